"""From the bytes of a body to its message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

EMPTY = b"{}"  # what a body that is left out means
MAX_WHOLE = 2**53  # from there on a float does not hold every whole number


def body_decoder(kind: Any) -> Callable[[bytes], Any]:
    """What makes a message of this type of a body; `str` is a plain text."""
    if kind is str:
        return bytes.decode
    decoder = msgspec.json.Decoder(kind)

    def decode(body: bytes) -> Any:
        try:
            return decoder.decode(body or EMPTY)
        except msgspec.ValidationError:
            return _decode_with_whole_floats(kind, body)

    return decode


def _decode_with_whole_floats(kind: Any, body: bytes) -> Any:
    """The message where 2.0 stands for 2: an integer to JSON Schema and to whoever follows it."""
    try:
        payload = msgspec.json.Decoder(float_hook=_number).decode(body or EMPTY)
    except RecursionError:
        raise msgspec.ValidationError("nested too deeply") from None
    return msgspec.convert(payload, kind)


def _number(text: str) -> float:
    value = float(text)
    return int(value) if value.is_integer() and abs(value) <= MAX_WHOLE else value
