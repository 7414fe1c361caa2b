"""What the browser client shares with the server is generated, and stated nowhere else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cafe.bots import CHARACTERS, characters_of
from cafe.protocol import constants
from cafe.rules import Edition
from cafe.rules.option_kinds import OWN_DRAWING, Named, Option
from cafe.rules.options import OPTIONS, PLAYERS, options_of
from cafe.words import LANGUAGE_NAMES, RULE_IDS
from web.generate import LIBRARY, generated

SOURCES = tuple(
    path
    for path in sorted(LIBRARY.parent.rglob("*"))
    if path.suffix in {".ts", ".svelte"} and path not in generated() and ".test." not in path.name
)
CHOSEN_ELSEWHERE = {"players": "with the seats", "version": "by the server"}


@pytest.mark.parametrize("path", generated(), ids=lambda path: path.name)
def test_the_generated_files_are_fresh(path: Path) -> None:
    assert path.read_text("utf-8") == generated()[path], "./run fix writes them anew"


@pytest.mark.parametrize("edition", Edition)
def test_every_option_that_is_a_choice_is_offered(edition: Edition) -> None:
    offered = {option["name"]: option for option in constants.options()[edition]}
    for option in options_of(edition):
        if len(set(option.values(edition)) - {OWN_DRAWING}) == 1:
            assert option.name not in offered
        else:
            assert offered[option.name]["values"] == option.values(edition)
            assert offered[option.name]["usual"] == option.usual[edition]
    assert list(offered) == [option.name for option in options_of(edition) if option.name in offered]


def test_what_is_not_offered_is_chosen_elsewhere_or_no_choice() -> None:
    offered = {option["name"] for listed in constants.options().values() for option in listed}
    assert {option.name for option in OPTIONS} - offered == set(CHOSEN_ELSEWHERE)


def test_the_text_of_a_file_has_the_values_of_the_rules() -> None:
    text = (LIBRARY / "constants.ts").read_text("utf-8")
    assert all(f'"{rule_id}"' in text for rule_id in RULE_IDS)
    assert all(f'"{name}"' in text for name in CHARACTERS)
    assert all(f'{language}: "{name}"' in text for language, name in LANGUAGE_NAMES.items())
    for edition, seats in PLAYERS.items():
        assert f"{edition}: {{ least: {seats[0]}, most: {seats[-1]} }}" in text


@pytest.mark.parametrize("edition", Edition)
def test_a_characters_place_in_the_list_is_its_strength(edition: Edition) -> None:
    assert [each.level for each in characters_of(edition)] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_no_page_names_an_option_or_its_values(option: Option) -> None:
    """Forms are made from the table: whoever adds an option writes no page. Plain words may be anything."""
    named = option.kind.names if isinstance(option.kind, Named) else ()
    telling = [word for word in (option.name, *named) if re.search("[-_]", word)]
    quoted = re.compile(rf"['\"`]({'|'.join(telling) or '(?!)'})['\"`]")
    said = {path.name: quoted.findall(path.read_text("utf-8")) for path in SOURCES}
    assert {name: words for name, words in said.items() if words} == {}


def test_no_page_lists_languages_or_rules() -> None:
    for path in SOURCES:
        text = path.read_text("utf-8")
        assert not re.search(r"'en', 'de'|en: .*\n? *de: ", text), path.name
        assert not re.search(r"'E', 'S', 'B'|E: 5", text), path.name


def test_lengths_are_limits_of_the_table() -> None:
    for path in SOURCES:
        assert not re.search(r'maxlength="?\d', path.read_text("utf-8")), path.name
