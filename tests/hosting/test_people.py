"""Who is who: names, one-time links, bots' tokens, mutes and lists."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest
from sqlalchemy import select

from cafe.hosting.storage.lobby import Lobby
from cafe.hosting.storage.people import LINK_TTL_MS, MAX_BOT_TOKENS, People, TooManyTokens
from cafe.hosting.storage.schema import tokens
from cafe.match import actions

from .nodes import ANNA, BEN, OPEN, Hourglass, Node, opening_of, set_table

pytestmark = pytest.mark.anyio


@pytest.fixture
def lobby(node: Node) -> Lobby:
    return Lobby(node.store)


@pytest.fixture
def people(node: Node) -> People:
    return People(node.store)


async def test_somebody_new_is_known_from_then_on(people: People, clock: Hourglass) -> None:
    person = await people.welcome(clock(), "Anna")
    assert await people.find(person.id) == person
    await people.rename(person.id, "Änne")
    found = await people.find(person.id)
    assert found is not None
    assert found.name == "Änne"
    assert await people.find("nobody") is None


async def test_a_link_makes_another_device_the_same_person_once(people: People, clock: Hourglass) -> None:
    person = await people.welcome(clock(), "Anna")
    token = await people.link(person.id, clock())
    found = await asyncio.gather(*(people.follow_link(token, clock()) for _ in range(5)))
    assert [one for one in found if one is not None] == [person]


async def test_a_link_lives_a_quarter_of_an_hour(people: People, clock: Hourglass) -> None:
    person = await people.welcome(clock(), "Anna")
    fresh, stale = [await people.link(person.id, clock()) for _ in range(2)]
    assert await people.follow_link(fresh, clock() + LINK_TTL_MS - 1) == person
    assert await people.follow_link(stale, clock() + LINK_TTL_MS) is None


async def test_a_bots_token_is_no_link_and_a_link_no_token(people: People, clock: Hourglass) -> None:
    person = await people.welcome(clock(), "Anna")
    token, link = await people.bot_token(person.id, "my bot"), await people.link(person.id, clock())
    assert await people.of_token(token) == person
    assert await people.of_token(link) is None
    assert await people.follow_link(token, clock()) is None


async def test_tokens_are_kept_as_hashes(people: People, clock: Hourglass, node: Node) -> None:
    person = await people.welcome(clock(), "Anna")
    token = await people.bot_token(person.id, "my bot")
    async with node.store.engine.connect() as connection:
        [kept] = (await connection.execute(select(tokens))).all()
    assert token not in str(kept)


async def test_a_token_is_withdrawn_by_its_whole_id_and_by_its_owner(
    people: People, clock: Hourglass
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


async def test_nobody_has_more_bots_than_fit(people: People, clock: Hourglass) -> None:
    person = await people.welcome(clock(), "Anna")
    for number in range(MAX_BOT_TOKENS):
        await people.bot_token(person.id, f"bot {number}")
    with pytest.raises(TooManyTokens):
        await people.bot_token(person.id, "one more")


async def test_a_mute_holds_at_its_table_only_and_for_its_person_only(
    people: People, clock: Hourglass
) -> None:
    anna, ben = await people.welcome(clock(), "Anna"), await people.welcome(clock(), "Ben")
    await asyncio.gather(*(people.mute(anna.id, "here", "loud") for _ in range(4)))
    assert await people.muted(anna.id, "here") == {"loud"}
    assert await people.muted(anna.id, "there") == frozenset()
    assert await people.muted(ben.id, "here") == frozenset()
    await people.unmute(anna.id, "here", "loud")
    assert await people.muted(anna.id, "here") == frozenset()


async def test_the_lobby_lists_what_is_listed_latest_first(
    lobby: Lobby, node: Node, clock: Hourglass
) -> None:
    first = await node.matches.open_match(opening_of(OPEN, OPEN))
    clock.run(1)
    second = await node.matches.open_match(opening_of(OPEN, OPEN))
    await node.matches.open_match(replace(opening_of(OPEN, OPEN), listed=False))
    clock.run(1)
    running = await set_table(node, OPEN, OPEN)
    assert ids(await lobby.listed("open")) == [second.id, first.id]
    assert ids(await lobby.listed("running")) == [running]
    assert ids(await lobby.of_person(ANNA)) == [running]
    await node.matches.act(first.id, lambda one, _: actions.call_off(one, ANNA))
    assert ids(await lobby.listed("over")) == [first.id]
    assert ids(await lobby.of_person(BEN)) == [running]


async def test_a_summary_tells_the_scores_and_who_is_on_turn(lobby: Lobby, node: Node) -> None:
    match_id = await set_table(node, OPEN, OPEN)
    await node.play(match_id)
    [told] = [json.loads(text) for text in await lobby.listed("running")]
    match = await node.match(match_id)
    assert match.game is not None
    assert (told["on_turn"], told["scores"]) == (match.on_turn, list(match.game.scene.scores))
    assert match.opened.secret not in json.dumps(told)


def ids(summaries: list[str]) -> list[str]:
    return [json.loads(text)["id"] for text in summaries]
