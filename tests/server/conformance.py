"""Every message that a test receives is exactly of the type that the documents name for it."""

from __future__ import annotations

import re
from functools import cache

import httpx
import msgspec

from cafe.api.route import Route
from cafe.protocol import messages
from cafe.protocol.openapi import ERROR_TYPES
from cafe.server.api.routes import ROUTES
from tests.protocol.exact import must_be

MEDIA_TYPES = {None: "", str: "text/plain; charset=utf-8", bytes: "image/png"}
JSON = "application/json"
FIRST_ERROR = 400


def check_response(response: httpx.Response) -> None:
    """A hook for HTTP clients: whatever comes back from the API has the type of its route."""
    request, media_type = response.request, response.headers.get("content-type", "")
    if _route(request.method, request.url.path) is None:
        return  # a page or a file, which the test may want to read as it was sent
    check_message(request.method, request.url.path, response.status_code, media_type, response.read())


def check_message(method: str, path: str, status: int, media_type: str, body: bytes) -> None:
    """The same for a response that came without an HTTP client."""
    route = _route(method, path)
    if route is None or status == httpx.codes.NOT_MODIFIED:
        return
    if status >= FIRST_ERROR:
        assert media_type == JSON
        code = msgspec.json.decode(body)["error"]
        must_be(ERROR_TYPES.get((status, code), messages.Refusal), body)
    elif route.response in MEDIA_TYPES:
        assert media_type == MEDIA_TYPES[route.response]
    else:
        assert (media_type, status) == (JSON, route.status)
        must_be(route.response, body)


def check_websocket_message(text: str) -> None:
    must_be(messages.Bye if text.startswith('{"bye"') else messages.News, text.encode())


def _route(method: str, path: str) -> Route | None:
    return next(
        (route for route in ROUTES if route.method == method and _pattern(route.path).fullmatch(path)), None
    )


@cache
def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"{\w+}", "[^/]+", path))
