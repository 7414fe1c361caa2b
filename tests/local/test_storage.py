"""Storages that are killed, full, away or written by another: nothing confirmed is lost or doubled."""

from __future__ import annotations

import asyncio
import json
from copy import deepcopy
from typing import Any

import pytest

from cafe.local.memory_storage import MemoryStorage
from cafe.local.services import Ways

from .files import a_file
from .guest import DEVICE, FAST, GREEDY, Guest, Json, at_home

pytestmark = pytest.mark.anyio
TURNS = 6
ERRORS = {"full": (507, "storage-full"), "away": (503, "storage-away")}


class Hesitating(MemoryStorage):
    """Takes its time for a write, once it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.may_write, self.is_asked = asyncio.Event(), asyncio.Event()
        self.may_write.set()

    async def write(self, changes: str, /) -> str:
        self.is_asked.set()
        await self.may_write.wait()
        return await super().write(changes)


class Remembering(MemoryStorage):
    """Remembers how it was after every write, as a browser has it that is killed then."""

    def __init__(self) -> None:
        super().__init__()
        self.copies: list[Any] = []

    async def write(self, changes: str, /) -> str:
        status = await super().write(changes)
        self.copies.append(deepcopy(self.stores))
        return status


def on(stores: Any) -> MemoryStorage:
    storage = MemoryStorage()
    storage.stores = deepcopy(stores)
    return storage


async def next_commit(anna: Guest, match: str, key: str) -> Json:
    """The turn of whoever is to move, not yet sent."""
    state = await anna.state(match)
    seat = state["view"]["player"]
    return {"seat": seat, "moves": await anna.drafts(match, seat), "seen": state["seq"], "key": key}


async def opened(anna: Guest, edition: str = "card") -> str:
    return str((await anna.post("/api/import", a_file(edition, moves=0), 201))["match"]["id"])


async def entries_of(anna: Guest, match: str) -> list[Json]:
    entries: list[Json] = (await anna.get(f"/api/matches/{match}/events?after=0"))["entries"]
    return [{name: value for name, value in entry.items() if name != "at"} for entry in entries]


@pytest.mark.parametrize("edition", ["board", "card"])
async def test_whoever_is_killed_after_any_write_goes_on_where_they_were(edition: str) -> None:
    storage, sent = Remembering(), list[tuple[int, Json]]()
    async with at_home(storage) as anna:
        match = await opened(anna, edition)
        while len(sent) < TURNS and (await anna.state(match))["status"] == "running":
            body = await next_commit(anna, match, f"turn-{len(sent)}")
            sent.append((storage.writes, body))
            await anna.post(f"/api/matches/{match}/moves", body)
        expected = await entries_of(anna, match)
    assert len(sent) > 2
    for writes_before, body in sent:
        for after in (writes_before, writes_before + 1):  # killed before it was written, and just after
            async with at_home(on(storage.copies[after - 1])) as again:
                answer = await again.post(f"/api/matches/{match}/moves", body)
                entries = await entries_of(again, match)
                assert entries == expected[: len(entries)]
                assert answer["seq"] == len(entries)
                assert await again.post(f"/api/matches/{match}/moves", body), "and once more"
                assert await entries_of(again, match) == entries


@pytest.mark.parametrize("status", ERRORS)
async def test_a_storage_that_fails_at_any_write_loses_nothing_confirmed(status: str) -> None:
    async with at_home() as anna:
        match = await opened(anna)
        for turn in range(TURNS):
            body = await next_commit(anna, match, f"turn-{turn}")
            await anna.post(f"/api/matches/{match}/moves", body)
        expected = await entries_of(anna, match)
    for turn in range(TURNS):
        storage = MemoryStorage()
        async with at_home(storage) as anna:
            match = await opened(anna)
            for before in range(turn):
                body = await next_commit(anna, match, f"turn-{before}")
                await anna.post(f"/api/matches/{match}/moves", body)
            body, confirmed = await next_commit(anna, match, f"turn-{turn}"), await entries_of(anna, match)
            tries = 1 if status == "full" else 4
            storage.fails_at = {storage.writes + 1 + number: status for number in range(tries)}
            refused = await anna.answer("POST", f"/api/matches/{match}/moves", body)
            code, error = ERRORS[status]
            assert (refused["status"], json.loads(refused["body"])) == (code, {"error": error})
            assert await entries_of(anna, match) == confirmed
            await anna.post(f"/api/matches/{match}/moves", body)
            for after in range(turn + 1, TURNS):
                body = await next_commit(anna, match, f"turn-{after}")
                await anna.post(f"/api/matches/{match}/moves", body)
            assert _without_people(await entries_of(anna, match)) == _without_people(expected)


def _without_people(entries: list[Json]) -> list[Json]:
    """Handles differ from match to match."""
    return [{**entry, "host": "", "person": ""} for entry in entries]


@pytest.mark.parametrize("status", ERRORS)
async def test_nothing_begins_in_a_storage_that_fails_and_all_is_well_once_it_works(status: str) -> None:
    storage = MemoryStorage()
    code, error = ERRORS[status]
    async with at_home(storage) as anna:
        await anna.get("/api/me")
        storage.status = status
        requests = [
            ("PATCH", "/api/me", {"name": "Anna"}),
            ("POST", "/api/matches", {"edition": "card", "seats": [DEVICE, GREEDY], "start": True}),
            ("POST", "/api/import", a_file()),
        ]
        before = deepcopy(storage.stores)
        for method, path, body in requests:
            assert await anna.asks(method, path, body, code) == {"error": error}
        assert storage.stores == before
        storage.status = "ok"
        for method, path, body in requests:
            await anna.asks(method, path, body, 200 if method == "PATCH" else 201)


async def test_a_storage_that_is_away_at_the_start_is_opened_when_it_is_back() -> None:
    storage = MemoryStorage()
    storage.status = "away"
    async with at_home(storage) as anna:
        answer = await anna.answer("GET", "/api/me")
        assert (answer["status"], answer["retryAfter"]) == (503, 2)
        anna.house.follow(1, "/api/matches/x/follow")
        storage.status = "ok"
        assert await anna.get("/api/me") == {"name": "", "muted": {}}


async def test_a_bot_whose_turn_could_not_be_kept_plays_it_when_it_can() -> None:
    storage, clock = MemoryStorage(), _Clock()
    async with at_home(storage, Ways(clock=clock, bot_pace_ms=1_000, retry_s=0)) as anna:
        match = await anna.starts(GREEDY, DEVICE, {**DEVICE, "name": "Ben"}, edition="card")
        while (await anna.state(match))["view"]["player"] != 0:
            await anna.plays(match, (await anna.state(match))["view"]["player"])
        seq, storage.status = (await anna.state(match))["seq"], "full"
        clock.at += 1_000
        anna.house._services.matches.due_changed.set()  # type: ignore[union-attr]  # it is open
        while not storage.writes or storage.status == "full":
            await anna.post(f"/api/matches/{match}/skip", {}, 204)
            assert (await anna.state(match))["seq"] == seq
            storage.status = "ok"
        clock.at += 20_000
        await anna.post(f"/api/matches/{match}/skip", {}, 204)
        assert (await anna.state(match))["seq"] > seq


class _Clock:
    at = 1_700_000_000_000

    def __call__(self) -> int:
        return self.at


async def test_an_index_that_another_version_wrote_otherwise_is_made_anew_of_the_log() -> None:
    storage = MemoryStorage()
    async with at_home(storage) as anna:
        match = await anna.starts(DEVICE, GREEDY)
        before = (await anna.get("/api/me/matches"))["matches"]
        await anna.waits_for(match, lambda state: state["view"]["player"] == 0)
    for name, (key, _) in storage.stores["matches"].items():
        storage.stores["matches"][name] = (key, '{"summary": "other"}')
    async with at_home(storage) as anna:
        [listed] = (await anna.get("/api/me/matches"))["matches"]
        assert [listed["id"]] == [each["id"] for each in before]
        assert (await anna.plays_to_the_end(match, 0))["outcome"] == "played"


async def test_two_houses_on_one_storage_write_every_row_once() -> None:
    storage = MemoryStorage()
    async with at_home(storage) as anna:
        match = await opened(anna)
        async with at_home(storage) as other:
            late = await next_commit(anna, match, "late")
            early = await next_commit(other, match, "early")
            await other.post(f"/api/matches/{match}/moves", early)
            answer = await anna.answer("POST", f"/api/matches/{match}/moves", late)
            assert answer["status"] == 409, "the other was faster, and this is told"
            assert await entries_of(anna, match) == await entries_of(other, match)
            keys = [key for key, _ in storage.stores["log"].values()]
            assert len(keys) == (await anna.state(match))["seq"]


async def test_a_house_that_closes_first_answers_whoever_has_asked() -> None:
    storage = Hesitating()
    async with at_home(storage) as anna:
        match = await opened(anna)
        body = await next_commit(anna, match, "last")
        storage.may_write.clear()
        storage.is_asked.clear()
        answering = asyncio.create_task(anna.post(f"/api/matches/{match}/moves", body))
        await storage.is_asked.wait()
        closing = asyncio.create_task(anna.house.close())
        for _ in range(10):
            await asyncio.sleep(0)
        assert not closing.done()
        storage.may_write.set()
        await closing
        assert answering.done()
        played = (await answering)["seq"]
    async with at_home(on(storage.stores)) as anna:
        assert (await anna.state(match))["seq"] == played


@pytest.mark.parametrize("kept", ["2", "99", "next"])
async def test_what_a_newer_version_wrote_is_left_alone(kept: str) -> None:
    storage = MemoryStorage()
    storage.stores["kept"]['"format"'] = ("format", kept)
    before = deepcopy(storage.stores)
    async with at_home(storage, FAST) as anna:
        for method, path in (("GET", "/api/me"), ("GET", "/api/me/matches"), ("DELETE", "/api/me")):
            assert await anna.asks(method, path, status=409) == {"error": "newer-format"}
    assert storage.stores == before


async def test_everything_is_deleted_at_once_and_a_house_begins_anew() -> None:
    storage = MemoryStorage()
    async with at_home(storage) as anna:
        await anna.asks("PATCH", "/api/me", {"name": "Anna"})
        match = await anna.starts(DEVICE, GREEDY)
        anna.house.follow(3, f"/api/matches/{match}/follow")
        await anna.state(match)
        storage.status = "away"
        assert await anna.asks("DELETE", "/api/me", status=503) == {"error": "storage-away"}
        storage.status = "ok"
        assert (await anna.get("/api/me"))["name"] == "Anna"
        assert await anna.asks("DELETE", "/api/me", status=204) == ""
        assert storage.stores == {"log": {}, "matches": {}, "kept": {}}
        assert (3, "") in anna.told
        assert (await anna.get("/api/me"))["name"] == ""
        await anna.get(f"/api/matches/{match}", 404)
        await anna.starts(DEVICE, GREEDY)
