"""Sessions in the database: begun, used, exchanged for older cookies, ended and forgotten."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select, update

from cafe.hosting.storage import schema
from cafe.hosting.storage.clean_up import CleanUp
from cafe.hosting.storage.people import People
from cafe.hosting.storage.schema import BOT, LINK
from cafe.hosting.storage.sessions import EXCHANGE_PAUSE_MS, UNUSED_MS, Device, Session, Sessions
from cafe.match.token_hash import token_hash

from .nodes import EndedSessions, FakeClock, Node, hearing

pytestmark = pytest.mark.anyio
LAPTOP, PHONE = Device("Firefox", "Linux"), Device("Safari", "iPhone")
TIMEOUT_S = 20.0


@pytest.fixture
def sessions(node: Node) -> Sessions:
    return Sessions(node.store)


@pytest.fixture
async def anna(node: Node, clock: FakeClock) -> str:
    return (await People(node.store).welcome(clock(), "Anna")).id


@pytest.fixture
async def ben(node: Node, clock: FakeClock) -> str:
    return (await People(node.store).welcome(clock(), "Ben")).id


async def from_before(node: Node, person: str, now: int) -> Session:
    """The session that the migration makes for the cookie of an earlier version."""
    _, session = await Sessions(node.store).begin(person, Device(), now)
    async with node.store.begin() as connection:
        changed = {"hash": token_hash(person), "exchanged_at": 0}
        await connection.execute(
            update(schema.sessions).where(schema.sessions.c.hash == session.hash).values(**changed)
        )
    found = await Sessions(node.store).find(person, now)
    assert found is not None
    return found


async def test_a_session_is_found_by_its_token(sessions: Sessions, anna: str, clock: FakeClock) -> None:
    token, session = await sessions.begin(anna, LAPTOP, clock())
    assert await sessions.find(token, clock()) == session
    assert (session.person, session.device, session.created_at) == (anna, LAPTOP, clock())
    for wrong in ("", token[:-1], token + "A", session.hash, session.id, anna):
        assert await sessions.find(wrong, clock()) is None


async def test_whoever_reads_the_database_cannot_use_a_session(
    sessions: Sessions, anna: str, clock: FakeClock, node: Node
) -> None:
    token, _ = await sessions.begin(anna, LAPTOP, clock())
    async with node.store.engine.connect() as connection:
        [row] = (await connection.execute(select(schema.sessions))).all()
    assert token not in str(row)
    assert len(token) * 6 >= 128, "bits"


async def test_every_session_has_a_token_of_its_own(sessions: Sessions, anna: str, clock: FakeClock) -> None:
    begun = await asyncio.gather(*(sessions.begin(anna, LAPTOP, clock()) for _ in range(10)))
    assert len({token for token, _ in begun}) == 10


async def test_a_person_sees_their_own_sessions_the_last_used_first(
    sessions: Sessions, anna: str, ben: str, clock: FakeClock
) -> None:
    _, laptop = await sessions.begin(anna, LAPTOP, clock())
    clock.run(1)
    _, phone = await sessions.begin(anna, PHONE, clock())
    _, other = await sessions.begin(ben, LAPTOP, clock())
    assert await sessions.of_person(anna, clock()) == [phone, laptop]
    assert await sessions.of_person(ben, clock()) == [other]
    clock.run(1)
    await sessions.mark_seen([laptop.hash], clock())
    assert [session.id for session in await sessions.of_person(anna, clock())] == [laptop.id, phone.id]


async def test_an_ended_session_is_over_and_the_others_are_not(
    sessions: Sessions, anna: str, clock: FakeClock
) -> None:
    token, session = await sessions.begin(anna, LAPTOP, clock())
    other, _ = await sessions.begin(anna, PHONE, clock())
    assert await sessions.end(anna, session.id) == [session.hash]
    assert await sessions.find(token, clock()) is None
    assert await sessions.find(other, clock()) is not None
    assert await sessions.end(anna, session.id) == []


async def test_nobody_ends_anothers_session_or_one_that_they_guess(
    sessions: Sessions, anna: str, ben: str, clock: FakeClock
) -> None:
    token, session = await sessions.begin(anna, LAPTOP, clock())
    assert await sessions.end(ben, session.id) == []
    for wrong in ("", session.id[:1], session.id[:-1], "%", "_" * 16, session.hash, token):
        assert await sessions.end(anna, wrong) == []
    assert await sessions.find(token, clock()) is not None


async def test_a_session_that_nobody_uses_is_over_after_400_days(
    sessions: Sessions, anna: str, clock: FakeClock, node: Node
) -> None:
    stale, _ = await sessions.begin(anna, LAPTOP, clock())
    used, session = await sessions.begin(anna, PHONE, clock())
    clock.run(UNUSED_MS - 1)
    assert await sessions.find(stale, clock()) is not None
    await sessions.mark_seen([session.hash], clock())
    clock.run(1)
    assert await sessions.find(stale, clock()) is None
    assert [session.device for session in await sessions.of_person(anna, clock())] == [PHONE]
    await CleanUp(node.store).unused_sessions(clock())
    assert list(await sessions.last_seen([token_hash(stale), session.hash])) == [session.hash]
    assert await sessions.find(used, clock()) is not None


async def test_requests_at_once_exchange_an_older_cookie_for_one_session(
    sessions: Sessions, anna: str, clock: FakeClock, node: Node
) -> None:
    old = await from_before(node, anna, clock())
    assert old.is_shared
    begun = await asyncio.gather(*(sessions.exchange(old, LAPTOP, clock()) for _ in range(12)))
    [(token, session)] = [found for found in begun if found is not None]
    assert await sessions.find(token, clock()) == session
    assert not session.is_shared
    assert len(await sessions.of_person(anna, clock())) == 2


async def test_another_device_with_the_same_older_cookie_gets_its_own_session_a_moment_later(
    sessions: Sessions, anna: str, clock: FakeClock, node: Node
) -> None:
    old = await from_before(node, anna, clock())
    assert await sessions.exchange(old, LAPTOP, clock()) is not None
    clock.run(EXCHANGE_PAUSE_MS - 1)
    assert await sessions.exchange(old, PHONE, clock()) is None
    clock.run(1)
    assert await sessions.exchange(old, PHONE, clock()) is not None
    devices = {session.device for session in await sessions.of_person(anna, clock()) if not session.is_shared}
    assert devices == {LAPTOP, PHONE}


async def test_an_older_cookie_that_was_ended_is_not_exchanged(
    sessions: Sessions, anna: str, clock: FakeClock, node: Node
) -> None:
    old = await from_before(node, anna, clock())
    assert await sessions.end(anna, old.id) == [old.hash]
    assert await sessions.find(anna, clock()) is None
    assert await sessions.exchange(old, LAPTOP, clock()) is None


async def test_many_sessions_are_looked_up_at_once(sessions: Sessions, anna: str, clock: FakeClock) -> None:
    _, session = await sessions.begin(anna, LAPTOP, clock())
    hashes = [session.hash, *(f"{number:064x}" for number in range(1_200))]
    assert await sessions.last_seen(hashes) == {session.hash: clock()}
    await sessions.mark_seen(hashes, clock() + 1)
    assert await sessions.last_seen(hashes) == {session.hash: clock() + 1}
    assert await sessions.last_seen([]) == {}


async def test_other_nodes_hear_which_sessions_were_ended(nodes: tuple[Node, Node], clock: FakeClock) -> None:
    here, there = nodes
    person = (await People(here.store).welcome(clock())).id
    _, session = await Sessions(here.store).begin(person, LAPTOP, clock())
    heard = EndedSessions()
    async with hearing(there, heard):
        assert heard.resyncs == 1
        await Sessions(here.store).end(person, session.id)
        async with asyncio.timeout(TIMEOUT_S):
            assert await heard.ended.get() == session.hash


async def test_all_sessions_but_one_are_ended_together_with_the_links(
    sessions: Sessions, anna: str, ben: str, clock: FakeClock, node: Node
) -> None:
    people = People(node.store)
    kept_token, kept = await sessions.begin(anna, LAPTOP, clock())
    ended = [(await sessions.begin(anna, PHONE, clock()))[1] for _ in range(3)]
    old = await from_before(node, anna, clock())
    _, other = await sessions.begin(ben, PHONE, clock())
    link, bot = await people.link(anna, clock()), await people.bot_token(anna, "bot")
    hashes = await sessions.end_all(anna, kept=kept.hash, withdrawn=(LINK,))
    assert set(hashes) == {session.hash for session in (*ended, old)}
    assert await sessions.of_person(anna, clock()) == [kept]
    assert await sessions.of_person(ben, clock()) == [other]
    assert await sessions.begin_by_link(link, PHONE, clock()) is None
    assert await people.of_token(bot) is not None
    assert set(await sessions.end_all(anna, kept=None, withdrawn=(LINK, BOT))) == {
        kept.hash,
        token_hash(bot),
    }
    assert await sessions.find(kept_token, clock()) is None
    assert await people.of_token(bot) is None


async def test_a_link_that_is_followed_while_its_person_signs_out_everywhere_lets_nobody_in(
    sessions: Sessions, anna: str, clock: FakeClock, node: Node
) -> None:
    people = People(node.store)
    for _ in range(10):
        links = [await people.link(anna, clock()) for _ in range(3)]
        await asyncio.gather(
            *(sessions.begin_by_link(link, PHONE, clock()) for link in links),
            sessions.end_all(anna, kept=None, withdrawn=(LINK,)),
        )
        for late in links:
            assert await sessions.begin_by_link(late, PHONE, clock()) is None
        begun = await sessions.of_person(anna, clock())
        assert begun == [], "a link was used, and its session was not ended with the others"
