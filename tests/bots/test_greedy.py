"""What greedy does, in pictures of the floor."""

from __future__ import annotations

import random
from dataclasses import replace

from cafe.bots import Planned, bot
from cafe.rules import Game, Stage, take_turn, view
from tests.cafe_table import bar_with, board_game, card_game, full_house, played


def choice(game: Game) -> str:
    """What greedy does in this game, whatever the dice say."""
    chosen = {str(Planned(bot("greedy"))(view(game, game.player), random.Random(dice))) for dice in range(3)}
    assert len(chosen) == 1, f"the dice decided: {chosen}"
    return chosen.pop()


def turn(game: Game) -> list[str]:
    """The whole turn that greedy plays."""
    return [str(move) for move in take_turn(game, Planned(bot("greedy")), random.Random(1)).moves]


def test_it_completes_the_one_nation_table() -> None:
    game = board_game("o13=INm n14=INm n12=INf", hands="INf TRf TRf CUm CNm / ", scores="9 9")
    assert turn(game)[0] in ("INf@m13", "INf@o11")


def test_it_lets_a_guest_wait_when_whoever_joins_them_pays() -> None:
    game = board_game(hands="ITm ITf CUf CNf ESf / ", bar=bar_with(8), scores="20 0")
    first, second, *rest = turn(game)
    assert {first[:3], second[:3]} <= {"ITm", "ITf", "CUf"}
    assert rest == ["end"]


def test_it_plays_three_cards_where_they_pay_most_together() -> None:
    game = card_game("a2=TRf", hands="TRm TRm TRf CNf / ", b2="TR", d2="FR")
    assert (
        played(game, " ".join(turn(game)[:3])).scene.scores[0] == 4 + 6 + 8 + 2
    )  # and a couple in the middle


def test_it_prefers_a_small_table_to_the_red_numbers_of_the_bar() -> None:
    game = board_game("b1=RUm", hands="RUf CUm CUm CNm CNm / ", bar=bar_with(9), scores="40 40")
    assert turn(game)[0].startswith("RUf@")


def test_it_does_not_go_bankrupt_while_a_guest_can_sit() -> None:
    game = board_game("b1=RUm", hands="RUf CUm CUm CNm CNm / ", bar=bar_with(6), scores="3 40")
    assert turn(game)[0].startswith("RUf@")


def test_it_sends_the_guest_to_the_bar_who_finds_no_chair() -> None:
    both_french_tables = "i11=FRm j10=FRf k11=FRm j12=FRf l10=FRf m11=FRm l12=FRf"
    assert choice(board_game(both_french_tables, hands="ITm FRm / ", sizes="2 5")) == "FRm@bar"


def test_it_keeps_its_joker_when_another_guest_does_as_well() -> None:
    game = board_game("b1=RUm", hands="RUf **f CNm CNm ESm / ", scores="5 5")
    assert "**f" not in " ".join(turn(game))


def test_it_swaps_a_joker_rather_than_pay_dearly() -> None:
    floor = full_house(but="b1 a2").replace("n12=INf", "n12=**f")
    game = board_game(floor, hands="INf / ", sizes="1 5", bar="TRm TRm ITm ITm DEm DEm USm", scores="40 40")
    assert choice(game) == "swap:INf@n12"


def test_it_lowers_its_hand_size_only_when_the_end_is_in_sight() -> None:
    def asked(floor: str) -> Game:
        game = board_game(floor, hands="CNf / ")
        turn_now = replace(game.scene.turn, stage=Stage.HAND_SIZE, seated=1, completed=1)
        return replace(game, scene=replace(game.scene, turn=turn_now))

    assert choice(asked("b1=RUm")) == "lower:0"
    assert choice(asked(full_house(but="b1 a2 b3 c2"))) == "lower:1"


def test_it_names_the_birthday_of_the_nation_it_holds() -> None:
    game = board_game(
        "b1=RUm", hands="ITm ITf ITf CNm ESf / CNf", rules="players=2 birthday=30", scores="31 0"
    )
    game = replace(game, scene=replace(game.scene, turn=replace(game.scene.turn, stage=Stage.BIRTHDAY)))
    assert choice(game) == "birthday:IT"


def test_it_closes_the_cafe_when_it_is_ahead_and_plays_on_when_it_is_not() -> None:
    def last_card(scores: str) -> Game:
        floor = card_game("a2=TRf", hands="TRm / CNf CNf", scores=scores, b2="TR")
        return played(floor, "TRm@b1")

    assert choice(last_card("10 10")) == "close"
    assert choice(last_card("10 80")) == "end"


def test_it_draws_when_nobody_can_sit_and_lays_aside_when_the_hand_is_full() -> None:
    assert choice(card_game(hands="CNf CNf / ", b2="TR")) == "draw"
    many = "CNf CNf CNf CNf CNm CNm CNm CNm CUf CUf CUf CUf"
    [move] = turn(card_game(hands=f"{many} / ", b2="TR", d2="FR", c3="ES", b4="IT", d4="RU"))
    assert move.startswith("aside:")


def test_it_does_not_draw_the_last_card_when_that_loses() -> None:
    game = card_game(
        "a2=TRf", hands="TRm CNf / CUf", scores="5 50", bag="CUf", b2="TR", d2="FR", c3="ES", b4="IT", d4="RU"
    )
    assert turn(game)[0].startswith("TRm@")
