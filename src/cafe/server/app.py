"""The server as one Starlette application."""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Route, WebSocketRoute
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from cafe.api.puzzling.shelf import Shelf
from cafe.api.reviewing.reviewer import Reviewer
from cafe.api.thinking_bots import stand_in
from cafe.hosting.attendance import Attendance
from cafe.hosting.bus import Bus
from cafe.hosting.chance import SYSTEM_CHANCE, Chance
from cafe.hosting.cleaning import Cleaner
from cafe.hosting.erasure import Erasure
from cafe.hosting.failure_log import log_events
from cafe.hosting.matches import Matches
from cafe.hosting.moderation import Moderation
from cafe.hosting.own_results import OwnResults
from cafe.hosting.presence import Presence
from cafe.hosting.scheduler import Scheduler
from cafe.hosting.storage.bot_matches import BotMatches
from cafe.hosting.storage.challenges import Challenges
from cafe.hosting.storage.deal_plays import DealPlays
from cafe.hosting.storage.lobby import Lobby
from cafe.hosting.storage.migrate import migrate
from cafe.hosting.storage.pars import Pars
from cafe.hosting.storage.people import People
from cafe.hosting.storage.puzzles import PuzzleRecords
from cafe.hosting.storage.results import Results
from cafe.hosting.storage.reviews import Reviews
from cafe.hosting.storage.secrets import deals_secret, signing_secret
from cafe.hosting.storage.sessions import Sessions
from cafe.hosting.storage.store import Store
from cafe.hosting.thinking.workers import Workers
from cafe.hosting.wall_clock import WallClock
from cafe.protocol.encoding import Encoder
from cafe.puzzles import Library, shipped
from cafe.server.active_sanctions import ActiveSanctions
from cafe.server.active_sessions import ActiveSessions
from cafe.server.api.endpoint import Endpoint, by_method, endpoint
from cafe.server.api.routes import ROUTES
from cafe.server.api.websocket import FOLLOW_PATH, follow
from cafe.server.bot_programs import programs_text
from cafe.server.bot_quota import BotQuota
from cafe.server.connections import Connections
from cafe.server.context import ServerContext
from cafe.server.deals.par_maker import ParMaker
from cafe.server.deals.shared_deals import SharedDeals
from cafe.server.heavy_work import HeavyWork
from cafe.server.link_image.cache import LinkImages
from cafe.server.monitoring.health import ReadinessCheck
from cafe.server.monitoring.logging import RequestLog
from cafe.server.monitoring.metrics import Metrics, count_tasks
from cafe.server.operator.routes import operator_routes
from cafe.server.security.headers import SecurityHeaders
from cafe.server.security.identity import Identity
from cafe.server.security.rate_limits import RateLimiter
from cafe.server.settings import Settings, Timeouts
from cafe.server.site.routes import http_error, site_routes
from cafe.server.site.static_files import BUILT_CLIENT
from cafe.server.tasks import TASKS
from cafe.server.thinking_bots import bots_from
from cafe.words import read_all


@dataclass(frozen=True, slots=True)
class Dependencies:
    """What the server takes from outside; tests bring their own."""

    clock: Callable[[], int] = field(default_factory=WallClock)
    chance: Chance = SYSTEM_CHANCE
    web: Path = BUILT_CLIENT
    timeouts: Timeouts = field(default_factory=Timeouts)
    bots_module: str = "cafe.server.thinking_bots"  # which workers import
    puzzles: Callable[[], Library] = shipped


@dataclass(frozen=True, slots=True)
class Secrets:
    """What cookies are signed with, and what the deals of the days follow from."""

    signing: bytes
    deals: bytes


DEPENDENCIES = Dependencies()
SWITCH_INTERVAL_S = 0.001  # so long a thread that folds or draws may keep the event loop waiting


def create_app(settings: Settings, dependencies: Dependencies = DEPENDENCIES) -> Starlette:
    """The application; it runs matches from the start of the server to its end."""
    log_events()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with open_server(settings, dependencies) as server:
            app.state.server = server
            yield

    app = Starlette(
        routes=[
            *_api_routes(),
            WebSocketRoute(FOLLOW_PATH, follow),
            *operator_routes(),
            *site_routes(dependencies.web),
        ],
        middleware=_middleware(settings),
        exception_handlers={HTTPException: http_error},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False  # a path has one form, and no Host header decides where one is sent
    return app


def _api_routes() -> list[BaseRoute]:
    """One route for each path, so that it knows all of its methods."""
    paths: dict[str, dict[str, Endpoint]] = defaultdict(dict)
    for route in ROUTES:
        paths[route.path][route.method] = endpoint(route)
    return [Route(path, by_method(methods), methods=list(methods)) for path, methods in paths.items()]


def _middleware(settings: Settings) -> list[Middleware]:
    """The client's address as trusted proxies give it, then the log, then the headers of every response."""
    inner = [Middleware(RequestLog), Middleware(SecurityHeaders, settings=settings)]
    if not settings.trusted_proxies:
        return inner
    trusted = list(settings.trusted_proxies)
    return [Middleware(ProxyHeadersMiddleware, trusted_hosts=trusted), *inner]


@asynccontextmanager
async def open_server(settings: Settings, dependencies: Dependencies) -> AsyncIterator[ServerContext]:
    """Bring the database up to date, run its matches, and finish at the end what has begun."""
    async with AsyncExitStack() as closing:
        sys.setswitchinterval(SWITCH_INTERVAL_S)
        await asyncio.to_thread(read_all)  # a language takes a tenth of a second: no visitor waits for it
        library = await asyncio.to_thread(dependencies.puzzles)
        store = Store(settings.database, timeouts=dependencies.timeouts.database)
        await migrate(store)
        store.open()
        closing.push_async_callback(store.close)
        secret = settings.secret.encode() or await signing_secret(store)
        secrets = Secrets(secret, await deals_secret(store))
        server = _assemble(settings, dependencies, store, secrets, library)
        closing.callback(server.heavy_work.close)
        await server.active_sanctions.check()  # before anybody acts
        for service in (
            server.bus,
            server.active_sessions,
            server.active_sanctions,
            server.scheduler,
            server.reviewer,
            server.par_maker,
            server.attendance,
            server.cleaner,
        ):
            if service is not None:
                service.open()
                closing.push_async_callback(service.close)
        yield server


def _assemble(
    settings: Settings, dependencies: Dependencies, store: Store, secrets: Secrets, library: Library
) -> ServerContext:
    """Everything that the endpoints share, not yet running."""
    clock, timeouts = dependencies.clock, dependencies.timeouts
    programs = programs_text(settings.bot_programs)
    people, sessions, connections = People(store), Sessions(store), Connections(settings)
    matches = Matches(
        store,
        bots_from(programs),
        stand_in=lambda edition: stand_in(edition).name,
        bot_pace_ms=settings.bot_pace_ms,
        clock=clock,
        chance=dependencies.chance,
    )
    identity = Identity(secrets.signing, people, sessions, clock, cache_s=timeouts.session_s)
    active_sessions = ActiveSessions(
        people, sessions, identity, connections, clock, check_interval_s=timeouts.session_s
    )
    moderation = Moderation(matches, people)
    active_sanctions = ActiveSanctions(
        moderation.sanctions, matches, clock, check_interval_s=timeouts.sanctions_s
    )
    encoder, link_images = Encoder(), LinkImages(dependencies.web, timeouts.image_s)
    matches.cache.on_rewritten += [encoder.forget, link_images.forget]
    bot_quota = BotQuota(settings, BotMatches(store), clock)
    matches.when_left_to_bots = bot_quota.left_to_bots
    erasure, presence = Erasure(matches), Presence(matches, connections.people_at)
    bus = Bus(matches, active_sessions, active_sanctions) if store.is_postgres else None
    workers = (
        Workers(
            dependencies.bots_module,
            settings.bot_workers,
            timeouts.thinking_s,
            programs,
            timeouts.spare_time_s,
        )
        if settings.bot_workers
        else None
    )
    scheduler = Scheduler(
        matches, clock.agree_with if isinstance(clock, WallClock) else None, presence, workers, TASKS
    )
    return ServerContext(
        settings=settings,
        timeouts=timeouts,
        matches=matches,
        people=people,
        sessions=sessions,
        lobby=Lobby(store),
        scheduler=scheduler,
        reviewer=Reviewer(Reviews(store), scheduler.thinking, clock),
        results=OwnResults(store, Results(store)),
        deals=SharedDeals(matches, DealPlays(store), Challenges(store), secrets.deals),
        par_maker=ParMaker(Pars(store), scheduler.thinking, clock),
        puzzles=Shelf(library, PuzzleRecords(store), clock),
        bot_quota=bot_quota,
        attendance=Attendance(matches, connections.followed, presence),
        bus=bus,
        identity=identity,
        active_sessions=active_sessions,
        moderation=moderation,
        active_sanctions=active_sanctions,
        erasure=erasure,
        cleaner=Cleaner(matches, erasure, settings.retention),
        encoder=encoder,
        heavy_work=HeavyWork(),
        link_images=link_images,
        connections=connections,
        rate_limiter=RateLimiter(settings.rate_factor),
        readiness_check=ReadinessCheck(matches, bus, timeouts.readiness_s),
        metrics=Metrics(count_tasks),
    )


async def disconnect_followers(server: ServerContext) -> None:
    """Ask all followers to come back soon, and wait until they have left."""
    server.matches.close()
    async with asyncio.timeout(server.timeouts.goodbye_s):
        await server.connections.empty.wait()
