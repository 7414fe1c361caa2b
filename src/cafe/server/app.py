"""The server as one Starlette application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.routing import Route as StarletteRoute
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
from .door import Door
from .follow import follow
from .identity import Identity, house_secret
from .meters import Meters
from .presence import Presence
from .protection import SecurityHeaders
from .rates import Rates
from .routes import MATCH, ROUTES
from .settings import Settings


def create_app(settings: Settings, clock: Callable[[], int] = now) -> Starlette:
    """The application; it opens the house when it starts and closes it when it stops."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with open_door(settings, clock) as door:
            app.state.door = door
            yield

    routes: list[BaseRoute] = [
        StarletteRoute(route.path, answering(route), methods=[route.method]) for route in ROUTES
    ]
    routes.append(WebSocketRoute(f"{MATCH}/follow", follow))
    middleware = [Middleware(SecurityHeaders, settings=settings)]
    if settings.trusted_proxies:
        trusted = list(settings.trusted_proxies)
        middleware.insert(0, Middleware(ProxyHeadersMiddleware, trusted_hosts=trusted))
    return Starlette(routes=routes, middleware=middleware, lifespan=lifespan)


@asynccontextmanager
async def open_door(settings: Settings, clock: Callable[[], int]) -> AsyncIterator[Door]:
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
    door.house.closing.set()
    door.presence.stir_all()
    async with asyncio.timeout(patience):
        await door.presence.empty.wait()
