"""From an exception to the error that the client gets: a status, a code, and what belongs to it."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from cafe.api.clean_text import BadText
from cafe.hosting.cache import NoSuchMatch
from cafe.match.actions import Declined, TurnRefused
from cafe.match.codec import plain, tagged
from cafe.protocol import messages
from cafe.protocol.errors import MAX_REASON_LENGTH, ApiError, bad_field, bad_value
from cafe.puzzles import NoSuchPuzzle
from cafe.rules import BadPlan, BadRuleset
from cafe.rules.notation import Misread
from cafe.rules.referee import BadQuestion


class BadWord(ValueError):
    """A word of a request that stands for nothing, and what is wrong with it."""

    def __init__(self, flaw: Any) -> None:
        super().__init__(str(flaw))
        self.flaw = flaw


class Speaker(Protocol):
    """Says in a sentence what is wrong, in the language of whoever asked."""

    def misread(self, line: int, column: int, flaw: Any, /) -> str: ...

    def flaw(self, flaw: Any, /) -> str: ...


class Silent:
    """Leaves the sentence to the client, which is told the flaw as a value."""

    def misread(self, _line: int, _column: int, _flaw: Any, /) -> str:
        return ""

    def flaw(self, _flaw: Any, /) -> str:
        return ""


def as_api_error(exception: Exception, speaker: Speaker) -> ApiError | None:
    """The error that an exception means to the client; None for what nobody expected."""
    match exception:
        case ApiError():
            return exception
        case Declined(code=code, status=status):
            return ApiError(status, code)
        case TurnRefused(step=step, objections=objections):
            facts = [plain(objection) for objection in objections]
            return ApiError(422, messages.TurnRefused(error="refused", step=step, objections=facts))
        case NoSuchMatch():
            return ApiError(404, "no-such-match")
        case NoSuchPuzzle():
            return ApiError(404, "no-such-puzzle")
        case Misread(line=line, column=column, flaw=flaw):
            return _flawed("misread", speaker.misread(line, column, flaw), flaw, line, column)
        case BadQuestion(flaw=flaw):
            reason = speaker.flaw(flaw)
            return ApiError(422, messages.BadPosition(error="bad-question", reason=reason, flaw=tagged(flaw)))
        case BadText():
            return bad_value(str(exception))
        case BadRuleset(flaw=flaw) | BadPlan(flaw=flaw) | BadWord(flaw=flaw):
            return _flawed("bad-field", speaker.flaw(flaw), flaw)
        case msgspec.ValidationError():
            return bad_field(str(exception))
        case msgspec.DecodeError() | UnicodeDecodeError():
            return ApiError(400, "bad-json", reason=str(exception))
        case _:
            return None


def _flawed(
    code: str, reason: str, flaw: Any, line: int | None = None, column: int | None = None
) -> ApiError:
    """A value that no schema can refuse: what is wrong with it, and where in a text it stands."""
    return ApiError(
        422,
        messages.Refusal(
            error=code,
            reason=reason[:MAX_REASON_LENGTH] or None,
            flaw=tagged(flaw),
            line=line,
            column=column,
        ),
    )
