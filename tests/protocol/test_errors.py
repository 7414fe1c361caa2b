"""An error is a status and a message of its own type."""

from __future__ import annotations

import json

from cafe.match.codec import plain
from cafe.protocol.errors import MAX_REASON_LENGTH, ApiError, bad_field
from cafe.protocol.messages import TurnRefused
from cafe.rules.objections import NothingDone


def test_a_code_is_a_refusal_without_a_reason() -> None:
    error = ApiError(404, "no-such-match")
    assert (error.status, json.loads(error.body)) == (404, {"error": "no-such-match"})


def test_a_reason_is_cut_where_it_gets_long() -> None:
    payload = json.loads(bad_field("x" * 1_000).body)
    assert payload == {"error": "bad-field", "reason": "x" * MAX_REASON_LENGTH}


def test_a_message_of_its_own_type_is_sent_as_it_is() -> None:
    objection = NothingDone("B4")
    error = ApiError(422, TurnRefused(error="refused", step=2, objections=[plain(objection)]))
    assert json.loads(error.body) == {"error": "refused", "step": 2, "objections": [plain(objection)]}
    assert str(error) == "refused"


def test_headers_come_with_it() -> None:
    assert ApiError(503, "closing", headers={"Retry-After": "2"}).headers == {"Retry-After": "2"}
    assert ApiError(503, "closing").headers == {}
