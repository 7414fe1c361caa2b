"""Every option of a ruleset, and each of its values, is explained."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from cafe.rules import Edition
from cafe.rules.option_kinds import ANY_NUMBER, Threshold
from cafe.rules.options import OPTIONS, PLAYERS, Doubling, HandSize
from cafe.words import LANGUAGES, messages, say, text

EXPLAINED = tuple(option for option in OPTIONS if option.name != "version")
each_language = pytest.mark.parametrize("language", LANGUAGES)


def ids() -> Iterator[str]:
    """The message of every option, and those of its values in either edition."""
    for option in EXPLAINED:
        values = (value for edition in option.usual for value in option.values(edition))
        yield f"option-{option.name}"
        yield from dict.fromkeys(f"option-{option.name}-{value}" for value in values)


def test_every_option_but_the_version_is_explained() -> None:
    numbers = {
        f"option-{option.name}-{ANY_NUMBER}" for option in OPTIONS if isinstance(option.kind, Threshold)
    }
    assert {name for name in messages("en") if name.startswith("option-")} == {
        name + form for name in ids() for form in ("", ".label")
    } | {name + form for name in numbers for form in (".choose", ".amount")}


@each_language
@pytest.mark.parametrize("name", tuple(ids()))
def test_an_option_is_one_sentence_with_its_rule(name: str, language: str) -> None:
    said = text(name, language, value=30)
    assert re.search(r" \([ESBCV]\d+(, [ESBCV]\d+)*\)[. \N{NO-BREAK SPACE}?]*$", said), said
    assert not re.search(r"[.!?] ", said), "one sentence"
    assert text(f"{name}.label", language, value=30)


@each_language
def test_every_number_of_players_is_said(language: str) -> None:
    for players in {number for edition in Edition for number in PLAYERS[edition]}:
        assert str(players) in text("option-players-value", language, value=players)


def test_a_choice_is_said_like_its_option() -> None:
    assert say(Doubling.FULL_TABLE, "en") == text("option-doubling-full-table", "en")
    assert say(HandSize.ASKED, "de") == text("option-hand_size-asked", "de")
