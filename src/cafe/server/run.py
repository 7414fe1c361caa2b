"""./run serve: check the settings, print the address, and serve until told to stop."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path
from types import FrameType
from typing import cast

import uvicorn
from starlette.applications import Starlette
from starlette.types import ASGIApp

from cafe.hosting.storage.backup import back_up
from cafe.hosting.storage.errors import DatabaseProblem
from cafe.hosting.storage.prepare import prepare_database
from cafe.hosting.storage.sqlite_file import claim_database, make_private_folder
from cafe.server.app import DEPENDENCIES, Dependencies, create_app, disconnect_followers
from cafe.server.command_line import help_text, parse_command_line
from cafe.server.edge.http_protocol import HttpProtocol
from cafe.server.edge.limits import edge_limits, raise_descriptor_limit
from cafe.server.edge.open_connections import OpenConnections
from cafe.server.edge.watch import EdgeWatch
from cafe.server.edge.websocket_protocol import WebSocketProtocol
from cafe.server.exit_timer import leave_at_the_latest
from cafe.server.listening import address_of, listening_socket, local_address_of
from cafe.server.monitoring.logging import configure_logging
from cafe.server.monitoring.metrics_listener import MetricsListener
from cafe.server.settings import BadSetting, Settings, Timeouts, read_settings

MAX_INCOMING_BYTES = 4_096  # of a WebSocket message: followers have nothing to say
SHUTDOWN_GRACE_S = 4  # for requests to finish
GC_THRESHOLDS = 50_000, 20, 50  # matches are values without cycles: collecting more often finds little
BACKUP = "backup"
OpenBrowser = Callable[[str], bool]


class CafeServer(uvicorn.Server):
    """Says when it listens, and lets followers go before the connections are closed."""

    def __init__(
        self, app: Starlette, config: uvicorn.Config, when_listening: Callable[[], None] = lambda: None
    ) -> None:
        super().__init__(config)
        self._app, self._when_listening = app, when_listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._when_listening()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            leave_at_the_latest()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        with suppress(TimeoutError):
            await disconnect_followers(self._app.state.server)
        await super().shutdown(sockets)


def uvicorn_config(settings: Settings, app: ASGIApp, timeouts: Timeouts) -> uvicorn.Config:
    """What uvicorn is told: mostly to use our protocols, which hold every connection to its limits."""
    open_connections = OpenConnections(edge_limits(settings, timeouts))
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="uvloop",
        http=cast(type[asyncio.Protocol], partial(HttpProtocol, open_connections)),
        ws=cast(type[asyncio.Protocol], partial(WebSocketProtocol, open_connections)),
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=False,  # ours believes only the trusted proxies
        server_header=False,
        ws_max_size=MAX_INCOMING_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=timeouts.ping_s,
        ws_ping_timeout=timeouts.pong_s,
        timeout_keep_alive=cast(int, timeouts.idle_s),  # it takes fractions as well
        timeout_graceful_shutdown=SHUTDOWN_GRACE_S,
        callback_notify=EdgeWatch(open_connections).look,
        timeout_notify=1,
    )


def main(
    arguments: Sequence[str],
    environment: Mapping[str, str],
    open_browser: OpenBrowser = webbrowser.open,
    dependencies: Dependencies = DEPENDENCIES,
) -> int:
    """Serve with the settings of the command line and the environment; the exit code."""
    try:
        if arguments[:1] == [BACKUP]:
            back_up_to(arguments[1:], environment)
            return 0
        command_line = parse_command_line(arguments)
        if command_line.wants_help:
            print_line(help_text())
            return 0
        settings = read_settings(environment, command_line.settings)
        create_data_folder(settings)
        with ExitStack() as closing:
            bound = closing.enter_context(bind(settings))
            for warning in closing.enter_context(claim_database(settings.database)):
                print_error(warning)
            asyncio.run(prepare_database(settings.database))
            serve(settings, bound, open_browser if command_line.opens_browser else None, dependencies)
    except (BadSetting, DatabaseProblem) as bad:
        print_error(str(bad))
        return 2
    return 0


def back_up_to(arguments: Sequence[str], environment: Mapping[str, str]) -> None:
    """Copy the database of the settings to a new file."""
    if not arguments or arguments[0].startswith("-"):
        raise BadSetting(f"{BACKUP} needs the file to make, such as {BACKUP} /backup/cafe.sqlite3")
    settings = read_settings(environment, parse_command_line(arguments[1:]).settings)
    back_up(settings.database, Path(arguments[0]))
    print_line(f"{arguments[0]} is a copy of the database; keep it as you keep passwords")


@contextmanager
def bind(settings: Settings) -> Iterator[list[socket.socket]]:
    """The sockets to listen on: the café's, and that of the metrics where they have their own address."""
    with ExitStack() as closing:
        opened = listening_socket(settings.host, settings.port, "--host or --port")
        bound = [closing.enter_context(opened)]
        if settings.metrics_address is not None:
            opened = listening_socket(*settings.metrics_address, "--metrics-address")
            bound.append(closing.enter_context(opened))
        yield bound


def serve(
    settings: Settings,
    bound: list[socket.socket],
    open_browser: OpenBrowser | None,
    dependencies: Dependencies,
) -> None:
    """Serve until told to stop."""

    def when_listening() -> None:
        print_line(f"Café International is open at {settings.public_url or address_of(bound[0])}")
        if open_browser is not None:
            open_in_background(open_browser, settings.public_url or local_address_of(bound[0]))

    configure_logging(settings)
    raise_descriptor_limit()
    app = create_app(settings, dependencies)
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    served = with_metrics_listener(app, bound)
    server = CafeServer(app, uvicorn_config(settings, served, dependencies.timeouts), when_listening)
    with suppress(KeyboardInterrupt):
        server.run(sockets=bound)


def with_metrics_listener(app: ASGIApp, bound: Sequence[socket.socket]) -> ASGIApp:
    """The application, of which a second socket, if there is one, shows the metrics alone."""
    return app if len(bound) == 1 else MetricsListener(app, *bound[1].getsockname()[:2])


def create_data_folder(settings: Settings) -> None:
    """Make the folder of the SQLite file, which nobody else may enter."""
    if not settings.database_url:
        try:
            make_private_folder(Path(settings.data_folder))
        except OSError as error:
            raise BadSetting(
                f"cannot make the data folder {settings.data_folder}: {error.strerror}"
            ) from None


def open_in_background(open_browser: OpenBrowser, address: str) -> threading.Thread:
    """Open the address in a browser, which may take its time; without one, say so."""

    def attempt() -> None:
        try:
            is_open = open_browser(address)
        except (webbrowser.Error, OSError):
            is_open = False
        if not is_open:
            print_error(f"found no browser to open {address}")

    thread = threading.Thread(target=attempt, name="cafe-browser", daemon=True)
    thread.start()
    return thread


def print_line(line: str) -> None:
    print(line, flush=True)  # noqa: T201


def print_error(reason: str) -> None:
    print(f"cafe: {reason}", file=sys.stderr, flush=True)  # noqa: T201
