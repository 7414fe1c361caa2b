"""The operator's orders: what they change in the database and at the matches, on either database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from cafe.hosting.cache import NoSuchMatch
from cafe.hosting.moderation import (
    HOUR_MS,
    Ban,
    Close,
    Dismiss,
    Moderation,
    Mute,
    NobodyThere,
    Order,
    Rename,
    Unban,
    Unmute,
)
from cafe.hosting.storage.people import People
from cafe.hosting.storage.reports import Reported, ReportKind
from cafe.match.entries import Outcome
from cafe.match.state import Status
from tests.match.in_memory_match import OPEN, opening_of

from .nodes import FakeClock, HeardSanctions, Node, hearing, node_on, set_table

pytestmark = pytest.mark.anyio
TIMEOUT_S = 20.0


@pytest.fixture
def moderation(node: Node) -> Moderation:
    return Moderation(node.matches, People(node.store))


async def welcome(node: Node, name: str) -> str:
    return (await People(node.store).welcome(node.matches.clock(), name)).id


async def sanctioned(moderation: Moderation) -> list[tuple[str, int | None, int | None]]:
    now = moderation.matches.clock()
    return [
        (found.person, found.silenced_until, found.banned_at)
        for found in await moderation.sanctions.current(now)
    ]


async def test_a_mute_lasts_so_many_hours(node: Node, moderation: Moderation, clock: FakeClock) -> None:
    ben = await welcome(node, "Ben")
    until = clock() + 2 * HOUR_MS
    await moderation.carry_out(Mute(ben, hours=2))
    assert await sanctioned(moderation) == [(ben, until, None)]
    clock.run(2 * HOUR_MS)
    assert await sanctioned(moderation) == []
    await moderation.carry_out(Mute(ben, hours=2))
    await moderation.carry_out(Unmute(ben))
    assert await sanctioned(moderation) == []


async def test_a_ban_lasts_until_it_is_lifted(node: Node, moderation: Moderation, clock: FakeClock) -> None:
    ben, at = await welcome(node, "Ben"), clock()
    await moderation.carry_out(Ban(ben))
    clock.run(1_000_000 * HOUR_MS)
    assert await sanctioned(moderation) == [(ben, None, at)]
    await moderation.carry_out(Unban(ben))
    assert await sanctioned(moderation) == []


async def test_a_banned_person_loses_every_seat_and_the_others_play_on(
    node: Node, moderation: Moderation
) -> None:
    people = tuple([await welcome(node, name) for name in ("Anna", "Ben", "Cara")])
    ben = people[1]
    running = await set_table(node, OPEN, OPEN, OPEN, people=people)
    waiting = await node.matches.open_match(opening_of(OPEN, OPEN))
    await node.join(waiting.id, ben)
    await moderation.carry_out(Ban(ben))
    assert (await node.match(running)).seats[1].resigned
    assert (await node.match(running)).status is Status.RUNNING
    assert (await node.match(waiting.id)).seats[0].is_free
    assert await moderation.sanctions.unfinished_matches(ben) == [running]
    await moderation.carry_out(Ban(people[0]))
    assert (await node.match(running)).outcome is Outcome.RESIGNED


async def test_a_renamed_person_is_called_so_everywhere_that_is_not_over(
    node: Node, moderation: Moderation
) -> None:
    people = tuple([await welcome(node, name) for name in ("Anna", "Rude")])
    rude = people[1]
    running, other, over = [await set_table(node, OPEN, OPEN, people=people) for _ in range(3)]
    await moderation.carry_out(Close(over))
    await moderation.carry_out(Rename(rude, "Guest"))
    found = await People(node.store).find(rude)
    assert found is not None
    assert found.name == "Guest"
    for match_id in (running, other):
        assert (await node.match(match_id)).seats[1].name == "Guest"
    assert (await node.match(over)).seats[1].name != "Guest"


async def test_a_closed_match_is_over(node: Node, moderation: Moderation) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    for _ in range(2):
        await moderation.carry_out(Close(match_id))
    match = await node.match(match_id)
    assert (match.status, match.outcome) == (Status.OVER, Outcome.CLOSED)
    assert [type(row.entry).__name__ for row in await node.log(match_id)].count("MatchOver") == 1


@pytest.mark.parametrize(
    ("order", "outcome"),
    [
        (lambda person: Mute(person, 1), "muted"),
        (Ban, "banned"),
        (Rename, "renamed"),
        (lambda _: Dismiss(), "dismissed"),
    ],
)
async def test_an_order_closes_its_case(
    node: Node, moderation: Moderation, order: Callable[[str], Order], outcome: str
) -> None:
    ben = await welcome(node, "Ben")
    match_id = await set_table(node, OPEN, OPEN, people=("anna", ben))
    line = Reported(match_id, ReportKind.CHAT, 4, ben, name="Ben", text="rude")
    await moderation.reports.file(line, "anna", "", node.matches.clock())
    (case,) = await moderation.reports.open_cases()
    await moderation.carry_out(order(ben), case)
    (handled,) = await moderation.reports.handled_cases()
    assert (handled.outcome, await moderation.reports.open_cases()) == (outcome, [])


async def test_orders_about_nobody_are_refused(moderation: Moderation) -> None:
    for order in (Mute("x", 1), Unmute("x"), Rename("x"), Ban("x"), Unban("x")):
        with pytest.raises(NobodyThere):
            await moderation.carry_out(order)
    with pytest.raises(NoSuchMatch):
        await moderation.carry_out(Close("nowhere"))


async def test_beside_a_server_on_sqlite_every_order_counts_up(sqlite_url: str, clock: FakeClock) -> None:
    async with node_on(sqlite_url, clock) as node:
        moderation = Moderation(node.matches, People(node.store))
        ben, revisions = await welcome(node, "Ben"), [await moderation.sanctions.revision()]
        match_id = await set_table(node, OPEN, OPEN)
        for order in (Mute(ben, 1), Close(match_id), Ban(ben)):
            await moderation.carry_out(order)
            revisions.append(await moderation.sanctions.revision())
        assert sorted(set(revisions)) == revisions


async def test_nodes_hear_of_a_sanction_through_postgres(nodes: tuple[Node, Node]) -> None:
    here, there = nodes
    moderation, heard = Moderation(here.matches, People(here.store)), HeardSanctions()
    ben = await welcome(here, "Ben")
    async with hearing(there, sanctions=heard), asyncio.timeout(TIMEOUT_S):
        await heard.refreshed.get()  # when it began to listen
        await moderation.carry_out(Ban(ben))
        await heard.refreshed.get()
