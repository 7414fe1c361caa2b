"""What can be wrong with a deal."""

from __future__ import annotations

from dataclasses import dataclass

from cafe.rules.guests import Guest, Nation


@dataclass(frozen=True, slots=True)
class GuestDealtOtherwise:
    """B1, C1: more or fewer of a kind than the game has."""

    guest: Guest
    times: int
    instead_of: int


@dataclass(frozen=True, slots=True)
class TableCardDealtOtherwise:
    """C1."""

    nation: Nation
    times: int
    instead_of: int


@dataclass(frozen=True, slots=True)
class StarterIsNobody:
    players: int


@dataclass(frozen=True, slots=True)
class HalfALetter:
    """A seed with half of a letter is no text."""


DealFlaw = GuestDealtOtherwise | TableCardDealtOtherwise | StarterIsNobody | HalfALetter
