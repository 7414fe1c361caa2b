"""A server whose database hangs or whose disk is full: it says so, and goes on when that is over."""

from __future__ import annotations

import asyncio
import resource
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from cafe.hosting.bus import QUIET_S
from cafe.hosting.storage import writer
from cafe.hosting.storage.sessions import SEEN_INTERVAL_MS
from cafe.hosting.storage.timeouts import DatabaseTimeouts
from cafe.hosting.storage.write_sqlite import write_to_sqlite
from cafe.hosting.write_errors import DatabaseAway
from cafe.server.monitoring.logging import LossyStream
from cafe.server.run import main
from cafe.server.settings import Timeouts
from tests.black_hole import Proxy, black_hole
from tests.databases import Postgres
from tests.servers import Server

from .cafe import DEVICE, Guest
from .conftest import CafeFactory
from .listener import TIMEOUT_S

SHORT = Timeouts(
    database=DatabaseTimeouts(
        connect_s=2, statement_s=1.0, reply_s=1.0, pool_s=1.0, busy_s=1.0, stuck_s=0.5, proof_s=0.0
    )
)
TABLE = {"edition": "board", "seats": [DEVICE, DEVICE]}
PROMISED_S = 15.0


@pytest.fixture
def proxy(postgres: Postgres) -> Iterator[Proxy]:
    with black_hole(postgres.home / ".s.PGSQL.5432") as proxy:
        yield proxy


def readiness(guest: Guest) -> dict[str, bool]:
    found: dict[str, bool] = guest.http.get("/readyz").json()
    return found


def until(is_so: Callable[[], bool]) -> None:
    """Look again and again, as a balancer does."""
    deadline = time.monotonic() + TIMEOUT_S
    while not is_so():
        assert time.monotonic() < deadline, "it never came"
        time.sleep(0.05)


async def readiness_becomes(http: httpx.AsyncClient, status: int) -> dict[str, bool]:
    """Ask until the answer has this status: one is kept for a moment."""
    async with asyncio.timeout(TIMEOUT_S):
        while True:
            answer = await http.get("/readyz")
            if answer.status_code == status:
                found: dict[str, bool] = answer.json()
                return found
            await asyncio.sleep(0.1)


def test_all_that_readiness_waits_for_takes_less_than_promised() -> None:
    kept_s, usual = Timeouts().readiness_s, DatabaseTimeouts()
    assert usual.reply_s is not None
    reading_s = usual.reply_s + usual.connect_s  # a connection that fell silent, and its replacement
    writing_s = usual.proof_s + usual.stuck_s  # since the last one that worked
    listening_s = QUIET_S + usual.reply_s
    assert kept_s + max(reading_s, writing_s, listening_s) < PROMISED_S


def test_with_the_usual_time_outs_a_black_hole_shows_in_time(
    proxy: Proxy, new_cafe: CafeFactory, postgres_url: str
) -> None:
    """In seconds as they pass: it is what a balancer relies on."""
    guest = new_cafe(database_url=proxy.address(postgres_url), timeouts=Timeouts()).guest()
    until(lambda: readiness(guest)["ready"])
    proxy.swallow()
    begun = time.monotonic()
    until(lambda: not readiness(guest)["ready"])
    assert time.monotonic() - begun < PROMISED_S


def test_a_black_hole_is_told_and_forgotten_when_it_is_over(
    proxy: Proxy, new_cafe: CafeFactory, postgres_url: str
) -> None:
    cafe = new_cafe(database_url=proxy.address(postgres_url), timeouts=SHORT)
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, DEVICE)
    until(lambda: readiness(anna)["ready"])
    turn = {**anna.state(match)["view"], "moves": anna.drafts(match, anna.state(match)["view"]["player"])[0]}
    body = {"seat": turn["player"], "moves": turn["moves"], "seen": anna.state(match)["seq"], "key": "k"}
    proxy.swallow()
    away = anna.http.post(f"/api/matches/{match}/moves", json=body)
    assert (away.status_code, away.json()["error"]) == (503, "database-away")
    assert int(away.headers["retry-after"]) > 0
    nothing = {"ready": False, "open": True, "database": False, "migrated": False, "writing": False}
    until(lambda: readiness(anna) == {**nothing, "listening": False})
    proxy.let_pass()
    until(lambda: readiness(anna)["ready"])
    played = anna.post(f"/api/matches/{match}/moves", body)
    assert played["seq"] == anna.state(match)["seq"]
    assert anna.post(f"/api/matches/{match}/moves", body)["seq"] == played["seq"], (
        "once, however often it is sent"
    )


def test_a_database_that_does_not_answer_at_the_start_is_told_in_one_line(
    proxy: Proxy, postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    proxy.swallow()
    assert main([], {"CAFE_DATABASE_URL": proxy.address(postgres_url), "CAFE_PORT": "0"}) == 2
    said = capsys.readouterr().err
    assert said.startswith("cafe: cannot use the database ")
    assert said.endswith(": connection timeout expired\n")
    assert said.count("\n") == 1


def test_a_write_that_is_stuck_shows_while_reading_goes_on(
    new_cafe: CafeFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    cafe = new_cafe(timeouts=SHORT)
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    match = anna.starts(DEVICE, DEVICE)
    goes_on = threading.Event()

    def hang(*arguments: Any) -> None:
        assert goes_on.wait(TIMEOUT_S)
        write_to_sqlite(*arguments)

    monkeypatch.setattr(writer, "write_to_sqlite", hang)
    stuck = threading.Thread(
        target=anna.http.post, args=(f"/api/matches/{match}/say",), kwargs={"json": {"text": "hi"}}
    )
    stuck.start()
    try:
        until(lambda: not readiness(ben)["writing"])
        assert readiness(ben)["database"]
        assert ben.state(match)["status"] == "running"
        assert ben.http.post("/api/matches", json=TABLE).status_code == 503
    finally:
        goes_on.set()
        stuck.join(TIMEOUT_S)
    until(lambda: readiness(ben)["ready"])
    assert [line["text"] for line in anna.get(f"/api/matches/{match}")["chat"]] == ["hi"]


def test_whoever_only_looks_does_so_while_nothing_can_be_written(
    new_cafe: CafeFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an hour a session's use would be written."""
    cafe = new_cafe()
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, DEVICE)

    async def refuse(*_: object) -> None:
        raise DatabaseAway

    monkeypatch.setattr(cafe.context.sessions, "mark_seen", refuse)
    cafe.clock.at += 2 * SEEN_INTERVAL_MS
    assert anna.get("/api/me")["name"] == "Anna"
    assert anna.state(match)["status"] == "running"


@pytest.mark.kills
@pytest.mark.anyio
async def test_a_full_disk_is_told_and_forgotten_when_there_is_room(tmp_path: Path) -> None:
    """The kernel lets no file of the process grow, not even its log; and then it does again."""
    server = Server(tmp_path, {"CAFE_DATA": str(tmp_path / "data"), "CAFE_RATE": "0"})
    await server.start()
    assert server.process is not None
    process = server.process.pid
    limits = resource.prlimit(process, resource.RLIMIT_FSIZE)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=TIMEOUT_S) as http:
        assert (await http.post("/api/matches", json=TABLE)).status_code == 201
        resource.prlimit(process, resource.RLIMIT_FSIZE, (0, limits[1]))
        full = await http.post("/api/matches", json=TABLE)
        assert (full.status_code, full.json()["error"]) == (503, "database-away")
        assert not (await readiness_becomes(http, 503))["writing"]
        assert (await http.get("/api/matches?status=open")).status_code == 200, "reading goes on"
        resource.prlimit(process, resource.RLIMIT_FSIZE, limits)
        assert (await readiness_becomes(http, 200))["writing"]
        assert (await http.post("/api/matches", json=TABLE)).status_code == 201
    server.stop()
    assert "writing_again" in server.notes()


def test_a_line_of_the_log_that_cannot_be_written_is_lost() -> None:
    with Path("/dev/full").open("w") as full:
        stream = LossyStream(full)
        stream.write("line\n")
        stream.flush()
        with pytest.raises(OSError, match="No space left"):
            full.flush()
        full.buffer.raw.close()  # type: ignore[attr-defined]  # nothing is left to be written
