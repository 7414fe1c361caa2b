"""A turn of seating: who may be seated now (B5, C4 with E1–E5), and when the turn may end."""

from __future__ import annotations

from collections.abc import Iterator

from .etiquette import Floor, chairs_to_join, fits, may_not_sit, somebody_joins, waits
from .floor import Chair
from .guests import Guest, Sex
from .moves import Seat
from .objections import (
    EnoughSeated,
    LeftAlone,
    NothingDone,
    NotInHand,
    Objection,
    PaysNothing,
    SomeoneWaits,
)
from .state import Hand, Scene, Stage

BOARD_SEATINGS, CARD_SEATINGS = 2, 3  # B5, C4


def most_seated(scene: Scene) -> int:
    return BOARD_SEATINGS if scene.ruleset.is_board else CARD_SEATINGS


def turn_rule(scene: Scene) -> str:
    """The rule that says what a turn is."""
    return "B4" if scene.ruleset.is_board else "C3"


def objections_to_seat(scene: Scene, hand: Hand, move: Seat) -> Iterator[Objection]:
    """Every reason why this guest may not take this chair now."""
    room, turn = scene.room, scene.turn
    if move.guest not in hand:
        yield NotInHand(move.guest, turn_rule(scene))
    enough = list(no_more_than_allowed(scene))
    yield from enough
    yield from the_waiting_guest_is_joined(scene, move.chair)
    yield from may_not_sit(room, move.guest, move.chair)
    is_free = move.chair in room.plan.tables_at and move.chair not in room.guests
    if is_free and not enough and turn.waiting is None:
        yield from every_guest_pays(scene, hand, move)


def no_more_than_allowed(scene: Scene) -> Iterator[Objection]:
    """B5, C4: two guests a turn in the board game, three in the card game; none after a club."""
    limit = most_seated(scene)
    if scene.turn.seated >= limit or scene.turn.stage is Stage.CLUB:
        yield EnoughSeated(limit, "B5" if scene.ruleset.is_board else "C4")


def the_waiting_guest_is_joined(scene: Scene, chair: Chair | None) -> Iterator[Objection]:
    """E5: while somebody waits, the next seating is at one of their tables."""
    waiting, room = scene.turn.waiting, scene.room
    if waiting is None:
        return
    tables = room.tables_at(waiting)
    if chair is None or not any(table in tables for table in room.plan.tables_at.get(chair, ())):
        yield SomeoneWaits(room.guests[waiting], waiting, tuple(tables))


def every_guest_pays(scene: Scene, hand: Hand, move: Seat) -> Iterator[Objection]:
    """E4, E5: whoever scores nothing must be able to wait for the next guest, or be excused."""
    if waits(scene.room, move.chair) and not _may_wait(scene, hand, move.guest, move.chair):
        yield LeftAlone(move.guest, move.chair)
        yield PaysNothing(move.guest, move.chair)


def is_excused(scene: Scene, guest: Guest) -> bool:
    """`lone_joker`: a joker may sit alone without scoring."""
    return guest.is_joker and bool(scene.ruleset.lone_joker)


def is_first_seating_of_all(scene: Scene) -> bool:
    """B5: the first player's first turn, while all chairs are empty."""
    return scene.ruleset.is_board and scene.turn.number == 1 and not scene.room.guests


def objections_to_end(scene: Scene) -> Iterator[Objection]:
    """Every reason why the turn may not end now."""
    if scene.turn.stage is Stage.ACT:
        yield NothingDone(turn_rule(scene))
    yield from nobody_is_left_alone(scene)


def nobody_is_left_alone(scene: Scene) -> Iterator[Objection]:
    """E4, E5: the turn does not end while a guest waits, but for the first guest of the game (B5)."""
    waiting = scene.turn.waiting
    if waiting is None or _is_the_first_guest(scene):
        return
    yield LeftAlone(scene.room.guests[waiting], waiting)
    yield from the_waiting_guest_is_joined(scene, None)


def seat_moves(scene: Scene, hand: Hand) -> Iterator[Seat]:
    """Every seating that is allowed now: the shortcut of objections_to_seat, each guest at home."""
    if next(no_more_than_allowed(scene), None) is not None:
        return
    room, waiting, guests = scene.room, scene.turn.waiting, dict.fromkeys(hand)
    if waiting is not None:
        near = chairs_to_join(room, waiting)
        yield from (Seat(guest, chair) for guest in guests for chair in near if fits(room, guest, chair))
        return
    floor = Floor.of(room)
    chairs = {guest: floor.chairs_for(guest) for guest in guests}
    places = {sex: {chair for guest in guests if guest.sex is sex for chair in chairs[guest]} for sex in Sex}
    followed = _another_may_follow(scene)
    for guest in guests:
        alone, company = _may_sit_alone(scene, guest), places[guest.other_sex]
        for chair in chairs[guest]:
            if alone or not floor.waits(chair) or (followed and floor.has_place_beside(chair, company)):
                yield Seat(guest, chair)


def _may_wait(scene: Scene, hand: Hand, guest: Guest, chair: Chair) -> bool:
    if _may_sit_alone(scene, guest):
        return True
    return _another_may_follow(scene) and somebody_joins(scene.room, guest, chair, hand)


def _may_sit_alone(scene: Scene, guest: Guest) -> bool:
    return is_first_seating_of_all(scene) or is_excused(scene, guest)


def _another_may_follow(scene: Scene) -> bool:
    return scene.turn.seated + 1 < most_seated(scene)


def _is_the_first_guest(scene: Scene) -> bool:
    return scene.ruleset.is_board and scene.turn.number == 1 and scene.turn.seated == 1
