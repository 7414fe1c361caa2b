"""From a request to an answer: who asks, how often, what he sends, what the endpoint says, or why not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from cafe.protocol.errors import ApiError
from cafe.server.api.errors import as_api_error
from cafe.server.api.routes import Route
from cafe.server.context import RequestContext, ServerContext
from cafe.server.security.identity import COOKIE, COOKIE_LIVES
from cafe.server.security.origin import must_be_own_origin
from cafe.server.site.language import preferred_language

PATIENCE = 10.0  # seconds for a body to arrive
JSON, TEXT = "application/json", "text/plain; charset=utf-8"
log = structlog.get_logger("api")


def endpoint(route: Route) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint of a route for Starlette."""
    decoder = None if route.request in (None, str) else msgspec.json.Decoder(route.request)

    async def answer(request: Request) -> Response:
        server: ServerContext = request.app.state.server
        context, began = RequestContext(server, request), time.perf_counter()
        try:
            response = await _attempt(context, request)
        except Exception as trouble:  # noqa: BLE001 every trouble gets its answer
            response = _refused(
                server, route, trouble, preferred_language(request.headers.get("accept-language", ""))
            )
        if context.cookie_for is not None:
            _set_cookie(server, request, response, context.cookie_for)
        server.metrics.requests.labels(route.path, route.method, str(response.status_code)).inc()
        server.metrics.seconds.labels(route.path).observe(time.perf_counter() - began)
        return response

    async def _attempt(context: RequestContext, request: Request) -> Response:
        if route.method != "GET":
            must_be_own_origin(request, context.server.settings)
            if context.server.matches.closing.is_set():
                raise ApiError(503, "closing", headers={"Retry-After": "2"})
        context.server.rate_limits.count_address(route.budget, context.address)
        await context.identify()
        context.server.rate_limits.count_person(route.budget, context.person)
        if route.request is None:
            return _response(route, await route.endpoint(context))
        body = await read_body(request, route.limit_bytes)
        told = body.decode() if decoder is None else decoder.decode(body or b"{}")
        return _response(route, await route.endpoint(context, told))

    return answer


async def read_body(request: Request, limit: int) -> bytes:
    """The body, unless it is too large or too slow."""
    declared = request.headers.get("content-length", "")
    if declared.isascii() and declared.isdigit() and int(declared[:20]) > limit:
        raise ApiError(413, "too-large")
    body = bytearray()
    try:
        async with asyncio.timeout(PATIENCE):
            async for chunk in request.stream():
                body += chunk
                if len(body) > limit:
                    raise ApiError(413, "too-large")
    except TimeoutError:
        raise ApiError(408, "too-slow") from None
    except ClientDisconnect:
        raise ApiError(400, "bad-json", reason="the body broke off") from None
    return bytes(body)


def _response(route: Route, told: Any) -> Response:
    if told is None:
        return Response(status_code=204)
    if isinstance(told, Response):  # it brings headers of its own
        return told
    if isinstance(told, str):
        return Response(told, route.status, media_type=TEXT)
    body = told if isinstance(told, bytes) else msgspec.json.encode(told)
    return Response(body, route.status, media_type=JSON)


def _refused(server: ServerContext, route: Route, trouble: Exception, language: str) -> Response:
    error = as_api_error(trouble, language)
    if error is None:
        server.metrics.failures.inc()
        log.error("nobody foresaw this", route=route.path, exc_info=trouble)
        error = ApiError(500, "trouble")
    return Response(error.body, error.status, headers=error.headers, media_type=JSON)


def _set_cookie(server: ServerContext, request: Request, response: Response, person: str) -> None:
    response.set_cookie(
        COOKIE,
        server.identity.cookie(person),
        max_age=COOKIE_LIVES,
        httponly=True,
        samesite="lax",
        secure=server.settings.is_secure or request.url.scheme == "https",
    )
