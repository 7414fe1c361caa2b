"""What a server does without being asked: it plays for bots, listens, takes down who looks, and cleans up."""

from __future__ import annotations

import asyncio
import time

from cafe.hosting.cleaning import DAY_MS
from cafe.hosting.wall_clock import WallClock
from cafe.server.app import Dependencies

from .cafe import DEVICE, START_MS, Cafe, FakeClock
from .conftest import CafeFactory
from .listener import TIMEOUT_S

SERVICES = {
    "cafe-writer",
    "cafe-sessions",
    "cafe-sanctions",
    "cafe-scheduler",
    "cafe-attendance",
    "cafe-cleaner",
}


async def _names_of_tasks() -> set[str]:
    return {task.get_name() for task in asyncio.all_tasks()}


def test_everything_runs_that_nobody_asks_for(cafe: Cafe) -> None:
    expected = SERVICES | ({"cafe-bus"} if cafe.context.matches.store.is_postgres else set())
    assert expected <= cafe.run(_names_of_tasks())


def test_a_server_goes_by_a_clock_that_does_not_jump() -> None:
    assert isinstance(Dependencies().clock, WallClock)


def test_a_server_cleans_up_by_itself_as_its_settings_say(new_cafe: CafeFactory, sqlite_url: str) -> None:
    cafe = new_cafe(database_url=sqlite_url)
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, DEVICE)
    anna.post(f"/api/matches/{match}/resign", {"seat": 0})
    cafe.stop()
    later = new_cafe(FakeClock(START_MS + 30 * DAY_MS), database_url=sqlite_url, finished_matches_days=30)
    stranger, give_up_at = later.guest(), time.monotonic() + TIMEOUT_S
    while stranger.http.get(f"/api/matches/{match}").status_code != 404:
        assert time.monotonic() < give_up_at, "it is still there"
