"""A position that no game comes to is refused with the part that says it."""

from __future__ import annotations

import pytest

from cafe.rules import Ruleset, deal, start
from cafe.rules.notation import Misread, parse_position, position_text
from cafe.rules.referee import BadQuestion, Question, ask


def position(rules: str) -> str:
    ruleset = Ruleset.parse(rules)
    return position_text(start(ruleset, deal(ruleset, "stuck")))


def test_nobody_has_less_than_nothing_while_the_game_goes_on() -> None:
    with pytest.raises(Misread, match="LessThanNothing"):
        parse_position(position("board players=2").replace("scores 0 0", "scores 0 -1"))
    with pytest.raises(BadQuestion, match="LessThanNothing"):
        ask(Question(Ruleset.parse("board players=2"), score=-50))


def test_a_player_on_turn_who_can_do_nothing_is_no_position() -> None:
    before, hands, after = position("board players=2").partition(" | hands ")
    mine, slash, rest = after.partition(" / ")
    other, aside, tail = rest.partition(" | aside")
    on_turn_first = before.replace("player 2", "player 1")
    moved = f"{on_turn_first}{hands} / {other}{aside}{tail}".replace("| bag", f"| bag {mine}", 1)
    with pytest.raises(Misread, match="NothingToDo"):
        parse_position(moved)
    assert slash


def test_a_table_lies_on_every_position_while_the_card_game_goes_on() -> None:
    text = position("card players=2")
    card = text.partition("| tables ")[2].split()[0]
    with pytest.raises(Misread, match="TableNotLaid"):
        parse_position(text.replace(f"{card} ", "", 1))
