"""Who of a hand could join a guest that would have to wait (E5)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .etiquette import Floor
from .floor import Chair
from .guests import Guest
from .seating import Seating
from .state import Hand


@dataclass(frozen=True, slots=True)
class Companions:
    """The chairs of a room that fit each guest of a hand now: a shortcut of `joining` for many chairs."""

    floor: Floor
    chairs: Mapping[Guest, frozenset[Chair]]

    @classmethod
    def of(cls, room: Seating, hand: Hand) -> Companions:
        floor = Floor.of(room)
        return cls(floor, {guest: frozenset(floor.chairs_for(guest)) for guest in dict.fromkeys(hand)})

    def joining(self, guest: Guest, chair: Chair) -> tuple[Guest, ...]:
        """Who could join the guest at an unoccupied table of that chair."""
        return tuple(
            other
            for other, places in self.chairs.items()
            if other.sex is not guest.sex and self.floor.has_place_beside(chair, places)
        )
