"""What a group may agree on: editions, players, options, variants, and their texts."""

from dataclasses import fields, replace

import pytest

from cafe.rules import BadRuleset, Edition, Ruleset, shipped_plan
from cafe.rules.option_kinds import Option, Switch, own_plan
from cafe.rules.options import OPTIONS, Bar, Doubling, HandSize, Swap
from tests.cafe_table import refused_by, rule

BOARD_DEFAULTS = (
    "board players=4 plan=corners doubling=full-table swap=same-sex bar=classic lone_joker=off "
    "hand_size=asked birthday=off clubs=off version=1"
)
CARD_DEFAULTS = "card players=4 plan=card clubs=off version=1"


def wrong_option(text: str) -> str:
    """The option that a text is refused for."""
    with pytest.raises(BadRuleset) as bad:
        Ruleset.parse(text)
    assert bad.value.option in str(bad.value)
    return bad.value.option


@rule("B5", "B6", "B7", "B9", "S2", "V1", "V2")
def test_the_board_games_rules_are_the_settled_ones_unless_agreed_otherwise() -> None:
    rules = Ruleset.parse("board")
    assert str(rules) == BOARD_DEFAULTS
    assert rules.doubling is Doubling.FULL_TABLE
    assert rules.swap is Swap.SAME_SEX
    assert rules.bar is Bar.CLASSIC
    assert rules.lone_joker is False
    assert rules.hand_size is HandSize.ASKED
    assert rules.birthday is None
    assert rules.clubs is False


@rule("S3", "V2")
def test_the_card_game_has_clubs_for_an_option_and_doubles_every_group() -> None:
    rules = Ruleset.parse("card")
    assert str(rules) == CARD_DEFAULTS
    assert rules.doubling is Doubling.EVERY_GROUP
    assert (rules.swap, rules.bar, rules.lone_joker, rules.hand_size, rules.birthday) == (None,) * 5


@rule("V1")
@pytest.mark.parametrize(("text", "number"), [("on", 30), ("off", None), ("1", 1), ("45", 45), ("999", 999)])
def test_the_birthdays_number_is_thirty_or_agreed(text: str, number: int | None) -> None:
    assert Ruleset.parse(f"board birthday={text}").birthday == number


@pytest.mark.parametrize(
    "text",
    [
        "board",
        "board players=2 plan=ring doubling=every-group swap=any-fitting bar=gentle",
        "board players=3 lone_joker=on hand_size=automatic birthday=25 clubs=on version=1",
        "card",
        "card players=5 clubs=on",
    ],
)
def test_every_ruleset_parses_back(text: str) -> None:
    rules = Ruleset.parse(text)
    assert Ruleset.parse(str(rules)) == rules
    assert repr(rules) == str(rules)


@pytest.mark.parametrize("word", ["on", "true", "yes"])
def test_a_switch_has_several_words_for_on(word: str) -> None:
    assert Ruleset.parse(f"board lone_joker={word}").lone_joker is True


@rule("B3", "C2")
@pytest.mark.parametrize("text", ["board players=2", "board players=4", "card players=2", "card players=5"])
def test_the_board_game_is_for_two_to_four_and_the_card_game_for_two_to_five(text: str) -> None:
    assert str(Ruleset.parse(text).players) == text[-1]


@refused_by("B3", "C2")
@pytest.mark.parametrize(
    "text", ["board players=1", "board players=5", "board players=0", "card players=1", "card players=6"]
)
def test_no_more_and_no_fewer(text: str) -> None:
    assert wrong_option(text) == "players"


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("", "edition"),
        ("chess", "edition"),
        ("Board", "edition"),
        ("board colour=red", "colour"),
        ("board players", "players"),
        ("board players=", "players"),
        ("board =4", ""),
        ("board players=four", "players"),
        ("board players=-2", "players"),
        ("board players=٣", "players"),
        ("board players=99999", "players"),
        ("board players=2 players=3", "players"),
        ("board doubling=never", "doubling"),
        ("board swap=always", "swap"),
        ("board bar=free", "bar"),
        ("board lone_joker=maybe", "lone_joker"),
        ("board hand_size=5", "hand_size"),
        ("board birthday=0", "birthday"),
        ("board birthday=1000", "birthday"),
        ("board birthday=-5", "birthday"),
        ("board birthday=soon", "birthday"),
        ("board clubs=ladies", "clubs"),
        ("board version=2", "version"),
        ("board version=0", "version"),
        ("board plan=nowhere", "plan"),
        ("board plan=../corners", "plan"),
        ("board plan=card", "plan"),
        ("board plan=own:RU", "plan"),
        ("card plan=corners", "plan"),
    ],
)
def test_what_cannot_be_agreed_on_is_refused_by_its_name(text: str, option: str) -> None:
    assert wrong_option(text) == option


@refused_by("S3", "V1")
@pytest.mark.parametrize("option", ["doubling", "swap", "bar", "lone_joker", "hand_size", "birthday"])
def test_the_board_games_options_are_not_the_card_games(option: str) -> None:
    assert wrong_option(f"card {option}=on") == option


@refused_by("B3")
def test_a_ruleset_made_by_hand_is_judged_too() -> None:
    rules = Ruleset.parse("board")
    with pytest.raises(BadRuleset):
        replace(rules, players=5)
    with pytest.raises(BadRuleset):
        replace(rules, plan=shipped_plan("card"))
    with pytest.raises(BadRuleset):
        replace(rules, birthday=0)


@refused_by("B7")
def test_the_board_game_has_its_options_however_the_ruleset_is_made() -> None:
    rules = Ruleset.parse("board")
    with pytest.raises(BadRuleset):
        replace(rules, bar=None)
    with pytest.raises(BadRuleset):
        replace(rules, swap=None)
    with pytest.raises(BadRuleset):
        replace(rules, lone_joker=None)
    with pytest.raises(BadRuleset):
        replace(rules, hand_size=None)


@refused_by("S3", "V1")
def test_the_card_game_has_none_of_them_however_the_ruleset_is_made() -> None:
    rules = Ruleset.parse("card")
    with pytest.raises(BadRuleset):
        replace(rules, birthday=30)
    with pytest.raises(BadRuleset):
        replace(rules, bar=Bar.CLASSIC)
    with pytest.raises(BadRuleset):
        replace(rules, doubling=Doubling.FULL_TABLE)


def test_an_own_plan_of_a_shipped_name_keeps_its_drawing() -> None:
    mirrored = "\n".join(" ".join(reversed(row)) for row in shipped_plan("corners").drawing)
    rules = Ruleset.parse(f"board plan={own_plan(Edition.BOARD, 'corners', mirrored)}")
    assert rules.plan != shipped_plan("corners")
    assert Ruleset.parse(str(rules)) == rules


def test_a_shipped_plan_drawn_again_is_told_by_its_name() -> None:
    assert own_plan(Edition.BOARD, "corners", str(shipped_plan("corners"))) == "corners"
    assert own_plan(Edition.CARD, "card", str(shipped_plan("card"))) == "card"


@refused_by("B2")
@pytest.mark.parametrize("token", ["o,o", "o/o"])
def test_a_drawing_of_ones_own_keeps_its_cells_apart(token: str) -> None:
    drawing = str(shipped_plan("corners")).replace("o", token, 1)
    with pytest.raises(BadRuleset) as bad:
        own_plan(Edition.BOARD, "mine", drawing)
    assert bad.value.option == "plan"


@rule("B2")
def test_a_drawing_of_ones_own_travels_in_the_text_of_the_ruleset() -> None:
    text = own_plan(Edition.BOARD, "mine", str(shipped_plan("ring")))
    mine = Ruleset.parse(f"board plan={text}")
    assert Ruleset.parse(str(mine)) == mine
    assert mine.plan.drawing == shipped_plan("ring").drawing


def test_an_option_that_came_later_leaves_older_texts_as_they_are() -> None:
    option = Option("quiet", Switch(), {Edition.BOARD: "off"}, came_later=True)
    assert not option.is_written("off", Edition.BOARD)
    assert option.is_written("on", Edition.BOARD)
    assert replace(option, came_later=False).is_written("off", Edition.BOARD)


def test_the_table_names_the_fields_of_a_ruleset() -> None:
    assert {option.name for option in OPTIONS} == {field.name for field in fields(Ruleset)} - {"edition"}
    assert all(set(option.usual) <= set(Edition) for option in OPTIONS)
    for option in OPTIONS:
        for edition, usual in option.usual.items():
            option.read(usual, edition)
