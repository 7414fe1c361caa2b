"""./run serve: check the settings, say where the café is, and serve until told to stop."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import uvicorn

from .app import create_app, farewell
from .settings import BadSetting, Settings, read_settings

LARGEST_HEARD = 4_096  # bytes that a listener may say
GRACE = 10  # seconds for requests to finish


class CafeServer(uvicorn.Server):
    """Says goodbye to the listeners before uvicorn closes their connections."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        door = getattr(self.config.app.state, "door", None)  # type: ignore[union-attr]
        if door is not None:
            with suppress(TimeoutError):
                await farewell(door, patience=2.0)
        await super().shutdown(sockets)


def uvicorn_config(settings: Settings, app: object) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
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


def listening_socket(settings: Settings) -> socket.socket:
    """The bound socket, or BadSetting with the reason in one line."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((settings.host, settings.port))
    except OSError as trouble:
        bound.close()
        reason = trouble.strerror or str(trouble)
        raise BadSetting(f"cannot listen on {settings.host} port {settings.port}: {reason}") from None
    return bound


def make_room(settings: Settings) -> None:
    """The folder of the SQLite file."""
    if not settings.database_url:
        try:
            Path(settings.data).mkdir(parents=True, exist_ok=True)
        except OSError as trouble:
            raise BadSetting(f"CAFE_DATA: cannot make {settings.data}: {trouble.strerror}") from None


def main(environment: Mapping[str, str]) -> int:
    try:
        settings = read_settings(environment)
        make_room(settings)
        bound = listening_socket(settings)
    except BadSetting as bad:
        print(f"cafe: {bad}", file=sys.stderr)  # noqa: T201
        return 2
    host, port = bound.getsockname()[:2]
    print(f"Café International is open at http://{host}:{port}/", flush=True)  # noqa: T201
    server = CafeServer(uvicorn_config(settings, create_app(settings)))
    asyncio.run(server.serve(sockets=[bound]))
    return 0
