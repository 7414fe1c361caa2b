"""The OpenAPI 3.1 document, from the table of operations and the types of the messages."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from http import HTTPStatus
from importlib.metadata import version
from typing import Any, get_args

import msgspec

from cafe.match.limits import MAX_SEATS, MAX_SEQ
from cafe.match.state import Status
from cafe.protocol import messages
from cafe.protocol.links import Target, links
from cafe.protocol.puzzle_messages import Level, Theme
from cafe.protocol.requests import MAX_WAIT_S
from cafe.protocol.schemas import components, reference
from cafe.rules import Edition
from cafe.rules.floor import SHIPPED

Json = dict[str, Any]
ErrorCodes = tuple[tuple[int, str], ...]  # status, code
MATCH = "/api/matches/{id}"
MATCH_ID = re.compile(r"[A-Za-z0-9_-]{1,40}", re.ASCII)
MAX_PAGE = 100  # matches in one answer
MAX_SKIP = 1_000_000  # lines of a list that are passed over
PUZZLE = "/api/puzzles/{puzzle}"
PUZZLE_ID = re.compile(r"(board|card)-[0-9a-f]{8}", re.ASCII)
SHORT_ID = re.compile(r"[0-9a-f]{16}", re.ASCII)  # of a token or a device


class Credentials(StrEnum):
    """By what a request may show whose it is, if it shows it at all."""

    PERSON = "person"  # a person's own session and nothing else
    PERSON_OR_BOT = "person-or-bot"  # or the token of one of their bots: to play and to read


@dataclass(frozen=True, slots=True)
class Query:
    """A parameter of the query."""

    name: str
    schema: Json
    description: str


@dataclass(frozen=True, slots=True)
class Operation:
    """One request and its response."""

    method: str
    path: str
    name: str
    summary: str
    response: Any = None  # None: 204; str: plain text; bytes: a PNG picture
    request: Any = None  # None: no body; str: plain text
    status: int = 200
    query: tuple[Query, ...] = ()
    errors: ErrorCodes = ()  # besides what every request may be refused for
    credentials: Credentials = Credentials.PERSON


SECURITY: dict[Credentials, list[Json]] = {
    Credentials.PERSON: [{}, {"cookie": []}],
    Credentials.PERSON_OR_BOT: [{}, {"cookie": []}, {"bearer": []}],
}


def up_to(maximum: int) -> Json:
    """The schema of a number from 0."""
    return {"type": "integer", "minimum": 0, "maximum": maximum}


SEAT = Query("seat", up_to(MAX_SEATS - 1), "Which of your own seats you look from.")
AFTER = Query("after", up_to(MAX_SEQ), "The last `seq` you have.")
WAIT = Query("wait", up_to(MAX_WAIT_S), "How many seconds to wait for news.")
LIMIT = Query("limit", {"type": "integer", "minimum": 1, "maximum": MAX_PAGE}, "How many; 50 if left out.")
SKIP = Query("skip", up_to(MAX_SKIP), "How many lines to pass over; none if left out.")
COMPARED = Query(
    "match",
    {"type": "string", "pattern": f"^{MATCH_ID.pattern}$"},
    "Whose game of the deal is compared; yours if left out.",
)
BESIDE = Query(
    "beside",
    {"type": "string", "pattern": f"^{MATCH_ID.pattern}$"},
    "With which game of the deal; the one that was offered if left out.",
)
BEFORE = Query(
    "before",
    {"type": "string", "pattern": r"^[01]\.[0-9]{1,15}\.[A-Za-z0-9_-]{1,40}$"},
    "The `next` of the page before; the first page if left out.",
)
STATUS = Query("status", {"type": "string", "enum": list(Status)}, "`open` if left out.")
REPLAY_SEAT = Query(
    "seat",
    {"type": "string", "pattern": f"^([0-{MAX_SEATS - 1}]|open)$"},
    "A seat, or `open` for all hands: of a running match one's own seats.",
)
GAME = Query("game", {"type": "string", "enum": list(Edition)}, "Of this game; of both if left out.")
THEME = Query("theme", {"type": "string", "enum": list(get_args(Theme))}, "With this theme.")
LEVEL = Query(
    "level",
    {"type": "string", "enum": list(get_args(Level))},
    "How hard, by your rating; `even` if left out.",
)
NOT_THIS = Query("not", {"type": "string", "pattern": f"^{PUZZLE_ID.pattern}$"}, "Any puzzle but this one.")

ERROR_TYPES = {
    (409, "stale"): messages.Stale,
    (422, "bad-question"): messages.BadPosition,
    (422, "refused"): messages.TurnRefused,
}  # all others are Refusal
ANY_REQUEST = ((401, "bad-token"), (429, "too-many-requests"))
ANY_ACTION = ((403, "foreign-origin"), (403, "banned"), (503, "closing"))
PLAY_FIRST = (403, "play-first")  # whoever has still to play a deal sees nobody else's game of it
NO_BOTS = ((403, "not-for-bots"),)
ANY_BODY = ((400, "bad-json"), (400, "bad-field"), (408, "too-slow"), (413, "too-large"))
PATH_PARAMETERS: dict[str, Json] = {
    "id": {"type": "string", "pattern": f"^{MATCH_ID.pattern}$", "description": "A match."},
    "name": {"type": "string", "enum": list(SHIPPED), "description": "A plan."},
    "token": {"type": "string", "pattern": f"^{SHORT_ID.pattern}$", "description": "A token's id."},
    "edition": {"type": "string", "enum": list(Edition), "description": "A game."},
    "date": {"type": "string", "pattern": r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "description": "A day, in UTC."},
    "challenge": {"type": "string", "pattern": f"^{MATCH_ID.pattern}$", "description": "A challenge."},
    "puzzle": {"type": "string", "pattern": f"^{PUZZLE_ID.pattern}$", "description": "A puzzle's id."},
    "device": {"type": "string", "pattern": f"^{SHORT_ID.pattern}$", "description": "A device's id."},
}


def document(operations: Iterable[Operation]) -> Json:
    """The whole document."""
    paths: dict[str, Json] = defaultdict(dict)
    described = tuple(operations)
    targets = [*map(_target, described), FOLLOW]
    for operation in described:
        paths[operation.path][operation.method.lower()] = _operation(operation, targets)
    paths[f"{MATCH}/follow"]["get"] = _follow()
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Café International",
            "version": version("cafe-international"),
            "description": "One API for browser, terminal and bots: acting is POST, listening is WebSocket.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": dict(sorted(paths.items())),
        "components": {
            "schemas": components(),
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "cafe"},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": SECURITY[Credentials.PERSON_OR_BOT],
    }


def _target(operation: Operation) -> Target:
    return Target(operation.name, frozenset(_parameter_names(operation.path)), operation.request)


def _operation(operation: Operation, targets: Iterable[Target]) -> Json:
    described: Json = {
        "operationId": operation.name,
        "summary": operation.summary,
        "parameters": [*_path_parameters(operation.path), *map(_query, operation.query)],
        "security": SECURITY[operation.credentials],
        "responses": {**_responses(operation, targets), **_errors(operation)},
    }
    if operation.request is str:
        described["requestBody"] = {"required": True, "content": _text()}
    elif operation.request is not None:
        content = {"application/json": {"schema": reference(operation.request)}}
        described["requestBody"] = {"required": _must_have_body(operation.request), "content": content}
    return described


def _must_have_body(request: Any) -> bool:
    """A body that may be empty may also be left out."""
    return any(field.required for field in msgspec.structs.fields(request))


def _parameter_names(path: str) -> list[str]:
    return re.findall(r"{(\w+)}", path)


def _path_parameters(path: str) -> list[Json]:
    found = [(name, dict(PATH_PARAMETERS[name])) for name in _parameter_names(path)]
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "description": schema.pop("description"),
            "schema": schema,
        }
        for name, schema in found
    ]


def _query(query: Query) -> Json:
    return {"name": query.name, "in": "query", "description": query.description, "schema": query.schema}


def _responses(operation: Operation, targets: Iterable[Target]) -> Json:
    if operation.response is None:
        return {"204": {"description": "Done."}}
    described: Json = {"description": _phrase(operation.status), "content": _content(operation.response)}
    if found := links(operation.response, targets):
        described["links"] = found
    return {str(operation.status): described}


def _content(response: Any) -> Json:
    if response is str:
        return _text()
    if response is bytes:
        return {"image/png": {"schema": {"type": "string", "contentMediaType": "image/png"}}}
    return {"application/json": {"schema": reference(response)}}


def _errors(operation: Operation) -> Json:
    codes = [*ANY_REQUEST, *operation.errors]
    codes += [PLAY_FIRST] if operation.path.startswith(MATCH) else []
    codes += NO_BOTS if operation.credentials is Credentials.PERSON else ()
    codes += ANY_ACTION if operation.method != "GET" else ()
    codes += ANY_BODY if operation.request is not None else [(400, "bad-field")] if operation.query else []
    return _errors_by_status(codes)


def _errors_by_status(codes: Iterable[tuple[int, str]]) -> Json:
    by_status: dict[int, list[str]] = defaultdict(list)
    for status, code in codes:
        by_status[status].append(code)
    return {str(status): _error(status, by_status[status]) for status in sorted(by_status)}


def _error(status: int, codes: list[str]) -> Json:
    names = dict.fromkeys(ERROR_TYPES.get((status, code), messages.Refusal).__name__ for code in codes)
    schemas = [reference(getattr(messages, name)) for name in names]
    schema = schemas[0] if len(schemas) == 1 else {"anyOf": schemas}
    listed = ", ".join(f"`{code}`" for code in dict.fromkeys(codes))
    return {
        "description": f"{_phrase(status)}: {listed}",
        "content": {"application/json": {"schema": schema}},
    }


def _follow() -> Json:
    return {
        "operationId": "follow",
        "summary": "A WebSocket: the News after `after`, and every News from then on; at the end a Bye.",
        "parameters": [*_path_parameters(MATCH), *map(_query, (AFTER, SEAT))],
        "responses": {
            "101": {"description": "Messages of type News, or Bye before the server restarts."},
            **_errors_by_status(FOLLOW_ERRORS),
        },
    }


FOLLOW = Target("follow", frozenset({"id"}), None)
FOLLOW_ERRORS = (
    (400, "bad-field"),
    (401, "bad-token"),
    (403, "foreign-origin"),
    PLAY_FIRST,
    (404, "no-such-match"),
    (426, "upgrade-required"),
    (429, "too-many-listeners"),
    (503, "closing"),
)


def _text() -> Json:
    return {"text/plain": {"schema": {"type": "string"}}}


def _phrase(status: int) -> str:
    return HTTPStatus(status).phrase
