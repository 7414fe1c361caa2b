"""One game of a tournament: paired, fair, and by the rules."""

from __future__ import annotations

import sys
from collections import Counter
from itertools import count

import pytest

from cafe.rules.moves import Draw, EndTurn, Move
from cafe.rules.notation import parse_move
from cafe.tournament.entrants import Entrant
from cafe.tournament.results import Failure, seat_of
from cafe.tournament.statistics import rows
from cafe.tournament.table import Stopped, complete, play_game
from tests.engine.tellers import Thinker

from .entries import MISBEHAVING, Says, bringing, result, tournament


def program(manner: str) -> Entrant:
    return Entrant.parse(f"program:{sys.executable} -I -S {MISBEHAVING} {manner}")


def test_every_deal_is_played_once_with_each_rotation() -> None:
    told = tournament("card players=3", "greedy", "random", "random")
    assert list(told.pairings(range(2))) == [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_a_deal_every_entrant_sits_on_every_seat_once(players: int) -> None:
    for rotation in range(players):
        assert sorted(seat_of(entrant, rotation, players) for entrant in range(players)) == list(
            range(players)
        )
    for entrant in range(players):
        assert len({seat_of(entrant, rotation, players) for rotation in range(players)}) == players


def test_a_deal_is_the_same_in_every_rotation_and_another_with_another_seed() -> None:
    one, same, fresh = (tournament("board players=2", "greedy", "random", seed=seed) for seed in "113")
    assert one.opening(4) == same.opening(4)
    assert one.opening(4) != one.opening(5)
    assert one.opening(4) != fresh.opening(4)


@pytest.mark.parametrize("rules", ["board players=2", "card players=2"])
def test_two_that_play_alike_are_equal_over_a_deal(rules: str) -> None:
    told = tournament(rules, bringing(Thinker("a")), bringing(Thinker("b")))
    first, second = play_game(told, 0, 0), play_game(told, 0, 1)
    assert first.scores == second.scores[::-1]
    assert rows(["a", "b"], [first, second])[0].deals_won.value == 0.5


@pytest.mark.parametrize("rules", ["board players=2", "card players=2"])
def test_the_same_game_can_be_played_again(rules: str) -> None:
    told = tournament(rules, "greedy", "random")
    assert play_game(told, 0, 1) == play_game(told, 0, 1)
    assert play_game(told, 0, 1) != play_game(tournament(rules, "greedy", "random", seed="u"), 0, 1)


def test_each_decision_has_dice_of_its_own() -> None:
    first, second = Says((Draw(),), "a"), Says((Draw(),), "b")
    play_game(tournament("card players=2", bringing(first), bringing(second)), 0, 0)
    seeds = first.seeds + second.seeds
    assert len(set(seeds)) == len(seeds)
    assert max(seeds) < 1 << 62


def test_a_budget_that_was_said_is_the_one_that_a_bot_has() -> None:
    usual, said = Says((Draw(),), "usual"), Says((Draw(),), "said")
    entrants = bringing(usual), bringing(said)
    told = tournament("card players=2", entrants[0], type(entrants[1])("said@40", 40, player=said))
    played = play_game(told, 0, 0)
    assert set(usual.budgets) == {7}
    assert set(said.budgets) == {40}
    assert {decision.nodes for decision in played.decisions[1]} == {40}


def test_decisions_are_timed_by_the_clock_that_is_given() -> None:
    ticks = count()
    played = play_game(
        tournament("card players=2", "random", "random"), 0, 0, clock=lambda: float(next(ticks))
    )
    assert {decision.seconds for made in played.decisions for decision in made} == {1.0}


@pytest.mark.parametrize(
    ("move", "detail"), [("ITm@a1", "ITm@a1 "), ("end", "end C3"), ("lower:1", "lower:1 C3")]
)
def test_a_move_that_the_rules_refuse_is_counted_and_played_by_the_fallback(move: str, detail: str) -> None:
    says = Says((parse_move(move),), "outlaw")
    played = play_game(tournament("card players=2", bringing(says), "greedy"), 0, 0)
    failures = played.failures[0]
    assert len(failures) == len(played.decisions[0]) > 5, "it is asked again in its next turn"
    assert failures[0].kind == "illegal"
    assert failures[0].detail.startswith(detail)
    assert played.failures[1] == ()


def test_no_move_at_all_is_counted_too() -> None:
    played = play_game(tournament("card players=2", bringing(Says(())), "random"), 0, 0)
    assert Counter(played.failures[0]) == {Failure("illegal", ""): len(played.decisions[0])}


def test_the_moves_before_a_refused_one_stand() -> None:
    moves: tuple[Move, ...] = (
        Draw(),
        EndTurn(),
    )  # the turn is over with the first: the rest is not looked at
    played = play_game(tournament("card players=2", bringing(Says(moves)), "random"), 0, 0)
    details = {failure.detail for failure in played.failures[0]}
    assert details == {"draw C6"}, "it draws on with a full hand"


@pytest.mark.parametrize(
    ("manner", "kind"), [("late-crash", "crashed"), ("babble", "nonsense"), ("long-line", "flooded")]
)
def test_greedy_plays_on_for_a_program_that_fails(manner: str, kind: str) -> None:
    told = tournament("card players=2", program(manner), "random")
    played = play_game(told, 0, 0)
    [failure] = played.failures[0]
    assert failure.kind == kind
    assert played.failures[1] == ()
    if manner == "babble":
        greedy = play_game(tournament("card players=2", "greedy", "random"), 0, 0)
        assert played.scores == greedy.scores, "from its first turn on"


def test_a_program_that_plays_illegally_keeps_its_seat() -> None:
    played = play_game(tournament("card players=2", program("illegal"), "random"), 0, 0)
    assert {failure.kind for failure in played.failures[0]} == {"illegal"}
    assert len(played.failures[0]) > 5


def test_a_failure_changes_nothing_for_the_next_game() -> None:
    told = tournament("card players=2", program("late-crash"), "random")
    assert [len(play_game(told, 0, rotation).failures[0]) for rotation in (0, 1)] == [1, 1]


def test_bankruptcy_is_part_of_the_result() -> None:
    told = tournament("board players=2", "greedy", "random")
    games = [play_game(told, number, 0) for number in range(4)]
    broke = [game for game in games if game.bankrupt[1]]
    assert broke, "random sends guests to the bar until it cannot pay"
    assert all(game.scores[1] == -20 for game in broke)
    assert all(game.places[1] == 2 for game in broke)


def test_a_game_that_nobody_waits_for_ends_before_the_next_decision() -> None:
    says = Says((Draw(),))
    answers = iter([False, False, True])
    told = tournament("card players=2", bringing(says), bringing(says))
    with pytest.raises(Stopped):
        play_game(told, 0, 0, is_stopped=lambda: next(answers))
    assert len(says.seeds) == 2


def test_only_deals_that_every_rotation_has_played_are_complete() -> None:
    played = [result(1, 1, 2, 1), result(0, 0, 2, 1), result(1, 0, 2, 1), result(2, 0, 2, 1)]
    assert [(each.deal, each.rotation) for each in complete(played, 2)] == [(1, 0), (1, 1)]


def test_five_can_play() -> None:
    played = play_game(tournament("card players=5", *["random"] * 5), 0, 3)
    assert len(played.scores) == 5
