"""Log lines: one for each action, with its request and match; never a cookie, a token, a body or a query."""

from __future__ import annotations

import logging
import re
import sys
import time
from contextlib import suppress
from random import getrandbits
from typing import Any, TextIO, cast

import msgspec
import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.typing import FilteringBoundLogger

from cafe.server.security.headers import RESPONSE_STARTS
from cafe.server.settings import Settings

OTHER_LOGGERS = ("uvicorn", "websockets", "alembic", "asyncio")  # only their warnings are logged
REQUEST_ID_BITS = 48
READ_ONLY_POSTS = ("/preview", "/ask")
MATCH_PATH = re.compile(r"/api/matches/([A-Za-z0-9_-]{1,40})(?:/|$)", re.ASCII)
log = structlog.get_logger("request")


def configure_logging(settings: Settings, stream: TextIO | None = None) -> None:
    """Structured lines on standard error, ours and those of other libraries."""
    output = stream or sys.stderr
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    renderers = _renderers(settings.log_format, output)
    structlog.configure(
        processors=[*shared, *renderers],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(cast(TextIO, LossyStream(output))),
    )
    handler = logging.StreamHandler(output)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *renderers],
        )
    )
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    for name in OTHER_LOGGERS:
        logging.getLogger(name).setLevel(logging.WARNING)


class LossyStream:
    """A stream whose lines may get lost: what is logged must not fail because the disk is full."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> None:
        with suppress(OSError):
            self._stream.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            self._stream.flush()


def _renderers(log_format: str, output: TextIO) -> list[Any]:
    if log_format == "json":
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(_json)]
    return [
        structlog.dev.ConsoleRenderer(
            colors=output.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    ]


def _json(event: Any, **_: Any) -> str:
    return msgspec.json.encode(event, enc_hook=str).decode()


class RequestLog:
    """Gives each request an id, and logs it when it is answered."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._log = log.bind()  # once: else every line that is not logged would cost as much as a bound one

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        request_id, began, status = _new_request_id(), time.perf_counter(), 0
        structlog.contextvars.clear_contextvars()
        structlog.contextvars.bind_contextvars(request_id=request_id, **_match_field(scope))

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] in RESPONSE_STARTS:
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", request_id.encode())]
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        try:
            await self.app(scope, receive, send_with_id)
        finally:
            _log_request(self._log, scope, status, round(1_000 * (time.perf_counter() - began), 1))


def _new_request_id() -> str:
    """An id to find a line of the log by; it opens nothing, so that chance need not be a secret's."""
    return f"{getrandbits(REQUEST_ID_BITS):0{REQUEST_ID_BITS // 4}x}"


def _log_request(log: FilteringBoundLogger, scope: Scope, status: int, duration_ms: float) -> None:
    """Actions and refusals are worth a line; looking is not."""
    method, route = scope.get("method", "WEBSOCKET"), _route(scope)
    fields = {"method": method, "route": route, "status": status, "duration_ms": duration_ms}
    if status >= 500:
        log.error("request_failed", **fields)
    elif status >= 400 or (method not in ("GET", "HEAD") and not route.endswith(READ_ONLY_POSTS)):
        log.info("request_answered", **fields)
    else:
        log.debug("request_answered", **fields)


def _match_field(scope: Scope) -> dict[str, str]:
    found = MATCH_PATH.match(scope["path"])
    return {"match": found[1]} if found else {}


def _route(scope: Scope) -> str:
    """The path as a pattern, without ids or tokens."""
    return str(getattr(scope.get("route"), "path", "unknown"))
