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
        "Seed",  # Startwert
        "rückgängig?",  # zurücknehmen?
    ),
    "fr": (
        "pendule",  # temps
        "dames",  # femmes
        "messieurs",  # hommes
        "est absent",
        "était absent",
        "est masqué.",
        "vous a exclu",
        "joueurs",  # personnes, adversaires virtuels
        "meilleur tour",  # coup: what one plays, while a tour is whose turn it is
        "meilleurs tours",
        "pose un client",  # met de côté
        "places au bar",  # cases
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
        "este beurt",  # zet: what one plays, while a beurt is whose turn it is
        " deling",  # verdeling
        " seed",  # startwaarde
        "het plan ",  # de plattegrond
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
