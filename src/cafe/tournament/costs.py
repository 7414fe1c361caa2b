"""What decisions cost: positions and time, on average, for all but one of a hundred, and at most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from .results import Result


@dataclass(frozen=True, slots=True)
class Cost:
    """How much one decision took."""

    mean: float
    p99: float
    most: float


@dataclass(frozen=True, slots=True)
class Costs:
    """The decisions of all entrants of one name."""

    decisions: int
    nodes: Cost
    milliseconds: Cost


def costs(labels: Sequence[str], results: Sequence[Result], label: str) -> Costs | None:
    """What the decisions of this name took, as far as they were made just now."""
    own = [at for at, other in enumerate(labels) if other == label]
    made = [each for result in results if result.decisions for at in own for each in result.decisions[at]]
    if not made:
        return None
    return Costs(
        len(made), _cost([each.nodes for each in made]), _cost([1_000 * each.seconds for each in made])
    )


def _cost(amounts: Sequence[float]) -> Cost:
    ordered = sorted(amounts)
    return Cost(fmean(ordered), ordered[(len(ordered) * 99 - 1) // 100], ordered[-1])
