"""What is offered is what is paid, and what is paid is what the rules say, line by line."""

from __future__ import annotations

from hypothesis import given

from cafe.rules import Edition, Event
from cafe.rules.events import ClubHosted, GuestSeated, HandReckoned, SentToBar
from cafe.rules.moves import HostClub, Seat
from cafe.rules.pay import Line

from . import oracle
from .judging import situation
from .oracle import Situation
from .walks import Step, Walk, walks

Paying = GuestSeated | ClubHosted | SentToBar | HandReckoned
CLASSIC = [1, 2, 3, 4, 5, -2, -4, -6, -8, -10, -12, -14, -16, -18, -20, -22, -24, -26, -28, -30]
GENTLE = [1, 2, 3, 4, 5, -2, -4, -6, -8, -10, -4, -6, -8, -10, -12, -6, -8, -10, -12, -14]


def paying(events: tuple[Event, ...]) -> list[Paying]:
    return [event for event in events if isinstance(event, Paying)]


@given(walks())
def test_the_scores_change_by_the_points_of_the_events(walk: Walk) -> None:
    for step in walk.steps():
        scores = list(step.game.scene.scores)
        for event in paying(step.events):
            scores[event.player] += event.points
        assert tuple(scores) == step.then.scene.scores


@given(walks())
def test_a_receipt_adds_up(walk: Walk) -> None:
    for step in walk.steps():
        for event in paying(step.events):
            if isinstance(event, GuestSeated | ClubHosted):
                assert event.points == sum(line.points for line in event.receipt)
        for offer in step.offered:
            if offer.receipt:
                assert offer.points == sum(line.points for line in offer.receipt)


@given(walks())
def test_an_offer_says_what_playing_it_pays(walk: Walk) -> None:
    for step in walk.steps():
        offer = next(offer for offer in step.offered if offer.move == step.move)
        before_reckoning = [event for event in paying(step.events) if not isinstance(event, HandReckoned)]
        assert offer.points == sum(event.points for event in before_reckoning)
        lines = [
            line
            for event in before_reckoning
            if isinstance(event, GuestSeated | ClubHosted)
            for line in event.receipt
        ]
        assert list(offer.receipt) == lines


@given(walks())
def test_every_line_of_every_offered_seating_is_as_the_rules_price_it(walk: Walk) -> None:
    for step in walk.steps():
        now = situation(step.game)
        for offer in step.offered:
            if isinstance(offer.move, Seat):
                told = oracle.pay(now, str(offer.move.guest), offer.move.chair)
                assert {str(line.table): line.points for line in offer.receipt} == told
                then = now.with_guest(str(offer.move.guest), offer.move.chair)
                assert all(is_told_truly(then, line) for line in offer.receipt)


def is_told_truly(then: Situation, line: Line) -> bool:
    """What a line says besides its points."""
    table = str(line.table)
    return (line.guests, line.nation.value, line.birthday) == (
        len(then.company(table)),
        then.nations[table],
        then.nations[table] == then.birthday,
    )


@given(walks())
def test_a_club_pays_once_and_its_members_elsewhere_one_by_one(walk: Walk) -> None:
    for step in walk.steps():
        if isinstance(step.move, HostClub):
            check_club(step, step.move)


def check_club(step: Step, move: HostClub) -> None:
    now = situation(step.game)
    *seated, hosted = [event for event in paying(step.events) if not isinstance(event, HandReckoned)]
    for event, member in zip(seated, move.party, strict=True):
        assert isinstance(event, GuestSeated)
        assert (event.guest, event.chair) == (member.guest, member.chair)
        assert event.points == sum(
            oracle.pay(now, str(member.guest), member.chair, apart=str(move.table)).values()
        )
        now = now.with_guest(str(member.guest), member.chair)
    assert isinstance(hosted, ClubHosted)
    assert hosted.points == oracle.club_pay(now, str(move.table))


@given(walks(Edition.BOARD))
def test_the_bar_has_its_price_and_nobody_pays_more_than_they_have(walk: Walk) -> None:
    prices = GENTLE if "bar=gentle" in walk.rules else CLASSIC
    for step in walk.steps():
        for event in step.events:
            if isinstance(event, SentToBar):
                score = step.game.scene.scores[event.player]
                assert event.space == len(step.game.scene.bar) + 1
                assert event.price == prices[event.space - 1]
                assert event.points == (event.price if score + event.price >= 0 else -score)
                out = event.player in step.then.scene.out
                assert out is (score + event.price < 0)


@given(walks())
def test_guests_left_over_cost_what_the_rules_say(walk: Walk) -> None:
    for step in walk.steps():
        reckoned = [event for event in step.events if isinstance(event, HandReckoned)]
        assert bool(reckoned) is (step.then.end is not None)
        for event in reckoned:
            left = [*step.then.hands[event.player], *step.then.aside[event.player]]
            prices = {True: 10, False: 5} if step.game.scene.ruleset.is_board else {False: 2}
            assert event.points == -sum(prices[guest.is_joker] for guest in left)
        if reckoned:
            players = [event.player for event in reckoned]
            assert sorted({*players, *step.then.scene.out}) == list(range(step.game.scene.ruleset.players))
