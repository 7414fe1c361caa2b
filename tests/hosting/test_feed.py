"""What is new in the whole log since a position: nothing is missed, nothing comes twice."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from cafe.hosting.storage.feed import Feed, FeedRow
from cafe.match.entries import Said
from tests.match.in_memory_match import ANNA, BEN, OPEN

from .nodes import Node, set_table

pytestmark = pytest.mark.anyio
EVERYTHING = 10_000
WRITE_BY_HAND = text("""
    INSERT INTO log (match, seq, at, person, key, entry)
    VALUES (:match, 1000, 1, NULL, NULL, :entry) RETURNING position
""")


async def write_by_hand(connection: AsyncConnection, match_id: str) -> int:
    """A row whose transaction is still open; its position."""
    row = {"match": match_id, "entry": '{"type":"seat-freed","seat":0}'}
    position: int = (await connection.execute(WRITE_BY_HAND, row)).scalar_one()
    return position


async def read_on(node: Node, position: int = 0, limit: int = EVERYTHING) -> list[FeedRow]:
    return await Feed(node.store).rows_since(position, limit)


async def test_an_empty_log_has_nothing_new(node: Node) -> None:
    assert await read_on(node) == []


async def test_every_row_of_every_match_comes_once_and_in_the_order_of_its_match(node: Node) -> None:
    match_ids = [await set_table(node, OPEN, OPEN) for _ in range(3)]
    for _ in range(4):
        await asyncio.gather(*(node.play(match_id) for match_id in match_ids))
    found = await read_on(node)
    positions = [position for position, _, _ in found]
    assert positions == sorted(set(positions))
    for match_id in match_ids:
        assert [row for _, match, row in found if match == match_id] == await node.log(match_id)


async def test_whoever_reads_on_gets_what_is_new_and_only_that(node: Node) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    seen = (await read_on(node))[-1].position
    await node.say(match_id, ANNA, "hello")
    await node.say(match_id, BEN, "good evening")
    new = await read_on(node, seen)
    assert [row.entry.text for _, _, row in new if isinstance(row.entry, Said)] == ["hello", "good evening"]
    assert await read_on(node, new[-1].position) == []


async def test_a_long_feed_is_read_in_pieces(node: Node) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    for number in range(7):
        await node.say(match_id, ANNA, f"line {number}")
    pieces: list[FeedRow] = []
    while piece := await read_on(node, pieces[-1].position if pieces else 0, limit=3):
        assert len(piece) <= 3
        pieces += piece
    assert pieces == await read_on(node)


async def test_a_position_is_never_given_twice(node: Node) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    last = (await read_on(node))[-1].position
    async with node.store.begin() as connection:
        await connection.execute(text("DELETE FROM log"))
    async with node.store.begin() as connection:
        assert await write_by_hand(connection, match_id) > last


async def test_a_row_that_is_committed_late_is_not_missed(nodes: tuple[Node, Node]) -> None:
    """PostgreSQL gave the late row the lower position; whoever read past it would never see it."""
    here, there = nodes
    match_id = await set_table(here, OPEN, OPEN)
    before = (await read_on(there))[-1].position
    async with here.store.engine.connect() as slow:
        late = await write_by_hand(slow, "late")
        await here.say(match_id, ANNA, "overtaking")
        reading = asyncio.create_task(read_on(there, before))
        await asyncio.wait([reading], timeout=0.2)
        assert not reading.done(), "the reader waits for the transaction that began to write before"
        await here.say(match_id, BEN, "nobody waits for the reader")
        await slow.commit()
        first = await reading
    rest = await read_on(there, first[-1].position)
    assert (first[0].position, first[0].match_id) == (late, "late")
    said = [row.entry.text for _, _, row in (*first, *rest) if isinstance(row.entry, Said)]
    assert said == ["overtaking", "nobody waits for the reader"]


async def test_a_row_that_is_rolled_back_leaves_a_gap(nodes: tuple[Node, Node]) -> None:
    here, there = nodes
    match_id = await set_table(here, OPEN, OPEN)
    before = (await read_on(there))[-1].position
    async with here.store.engine.connect() as slow:
        never = await write_by_hand(slow, "never")
        await here.say(match_id, ANNA, "overtaking")
        reading = asyncio.create_task(read_on(there, before))
        await asyncio.sleep(0)
        await slow.rollback()
        [found] = await reading
    assert (found.match_id, found.position) == (match_id, never + 1)


async def test_a_writer_that_hangs_is_reported_and_nothing_is_skipped(nodes: tuple[Node, Node]) -> None:
    here, there = nodes
    match_id = await set_table(here, OPEN, OPEN)
    async with here.store.engine.connect() as hanging:
        await write_by_hand(hanging, "hanging")
        await here.say(match_id, ANNA, "overtaking")
        with pytest.raises(TimeoutError):
            await Feed(there.store, timeout_s=0).rows_since(0, EVERYTHING)
        await hanging.commit()
    assert [found.match_id for found in await read_on(there)][-2:] == ["hanging", match_id]


async def test_nothing_is_missed_while_many_write(nodes: tuple[Node, Node]) -> None:
    here, there = nodes
    match_ids = [await set_table(here, OPEN, OPEN) for _ in range(6)]
    found: list[FeedRow] = []

    async def follow(until: asyncio.Event) -> None:
        while not until.is_set():
            found.extend(await read_on(there, found[-1].position if found else 0, limit=5))
            await asyncio.sleep(0)

    async def talk(number: int, match_id: str) -> None:
        for line in range(12):
            await nodes[(number + line) % 2].say(match_id, ANNA, f"line {line}")

    done = asyncio.Event()
    follower = asyncio.create_task(follow(done))
    await asyncio.gather(*(talk(number, match_id) for number, match_id in enumerate(match_ids)))
    done.set()
    await follower
    found += await read_on(there, found[-1].position)
    for match_id in match_ids:
        assert [row for _, match, row in found if match == match_id] == await here.log(match_id)
