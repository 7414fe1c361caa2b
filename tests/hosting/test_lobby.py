"""Finding matches: the listed ones, and those of a person."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cafe.hosting.match_lists import Cursor, Page, Part
from cafe.hosting.storage.lobby import HOST_AWAY_MS, LIVE_MS, Lobby
from cafe.hosting.storage.watched import Watched
from cafe.match import actions, host_actions
from cafe.match.entries import handle
from cafe.match.state import Status
from tests.match.in_memory_match import ANNA, BEN, CARA, OPEN, opening_of

from .nodes import FakeClock, Node, set_table

pytestmark = pytest.mark.anyio
ALL = Part(limit=100)


@pytest.fixture
def lobby(node: Node) -> Lobby:
    return Lobby(node.store)


async def test_the_lobby_lists_what_is_listed_latest_first(
    lobby: Lobby, node: Node, clock: FakeClock
) -> None:
    first = await node.matches.open_match(opening_of(OPEN, OPEN))
    clock.run(1)
    second = await node.matches.open_match(opening_of(OPEN, OPEN))
    await node.matches.open_match(replace(opening_of(OPEN, OPEN), listed=False))
    clock.run(1)
    running = await set_table(node, OPEN, OPEN)
    assert ids(await lobby.listed(Status.OPEN, clock(), ALL)) == [second.id, first.id]
    assert ids(await lobby.listed(Status.RUNNING, clock(), ALL)) == [running]
    assert ids(await lobby.of_person(ANNA, ALL)) == [running]
    await node.matches.act(first.id, lambda match, _: actions.call_off(match, ANNA))
    assert ids(await lobby.listed(Status.OVER, clock(), ALL)) == [first.id]
    assert ids(await lobby.of_person(BEN, ALL)) == [running]


async def test_a_summary_tells_the_scores_and_who_is_on_turn(
    lobby: Lobby, node: Node, clock: FakeClock
) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    await node.play(match_id)
    [summary] = (await lobby.listed(Status.RUNNING, clock(), ALL)).summaries
    match = await node.match(match_id)
    assert match.game is not None
    assert (summary.on_turn, summary.scores) == (match.on_turn, match.game.scene.scores)
    assert match.opened.secret not in repr(summary)


async def test_a_match_is_among_a_persons_own_while_they_have_a_seat(lobby: Lobby, node: Node) -> None:
    match = await node.matches.open_match(opening_of(OPEN, OPEN))
    await node.join(match.id, BEN)
    assert ids(await lobby.of_person(BEN, ALL)) == [match.id]
    await node.matches.act(match.id, lambda match, at: actions.leave(match, BEN, 0, at), BEN)
    assert ids(await lobby.of_person(BEN, ALL)) == []


async def test_whom_the_host_sends_away_has_the_match_no_longer_among_their_own(
    lobby: Lobby, node: Node
) -> None:
    """What the host does concerns whoever sat there, not the host."""
    match = await node.matches.open_match(opening_of(OPEN, OPEN, OPEN))
    for person in (ANNA, BEN, CARA):
        await node.join(match.id, person)
    await node.matches.act(match.id, lambda match, _: host_actions.free_seat(match, ANNA, 1), ANNA)
    removed = handle(match.id, CARA)
    await node.matches.act(match.id, lambda match, _: host_actions.remove_person(match, ANNA, removed), ANNA)
    assert ids(await lobby.of_person(ANNA, ALL)) == [match.id]
    assert ids(await lobby.of_person(BEN, ALL)) == ids(await lobby.of_person(CARA, ALL)) == []


async def test_every_match_is_on_one_page_also_if_many_were_opened_at_once(
    lobby: Lobby, node: Node, clock: FakeClock
) -> None:
    opened = [await node.matches.open_match(opening_of(OPEN, OPEN)) for _ in range(7)]
    pages, part = [], Part(limit=3)
    while True:
        page = await lobby.listed(Status.OPEN, clock(), part)
        pages.append(ids(page))
        if page.next is None:
            break
        part = replace(part, before=Cursor.parse(str(page.next)))
    assert [len(page) for page in pages] == [3, 3, 1]
    assert {match_id for page in pages for match_id in page} == {match.id for match in opened}


async def test_a_place_in_the_list_stays_where_it_is_when_others_come_and_go(
    lobby: Lobby, node: Node, clock: FakeClock
) -> None:
    opened = []
    for _ in range(4):
        clock.run(1)
        opened.append((await node.matches.open_match(opening_of(OPEN, OPEN))).id)
    first = await lobby.listed(Status.OPEN, clock(), Part(limit=2))
    assert ids(first) == [opened[3], opened[2]]
    clock.run(1)
    await node.matches.open_match(opening_of(OPEN, OPEN))
    await node.join(opened[0], BEN)
    await node.matches.act(opened[2], lambda match, _: actions.call_off(match, ANNA))
    second = await lobby.listed(Status.OPEN, clock(), Part(limit=2, before=first.next))
    assert (ids(second), second.next) == ([opened[1], opened[0]], None)


async def test_a_table_is_gone_half_an_hour_after_its_host(
    lobby: Lobby, node: Node, clock: FakeClock
) -> None:
    gone = await node.matches.open_match(opening_of(OPEN, OPEN))
    stays = await node.matches.open_match(opening_of(OPEN, OPEN))
    clock.run(HOST_AWAY_MS - 1)
    await node.join(gone.id, BEN)
    await Watched(node.store).mark([gone.id, stays.id], [stays.id], clock())
    assert set(ids(await lobby.listed(Status.OPEN, clock(), ALL))) == {gone.id, stays.id}
    clock.run(1)
    assert ids(await lobby.listed(Status.OPEN, clock(), ALL)) == [stays.id], "others do not keep it there"
    assert ids(await lobby.of_person(BEN, ALL)) == [gone.id], "but it is still there"


async def test_what_is_played_now_comes_before_what_nobody_plays(
    lobby: Lobby, node: Node, clock: FakeClock
) -> None:
    played = await set_table(node, OPEN, OPEN)
    clock.run(1)
    dead = await set_table(node, OPEN, OPEN)
    assert ids(await lobby.listed(Status.RUNNING, clock(), ALL)) == [dead, played], "the newest first"
    clock.run(LIVE_MS)
    await node.play(played)
    first = await lobby.listed(Status.RUNNING, clock(), Part(limit=1))
    assert ids(first) == [played]
    assert ids(await lobby.listed(Status.RUNNING, clock(), Part(limit=1, before=first.next))) == [dead]


async def test_ones_games_that_go_on_come_before_finished_ones(
    lobby: Lobby, node: Node, clock: FakeClock
) -> None:
    running = await set_table(node, OPEN, OPEN)
    over = await set_table(node, OPEN, OPEN)
    clock.run(1)
    await node.matches.act(over, lambda match, _: actions.resign(match, BEN, 1), BEN)
    assert ids(await lobby.of_person(ANNA, ALL)) == [running, over]


async def test_the_listed_open_tables_of_a_host_are_counted(lobby: Lobby, node: Node) -> None:
    tables = [await node.matches.open_match(opening_of(OPEN, OPEN)) for _ in range(2)]
    await node.matches.open_match(replace(opening_of(OPEN, OPEN), listed=False))
    await node.matches.open_match(replace(opening_of(OPEN, OPEN), host=BEN))
    await set_table(node, OPEN, OPEN)
    assert await lobby.listed_tables_of(ANNA, besides="") == 2
    assert await lobby.listed_tables_of(ANNA, besides=tables[0].id) == 1


@pytest.mark.parametrize("text", ["", "1", "2.5.x", "1.5", "1.-5.x", "1.5.x y", "1.5." + "x" * 41, "١.5.x"])
def test_what_is_no_place_in_a_list_is_not_read(text: str) -> None:
    with pytest.raises(ValueError, match="no such place"):
        Cursor.parse(text)


def ids(page: Page) -> list[str]:
    return [summary.id for summary in page.summaries]
