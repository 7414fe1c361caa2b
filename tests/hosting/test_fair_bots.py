"""Bots are served fairly: people first, all hosts in turn, and a few of one host at a time."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import dataclass, field
from random import Random

import pytest

from cafe.hosting.due_matches import MAX_ACTING_PER_LANE, REST_AFTER_MS, Busy
from cafe.hosting.scheduler import MAX_BOTS_ONLY
from cafe.hosting.storage.leases import Leases
from cafe.hosting.thinking.plan import Plan
from cafe.match.entries import TurnPlayed
from cafe.match.opening import Opening
from cafe.rules import View
from tests.match.in_memory_match import ANNA, BEN, BOT, CARA, OPEN, PACE_MS, choose_best, opening_of

from .nodes import FakeClock, Node

pytestmark = pytest.mark.anyio
FLOOD = 50


async def bots_of(node: Node, host: str) -> str:
    """A running match of bots alone that this person has opened."""
    opening = opening_of(BOT, BOT)
    match = await node.matches.open_match(
        Opening(host, opening.ruleset, opening.seats, opening.clock, listed=False)
    )
    await node.start(match.id)
    return match.id


async def with_a_person(node: Node, host: str) -> str:
    """A running match of somebody and a bot, whose turn it is."""
    opening = opening_of(OPEN, BOT)
    match = await node.matches.open_match(
        Opening(host, opening.ruleset, opening.seats, opening.clock, listed=False)
    )
    await node.join(match.id, host)
    await node.start(match.id)
    while (await node.match(match.id)).on_turn == 0:
        await node.play(match.id)
    return match.id


async def acted_on(node: Node) -> list[str]:
    """What the scheduler begins now, in its order; it is done when this returns."""
    order: list[str] = []
    begin = node.scheduler._begin

    def note(match, **more):  # type: ignore[no-untyped-def]  # as it comes
        order.append(match.id)
        return begin(match, **more)

    node.scheduler._begin = note  # type: ignore[method-assign]
    for task in await node.scheduler.run_due():
        await task
    node.scheduler._begin = begin  # type: ignore[method-assign]
    return order


async def test_a_flood_of_one_host_does_not_come_before_anybody_elses_bots(
    node: Node, clock: FakeClock
) -> None:
    flood = {await bots_of(node, ANNA) for _ in range(FLOOD)}
    clock.run(1)
    bens, caras = await bots_of(node, BEN), await bots_of(node, CARA)
    clock.run(PACE_MS)
    order = await acted_on(node)
    assert {bens, caras} <= set(order[:3]), "each host has one before anybody has two"
    assert len(flood & set(order)) == MAX_ACTING_PER_LANE


async def test_every_round_serves_everybody_however_many_wait(node: Node, clock: FakeClock) -> None:
    bens = await bots_of(node, BEN)
    for _ in range(FLOOD):
        await bots_of(node, ANNA)
    rounds = 0
    for _ in range(5):
        clock.run(PACE_MS)
        rounds += bens in await acted_on(node)
    assert rounds == 5, "as often as without the flood"


async def test_people_come_before_bots_alone_even_of_the_host_who_floods(
    node: Node, clock: FakeClock
) -> None:
    for _ in range(FLOOD):
        await bots_of(node, ANNA)
    clock.run(1)
    with_people = [await with_a_person(node, host) for host in (BEN, ANNA)]
    clock.run(PACE_MS)
    assert set((await acted_on(node))[:2]) == set(with_people)


@dataclass
class Thinker:
    """Thinks until it is told to stop; counts how many think at once."""

    name: str = "earner"
    stop: threading.Event = field(default_factory=threading.Event)

    def plan(self, view: View, seed: int, /) -> Plan:
        assert self.stop.wait(30)
        return Plan((choose_best(view, Random(seed)),))


async def test_only_a_few_of_one_host_and_of_bots_alone_are_acted_on_at_a_time(
    node: Node, clock: FakeClock
) -> None:
    thinker = Thinker()
    node.matches.bots = {**node.matches.bots, "earner": thinker}
    hosts = [f"host-{number}" for number in range(3)]
    waiting = len([await bots_of(node, host) for host in hosts for _ in range(MAX_ACTING_PER_LANE + 1)])
    somebody = await with_a_person(node, ANNA)
    clock.run(PACE_MS)
    tasks = await node.scheduler.run_due()
    assert len(tasks) == MAX_BOTS_ONLY + 1, "and the match with somebody in it"
    assert await node.scheduler.run_due() == []
    assert await node.scheduler.pause_s() > 0, "it waits for one of them instead of turning in circles"
    await node.scheduler.play_bot_now(await bots_of(node, hosts[0]))  # returns: there is no room to hurry
    thinker.stop.set()
    await asyncio.gather(*tasks)
    assert len(await node.scheduler.run_due()) == waiting - MAX_BOTS_ONLY
    assert (await node.match(somebody)).on_turn == 0


async def test_hurrying_a_bot_that_is_thinking_already_lets_it_think_once(
    node: Node, clock: FakeClock
) -> None:
    match_id = await bots_of(node, ANNA)
    clock.run(PACE_MS)
    tasks = await node.scheduler.run_due()
    await node.scheduler.play_bot_now(match_id)
    assert all(task.done() for task in tasks)
    assert len([row for row in await node.log(match_id) if isinstance(row.entry, TurnPlayed)]) == 1


async def test_two_nodes_share_what_is_due(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    for number in range(6):
        await bots_of(nodes[0], f"host-{number}")
    clock.run(PACE_MS)
    begun = await asyncio.gather(*(node.run_due() for node in nodes))
    assert sum(begun) == 6


async def test_a_match_that_rests_takes_nobodys_place(node: Node, clock: FakeClock) -> None:
    for _ in range(FLOOD):
        await bots_of(node, ANNA)
    clock.run(REST_AFTER_MS)
    bens = await bots_of(node, ANNA)
    clock.run(PACE_MS)
    due = await Leases(node.store).due(clock(), Busy())
    assert [match.id for match in due] == [bens]
