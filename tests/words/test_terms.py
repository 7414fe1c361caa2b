"""Each thing has one word in a language: those that were given up for it do not come back."""

from __future__ import annotations

import pytest

from .test_translations import book, spoken

GIVEN_UP = {
    "de": (
        "Handgröße",  # Handlimit
        "Gespräch",  # Chat
        "Gastgeber",  # wer den Tisch eröffnet hat
        "Alle Möglichkeiten",  # Alle Optionen
        "Zuschauer",  # Publikum
        "Jemand, den",
        "Wer als Erster",
    ),
    "fr": (
        "pendule",  # temps
        "dames",  # femmes
        "messieurs",  # hommes
        "est absent",
        "était absent",
        "est masqué.",
        "joueurs de l’ordinateur",  # adversaires virtuels
        "vous a exclu",
    ),
    "nl": (
        "andgrootte",  # handlimiet
        "Gesprek",  # Chat
        "gastheer",  # wie de tafel heeft geopend
        "Alle mogelijkheden",  # Alle opties
        "de zak",  # het zakje
        "neemt het over in",  # over
        "ligt eruit",  # is uitgespeeld
        "erder spelen",  # verderspelen
    ),
}


@pytest.mark.parametrize(("language", "word"), [(to, word) for to in GIVEN_UP for word in GIVEN_UP[to]])
def test_a_thing_keeps_its_word(language: str, word: str) -> None:
    assert [name for name in book(language) if word in f"{spoken(name, language)} "] == []


@pytest.mark.parametrize(
    ("language", "club"), [("en", "club"), ("de", "geschlossene"), ("fr", "cercle"), ("nl", "clubje")]
)
def test_the_option_the_rule_and_the_game_call_a_club_the_same(language: str, club: str) -> None:
    said = (
        "option-clubs.label",
        "option-clubs-on",
        "rule-V2.title",
        "clubs-not-played",
        "club-hosted",
        "line",
    )
    assert [name for name in said if club not in spoken(name, language).lower()] == []
