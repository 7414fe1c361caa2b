"""B11: the end of the board game."""

import pytest

from cafe.rules import End
from cafe.rules.objections import GameOver
from tests.cafe_table import (
    bar_with,
    board_game,
    full_house,
    guests,
    hand,
    offered,
    played,
    refusals,
    refused_by,
    rule,
)

# B11: the end


@rule("B11")
def test_the_game_ends_with_the_twentieth_space_of_the_bar() -> None:
    game = board_game(hands="ITm RUf / RUm", bar=bar_with(19), scores="50 50")
    later = played(game, "ITm@bar")
    assert later.end is End.BAR_FULL
    assert later.bag == game.bag
    assert later.scene.scores == (50 - 30 - 5, 50 - 5)


@rule("B11")
def test_nineteen_at_the_bar_are_not_the_end() -> None:
    assert played(board_game(hands="ITm", bar=bar_with(18), scores="50 50"), "ITm@bar").end is None


@rule("B11")
def test_the_game_ends_at_once_with_the_68th_chair() -> None:
    game = board_game(full_house(but="m13 a2"), hands="USm RUm ITm / GBf", scores="10 10")
    later = played(game, "RUm@a2 USm@m13")
    assert later.end is End.CAFE_FULL
    assert later.bag == game.bag
    assert later.scene.scores == (10 + 8 + 4 + 4 - 5, 10 - 5)


@rule("B11")
def test_67_chairs_are_not_the_end() -> None:
    assert played(board_game(full_house(but="m13 a2"), hands="RUm"), "RUm@a2").end is None


@rule("B11")
def test_drawing_stops_when_the_bag_is_down_to_four() -> None:
    game = board_game("n14=INm", hands="INf INm ITm RUf GBf / GBm", bag="CUf CUm TRf TRm DEf")
    later = played(game, "INf@o13 INm@n12 end")
    assert later.end is End.BAG_LOW
    assert hand(later, 0) == ["CUf", "GBf", "ITm", "RUf"]  # four of five: stopped in the middle
    assert later.bag == guests("CUm TRf TRm DEf")


@rule("B11")
def test_the_game_ends_with_a_full_hand_too_when_four_are_left() -> None:
    game = board_game(hands="ITm RUf GBf GBm INf / ESm", bag="CUf CUm TRf TRm DEf")
    later = played(game, "ITm@bar")
    assert later.end is End.BAG_LOW
    assert len(later.hands[0]) == 5


@rule("B11")
def test_five_left_in_the_bag_are_not_the_end() -> None:
    game = board_game(hands="ITm RUf GBf GBm INf / ESm", bag="CUf CUm TRf TRm DEf DEm")
    later = played(game, "ITm@bar")
    assert (later.end, len(later.bag)) == (None, 5)


@rule("B11")
def test_the_game_ends_when_a_player_has_no_guest_left_after_their_draw() -> None:
    game = board_game("n14=INm o13=INf n12=INm", hands="INf / ESm", sizes="1 5")
    later = played(game, "INf@m13 end lower:1")
    assert later.end is End.HAND_EMPTY
    assert later.scene.scores == (8, -5)


@rule("B11")
def test_a_hand_empty_before_the_draw_is_not_the_end() -> None:
    game = board_game("n14=INm o13=INf n12=INm", hands="INf / ESm", sizes="1 5")
    assert played(game, "INf@m13 end lower:0").end is None


@refused_by("B11")
@pytest.mark.parametrize(
    "move", ["RUf@a2", "RUf@bar", "end", "swap:RUf@a2", "lower:0", "birthday:none", "draw"]
)
def test_nothing_is_played_after_the_end(move: str) -> None:
    game = played(board_game(hands="ITm RUf / RUf RUm", bar=bar_with(19), scores="50 50"), "ITm@bar")
    assert refusals(game, move) == [GameOver("B11")]
    assert offered(game) == set()
