"""The files of learned weights: read whole, or refused with the line."""

from __future__ import annotations

import pytest

from cafe.bots.searching import Depth
from cafe.bots.weights import FOLDER, BadWeights, Hands, Weights, file_name, parse, text_of, weights_for
from cafe.kernel import Dice, from_game
from cafe.kernel.features import BUCKETS, Row
from cafe.kernel.value import describe
from cafe.rules import Ruleset, deal, start

NAMES = sorted(file.name for file in FOLDER.iterdir() if file.name.endswith(".txt"))
SOME = Weights(tuple(range(2 * 3 * BUCKETS)), tuple(range(0, -2 * 3 * BUCKETS, -1)))


@pytest.mark.parametrize("name", NAMES)
def test_every_file_has_a_weight_for_every_feature(name: str) -> None:
    edition, players, *_ = name.split("-")
    ruleset, features = Ruleset.parse(f"{edition} players={players}"), Row()
    features.all_hands = name.endswith("-all-hands.txt")
    describe(features, from_game(start(ruleset, deal(ruleset, "weights"))), 0)
    weights = parse((FOLDER / name).read_text("utf-8"))
    assert len(weights.margins) == len(weights.wins) == 2 * BUCKETS * features.count


def test_the_default_games_for_two_have_weights() -> None:
    for edition in ("board", "card"):
        assert file_name(Ruleset.parse(f"{edition} players=2")) in NAMES


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_number_of_card_players_has_a_value_of_imagined_games(players: int) -> None:
    weights = weights_for(Ruleset.parse(f"card players={players}"), Hands.ALL)
    assert weights is not None
    assert weights.hands is Hands.ALL


def test_in_the_board_game_all_hands_lie_open_and_there_is_one_value() -> None:
    rules = Ruleset.parse("board players=2")
    assert weights_for(rules, Hands.ALL) == weights_for(rules)


def test_no_imagined_player_decides_by_hands_that_they_cannot_see() -> None:
    with pytest.raises(ValueError, match="own hand"):
        Depth(4, 8, guided=4, hands=Hands.ALL)


def test_a_value_of_all_hands_judges_hands_that_are_imagined_and_another_only_its_own() -> None:
    rules = Ruleset.parse("card players=2")
    position = from_game(start(rules, deal(rules, "hands")))
    told = dict[Hands, set[int]]()
    for hands in Hands:
        weights = weights_for(rules, hands)
        assert weights is not None
        value, dice, told[hands] = weights.value(), Dice(1), set()
        for _ in range(20):
            imagined = position.copy()
            imagined.sample(0, dice)
            value.judge(imagined, 0)
            told[hands].add(int(value.margin))
    assert len(told[Hands.OWN]) == 1
    assert len(told[Hands.ALL]) > 10


def test_a_file_is_read_as_it_was_written() -> None:
    assert parse(text_of(SOME, ["what it was learned from"])) == SOME


@pytest.mark.parametrize("rules", ["board players=2 clubs=on", "board players=2 birthday=on"])
def test_no_weights_fit_where_birthdays_or_clubs_change_the_game(rules: str) -> None:
    assert weights_for(Ruleset.parse(rules)) is None


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("0 1 2 3", "0 1 2 x"), "line 3 is not 6 whole numbers"),
        (("0 1 2 3 -2 -3", "0 1 2 3 -2"), "line 3 is not 6 whole numbers"),
        (("0 1 2 3", "0 2 2 3"), "line 3 is out of order"),
        (("3 2 22 23 -22 -23\n", ""), "there are not the weights of 4 parts of a game"),
    ],
)
def test_a_damaged_file_is_refused_with_its_line(change: tuple[str, str], said: str) -> None:
    text = text_of(SOME, ["some"])
    assert change[0] in text
    with pytest.raises(BadWeights, match=said):
        parse(text.replace(*change))
