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

from .door import Call, Door
from .identity import COOKIE, COOKIE_LIVES
from .protection import must_be_own_origin
from .refusals import No, as_no
from .routes import Route
from .spoken import spoken

PATIENCE = 10.0  # seconds for a body to arrive
JSON, TEXT = "application/json", "text/plain; charset=utf-8"
log = structlog.get_logger("door")


def answering(route: Route) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint of a route for Starlette."""
    decoder = None if route.takes in (None, str) else msgspec.json.Decoder(route.takes)

    async def answer(request: Request) -> Response:
        door: Door = request.app.state.door
        call, began = Call(door, request), time.perf_counter()
        try:
            response = await _attempt(call, request)
        except Exception as trouble:  # noqa: BLE001 every trouble gets its answer
            response = _refused(door, route, trouble, spoken(request.headers.get("accept-language", "")))
        if call.cookie_for is not None:
            _set_cookie(door, request, response, call.cookie_for)
        door.meters.requests.labels(route.path, route.method, str(response.status_code)).inc()
        door.meters.seconds.labels(route.path).observe(time.perf_counter() - began)
        return response

    async def _attempt(call: Call, request: Request) -> Response:
        if route.method != "GET":
            must_be_own_origin(request, call.door.settings)
            if call.door.house.closing.is_set():
                raise No(503, "closing", headers={"Retry-After": "2"})
        call.door.rates.count_address(route.rate, call.address)
        await call.identify()
        call.door.rates.count_person(route.rate, call.person)
        if route.takes is None:
            return _response(route, await route.does(call))
        body = await read_body(request, route.limit)
        told = body.decode() if decoder is None else decoder.decode(body or b"{}")
        return _response(route, await route.does(call, told))

    return answer


async def read_body(request: Request, limit: int) -> bytes:
    """The body, unless it is too large or too slow."""
    declared = request.headers.get("content-length", "")
    if declared.isascii() and declared.isdigit() and int(declared[:20]) > limit:
        raise No(413, "too-large")
    body = bytearray()
    try:
        async with asyncio.timeout(PATIENCE):
            async for chunk in request.stream():
                body += chunk
                if len(body) > limit:
                    raise No(413, "too-large")
    except TimeoutError:
        raise No(408, "too-slow") from None
    except ClientDisconnect:
        raise No(400, "bad-json", reason="the body broke off") from None
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


def _refused(door: Door, route: Route, trouble: Exception, language: str) -> Response:
    no = as_no(trouble, language)
    if no is None:
        door.meters.failures.inc()
        log.error("nobody foresaw this", route=route.path, exc_info=trouble)
        no = No(500, "trouble")
    return Response(no.body, no.status, headers=no.headers, media_type=JSON)


def _set_cookie(door: Door, request: Request, response: Response, person: str) -> None:
    response.set_cookie(
        COOKIE,
        door.identity.cookie(person),
        max_age=COOKIE_LIVES,
        httponly=True,
        samesite="lax",
        secure=door.settings.is_secure or request.url.scheme == "https",
    )
