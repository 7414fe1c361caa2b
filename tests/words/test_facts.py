"""Every fact of the rules is a sentence in every language."""

from __future__ import annotations

import random
import re
from typing import get_type_hints

import pytest

from cafe.rules import Move, View, deal, offers, playing, ruleset, start
from cafe.rules.events import GuestDrawn, LaidAside, TurnPassed
from cafe.rules.flaws.text import MoveRefused
from cafe.rules.floor import Chair
from cafe.rules.guests import KINDS, Guest
from cafe.rules.objections import ChairTaken, LeftAlone
from cafe.words import LANGUAGES, NoSuchMessage, say, text

from .samples import ENUMS, MOVES, NAMED, READING_FLAWS, RECORDS, samples

ITALIAN, TURK = Guest.parse("ITm"), Guest.parse("TRf")
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.__name__)
def test_every_fact_is_told(record: type[object], language: str) -> None:
    told = [say(fact, language) for fact in samples(record)]
    assert told
    for sentence in told:
        assert_is_clean(sentence)


@each_language
@pytest.mark.parametrize("flaw", READING_FLAWS, ids=lambda flaw: flaw.__name__)
def test_whatever_is_wrong_with_a_text_is_told_in_whole_sentences(flaw: type[object], language: str) -> None:
    some = [fact for fact in samples(flaw) if () not in vars_of(fact)]
    told = [say(fact, language) for fact in some]
    assert told
    for sentence in told:
        assert_is_clean(sentence.replace("**", ""))
        assert sentence.endswith(".")


def vars_of(fact: object) -> tuple[object, ...]:
    return tuple(getattr(fact, name) for name in get_type_hints(type(fact)))


@each_language
def test_a_refused_move_of_a_file_is_told_with_every_reason(language: str) -> None:
    why = ChairTaken(Chair("k13"), TURK), LeftAlone(ITALIAN, Chair("k13"))
    said = say(MoveRefused("ITm@k13", why), language)
    assert all(say(one, language) in said for one in why)


@each_language
@pytest.mark.parametrize("name", NAMED, ids=repr)
def test_everything_that_has_a_name_is_named(name: object, language: str) -> None:
    assert_is_clean(say(name, language))


def assert_is_clean(sentence: str) -> None:
    assert sentence.strip() == sentence
    assert not re.search(r"[{}$\u2066-\u2069\n]|  |\?\?\?|None|\bnone\b|\*\*", sentence), sentence


@each_language
def test_no_two_names_of_a_kind_are_the_same(language: str) -> None:
    for kind in (KINDS, *map(tuple, ENUMS)):
        assert len({say(name, language) for name in kind}) == len(kind)
    labels = [text(f"guest-{code.replace('**', 'joker-')}.label", language) for code in Guest.CODES]
    assert len(set(labels)) == len(KINDS)


@each_language
def test_no_two_moves_sound_the_same(language: str) -> None:
    told = [say(next(samples(move)), language) for move in MOVES]
    assert len(set(told)) == len(MOVES)


def test_a_fact_without_a_message_is_named() -> None:
    class Gossip: ...

    with pytest.raises(NoSuchMessage, match="there is no message 'gossip' in 'en'"):
        say(Gossip(), "en")


@each_language
@pytest.mark.parametrize("edition", ["board", "card"])
def test_whole_games_are_told(edition: str, language: str) -> None:
    game = start(rules := ruleset(edition, {"clubs": "on", "players": "3"}), deal(rules, "words"))
    for step in playing(game, [_anything] * 3, random.Random(f"{edition} {language}")):
        assert_is_clean(say(step.move, language))
        for event in step.events:
            assert_is_clean(say(event, language, ["Ada", "Bo", "Cy"]))


def _anything(seen: View, dice: random.Random) -> Move:
    return dice.choice(offers(seen)).move


@each_language
def test_what_is_not_yours_to_know_stays_unsaid(language: str) -> None:
    for event in (GuestDrawn, LaidAside):
        hidden, known = say(event(0, None), language), say(event(0, TURK), language)
        assert say(TURK, language) not in hidden
        assert say(TURK, language) in known


def test_players_have_their_own_names_or_numbers() -> None:
    assert [say(TurnPassed(2), language) for language in LANGUAGES] == [
        "It is Player 3’s turn.",
        "Person 3 ist am Zug.",
        "C’est à Convive 3 de jouer.",
        "Speler 3 is aan de beurt.",
    ]
    assert say(TurnPassed(1), "de", ["Ada", "Bo"]) == "Bo ist am Zug."


def test_of_guests_that_are_not_all_known_only_the_number_is_told() -> None:
    assert text("went-bankrupt", "en", player=0, guests=(TURK, None)).endswith("2 guests go back to the box.")


def test_a_name_is_no_message() -> None:
    assert say(TurnPassed(0), "en", ["{ $points }"]) == "It is { $points }’s turn."


def test_a_plain_message_takes_facts_and_names() -> None:
    assert text("table-IT", "de") == "der Italien-Tisch"
    assert text("guest-ITm.object", "de") == "den Herrn aus Italien"
    assert text("turn-passed", "nl", player=0) == "Speler 1 is aan de beurt."
    assert text("turn-passed", "nl", player=0, names=["Ada"]) == "Ada is aan de beurt."
    assert text("seat", "de", guest=ITALIAN, chair="k13") == "den Herrn aus Italien auf k13 setzen"


@pytest.mark.parametrize(
    ("points", "told"), [(3, "+3 points"), (-4, "−4 points"), (1, "+1 point"), (0, "0 points")]
)
def test_points_show_their_sign(points: int, told: str) -> None:
    assert text("points-signed", "en", points=points) == told
