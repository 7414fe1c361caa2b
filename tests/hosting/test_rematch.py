"""A rematch is one new table, whoever asks for it first and wherever."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from cafe.hosting.match_lists import Part
from cafe.hosting.storage.lobby import Lobby
from cafe.match import actions, host_actions
from cafe.match.entries import RematchOpened
from cafe.match.seats import SeatKind, SeatPlan
from cafe.match.state import Status
from tests.match.in_memory_match import ANNA, BEN, BOT, CARA, OPEN, opening_of

from .nodes import Node, set_table
from .test_lobby import ids

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
    new = await node.match(found[0].id)
    assert new.status is Status.OPEN
    assert new.opened.rematch_of == match_id
    assert [seat.person for seat in new.seats] == [ANNA, BEN, None]
    opened = [row for row in await node.log(match_id) if isinstance(row.entry, RematchOpened)]
    assert [row.entry for row in opened] == [RematchOpened(new.id, 0)]


async def test_a_rematch_seats_only_who_accepts(node: Node) -> None:
    match_id = await over(node)
    new = await node.matches.rematch(match_id, ANNA)
    assert new.opened.host == ANNA
    assert [seat.person for seat in new.seats] == [ANNA, None, None]
    assert [seat.reserved for seat in new.seats] == ["", BEN, ""]
    assert ids(await Lobby(node.store).of_person(BEN, Part(limit=9))) == [match_id], (
        "not among their own before they accept"
    )
    with pytest.raises(actions.Declined, match="seats-free"):
        await node.start(new.id)
    accepted = await node.matches.rematch(match_id, BEN)
    assert [seat.person for seat in accepted.seats] == [ANNA, BEN, None]
    assert (await node.start(new.id)).status is Status.RUNNING


async def test_whoever_asks_first_hosts_and_brings_the_people_of_their_own_device(node: Node) -> None:
    opening = opening_of(SeatPlan(SeatKind.DEVICE), SeatPlan(SeatKind.DEVICE, name="Grandma"), OPEN)
    match_id = (
        await node.matches.open_match(replace(opening, sitting={0: (ANNA, "Anna"), 1: (ANNA, "Gran")}))
    ).id
    await node.join(match_id, BEN)
    await node.matches.act(match_id, lambda match, _: actions.call_off(match, ANNA), ANNA)
    new = await node.matches.rematch(match_id, BEN)
    assert new.opened.host == BEN
    assert [(seat.person, seat.reserved, seat.name) for seat in new.seats] == [
        (None, ANNA, "Anna"),
        (None, ANNA, "Gran"),
        (BEN, "", "Ben"),
    ]
    accepted = await node.matches.rematch(match_id, ANNA)
    assert [(seat.person, seat.name) for seat in accepted.seats] == [
        (ANNA, "Anna"),
        (ANNA, "Gran"),
        (BEN, "Ben"),
    ]


async def test_a_seat_kept_for_somebody_is_nobody_elses_until_the_host_frees_it(node: Node) -> None:
    match_id = await over(node)
    new = await node.matches.rematch(match_id, ANNA)
    with pytest.raises(actions.Declined, match="no-free-seat"):
        await node.join(new.id, CARA)
    await node.matches.act(new.id, lambda match, _: host_actions.free_seat(match, ANNA, 1), ANNA)
    await node.join(new.id, CARA)
    late = await node.matches.rematch(match_id, BEN)
    assert [seat.person for seat in late.seats] == [ANNA, CARA, None], "and Ben finds it taken"


async def test_a_seat_that_is_kept_for_one_is_taken_by_joining_too(node: Node) -> None:
    new = await node.matches.rematch(await over(node), ANNA)
    await node.join(new.id, BEN)
    assert (await node.match(new.id)).seats[1].person == BEN
    await node.matches.act(new.id, lambda match, at: actions.leave(match, BEN, 1, at), BEN)
    left = (await node.match(new.id)).seats[1]
    assert (left.is_free, left.reserved, left.name) == (True, "", ""), "whoever gets up again has declined"


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
    accepted = await node.matches.rematch(match_id, BEN)
    assert accepted.id == match.id
    assert [row.seq for row in await follower] == [accepted.seq]
    assert (await node.start(match.id)).status is Status.RUNNING


async def test_the_new_deal_is_another_one(node: Node) -> None:
    match_id = await over(node)
    old, new = await node.match(match_id), await node.matches.rematch(match_id, ANNA)
    assert old.opened.secret != new.opened.secret
    assert old.opened.commitment != new.opened.commitment
