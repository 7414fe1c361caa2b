"""The hint of the terminal: the best turns, what they promise, and what that is made of."""

from __future__ import annotations

import re

import pytest

from cafe.terminal.output.numbers import tenths

from .command_line import cafe, flat


@pytest.mark.parametrize(
    ("thousandths", "language", "text"),
    [
        (3_769, "en", "+3.8"),
        (-12_040, "de", "−12,0"),
        (40, "fr", "0,0"),
        (-40, "nl", "0,0"),
        (0, "en", "0.0"),
    ],
)
def test_points_are_written_with_a_sign_and_a_tenth(thousandths: int, language: str, text: str) -> None:
    assert tenths(thousandths, language, sign=True) == text


def hinted(said: str) -> list[str]:
    """The turns that a hint told, as they are typed."""
    return re.findall(r"^\d\. (.+)$", said, flags=re.MULTILINE)


@pytest.mark.parametrize("game", ["board", "card"])
def test_a_hint_tells_turns_that_can_be_typed(game: str) -> None:
    table = ("play", "--game", game, "--players", "Anna,bot:random", "--seed", "s1")
    said = cafe(*table, typed=["hint"]).stdout
    turns = hinted(said)
    assert 1 <= len(turns) <= 3
    assert flat(said).count("Expected margin") == len(turns)
    assert "standard error" in flat(said)
    for turn in turns:
        assert "refus" not in cafe(*table, typed=[turn]).stdout


def test_after_a_step_of_the_turn_the_hint_goes_on_from_there() -> None:
    table = ("play", "--game", "board", "--players", "Anna,bot:random", "--seed", "s1")
    whole = hinted(cafe(*table, typed=["hint"]).stdout)
    first = next(turn for turn in whole if turn.count("@") == 2).split()[0]
    rest = hinted(cafe(*table, typed=[first, "hint"]).stdout)
    assert rest
    assert all(first not in turn for turn in rest)


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "played to the end"),
        ("de", "bis zum Ende"),
        ("fr", "jusqu’au bout"),
        ("nl", "tot het einde gespeeld"),
    ],
)
def test_where_no_learned_value_fits_the_rules_the_hint_says_so(language: str, says: str) -> None:
    table = ("play", "--game", "board", "--players", "Anna,bot:random", "--seed", "s1", "--lang", language)
    word = {"en": "hint", "de": "tipp", "fr": "conseil", "nl": "tip"}[language]
    assert says in flat(cafe(*table, "--set", "clubs=on", typed=[word]).stdout)
    assert says not in flat(cafe(*table, typed=[word]).stdout)
