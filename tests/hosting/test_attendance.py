"""Who looks at which match: marked once a minute, many at once, and never in anybody's way."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

import pytest
from sqlalchemy import select

from cafe.hosting.attendance import INTERVAL_MS, Attendance
from cafe.hosting.due_matches import REST_AFTER_MS
from cafe.hosting.presence import Presence
from cafe.hosting.storage.schema import matches
from cafe.match.state import Match
from tests.match.in_memory_match import ANNA, BEN, BOT, MORNING, OPEN, PACE_MS

from .nodes import FakeClock, Node, set_table

pytestmark = pytest.mark.anyio
LATER = MORNING + INTERVAL_MS


@dataclass
class Followers:
    """Who follows what, as the server would know it."""

    matches: list[tuple[Match, Collection[str]]] = field(default_factory=list)

    def __call__(self) -> Iterable[tuple[Match, Collection[str]]]:
        return self.matches

    def people_at(self, match_id: str) -> dict[str, int]:
        return {person: 0 for match, people in self.matches if match.id == match_id for person in people}


@pytest.fixture
def followers() -> Followers:
    return Followers()


@pytest.fixture
def attendance(node: Node, followers: Followers) -> Attendance:
    return Attendance(node.matches, followers, Presence(node.matches, followers.people_at))


async def marks(node: Node, match_id: str) -> tuple[int, int]:
    """When anybody looked, and when the host did."""
    query = select(matches.c.watched_at, matches.c.host_seen_at).where(matches.c.id == match_id)
    async with node.store.engine.connect() as connection:
        found = (await connection.execute(query)).one()
    return found.watched_at, found.host_seen_at


async def test_opening_a_match_counts_as_looking_at_it(node: Node, attendance: Attendance) -> None:
    match_id = await set_table(node, BOT, BOT)
    assert await marks(node, match_id) == (MORNING, MORNING)
    attendance.look(await node.match(match_id), ANNA)
    node.matches.due_changed.clear()
    await attendance.write()
    assert not node.matches.due_changed.is_set(), "nothing had to be written"


async def test_whoever_looks_is_kept_and_the_host_twice(
    node: Node, clock: FakeClock, attendance: Attendance
) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    clock.run(INTERVAL_MS)
    attendance.look(await node.match(match_id), None)
    await attendance.write()
    assert await marks(node, match_id) == (LATER, MORNING)
    attendance.look(await node.match(match_id), ANNA)
    await attendance.write()
    assert await marks(node, match_id) == (LATER, LATER)


async def test_it_is_written_once_a_minute_however_often_somebody_looks(
    node: Node, clock: FakeClock, attendance: Attendance
) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    match = await node.match(match_id)
    clock.run(INTERVAL_MS)
    for expected in (LATER, LATER, LATER + INTERVAL_MS):
        attendance.look(match, BEN)
        await attendance.write()
        assert (await marks(node, match_id))[0] == expected
        clock.run(INTERVAL_MS // 2)


async def test_open_followers_keep_looking_without_asking_for_anything(
    node: Node, clock: FakeClock, attendance: Attendance, followers: Followers
) -> None:
    watched, hosted = await set_table(node, OPEN, OPEN), await set_table(node, OPEN, OPEN)
    followers.matches = [(await node.match(watched), {BEN}), (await node.match(hosted), {ANNA, BEN})]
    clock.run(INTERVAL_MS)
    await attendance.write()
    assert await marks(node, watched) == (LATER, MORNING)
    assert await marks(node, hosted) == (LATER, LATER)


async def test_a_finished_match_is_not_marked(node: Node, clock: FakeClock, attendance: Attendance) -> None:
    match_id = await set_table(node, BOT, BOT)
    while (await node.match(match_id)).on_turn is not None:
        clock.run(PACE_MS)
        await node.run_due()
        attendance.look(await node.match(match_id), None)
        await attendance.write()
    before = await marks(node, match_id)
    clock.run(INTERVAL_MS)
    attendance.look(await node.match(match_id), ANNA)
    await attendance.write()
    assert await marks(node, match_id) == before


async def test_what_could_not_be_written_is_written_at_the_next_look(
    node: Node, clock: FakeClock, attendance: Attendance, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    match = await node.match(match_id)
    clock.run(INTERVAL_MS)
    attendance.look(match, None)
    with monkeypatch.context() as patched:
        patched.setattr(node.store, "begin", _away)
        with pytest.raises(ConnectionError):
            await attendance.write()
    attendance.look(match, None)
    await attendance.write()
    assert (await marks(node, match_id))[0] == LATER


async def test_a_node_that_is_late_takes_nothing_back(
    node: Node, clock: FakeClock, attendance: Attendance
) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    match = await node.match(match_id)
    late = Attendance(node.matches, Followers(), Presence(node.matches, Followers().people_at))
    clock.run(INTERVAL_MS)
    late.look(match, None)
    clock.run(1)
    attendance.look(match, None)
    await attendance.write()
    clock.run(-1)
    await late.write()
    assert (await marks(node, match_id))[0] == LATER + 1


async def test_bots_alone_rest_when_nobody_looked_for_ten_minutes_and_go_on_at_once_when_somebody_does(
    node: Node, clock: FakeClock, attendance: Attendance
) -> None:
    match_id = await set_table(node, BOT, BOT)
    clock.run(REST_AFTER_MS - 1)
    assert await node.run_due() == 1
    clock.run(PACE_MS)
    for _ in range(3):
        assert await node.run_due() == 0, "nobody looks"
        clock.run(REST_AFTER_MS)
    node.matches.due_changed.clear()
    attendance.look(await node.match(match_id), None)
    await attendance.write()
    assert node.matches.due_changed.is_set(), "the scheduler is told"
    assert await node.run_due() == 1


async def test_a_match_with_people_never_rests(node: Node, clock: FakeClock) -> None:
    match_id = await set_table(node, OPEN, BOT)
    while (await node.match(match_id)).on_turn == 0:
        await node.play(match_id)
    clock.run(10 * REST_AFTER_MS)
    assert await node.run_due() == 1


async def test_a_scheduler_does_not_turn_in_circles_over_matches_that_rest(
    node: Node, clock: FakeClock
) -> None:
    await set_table(node, BOT, BOT)
    clock.run(REST_AFTER_MS)
    assert await node.scheduler.pause_s() > 0


def _away() -> object:
    raise ConnectionError
