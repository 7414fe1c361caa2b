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
from cafe.house.bus import Bus
from cafe.house.house import House, now
from cafe.house.migrate import migrate
from cafe.house.people import People
from cafe.house.porter import Porter
from cafe.house.store import Store

from .album import Album
from .answering import answering
from .around import around, refused
from .door import Door
from .follow import follow
from .front import BUILT
from .identity import Identity, house_secret
from .logs import RequestLog
from .meters import Meters
from .picture_gallery import Gallery
from .presence import Presence
from .protection import SecurityHeaders
from .rates import Rates
from .routes import MATCH, ROUTES
from .settings import Settings


def create_app(settings: Settings, clock: Callable[[], int] = now, web: Path = BUILT) -> Starlette:
    """The application; it opens the house when it starts and closes it when it stops."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with open_door(settings, clock, web) as door:
            app.state.door = door
            yield

    api: list[BaseRoute] = [Route(route.path, answering(route), methods=[route.method]) for route in ROUTES]
    return Starlette(
        routes=[*api, WebSocketRoute(f"{MATCH}/follow", follow), *around(web)],
        middleware=_middleware(settings),
        exception_handlers={HTTPException: refused},
        lifespan=lifespan,
    )


def _middleware(settings: Settings) -> list[Middleware]:
    """Whom we believe comes first, then what every answer carries."""
    inner = [Middleware(RequestLog), Middleware(SecurityHeaders, settings=settings)]
    if not settings.trusted_proxies:
        return inner
    trusted = list(settings.trusted_proxies)
    return [Middleware(ProxyHeadersMiddleware, trusted_hosts=trusted), *inner]


@asynccontextmanager
async def open_door(settings: Settings, clock: Callable[[], int], web: Path = BUILT) -> AsyncIterator[Door]:
    """Bring the database up to date, open the house behind it, and finish what is begun at the end."""
    store = Store(settings.database)
    await migrate(store)
    store.open()
    people = People(store)
    house = House(store, BOTS, pace=settings.bot_pace, clock=clock)
    secret = settings.secret.encode() or await house_secret(store)
    porter, bus = Porter(house), Bus(house, store.url) if store.is_postgres else None
    door = Door(
        settings=settings,
        house=house,
        people=people,
        porter=porter,
        bus=bus,
        identity=Identity(secret, people),
        album=Album(),
        gallery=Gallery(web),
        presence=Presence(settings),
        rates=Rates(settings.rate),
        meters=Meters(),
    )
    porter.open()
    if bus is not None:
        bus.open()
    try:
        yield door
    finally:
        await porter.close()
        if bus is not None:
            await bus.close()
        await store.close()


async def farewell(door: Door, patience: float) -> None:
    """Tell everybody to come back soon, and wait until they are gone."""
    door.house.close()
    door.presence.stir_all()
    async with asyncio.timeout(patience):
        await door.presence.empty.wait()
