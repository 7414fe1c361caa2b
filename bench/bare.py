"""The limit: a bare endpoint that appends one row durably, and does nothing else a café does."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn
from sqlalchemy import text
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from cafe.house.store import Store

APPEND = text("INSERT INTO bare (entry) VALUES (:entry)")
CREATE = {
    True: "CREATE TABLE bare (id bigserial PRIMARY KEY, entry text NOT NULL)",
    False: "CREATE TABLE bare (id integer PRIMARY KEY, entry text NOT NULL)",
}


def app(database: str) -> Starlette:
    store, one_at_a_time = Store(database), asyncio.Lock()  # the engine as the house sets it up, no more

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        async with store.engine.begin() as connection:
            await connection.execute(text(CREATE[store.is_postgres]))
        yield
        await store.engine.dispose()

    async def append(request: Request) -> Response:
        entry = (await request.body()).decode()
        if store.is_postgres:
            await _write(entry)
        else:
            async with one_at_a_time:  # SQLite has one writer; waiting here is cheaper than there
                await _write(entry)
        return JSONResponse({"ok": True})

    async def _write(entry: str) -> None:
        async with store.engine.begin() as connection:
            await connection.execute(APPEND, {"entry": entry})

    async def ready(_request: Request) -> Response:
        return JSONResponse({"ok": True})

    routes = [Route("/append", append, methods=["POST"]), Route("/readyz", ready)]
    return Starlette(routes=routes, lifespan=lifespan)


if __name__ == "__main__":
    uvicorn.run(
        app(os.environ["CAFE_DATABASE_URL"]),
        port=int(os.environ["CAFE_PORT"]),
        loop="uvloop",
        http="httptools",
        log_level="warning",
    )
