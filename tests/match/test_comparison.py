"""Two games of one deal side by side."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cafe.match.comparison import LineTurn, compare, line_of
from cafe.match.entries import Row
from cafe.match.game_file import entries_of
from cafe.match.seats import SeatKind, SeatPlan
from cafe.match.state import Match, fold_log
from cafe.rules import Game, Move, View, deal, offers, playing, ruleset, start
from cafe.rules.notation import Record

SEED = "deal-for-two"


def any_move(view: View, rng: random.Random) -> Move:
    return rng.choice(offers(view)).move


def game_of(edition: str, players: int, dice: int) -> Match:
    """A game of the deal, played at random."""
    rules = ruleset(edition, {"players": str(players)})
    game: Game = start(rules, deal(rules, SEED))
    moves = tuple(step.move for step in playing(game, [any_move] * players, random.Random(dice)))
    names = tuple(f"P{number}" for number in range(players))
    record = Record(rules, deal(rules, SEED), moves, names, SEED)
    seats = [SeatPlan(SeatKind.DEVICE, name=name) for name in names]
    rows = [Row(seq, seq, entry) for seq, entry in enumerate(entries_of(record, "anna", seats), start=1)]
    return fold_log("m1", rows)


@pytest.mark.parametrize(("edition", "players"), [("board", 2), ("board", 4), ("card", 2), ("card", 5)])
def test_a_line_tells_every_turn_and_ends_with_the_final_score(edition: str, players: int) -> None:
    match = game_of(edition, players, 1)
    assert match.game is not None
    for seat in range(players):
        line = line_of(match, seat)
        assert [move for turn in line for move in turn.moves] == list(match.moves)
        assert [turn.number for turn in line] == sorted({turn.number for turn in line})
        assert line[-1].score == match.game.scene.scores[seat]


@pytest.mark.parametrize("edition", ["board", "card"])
def test_a_game_beside_itself_never_parts(edition: str) -> None:
    line = line_of(game_of(edition, 2, 1), 0)
    compared = compare(line, line, 0)
    assert compared.parted_at is None
    assert compared.parted_by is None
    assert all(pair.is_same for pair in compared.turns)


@settings(deadline=None, max_examples=15)
@given(st.sampled_from(["board", "card"]), st.integers(2, 4), st.integers(0, 99), st.integers(100, 199))
def test_the_lines_are_the_same_up_to_where_they_part(
    edition: str, players: int, one: int, other: int
) -> None:
    seat = one % players
    ours, theirs = (
        line_of(game_of(edition, players, one), seat),
        line_of(game_of(edition, players, other), seat),
    )
    compared = compare(ours, theirs, seat)
    if compared.parted_at is None:
        assert ours == theirs
        return
    before = [turn for turn in ours if turn.number < compared.parted_at]
    assert before == [turn for turn in theirs if turn.number < compared.parted_at]
    assert _at(ours, compared.parted_at) != _at(theirs, compared.parted_at)
    own = [turn for turn in ours if turn.player == seat], [turn for turn in theirs if turn.player == seat]
    assert [pair.ours for pair in compared.turns if pair.ours is not None] == own[0]
    assert [pair.theirs for pair in compared.turns if pair.theirs is not None] == own[1]
    assert len(compared.turns) == max(map(len, own))


def _at(line: tuple[LineTurn, ...], number: int) -> list[tuple[str, ...]]:
    return [turn.moves for turn in line if turn.number == number]
