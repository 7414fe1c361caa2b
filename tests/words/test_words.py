"""What the words are asked for: languages, messages and rules."""

from __future__ import annotations

import pytest

from cafe.bots import ALL_BOTS
from cafe.words import LANGUAGES, RULE_IDS, NoSuchMessage, rule, say, text


def test_there_are_four_languages() -> None:
    assert LANGUAGES == ("en", "de", "fr", "nl")


def test_an_unknown_language_is_refused_with_the_four_that_are_known() -> None:
    with pytest.raises(ValueError, match="'it' is none of our languages: en, de, fr, nl"):
        text("nation-IT", "it")


def test_an_unknown_message_is_named() -> None:
    with pytest.raises(NoSuchMessage, match="there is no message 'nation-XX' in 'en'"):
        text("nation-XX", "en")
    with pytest.raises(KeyError):
        say(object(), "en")


def test_the_rules_are_numbered_by_chapter() -> None:
    chapters = {"E": 5, "S": 3, "B": 12, "C": 9, "V": 2}
    assert [f"{letter}{n + 1}" for letter, last in chapters.items() for n in range(last)] == list(RULE_IDS)


@pytest.mark.parametrize("unknown", ["E6", "X1", "", "E1.title"])
def test_an_unknown_rule_is_named(unknown: str) -> None:
    with pytest.raises(NoSuchMessage, match="there is no message 'rule-"):
        rule(unknown, "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bot", ALL_BOTS)
def test_every_bot_has_a_name_in_every_language(bot: str, language: str) -> None:
    assert text(f"bot-{bot}", language)
