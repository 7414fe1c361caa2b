"""Servers for the tests: one for each kind of database, shared by all that leave it as they found it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import structlog
from starlette.types import ASGIApp

from cafe.server.settings import Settings, Timeouts
from tests.databases import Postgres

from .cafe import NO_CLIENT, Cafe, FakeClock, Guest, open_cafe, play_to_the_end

SECRET = "a secret for tests only"


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def cafe(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cafe]:
    """The café on each kind of database; bots move at once, and nobody counts requests."""
    if request.param == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        address = postgres.new_database()
    else:
        address = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('cafe')}/cafe.sqlite3"
    opened = open_cafe(Settings(database_url=address, secret=SECRET, bot_pace_ms=0, rate_factor=0.0))
    yield opened
    opened.stop()


@pytest.fixture(scope="session")
def finished(cafe: Cafe) -> tuple[Guest, str]:
    """A whole match of two bots, with somebody who watched; nobody may change it."""
    return play_to_the_end(cafe, "board")


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """Only what goes wrong is worth a line in a test."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    yield
    structlog.reset_defaults()


CafeFactory = Callable[..., Cafe]


@pytest.fixture
def new_cafe(tmp_path: Path) -> Iterator[CafeFactory]:
    """Opens cafés for one test alone, on SQLite unless it asks for another database, and closes them."""
    opened: list[Cafe] = []

    def open_new(
        clock: FakeClock | None = None,
        web: Path = NO_CLIENT,
        timeouts: Timeouts | None = None,
        middleware: Callable[[ASGIApp], ASGIApp] = lambda app: app,
        **settings: object,
    ) -> Cafe:
        address = f"sqlite+aiosqlite:///{tmp_path}/cafe-{len(opened)}.sqlite3"
        fields = {"database_url": address, "secret": SECRET, "bot_pace_ms": 0, "rate_factor": 0.0, **settings}
        cafe = open_cafe(
            Settings(**fields),  # type: ignore[arg-type]  # by name
            clock,
            web,
            timeouts=timeouts,
            middleware=middleware,
        )
        opened.append(cafe)
        return cafe

    yield open_new
    for cafe in opened:
        if cafe.thread.is_alive():
            cafe.stop()
