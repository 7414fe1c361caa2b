"""From a request to its response: limits, authentication, the body, the endpoint, and errors."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse

from cafe.api.answer import Answer
from cafe.api.body import body_decoder
from cafe.api.route import Route
from cafe.protocol.encoding import encode
from cafe.protocol.errors import ApiError
from cafe.protocol.openapi import Credentials
from cafe.server.api.admission import (
    authenticate_within_limit,
    require_no_ban,
    require_own_page_and_open_server,
)
from cafe.server.api.errors import error_response
from cafe.server.context import ServerContext, ServerRequest
from cafe.server.patience import within
from cafe.server.security.identity import COOKIE, COOKIE_LIVES_S

JSON, TEXT = "application/json", "text/plain; charset=utf-8"
CLOSED = ApiError(503, "closing", headers={"Retry-After": "2"})  # it took longer than the server stays
CLOSING = {"Connection": "close"}  # the rest of the body is not read
Endpoint = Callable[[Request], Awaitable[Response]]


def by_method(endpoints: Mapping[str, Endpoint]) -> Endpoint:
    """The endpoint of a path as Starlette calls it: that of the request's method; HEAD is a GET."""

    async def respond(request: Request) -> Response:
        return await endpoints["GET" if request.method == "HEAD" else request.method](request)

    return respond


def endpoint(route: Route) -> Endpoint:
    """The endpoint of a route as Starlette calls it."""
    decode = body_decoder(route.request)

    async def respond(request: Request) -> Response:
        server: ServerContext = request.app.state.server
        context, began = ServerRequest(server, request), time.perf_counter()
        try:
            response = await call_endpoint(context, request)
        except asyncio.CancelledError:
            if not server.matches.closing.is_set():
                raise
            response = error_response(context, route.path, CLOSED)
        except Exception as exception:  # noqa: BLE001 every exception becomes a response
            response = error_response(context, route.path, exception)
        if context.new_cookie is not None:
            _set_cookie(server, request, response, context.new_cookie)
        seconds = time.perf_counter() - began
        server.metrics.count_request(route.path, route.method, response.status_code, seconds)
        return response

    async def call_endpoint(context: ServerRequest, request: Request) -> Response:
        await _admit(context, route)
        if route.request is None:
            return _response(route, await route.endpoint(context))
        body = await read_body(request, route.limit_bytes, context.server.timeouts.body_s)
        return _response(route, await route.endpoint(context, decode(body)))

    return respond


async def _admit(context: ServerRequest, route: Route) -> None:
    if route.method != "GET":
        require_own_page_and_open_server(context)
    await authenticate_within_limit(context, route.rate_limit, route.cost)
    if route.credentials is Credentials.PERSON and context.is_bot:
        raise ApiError(403, "not-for-bots")
    if route.method != "GET":
        require_no_ban(context)
    if route.response is not bytes:  # a picture may be kept by caches, and no cookie with it
        await context.refresh_session()


async def read_body(request: Request, limit_bytes: int, timeout_s: float) -> bytes:
    """The body, unless it is too large or too slow."""
    declared = request.headers.get("content-length", "")
    if declared.isascii() and declared.isdigit() and int(declared[:20]) > limit_bytes:
        raise ApiError(413, "too-large", headers=CLOSING)
    try:
        return await within(timeout_s, _received(request, limit_bytes))
    except TimeoutError:
        raise ApiError(408, "too-slow", headers=CLOSING) from None
    except ClientDisconnect:
        raise ApiError(400, "bad-json", reason="the body broke off") from None


async def _received(request: Request, limit_bytes: int) -> bytes:
    """The body, chunk by chunk; most come in one, and at once."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > limit_bytes:
            raise ApiError(413, "too-large", headers=CLOSING)
    return bytes(body)


def _response(route: Route, result: Any) -> Response:
    """The response for what an endpoint returned."""
    if result is None:
        return Response(status_code=204)
    if isinstance(result, Response):  # it has headers of its own
        return result
    if isinstance(result, Answer):
        return _encoded(result)
    if isinstance(result, str):
        return Response(result, route.status, media_type=TEXT)
    return Response(encode(result), route.status, media_type=JSON)


def _encoded(answer: Answer) -> Response:
    if isinstance(answer.body, bytes):
        return Response(answer.body, media_type=JSON, headers=answer.headers)
    return StreamingResponse(answer.body, media_type=JSON, headers=answer.headers)


def _set_cookie(server: ServerContext, request: Request, response: Response, cookie: str) -> None:
    response.set_cookie(
        COOKIE,
        cookie,
        max_age=COOKIE_LIVES_S if cookie else 0,
        httponly=True,
        samesite="lax",
        secure=server.settings.is_secure or request.scope["scheme"] == "https",
    )
