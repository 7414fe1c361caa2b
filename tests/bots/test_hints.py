"""Hints: the best turns of a view, judged in imagined games that did not pick them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest

from cafe.bots import Considered, Part, bot, hint
from cafe.bots.searching import SearchingBot
from cafe.bots.weights import weights_for
from cafe.kernel.binary import Running, Why
from cafe.rules import View, deal, imagine, ruleset, start, take, view

from .tables import steps_of

RULES = [
    ("board", {"players": "2"}),
    ("board", {"players": "4", "plan": "ring", "doubling": "every-group"}),
    ("board", {"players": "2", "birthday": "10", "clubs": "on"}),
    ("card", {"players": "2"}),
    ("card", {"players": "5", "clubs": "on"}),
]
each_game = pytest.mark.parametrize(("edition", "options"), RULES, ids=str)
NODES = 60
EVERY = 9  # steps


def quick(seen: View) -> Considered:
    return hint(seen, 0, NODES)


def views(edition: str, options: dict[str, str]) -> Iterator[View]:
    """Of a game that greedy bots play, now and then."""
    rules = ruleset(edition, options)
    for at, step in enumerate(steps_of(rules, [bot("greedy")] * rules.players, "hints")):
        if at % EVERY == 0:
            yield view(step.game, step.game.player)


@each_game
def test_up_to_three_different_turns_that_the_rules_allow_are_told(
    edition: str, options: dict[str, str]
) -> None:
    rules = ruleset(edition, options)
    for at, step in enumerate(steps_of(rules, [bot("greedy")] * rules.players, "hints")):
        if at % EVERY:
            continue
        turns = quick(view(step.game, step.game.player)).turns
        assert 1 <= len({turn.moves for turn in turns}) == len(turns) <= 3
        for turn in turns:
            taken = take(step.game, turn.moves)
            assert not taken.rest
            assert taken.steps[-1].is_settled


@each_game
def test_parts_add_up_to_the_expected_margin(edition: str, options: dict[str, str]) -> None:
    for seen in views(edition, options):
        for turn in quick(seen).turns:
            assert turn.value is not None
            assert sum(points for _, points in turn.parts) == turn.value.margin
            assert dict(turn.parts).get(Part.POINTS, 0) == 1_000 * turn.points
            assert turn.value.exact or turn.value.samples >= 2


@each_game
def test_what_is_hidden_changes_no_hint(edition: str, options: dict[str, str]) -> None:
    dice = random.Random(3)
    for seen in views(edition, options):
        assert quick(seen) == quick(view(imagine(seen, dice), seen.viewer))


@each_game
def test_a_hint_says_whether_its_games_went_to_the_end(edition: str, options: dict[str, str]) -> None:
    learned = weights_for(ruleset(edition, options)) is not None
    for seen in islice(views(edition, options), 4):
        found = quick(seen)
        solved = found.turns[0].value is not None and found.turns[0].value.exact
        assert found.to_end is (not learned and not solved)


@pytest.mark.parametrize(("why", "nodes"), [(None, 1_000), (Why.NOT_COMPILED, 60)])
def test_where_the_kernel_is_plain_python_a_hint_imagines_fewer_games(
    monkeypatch: pytest.MonkeyPatch, why: Why | None, nodes: int
) -> None:
    monkeypatch.setattr("cafe.bots.hints.running", Running(why))
    asked = list[int]()

    def judge(_self: SearchingBot, _view: View, nodes: int, _seed: int, _turns: int) -> Considered:
        asked.append(nodes)
        return Considered((), nodes)

    monkeypatch.setattr(SearchingBot, "judge", judge)
    hint(next(views("board", {"players": "2"})), 0)
    assert asked == [nodes]


def test_lead_and_trail_are_told_from_the_seat_of_whoever_asks() -> None:
    for seen in views("board", {"players": "2"}):
        scores = seen.scene.scores
        standing = scores[seen.scene.player] - scores[1 - seen.scene.player]
        assert all(dict(turn.parts).get(Part.STANDING, 0) == 1_000 * standing for turn in quick(seen).turns)


def test_what_the_next_player_gains_is_taken_away() -> None:
    opened = [
        points
        for seen in views("board", {"players": "2"})
        for turn in quick(seen).turns
        for part, points in turn.parts
        if part is Part.OPENS
    ]
    assert min(opened) < 0


def test_turns_are_judged_in_other_imagined_games_than_those_that_picked_them() -> None:
    """So often the best one is not the one with the highest figure: a maximum of means flatters."""
    flattered = 0
    for seen in views("board", {"players": "2"}):
        turns = quick(seen).turns
        if len(turns) > 1 and all(turn.value is not None and not turn.value.exact for turn in turns):
            margins = [turn.value.margin for turn in turns if turn.value is not None]
            flattered += margins[0] < max(margins)
    assert flattered


def test_a_single_turn_is_judged_too() -> None:
    rules = ruleset("card", {"players": "2"})
    game = start(rules, deal(rules, "only"))
    for number in range(400):
        found = quick(view(game, game.player))
        if len(found.turns) == 1:
            assert found.turns[0].value is not None
            return
        game = take(game, bot("greedy").consider(view(game, game.player), 0, number).turns[0].moves).game
    pytest.fail("there was always a choice")
