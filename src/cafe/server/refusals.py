"""Every way to say no, as a status, a code and what belongs to it."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from cafe.house.codec import plain, tagged
from cafe.house.desk import Declined, TurnRefused
from cafe.house.house import NoSuchMatch
from cafe.house.people import TooManyTokens
from cafe.house.store import Unsure
from cafe.rules import BadPlan, BadRuleset
from cafe.rules.notation import Misread
from cafe.rules.referee import BadQuestion
from cafe.words import say, text

from .names import BadText

LONGEST_REASON = 300


class No(Exception):
    """A request is refused."""

    def __init__(
        self, status: int, error: str, *, headers: dict[str, str] | None = None, **more: Any
    ) -> None:
        super().__init__(error)
        self.status, self.headers = status, headers or {}
        self.told: dict[str, Any] = {"error": error, **more}

    @property
    def body(self) -> bytes:
        return msgspec.json.encode(self.told)


def bad_field(reason: str) -> No:
    return No(400, "bad-field", reason=reason[:LONGEST_REASON])


def as_no(trouble: Exception, language: str = "en") -> No | None:
    """The refusal that an exception of the house or the rules means; None for what nobody foresaw."""
    match trouble:
        case No():
            return trouble
        case Declined(code=code, status=status):
            return No(status, code)
        case TurnRefused(step=step, objections=objections):
            return No(422, "refused", step=step, objections=[plain(one) for one in objections])
        case NoSuchMatch():
            return No(404, "no-such-match")
        case Misread():
            told = text("misread", language, line=trouble.line, column=trouble.column, flaw=trouble.flaw)
            return No(422, "misread", reason=told[:LONGEST_REASON])
        case BadQuestion():
            return No(422, "bad-question", reason=say(trouble.flaw, language), flaw=tagged(trouble.flaw))
        case TooManyTokens():
            return No(409, "too-many-tokens")
        case BadText():
            return bad_field(str(trouble))
        case BadRuleset() | BadPlan():
            return bad_field(say(trouble.flaw, language))
        case msgspec.ValidationError():
            return bad_field(str(trouble))
        case msgspec.DecodeError() | UnicodeDecodeError():
            return No(400, "bad-json", reason=str(trouble)[:LONGEST_REASON])
        case Unsure() | OperationalError() | InterfaceError() | PoolTimeout():
            return No(503, "database-away", headers={"Retry-After": "2"})
        case _:
            return None
