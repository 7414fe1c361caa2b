"""The OpenAPI 3.1 document, from the table of routes and the types of the messages."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from http import HTTPStatus
from importlib.metadata import version
from typing import Any

from . import notes
from .door import MATCH_ID
from .routes import AFTER, MATCH, ROUTES, SEAT, Query, Route
from .schemas import components, reference

Json = dict[str, Any]
SHAPES = {
    (409, "stale"): notes.Stale,
    (422, "bad-question"): notes.BadPosition,
    (422, "refused"): notes.TurnRefused,
}  # all others are Refusal
ANY_ROUTE = ((401, "bad-token"), (429, "too-many-requests"))
ANY_ACT = ((403, "foreign-origin"), (503, "closing"))
ANY_BODY = ((400, "bad-json"), (400, "bad-field"), (408, "too-slow"), (413, "too-large"))
PATH_PARAMETERS: dict[str, Json] = {
    "id": {"type": "string", "pattern": f"^{MATCH_ID.pattern}$", "description": "A match."},
    "name": {"type": "string", "enum": ["corners", "ring", "card"], "description": "A plan."},
    "token": {"type": "string", "pattern": "^[0-9a-f]{16}$", "description": "A token's id."},
}


@cache
def document() -> Json:
    """The whole document."""
    paths: dict[str, Json] = defaultdict(dict)
    for route in ROUTES:
        paths[route.path][route.method.lower()] = _operation(route)
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
        "security": [{}, {"cookie": []}, {"bearer": []}],
    }


def _operation(route: Route) -> Json:
    operation: Json = {
        "operationId": route.name,
        "summary": route.says,
        "parameters": [*_path_parameters(route.path), *map(_query, route.asks)],
        "responses": {**_answers(route), **_refusals(route)},
    }
    if route.takes is str:
        operation["requestBody"] = {"required": True, "content": _text()}
    elif route.takes is not None:
        content = {"application/json": {"schema": reference(route.takes)}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _path_parameters(path: str) -> list[Json]:
    found = [(name, dict(PATH_PARAMETERS[name])) for name in re.findall(r"{(\w+)}", path)]
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
    return {"name": query.name, "in": "query", "description": query.says, "schema": query.schema}


def _answers(route: Route) -> Json:
    if route.gives is None:
        return {"204": {"description": "Done."}}
    return {str(route.status): {"description": _phrase(route.status), "content": _content(route.gives)}}


def _content(gives: Any) -> Json:
    if gives is str:
        return _text()
    if gives is bytes:
        return {"image/png": {"schema": {"type": "string", "contentMediaType": "image/png"}}}
    return {"application/json": {"schema": reference(gives)}}


def _refusals(route: Route) -> Json:
    codes = [*ANY_ROUTE, *route.refuses]
    codes += ANY_ACT if route.method != "GET" else ()
    codes += ANY_BODY if route.takes is not None else [(400, "bad-field")] if route.asks else []
    by_status: dict[int, list[str]] = defaultdict(list)
    for status, code in codes:
        by_status[status].append(code)
    return {str(status): _refusal(status, by_status[status]) for status in sorted(by_status)}


def _refusal(status: int, codes: list[str]) -> Json:
    shapes = dict.fromkeys(SHAPES.get((status, code), notes.Refusal).__name__ for code in codes)
    schemas = [reference(getattr(notes, name)) for name in shapes]
    schema = schemas[0] if len(schemas) == 1 else {"anyOf": schemas}
    told = ", ".join(f"`{code}`" for code in dict.fromkeys(codes))
    return {"description": f"{_phrase(status)}: {told}", "content": {"application/json": {"schema": schema}}}


def _follow() -> Json:
    return {
        "operationId": "follow",
        "summary": "A WebSocket: the News after `after`, and every News from then on; at the end a Bye.",
        "parameters": [*_path_parameters(MATCH), *map(_query, (AFTER, SEAT))],
        "responses": {
            "101": {"description": "Messages of type News, or Bye before the server restarts."},
            **{str(status): _refusal(status, [code]) for status, code in FOLLOW_REFUSES},
        },
    }


FOLLOW_REFUSES = (
    (400, "bad-field"),
    (401, "bad-token"),
    (403, "foreign-origin"),
    (404, "no-such-match"),
    (426, "upgrade-required"),
    (429, "too-many-listeners"),
    (503, "closing"),
)


def _text() -> Json:
    return {"text/plain": {"schema": {"type": "string"}}}


def _phrase(status: int) -> str:
    return HTTPStatus(status).phrase
