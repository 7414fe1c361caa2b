"""Who of a hand could join a guest that would have to wait (E5)."""

from __future__ import annotations

from .etiquette import Floor
from .floor import Chair
from .guests import Guest, Sex
from .seating import Seating
from .state import Hand
from .values import field, value


@value
class Companions:
    """The chairs of a room that fit each guest of a hand now: a shortcut of `joining` for many chairs."""

    floor: Floor
    hand: Hand
    fitting: dict[Sex, dict[Guest, frozenset[Chair]]] = field(default_factory=dict)  # of the sexes asked for

    @classmethod
    def of(cls, room: Seating, hand: Hand) -> Companions:
        return cls(Floor.of(room), hand)

    def joining(self, guest: Guest, chair: Chair) -> tuple[Guest, ...]:
        """Who could join the guest at an unoccupied table of that chair."""
        has_place, others = self.floor.has_place_beside, self._fitting(guest.other_sex)
        return tuple([other for other, chairs in others.items() if has_place(chair, chairs)])

    def _fitting(self, sex: Sex) -> dict[Guest, frozenset[Chair]]:
        if sex not in self.fitting:
            others = [guest for guest in self.hand if guest.sex is sex]
            self.fitting[sex] = {other: frozenset(self.floor.chairs_for(other)) for other in others}
        return self.fitting[sex]
