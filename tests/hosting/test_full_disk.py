"""A SQLite file that cannot be written: told as it is, and over when it is over."""

from __future__ import annotations

import pytest
import structlog
from structlog.testing import capture_logs

from cafe.hosting.failure_log import log_failure
from cafe.hosting.storage.errors import is_unavailable, reason_of
from cafe.hosting.storage.store import Store
from cafe.hosting.write_errors import OutcomeUnknown
from cafe.match.entries import Said
from tests.match.in_memory_match import ANNA, OPEN

from .nodes import FakeClock, node_on, set_table

pytestmark = pytest.mark.anyio
LONG = "a" * 200_000


class SmallDisk(Store):
    """A disk that takes no more than a file has now, as long as it is full."""

    def tell_writer(self, pragma: str) -> None:
        """Say something to the writer's one connection."""
        engine = self._writer._engine
        with engine.connect() as connection:
            connection.exec_driver_sql(f"PRAGMA {pragma}")


async def test_a_full_disk_is_told_and_forgotten_when_there_is_room(
    sqlite_url: str, clock: FakeClock
) -> None:
    store = SmallDisk(sqlite_url)
    async with node_on(store, clock) as node:
        match_id = await set_table(node, OPEN, OPEN)
        before = await node.log(match_id)
        store.tell_writer("max_page_count = 1")
        with capture_logs() as logged:
            for _ in range(3):
                with pytest.raises(OutcomeUnknown) as full:
                    await node.say(match_id, ANNA, LONG)
                assert is_unavailable(full.value)
        [line] = [line for line in logged if line["event"] == "writing_failed"]
        assert line["reason"] == "the disk is full", "one line for all of them"
        assert await node.log(match_id) == before
        store.tell_writer("max_page_count = 1073741823")
        with capture_logs() as logged:
            await node.say(match_id, ANNA, LONG)
        assert "writing_again" in [line["event"] for line in logged]
        said = [row.entry.text for row in await node.log(match_id) if isinstance(row.entry, Said)]
        assert said == [LONG]


async def test_a_file_that_can_only_be_read_is_still_read(sqlite_url: str, clock: FakeClock) -> None:
    store = SmallDisk(sqlite_url)
    async with node_on(store, clock) as node:
        match_id = await set_table(node, OPEN, OPEN)
        store.tell_writer("query_only = ON")
        with pytest.raises(OutcomeUnknown) as refused:
            await node.say(match_id, ANNA, "hello")
        assert refused.value.__cause__ is None or "only read" in reason_of(refused.value.__cause__)
        assert await node.log(match_id)
        assert not await store.can_write()
        store.tell_writer("query_only = OFF")
        assert await store.can_write()
        await node.say(match_id, ANNA, "hello")


async def test_a_damaged_file_is_a_database_that_is_away(sqlite_url: str, clock: FakeClock) -> None:
    async with node_on(sqlite_url, clock) as node:
        match_id = await set_table(node, OPEN, OPEN)
        async with node.store.engine.begin() as connection:
            await connection.exec_driver_sql("PRAGMA writable_schema = ON")
            await connection.exec_driver_sql("UPDATE sqlite_master SET rootpage = 1000000 WHERE name = 'log'")
        await node.store.engine.dispose()
        with pytest.raises(Exception, match="malformed") as damaged:
            await node.log(match_id)
        assert is_unavailable(damaged.value)
        assert reason_of(damaged.value) == "the file is damaged; put a backup in its place"


def test_what_is_wrong_with_a_database_is_told_by_its_driver() -> None:
    assert reason_of(OSError(28, "No space left on device")) == "no space left on device"
    assert reason_of(ValueError()) == "ValueError"


def test_an_outage_is_a_short_line_and_a_mistake_is_a_long_one() -> None:
    log = structlog.get_logger("test")
    with capture_logs() as logged:
        log_failure(log, "round_failed", OutcomeUnknown("OperationalError"))
        log_failure(log, "round_failed", ValueError("a mistake"), match="m")
    outage, mistake = logged
    assert outage == {"event": "round_failed", "log_level": "warning", "reason": "OperationalError"}
    assert (mistake["log_level"], mistake["match"], str(mistake["exc_info"])) == ("error", "m", "a mistake")
