"""What `./run prove` says of reviews: how often sampled values are right, and how often marks stay."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from cafe.analysis import NODES
from cafe.rules import Edition
from cafe.statistics.intervals import share

from .agreement import Compared, Marked, compared_endings, marked_decisions, without_solving

USUAL = NODES[Edition.BOARD]
PER_MILLE = 1_000
LEAST_AGREEING, LEAST_STAYING = 0.99, 0.95
OTHERS = 1  # decisions without a blunder that are judged twice, for each with one


def prove_values(seed: str, positions: int) -> int:
    """Sampled values of solved positions, within three standard errors; 1 if too few are."""
    compared = list(islice(compared_endings(seed, USUAL), positions))
    plain = list(islice(compared_endings(seed, USUAL, without_solving), positions))
    print(f"{_share(compared)} of {positions} solved positions have sampled margin and win within 3 errors")
    print(f"{_share(plain)} would have, if no playout were solved where it can be")
    return int(sum(each.agrees for each in compared) < LEAST_AGREEING * positions)


def prove_marks(seed: str, blunders: int) -> int:
    """Marks with the usual playouts, and with ten times as many and another seed; 1 if too few stay.

    Blunders are rare, so decisions are judged until there are so many of them; of the others, of which far
    fewer change, as many again are judged twice.
    """
    found, others = list[Marked](), list[Marked]()
    for each in marked_decisions(seed, USUAL):
        (found if each.few else others).append(each)
        if len(found) == blunders:
            break
    some = others[:: max(1, len(others) // (OTHERS * blunders))][: OTHERS * blunders]
    still, none = sum(each.stays() for each in found), sum(each.stays() for each in some)
    print(f"{len(found)} of {len(found) + len(others)} decisions are blunders; with ten times the playouts")
    print(f"{_with_interval(still, len(found))} of these still are, and")
    print(f"{_with_interval(none, len(some))} of the others are none, either")
    same = len(found) * still / len(found) + len(others) * none / len(some)
    print(f"{same / (len(found) + len(others)):.1%} of all decisions stay blunders, or none")
    return int(same < LEAST_STAYING * (len(found) + len(others)))


def _with_interval(count: int, of: int) -> str:
    """A share with its 95 % interval, by Wilson."""
    told = share(count, of, of, PER_MILLE)
    return f"{count} of {of} ({count / of:.1%}, 95 % interval {told.low} to {told.high} of 1,000)"


def _share(compared: list[Compared]) -> str:
    return f"{sum(each.agrees for each in compared) / len(compared):.1%}"


def proofs(seed: str, positions: int, decisions: int) -> Iterator[int]:
    """Those that are asked for."""
    if positions:
        yield prove_values(seed, positions)
    if decisions:
        yield prove_marks(seed, decisions)
