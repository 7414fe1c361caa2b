"""A refused request as a value: an HTTP status, a code that clients know, and what belongs to it."""

from __future__ import annotations

from typing import Any

import msgspec

LONGEST_REASON = 300  # characters


class ApiError(Exception):
    """A request is refused."""

    def __init__(
        self, status: int, error: str, *, headers: dict[str, str] | None = None, **more: Any
    ) -> None:
        super().__init__(error)
        self.status, self.headers = status, headers or {}
        self.payload: dict[str, Any] = {"error": error, **more}

    @property
    def body(self) -> bytes:
        return msgspec.json.encode(self.payload)


def bad_field(reason: str) -> ApiError:
    """A field of the body or the query that cannot be."""
    return ApiError(400, "bad-field", reason=reason[:LONGEST_REASON])
