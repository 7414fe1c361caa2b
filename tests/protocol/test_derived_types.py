"""A derived type is exactly what is sent: every fact of the rules and every entry, with many values."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

from cafe.match.codec import plain, tagged
from cafe.match.entries import Row
from cafe.match.summary import summary
from cafe.protocol import messages
from cafe.protocol.views import entry_message
from cafe.rules import Event, Line, Objection, Standing
from cafe.rules.flaws.question import Flaw
from tests.match.in_memory_match import BOT, OPEN, opened, running
from tests.match.test_codec import ENTRIES
from tests.words.samples import samples

from .exact import must_be


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
def test_events(kind: type) -> None:
    for event in samples(kind):
        must_be(messages.EventMessage, msgspec.json.encode(plain(event)))


@pytest.mark.parametrize("kind", get_args(Objection), ids=lambda kind: kind.__name__)
def test_objections(kind: type) -> None:
    for objection in samples(kind):
        must_be(messages.ObjectionMessage, msgspec.json.encode(plain(objection)))


@pytest.mark.parametrize("kind", get_args(Flaw), ids=lambda kind: kind.__name__)
def test_flaws(kind: type) -> None:
    for flaw in samples(kind):
        must_be(messages.FlawMessage, msgspec.json.encode(tagged(flaw)))


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: type(entry).__name__)
def test_entries(entry: Any) -> None:
    match = running(OPEN, OPEN).match
    for seat in (None, 0):
        message = entry_message(match, Row(1, 1_000, entry), seat, open_hands=True)
        must_be(messages.EntryMessage, msgspec.json.encode(message))


@pytest.mark.parametrize(
    ("kind", "message"), [(Line, messages.LineMessage), (Standing, messages.StandingMessage)]
)
def test_values_of_numbers_and_texts_are_encoded_as_they_are(kind: type, message: Any) -> None:
    for value in samples(kind):
        body = msgspec.json.encode(value)
        assert msgspec.json.decode(body) == plain(value)
        must_be(message, body)


@pytest.mark.parametrize("logged", [opened(OPEN, BOT), running(OPEN, OPEN)], ids=["open", "running"])
def test_summaries(logged: Any) -> None:
    body = msgspec.json.encode(summary(logged.match))
    assert msgspec.json.decode(body) == plain(summary(logged.match))
    must_be(messages.Summary, body)
