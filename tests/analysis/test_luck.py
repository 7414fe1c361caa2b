"""Luck: what a draw was worth next to all others, and the sum that explains every margin."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cafe.analysis import Review, deal_value, method_for, review_game
from cafe.analysis.after_draws import after_draws
from cafe.analysis.decisions import decided_together
from cafe.analysis.luck import luck_of_draws, sampled_draws, value_after, weighted_draws
from cafe.kernel import Dice, code_of, from_game
from cafe.rules import Edition, Game, Step, deal
from cafe.rules.events import GuestDrawn
from cafe.rules.notation import Record, final
from tests.properties.walks import Temper, Walk, rulesets

from .games import played

NODES = 2
FEW = 4  # games that tell a deal's value
BANKRUPT = -20
EXAMPLES = settings().max_examples // 3  # a review takes longer than a walk


def finished() -> st.SearchStrategy[Walk]:
    """Whole games of any ruleset."""
    return st.builds(Walk, rules=rulesets(), seed=st.integers(0, 2**32), temper=st.sampled_from(Temper))


def record_of(walk: Walk) -> Record:
    return Record(walk.ruleset, deal(walk.ruleset, str(walk.seed)), tuple(step.move for step in walk.steps()))


def margins(game: Game) -> list[int]:
    """By the rules: one's points less the best of the others', a bankrupt counting -20."""
    points = [
        BANKRUPT if player in game.scene.out else score for player, score in enumerate(game.scene.scores)
    ]
    return [1_000 * (own - max(points[:player] + points[player + 1 :])) for player, own in enumerate(points)]


def assert_adds_up(review: Review, record: Record) -> None:
    game = final(record)
    assert [told.margin for told in review.sums] == margins(game)
    luck, losses = Counter[int](), Counter[int]()
    for draw in review.draws:
        luck[draw.seat] += draw.luck
    for turn in review.turns:
        losses[turn.seat] += turn.loss.margin
    for told in review.sums:
        others = [seat for seat in range(record.ruleset.players) if seat != told.seat]
        assert told.own_luck == luck[told.seat]
        assert told.others_luck == sum(luck[seat] for seat in others)
        assert told.own_losses == losses[told.seat]
        assert told.others_losses == sum(losses[seat] for seat in others)
        assert told.margin == (
            told.deal
            + told.own_luck
            - told.others_luck
            - told.own_losses
            + told.others_losses
            + told.unexplained
        )


@settings(max_examples=EXAMPLES)
@given(finished())
def test_every_margin_is_the_sum_of_deal_luck_losses_and_what_is_unexplained(walk: Walk) -> None:
    record = record_of(walk)
    if final(record).end is None:
        return
    with patch.object(deal_value, "GAMES", FEW):
        review = review_game(record, method_for(record.ruleset, NODES))
    assert_adds_up(review, record)
    assert review.all_cards_seen is (record.ruleset.edition is Edition.CARD)


@settings(max_examples=EXAMPLES)
@given(finished())
def test_every_guest_that_was_drawn_is_in_the_luck_of_whoever_drew_them(walk: Walk) -> None:
    record = record_of(walk)
    told = [
        (draw.seat, guest)
        for draw in luck_of_draws(record, method_for(record.ruleset, NODES))
        for guest in draw.guests
    ]
    drawn = [
        (event.player, str(event.guest))
        for steps in decided_together(record)
        for step in steps
        for event in step.events
        if isinstance(event, GuestDrawn)
    ]
    assert told == drawn


def test_between_two_players_one_sum_mirrors_the_other() -> None:
    for rules in ("board players=2", "card players=2"):
        record = played(rules)
        first, second = review_game(record, method_for(record.ruleset, NODES)).sums
        assert first.margin == -second.margin
        assert first.deal == -second.deal
        assert first.unexplained == -second.unexplained


def drawing(rules: str, size: int) -> list[Step]:
    """The steps of the first decision in which so many guests were drawn."""
    for steps in decided_together(played(rules)):
        if sum(isinstance(event, GuestDrawn) for step in steps for event in step.events) == size:
            return steps
    raise AssertionError("nobody drew so many")


@pytest.mark.parametrize(
    ("rules", "size"), [("board players=2", 1), ("board players=3", 2), ("card players=2", 1)]
)
def test_luck_over_all_draws_is_nought_on_average(rules: str, size: int) -> None:
    """Each guest of the bag one by one, as a person would lay them out."""
    steps = drawing(rules, size)
    game, value = steps[0].game, after_draws(played(rules).ruleset)
    position = from_game(game)
    code = code_of((step.move for step in steps), game.scene.ruleset)
    bag = position.undrawn()
    plain = [value_after(position, code, draw, value) for draw in combinations(bag, size)]
    weighted = [(value_after(position, code, draw, value), ways) for draw, ways in weighted_draws(bag, size)]
    assert sum(ways for _, ways in weighted) == len(plain)
    assert sum(margin * ways for margin, ways in weighted) == sum(plain)
    told = next(
        draw
        for draw in luck_of_draws(played(rules), method_for(game.scene.ruleset, NODES))
        if draw.turn == game.scene.turn.number
    )
    actual = [str(event.guest) for step in steps for event in step.events if isinstance(event, GuestDrawn)]
    assert list(told.guests) == actual
    assert told.sampled == 0


def test_more_guests_are_drawn_fairly_from_the_bag() -> None:
    bag = [0, 0, 1, 2, 3, 3, 3]
    draws = [draw for draw, _ in sampled_draws(bag, 3, Dice(1))]
    assert all(not Counter(draw) - Counter(bag) for draw in draws)
    share = sum(draw.count(3) for draw in draws) / (3 * len(draws))
    assert abs(share - 3 / 7) < 0.06
