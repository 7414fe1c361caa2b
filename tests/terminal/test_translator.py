"""Every text of the terminal is there, and every text there is used."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import cafe.terminal
from cafe.terminal.output.translator import Translator, detect_language
from cafe.words import messages

SOURCES = "\n".join(
    path.read_text(encoding="utf-8") for path in Path(cafe.terminal.__path__[0]).rglob("*.py")
)
FAMILIES = (  # their ends are put together
    *("cli-play-words-", "cli-play-can-"),
    *("cli-rules-chapter-", "cli-tournament-failure-"),
)


def own_messages() -> set[str]:
    text = (files("cafe.words") / "en" / "terminal.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"(?m)^(cli-[A-Za-z-]+) =", text))


def test_every_message_of_the_terminal_is_said_somewhere() -> None:
    silent = {name for name in own_messages() if f'"{name}"' not in SOURCES and f"'{name}'" not in SOURCES}
    assert {name for name in silent if not name.startswith(FAMILIES)} == set()


def test_everything_said_has_its_message() -> None:
    said = set(re.findall(r"[\"'](cli-[a-z-]+[a-z])[\"']", SOURCES))
    assert said - set(messages("en")) == set()


def test_the_option_wins_over_the_environment() -> None:
    assert detect_language(["ask", "--lang", "fr"], {"LANG": "de_DE"}) == "fr"
    assert detect_language(["--lang=nl", "ask"], {}) == "nl"
    assert detect_language(["ask", "--lang"], {"LANG": "de_DE"}) == "en"
    assert detect_language(["ask"], {"LC_ALL": "", "LANG": "de_DE"}) == "de"


def test_a_translator_calls_the_players_by_their_names() -> None:
    assert Translator("de").with_names(["Ada"])("turn-passed", player=0) == "Ada ist am Zug."
    assert Translator("de")("turn-passed", player=0) == "Person 1 ist am Zug."
