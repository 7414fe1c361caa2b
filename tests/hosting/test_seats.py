"""Taking, leaving and resigning seats."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cafe.hosting.matches import Decision
from cafe.hosting.storage.lobby import Lobby
from cafe.match import actions
from cafe.match.clock import COUNTDOWN_MS
from cafe.match.entries import Entry, MatchOver, Outcome, SeatFreed, SeatLeft, SeatResigned
from cafe.match.seats import SeatKind, SeatPlan
from cafe.match.state import Match, Status
from cafe.match.tokens import token_hash

from .nodes import ANNA, BEN, BOT, CARA, OPEN, Hourglass, Node, opening_of, set_table

pytestmark = pytest.mark.anyio
DEVICE = SeatPlan(SeatKind.DEVICE, name="Grandma")
INVITED = SeatPlan(SeatKind.INVITED, invite=token_hash("the link"))


async def done(node: Node, match_id: str, decide: Decision, person: str = ANNA) -> tuple[Match, list[Entry]]:
    match, rows = await node.matches.act(match_id, decide, person)
    return match, [row.entry for row in rows]


async def declined(node: Node, match_id: str, decide: Decision) -> str:
    with pytest.raises(actions.Declined) as refused:
        await node.matches.act(match_id, decide)
    return refused.value.code


def joining(person: str, seat: int | None = None, invite: str | None = None) -> Decision:
    def decide(match: Match, _at: int) -> Sequence[Entry]:
        return actions.join(match, person, person.title(), seat, invite)

    return decide


async def test_who_joins_gets_the_first_seat_that_fits(node: Node) -> None:
    match = await node.matches.open_match(opening_of(INVITED, DEVICE, OPEN))
    after, _ = await done(node, match.id, joining(BEN), BEN)
    assert [seat.person for seat in after.seats] == [None, None, BEN]
    assert await declined(node, match.id, joining(CARA)) == "no-free-seat"
    assert await declined(node, match.id, joining(CARA, seat=0, invite="a guess")) == "seat-taken"
    assert await declined(node, match.id, joining(CARA, seat=1)) == "seat-taken"
    assert await declined(node, match.id, joining(CARA, seat=7)) == "no-such-seat"
    after, _ = await done(node, match.id, joining(CARA, seat=0, invite="the link"), CARA)
    after, _ = await done(node, match.id, joining(ANNA, seat=1))
    assert [seat.person for seat in after.seats] == [CARA, ANNA, BEN]


async def test_two_people_of_one_device_sit_at_one_table(node: Node) -> None:
    match = await node.matches.open_match(opening_of(OPEN, DEVICE))
    await done(node, match.id, joining(ANNA))
    assert await declined(node, match.id, joining(ANNA)) == "already-seated"
    after, _ = await done(node, match.id, joining(ANNA, seat=1))
    assert after.seats_of(ANNA) == [0, 1]
    await node.start(match.id)
    for _ in range(4):
        await node.play(match.id)


async def test_only_the_host_starts_and_only_a_full_table(node: Node) -> None:
    match = await node.matches.open_match(opening_of(OPEN, OPEN))
    assert (
        await declined(node, match.id, lambda one, _: actions.start_match(one, BEN)) == "only-the-host-starts"
    )
    assert await declined(node, match.id, lambda one, _: actions.start_match(one, ANNA)) == "seats-free"


async def test_a_match_called_off_opens_its_deal(node: Node) -> None:
    match = await node.matches.open_match(opening_of(OPEN, OPEN))
    after, entries = await done(node, match.id, lambda one, _: actions.call_off(one, ANNA))
    assert entries == [MatchOver(Outcome.CALLED_OFF, match.opened.secret)]
    assert after.status is Status.OVER
    assert await declined(node, match.id, joining(BEN)) == "match-not-open"


async def test_who_leaves_before_the_start_frees_his_seat(node: Node) -> None:
    match = await node.matches.open_match(opening_of(OPEN, OPEN))
    await done(node, match.id, joining(BEN), BEN)
    lobby = Lobby(node.store)
    assert len(await lobby.of_person(BEN)) == 1
    after, entries = await done(node, match.id, lambda one, at: actions.leave(one, BEN, 0, at), BEN)
    assert entries == [SeatFreed(0)]
    assert after.seats[0].is_free
    assert await lobby.of_person(BEN) == []


async def test_who_leaves_a_running_match_is_replaced_after_the_countdown(
    node: Node, clock: Hourglass
) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    _, entries = await done(node, match_id, lambda one, at: actions.leave(one, BEN, 1, at), BEN)
    assert entries == [SeatLeft(1, clock.at + COUNTDOWN_MS)]
    clock.run(COUNTDOWN_MS - 1)
    assert await node.rounds() == 0
    clock.run(1)
    assert await node.rounds() == 1
    seat = (await node.match(match_id)).seats[1]
    assert seat.is_played_by_a_bot
    assert seat.was_taken_over


async def test_who_leaves_and_comes_back_in_time_keeps_his_seat(node: Node, clock: Hourglass) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    await done(node, match_id, lambda one, at: actions.leave(one, BEN, 1, at), BEN)
    assert (
        await declined(node, match_id, lambda one, at: actions.leave(one, BEN, 1, at)) == "seat-left-already"
    )
    after, _ = await done(node, match_id, lambda one, _: actions.take_back(one, BEN, 1), BEN)
    clock.run(COUNTDOWN_MS)
    assert await node.rounds() == 0
    assert not after.seats[1].was_taken_over


async def test_nobody_acts_for_anothers_seat(node: Node) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    for decide in (
        lambda one, at: actions.leave(one, CARA, 1, at),
        lambda one, _: actions.resign(one, CARA, 1),
        lambda one, _: actions.take_back(one, CARA, 1),
        lambda one, _: actions.turn(one, CARA, 1, ["end"]),
    ):
        assert await declined(node, match_id, decide) == "not-your-seat"


async def test_when_one_of_two_resigns_the_match_is_over(node: Node) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    after, entries = await done(node, match_id, lambda one, _: actions.resign(one, BEN, 1), BEN)
    assert [type(entry) for entry in entries] == [SeatResigned, MatchOver]
    assert (after.status, after.outcome) == (Status.OVER, Outcome.RESIGNED)
    assert await declined(node, match_id, lambda one, _: actions.resign(one, ANNA, 0)) == "match-not-running"


async def test_when_one_of_three_resigns_a_bot_plays_on_for_the_others(node: Node, clock: Hourglass) -> None:
    match_id = await set_table(node, OPEN, OPEN, OPEN)
    after, entries = await done(node, match_id, lambda one, _: actions.resign(one, BEN, 1), BEN)
    assert [type(entry) for entry in entries] == [SeatResigned]
    assert after.status is Status.RUNNING
    assert (
        await declined(node, match_id, lambda one, _: actions.take_back(one, BEN, 1))
        == "nothing-to-take-back"
    )
    assert await declined(node, match_id, lambda one, _: actions.resign(one, BEN, 1)) == "resigned-already"
    for _ in range(6):
        match = await node.match(match_id)
        if match.on_turn == 1:
            clock.run(2_000)
            assert await node.rounds() == 1
        else:
            await node.play(match_id)


async def test_when_only_bots_would_play_on_the_match_is_over(node: Node) -> None:
    match_id = await set_table(node, OPEN, BOT, BOT)
    after, _ = await done(node, match_id, lambda one, _: actions.resign(one, ANNA, 0))
    assert after.outcome is Outcome.RESIGNED
