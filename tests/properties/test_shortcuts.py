"""What is counted at once is what is counted one by one."""

from __future__ import annotations

from collections import Counter

from hypothesis import given

from cafe.rules import Game, offers, view
from cafe.rules.companions import Companions
from cafe.rules.etiquette import joining, waits
from cafe.rules.guests import BOARD_GUESTS, CARD_GUESTS, Guest
from cafe.rules.moves import Seat, SwapJoker
from cafe.rules.pay import receipt
from cafe.rules.seating import seat

from .universe import every_swap
from .walks import Walk, walks


@given(walks())
def test_every_offered_seating_says_the_receipt_of_the_room_with_the_guest_in_it(walk: Walk) -> None:
    for game in walk.games():
        for offer in offers(game):
            if isinstance(offer.move, Seat):
                then = seat(game.scene.room, offer.move.guest, offer.move.chair)
                assert offer.receipt == receipt(then, offer.move.chair, game.scene.tariff)


@given(walks())
def test_the_companies_of_a_room_are_those_of_its_tables(walk: Walk) -> None:
    for game in walk.games():
        room = game.scene.room
        assert list(room.companies().items()) == [(table, room.company(table)) for table in room.tables]
        assert all(list(room.tables_at(chair)) == list(near) for chair, near in room.tables_by_chair.items())


@given(walks())
def test_swaps_are_offered_guest_by_guest_and_chair_by_chair(walk: Walk) -> None:
    for game in walk.games():
        offered = [offer.move for offer in offers(game) if isinstance(offer.move, SwapJoker)]
        said = set(every_swap(game))
        chairs = list(game.scene.room.plan.chairs)
        assert set(offered) <= said
        places = [
            (list(dict.fromkeys(game.hand)).index(move.guest), chairs.index(move.chair)) for move in offered
        ]
        assert places == sorted(places)


@given(walks())
def test_whoever_could_join_a_waiting_guest_fits_beside_them_once_they_sit(walk: Walk) -> None:
    for game in walk.games():
        room, companions = game.scene.room, Companions.of(game.scene.room, game.hand)
        for move in (offer.move for offer in offers(game) if isinstance(offer.move, Seat)):
            if waits(room, move.chair):
                said = tuple(joining(room, move.guest, move.chair, game.hand))
                assert companions.joining(move.guest, move.chair) == said


@given(walks())
def test_the_unseen_are_all_guests_but_those_who_are_placed(walk: Walk) -> None:
    for game in walk.games():
        for viewer in (None, 0):
            assert view(game, viewer).unseen() == _unseen(game, viewer)


def _unseen(game: Game, viewer: int | None) -> Counter[Guest]:
    seen, scene = view(game, viewer), game.scene
    left = Counter(BOARD_GUESTS if scene.ruleset.is_board else CARD_GUESTS)
    for guest in (*scene.room.guests.values(), *scene.bar, *scene.box):
        left[guest] -= 1
    for sight in (*seen.hands, *seen.aside):
        left.subtract(guest for guest in sight if guest is not None)
    return +left
