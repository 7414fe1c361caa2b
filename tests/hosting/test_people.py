"""Who is who: names, one-time links, bots' tokens, and mutes."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select

from cafe.hosting.storage.people import LINK_TTL_MS, MAX_BOT_TOKENS, People, TooManyTokens
from cafe.hosting.storage.schema import tokens
from cafe.hosting.storage.sessions import Device, Sessions

from .nodes import FakeClock, Node

pytestmark = pytest.mark.anyio
PHONE = Device("Safari", "iPhone")


@pytest.fixture
def people(node: Node) -> People:
    return People(node.store)


@pytest.fixture
def sessions(node: Node) -> Sessions:
    return Sessions(node.store)


async def test_somebody_new_is_known_from_then_on(people: People, clock: FakeClock) -> None:
    person = await people.welcome(clock(), "Anna")
    assert await people.find(person.id) == person
    await people.rename(person.id, "Änne")
    found = await people.find(person.id)
    assert found is not None
    assert found.name == "Änne"
    assert await people.find("nobody") is None


async def test_a_link_makes_another_device_the_same_person_once(
    people: People, sessions: Sessions, clock: FakeClock
) -> None:
    person = await people.welcome(clock(), "Anna")
    token = await people.link(person.id, clock())
    begun = await asyncio.gather(*(sessions.begin_by_link(token, PHONE, clock()) for _ in range(5)))
    [(_, session)] = [each for each in begun if each is not None]
    assert (session.person, session.device) == (person.id, PHONE)
    assert await sessions.of_person(person.id, clock()) == [session]


async def test_a_link_lives_a_quarter_of_an_hour(
    people: People, sessions: Sessions, clock: FakeClock
) -> None:
    person = await people.welcome(clock(), "Anna")
    fresh, stale = [await people.link(person.id, clock()) for _ in range(2)]
    assert await sessions.begin_by_link(fresh, PHONE, clock() + LINK_TTL_MS - 1) is not None
    assert await sessions.begin_by_link(stale, PHONE, clock() + LINK_TTL_MS) is None


async def test_a_bots_token_is_no_link_and_a_link_no_token(
    people: People, sessions: Sessions, clock: FakeClock
) -> None:
    person = await people.welcome(clock(), "Anna")
    token, link = await people.bot_token(person.id, "my bot"), await people.link(person.id, clock())
    assert await people.of_token(token) == person
    assert await people.of_token(link) is None
    assert await sessions.begin_by_link(token, PHONE, clock()) is None


async def test_tokens_are_kept_as_hashes(people: People, clock: FakeClock, node: Node) -> None:
    person = await people.welcome(clock(), "Anna")
    token = await people.bot_token(person.id, "my bot")
    async with node.store.engine.connect() as connection:
        [kept] = (await connection.execute(select(tokens))).all()
    assert token not in str(kept)


async def test_a_token_is_withdrawn_by_its_whole_id_and_by_its_owner(
    people: People, clock: FakeClock
) -> None:
    person, other = await people.welcome(clock(), "Anna"), await people.welcome(clock(), "Ben")
    token = await people.bot_token(person.id, "my bot")
    [(token_id, label)] = await people.bot_tokens(person.id)
    assert label == "my bot"
    for wrong_id in ("", token_id[:1], token_id[:-1], "%", "_" * len(token_id)):
        assert not await people.withdraw_token(person.id, wrong_id)
    assert not await people.withdraw_token(other.id, token_id)
    assert await people.of_token(token) == person
    assert await people.withdraw_token(person.id, token_id)
    assert await people.of_token(token) is None


async def test_nobody_has_more_bots_than_fit(people: People, clock: FakeClock) -> None:
    person = await people.welcome(clock(), "Anna")
    for number in range(MAX_BOT_TOKENS):
        await people.bot_token(person.id, f"bot {number}")
    with pytest.raises(TooManyTokens):
        await people.bot_token(person.id, "one more")


async def test_a_mute_holds_at_its_table_only_and_for_its_person_only(
    people: People, clock: FakeClock
) -> None:
    anna, ben = await people.welcome(clock(), "Anna"), await people.welcome(clock(), "Ben")
    await asyncio.gather(*(people.mute(anna.id, "here", "loud") for _ in range(4)))
    assert await people.muted(anna.id, "here") == {"loud"}
    assert await people.muted(anna.id, "there") == frozenset()
    assert await people.muted(ben.id, "here") == frozenset()
    await people.unmute(anna.id, "here", "loud")
    assert await people.muted(anna.id, "here") == frozenset()
