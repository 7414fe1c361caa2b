"""What is kept of a finished match for one of its people is what its log says."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import msgspec
import pytest

from cafe.analysis.review import LuckSum, PlayerSummary, Review
from cafe.match import actions, moderation
from cafe.match.entries import Row, TurnPlayed
from cafe.match.game_file import entries_of, record_of
from cafe.match.seats import SeatKind, SeatPlan
from cafe.match.state import apply_row, fold_log
from cafe.rules.events import HandReckoned
from cafe.statistics.game import GameKind, Opponent, PlayedGame, played_game
from cafe.statistics.review_figures import (
    LuckFigures,
    PlayerFigures,
    ReviewFigures,
    game_review,
)
from tests.match.in_memory_match import ANNA, BEN, BOT, MORNING, OPEN

from .tables import Table

DEVICE = SeatPlan(SeatKind.DEVICE)


def turns_of(table: Table, seat: int) -> list[tuple[int, TurnPlayed]]:
    """The turns of a seat, with their numbers in the replay."""
    entries = [row.entry for row in table.rows if isinstance(row.entry, TurnPlayed)]
    return [(number, one) for number, one in enumerate(entries, start=1) if one.seat == seat]


def gained(turn: TurnPlayed, seat: int) -> int:
    return sum(
        getattr(event, "points", 0)
        for event in turn.events
        if getattr(event, "player", None) == seat and not isinstance(event, HandReckoned)
    )


@pytest.mark.parametrize("edition", ["board", "card"])
def test_both_players_of_a_game_have_the_same_result_from_either_side(edition: str) -> None:
    table = Table(OPEN, OPEN, edition=edition).begin(ANNA, BEN).play()
    scores = table.match.game.scene.scores if table.match.game else ()
    anna, ben = table.game_of(ANNA), table.game_of(BEN)
    assert (anna.points, ben.points) == scores
    assert anna.margin == -ben.margin == scores[0] - scores[1]
    assert (anna.kind, anna.players, anna.edition, anna.seat) == (GameKind.RESULT, 2, edition, 0)
    assert anna.opponents == (Opponent("", ben.place, ben.points),)
    assert anna.over_at == table.match.last_at
    assert not any((anna.gave_up, anna.bot_for_you, anna.bot_for_others))


def test_the_best_turn_is_the_one_that_paid_most_as_the_replay_counts() -> None:
    table = Table(OPEN, OPEN).begin(ANNA, BEN).play()
    best = table.game_of(ANNA).best_turn
    assert best is not None
    points = {number: gained(turn, 0) for number, turn in turns_of(table, 0)}
    assert best.points == max(points.values()) == points[best.number]


def test_a_turn_that_was_played_in_parts_counts_as_one() -> None:
    table = Table(OPEN, OPEN, edition="card").begin(ANNA, BEN).play()
    by_turn: dict[tuple[int, int], int] = {}
    match = fold_log("table", table.rows[:1])
    for row in table.rows[1:]:
        if isinstance(row.entry, TurnPlayed) and match.game is not None:
            place = match.game.scene.turn.number, row.entry.seat
            by_turn[place] = by_turn.get(place, 0) + gained(row.entry, row.entry.seat)
        match = apply_row(match, row)
    best = table.game_of(BEN).best_turn
    assert best is not None
    assert best.points == max(points for (_, seat), points in by_turn.items() if seat == 1)


def test_a_bot_is_known_by_its_name_and_a_person_by_nothing() -> None:
    table = Table(OPEN, BOT, OPEN).begin(ANNA, BEN).play()
    assert [other.bot for other in table.game_of(ANNA).opponents] == ["earner", ""]
    kept = msgspec.json.encode(table.game_of(ANNA)).decode().lower()
    assert BEN not in kept
    assert ANNA not in kept


def test_where_a_bot_played_on_it_is_marked_and_its_turns_are_not_ones_own() -> None:
    table = Table(OPEN, OPEN).begin(ANNA, BEN).play(4)
    table.do(actions.leave(table.match, ANNA, 0, MORNING), ANNA)
    table.play()
    anna, ben = table.game_of(ANNA), table.game_of(BEN)
    assert (anna.bot_for_you, anna.bot_for_others) == (True, False)
    assert (ben.bot_for_you, ben.bot_for_others) == (False, True)
    assert anna.kind is GameKind.RESULT
    own = [number for number, turn in turns_of(table, 0) if turn.by_bot is None]
    assert anna.best_turn is not None
    assert anna.best_turn.number in own


def test_whoever_gave_up_while_others_played_on_lost() -> None:
    table = Table(OPEN, OPEN, OPEN).begin(ANNA, BEN, "cara").play(4)
    table.do(actions.resign(table.match, ANNA, 0), ANNA)
    table.play()
    anna = table.game_of(ANNA)
    assert (anna.kind, anna.gave_up, anna.bot_for_you, anna.place) == (GameKind.RESULT, True, True, 3)


def test_what_ended_early_is_no_result() -> None:
    given_up = Table(OPEN, BOT).begin(ANNA).play(4)
    given_up.do(actions.resign(given_up.match, ANNA, 0), ANNA)
    closed = Table(OPEN, OPEN).begin(ANNA, BEN).play(4)
    closed.do(moderation.close(closed.match))
    assert given_up.game_of(ANNA).kind is closed.game_of(BEN).kind is GameKind.ENDED_EARLY


def test_a_game_on_one_device_is_no_result_against_somebody() -> None:
    table = Table(DEVICE, DEVICE)
    for seat in (1,) if table.match.seats_of(ANNA) else (0, 1):
        table.do(actions.join(table.match, ANNA, "Anna", seat, None), ANNA)
    game = table.begin().play().game_of(ANNA)
    assert (game.kind, game.opponents, game.players) == (GameKind.SEVERAL_SEATS, (), 2)


def test_an_imported_game_is_no_result() -> None:
    record = record_of(Table(OPEN, OPEN).begin(ANNA, BEN).play().match)
    rows = [
        Row(seq, MORNING, entry, ANNA)
        for seq, entry in enumerate(entries_of(record, ANNA, [DEVICE, DEVICE]), start=1)
    ]
    found = played_game("file", rows, ANNA)
    assert found is not None
    assert found.kind is GameKind.IMPORTED


def test_what_never_began_and_where_one_has_no_seat_is_no_game() -> None:
    called_off = Table(OPEN, OPEN)
    called_off.do(actions.call_off(called_off.match, ANNA), ANNA)
    assert played_game("table", called_off.rows, ANNA) is None
    watched = Table(OPEN, OPEN).begin(ANNA, BEN)
    assert played_game("table", watched.rows, ANNA) is None, "it is not over"
    assert played_game("table", watched.play().rows, "cara") is None


def test_what_is_kept_comes_back() -> None:
    game = Table(OPEN, BOT).begin(ANNA).play().game_of(ANNA)
    assert msgspec.json.decode(msgspec.json.encode(game), type=PlayedGame) == game


@pytest.mark.parametrize(
    ("figures", "whole"),
    [(ReviewFigures, Review), (PlayerFigures, PlayerSummary), (LuckFigures, LuckSum)],
)
def test_what_is_read_of_a_review_is_there_under_these_names(figures: Any, whole: Any) -> None:
    assert {field.name for field in fields(figures)} <= {field.name for field in fields(whole)}


def test_a_review_says_something_of_a_seat_that_had_a_choice() -> None:
    players = (PlayerFigures(0, 12, 900, 917), PlayerFigures(1, 0, 0, 1_000))
    sums = (LuckFigures(0, 4_000, 1_500), LuckFigures(1, 1_500, 4_000))
    found = game_review(ReviewFigures(players, sums), 0)
    assert found is not None
    assert (found.decisions, found.luck) == (12, 2_500)
    assert game_review(ReviewFigures(players, sums), 1) is None
    assert game_review(ReviewFigures(players, sums), 2) is None
