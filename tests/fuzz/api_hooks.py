"""What schemathesis is told besides the document: who asks, what there is, and what a 404 is about."""

from __future__ import annotations

import json
import os
from http.cookies import SimpleCookie
from typing import Any

import schemathesis
from schemathesis import GenerationMode

from .api import KNOWN_VARIABLE

known: dict[str, Any] = json.loads(os.environ[KNOWN_VARIABLE])
jar: dict[str, str] = {"cafe": known["cookie"]}
STATEFUL = "stateful"  # there the ids come by links
SEATS = 2  # of each match that is known
PARTS_OF_A_MATCH = {"no-such-seat", "no-such-speaker"}


@schemathesis.hook
def before_call(_: Any, case: Any, __: dict[str, Any]) -> None:
    """Ask as somebody who is known, about matches that there are, and wait for nothing."""
    case.headers["Cookie"] = f"cafe={jar['cafe']}"
    if case.meta is None or case.meta.generation.mode is not GenerationMode.POSITIVE:
        return
    if "wait" in case.query:
        case.query["wait"] = 0
    if "id" in case.path_parameters and case.meta.phase.name.value != STATEFUL:
        matches = known["matches"]
        case.path_parameters["id"] = matches[len(str(case.body)) % len(matches)]
        if isinstance(case.body, dict):
            _speak_of_what_there_is(case)


def _speak_of_what_there_is(case: Any) -> None:
    """One of the two seats of these matches, and somebody who sits at the first."""
    if isinstance(case.body.get("seat"), int):
        case.body["seat"] %= SEATS
    if "speaker" in case.body:
        case.path_parameters["id"], case.body["speaker"] = known["matches"][0], known["speaker"]


@schemathesis.hook
def after_call(_: Any, __: Any, response: Any) -> None:
    """Keep the cookie as a browser does: a device that was signed out gets another when it acts again."""
    for header in response.headers.get("set-cookie", []):
        for name, cookie in SimpleCookie(header).items():
            jar[name] = cookie.value


@schemathesis.hook
def filter_failure(_: Any, failure: Any, __: Any, response: Any) -> bool:
    """A match that was just opened is there; that it has no fifth seat is no failure."""
    is_missing = type(failure).__name__ == "EnsureResourceAvailability"
    return not (is_missing and json.loads(response.content)["error"] in PARTS_OF_A_MATCH)
