"""For whoever runs the café: settings, health, metrics, logs, and a server as a process of its own."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from dataclasses import fields
from io import StringIO
from pathlib import Path

import httpx
import pytest
import structlog

from cafe.server.monitoring.logging import configure_logging
from cafe.server.run import main
from cafe.server.settings import BadSetting, Settings, read_settings, variable

from .cafe import DEVICE, OPEN, PATIENCE, Cafe, Guest
from .conftest import Opener

ROOT = Path(__file__).parents[2]


def environment(**settings: str) -> dict[str, str]:
    """This one without anybody's own settings."""
    kept = {name: text for name, text in os.environ.items() if not name.startswith("CAFE_")}
    return {**kept, **settings}


def test_every_setting_is_documented_with_its_default() -> None:
    rows = re.findall(
        r"^\| `(CAFE_\w+)` \| (.*?) \| (.*?) \|$", (ROOT / "docs/hosting.md").read_text("utf-8"), re.MULTILINE
    )
    told = [
        (
            variable(one),
            f"`{one.metadata['default']}`" if one.metadata["default"] else "",
            one.metadata["says"],
        )
        for one in fields(Settings)
    ]
    assert [(name, default.strip(), says) for name, default, says in rows] == told


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("CAFE_PORT", "eighty", "CAFE_PORT must be a number from 0 to 65535"),
        ("CAFE_PORT", "70000", "CAFE_PORT must be a number"),
        ("CAFE_PROT", "80", "CAFE_PROT is unknown; did you mean CAFE_PORT?"),
        ("CAFE_BOT_PACE", "-1", "CAFE_BOT_PACE must be a number"),
        ("CAFE_LOG", "xml", "CAFE_LOG must be one of console, json"),
        ("CAFE_SECRET", "short", "CAFE_SECRET must have at least 16"),
        ("CAFE_DATABASE_URL", "mysql://x/y", "CAFE_DATABASE_URL must begin with postgresql"),
        ("CAFE_DATABASE_URL", "cafe", "CAFE_DATABASE_URL is no database address"),
        ("CAFE_DATABASE_URL", "sqlite://", "CAFE_DATABASE_URL needs a file"),
        ("CAFE_PUBLIC_URL", "cafe.example", "CAFE_PUBLIC_URL must be an address"),
        ("CAFE_PUBLIC_URL", "https://cafe.example/tables", "CAFE_PUBLIC_URL must be an address"),
        ("CAFE_TRUSTED_PROXIES", "proxy", "CAFE_TRUSTED_PROXIES must be addresses"),
        ("CAFE_RATE", "fast", "CAFE_RATE must be a number"),
        ("CAFE_RATE", "nan", "CAFE_RATE must be a number"),
    ],
)
def test_a_wrong_setting_is_told_in_one_line(name: str, text: str, said: str) -> None:
    with pytest.raises(BadSetting, match=re.escape(said)) as bad:
        read_settings({name: text, "PATH": "/bin"})
    assert "\n" not in str(bad.value)


def test_settings_are_read() -> None:
    told = {
        "CAFE_PORT": "9000",
        "CAFE_DATABASE_URL": "postgresql://u:p@h/d",
        "CAFE_PUBLIC_URL": "https://Cafe.example/",
        "CAFE_TRUSTED_PROXIES": "10.0.0.0/8, ::1",
        "CAFE_RATE": "0.5",
    }
    settings = read_settings(told)
    assert settings.port == 9000
    assert settings.database == "postgresql+psycopg://u:p@h/d"
    assert settings.public_url == "https://cafe.example"
    assert settings.trusted_proxies == ("10.0.0.0/8", "::1")
    assert settings.is_secure
    assert read_settings({}).database == "sqlite+aiosqlite:///cafe-data/cafe.sqlite3"


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
    assert said.startswith("cafe: CAFE_DATABASE_URL: cannot use ")
    assert said.count("\n") == 1
    assert "hush" not in said


def test_a_database_of_a_newer_cafe_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with sqlite3.connect(tmp_path / "cafe.sqlite3") as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('v9999')")
    database.close()
    assert main([], {"CAFE_DATA": str(tmp_path), "CAFE_PORT": "0"}) == 2
    assert "was made by a newer café than this one" in capsys.readouterr().err


def test_an_old_sqlite_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sqlite3.sqlite_version_info", (3, 32, 3))
    monkeypatch.setattr("sqlite3.sqlite_version", "3.32.3")
    assert main([], {"CAFE_DATA": str(tmp_path), "CAFE_PORT": "0"}) == 2
    assert "needs SQLite 3.33 or newer, and this Python has 3.32.3" in capsys.readouterr().err


def test_a_server_prints_its_address_and_leaves_in_order(tmp_path: Path) -> None:
    settings = environment(CAFE_DATA=str(tmp_path / "data"), CAFE_PORT="0", CAFE_LOG="json")
    process = subprocess.Popen(
        [sys.executable, "-m", "cafe.server"],
        env=settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    address = re.fullmatch(r"Café International is open at (http://.*:\d+)/\n", process.stdout.readline())
    assert address is not None
    with httpx.Client(base_url=address[1], timeout=PATIENCE) as http:
        body = {"edition": "board", "seats": [DEVICE, OPEN], "listed": True}
        assert http.post("/api/matches", json=body).status_code == 201
        cookie = http.cookies["cafe"]
    process.send_signal(signal.SIGTERM)
    _, log = process.communicate(timeout=PATIENCE)
    assert process.returncode in (0, -signal.SIGTERM)
    assert [json.loads(line)["status"] for line in log.splitlines()] == [201]
    assert cookie not in log


def test_matches_cookies_and_clocks_outlive_the_server(opening: Opener, tmp_path: Path) -> None:
    address = f"sqlite+aiosqlite:///{tmp_path}/kept.sqlite3"
    before = opening(database_url=address, secret="")
    anna = before.guest("Anna")
    match = anna.starts(DEVICE, DEVICE, edition="card", clock={"kind": "move", "seconds": 60})
    told = anna.http.get(f"/api/matches/{match}").content
    before.stop()
    after = opening(database_url=address, secret="")
    again = Guest(after, httpx.Client(base_url=after.url, transport=after.wire, cookies=anna.http.cookies))
    assert again.http.get(f"/api/matches/{match}").content == told
    seq = again.state(match)["seq"]
    after.later(60_000)
    news = again.get(f"/api/matches/{match}/events", after=seq, wait=20)
    assert news["entries"][0]["type"] == "time-ran-out"


def test_help_lists_the_settings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"], {}) == 0
    said = capsys.readouterr().out
    assert all(variable(one) in said for one in fields(Settings))
    assert main(["--port=80"], {}) == 2


def test_health_and_readiness(cafe: Cafe) -> None:
    guest = cafe.guest()
    assert guest.get("/healthz") == "alive\n"
    ready = guest.get("/readyz")
    assert ready.pop("ready")
    assert all(ready.values())
    assert ("listening" in ready) is cafe.context.matches.store.is_postgres


def test_a_server_without_its_database_is_not_ready(opening: Opener, tmp_path: Path) -> None:
    cafe = opening()

    async def lose() -> None:
        async with cafe.context.matches.store.begin() as connection:
            await connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'older'")

    cafe.run(lose())
    told = cafe.guest().get("/readyz", 503)
    assert (told["ready"], told["database"], told["migrated"]) == (False, True, False)


def test_metrics_count_without_naming_anybody(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, DEVICE, edition="card")
    seat = anna.state(match)["view"]["player"]
    anna.commits(match, seat, ["draw"])
    anna.commits(match, 1 - seat, ["end"], status=422)
    text = anna.http.get("/metrics").text
    assert 'cafe_commits_total{outcome="played"}' in text
    assert 'cafe_commits_total{outcome="refused"}' in text
    assert 'cafe_requests_total{method="POST",route="/api/matches/{id}/moves",status="200"}' in text
    assert match not in text
    assert "Anna" not in text


@pytest.mark.parametrize("form", ["json", "console"])
def test_logs_tell_of_matches_and_never_of_secrets(
    opening: Opener, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    lines = StringIO()
    monkeypatch.setattr(sys, "stderr", lines)
    configure_logging(Settings(log=form, log_level="debug"))
    cafe = opening()
    anna = cafe.guest("Anna")
    token = anna.post("/api/me/tokens", {"label": "bot"})["token"]
    link = anna.post("/api/me/link")["token"]
    told = anna.opens(DEVICE, {"kind": "invited"})
    match, invite = told["match"]["id"], told["invites"][0]["token"]
    anna.post(f"/api/matches/{match}/join", {"invite": invite}, 409)
    anna.post(f"/api/matches/{match}/say", {"text": "a private word"}, 204)
    cafe.guest().http.get("/api/me", headers={"Authorization": f"Bearer {token}"})
    cafe.guest().post("/api/link", {"token": link})
    anna.http.get(f"/api/matches/{match}/events?after=0&token={token}")
    monkeypatch.setattr("cafe.server.api.catalog.plan_told", lambda *_: 1 / 0)
    assert anna.http.get("/api/plans/card").json() == {"error": "trouble"}
    structlog.reset_defaults()
    log = lines.getvalue()
    secret = cafe.run(cafe.context.matches.load(match)).match.opened.secret
    cookie = anna.http.cookies["cafe"]
    for hidden in (token, link, invite, secret, cookie, "a private word", "Anna"):
        assert hidden not in log
    assert match in log
    assert "ZeroDivisionError" in log
    assert "/api/matches/{id}/say" in log
    if form == "json":
        acts = [json.loads(line) for line in log.splitlines()]
        assert all({"request", "event", "level", "timestamp"} <= act.keys() for act in acts)
