"""A café that was made by an earlier version opens, says what it said, and plays on."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import select

from cafe.hosting.scheduler import Scheduler
from cafe.hosting.storage.migrate import current_revision, migrate, newest_revision
from cafe.hosting.storage.schema import matches
from cafe.hosting.storage.sessions import EXCHANGE_PAUSE_MS
from cafe.hosting.storage.store import Store
from cafe.match.game_file import IMPORTED
from cafe.match.state import fold_log
from cafe.match.summary import Summary, summary
from cafe.rules import commitment, deal
from cafe.rules.notation import final, parse_record
from tests.databases import Postgres
from tests.old_databases import OldDatabase, missing, old_databases

from .cafe import Cafe, FakeClock, Guest
from .conftest import CafeFactory
from .listener import Json

STRANGER = "stranger"
MOST_TURNS, FEW_TURNS = 1_000, 4
BOT_PACE_MS = 1_500


@pytest.fixture(params=old_databases(), ids=lambda old: old.folder.name)
def old(request: pytest.FixtureRequest) -> OldDatabase:
    found: OldDatabase = request.param
    return found


@pytest.fixture(params=["sqlite", "postgres"])
def old_url(old: OldDatabase, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a copy that nobody has migrated yet."""
    file = tmp_path / "old.sqlite3"
    if request.param == "sqlite":
        yield old.copy_to_sqlite(file)
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    address = postgres.new_database()
    asyncio.run(old.copy_to_postgres(file, address))
    yield address
    postgres.drop(address)


@pytest.fixture
def cafe(old: OldDatabase, old_url: str, new_cafe: CafeFactory) -> Iterator[Cafe]:
    """The café of now on the database of then, where the time goes on."""
    opened = new_cafe(FakeClock(old.contents["now"]), database_url=old_url, secret="")
    yield opened
    opened.stop()


def somebody_of(old: OldDatabase, cafe: Cafe, name: str) -> Guest:
    """One of its people, with the cookie of that time."""
    guest = cafe.guest()
    if name != STRANGER:
        guest.http.cookies.set("cafe", _cookie(old, name), domain="127.0.0.1", path="/")
    return guest


def _cookie(old: OldDatabase, name: str) -> str:
    cookie: str = old.contents["people"][name]["cookie"]
    return cookie


def everybody(old: OldDatabase, cafe: Cafe) -> dict[str, Guest]:
    return {name: somebody_of(old, cafe, name) for name in old.contents["people"]}


def test_the_whole_log_is_read_and_the_index_says_the_same(old: OldDatabase, old_url: str) -> None:
    async def look() -> None:
        store = Store(old_url)
        await migrate(store)
        assert await current_revision(store) == newest_revision()
        lengths = await store.lengths(list(old.matches.values()))
        for match_id in old.matches.values():
            rows = await store.rows(match_id)
            assert [row.seq for row in rows] == list(range(1, lengths[match_id] + 1))
            assert summary(fold_log(match_id, rows)) == await _indexed(store, match_id)
        await store.engine.dispose()

    asyncio.run(look())


async def _indexed(store: Store, match_id: str) -> Summary:
    query = select(matches.c.summary, matches.c.imported).where(matches.c.id == match_id)
    async with store.engine.connect() as connection:
        row = (await connection.execute(query)).one()
    return replace(msgspec.json.decode(row.summary, type=Summary), imported=row.imported)


def test_its_imported_games_are_marked_as_imported(old: OldDatabase, cafe: Cafe) -> None:
    imported = {match_id for name, match_id in old.matches.items() if name.startswith("imported")}
    assert len(imported) == 2, "with and without their seed"
    for match_id in old.matches.values():
        snapshot = cafe.guest().get(f"/api/matches/{match_id}")
        assert snapshot["imported"] is (match_id in imported), match_id
    for guest in everybody(old, cafe).values():
        for listed in guest.get("/api/me/matches")["matches"]:
            assert listed["imported"] is (listed["id"] in imported)


def test_everybody_is_told_what_they_were_told(
    old: OldDatabase, old_url: str, new_cafe: CafeFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock stands at the beginning, and later rows are left alone: nothing is due yet."""
    monkeypatch.setattr(Scheduler, "check_clocks", _no_check)
    before_all = min(row["opened_at"] for row in _snapshots(old))
    cafe = new_cafe(FakeClock(before_all), database_url=old_url, secret="")
    for name, responses in old.responses.items():
        guest = somebody_of(old, cafe, name)
        for path, before in responses.items():
            told = _without_what_ends_otherwise_now(_by_id(before))
            assert list(missing(told, _by_id(guest.get(path)))) == [], (name, path)
    cafe.stop()


async def _no_check(_: Scheduler) -> None:
    pass


def _without_what_ends_otherwise_now(response: Json) -> Json:
    """After a game everybody's guests lie open now, and whoever gave up comes last."""
    state = response.get("state") or {}
    if state.get("status") != "over" or state.get("view") is None:
        return response
    seen = {name: value for name, value in state["view"].items() if name not in ("hands", "aside", "unseen")}
    gave_up = any(seat["resigned"] for seat in state["seats"])
    kept = {name: value for name, value in state.items() if name != "standings" or not gave_up}
    return {**response, "state": {**kept, "view": seen}}


def _by_id(response: Json) -> Json:
    """A list of matches without its order, which is another one now."""
    if not isinstance(listed := response.get("matches"), list):
        return response
    return {**response, "matches": {match["id"]: match for match in listed}}


def _snapshots(old: OldDatabase) -> list[Json]:
    responses = old.responses[STRANGER]
    return [responses[f"/api/matches/{match_id}"] for match_id in old.matches.values()]


def test_its_finished_games_are_the_same_files_byte_for_byte(old: OldDatabase, cafe: Cafe) -> None:
    for name, game in old.games.items():
        answer = cafe.guest().http.get(f"/api/matches/{old.matches[name]}/export")
        assert re.sub(rb"=bot:[a-z]+", b"", answer.content) == game, "only bots are marked since"


def test_its_game_files_verify_and_come_in_again(old: OldDatabase, cafe: Cafe) -> None:
    anna = somebody_of(old, cafe, "anna")
    for game in old.games.values():
        record = parse_record(game.decode())
        assert record.seed is not None
        assert record.commitment == commitment(record.seed)
        assert record.deal == deal(record.ruleset, record.seed)
        answer = anna.http.post("/api/import", content=game)
        assert answer.status_code == 201
        state = answer.json()["match"]["state"]
        assert state["view"]["scores"] == list(final(record).scene.scores)
        if state["status"] == "over":
            match_id = answer.json()["match"]["id"]
            exported = anna.http.get(f"/api/matches/{match_id}/export").text
            assert exported.replace(f"{IMPORTED}\n", "", 1).encode() == game
            assert parse_record(exported) == record


def test_its_people_are_who_they_were(old: OldDatabase, cafe: Cafe) -> None:
    for name, guest in everybody(old, cafe).items():
        assert guest.get("/api/me")["name"] == old.contents["people"][name]["name"]
        again = guest.get("/api/me/matches")
        assert list(missing(_by_id(old.responses[name]["/api/me/matches"]), _by_id(again))) == []


def test_an_old_cookie_is_exchanged_for_a_session_once(old: OldDatabase, cafe: Cafe) -> None:
    """A page sends several requests at once, and each has the cookie of that time."""
    guests = [somebody_of(old, cafe, "anna") for _ in range(12)]
    with ThreadPoolExecutor(len(guests)) as threads:
        names = list(threads.map(lambda guest: guest.get("/api/me")["name"], guests))
    assert names == [old.contents["people"]["anna"]["name"]] * len(guests)
    [changed] = [guest for guest in guests if guest.http.cookies["cafe"] != _cookie(old, "anna")]
    devices = changed.get("/api/me/devices")["devices"]
    assert {(device["current"], device["shared"]) for device in devices} == {(True, False), (False, True)}
    for _ in range(3):
        assert "set-cookie" not in changed.http.get("/api/me").headers, "it has its own"


def test_every_device_with_the_same_old_cookie_gets_a_session_of_its_own(
    old: OldDatabase, cafe: Cafe
) -> None:
    laptop, phone = somebody_of(old, cafe, "anna"), somebody_of(old, cafe, "anna")
    laptop.get("/api/me")
    assert "set-cookie" not in phone.http.get("/api/me").headers, "not at the same moment"
    cafe.clock.at += EXCHANGE_PAUSE_MS
    assert "set-cookie" in phone.http.get("/api/me").headers
    [mine] = [device["id"] for device in laptop.get("/api/me/devices")["devices"] if device["current"]]
    assert phone.http.delete(f"/api/me/devices/{mine}").status_code == 204
    assert laptop.get("/api/me/devices") == {"devices": []}
    assert phone.get("/api/me")["name"] == old.contents["people"]["anna"]["name"]


def test_the_old_cookies_of_a_person_can_be_ended_too(old: OldDatabase, cafe: Cafe) -> None:
    anna, thief, ben = (somebody_of(old, cafe, name) for name in ("anna", "anna", "ben"))
    match_id = old.matches["card-running"]
    anna.get("/api/me")
    with thief.follow(match_id) as listener:
        assert listener.hears()["state"]["you"]["seats"] == [0]
        [shared] = [device["id"] for device in anna.get("/api/me/devices")["devices"] if device["shared"]]
        assert anna.http.delete(f"/api/me/devices/{shared}").status_code == 204
        assert listener.hears() == {"bye": "session-ended"}
    cafe.clock.at += EXCHANGE_PAUSE_MS
    assert thief.get("/api/me/devices") == {"devices": []}
    assert len(anna.get("/api/me/devices")["devices"]) == 1
    assert ben.get("/api/me")["name"] == old.contents["people"]["ben"]["name"]


def test_an_old_cookie_that_somebody_made_up_is_nobodys(old: OldDatabase, cafe: Cafe) -> None:
    cookie = _cookie(old, "anna")
    person, _, signature = cookie.rpartition(".")
    other, _, _ = _cookie(old, "ben").rpartition(".")
    for made_up in (person, f"{other}.{signature}", cookie[:-1], f"{person}.{'A' * len(signature)}"):
        guest = cafe.guest()
        guest.http.cookies.set("cafe", made_up, domain="127.0.0.1", path="/")
        assert guest.get("/api/me/devices") == {"devices": []}


def test_its_bots_and_its_links_are_taken(old: OldDatabase, cafe: Cafe) -> None:
    bot, phone = cafe.guest(), cafe.guest()
    bot.http.headers["Authorization"] = f"Bearer {old.contents['bot_token']}"
    [owner] = [
        person for person in old.contents["people"].values() if person["name"] == bot.get("/api/me")["name"]
    ]
    assert phone.post("/api/link", {"token": old.contents["link"]["token"]})["name"] == owner["name"]


def test_what_was_sent_under_a_key_is_not_done_again(old: OldDatabase, cafe: Cafe) -> None:
    anna, opened, retried = somebody_of(old, cafe, "anna"), old.contents["open"], old.contents["retried"]
    again = anna.post("/api/matches", opened["body"], 201)
    assert again["match"]["id"] == old.matches["open"]
    assert again["invites"] == opened["invites"]
    news = anna.post(f"/api/matches/{retried['match']}/moves", retried["body"])
    assert list(missing(retried["entries"], news["entries"])) == []


def test_an_open_match_fills_and_starts(old: OldDatabase, cafe: Cafe) -> None:
    people, match_id = everybody(old, cafe), old.matches["open"]
    [invite] = old.contents["open"]["invites"]
    people["ben"].post(f"/api/matches/{match_id}/join", {"invite": invite["token"], "seat": invite["seat"]})
    people["cara"].post(f"/api/matches/{match_id}/join", {})
    assert people["anna"].post(f"/api/matches/{match_id}/start")["state"]["status"] == "running"


@pytest.mark.parametrize("name", ["board-running", "card-running"])
def test_a_running_match_is_played_to_the_end(old: OldDatabase, cafe: Cafe, name: str) -> None:
    match_id = old.matches[name]
    _play_on(cafe, match_id, _players(old, cafe, match_id), turns=MOST_TURNS)
    exported = cafe.guest().http.get(f"/api/matches/{match_id}/export").text
    assert final(parse_record(exported)).end is not None


def test_all_running_matches_are_played_on(old: OldDatabase, cafe: Cafe) -> None:
    running = [row["id"] for row in _snapshots(old) if row["state"]["status"] == "running"]
    for match_id in running:
        before = cafe.guest().state(match_id)["seq"]
        _play_on(cafe, match_id, _players(old, cafe, match_id), turns=FEW_TURNS)
        entries = cafe.guest().get(f"/api/matches/{match_id}/events", after=before)["entries"]
        assert sum(entry["type"] == "turn-played" for entry in entries) >= FEW_TURNS


def _players(old: OldDatabase, cafe: Cafe, match_id: str) -> dict[int, Guest]:
    """Who plays which seat."""
    people = everybody(old, cafe).values()
    return {seat: guest for guest in people for seat in guest.state(match_id)["you"]["seats"]}


def _play_on(cafe: Cafe, match_id: str, players: dict[int, Guest], *, turns: int) -> None:
    """People take whatever is offered; bots move when they have thought as long as they did then."""
    watcher = cafe.guest()
    for _ in range(turns):
        state = watcher.state(match_id)
        if state["status"] == "over":
            return
        seat = state["view"]["player"]
        if state["seats"][seat]["kind"] == "bot" or state["seats"][seat]["taken_over"]:
            cafe.later(BOT_PACE_MS)
            watcher.get(f"/api/matches/{match_id}/events", after=state["seq"], wait=20)
        else:
            players[seat].plays(match_id, seat)
    assert turns < MOST_TURNS, "it never ended"
