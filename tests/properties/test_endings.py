"""Every game ends, for a reason that holds, and then nothing more is allowed."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given

from cafe.rules import Edition, End, Event, Game, Refused, Stage, objections, offers, play, standings
from cafe.rules.events import GameEnded, TurnPassed, TurnSkipped
from cafe.rules.moves import CloseCafe
from cafe.rules.objections import GameOver

from .universe import every_seating, everything_else
from .walks import LONGEST_GAME, Step, Temper, Walk, journeys, rulesets, walks

# B: 68 seatings each with its end and question, 20 at the bar, a birthday, and as many swaps as seatings:
# each puts somebody on a chair for good. C: 96 seatings each with its end, 96 draws, 96 laid aside.
MOST_MOVES = {Edition.BOARD: 68 * 3 + 20 + 68 + 1, Edition.CARD: 96 * 4}


@given(walks())
def test_every_game_ends(walk: Walk) -> None:
    ruleset, moves = walk.ruleset, list(Walk(walk.rules, walk.seed, walk.temper).steps())
    assert moves[-1].then.end is not None
    assert len(moves) <= MOST_MOVES[ruleset.edition] < LONGEST_GAME


@pytest.mark.parametrize("temper", Temper)
@given(rules=rulesets())
def test_every_game_of_the_stubborn_ends(temper: Temper, rules: str) -> None:
    *_, last = Walk(rules, 1, temper, whim=0.0).games()
    assert last.end is not None


@given(walks())
def test_after_the_end_everything_is_refused_as_over(walk: Walk) -> None:
    *_, game = Walk(walk.rules, walk.seed, walk.temper).games()
    assert offers(game) == ()
    over = (GameOver("B11" if game.scene.ruleset.is_board else "C8"),)
    for move in [*everything_else(), *list(every_seating(game))[::7]]:
        assert objections(game, move) == over
        with pytest.raises(Refused) as refused:
            play(game, move)
        assert refused.value.objections == over


@given(walks())
def test_a_game_ends_just_when_a_reason_holds_and_says_which(walk: Walk) -> None:
    for step in walk.steps():
        holding = reasons(step)
        if step.then.end is None:
            assert not holding
        else:
            assert step.then.end in holding
            assert step.events[-1] == GameEnded(step.then.end)
            assert sum(isinstance(event, GameEnded) for event in step.events) == 1


def reasons(step: Step) -> set[End]:
    """B11, C8: why the game should be over after this step."""
    return board_reasons(step) if step.then.scene.ruleset.is_board else card_reasons(step)


def board_reasons(step: Step) -> set[End]:
    game, scene, player = step.then, step.then.scene, step.game.player
    holds = {
        End.BAR_FULL: len(scene.bar) == 20,
        End.CAFE_FULL: len(scene.room.guests) == 68,
        End.BAG_LOW: len(game.bag) == 4,
        End.HAND_EMPTY: has_drawn(step) and not game.hands[player] and player not in scene.out,
        End.ONE_LEFT: len(scene.out) == scene.ruleset.players - 1,
        End.NOBODY_CAN_ACT: skipped(step.events) == scene.ruleset.players - len(scene.out),
    }
    return {reason for reason, is_so in holds.items() if is_so}


def has_drawn(step: Step) -> bool:
    """The player's turn is over, but perhaps for a birthday."""
    return step.then.scene.turn.stage not in (Stage.SEATING, Stage.CLUB, Stage.HAND_SIZE) or is_over(step)


def is_over(step: Step) -> bool:
    return step.then.end is not None


def skipped(events: tuple[Event, ...]) -> int:
    return sum(isinstance(event, TurnSkipped) for event in events)


def card_reasons(step: Step) -> set[End]:
    game, tables = step.then, step.then.scene.room.nations
    holds = {
        End.TABLES_OUT: len(tables) < 5,
        End.GUESTS_OUT: not game.bag,
        End.CLOSED: step.move == CloseCafe(),
    }
    return {reason for reason, is_so in holds.items() if is_so}


@given(walks(Edition.BOARD))
def test_only_who_can_do_nothing_is_skipped(walk: Walk) -> None:
    for step in walk.steps():
        for event in step.events:
            if isinstance(event, TurnSkipped):
                assert all(guest.is_joker for guest in step.then.hands[event.player])


@given(walks())
def test_play_goes_clockwise_past_those_who_are_out(walk: Walk) -> None:
    for step in walk.steps():
        player, players = step.game.player, step.game.scene.ruleset.players
        for event in step.events:
            if isinstance(event, TurnPassed):
                between = [(player + ahead) % players for ahead in range(1, players + 1)]
                player = next(other for other in between if other not in step.then.scene.out)
                assert event.player == player
        assert step.then.player == player


@given(walks())
def test_standings_rank_by_points_with_ties_shared(walk: Walk) -> None:
    *_, game = walk.games()
    table = standings(game)
    assert sorted(line.player for line in table) == list(range(game.scene.ruleset.players))
    for better, worse in pairwise(table):
        assert worth(game, better.player) >= worth(game, worse.player)
        tied = worth(game, better.player) == worth(game, worse.player)
        assert (better.place == worse.place) is tied
    for line in table:
        assert line.points == game.scene.scores[line.player]
        assert line.place == 1 + sum(
            worth(game, other) > worth(game, line.player) for other in range(len(table))
        )


def worth(game: Game, player: int) -> tuple[int, int, int]:
    """B8, B12, C9, plainly."""
    if player in game.scene.out:
        return -1, game.scene.out.index(player), 0
    left = 0 if game.scene.ruleset.is_board else len(game.hands[player]) + len(game.aside[player])
    return 0, game.scene.scores[player], -left


@pytest.mark.parametrize("edition", Edition)
def test_walks_come_to_every_kind_of_event_and_stage(edition: Edition) -> None:
    """What the other properties are worth: the walks lead everywhere."""
    told: set[str] = set()
    for walk in journeys(edition, 36):
        for step in walk.steps():
            told |= {type(event).__name__ for event in step.events} | {step.then.scene.turn.stage.value}
    both = {"GuestSeated", "ClubHosted", "GuestDrawn", "TurnPassed", "HandReckoned", "GameEnded"}
    both |= {"act", "seating", "club"}
    board = {"SentToBar", "JokerSwapped", "WentBankrupt", "HandSizeAsked", "HandSizeLowered"}
    board |= {"BirthdayAsked", "BirthdayNamed", "hand-size", "birthday"}
    card = {"LaidAside", "TablesCleared", "TableLaid"}
    rare = {"TurnSkipped"}
    assert told | rare == both | rare | (board if edition is Edition.BOARD else card)
