"""The same key again gives the first answer again, so a retry never plays twice."""

from __future__ import annotations

import asyncio

import pytest

from cafe.match import actions
from cafe.match.entries import MatchOver, Said, SeatResigned, TurnPlayed
from tests.match.in_memory_match import ANNA, BEN, OPEN, opening_of

from .nodes import Node, set_table

pytestmark = pytest.mark.anyio


async def test_a_turn_sent_again_is_answered_again_and_not_played_again(node: Node) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    match = await node.match(match_id)
    person, seat = match.seats[match.on_turn or 0].person, match.on_turn or 0
    assert person is not None
    first = await node.play(match_id, key="k")
    _, again = await node.matches.act(
        match_id, lambda match, _: actions.turn(match, person, seat, ["nonsense"]), person, "k"
    )
    assert again == first
    assert sum(isinstance(row.entry, TurnPlayed) for row in await node.log(match_id)) == 1


async def test_the_answer_holds_every_row_of_the_first(node: Node) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    answers = [
        (await node.matches.act(match_id, lambda match, _: actions.resign(match, ANNA, 0), ANNA, "k"))[1]
        for _ in range(2)
    ]
    assert [type(row.entry) for row in answers[0]] == [SeatResigned, MatchOver]
    assert answers[0] == answers[1]


async def test_retries_at_once_on_two_nodes_write_once(nodes: tuple[Node, Node]) -> None:
    match_id = await set_table(nodes[0], OPEN, OPEN)
    matches = await asyncio.gather(
        *(nodes[number % 2].say(match_id, ANNA, "hello", key="k") for number in range(8))
    )
    said = [row for row in await nodes[1].log(match_id) if isinstance(row.entry, Said)]
    assert len(said) == 1
    assert {match.seq for match in matches} == {said[0].seq}


async def test_a_key_is_its_persons_own(node: Node) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    for person in (ANNA, BEN):
        await node.say(match_id, person, f"I am {person}", key="k")
    said = [row.entry.text for row in await node.log(match_id) if isinstance(row.entry, Said)]
    assert said == ["I am anna", "I am ben"]


async def test_without_a_key_everything_is_done_as_often_as_asked(node: Node) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    for _ in range(2):
        await node.say(match_id, ANNA, "again")
    assert sum(isinstance(row.entry, Said) for row in await node.log(match_id)) == 2


async def test_a_match_opened_again_under_its_id_is_the_same_match(nodes: tuple[Node, Node]) -> None:
    opening = opening_of(OPEN, OPEN)
    opened = await asyncio.gather(
        *(nodes[number % 2].matches.open_match(opening, "k", match_id="mine") for number in range(6))
    )
    assert all(match == opened[0] for match in opened)
    assert len(await nodes[0].log("mine")) == 1


async def test_a_refused_act_may_be_tried_again_under_its_key(node: Node) -> None:
    match = await node.matches.open_match(opening_of(OPEN, OPEN))
    with pytest.raises(actions.Declined) as refused:
        await node.matches.act(match.id, lambda match, _: actions.start_match(match, ANNA), ANNA, "start")
    assert refused.value.code == "seats-free"
    await node.join(match.id, ANNA)
    await node.join(match.id, BEN)
    started, rows = await node.matches.act(
        match.id, lambda match, _: actions.start_match(match, ANNA), ANNA, "start"
    )
    assert started.on_turn is not None
    assert len(rows) == 1
