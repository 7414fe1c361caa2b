"""The two choices of the board game that are no seating: the hand size (B9) and the birthday (V1)."""

from __future__ import annotations

from cafe.rules import Nation, View
from cafe.rules.board_game import BAG_FLOOR, most_lowered
from cafe.rules.moves import LowerHandSize, NameBirthday

END_IN_SIGHT = 8  # chairs or guests left, from which on a choice of guests is worth less than their price
OWN, JOKER, OTHERS, UNSEEN = 3.0, 1.0, -1.0, 0.25  # what a guest of the nation counts by where they are


def hand_size(view: View) -> LowerHandSize:
    """All when the end is in sight, since each guest left over costs 5; before, choice is worth more."""
    room = view.scene.room
    free = len(room.plan.chairs) - len(room.guests)
    is_late = min(free, view.bag - BAG_FLOOR) <= END_IN_SIGHT
    return LowerHandSize(most_lowered(view.scene) if is_late else 0)


def birthday(view: View) -> NameBirthday:
    """The nation at whose tables the player has most to score, or none."""
    promise = {nation: _promise(view, nation) for nation in Nation}
    best = max(promise, key=lambda nation: promise[nation])
    return NameBirthday(best if promise[best] > 0 else None)


def _promise(view: View, nation: Nation) -> float:
    room = view.scene.room
    tables = [table for table, sign in room.nations.items() if sign is nation]
    free = sum(len(room.free_chairs_at(table)) for table in tables)
    own = sum(OWN * (guest.nation is nation) + JOKER * guest.is_joker for guest in view.hand)
    others = [guest for player, hand in enumerate(view.hands) if player != view.viewer for guest in hand]
    theirs = sum(guest is not None and guest.nation is nation for guest in others)
    unseen = sum(count for guest, count in view.unseen().items() if guest.nation is nation)
    return (own + OTHERS * theirs + UNSEEN * unseen) * free
