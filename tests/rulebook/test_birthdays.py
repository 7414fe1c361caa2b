"""V1: birthday tables, in the board game."""

import pytest

from cafe.rules import End, Line, Nation, Table
from cafe.rules.events import BirthdayAsked, BirthdayNamed, GuestSeated, TurnPassed
from cafe.rules.objections import ChooseBirthdayFirst, NoBirthdayChoice
from tests.cafe_table import bar_with, board_game, offered, paid, played, refusals, refused_by, rule, told

BIRTHDAYS = "players=2 birthday=on"
COUPLE_TO_COME = "n14=INm b1=RUm"  # a lady beside either of them scores two


@rule("V1")
def test_who_reaches_the_agreed_number_at_the_end_of_a_turn_may_name_a_nation() -> None:
    game = board_game(COUPLE_TO_COME, hands="INf ITm", scores="28 0", rules=BIRTHDAYS)
    assert told(game, "INf@o13 end")[-1] == BirthdayAsked(0)
    assert offered(played(game, "INf@o13 end")) == {
        *(f"birthday:{nation}" for nation in Nation),
        "birthday:none",
    }


@rule("V1")
@pytest.mark.parametrize(("score", "asked"), [(27, False), (28, True), (50, True)])
def test_the_agreed_number_is_thirty_by_default(score: int, asked: bool) -> None:
    game = board_game(COUPLE_TO_COME, hands="INf ITm", scores=f"{score} 0", rules=BIRTHDAYS)
    assert (BirthdayAsked(0) in told(game, "INf@o13 end")) is asked


@rule("V1")
@pytest.mark.parametrize(("score", "asked"), [(9, False), (10, True)])
def test_another_number_may_be_agreed(score: int, asked: bool) -> None:
    game = board_game(COUPLE_TO_COME, hands="INf ITm", scores=f"{score} 0", rules="players=2 birthday=12")
    assert (BirthdayAsked(0) in told(game, "INf@o13 end")) is asked


@rule("V1")
def test_the_bar_can_bring_a_player_there_too() -> None:
    game = board_game(hands="ITm", bar=bar_with(2), scores="27 0", rules=BIRTHDAYS)
    assert told(game, "ITm@bar")[-1] == BirthdayAsked(0)


@rule("V1")
def test_after_the_birthday_is_named_the_next_player_comes() -> None:
    game = board_game(COUPLE_TO_COME, hands="INf ITm", scores="28 0", rules=BIRTHDAYS)
    assert told(game, "INf@o13 end birthday:IT") == [BirthdayNamed(0, Nation.IT), TurnPassed(1)]


@rule("V1", "B9")
def test_the_hand_size_comes_first_and_then_the_birthday() -> None:
    game = board_game("n14=INm o13=INf n12=INm", hands="INf ITm", scores="28 0", rules=BIRTHDAYS)
    later = played(game, "INf@m13 end")
    assert offered(later) == {"lower:0", "lower:1"}
    assert told(later, "lower:1")[-1] == BirthdayAsked(0)


@rule("V1")
@pytest.mark.parametrize("chair", ["f12", "d14"], ids=["one table", "the other"])
def test_points_at_both_tables_of_the_nation_are_doubled(chair: str) -> None:
    game = board_game("g13=ITm c13=ITm", hands="ITf", birthday="IT", rules=BIRTHDAYS)
    assert paid(game, f"ITf@{chair}") == [4]


@rule("V1")
def test_points_at_all_other_tables_are_not() -> None:
    game = board_game("n14=INm", hands="INf", birthday="IT", rules=BIRTHDAYS)
    assert paid(game, "INf@o13") == [2]


@rule("V1")
def test_each_table_of_the_chair_is_doubled_for_itself() -> None:
    game = board_game("f14=ITm f10=CUm", hands="ITf", birthday="IT", rules=BIRTHDAYS)
    (event,) = told(game, "ITf@f12")
    assert isinstance(event, GuestSeated)
    assert event.receipt == (
        Line(Table("f11"), Nation.CU, 2, doubled=False, birthday=False, club=False, points=2),
        Line(Table("f13"), Nation.IT, 2, doubled=False, birthday=True, club=False, points=4),
    )


@rule("V1")
def test_they_are_doubled_whoever_sits_there() -> None:
    game = board_game("f14=ITm", hands="CUf", birthday="IT", rules=BIRTHDAYS)
    assert paid(game, "CUf@f12") == [4]


@rule("V1")
def test_they_are_doubled_for_everybody() -> None:
    game = board_game("n14=INm f14=ITm", hands="INf RUm / ITf", scores="28 0", rules=BIRTHDAYS)
    later = played(game, "INf@o13 end birthday:IT ITf@g13")
    assert later.scene.scores == (30, 4)


@rule("V1")
def test_they_are_doubled_from_then_on_only() -> None:
    game = board_game("n14=INm", hands="INf RUm", scores="28 0", rules=BIRTHDAYS)
    assert played(game, "INf@o13 end birthday:IN").scene.scores == (30, 0)


@rule("V1", "S2")
def test_a_full_table_of_one_nation_is_doubled_once_more() -> None:
    game = board_game("n14=INm o13=INf n12=INm", hands="INf", birthday="IN", rules=BIRTHDAYS)
    assert paid(game, "INf@m13") == [16]


@rule("V1", "S2")
def test_both_doublings_add_to_those_of_the_later_editions() -> None:
    game = board_game("n14=INm", hands="INf", birthday="IN", rules=f"{BIRTHDAYS} doubling=every-group")
    assert paid(game, "INf@o13") == [8]


@rule("V1")
def test_if_the_player_declines_there_is_no_birthday() -> None:
    game = board_game("n14=INm f14=ITm", hands="INf RUm / ITf", scores="28 0", rules=BIRTHDAYS)
    later = played(game, "INf@o13 end birthday:none")
    assert later.scene.birthday is None
    assert paid(later, "ITf@g13") == [2]


@rule("V1")
@pytest.mark.parametrize("named", ["none", "IT"])
def test_there_is_one_a_game_at_most(named: str) -> None:
    game = board_game("n14=INm f14=USm", hands="INf RUm / GBf GBm", scores="28 40", rules=BIRTHDAYS)
    later = played(game, f"INf@o13 end birthday:{named}")
    assert told(later, "GBf@bar")[-1] == TurnPassed(0)
    assert told(later, "GBf@bar RUm@bar")[-1] == TurnPassed(1)


@rule("V1")
def test_without_the_variant_nobody_is_asked() -> None:
    game = board_game(COUPLE_TO_COME, hands="INf ITm", scores="28 0")
    assert told(game, "INf@o13 end")[-1] == TurnPassed(1)


@rule("V1", "B11")
def test_at_the_end_of_the_game_nobody_is_asked() -> None:
    game = board_game(hands="ITm", bag="RUf RUm TRf TRm USf", scores="40 0", rules=BIRTHDAYS)
    later = played(game, "ITm@bar")
    assert later.end is End.BAG_LOW


@refused_by("V1")
def test_before_the_turn_ends_there_is_nothing_to_name() -> None:
    game = board_game(COUPLE_TO_COME, hands="INf RUf", scores="28 0", rules=BIRTHDAYS)
    assert refusals(game, "birthday:IT") == [NoBirthdayChoice()]
    thirty = played(game, "INf@o13")
    assert refusals(thirty, "birthday:IT") == [NoBirthdayChoice()]
    assert refusals(thirty, "RUf@a2") == []


@refused_by("V1")
def test_without_the_variant_there_is_nothing_to_name() -> None:
    assert refusals(board_game(hands="ITm", scores="50 0"), "birthday:IT") == [NoBirthdayChoice()]


@refused_by("V1")
@pytest.mark.parametrize("move", ["ITm@bar", "end", "RUf@a2", "lower:0", "swap:RUf@a2"])
def test_nothing_else_is_done_before_the_choice(move: str) -> None:
    game = board_game(COUPLE_TO_COME, hands="INf ITm RUf", scores="28 0", rules=BIRTHDAYS)
    assert ChooseBirthdayFirst() in refusals(played(game, "INf@o13 end"), move)
