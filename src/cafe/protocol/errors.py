"""A refused request as a value: an HTTP status, and the message that says why."""

from __future__ import annotations

import msgspec

from cafe.protocol.messages import BadPosition, Refusal, Stale, TurnRefused

MAX_REASON_LENGTH = 300  # characters
ErrorMessage = Refusal | Stale | BadPosition | TurnRefused


class ApiError(Exception):
    """A request is refused, by a code that clients know or by a message of its own type."""

    def __init__(
        self,
        status: int,
        refusal: str | ErrorMessage,
        *,
        reason: str | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        self.status, self.headers = status, headers or {}
        self.message = _refusal(refusal, reason) if isinstance(refusal, str) else refusal
        super().__init__(self.message.error)

    @property
    def body(self) -> bytes:
        return msgspec.json.encode(self.message)


def bad_field(reason: str) -> ApiError:
    """A field of the body or the query that is not as the OpenAPI document has it."""
    return ApiError(400, "bad-field", reason=reason)


def bad_value(reason: str) -> ApiError:
    """A field that is as the document has it, with a value that cannot be: no schema holds a grammar."""
    return ApiError(422, "bad-field", reason=reason)


def _refusal(code: str, reason: str | None) -> Refusal:
    return Refusal(error=code, reason=None if reason is None else reason[:MAX_REASON_LENGTH])
