"""Servers for the tests: one for each kind of database, shared by all that leave it as they found it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import structlog
from starlette.types import ASGIApp

from cafe.analysis import deal_value, method
from cafe.api.reviewing import reviewer
from cafe.puzzles import Library
from cafe.server.settings import Settings, Timeouts
from tests.databases import Postgres
from tests.puzzle_library import puzzles_for_tests

from .cafe import NO_CLIENT, Cafe, FakeClock, Guest, open_cafe, play_to_the_end
from .reviewed import FEW, FEW_GAMES

SECRET = "a secret for tests only"
INDEX = """<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><meta name="description" content="A café" />
<title>Café</title></head><body></body></html>"""


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def cafe(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cafe]:
    """The café on each kind of database; bots move at once, and nobody counts requests."""
    if request.param == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        address = postgres.new_database()
    else:
        address = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('cafe')}/cafe.sqlite3"
    opened = open_cafe(
        Settings(database_url=address, secret=SECRET, bot_pace_ms=0, bot_workers=0, rate_factor=0.0)
    )
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
        puzzles: Callable[[], Library] = puzzles_for_tests,
        **settings: object,
    ) -> Cafe:
        address = f"sqlite+aiosqlite:///{tmp_path}/cafe-{len(opened)}.sqlite3"
        fields = {
            "database_url": address,
            "secret": SECRET,
            "bot_pace_ms": 0,
            "bot_workers": 0,
            "rate_factor": 0.0,
            **settings,
        }
        cafe = open_cafe(
            Settings(**fields),  # type: ignore[arg-type]  # by name
            clock,
            web,
            timeouts=timeouts,
            middleware=middleware,
            puzzles=puzzles,
        )
        opened.append(cafe)
        return cafe

    yield open_new
    for cafe in opened:
        if cafe.thread.is_alive():
            cafe.stop()


@pytest.fixture
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews are made in no time."""
    monkeypatch.setattr(reviewer, "NODES", dict.fromkeys(method.NODES, FEW))
    monkeypatch.setattr(reviewer, "SLOW_SHARE", 1)  # they are few already
    monkeypatch.setattr(deal_value, "GAMES", FEW_GAMES)


@pytest.fixture
def pages(new_cafe: CafeFactory, tmp_path: Path) -> Cafe:
    """A café with pages, whose client has neither flags nor typefaces."""
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text(INDEX)
    return new_cafe(web=web)
