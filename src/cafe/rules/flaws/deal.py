"""What can be wrong with a deal."""

from __future__ import annotations

from cafe.rules.guests import Guest, Nation
from cafe.rules.values import value


@value
class GuestDealtOtherwise:
    """B1, C1: more or fewer of a kind than the game has."""

    guest: Guest
    times: int
    instead_of: int


@value
class TableCardDealtOtherwise:
    """C1."""

    nation: Nation
    times: int
    instead_of: int


@value
class StarterIsNobody:
    players: int


@value
class HalfALetter:
    """A seed with half of a letter is no text."""


DealFlaw = GuestDealtOtherwise | TableCardDealtOtherwise | StarterIsNobody | HalfALetter
