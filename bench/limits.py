"""The limiter: processor time of a request at a node that counted many addresses, beside a fresh one's."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from time import process_time
from typing import Any

from starlette.applications import Starlette

from cafe.api.rate_limit import RateLimit
from cafe.server.app import create_app
from cafe.server.monitoring.logging import configure_logging
from cafe.server.security.rate_limits import RateLimiter
from cafe.server.settings import Settings

ADDRESSES = 100_000
REQUESTS = 500  # in one measurement
AIM = 1.2  # times a fresh limiter's
RATE = 1_000  # so that nobody is refused
EXPIRED_S = 601.0
SCOPE = {
    "type": "http",
    "asgi": {"version": "3.0"},
    "http_version": "1.1",
    "method": "GET",
    "scheme": "http",
    "path": "/api/bots",
    "raw_path": b"/api/bots",
    "root_path": "",
    "query_string": b"",
    "headers": [(b"host", b"127.0.0.1")],
    "server": ("127.0.0.1", 8080),
}


def bench(rounds: int) -> Iterator[str]:
    """The same application with each limiter in turns; the least time of each is told."""
    yield f"limits: processor time of a request after {ADDRESSES:,} addresses, and when their windows expired"
    fresh, full, expired = asyncio.run(measured(rounds))
    yield from lines("fresh", fresh, fresh)
    yield from lines("full", full, fresh)
    yield from lines("expired", expired, fresh)


async def measured(rounds: int) -> list[float]:
    """Seconds for a request with a fresh limiter, with a full one, and while one sweeps what has expired."""
    with tempfile.TemporaryDirectory(prefix="cafe-bench-") as folder:
        settings = Settings(data_folder=folder, log_level="error")
        configure_logging(settings)
        app, least = create_app(settings), [float("inf")] * 3
        full, expired = used_limiter(later_s=0), used_limiter(later_s=EXPIRED_S)
        async with app.router.lifespan_context(app):
            for _ in range(rounds):
                for at, limiter in enumerate((RateLimiter(RATE), full, expired)):
                    app.state.server.rate_limiter = limiter
                    least[at] = min(least[at], await cost_of_a_request(app))
            return least


def used_limiter(later_s: float) -> RateLimiter:
    """A limiter that has counted many addresses, so many seconds later."""
    now_s = 0.0
    limiter = RateLimiter(RATE, lambda: now_s)
    for number in range(ADDRESSES):
        limiter.count_address(RateLimit.LOOK, f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
    now_s = later_s
    return limiter


async def cost_of_a_request(app: Starlette) -> float:
    """Seconds of processor time, by many that come from new addresses."""
    begun = process_time()
    for number in range(REQUESTS):
        await app({**SCOPE, "client": (f"192.0.{number >> 8}.{number & 255}", 1)}, _receive, _send)
    return (process_time() - begun) / REQUESTS


async def _receive() -> dict[str, Any]:
    return {"type": "http.request", "body": b"", "more_body": False}


async def _send(message: Any) -> None:
    assert message.get("status", 200) == 200, message


def lines(name: str, found: float, fresh: float) -> Iterator[str]:
    ratio = found / fresh
    verdict = "" if ratio <= AIM else "  above the aim"
    yield f"  {name:10}{found * 1e6:8.1f} µs    ratio {ratio:5.2f}    aim {AIM}{verdict}"
