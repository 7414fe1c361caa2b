"""B7, B8: the bar, and who cannot pay there."""

import pytest

from cafe.rules import End, Guest
from cafe.rules.events import SentToBar, TurnPassed, WentBankrupt
from cafe.rules.objections import JokerNotServed
from tests.cafe_table import bar_with, board_game, guests, paid, played, refusals, refused_by, rule, told

CLASSIC = [1, 2, 3, 4, 5, -2, -4, -6, -8, -10, -12, -14, -16, -18, -20, -22, -24, -26, -28, -30]
GENTLE = [1, 2, 3, 4, 5, -2, -4, -6, -8, -10, -4, -6, -8, -10, -12, -6, -8, -10, -12, -14]


# B7: the bar


@rule("B7")
@pytest.mark.parametrize(
    ("bar", "space", "price"),
    [("classic", *row) for row in enumerate(CLASSIC, start=1)]
    + [("gentle", *row) for row in enumerate(GENTLE, start=1)],
)
def test_the_guest_takes_the_lowest_free_space_and_its_value_counts(bar: str, space: int, price: int) -> None:
    game = board_game(hands="ITm", bar=bar_with(space - 1), scores="100 0", rules=f"players=2 bar={bar}")
    assert told(game, "ITm@bar")[0] == SentToBar(0, Guest.parse("ITm"), space, price, price)
    assert played(game, "ITm@bar").scene.bar == guests(f"{bar_with(space - 1)} ITm")


@rule("B7")
def test_the_bar_is_classic_unless_agreed_otherwise() -> None:
    game = board_game(hands="ITm", bar=bar_with(10), scores="50 0")
    assert paid(game, "ITm@bar")[0] == -12


@rule("B7")
@pytest.mark.parametrize("guest", ["ITm", "ITf", "CUf", "RUm"])
def test_nation_and_sex_are_irrelevant_at_the_bar(guest: str) -> None:
    game = board_game(hands=guest, bar="AFm AFm")
    assert refusals(game, f"{guest}@bar") == []


@refused_by("B7")
@pytest.mark.parametrize("joker", ["**f", "**m"])
def test_jokers_are_not_served(joker: str) -> None:
    game = board_game(hands=f"{joker} ITm")
    assert refusals(game, f"{joker}@bar") == [JokerNotServed(Guest.parse(joker))]


# B8: bankruptcy


@rule("B8")
def test_who_can_just_pay_stays_in() -> None:
    game = board_game(hands="ITm CUf", bar=bar_with(5), scores="2 9")
    later = played(game, "ITm@bar")
    assert later.scene.scores == (0, 9)
    assert later.scene.out == ()


@rule("B8")
def test_who_cannot_pay_is_out_with_nothing() -> None:
    game = board_game(hands="ITm CUf / RUf / RUm", bar=bar_with(5), scores="1 9 9", rules="players=3")
    assert told(game, "ITm@bar") == [
        SentToBar(0, Guest.parse("ITm"), 6, price=-2, points=-1),
        WentBankrupt(0, guests("CUf")),
        TurnPassed(1),
    ]
    later = played(game, "ITm@bar")
    assert later.scene.scores == (0, 9, 9)
    assert later.scene.out == (0,)


@rule("B8")
def test_a_bankrupts_guest_stays_at_the_bar_and_their_hand_goes_to_the_box() -> None:
    game = board_game(hands="ITm CUf / RUf / RUm", bar=bar_with(5), scores="1 9 9", rules="players=3")
    later = played(game, "ITm@bar")
    assert later.scene.bar == guests(f"{bar_with(5)} ITm")
    assert later.hands[0] == ()
    assert later.scene.box == guests("CUf")
    assert later.bag == game.bag


@rule("B8")
def test_the_bankrupt_takes_no_more_turns() -> None:
    game = board_game(
        hands="ITm / RUf RUf / RUm", bar=bar_with(5), scores="1 90 90", rules="players=3", player=0
    )
    assert played(game, "ITm@bar RUf@bar RUm@bar").player == 1


@rule("B8", "B11")
def test_when_one_player_is_left_the_game_ends() -> None:
    game = board_game(hands="ITm / RUf", bar=bar_with(5), scores="1 9")
    later = played(game, "ITm@bar")
    assert later.end is End.ONE_LEFT
    assert later.scene.scores == (0, 9 - 5)


@rule("B8")
def test_the_first_to_visit_a_costly_bar_without_a_point_is_out() -> None:
    game = board_game(hands="ITm / RUf / RUm", bar=bar_with(5), rules="players=3")
    assert paid(game, "ITm@bar") == [0]
    assert played(game, "ITm@bar").scene.out == (0,)


@rule("B8", "B11")
def test_a_bankrupt_can_take_the_last_space_of_the_bar() -> None:
    game = board_game(hands="ITm / RUf / RUm", bar=bar_with(19), scores="1 9 9", rules="players=3")
    later = played(game, "ITm@bar")
    assert later.end is End.BAR_FULL
    assert later.scene.out == (0,)
    assert later.scene.scores == (0, 4, 4)
