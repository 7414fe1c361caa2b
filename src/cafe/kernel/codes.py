"""A whole turn as one integer.

    60      49 48      37 36      25 24      13 12  8 7   5 4    3 2    0
    ┌─────────┬──────────┬──────────┬──────────┬─────┬─────┬──────┬──────┐
    │ fourth  │  third   │  second  │  first   │table│lower│ending│action│
    └─────────┴──────────┴──────────┴──────────┴─────┴─────┴──────┴──────┘
a seating: 5 bits for the kind of guest, 7 for the number of the chair, from 1; 0 is no seating
table: V2, where the club meets;  lower: B9, 0 not asked, else 1 + by how much
"""

from __future__ import annotations

from typing import Final

from .numbers import i64

SEAT: Final = 0  # B5, C4: with no seating at all, the end of a turn under way
CLUB: Final = 1  # V2
BAR: Final = 2  # B7
SWAP: Final = 3  # B6
DRAW: Final = 4  # C6
ASIDE: Final = 5  # C7
BIRTHDAY: Final = 6  # V1: the nation in place of the guest, twelve for none
LOWER: Final = 7  # B9: as a step of its own, in a turn under way

GOES_ON: Final = 0  # the game is over, or a table was cleared and the turn goes on
END: Final = 1 << 3
CLOSE: Final = 2 << 3  # C8

ACTION: Final = 7
ENDING: Final = 3 << 3
LOWERED: Final = 5  # the place of its bits
TABLE: Final = 8
FIRST: Final = 13
WIDTH: Final = 12  # of a seating
MEMBER: Final = (1 << WIDTH) - 1
CHAIR: Final = (1 << 7) - 1
KIND: Final = 7


def of_guest(action: i64, kind: i64) -> i64:
    """The code of an action with a guest, or a nation, and no chair."""
    return action | (kind << (KIND + FIRST))


def of_seating(kind: i64, chair: i64) -> i64:
    """A seating, before it is put in its place."""
    return (kind << KIND) | (chair + 1)


def member(code: i64, place: i64) -> i64:
    """The seating in a place of the code, 0 if there is none."""
    return (code >> (FIRST + WIDTH * place)) & MEMBER


def lowered(code: i64) -> i64:
    """1 + by how much the hand size is lowered; 0 if that was not asked."""
    return (code >> LOWERED) & 7


def table(code: i64) -> i64:
    return (code >> TABLE) & 31
