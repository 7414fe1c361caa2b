"""Whatever an engine is told, it answers in its own words and goes on."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from cafe.engine.conversation import COMMANDS
from cafe.engine.messages import BadMessage, Info, parse_message
from cafe.engine.view_text import NAMES, view_text
from cafe.rules import Ruleset, offers

from .tellers import told, views_of

RULES = [Ruleset.parse(text) for text in ("board players=2 birthday=10", "card players=3")]
VIEWS = [seen for rules in RULES for seen in islice(views_of(rules, "any"), 0, 240, 40)]
words = st.text(st.characters(codec="utf-8", exclude_characters="\n"), max_size=40)
numbers = st.integers(-3, 120)
guests = st.sampled_from(["ITm", "RUf", "**f", None])
values: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | numbers
    | guests
    | st.sampled_from(["IT", "act", "seating", "hand-size", "k13"]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["k13", "stage", "c2"]), inner)
    ),
    max_leaves=6,
)


@settings(deadline=None)
@given(st.lists(words, max_size=6))
def test_every_line_that_is_no_command_gets_one_error(lines: list[str]) -> None:
    strange = [line for line in lines if line.strip() and line.strip().partition(" ")[0] not in COMMANDS]
    answers = told(*strange, "ping")
    assert [answer.partition(" ")[0] for answer in answers] == ["error"] * len(strange) + ["pong"]
    assert not any("\n" in answer for answer in answers)


@settings(deadline=None)
@given(st.sampled_from(COMMANDS), words)
def test_a_command_with_any_words_behind_it_ends_nothing_but_quit(command: str, rest: str) -> None:
    answers = told(f"{command} {rest}", "ping")
    assert (answers[-1:] == ["pong"]) is (command != "quit")


@settings(deadline=None)
@given(st.sampled_from(VIEWS), st.sampled_from(NAMES), values)
def test_a_position_with_any_other_value_is_refused_or_can_be_played(
    seen: Any, name: str, value: Any
) -> None:
    changed = {**json.loads(view_text(seen)), name: value}
    lines = [f"ruleset {seen.scene.ruleset}", f"position {json.dumps(changed)}"]
    answers = told(*lines, "legal", "go")
    if len(answers) == 3 and answers[0].startswith("error position"):
        assert answers[1:] == ["error tell a position first"] * 2
    else:
        *_, last = answers
        assert last.startswith(("bestmove ", "error go: it is not this seat's turn"))


@settings(deadline=None)
@given(st.sampled_from(["info", "bestmove", "ready", ""]), words)
def test_any_line_of_a_program_is_a_message_or_refused(word: str, rest: str) -> None:
    try:
        message = parse_message(f"{word} {rest}")
    except BadMessage:
        return
    assert isinstance(message, Info) or message


def test_the_views_to_try_are_of_both_kinds() -> None:
    assert {bool(offers(seen)) for seen in VIEWS} == {True, False}
