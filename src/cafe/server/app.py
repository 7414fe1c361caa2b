"""The server as one Starlette application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Route, WebSocketRoute
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from cafe.bots import BOTS
from cafe.hosting.bus import Bus
from cafe.hosting.chance import SYSTEM_CHANCE, Chance
from cafe.hosting.matches import Matches, now_ms
from cafe.hosting.scheduler import Scheduler
from cafe.hosting.storage.lobby import Lobby
from cafe.hosting.storage.migrate import migrate
from cafe.hosting.storage.people import People
from cafe.hosting.storage.secrets import signing_secret
from cafe.hosting.storage.sessions import Sessions
from cafe.hosting.storage.store import Store
from cafe.protocol.encoding import Encoder
from cafe.server.active_sessions import ActiveSessions
from cafe.server.api.endpoint import endpoint
from cafe.server.api.routes import ROUTES
from cafe.server.api.websocket import FOLLOW_PATH, follow
from cafe.server.connections import Connections
from cafe.server.context import ServerContext
from cafe.server.link_image.cache import LinkImages
from cafe.server.monitoring.logging import RequestLog
from cafe.server.monitoring.metrics import Metrics
from cafe.server.security.headers import SecurityHeaders
from cafe.server.security.identity import Identity
from cafe.server.security.rate_limits import RateLimiter
from cafe.server.settings import Settings, Timeouts
from cafe.server.site.routes import http_error, site_routes
from cafe.server.site.static_files import BUILT_CLIENT

DEFAULT_TIMEOUTS = Timeouts()


def create_app(
    settings: Settings,
    clock: Callable[[], int] = now_ms,
    web: Path = BUILT_CLIENT,
    timeouts: Timeouts = DEFAULT_TIMEOUTS,
    chance: Chance = SYSTEM_CHANCE,
) -> Starlette:
    """The application; it runs matches from the start of the server to its end."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with open_server(settings, clock, web, timeouts, chance) as server:
            app.state.server = server
            yield

    api: list[BaseRoute] = [Route(route.path, endpoint(route), methods=[route.method]) for route in ROUTES]
    return Starlette(
        routes=[*api, WebSocketRoute(FOLLOW_PATH, follow), *site_routes(web)],
        middleware=_middleware(settings),
        exception_handlers={HTTPException: http_error},
        lifespan=lifespan,
    )


def _middleware(settings: Settings) -> list[Middleware]:
    """The client's address as trusted proxies give it, then the log, then the headers of every response."""
    inner = [Middleware(RequestLog), Middleware(SecurityHeaders, settings=settings)]
    if not settings.trusted_proxies:
        return inner
    trusted = list(settings.trusted_proxies)
    return [Middleware(ProxyHeadersMiddleware, trusted_hosts=trusted), *inner]


@asynccontextmanager
async def open_server(
    settings: Settings, clock: Callable[[], int], web: Path, timeouts: Timeouts, chance: Chance
) -> AsyncIterator[ServerContext]:
    """Bring the database up to date, run its matches, and finish at the end what has begun."""
    store = Store(settings.database)
    await migrate(store)
    store.open()
    people, sessions = People(store), Sessions(store)
    matches = Matches(store, BOTS, bot_pace_ms=settings.bot_pace_ms, clock=clock, chance=chance)
    secret = settings.secret.encode() or await signing_secret(store)
    identity = Identity(secret, people, sessions, clock, cache_s=timeouts.session_s)
    connections = Connections(settings)
    active_sessions = ActiveSessions(sessions, identity, connections, clock)
    scheduler = Scheduler(matches)
    bus = Bus(matches, active_sessions) if store.is_postgres else None
    server = ServerContext(
        settings=settings,
        timeouts=timeouts,
        matches=matches,
        people=people,
        sessions=sessions,
        lobby=Lobby(store),
        scheduler=scheduler,
        bus=bus,
        identity=identity,
        active_sessions=active_sessions,
        encoder=Encoder(),
        link_images=LinkImages(web, timeouts.image_s),
        connections=connections,
        rate_limiter=RateLimiter(settings.rate_factor),
        metrics=Metrics(),
    )
    scheduler.open()
    active_sessions.open(timeouts.session_s)
    if bus is not None:
        bus.open()
    try:
        yield server
    finally:
        await scheduler.close()
        await active_sessions.close()
        if bus is not None:
            await bus.close()
        await store.close()


async def disconnect_followers(server: ServerContext) -> None:
    """Ask all followers to come back soon, and wait until they have left."""
    server.matches.close()
    async with asyncio.timeout(server.timeouts.goodbye_s):
        await server.connections.empty.wait()
