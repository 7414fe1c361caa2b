"""`take` is `play` and `happen`, move by move, and stops where it should; `play_out` ends every game."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from itertools import accumulate, groupby
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from cafe.rules import Event, Game, Move, happen, happen_all, objections, play_out, playing, take, take_turn
from cafe.rules.events import GameEnded, GuestDrawn, HandReckoned, TableLaid, TablesCleared, TurnPassed

from .universe import every_seating, everything_else
from .walks import LONGEST_GAME, Step, Walk, walks

LONGEST_TURN = 5  # B: two guests, the end, the hand size, the birthday


def shows_something(events: tuple[Event, ...]) -> bool:
    return any(isinstance(event, GuestDrawn | TableLaid) for event in events)


def passes_on(events: tuple[Event, ...]) -> bool:
    return any(isinstance(event, TurnPassed | GameEnded) for event in events)


def stretches(walk: Walk) -> Iterator[list[Step]]:
    """The steps of a walk, each turn parted where something hidden is shown."""
    stretch: list[Step] = []
    for step in walk.steps():
        stretch.append(step)
        if shows_something(step.events) or passes_on(step.events):
            yield stretch
            stretch = []
    if stretch:
        yield stretch


def moves_of(steps: list[Step]) -> tuple[Move, ...]:
    return tuple(step.move for step in steps)


def refused_at(game: Game, at: int) -> Move:
    """Some move that the rules refuse here."""
    said = [*everything_else(), *list(every_seating(game))[::5]]
    refused = [move for move in said if objections(game, move)]
    return refused[at % len(refused)]


@given(walks())
def test_moves_are_taken_until_the_turn_is_over_or_something_hidden_is_shown(walk: Walk) -> None:
    moves = moves_of(list(walk.steps()))
    for stretch in stretches(walk):
        taken = take(stretch[0].game, moves)
        assert taken.moves == moves_of(stretch)
        assert taken.events == tuple(event for step in stretch for event in step.events)
        assert taken.game == stretch[-1].then
        assert taken.reveals is shows_something(stretch[-1].events)
        assert taken.ends_turn is passes_on(stretch[-1].events)
        assert (taken.refused, taken.refused_step) == ((), None)
        moves = moves[len(stretch) :]
        assert taken.rest == moves


@given(walks())
def test_each_step_holds_the_games_that_it_led_through(walk: Walk) -> None:
    for stretch in stretches(walk):
        for step, plain in zip(take(stretch[0].game, moves_of(stretch)).steps, stretch, strict=True):
            assert (step.move, step.events) == (plain.move, plain.events)
            assert (step.game, step.after) == (plain.game, plain.then)
            assert step.games == tuple(accumulate(plain.events, happen, initial=plain.game))


@given(walks())
def test_a_drafted_turn_draws_nobody_lays_no_table_and_sends_nobody_away(walk: Walk) -> None:
    for stretch in stretches(walk):
        taken = take(stretch[0].game, moves_of(stretch))
        last, drafted = taken.steps[-1], taken.drafted
        clears = [event for event in last.known if isinstance(event, TablesCleared)]
        before = last.known[: last.known.index(clears[0])] if clears else last.known
        assert not shows_something(last.known)
        assert drafted == happen_all(last.game, before)
        assert (drafted.bag, drafted.deck) == (last.game.bag, last.game.deck)
        assert taken.reveals or clears or drafted == taken.game
        for chair, guest in (left for event in clears for left in event.left):
            assert drafted.scene.room.guests[chair] == guest


@given(walks())
def test_a_step_pays_what_the_score_of_its_player_changes_by(walk: Walk) -> None:
    """But for the reckoning at the end of the game (B12, C9)."""
    for stretch in stretches(walk):
        player, taken = stretch[0].game.player, take(stretch[0].game, moves_of(stretch))
        for step in taken.steps:
            reckoned = [event for event in step.events if isinstance(event, HandReckoned)]
            later = sum(event.points for event in reckoned if event.player == player)
            change = step.after.scene.scores[player] - step.game.scene.scores[player]
            assert step.points + later == change
            assert not step.receipt or step.points == sum(line.points for line in step.receipt)
        assert taken.points == sum(step.points for step in taken.steps)


@given(walks(), st.integers(0, 2**32))
def test_a_refused_move_stops_the_turn_and_changes_nothing(walk: Walk, seed: int) -> None:
    rng = Random(seed)
    for stretch in list(stretches(walk))[::4]:
        good = moves_of(stretch)[: rng.randrange(len(stretch))]
        then = take(stretch[0].game, good).game
        bad = refused_at(then, rng.randrange(1000))
        before = deepcopy(stretch[0].game)
        taken = take(stretch[0].game, (*good, bad, *moves_of(stretch)))
        assert taken.moves == good
        assert taken.game == taken.drafted == then
        assert taken.refused == objections(then, bad)
        assert taken.refused_step == len(good) + 1
        assert taken.rest == (bad, *moves_of(stretch))
        assert not taken.reveals
        assert not taken.ends_turn
        assert stretch[0].game == before


@given(walks())
def test_nothing_is_taken_of_no_moves_and_after_the_end(walk: Walk) -> None:
    *_, game = walk.games()
    nothing = take(game, ())
    assert (nothing.steps, nothing.game, nothing.drafted) == ((), game, game)
    assert (nothing.refused, nothing.rest, nothing.points) == ((), (), 0)
    for move in everything_else():
        if game.end is not None:
            assert take(game, [move]).refused == objections(game, move) != ()


@given(walks())
def test_players_who_choose_as_the_walker_does_come_to_the_same_end(walk: Walk) -> None:
    whole = Walk(walk.rules, walk.seed, walk.temper, LONGEST_GAME)
    players = [whole.choose] * whole.ruleset.players
    steps = list(whole.steps())
    played = list(playing(whole.start(), players, Random(whole.seed)))
    assert [step.move for step in played] == [step.move for step in steps]
    assert played[-1].after == steps[-1].then
    assert play_out(whole.start(), players, Random(whole.seed)) == steps[-1].then
    assert play_out(steps[-1].then, players, Random(whole.seed)) == steps[-1].then


@given(walks())
def test_a_player_takes_the_turn_of_the_walker_stretch_by_stretch(walk: Walk) -> None:
    whole = Walk(walk.rules, walk.seed, walk.temper, LONGEST_GAME)
    game, rng = whole.start(), Random(whole.seed)
    for stretch in stretches(whole):
        taken = take_turn(game, whole.choose, rng)
        assert taken == take(game, moves_of(stretch))
        game = taken.game
    assert take_turn(game, whole.choose, rng).steps == ()


@given(walks())
def test_no_turn_is_long(walk: Walk) -> None:
    for _, turn in groupby(walk.steps(), key=lambda step: step.game.scene.turn.number):
        assert len(list(turn)) <= LONGEST_TURN
