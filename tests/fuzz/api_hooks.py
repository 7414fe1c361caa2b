"""What schemathesis is told besides the document: who asks, what there is, and what a 404 is about."""

from __future__ import annotations

import json
import os
from typing import Any

import httpx
import schemathesis
from schemathesis import GenerationMode

from .api import KNOWN_VARIABLE

known: dict[str, Any] = json.loads(os.environ[KNOWN_VARIABLE])
STATEFUL = "stateful"  # there the ids come by links
SEATS = 2  # that every match has
HANDLES = ("speaker", "handle")  # fields that name somebody at a match
PARTS_OF_A_MATCH = {"no-such-seat", "no-such-speaker", "no-such-line", "no-such-player"}
ENDS_THE_SESSION = {"end_device", "sign_out", "follow_link", "delete_me"}  # of whoever asks


@schemathesis.hook
def before_call(_: Any, case: Any, __: dict[str, Any]) -> None:
    """Ask as somebody who is known, about what there is, and wait for nothing."""
    is_positive = case.meta is not None and case.meta.generation.mode is GenerationMode.POSITIVE
    if case.operation.definition.raw["operationId"] in ENDS_THE_SESSION:
        _ask_as_somebody_else(case)
    else:
        case.headers["Cookie"] = f"cafe={known['cookie']}"
    if is_positive:
        _ask_about_what_there_is(case)


def _ask_as_somebody_else(case: Any) -> None:
    """Whoever signs out is a stranger afterwards; this one is not needed any more."""
    with httpx.Client(base_url=known["url"]) as somebody:
        somebody.patch("/api/me", json={"name": "Somebody"}).raise_for_status()
        case.headers["Cookie"] = f"cafe={somebody.cookies['cafe']}"
        if "device" in case.path_parameters and case.meta.generation.mode is GenerationMode.POSITIVE:
            case.path_parameters["device"] = somebody.get("/api/me/devices").json()["devices"][0]["id"]


def _ask_about_what_there_is(case: Any) -> None:
    """A known match, one of its first two seats, and somebody who sits there; or a known puzzle."""
    if "wait" in case.query:
        case.query["wait"] = 0
    if "puzzle" in case.path_parameters and known["puzzles"] and case.meta.phase.name.value != STATEFUL:
        case.path_parameters["puzzle"] = known["puzzles"][0]
    if "id" not in case.path_parameters:
        return
    fields = case.body if isinstance(case.body, dict) else {}
    if isinstance(fields.get("seat"), int):
        fields["seat"] %= SEATS
    if case.meta.phase.name.value != STATEFUL:
        case.path_parameters["id"] = known["matches"][len(str(fields)) % len(known["matches"])]
        fields.update({name: known["handle"] for name in HANDLES if fields.get(name)})


@schemathesis.hook
def filter_failure(_: Any, failure: Any, __: Any, response: Any) -> bool:
    """A match that was just opened is there; that it has no fifth seat is no failure."""
    is_missing = type(failure).__name__ == "EnsureResourceAvailability"
    return not (is_missing and json.loads(response.content)["error"] in PARTS_OF_A_MATCH)
