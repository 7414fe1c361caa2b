"""A server as a process of its own: what it prints, what it cannot start with, and what outlives it."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from cafe.hosting.storage.errors import DatabaseProblem
from cafe.hosting.storage.prepare import require_sqlite
from cafe.server.listening import local_address_of
from cafe.server.run import main, open_in_background

from .cafe import DEVICE, OPEN, Guest
from .conftest import CafeFactory
from .listener import TIMEOUT_S


def environment(**settings: str) -> dict[str, str]:
    """This one without anybody's own settings."""
    kept = {name: text for name, text in os.environ.items() if not name.startswith("CAFE_")}
    return {**kept, **settings}


def test_a_port_that_is_taken_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        settings = {"CAFE_PORT": str(taken.getsockname()[1]), "CAFE_DATA": str(tmp_path)}
        assert main([], settings) == 2
    said = capsys.readouterr().err
    assert re.fullmatch(r"cafe: cannot listen on 127\.0\.0\.1 port \d+: address already in use; .*\n", said)


@pytest.mark.parametrize(
    "address", ["postgresql://nobody:hush@127.0.0.1:1/x", "sqlite:///FILE", "sqlite:///no/where"]
)
def test_a_database_that_cannot_be_used_is_told_in_one_line(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("no database, however long it may be " * 100)
    settings = {"CAFE_DATABASE_URL": address.replace("FILE", f"{tmp_path}/file"), "CAFE_PORT": "0"}
    assert main([], settings) == 2
    said = capsys.readouterr().err
    assert said.startswith("cafe: cannot use the database ")
    assert said.count("\n") == 1
    assert "hush" not in said


def test_a_database_of_a_newer_cafe_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with sqlite3.connect(tmp_path / "cafe.sqlite3") as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('v9999')")
    database.close()
    assert main([], {"CAFE_DATA": str(tmp_path), "CAFE_PORT": "0"}) == 2
    assert "was made by a newer café than this one" in capsys.readouterr().err


def test_an_old_sqlite_is_told_in_one_line() -> None:
    with pytest.raises(DatabaseProblem, match=r"^needs SQLite 3\.33 or newer, and this Python has 3\.32\.3$"):
        require_sqlite((3, 32, 3))
    require_sqlite((3, 33, 0))


@pytest.mark.kills
@pytest.mark.parametrize("way", ["variables", "flags"])
def test_a_server_prints_its_address_and_leaves_in_order(tmp_path: Path, way: str) -> None:
    folder = str(tmp_path / "data")
    variables, flags = {"CAFE_DATA": folder, "CAFE_PORT": "0", "CAFE_LOG": "json"}, list[str]()
    if way == "flags":
        variables = {"CAFE_DATA": "/nowhere", "CAFE_PORT": "1", "CAFE_LOG": "console"}
        flags = ["--data", folder, "--port=0", "--log", "json"]
    process = subprocess.Popen(
        [sys.executable, "-m", "cafe.server", *flags],
        env=environment(**variables),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    address = re.fullmatch(r"Café International is open at (http://.*:\d+)/\n", process.stdout.readline())
    assert address is not None
    with httpx.Client(base_url=address[1], timeout=TIMEOUT_S) as http:
        body = {"edition": "board", "seats": [DEVICE, OPEN], "listed": True}
        assert http.post("/api/matches", json=body).status_code == 201
        cookie = http.cookies["cafe"]
    process.send_signal(signal.SIGTERM)
    _, log = process.communicate(timeout=TIMEOUT_S)
    assert process.returncode in (0, -signal.SIGTERM)
    assert [json.loads(line)["status"] for line in log.splitlines()] == [201]
    assert cookie not in log


def test_matches_cookies_and_clocks_outlive_the_server(new_cafe: CafeFactory, tmp_path: Path) -> None:
    address = f"sqlite+aiosqlite:///{tmp_path}/kept.sqlite3"
    before = new_cafe(database_url=address, secret="")
    anna = before.guest("Anna")
    match = anna.starts(DEVICE, DEVICE, edition="card", clock={"kind": "move", "seconds": 60})
    before_restart = anna.http.get(f"/api/matches/{match}").content
    before.stop()
    after = new_cafe(database_url=address, secret="")
    again = Guest(
        after, httpx.Client(base_url=after.url, transport=after.transport, cookies=anna.http.cookies)
    )
    assert again.http.get(f"/api/matches/{match}").content == before_restart
    seq = again.state(match)["seq"]
    after.later(60_000)
    news = again.get(f"/api/matches/{match}/events", after=seq, wait=20)
    assert news["entries"][0]["type"] == "time-ran-out"


@pytest.mark.kills
def test_a_browser_is_opened_once_the_cafe_listens(tmp_path: Path) -> None:
    """The browser is a program that the machine names; this one prints what the café answers."""
    look = "import sys, httpx; print(httpx.get(sys.argv[1] + 'healthz').text)"
    process = subprocess.Popen(
        [sys.executable, "-m", "cafe.server", "--open", "--port=0", f"--data={tmp_path}"],
        env=environment(BROWSER=f'{sys.executable} -c "{look}" %s'),
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert "is open at" in process.stdout.readline()
    assert process.stdout.readline() == "alive\n"
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=TIMEOUT_S)


def no_browser(_: str) -> bool:
    return False


def broken_browser(_: str) -> bool:
    raise webbrowser.Error("no display")


@pytest.mark.parametrize("open_browser", [no_browser, broken_browser])
def test_without_a_browser_there_is_a_line(
    open_browser: Callable[[str], bool], capsys: pytest.CaptureFixture[str]
) -> None:
    open_in_background(open_browser, "http://127.0.0.1:8080/").join(TIMEOUT_S)
    assert capsys.readouterr().err == "cafe: found no browser to open http://127.0.0.1:8080/\n"


@pytest.mark.parametrize(
    ("host", "address"), [("127.0.0.1", "http://127.0.0.1:"), ("0.0.0.0", "http://localhost:")]
)
def test_a_browser_finds_a_cafe_that_listens_everywhere(host: str, address: str) -> None:
    with socket.create_server((host, 0)) as bound:
        assert local_address_of(bound).startswith(address)
