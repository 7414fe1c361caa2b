"""Whole games without a server, against bots and on one device."""

from __future__ import annotations

import pytest

from cafe.bots import CHARACTERS

from .guest import DEVICE, GREEDY, RANDOM, at_home

pytestmark = pytest.mark.anyio
EDITIONS = ("board", "card")


@pytest.mark.parametrize("edition", EDITIONS)
async def test_a_whole_game_against_bots_is_played_and_followed(edition: str) -> None:
    async with at_home() as anna:
        match = await anna.starts(DEVICE, GREEDY, RANDOM, edition=edition)
        anna.house.follow(7, f"/api/matches/{match}/follow?after=0")
        state = await anna.plays_to_the_end(match, 0)
        assert state["outcome"] == "played"
        rows = [entry["seq"] for news in anna.news_of(7) for entry in news["entries"]]
        assert rows == list(range(1, state["seq"] + 1)), "every row once, in order"
        assert (await anna.get("/api/me/matches"))["matches"][0]["id"] == match
        frames = (await anna.get(f"/api/matches/{match}/replay"))["frames"]
        assert [frame["seq"] for frame in frames] == rows


@pytest.mark.parametrize("edition", EDITIONS)
async def test_two_on_one_device_play_a_whole_game(edition: str) -> None:
    async with at_home() as anna:
        match = await anna.starts({**DEVICE, "name": "Anna"}, {**DEVICE, "name": "Ben"}, edition=edition)
        state = await anna.plays_to_the_end(match, 0, 1)
        assert state["outcome"] == "played"


@pytest.mark.parametrize("edition", EDITIONS)
async def test_every_character_plays_a_turn(edition: str) -> None:
    async with at_home() as anna:
        names = [name for name, character in CHARACTERS.items() if character.edition == edition]
        for name in names:
            match = await anna.starts({"kind": "bot", "bot": name}, DEVICE, edition=edition)
            state = await anna.waits_for(match, lambda state: state["view"]["player"] == 1)
            assert state["status"] == "running"


async def test_bots_alone_play_while_somebody_looks() -> None:
    async with at_home() as anna:
        match = await anna.starts(GREEDY, RANDOM)
        state = await anna.waits_for(match, lambda state: state["status"] == "over")
        assert state["outcome"] == "played"
