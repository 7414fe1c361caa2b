"""Who of a hand could join a guest that would have to wait (E5)."""

from __future__ import annotations

from .etiquette import Floor
from .floor import Chair
from .guests import Guest
from .seating import Seating
from .state import Hand
from .values import field, value


@value
class Companions:
    """The chairs of a room that fit each guest of a hand now: a shortcut of `joining` for many chairs."""

    floor: Floor
    hand: Hand
    chairs: dict[Guest, frozenset[Chair]] = field(default_factory=dict)  # of those who were asked for

    @classmethod
    def of(cls, room: Seating, hand: Hand) -> Companions:
        return cls(Floor.of(room), hand)

    def joining(self, guest: Guest, chair: Chair) -> tuple[Guest, ...]:
        """Who could join the guest at an unoccupied table of that chair."""
        others = [other for other in dict.fromkeys(self.hand) if other.sex is not guest.sex]
        return tuple(other for other in others if self.floor.has_place_beside(chair, self._places(other)))

    def _places(self, guest: Guest) -> frozenset[Chair]:
        if guest not in self.chairs:
            self.chairs[guest] = frozenset(self.floor.chairs_for(guest))
        return self.chairs[guest]
