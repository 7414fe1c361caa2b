"""A body becomes a message: what JSON Schema takes for an integer is one, and nothing else is."""

from __future__ import annotations

import msgspec
import pytest

from cafe.api.body import body_decoder
from cafe.protocol import requests

seat_of = body_decoder(requests.OfSeat)


@pytest.mark.parametrize("number", ["2", "2.0", "20e-1", "0.2e1"])
def test_a_whole_number_may_be_written_as_a_float(number: str) -> None:
    assert seat_of(f'{{"seat": {number}}}'.encode()) == requests.OfSeat(seat=2)


@pytest.mark.parametrize("number", ["2.5", '"2"', "true", "null", "1e400", "-1e400", "5.0", "-1.0", "1e22"])
def test_what_is_no_whole_number_of_the_range_is_refused(number: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        seat_of(f'{{"seat": {number}}}'.encode())


def test_a_float_is_no_text() -> None:
    with pytest.raises(msgspec.ValidationError):
        body_decoder(requests.NameWanted)(b'{"name": 2.0}')


def test_a_body_nested_without_end_is_refused_like_any_other() -> None:
    for body in (b"[" * 60_000, b'{"seat":' * 8_000, b'{"seat": 2, "more": ' + b"[" * 60_000):
        with pytest.raises(msgspec.DecodeError):
            seat_of(body)


def test_an_empty_body_is_an_empty_message() -> None:
    assert body_decoder(requests.Empty)(b"") == requests.Empty()
    assert body_decoder(requests.Keyed)(b"") == requests.Keyed()
    with pytest.raises(msgspec.ValidationError):
        seat_of(b"")


def test_a_plain_text_is_decoded_as_utf_8() -> None:
    assert body_decoder(str)("Café".encode()) == "Café"
    with pytest.raises(UnicodeDecodeError):
        body_decoder(str)(b"\xff")
