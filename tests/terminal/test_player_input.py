"""What a person may type for the same thing."""

from __future__ import annotations

import pytest

from cafe.rules import Guest
from cafe.rules.notation import parse_moves
from cafe.terminal.game.player_input import (
    EmptyLine,
    GuestOrChair,
    Instruction,
    Keyword,
    Moves,
    OfferNumber,
    Unclear,
    parse_input,
)
from cafe.terminal.output.translator import Translator

EN, DE = Translator("en"), Translator("de")


@pytest.mark.parametrize(
    ("typed", "moves"),
    [
        ("ITm@k13", "ITm@k13"),
        ("itm@K13", "ITm@k13"),
        ("itm k13", "ITm@k13"),
        ("itm k13 ITF j12 END", "ITm@k13 ITf@j12 end"),
        ("**F m13", "**f@m13"),
        ("itm bar", "ITm@bar"),
        ("swap inf m13", "swap:INf@m13"),
        ("swap:INf@m13", "swap:INf@m13"),
        ("aside itm", "aside:ITm"),
        ("lower 1", "lower:1"),
        ("birthday it", "birthday:IT"),
        ("birthday none", "birthday:none"),
        ("Draw", "draw"),
        ("close", "close"),
        ("club:b2:ruf@a2+ruf@b1", "club:b2:RUf@a2+RUf@b1"),
    ],
)
def test_moves_may_be_typed_as_people_type(typed: str, moves: str) -> None:
    assert parse_input(typed, EN) == Moves(parse_moves(moves))


def test_a_guest_or_a_chair_alone_is_a_question() -> None:
    assert parse_input("itm", EN) == GuestOrChair(Guest.parse("ITm"))
    assert parse_input("**f", EN) == GuestOrChair(Guest.parse("**f"))
    assert isinstance(parse_input("K13", EN), GuestOrChair)


def test_words_are_understood_in_english_and_in_one_s_own_language() -> None:
    assert parse_input("why ITm@k13", DE) == Instruction(Keyword.WHY, "ITm@k13")
    assert parse_input("Warum  ITm@k13", DE) == Instruction(Keyword.WHY, "ITm@k13")
    assert parse_input("?", DE) == Instruction(Keyword.HELP, "")
    assert parse_input("q", DE) == Instruction(Keyword.QUIT, "")
    assert parse_input("warum ITm@k13", EN) == Unclear("warum ITm@k13")


def test_everything_else_is_a_number_nothing_or_unclear() -> None:
    assert parse_input("", EN) == EmptyLine()
    assert parse_input("12", EN) == OfferNumber(12)
    assert parse_input("9" * 50, EN) == OfferNumber(999999)
    for nonsense in ("²", "٣", "-1", "1.5", "ITm@", "@k13", "draw draw-it x", "\0", "x" * 5000):
        assert isinstance(parse_input(nonsense, EN), Unclear), nonsense
