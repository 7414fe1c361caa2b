"""Clubs: those offered, those that play accepts and those that the rules allow are the same, paid alike."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import combinations, permutations, product
from random import Random

import pytest

from cafe.rules import Edition, Game, Table, offers, play, play_step
from cafe.rules.events import ClubHosted, GuestSeated
from cafe.rules.guests import KINDS, Guest, Sex
from cafe.rules.moves import HostClub, Seat
from cafe.rules.pay import Line

from . import oracle
from .judging import Judged, answer, followed, opened
from .test_course import by_game, by_ledger
from .walks import Temper, Walk


@cache
def hosts(edition: Edition) -> list[Judged]:
    """Games at the start of a turn in which the player holds guests of one sex and a few nations."""
    clubs: list[Judged] = []
    none: list[Judged] = []
    for seed in range(60):
        rules = "card players=2" if edition is Edition.CARD else "board players=2 lone_joker=on birthday=1"
        walk = Walk(f"{rules} clubs=on", seed, Temper.EARNING, length=seed)
        *_, judged = (judged for judged in followed(walk) if not judged.now.turn.acted)
        if not judged.now.is_over:
            game = with_friends(judged.game, Random(seed))
            offered = any(isinstance(offer.move, HostClub) for offer in offers(game))
            (clubs if offered else none).append(
                Judged(game, replace(judged.now, hand=list(map(str, game.hand))))
            )
    return clubs[:7] + none[:2]


def with_friends(game: Game, rng: Random) -> Game:
    """The same game, but the player drew better: whoever is at home at an empty table, all of one sex."""
    room, sex = game.scene.room, rng.choice(list(Sex))
    empty = [table for table in room.nations if all(guest.sex is sex for guest in room.guests_at(table))]
    table = rng.choice(empty or list(room.nations))
    near = {room.nations[other] for chair in room.plan.chairs_at[table] for other in room.tables_at(chair)}
    guests = rng.sample((*game.bag, *game.hand), len(game.bag) + len(game.hand))
    own = [guest for guest in guests if guest == Guest(room.nations[table], sex)][: rng.choice((3, 4))]
    for guest in own:
        guests.remove(guest)
    drawn = own + sorted(guests, key=lambda guest: (guest.sex is not sex, guest.nation not in near))
    size = max(len(game.hand), 6)
    hands = tuple(tuple(drawn[:size]) if at == game.player else hand for at, hand in enumerate(game.hands))
    return replace(game, hands=hands, bag=tuple(drawn[size:]))


@pytest.mark.parametrize("edition", Edition)
def test_offered_clubs_are_exactly_the_parties_that_play_accepts(edition: Edition) -> None:
    hosted = 0
    for judged in hosts(edition):
        game, now = judged.game, judged.now
        moves = [offer.move for offer in offers(game) if isinstance(offer.move, HostClub)]
        offered = {(move.table, frozenset(move.party)) for move in moves}
        tables = {*(table for table, _ in offered), *Random(hosted).sample(list(game.scene.room.nations), 2)}
        parties = [(table, party) for table in tables for party in every_party(game, table)]
        accepted = {
            (table, frozenset(party)) for table, party in parties if not answer(game, HostClub(table, party))
        }
        told = {
            (table, frozenset(party))
            for table, party in parties
            if oracle.may_host(now, table, {str(seat.chair): str(seat.guest) for seat in party})
        }
        assert offered == accepted == told
        hosted += len(offered)
    assert hosted >= 20


def every_party(game: Game, table: Table) -> list[tuple[Seat, ...]]:
    """Every way to put guests of one sex on chairs of a table, taken ones too; and some mixed parties."""
    chairs = game.scene.room.plan.chairs_at[table]
    kinds = list(dict.fromkeys(game.hand))
    parties: list[tuple[Seat, ...]] = [()]
    for sex in Sex:
        ours = [guest for guest in kinds if guest.sex is sex]
        for size in range(1, 5):
            for places in combinations(chairs, size):
                taken = sum(place in game.scene.room.guests for place in places)
                if taken <= 1:
                    parties += [tuple(map(Seat, party, places)) for party in product(ours, repeat=size)]
    parties += [tuple(map(Seat, (*kinds, *kinds, *kinds, *kinds)[at:], chairs)) for at in range(len(kinds))]
    return parties


@pytest.mark.parametrize("edition", Edition)
def test_a_party_is_offered_once_for_each_receipt_that_an_order_of_it_brings(edition: Edition) -> None:
    for judged in hosts(edition):
        by_party: dict[tuple[Table, frozenset[Seat]], list[HostClub]] = {}
        for offer in offers(judged.game):
            if isinstance(offer.move, HostClub):
                by_party.setdefault((offer.move.table, frozenset(offer.move.party)), []).append(offer.move)
        for (table, party), moves in by_party.items():
            orders = [HostClub(table, order) for order in permutations(party)]
            receipts = {paid_lines(judged.game, order) for order in orders}
            offered = [paid_lines(judged.game, move) for move in moves]
            assert len(set(offered)) == len(offered)
            assert set(offered) == receipts


def paid_lines(game: Game, move: HostClub) -> tuple[Line, ...]:
    """Everything the move pays, line by line, in no order."""
    lines = [
        line
        for event in play(game, move)
        if isinstance(event, GuestSeated | ClubHosted)
        for line in event.receipt
    ]
    return tuple(sorted(lines, key=repr))


@pytest.mark.parametrize("edition", Edition)
def test_a_club_that_cannot_be_is_refused_with_a_reason_of_its_own(edition: Edition) -> None:
    game, offered = next(
        (judged.game, offer.move)
        for judged in hosts(edition)
        for offer in offers(judged.game)
        if isinstance(offer.move, HostClub)
    )
    stranger = Seat(next(guest for guest in KINDS if guest not in game.hand), offered.party[0].chair)
    spoiled = {
        HostClub(Table("z9"), offered.party): "NoSuchTable",
        HostClub(offered.table, offered.party[:-1]): "NoClub",
        HostClub(offered.table, offered.party + offered.party): "PartySize",
        HostClub(offered.table, (stranger, *offered.party[1:])): "NotInHand",
    }
    for move, reason in spoiled.items():
        assert reason in {type(objection).__name__ for objection in answer(game, move)}


@pytest.mark.parametrize("edition", Edition)
def test_a_club_leaves_the_game_that_the_ledger_comes_to(edition: Edition) -> None:
    of_one_nation = 0
    for judged in hosts(edition):
        for offer in offers(judged.game):
            if isinstance(offer.move, HostClub):
                ledger = opened(judged.game)
                ledger.write(str(offer.move))
                then = play_step(judged.game, offer.move).after
                assert by_ledger(ledger) == by_game(then)
                assert ledger.edition == "card" or ledger.turn.completed == then.scene.turn.completed
                of_one_nation += ledger.turn.completed
    assert of_one_nation
