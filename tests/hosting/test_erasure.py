"""A person who deletes themselves: nothing of them is left, and the others' matches go on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event, select

from cafe.hosting.erasure import SECOND_LOOK_MS, Erasure
from cafe.hosting.puzzle_standing import Answered
from cafe.hosting.storage import schema
from cafe.hosting.storage.people import People
from cafe.hosting.storage.puzzles import PuzzleRecords
from cafe.hosting.storage.reports import Reported, ReportKind, Reports
from cafe.hosting.storage.sessions import Device, Sessions
from cafe.hosting.storage.store import Store
from cafe.match import actions
from cafe.match.entries import Outcome, Said, handle
from cafe.match.game_file import record_of
from cafe.match.opening import Opening
from cafe.match.seats import SeatKind, SeatPlan
from cafe.match.state import Status, fold_log
from cafe.rules import Edition
from cafe.rules.notation import parse_record, record_text
from tests.match.in_memory_match import opening_of

from .nodes import FakeClock, Node, hearing

pytestmark = pytest.mark.anyio
NAME, LINE, KEY, LABEL = "Annegret Unmistakable", "my secret recipe", "key-of-annegret", "her bot"
OPEN, BOT = SeatPlan(SeatKind.OPEN), SeatPlan(SeatKind.BOT, bot="earner", name=f"{NAME}'s rival")
BEN, HELLO, WHY = "Ben", "hello", "it annoys her"


async def everything(store: Store) -> str:
    """All columns of all tables, as one text."""
    async with store.engine.connect() as connection:
        tables = [list(await connection.execute(select(table))) for table in schema.metadata.sorted_tables]
    return repr(tables)


async def somebody(node: Node, clock: FakeClock, name: str) -> str:
    """Somebody with everything that one can have."""
    people = People(node.store)
    person = (await people.welcome(clock(), name)).id
    await Sessions(node.store).begin(person, Device("Firefox", "Linux"), clock())
    await people.bot_token(person, LABEL)
    await people.link(person, clock())
    tried = Answered("board-00000000", Edition.BOARD, 1_200, None)
    await PuzzleRecords(node.store).attempt(person, tried, clock(), solved=True)
    return person


@pytest.fixture
async def anna(node: Node, clock: FakeClock) -> str:
    return await somebody(node, clock, NAME)


@pytest.fixture
async def ben(node: Node, clock: FakeClock) -> str:
    return await somebody(node, clock, BEN)


async def says(node: Node, match_id: str, person: str, name: str, text: str) -> None:
    await node.matches.act(
        match_id, lambda match, _: actions.say(match, person, name, text), person, f"{KEY}-{text[:2]}"
    )


async def sits(node: Node, match_id: str, person: str, name: str) -> None:
    await node.matches.act(
        match_id, lambda match, _: actions.join(match, person, name, None, None), person, f"{KEY}-join"
    )


def opening(host: str, *seats: SeatPlan) -> Opening:
    usual = opening_of(*seats)
    return Opening(host, usual.ruleset, usual.seats, usual.clock, usual.listed)


async def running(node: Node, host: str, guest: str, *seats: SeatPlan) -> str:
    """A running match of Anna and Ben, in which both spoke."""
    match = await node.matches.open_match(opening(host, OPEN, OPEN, *seats), KEY)
    names = {host: NAME, guest: BEN}
    for person, name in names.items():
        await sits(node, match.id, person, name)
    await node.start(match.id)
    await says(node, match.id, host, NAME, LINE)
    await says(node, match.id, guest, BEN, HELLO)
    await node.play(match.id, f"{KEY}-turn")
    return match.id


async def reports(node: Node, clock: FakeClock, anna: str, ben: str) -> None:
    """Anna's line is reported by Ben, and one of his by her."""
    about_anna = Reported("somewhere", ReportKind.CHAT, 7, anna, name=NAME, text=LINE)
    about_ben = Reported("somewhere", ReportKind.CHAT, 8, ben, name=BEN, text=HELLO)
    await Reports(node.store).file(about_anna, ben, "", clock())
    await Reports(node.store).file(about_ben, anna, WHY, clock())


async def erase(node: Node, person: str, clock: FakeClock) -> None:
    """Delete somebody, and look a second time when it is due."""
    erasure = Erasure(node.matches)
    await erasure.begin(person)
    await erasure.leave_matches(person)
    clock.run(SECOND_LOOK_MS)
    await erasure.finish()


async def test_no_byte_of_a_deleted_person_is_left_in_any_table(
    node: Node, anna: str, ben: str, clock: FakeClock
) -> None:
    match_id = await running(node, anna, ben, BOT)
    watched = (await node.matches.open_match(opening(ben, OPEN, OPEN))).id
    await says(node, watched, anna, NAME, LINE)
    await sits(node, watched, anna, NAME)
    await node.matches.act(watched, lambda match, _: actions.leave(match, anna, 0, 0), anna)
    await People(node.store).mute(ben, match_id, handle(match_id, anna))
    await People(node.store).mute(anna, match_id, handle(match_id, ben))
    await reports(node, clock, anna, ben)
    before = await everything(node.store)
    traces = (NAME, LINE, WHY, anna, handle(match_id, anna))
    assert all(trace in before for trace in traces)
    await erase(node, anna, clock)
    after = await everything(node.store)
    assert [trace for trace in (*traces, handle(watched, anna)) if trace in after] == []
    assert all(trace in after for trace in (BEN, HELLO, ben)), "others stay"


async def test_after_the_first_look_only_the_bare_id_is_left(
    node: Node, anna: str, ben: str, clock: FakeClock
) -> None:
    await running(node, anna, ben)
    erasure, people = Erasure(node.matches), People(node.store)
    hashes = await erasure.begin(anna)
    assert len(hashes) == 3, "a session, a bot's token and a link"
    await erasure.leave_matches(anna)
    assert await people.find(anna) is None
    left = await everything(node.store)
    assert [trace for trace in (NAME, LINE) if trace in left] == []
    clock.run(SECOND_LOOK_MS - 1)
    await erasure.finish()
    assert anna in await everything(node.store)
    clock.run(1)
    await erasure.finish()
    assert anna not in await everything(node.store)


async def test_what_a_node_that_died_left_undone_another_one_does(
    node: Node, anna: str, ben: str, clock: FakeClock
) -> None:
    await running(node, anna, ben)
    await Erasure(node.matches).begin(anna)
    clock.run(SECOND_LOOK_MS)
    await Erasure(node.matches).finish()
    left = await everything(node.store)
    assert [trace for trace in (NAME, LINE, anna) if trace in left] == []


async def test_a_line_that_was_on_its_way_goes_with_the_second_look(
    node: Node, anna: str, ben: str, clock: FakeClock
) -> None:
    match_id = await running(node, anna, ben)
    erasure = Erasure(node.matches)
    await erasure.begin(anna)
    await erasure.leave_matches(anna)
    await says(node, match_id, anna, NAME, LINE)
    clock.run(SECOND_LOOK_MS)
    await erasure.finish()
    left = await everything(node.store)
    assert [trace for trace in (NAME, LINE, anna) if trace in left] == []


@contextmanager
def counted_statements(store: Store) -> Iterator[list[str]]:
    """What is sent to the database meanwhile; one statement for many rows counts once."""
    sent: list[str] = []

    def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        sent.append(statement)

    engine = store.engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    try:
        yield sent
    finally:
        event.remove(engine, "before_cursor_execute", note)


async def test_who_wrote_many_rows_leaves_by_as_few_statements_as_who_wrote_few(
    node: Node, anna: str, ben: str
) -> None:
    """On SQLite all commits wait while a match is rewritten."""
    quiet, talkative = await running(node, anna, ben), await running(node, anna, ben)
    for number in range(40):
        await says(node, talkative, anna, NAME, f"{number} {LINE}")
    counts = []
    for match_id in (quiet, talkative):
        with counted_statements(node.store) as sent:
            await Erasure(node.matches)._leave(match_id, anna)
        counts.append(len(sent))
    assert counts[0] == counts[1]
    assert LINE not in repr(await node.log(talkative))


async def test_others_play_on_against_a_bot_and_the_log_replays(
    node: Node, anna: str, ben: str, clock: FakeClock
) -> None:
    match_id = await running(node, anna, ben, BOT)
    assert (await node.match(match_id)).status is Status.RUNNING
    before = await node.log(match_id)
    await erase(node, anna, clock)
    rows, match = await node.log(match_id), await node.match(match_id)
    assert [(row.seq, row.at) for row in rows[: len(before)]] == [(row.seq, row.at) for row in before]
    assert fold_log(match_id, rows) == match
    gone = match.seats[0]
    assert (gone.name, gone.resigned, gone.is_played_by_a_bot) == ("", True, True)
    assert gone.person not in (None, anna)
    assert match.seats[1].name == BEN
    [hers, his] = [row.entry for row in match.chat if isinstance(row.entry, Said)]
    assert (hers.name, hers.text, hers.person) == ("", "", gone.person)
    assert (his.name, his.text, his.person) == (BEN, HELLO, ben)


async def test_a_finished_match_still_exports_and_its_file_verifies(
    node: Node, anna: str, ben: str, clock: FakeClock
) -> None:
    match_id = await running(node, anna, ben)
    await node.matches.act(match_id, lambda match, _: actions.resign(match, ben, 1), ben)
    before = record_text(record_of(await node.match(match_id)))
    await erase(node, anna, clock)
    text = record_text(record_of(await node.match(match_id)))
    record = parse_record(text)
    assert NAME in before
    assert NAME not in text
    assert record.commitment is not None
    assert record.moves == parse_record(before).moves


async def test_one_person_has_another_id_at_every_match_afterwards(
    node: Node, anna: str, ben: str, clock: FakeClock
) -> None:
    matches = [await running(node, anna, ben) for _ in range(2)]
    await erase(node, anna, clock)
    hosts = {(await node.match(match_id)).opened.host for match_id in matches}
    assert len(hosts) == 2
    assert anna not in hosts


async def test_a_seat_that_a_rematch_keeps_for_them_is_anybodys(
    node: Node, anna: str, ben: str, clock: FakeClock
) -> None:
    match_id = await running(node, anna, ben)
    await node.matches.act(match_id, lambda match, _: actions.resign(match, ben, 1), ben)
    again = (await node.matches.rematch(match_id, ben)).id
    await erase(node, anna, clock)
    left = await everything(node.store)
    assert [trace for trace in (NAME, anna) if trace in left] == []
    seat = (await node.match(again)).seats[0]
    assert (seat.name, seat.reserved, seat.is_free) == ("", "", True)


async def test_the_tables_of_a_deleted_host_are_called_off_and_seats_elsewhere_are_free(
    node: Node, anna: str, ben: str, clock: FakeClock
) -> None:
    hosted = (await node.matches.open_match(opening(anna, OPEN, OPEN))).id
    joined = (await node.matches.open_match(opening(ben, OPEN, OPEN))).id
    await sits(node, joined, anna, NAME)
    await erase(node, anna, clock)
    assert (await node.match(hosted)).outcome is Outcome.CALLED_OFF
    match = await node.match(joined)
    assert match.status is Status.OPEN
    assert match.seats[0].is_free


async def test_other_nodes_hear_of_it_and_forget_what_they_remembered(
    nodes: tuple[Node, Node], clock: FakeClock
) -> None:
    here, there = nodes
    anna, ben = await somebody(here, clock, NAME), await somebody(here, clock, BEN)
    match_id = await running(here, anna, ben)
    cached = await there.matches.load(match_id)
    forgotten: asyncio.Queue[str] = asyncio.Queue()
    there.matches.cache.on_rewritten.append(forgotten.put_nowait)
    async with hearing(there):
        while not forgotten.empty():  # what it read anew when it began to listen
            forgotten.get_nowait()
        await Erasure(here.matches).begin(anna)
        await Erasure(here.matches).leave_matches(anna)
        async with asyncio.timeout(20):
            assert await forgotten.get() == match_id
        assert NAME not in repr(cached.rows)
        assert LINE not in repr(cached.match.chat)
        assert cached.rewrites > 0


async def test_a_node_that_missed_it_reads_the_match_anew_when_it_hears_again(
    nodes: tuple[Node, Node], clock: FakeClock
) -> None:
    here, there = nodes
    anna, ben = await somebody(here, clock, NAME), await somebody(here, clock, BEN)
    match_id = await running(here, anna, ben)
    await there.matches.resync()
    cached = await there.matches.load(match_id)
    await Erasure(here.matches).begin(anna)
    await Erasure(here.matches).leave_matches(anna)
    assert LINE in repr(cached.match.chat)
    await there.matches.resync()
    assert LINE not in repr(cached.match.chat)
    assert NAME not in repr(cached.rows)
