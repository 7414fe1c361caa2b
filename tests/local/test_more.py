"""Files, puzzles, reviews, statistics, clocks and chat without a server."""

from __future__ import annotations

import asyncio
from copy import deepcopy

import pytest

from cafe.analysis import method
from cafe.api.reviewing import reviewer
from cafe.local.memory_storage import MemoryStorage
from cafe.local.services import Ways
from cafe.match.game_file import IMPORTED
from cafe.rules.notation import final, parse_record

from .files import a_file
from .guest import DEVICE, FAST, GREEDY, RANDOM, Guest, at_home

pytestmark = pytest.mark.anyio


class Clock:
    def __init__(self) -> None:
        self.at = 1_700_000_000_000

    def __call__(self) -> int:
        return self.at


async def exported(anna: Guest, match: str) -> str:
    return str(await anna.get(f"/api/matches/{match}/export"))


@pytest.mark.parametrize("edition", ["board", "card"])
async def test_a_running_game_is_a_file_and_goes_on_elsewhere_with_its_bots(edition: str) -> None:
    async with at_home() as anna, at_home() as ben:
        match = await anna.starts(
            {**DEVICE, "name": "Anna"}, GREEDY, {**RANDOM, "name": "Robo"}, edition=edition
        )
        await anna.waits_for(match, lambda state: state["view"]["player"] == 0)
        await anna.plays(match, 0)
        before = await anna.waits_for(match, lambda state: state["view"]["player"] == 0)
        file = await exported(anna, match)
        assert parse_record(file).names == ("Anna", "greedy=bot:greedy", "Robo=bot:random")
        again = (await ben.post("/api/import", file, 201))["match"]
        assert again["state"]["view"]["scores"] == before["view"]["scores"]
        assert [(seat["bot"], seat["name"]) for seat in again["state"]["seats"]] == [
            ("", "Anna"),
            ("greedy", ""),
            ("random", "Robo"),
        ]
        state = await ben.plays_to_the_end(again["id"], 0)
        finished = await exported(ben, again["id"])
        assert IMPORTED in finished
        assert list(final(parse_record(finished)).scene.scores) == state["view"]["scores"]
        assert parse_record(finished).names == parse_record(file).names


async def test_an_open_table_is_no_file_yet() -> None:
    async with at_home() as anna:
        opened = await anna.post("/api/matches", {"edition": "card", "seats": [DEVICE, GREEDY]}, 201)
        assert await anna.get(f"/api/matches/{opened['match']['id']}/export", 409) == {
            "error": "not-over-yet"
        }


async def test_a_file_of_bots_alone_is_among_ones_own() -> None:
    async with at_home() as anna:
        file = a_file("card", ("Greedy=bot:greedy", "Random=bot:random"))
        match = (await anna.post("/api/import", file, 201))["match"]["id"]
        assert [each["id"] for each in (await anna.get("/api/me/matches"))["matches"]] == [match]
        await anna.waits_for(match, lambda state: state["status"] == "over")


async def test_puzzles_are_answered_once_and_remembered() -> None:
    storage = MemoryStorage()
    async with at_home(storage) as anna:
        puzzle = (await anna.get("/api/puzzles/next?game=card"))["id"]
        await anna.get(f"/api/puzzles/{puzzle}")
        answer = await anna.post(f"/api/puzzles/{puzzle}/give-up")
        assert (answer["counted"], answer["outcome"]) == (True, "given-up")
        again = await anna.post(f"/api/puzzles/{puzzle}/answer", {"moves": answer["best"]["moves"]})
        assert (again["counted"], again["outcome"]) == (False, "right")
        assert again["you"]["answers"] == 1
    async with at_home(storage) as anna:
        listed = await anna.get("/api/puzzles")
        assert {game["edition"]: game["tried"] for game in listed["games"]} == {"board": 0, "card": 1}
        assert (await anna.get("/api/puzzles/next?game=card"))["id"] != puzzle
        storage.status = "full"
        other = (await anna.get("/api/puzzles/next?game=board"))["id"]
        assert await anna.post(f"/api/puzzles/{other}/give-up", {}, 507) == {"error": "storage-full"}
        storage.status = "ok"
        assert (await anna.post(f"/api/puzzles/{other}/give-up"))["counted"]


async def test_a_game_is_reviewed_and_the_review_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewer, "NODES", dict.fromkeys(method.NODES, 40))
    storage = MemoryStorage()
    async with at_home(storage) as anna:
        match = (await anna.post("/api/import", a_file("board", moves=500), 201))["match"]["id"]
        path = f"/api/matches/{match}/review"
        assert (await anna.get(path))["status"] == "none"
        assert (await anna.post(path))["status"] == "making"
        assert (await anna.post(f"{path}/cancel"))["status"] == "none"
        await anna.post(path)
        assert anna.house._services is not None
        await anna.house._services.reviewer.idle.wait()
        state = await anna.get(path)
        assert state["status"] == "ready"
        figures = await anna.get("/api/me/statistics")
        assert figures["unread"] == 0
    async with at_home(storage) as anna:
        assert await anna.get(path) == state
        assert (await anna.get("/api/me/statistics"))["games"] == figures["games"]


async def test_finished_games_add_up() -> None:
    storage = MemoryStorage()
    async with at_home(storage) as anna:
        match = await anna.starts(DEVICE, RANDOM)
        await anna.plays_to_the_end(match, 0)
        figures = await anna.get("/api/me/statistics")
        assert figures["total"]["games"] == 1
        assert [game["match"] for game in figures["games"]] == [match]
        assert await anna.get("/api/me/statistics") == figures


async def test_hints_are_given_and_stay_the_same() -> None:
    async with at_home() as anna:
        match = await anna.starts(DEVICE, {**DEVICE, "name": "Ben"}, edition="card")
        seat = (await anna.state(match))["view"]["player"]
        hint = await anna.get(f"/api/matches/{match}/hint?seat={seat}")
        assert hint["turns"]
        assert await anna.get(f"/api/matches/{match}/hint?seat={seat}") == hint


async def test_clocks_run_out_and_a_bot_takes_over() -> None:
    clock = Clock()
    async with at_home(ways=Ways(clock=clock, bot_pace_ms=0, retry_s=0)) as anna:
        match = await anna.starts(DEVICE, GREEDY, clock={"kind": "move", "seconds": 30})
        await anna.waits_for(match, lambda state: state["view"]["player"] == 0)
        clock.at += 31_000
        await anna.waits_for(match, lambda state: state["seats"][0]["takeover_at"] is not None)


async def test_a_house_opened_again_has_the_same_person_name_and_matches() -> None:
    storage = MemoryStorage()
    async with at_home(storage) as anna:
        await anna.asks("PATCH", "/api/me", {"name": "Anna"})
        key = {"edition": "card", "seats": [DEVICE, GREEDY], "start": True, "key": "once"}
        match = (await anna.post("/api/matches", key, 201))["match"]["id"]
        before = deepcopy(storage.stores["matches"])
    async with at_home(storage, FAST) as anna:
        assert (await anna.get("/api/me"))["name"] == "Anna"
        assert (await anna.post("/api/matches", key, 201))["match"]["id"] == match, "the same table"
        assert before.keys() == storage.stores["matches"].keys()
        assert (await anna.state(match))["you"]["seats"] == [0]


async def test_pages_of_ones_own_games_follow_each_other() -> None:
    async with at_home() as anna:
        matches = [await anna.starts(DEVICE, {**DEVICE, "name": "Ben"}, edition="card") for _ in range(5)]
        found, path = list[str](), "/api/me/matches?limit=2"
        while path:
            page = await anna.get(path)
            found += [each["id"] for each in page["matches"]]
            path = f"/api/me/matches?limit=2&before={page['next']}" if page["next"] else ""
        assert sorted(found) == sorted(matches)


async def test_whoever_talks_to_themselves_is_heard_unless_muted() -> None:
    async with at_home() as anna:
        match = await anna.starts(DEVICE, GREEDY)
        await anna.post(f"/api/matches/{match}/say", {"text": "Hello"}, 204)
        [line] = (await anna.get(f"/api/matches/{match}"))["chat"]
        await anna.post(f"/api/matches/{match}/mute", {"speaker": line["person"]}, 204)
        assert (await anna.get(f"/api/matches/{match}"))["chat"] == []
        assert list((await anna.get("/api/me"))["muted"]) == [match]
        await anna.post(f"/api/matches/{match}/unmute", {"speaker": line["person"]}, 204)
        assert (await anna.get(f"/api/matches/{match}"))["chat"] == [line]
        assert (await anna.get("/api/me"))["muted"] == {}


async def test_following_ends_when_it_is_told_to_or_refused() -> None:
    async with at_home() as anna:
        match = await anna.starts(DEVICE, {**DEVICE, "name": "Ben"}, edition="card")
        anna.house.follow(1, f"/api/matches/{match}/follow")
        anna.house.follow(2, "/api/matches/nowhere/follow")
        anna.house.follow(3, f"/api/matches/{match}/follow?seat=9")
        anna.house.follow(4, "/api/matches")
        await asyncio.sleep(0.05)
        assert [text for number, text in anna.told if number != 1] == ["", "", ""]
        [news] = anna.news_of(1)
        assert news["state"]["present"] == [0, 1]
        anna.house.unfollow(1)
        await anna.plays(match, news["state"]["view"]["player"])
        await asyncio.sleep(0.05)
        assert anna.news_of(1) == [news]


async def test_a_long_poll_is_answered_as_soon_as_something_happens() -> None:
    async with at_home() as anna:
        match = await anna.starts(DEVICE, {**DEVICE, "name": "Ben"}, edition="card")
        state = await anna.state(match)
        waiting = asyncio.create_task(anna.get(f"/api/matches/{match}/events?after={state['seq']}&wait=20"))
        await asyncio.sleep(0.01)
        assert not waiting.done()
        await anna.plays(match, state["view"]["player"])
        assert (await waiting)["seq"] > state["seq"]


async def test_a_page_that_asks_for_several_things_at_once_is_one_person() -> None:
    storage = MemoryStorage()
    async with at_home(storage) as anna:
        table = {"edition": "card", "seats": [DEVICE, GREEDY]}
        asked = [anna.get("/api/me"), *(anna.post("/api/matches", table, 201) for _ in range(3))]
        await asyncio.gather(*asked)
        assert len((await anna.get("/api/me/matches"))["matches"]) == 3


async def test_a_house_that_is_closed_begins_nothing() -> None:
    async with at_home() as anna:
        await anna.get("/api/me")
        await anna.house.close()
        assert await anna.get("/api/me", 503) == {"error": "closing"}
