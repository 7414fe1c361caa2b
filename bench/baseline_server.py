"""The limit: a bare endpoint that appends one row durably, and does nothing else a café does.

It is what one would write without a café behind it: Starlette and SQLAlchemy on the same
server, a transaction for each row, as many connections as the café may have and no question before each
whether it still lives. On SQLite the rows are written one after the other, as they have to be; PostgreSQL
may write many at once, and lets those that come together share a sync of the disk.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn
from sqlalchemy import event, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from cafe.hosting.storage.engines import make_durable

APPEND = text("INSERT INTO bare (entry) VALUES (:entry)")
CREATE = {
    True: "CREATE TABLE bare (id bigserial PRIMARY KEY, entry text NOT NULL)",
    False: "CREATE TABLE bare (id integer PRIMARY KEY, entry text NOT NULL)",
}


def app(database: str) -> Starlette:
    url = make_url(database)
    is_postgres, one_at_a_time = url.get_backend_name() == "postgresql", asyncio.Lock()
    engine = create_async_engine(url, pool_size=10, max_overflow=10)
    if not is_postgres:
        event.listen(engine.sync_engine, "connect", make_durable)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        async with engine.begin() as connection:
            await connection.execute(text(CREATE[is_postgres]))
        yield
        await engine.dispose()

    async def append(request: Request) -> Response:
        entry = (await request.body()).decode()
        if is_postgres:
            await _write(entry)
        else:
            async with one_at_a_time:  # SQLite has one writer; waiting here is cheaper than there
                await _write(entry)
        return JSONResponse({"ok": True})

    async def _write(entry: str) -> None:
        async with engine.begin() as connection:
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
