"""What nobody needs any more is forgotten on schedule, by one node at a time."""

from __future__ import annotations

import pytest
from sqlalchemy import func, insert, select, update

from cafe.hosting.cache import NoSuchMatch
from cafe.hosting.cleaning import CLEAN_INTERVAL_MS, DAY_MS, Cleaner, Retention
from cafe.hosting.erasure import Erasure
from cafe.hosting.puzzle_standing import Answered
from cafe.hosting.storage import clean_up, schema
from cafe.hosting.storage.clean_up import REWRITES_KEPT_MS, CleanUp
from cafe.hosting.storage.people import LINK_TTL_MS, People
from cafe.hosting.storage.puzzles import PuzzleRecords
from cafe.hosting.storage.reports import Reported, ReportKind, Reports
from cafe.hosting.storage.sanctions import Sanctions
from cafe.hosting.storage.sessions import SEEN_INTERVAL_MS, UNUSED_MS, Device, Sessions
from cafe.match import actions
from cafe.match.entries import Outcome
from cafe.match.state import Status
from cafe.rules import Edition
from tests.match.in_memory_match import BOT, OPEN, opening_of

from .nodes import FakeClock, Node, set_table

pytestmark = pytest.mark.anyio
LAPTOP = Device("Firefox", "Linux")


def cleaner(node: Node, **days: int) -> Cleaner:
    return Cleaner(node.matches, Erasure(node.matches), Retention(**days))


async def count(node: Node, table: str) -> int:
    async with node.store.engine.connect() as connection:
        return await connection.scalar(select(func.count()).select_from(schema.metadata.tables[table])) or 0


async def test_expired_links_go_and_bots_tokens_stay(node: Node, clock: FakeClock) -> None:
    people = People(node.store)
    anna = (await people.welcome(clock(), "Anna")).id
    bot = await people.bot_token(anna, "bot")
    await people.link(anna, clock())
    clock.run(LINK_TTL_MS)
    waiting = await people.link(anna, clock())
    await cleaner(node).clean()
    assert await count(node, "tokens") == 2
    assert await people.of_token(bot) is not None
    assert await Sessions(node.store).begin_by_link(waiting, LAPTOP, clock()) is not None


async def test_people_who_only_looked_around_are_forgotten_after_a_month(
    node: Node, clock: FakeClock
) -> None:
    people, sessions = People(node.store), Sessions(node.store)
    passer_by, regular, owner, player, solver = [(await people.welcome(clock(), name)).id for name in "abcde"]
    await sessions.begin(passer_by, LAPTOP, clock())
    await people.mute(passer_by, "somewhere", "somebody")
    _, session = await sessions.begin(regular, LAPTOP, clock())
    await people.bot_token(owner, "bot")
    match = await node.matches.open_match(opening_of(OPEN, OPEN))
    await node.say(match.id, player, "hello")
    tried = Answered("board-00000000", Edition.BOARD, 1_200, None)
    await PuzzleRecords(node.store).attempt(solver, tried, clock(), solved=False)
    clock.run(30 * DAY_MS - 1)
    await cleaner(node).clean()
    assert await count(node, "people") == 5
    await sessions.mark_seen([session.hash], clock())
    clock.run(1)
    await cleaner(node).clean()
    assert await people.find(passer_by) is None
    assert None not in [await people.find(person) for person in (regular, owner, player, solver)]
    assert await count(node, "mutes") == 0
    clock.run(400 * DAY_MS)
    await cleaner(node, passers_by_days=0).clean()
    assert await people.find(regular) is not None, "0 is for ever"


async def test_who_was_banned_or_reported_is_not_forgotten_as_a_passer_by(
    node: Node, clock: FakeClock
) -> None:
    people = People(node.store)
    banned, reported, reporter, passer_by = [(await people.welcome(clock(), name)).id for name in "abcd"]
    await Sanctions(node.store).ban(banned, clock())
    line = Reported("somewhere", ReportKind.CHAT, 7, reported, name="b", text="rude")
    await Reports(node.store).file(line, reporter, "", clock())
    clock.run(30 * DAY_MS)
    await cleaner(node).clean()
    assert await people.find(passer_by) is None
    assert None not in [await people.find(person) for person in (banned, reported, reporter)]


async def test_sessions_and_notes_about_rewritten_matches_go_when_nobody_can_need_them(
    node: Node, clock: FakeClock
) -> None:
    person = (await People(node.store).welcome(clock(), "Anna")).id
    await Sessions(node.store).begin(person, LAPTOP, clock())
    match = await node.matches.open_match(opening_of(OPEN, OPEN))
    await node.say(match.id, person, "hello")
    await node.say(match.id, "ben", "hello")
    await Erasure(node.matches).leave_matches("ben")
    clock.run(REWRITES_KEPT_MS - 1)
    await cleaner(node).clean()
    assert (await count(node, "rewrites"), await count(node, "sessions")) == (1, 1)
    clock.run(1)
    await cleaner(node).clean()
    assert (await count(node, "rewrites"), await count(node, "sessions")) == (0, 1)
    clock.run(UNUSED_MS)
    await cleaner(node).clean()
    assert await count(node, "sessions") == 0


async def test_when_people_were_seen_is_kept_to_the_hour(node: Node, clock: FakeClock) -> None:
    people, sessions = People(node.store), Sessions(node.store)
    anna = await people.welcome(clock(), "Anna")
    _, session = await sessions.begin(anna.id, LAPTOP, clock())
    assert anna.seen_at == clock()
    clock.run(SEEN_INTERVAL_MS)
    await sessions.mark_seen([session.hash], clock())
    found = await people.find(anna.id)
    assert found is not None
    assert found.seen_at == clock()


async def test_an_open_table_without_its_host_is_called_off_after_a_week(
    node: Node, clock: FakeClock
) -> None:
    left, visited = [(await node.matches.open_match(opening_of(OPEN, OPEN))).id for _ in range(2)]
    playing = await set_table(node, OPEN, OPEN)
    clock.run(7 * DAY_MS)
    async with node.store.begin() as connection:
        seen = update(schema.matches).where(schema.matches.c.id == visited).values(host_seen_at=clock())
        await connection.execute(seen)
    await cleaner(node, open_tables_days=0).clean()
    assert (await node.match(left)).status is Status.OPEN, "0 is never"
    await cleaner(node).clean()
    assert (await node.match(left)).outcome is Outcome.CALLED_OFF
    assert (await node.match(visited)).status is Status.OPEN
    assert (await node.match(playing)).status is Status.RUNNING


async def test_a_table_to_which_somebody_came_while_it_was_looked_for_stays(
    node: Node, clock: FakeClock
) -> None:
    table = (await node.matches.open_match(opening_of(OPEN, OPEN))).id
    clock.run(7 * DAY_MS)
    await node.matches.act(table, lambda match, _: actions.join(match, "ben", "Ben", None, None), "ben")
    async with node.store.begin() as connection:  # the index as it was found before Ben came
        await connection.execute(update(schema.matches).values(last_at=0, host_seen_at=0))
    await cleaner(node).clean()
    assert (await node.match(table)).status is Status.OPEN


async def test_finished_matches_are_kept_for_ever_unless_a_setting_says_otherwise(
    node: Node, clock: FakeClock
) -> None:
    over, playing = await set_table(node, OPEN, OPEN), await set_table(node, OPEN, OPEN, BOT)
    await node.matches.act(over, lambda match, _: actions.resign(match, "anna", 0), "anna")
    clock.run(10_000 * DAY_MS)
    await cleaner(node).clean()
    assert (await node.match(over)).status is Status.OVER
    await cleaner(node, finished_matches_days=90).clean()
    with pytest.raises(NoSuchMatch):
        await node.match(over)
    assert await node.log(over) == []
    assert (await node.match(playing)).status is Status.RUNNING
    assert await node.log(playing)


async def test_a_round_takes_one_batch_after_another(
    node: Node, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clean_up, "BATCH_ROWS", 2)
    monkeypatch.setattr("cafe.hosting.cleaning.BATCH_ROWS", 2)
    people = People(node.store)
    for number in range(7):
        await people.welcome(clock(), str(number))
    clock.run(30 * DAY_MS)
    await cleaner(node).clean()
    assert await count(node, "people") == 0


async def test_a_transaction_takes_one_batch_at_the_most(
    node: Node, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clean_up, "BATCH_ROWS", 2)
    people, sessions, cleaning = People(node.store), Sessions(node.store), CleanUp(node.store)
    for number in range(3):
        person = await people.welcome(clock(), str(number))
        await people.link(person.id, clock())
        await sessions.begin(person.id, LAPTOP, clock())
        await node.matches.open_match(opening_of(OPEN, OPEN))
        over = await set_table(node, OPEN, OPEN)
        await node.matches.act(over, lambda match, _: actions.resign(match, "anna", 0), "anna")
        async with node.store.begin() as connection:
            await connection.execute(insert(schema.rewrites).values(match=over, at=clock()))
    clock.run(UNUSED_MS + REWRITES_KEPT_MS)
    assert await cleaning.expired_links(clock()) == 2
    assert await cleaning.unused_sessions(clock()) == 2
    assert await cleaning.old_rewrites(clock()) == 2
    assert await cleaning.passers_by(clock()) == 2
    assert len(await cleaning.abandoned_tables(clock())) == 2
    assert len(await cleaning.finished_matches(clock())) == 2


async def test_one_node_cleans_up_and_the_others_leave_it_at_that(
    nodes: tuple[Node, Node], clock: FakeClock
) -> None:
    here, there = (cleaner(node) for node in nodes)
    assert await here.run_due() == ["erase", "clean"]
    assert await there.run_due() == []
    clock.run(CLEAN_INTERVAL_MS)
    assert await there.run_due() == ["erase", "clean"]
    assert await here.run_due() == []
