"""What a person may type for the same thing."""

from __future__ import annotations

import pytest

from cafe.rules import Guest
from cafe.rules.notation import parse_moves
from cafe.terminal.game.player_input import Ask, Choose, Do, Enter, LookAt, Unclear, Word, read_wish
from cafe.terminal.output.translator import Voice

EN, DE = Voice("en"), Voice("de")


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
    assert read_wish(typed, EN) == Do(parse_moves(moves))


def test_a_guest_or_a_chair_alone_is_a_question() -> None:
    assert read_wish("itm", EN) == LookAt(Guest.parse("ITm"))
    assert read_wish("**f", EN) == LookAt(Guest.parse("**f"))
    assert isinstance(read_wish("K13", EN), LookAt)


def test_words_are_understood_in_english_and_in_one_s_own_language() -> None:
    assert read_wish("why ITm@k13", DE) == Ask(Word.WHY, "ITm@k13")
    assert read_wish("Warum  ITm@k13", DE) == Ask(Word.WHY, "ITm@k13")
    assert read_wish("?", DE) == Ask(Word.HELP, "")
    assert read_wish("q", DE) == Ask(Word.QUIT, "")
    assert read_wish("warum ITm@k13", EN) == Unclear("warum ITm@k13")


def test_everything_else_is_a_number_nothing_or_unclear() -> None:
    assert read_wish("", EN) == Enter()
    assert read_wish("12", EN) == Choose(12)
    assert read_wish("9" * 50, EN) == Choose(999999)
    for nonsense in ("²", "٣", "-1", "1.5", "ITm@", "@k13", "draw draw-it x", "\0", "x" * 5000):
        assert isinstance(read_wish(nonsense, EN), Unclear), nonsense
