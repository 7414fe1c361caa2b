"""Whoever asks for a match or follows it looks at it, and the index knows."""

from __future__ import annotations

from sqlalchemy import select

from cafe.hosting.attendance import INTERVAL_MS
from cafe.hosting.storage.schema import matches

from .cafe import DEVICE, OPEN, Cafe, FakeClock
from .conftest import CafeFactory


async def marks(cafe: Cafe, match_id: str) -> tuple[int, int]:
    """Write what was taken down; when anybody looked, and when the host did."""
    await cafe.context.attendance.write()
    query = select(matches.c.watched_at, matches.c.host_seen_at).where(matches.c.id == match_id)
    async with cafe.context.matches.store.engine.connect() as connection:
        found = (await connection.execute(query)).one()
    return found.watched_at, found.host_seen_at


def test_a_snapshot_a_poll_and_an_open_websocket_are_looks(new_cafe: CafeFactory) -> None:
    clock = FakeClock()
    cafe = new_cafe(clock)
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    host_seen = clock.at
    clock.at += INTERVAL_MS
    ben.state(match)
    assert cafe.run(marks(cafe, match)) == (clock.at, host_seen)
    clock.at += INTERVAL_MS
    ben.get(f"/api/matches/{match}/events")
    assert cafe.run(marks(cafe, match)) == (clock.at, host_seen)
    with anna.follow(match) as listener:
        listener.hears()
        clock.at += INTERVAL_MS
        assert cafe.run(marks(cafe, match)) == (clock.at, clock.at)
