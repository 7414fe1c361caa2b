"""Log lines: one for each act, with its request and match; never a cookie, a token, a body or a query."""

from __future__ import annotations

import logging
import re
import secrets
import sys
import time
from typing import Any

import msgspec
import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cafe.server.security.headers import RESPONSE_STARTS
from cafe.server.settings import Settings

QUIET = ("uvicorn", "websockets", "alembic", "asyncio")  # others' loggers, heard when they warn
ASKS = ("/preview", "/ask")  # a POST that changes nothing
MATCH_PATH = re.compile(r"/api/matches/([A-Za-z0-9_-]{1,40})(?:/|$)", re.ASCII)
log = structlog.get_logger("request")


def configure_logging(settings: Settings) -> None:
    """Structured lines on standard error, ours and others'."""
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: list[Any] = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(_json)]
        if settings.log == "json"
        else [
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
            )
        ]
    )
    structlog.configure(
        processors=[*shared, *last],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    heard = logging.StreamHandler(sys.stderr)
    heard.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    logging.basicConfig(handlers=[heard], level=logging.WARNING, force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)


def _json(told: Any, **_: Any) -> str:
    return msgspec.json.encode(told, enc_hook=str).decode()


class RequestLog:
    """Gives each request a number, and tells of it when it is answered."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        request, began, status = secrets.token_hex(6), time.perf_counter(), 0
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request=request, **_match(scope))

        async def send_numbered(message: Message) -> None:
            nonlocal status
            if message["type"] in RESPONSE_STARTS:
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", request.encode())]
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        try:
            await self.app(scope, receive, send_numbered)
        finally:
            _tell(scope, status, round(1_000 * (time.perf_counter() - began), 1))


def _tell(scope: Scope, status: int, milliseconds: float) -> None:
    """Acts and refusals are worth a line; looking is not."""
    method, route = scope.get("method", "WEBSOCKET"), _route(scope)
    told = {"method": method, "route": route, "status": status, "ms": milliseconds}
    if status >= 500:
        log.error("failed", **told)
    elif status >= 400 or (method not in ("GET", "HEAD") and not route.endswith(ASKS)):
        log.info("answered", **told)
    else:
        log.debug("answered", **told)


def _match(scope: Scope) -> dict[str, str]:
    found = MATCH_PATH.match(scope["path"])
    return {"match": found[1]} if found else {}


def _route(scope: Scope) -> str:
    """The path without what is anybody's own."""
    return str(getattr(scope.get("route"), "path", "elsewhere"))
