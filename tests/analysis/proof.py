"""What `./run prove` says of reviews: how often sampled values are right, and how often marks stay."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from cafe.analysis import NODES
from cafe.rules import Edition

from .agreement import Compared, compared_endings, marked_decisions, without_solving

USUAL = NODES[Edition.BOARD]
LEAST_AGREEING, LEAST_STAYING = 0.99, 0.95


def prove_values(seed: str, positions: int) -> int:
    """Sampled values of solved positions, within three standard errors; 1 if too few are."""
    compared = list(islice(compared_endings(seed, USUAL), positions))
    plain = list(islice(compared_endings(seed, USUAL, without_solving), positions))
    print(f"{_share(compared)} of {positions} solved positions have sampled margin and win within 3 errors")
    print(f"{_share(plain)} would have, if no playout were solved where it can be")
    return int(sum(each.agrees for each in compared) < LEAST_AGREEING * positions)


def prove_marks(seed: str, decisions: int) -> int:
    """Blunders with the usual playouts, and with ten times as many and another seed; 1 if too few stay."""
    marked = list(islice(marked_decisions(seed, USUAL), decisions))
    same = sum(each.few is each.many for each in marked)
    blunders = [each for each in marked if each.few]
    still = sum(each.many for each in blunders)
    print(
        f"{same / decisions:.1%} of {decisions} decisions stay blunders, or none, with ten times the playouts"
    )
    print(f"{still} of {len(blunders)} blunders stay blunders")
    return int(same < LEAST_STAYING * decisions)


def _share(compared: list[Compared]) -> str:
    return f"{sum(each.agrees for each in compared) / len(compared):.1%}"


def proofs(seed: str, positions: int, decisions: int) -> Iterator[int]:
    """Those that are asked for."""
    if positions:
        yield prove_values(seed, positions)
    if decisions:
        yield prove_marks(seed, decisions)
