"""What characters like: it decides where it costs little, and how little depends on the character."""

from __future__ import annotations

import pytest

from cafe.bots import CHARACTERS, Considered, ConsideredTurn, Value
from cafe.rules.notation import parse_moves


def turn(
    moves: str, margin: int, win: int = 500, samples: int = 10, *, points: int = 0, exact: bool = False
) -> ConsideredTurn:
    return ConsideredTurn(tuple(parse_moves(moves)), points, Value(margin, win, samples=samples, exact=exact))


def chosen(name: str, *turns: ConsideredTurn) -> str:
    return " ".join(map(str, CHARACTERS[name].choose(Considered(turns, 0), 1).moves))


BAR, SEATED, JOKER, DRAWN = "ITm@bar", "ITm@k13 end", "**m@k13 end", "draw"


def test_hedwig_gives_two_points_to_stay_away_from_the_bar() -> None:
    assert chosen("hedwig", turn(BAR, 5_000), turn(SEATED, 3_001)) == SEATED
    assert chosen("hedwig", turn(BAR, 5_000), turn(SEATED, 2_900)) == BAR


def test_nobody_gives_a_win_for_what_they_like() -> None:
    assert chosen("hedwig", turn(BAR, 5_000, win=600), turn(SEATED, 4_900, win=499)) == BAR
    assert chosen("hedwig", turn(BAR, 5_000, win=600), turn(SEATED, 4_900, win=500)) == SEATED
    assert chosen("leonora", turn(JOKER, 5_000, win=600), turn(SEATED, 4_900, win=580)) == JOKER


def test_leonora_keeps_a_joker_where_that_costs_next_to_nothing() -> None:
    assert chosen("leonora", turn(JOKER, 5_000), turn(SEATED, 4_850)) == SEATED
    assert chosen("leonora", turn(JOKER, 5_000), turn(SEATED, 4_750)) == JOKER


def test_sancho_takes_points_now_where_waiting_promises_next_to_nothing() -> None:
    assert chosen("sancho", turn(DRAWN, 5_000), turn(SEATED, 4_850, points=4)) == SEATED
    assert chosen("sancho", turn(DRAWN, 5_000), turn(SEATED, 4_750, points=4)) == DRAWN


def test_what_was_looked_at_less_is_not_compared() -> None:
    assert chosen("leonora", turn(JOKER, 5_000, samples=80), turn(SEATED, 5_000, samples=40)) == JOKER


def test_where_the_end_is_known_the_best_is_played() -> None:
    assert chosen("leonora", turn(JOKER, 5_000, exact=True), turn(SEATED, 5_000, exact=True)) == JOKER


@pytest.mark.parametrize("name", ["pippa", "gustav", "tobi", "wilma"])
def test_who_sees_no_further_than_the_turn_plays_the_first(name: str) -> None:
    one, other = (ConsideredTurn(tuple(parse_moves(moves)), 0) for moves in (BAR, SEATED))
    assert chosen(name, one, other) == BAR
