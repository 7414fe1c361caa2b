"""The limit: a bare endpoint that appends one row durably, and does nothing else a café does.

It is what one would write without a café behind it: Starlette and SQLAlchemy on the same
server, a transaction for each row, as many connections as the café may have and no question before each
whether it still lives. On SQLite the rows are written one after the other, as they have to be. On PostgreSQL
many are written at once, and each transaction tells whoever listens of its row, as every turn of the café
does: without it nobody else would hear of what was committed. Transactions that tell something are committed
one after the other, so there is an endpoint that tells nothing, too: it shows what that costs.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext

import uvicorn
from sqlalchemy import TextClause, event, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from cafe.hosting.storage.engines import make_durable

APPENDED, UNTOLD = "/append", "/append-untold"
APPEND = text("INSERT INTO bare (entry) VALUES (:entry)")
APPEND_AND_TELL = text("""
    WITH appended AS (INSERT INTO bare (entry) VALUES (:entry) RETURNING id)
    SELECT pg_notify('bare', CAST(id AS text)) FROM appended
""")  # there and back once
CREATE = {
    True: "CREATE TABLE bare (id bigserial PRIMARY KEY, entry text NOT NULL)",
    False: "CREATE TABLE bare (id integer PRIMARY KEY, entry text NOT NULL)",
}


def app(database: str) -> Starlette:
    url = make_url(database)
    is_postgres = url.get_backend_name() == "postgresql"
    one_at_a_time = asyncio.Lock()  # SQLite has one writer; waiting here is cheaper than there
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
        await _write(APPEND_AND_TELL if is_postgres else APPEND, await request.body())
        return JSONResponse({"ok": True})

    async def append_untold(request: Request) -> Response:
        await _write(APPEND, await request.body())
        return JSONResponse({"ok": True})

    async def _write(statement: TextClause, entry: bytes) -> None:
        async with nullcontext() if is_postgres else one_at_a_time, engine.begin() as connection:
            await connection.execute(statement, {"entry": entry.decode()})

    async def ready(_request: Request) -> Response:
        return JSONResponse({"ok": True})

    routes = [
        Route(APPENDED, append, methods=["POST"]),
        Route(UNTOLD, append_untold, methods=["POST"]),
        Route("/readyz", ready),
    ]
    return Starlette(routes=routes, lifespan=lifespan)


if __name__ == "__main__":
    uvicorn.run(
        app(os.environ["CAFE_DATABASE_URL"]),
        port=int(os.environ["CAFE_PORT"]),
        loop="uvloop",
        http="httptools",
        log_level="warning",
    )
