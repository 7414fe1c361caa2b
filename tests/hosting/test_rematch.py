"""A rematch is one new table, whoever asks for it first and wherever."""

from __future__ import annotations

import asyncio

import pytest

from cafe.match import actions
from cafe.match.entries import RematchOpened
from cafe.match.state import Status
from tests.match.in_memory_match import ANNA, BEN, BOT, OPEN

from .nodes import Node, set_table

pytestmark = pytest.mark.anyio


async def over(node: Node) -> str:
    match_id = await set_table(node, OPEN, OPEN, BOT)
    await node.matches.act(match_id, lambda match, _: actions.resign(match, ANNA, 0), ANNA)
    match, _ = await node.matches.act(match_id, lambda match, _: actions.resign(match, BEN, 1), BEN)
    assert match.status is Status.OVER
    return match_id


async def test_everybody_who_asks_finds_the_same_table(node: Node) -> None:
    match_id = await over(node)
    found = await asyncio.gather(*(node.matches.rematch(match_id, who) for who in (ANNA, BEN, ANNA, BEN)))
    assert len({match.id for match in found}) == 1
    assert found[0].status is Status.OPEN
    assert found[0].opened.rematch_of == match_id
    assert [seat.person for seat in found[0].seats] == [ANNA, BEN, None]
    opened = [row for row in await node.log(match_id) if isinstance(row.entry, RematchOpened)]
    assert [row.entry for row in opened] == [RematchOpened(found[0].id)]


async def test_two_nodes_asked_at_once_open_one_table(nodes: tuple[Node, Node]) -> None:
    match_id = await over(nodes[0])
    found = await asyncio.gather(
        *(nodes[number % 2].matches.rematch(match_id, (ANNA, BEN)[number % 2]) for number in range(6))
    )
    assert len({match.id for match in found}) == 1
    logs = [await node.log(found[0].id) for node in nodes]
    assert logs[0] == logs[1]
    assert sum(isinstance(row.entry, RematchOpened) for row in await nodes[0].log(match_id)) == 1


async def test_a_rematch_that_was_promised_but_not_opened_is_opened_later(node: Node) -> None:
    """The node died between the two writes."""
    match_id = await over(node)
    await node.matches.act(match_id, lambda _match, _at: [RematchOpened("promised")], ANNA)
    match = await node.matches.rematch(match_id, BEN)
    assert match.id == "promised"
    assert match.opened.host == BEN


async def test_who_found_the_new_table_first_hears_what_happens_there(node: Node) -> None:
    match_id = await over(node)
    match = await node.matches.rematch(match_id, ANNA)
    follower = asyncio.create_task(node.matches.wait_for_rows(match.id, match.seq, 20))
    await asyncio.sleep(0)
    assert (await node.matches.rematch(match_id, BEN)).id == match.id
    started = await node.start(match.id)
    assert [row.seq for row in await follower] == [started.seq]


async def test_the_new_deal_is_another_one(node: Node) -> None:
    match_id = await over(node)
    old, new = await node.match(match_id), await node.matches.rematch(match_id, ANNA)
    assert old.opened.secret != new.opened.secret
    assert old.opened.commitment != new.opened.commitment
