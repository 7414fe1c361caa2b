"""Themes follow from rules."""

from __future__ import annotations

from cafe.puzzles import Theme, shipped
from cafe.puzzles.themes import closed_chairs, moves_joker
from cafe.puzzles.trying import beginning_of
from cafe.rules import Edition
from cafe.rules.notation import parse_moves


def test_a_joker_that_sits_down_or_is_taken_back_is_a_theme() -> None:
    assert moves_joker(parse_moves("**m@k13 end"))
    assert moves_joker(parse_moves("swap:INf@m13"))
    assert not moves_joker(parse_moves("ITm@k13 end"))


def test_the_bar_and_the_draw_are_themes_where_they_are_played() -> None:
    for each in shipped().listed():
        puzzle = shipped().get(each.id)
        told = (puzzle.best, puzzle.next_best, puzzle.greedy_turn)
        assert (Theme.BAR in each.themes) is any("@bar" in move for turn in told for move in turn.moves)
        assert Theme.DRAW not in each.themes or puzzle.best.moves == ("draw",)
        assert (Theme.CROWD in each.themes) is (each.players > 2)
        assert (Theme.PATIENCE in each.themes) is (puzzle.best.points < puzzle.greedy_turn.points)


def test_jokers_and_the_bar_are_the_board_games_own() -> None:
    for each in shipped().listed(Edition.CARD):
        assert not {Theme.JOKER, Theme.BAR} & set(each.themes)


def test_a_chair_is_closed_where_neither_a_lady_nor_a_gentleman_may_sit() -> None:
    for each in shipped().listed(Edition.BOARD)[:5]:
        room = beginning_of(shipped().get(each.id).view).scene.room
        assert 0 <= closed_chairs(room) <= len(room.plan.chairs) - len(room.guests)
