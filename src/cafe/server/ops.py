"""For whoever runs the café: is it alive, is it ready, and how busy is it?"""

from __future__ import annotations

import asyncio

import msgspec
from alembic.config import Config
from alembic.script import ScriptDirectory
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from cafe.house.store import Store

from .door import Door

MIGRATIONS = "cafe.house:migrations"
PATIENCE = 5.0


async def healthz(_: Request) -> Response:
    """The process answers."""
    return PlainTextResponse("alive\n")


async def readyz(request: Request) -> Response:
    """Whether requests should come here: the database answers, is up to date, and other nodes are heard."""
    checks = await readiness(request.app.state.door)
    ready = all(checks.values())
    body = msgspec.json.encode({"ready": ready, **checks})
    return Response(body, 200 if ready else 503, media_type="application/json")


async def metrics(request: Request) -> Response:
    door: Door = request.app.state.door
    return Response(door.meters.text(), media_type=CONTENT_TYPE_LATEST)


async def readiness(door: Door) -> dict[str, bool]:
    store = door.house.store
    revision = await _revision(store)
    checks = {
        "open": not door.house.closing.is_set(),
        "database": revision is not None,
        "migrated": revision == newest_revision(),
    }
    if door.bus is not None:
        checks["listening"] = door.bus.listening.is_set()
    return checks


def newest_revision() -> str | None:
    config = Config()
    config.set_main_option("script_location", MIGRATIONS)
    return ScriptDirectory.from_config(config).get_current_head()


async def _revision(store: Store) -> str | None:
    """How far the database is migrated; None if it does not answer."""
    try:
        async with asyncio.timeout(PATIENCE), store.engine.connect() as connection:
            found: str | None = await connection.scalar(text("SELECT version_num FROM alembic_version"))
    except (SQLAlchemyError, OSError, TimeoutError):
        return None
    return found
