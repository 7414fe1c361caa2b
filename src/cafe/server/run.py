"""./run serve: check the settings, say where the café is, and serve until told to stop."""

from __future__ import annotations

import asyncio
import gc
import socket
import sqlite3
import sys
from collections.abc import Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import fields
from pathlib import Path

import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.types import ASGIApp

from cafe.hosting.storage.migrate import migrate
from cafe.hosting.storage.store import Store
from cafe.server.app import create_app, disconnect_followers
from cafe.server.monitoring.logging import configure_logging
from cafe.server.settings import BadSetting, Settings, read_settings, variable

LARGEST_HEARD = 4_096  # bytes that a listener may say
OLDEST_SQLITE = (3, 33)  # updates many rows from one JSON text
GRACE = 10  # seconds for requests to finish
SWEEPS = 50_000, 20, 50  # what a café holds are values without cycles: looking through them finds little


class CafeServer(uvicorn.Server):
    """Says where it is once it can be reached, and goodbye before the connections are closed."""

    def __init__(self, app: Starlette, config: uvicorn.Config, address: str = "") -> None:
        super().__init__(config)
        self._app, self._address = app, address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._address:
            say(f"Café International is open at {self._address}")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        with suppress(TimeoutError):
            await disconnect_followers(self._app.state.server)
        await super().shutdown(sockets)


def uvicorn_config(settings: Settings, app: ASGIApp) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        http="httptools",
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=False,  # ours believes only CAFE_TRUSTED_PROXIES
        server_header=False,
        ws_max_size=LARGEST_HEARD,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
    )


def main(arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    if arguments:
        say(usage())
        return 0 if set(arguments) <= {"-h", "--help"} else 2
    try:
        settings = read_settings(environment)
        make_room(settings)
        with closing(listening_socket(settings)) as bound:
            asyncio.run(prepare(settings))
            serve(settings, bound)
    except BadSetting as bad:
        print(f"cafe: {bad}", file=sys.stderr)  # noqa: T201
        return 2
    return 0


def serve(settings: Settings, bound: socket.socket) -> None:
    """Serve until told to stop."""
    configure_logging(settings)
    app = create_app(settings)
    gc.freeze()
    gc.set_threshold(*SWEEPS)
    server = CafeServer(app, uvicorn_config(settings, app), _address(settings, bound))
    with suppress(KeyboardInterrupt):
        server.run(sockets=[bound])


def make_room(settings: Settings) -> None:
    """The folder of the SQLite file."""
    if not settings.database_url:
        try:
            Path(settings.data).mkdir(parents=True, exist_ok=True)
        except OSError as trouble:
            raise BadSetting(f"CAFE_DATA: cannot make {settings.data}: {trouble.strerror}") from None


def listening_socket(settings: Settings) -> socket.socket:
    """The bound socket, or BadSetting with the reason in one line."""
    bound = socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((settings.host, settings.port))
        bound.listen()
    except OSError as trouble:
        bound.close()
        reason = (trouble.strerror or str(trouble)).lower()
        raise BadSetting(
            f"cannot listen on {settings.host} port {settings.port}: {reason}; set CAFE_HOST or CAFE_PORT"
        ) from None
    return bound


async def prepare(settings: Settings) -> None:
    """Bring the database up to date, or tell in one line why it cannot be."""
    store = Store(settings.database)
    where = store.url.render_as_string(hide_password=True)
    try:
        if not store.is_postgres:
            _must_be_a_database(store.url.database or "")
        await migrate(store)
    except CommandError:
        raise BadSetting(f"the database {where} was made by a newer café than this one") from None
    except (SQLAlchemyError, sqlite3.Error, OSError) as trouble:
        reason = str(getattr(trouble, "orig", None) or trouble).strip().splitlines()[0]
        raise BadSetting(f"CAFE_DATABASE_URL: cannot use {where}: {reason}") from None
    finally:
        await store.engine.dispose()


def _must_be_a_database(file: str) -> None:
    """Open the SQLite file once by hand: its driver leaves a thread behind when it cannot."""
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        raise BadSetting(f"needs SQLite 3.33 or newer, and this Python has {sqlite3.sqlite_version}")
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA schema_version")


def usage() -> str:
    """The settings for who asks for help; docs/hosting.md tells more."""
    rows = [f"  {variable(one):30} {one.metadata['says']}" for one in fields(Settings)]
    return "\n".join(["usage: ./run serve, with these variables in the environment:", "", *rows])


def say(line: str) -> None:
    print(line, flush=True)  # noqa: T201


def _address(settings: Settings, bound: socket.socket) -> str:
    host, port = bound.getsockname()[:2]
    return settings.public_url or f"http://{f'[{host}]' if ':' in host else host}:{port}/"
