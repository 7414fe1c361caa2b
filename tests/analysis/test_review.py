"""What a review says of every decision of a game, and that it says the same again."""

from __future__ import annotations

import dataclasses
from functools import cache

import msgspec
import pytest

from cafe.analysis import (
    ENGINE,
    Mark,
    Method,
    Review,
    assembled,
    decisions_of,
    method_for,
    review_decision,
    review_game,
)
from cafe.analysis.decisions import GameNotOver
from cafe.analysis.equivalence import chairs_alike, first_alike, outcome_key
from cafe.bots.hints import JUDGES
from cafe.kernel import code_of, from_game
from cafe.rules import Edition, play_all, start, take, view
from cafe.rules.notation import Record, parse_moves
from cafe.rules.values import replace

from .games import played

RULES = (
    "board players=2",
    "board players=4 plan=ring doubling=every-group bar=gentle",
    "board players=2 birthday=10 clubs=on",
    "card players=2",
    "card players=3 clubs=on",
)
NODES = 4
each_game = pytest.mark.parametrize("rules", RULES)


@cache
def reviewed(rules: str) -> Review:
    record = played(rules)
    return review_game(record, method_for(record.ruleset, NODES))


@each_game
def test_every_decision_is_reviewed_and_together_they_are_the_game(rules: str) -> None:
    record, turns = played(rules), reviewed(rules).turns
    assert [turn.decision for turn in turns] == list(range(1, len(turns) + 1))
    moves = tuple(move for turn in turns for move in parse_moves(" ".join(turn.played.moves)))
    assert moves == record.moves


@each_game
def test_alternatives_are_up_to_three_turns_that_the_rules_allow_and_that_differ(rules: str) -> None:
    record = played(rules)
    game, alike = start(record.ruleset, record.deal), chairs_alike(record.ruleset.plan)
    for turn in reviewed(rules).turns:
        told = [parse_moves(" ".join(each.moves)) for each in (turn.played, *turn.alternatives)]
        assert len(turn.alternatives) <= min(3, turn.choices - 1)
        assert all(not take(game, moves).rest for moves in told)
        position = from_game(game)
        keys = {outcome_key(position, code_of(moves, record.ruleset), alike) for moves in told}
        assert len(keys) == len(told)
        game = play_all(game, told[0])


@each_game
def test_parts_add_up_to_the_margin_and_the_best_turn_loses_nothing(rules: str) -> None:
    for turn in reviewed(rules).turns:
        for each in (turn.played, *turn.alternatives):
            assert sum(part.points for part in each.parts) == each.value.margin
            assert each.value.exact is (each.value.samples == 0)
            if not each.value.exact:
                assert each.value.margin_error > 0
                assert each.value.win_error > 0
        assert turn.loss == turn.played.behind
        assert turn.best.behind.margin == turn.best.behind.win == 0
        assert turn.is_best is (turn.best is turn.played)


def test_turns_are_judged_in_other_imagined_games_than_those_that_picked_them() -> None:
    """So now and then another one is ahead of the best in margin and win: a maximum of means flatters."""
    flattered = [
        turn.decision
        for rules in RULES
        for turn in reviewed(rules).turns
        for each in (turn.played, *turn.alternatives)
        if not each.value.exact and each.behind.margin < 0 and each.behind.win < 0
    ]
    assert flattered


@each_game
def test_forced_turns_are_no_real_decisions(rules: str) -> None:
    review = reviewed(rules)
    for turn in review.turns:
        if turn.choices == 1:
            assert turn.is_best
            assert not turn.alternatives
            assert turn.mark is None
    for player in review.players:
        own = [turn for turn in review.turns if turn.seat == player.seat and turn.choices > 1]
        assert player.decisions == len(own)
        assert player.blunders == sum(turn.mark is Mark.BLUNDER for turn in own)


def test_the_end_of_a_board_game_for_two_is_exact_and_says_so() -> None:
    assert reviewed("board players=2").turns[-1].played.value.exact
    assert not any(turn.played.value.exact for turn in reviewed("card players=2").turns)


def test_the_best_of_solved_turns_is_that_of_all_turns_however_few_are_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record, judge = played("board players=2"), JUDGES[Edition.BOARD]
    decisions, method = decisions_of(record)[-6:], Method(ENGINE, "", "few", 100)
    whole = [review_decision(decision, method) for decision in decisions]
    few_looks = dataclasses.replace(judge.depth, looks=2)
    monkeypatch.setitem(JUDGES, Edition.BOARD, dataclasses.replace(judge, depth=few_looks))
    solved = 0
    for decision, every in zip(decisions, whole, strict=True):
        few = review_decision(decision, method)
        assert few.best.value.exact is every.best.value.exact
        if every.best.value.exact:
            assert (few.best.value, few.loss, few.choices) == (every.best.value, every.loss, every.choices)
            solved += every.choices > 2
    assert solved


def test_guests_on_chairs_that_stand_at_the_same_tables_are_the_same_turn() -> None:
    record = played("board players=2")
    rules, plan = record.ruleset, record.ruleset.plan
    position, alike = from_game(start(rules, record.deal)), chairs_alike(plan)
    one, other = (plan.chairs[number] for number in alike[0][:2])
    assert plan.tables_at[one] == plan.tables_at[other]
    guest = next(guest for guest in start(rules, record.deal).hands[record.deal.first] if not guest.is_joker)
    keys = {
        outcome_key(position, code_of(parse_moves(f"{guest}@{chair} end"), rules), alike)
        for chair in (one, other)
    }
    assert len(keys) == 1


@each_game
def test_every_judged_turn_is_known_again_by_what_it_leaves(rules: str) -> None:
    decisions = decisions_of(played(rules))
    for turn, decision in [*zip(reviewed(rules).turns, decisions, strict=True)][::5]:
        judged = [parse_moves(" ".join(one.moves)) for one in (turn.played, *turn.alternatives)]
        assert [first_alike(decision.view, moves, judged) for moves in judged] == [*range(len(judged))]
        assert first_alike(decision.view, decision.moves, judged[1:]) is None


def test_guests_who_change_chairs_at_the_same_tables_are_known_again() -> None:
    record = played("board players=2")
    rules, game = record.ruleset, start(record.ruleset, record.deal)
    chairs = [rules.plan.chairs[number] for number in chairs_alike(rules.plan)[0][:2]]
    guest = next(guest for guest in game.hands[game.player] if not guest.is_joker)
    one, other = (parse_moves(f"{guest}@{chair} end") for chair in chairs)
    bar = parse_moves(f"{guest}@bar")
    assert first_alike(view(game, game.player), one, [bar, other]) == 1
    assert first_alike(view(game, game.player), one, [bar]) is None


@pytest.mark.parametrize("rules", ["board players=2", "card players=2"])
def test_the_same_method_gives_the_same_to_the_byte_and_another_seed_another(rules: str) -> None:
    record = played(rules)
    decision = decisions_of(record)[4]

    def told(method: Method) -> bytes:
        return msgspec.json.encode(review_decision(decision, method))

    assert told(method_for(record.ruleset, NODES)) == told(method_for(record.ruleset, NODES))
    assert told(method_for(record.ruleset, NODES)) != told(method_for(record.ruleset, NODES, "other"))


@each_game
def test_a_review_comes_back_from_json(rules: str) -> None:
    review = reviewed(rules)
    assert msgspec.json.decode(msgspec.json.encode(review), type=Review) == review


def test_a_game_that_is_not_over_is_never_analysed() -> None:
    record = played("board players=2")
    unfinished: Record = replace(record, moves=record.moves[:-1])
    with pytest.raises(GameNotOver):
        decisions_of(unfinished)


def test_a_review_of_some_decisions_is_none_of_the_game() -> None:
    review, record = reviewed("card players=2"), played("card players=2")
    with pytest.raises(ValueError, match="every decision"):
        assembled(record, review.turns[1:], review.method)


def test_a_seed_that_no_file_can_tell_is_refused() -> None:
    with pytest.raises(ValueError, match="two words"):
        method_for(played("card players=2").ruleset, NODES, "two words")
