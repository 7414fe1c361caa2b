"""Whether JSON is exactly of a type."""

from __future__ import annotations

from typing import Any

import msgspec


def must_be(kind: Any, body: bytes) -> None:
    """The body has every field of the type, and no other."""
    again = msgspec.json.encode(msgspec.json.decode(body, type=kind))
    assert msgspec.json.decode(again) == msgspec.json.decode(body), kind
