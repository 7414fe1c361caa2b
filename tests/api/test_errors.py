"""An exception is one error, whoever says it: in a sentence, or as a value that the client says."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from cafe.api.clean_text import BadText
from cafe.api.errors import BadWord, Silent, as_api_error
from cafe.match.actions import Declined
from cafe.protocol import messages
from cafe.protocol.errors import MAX_REASON_LENGTH, ApiError
from cafe.rules import BadPlan, BadRuleset, Ruleset, board_plan
from cafe.rules.flaws.text import NotAGuest
from cafe.rules.notation import Misread, parse_moves, parse_record
from cafe.rules.referee import BadQuestion, Question, ask


class Loud:
    """Says so much that it has to be cut short."""

    def misread(self, line: int, column: int, _flaw: Any, /) -> str:
        return f"{line}:{column} " + "no " * MAX_REASON_LENGTH

    def flaw(self, flaw: Any, /) -> str:
        return f"{type(flaw).__name__} " + "no " * MAX_REASON_LENGTH


def raised(work: Any) -> Exception:
    with pytest.raises(Exception) as caught:  # noqa: PT011 which one is the test's to say
        work()
    return caught.value


FLAWED = {
    "a file": (lambda: parse_record("hello"), Misread, "misread"),
    "a move": (lambda: parse_moves("??"), Misread, "misread"),
    "an option": (lambda: Ruleset.parse("board players=2 plan=nowhere"), BadRuleset, "bad-field"),
    "a plan": (lambda: board_plan("nowhere", "x"), BadPlan, "bad-field"),
    "a word": (lambda: (_ for _ in ()).throw(BadWord(NotAGuest("x"))), BadWord, "bad-field"),
}


@pytest.mark.parametrize("what", FLAWED)
def test_a_flaw_is_told_as_a_value_and_said_by_whoever_can(what: str) -> None:
    work, kind, code = FLAWED[what]
    exception = raised(work)
    assert isinstance(exception, kind)
    silent, loud = as_api_error(exception, Silent()), as_api_error(exception, Loud())
    assert silent is not None
    assert loud is not None
    told = msgspec.json.decode(silent.body)
    assert (silent.status, told["error"]) == (422, code)
    assert "reason" not in told
    assert ("line" in told) is ("column" in told) is isinstance(exception, Misread)
    msgspec.convert(told, messages.Refusal)  # as the document describes it
    said = msgspec.json.decode(loud.body)
    assert len(said.pop("reason")) == MAX_REASON_LENGTH
    assert said == told


def test_a_position_that_cannot_be_is_a_message_of_its_own() -> None:
    question = Question(ruleset=Ruleset.parse("board players=2"), score=-1)
    exception = raised(lambda: ask(question))
    assert isinstance(exception, BadQuestion)
    error = as_api_error(exception, Silent())
    assert error is not None
    told = msgspec.json.decode(error.body)
    assert (error.status, told["error"], told["reason"]) == (422, "bad-question", "")
    msgspec.convert(told, messages.BadPosition)


@pytest.mark.parametrize(
    ("exception", "status", "code"),
    [
        (Declined("not-your-turn"), 409, "not-your-turn"),
        (BadText("name: nothing that can be read"), 422, "bad-field"),
        (msgspec.ValidationError("no"), 400, "bad-field"),
        (msgspec.DecodeError("no"), 400, "bad-json"),
        (ApiError(418, "teapot"), 418, "teapot"),
    ],
)
def test_other_errors_have_their_codes(exception: Exception, status: int, code: str) -> None:
    error = as_api_error(exception, Silent())
    assert error is not None
    assert (error.status, error.message.error) == (status, code)


def test_what_nobody_expected_is_nobodys_error() -> None:
    assert as_api_error(RuntimeError("no"), Silent()) is None
