"""The Python parts of the site: what a browser gets to run the café's own modules."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
RUN, PARTS = ROOT / "run", ROOT / "src" / "cafe" / "server" / "web" / "python"
LIMIT_BYTES = 6_000_000  # of all together, as gzip makes them
TIMELESS = (1980, 1, 1, 0, 0, 0)


@pytest.fixture(scope="module")
def smoke() -> str:
    """What is said when the parts are built, started and played with."""
    done = subprocess.run(
        [sys.executable, str(RUN), "web", "smoke"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


@pytest.fixture
def listed(smoke: str) -> list[dict[str, Any]]:
    files: list[dict[str, Any]] = json.loads((PARTS / "parts.json").read_text())["files"]
    return files


def archives(listed: list[dict[str, Any]]) -> Iterator[zipfile.ZipFile]:
    for part in listed:
        if part["role"] in {"stdlib", "cafe"}:
            with zipfile.ZipFile(PARTS / part["name"]) as archive:
                yield archive


def test_the_parts_start_and_play_without_anything_else(smoke: str) -> None:
    assert "on emscripten" in smoke


def test_the_list_tells_each_file_with_its_size_and_hash(listed: list[dict[str, Any]]) -> None:
    roles = [part["role"] for part in listed]
    assert sorted(roles) == ["cafe", "loader", "lock", "script", "stdlib", "wasm"]
    for part in listed:
        body = (PARTS / part["name"]).read_bytes()
        assert part["bytes"] == len(body)
        assert part["sha256"] == sha256(body).hexdigest()


def test_names_change_with_what_is_in_the_files(listed: list[dict[str, Any]]) -> None:
    assert all(re.search(r"-[0-9a-f]{12}[./]", part["name"]) for part in listed)
    assert all(part["sha256"][:12] in part["name"] for part in listed if part["name"].endswith(".zip"))


def test_all_parts_together_are_no_heavier_than_allowed(listed: list[dict[str, Any]]) -> None:
    assert 0 < sum(part["gzip"] for part in listed) <= LIMIT_BYTES


def test_the_service_worker_is_another_when_a_part_is(listed: list[dict[str, Any]]) -> None:
    version = json.loads((PARTS / "parts.json").read_text())["version"]
    assert f"'{version}'" in (PARTS.parent / "sw.js").read_text()


def test_the_archives_hold_compiled_modules_of_no_date(listed: list[dict[str, Any]]) -> None:
    for archive in archives(listed):
        names = archive.namelist()
        assert sum(name.endswith(".pyc") for name in names) > 50
        assert not [name for name in names if name.endswith((".py", ".pyi"))]
        assert {entry.date_time for entry in archive.infolist()} == {TIMELESS}
        flags = {archive.read(name)[4:8] for name in names if name.endswith(".pyc")}
        assert flags == {b"\1\0\0\0"}, "each belongs to its source by an unchecked hash"


def test_the_data_of_the_packages_is_there_and_nothing_of_the_server(listed: list[dict[str, Any]]) -> None:
    names = {name for archive in archives(listed) for name in archive.namelist()}
    assert {"cafe/rules/plans/ring.txt", "cafe/bots/learned/card-2-every-group.txt"} <= names
    assert {"cafe/puzzles/shipped/board.txt", "encodings/cp437.pyc"} <= names
    assert not [name for name in names if name.startswith(("cafe/server", "cafe/terminal", "cafe/words"))]


def test_msgspec_is_of_the_version_that_the_server_runs_on() -> None:
    wanted = re.findall(r"^msgspec==(\S+)", (ROOT / "web/python/requirements.txt").read_text(), re.MULTILINE)
    locked = tomllib.loads((ROOT / "uv.lock").read_text())["package"]
    assert wanted == [package["version"] for package in locked if package["name"] == "msgspec"]


def test_what_others_made_is_pinned_by_its_hash() -> None:
    requirements = (ROOT / "web/python/requirements.txt").read_text().splitlines()
    wanted = [line for line in requirements if not line.startswith("#")]
    assert all(re.fullmatch(r"\S+==\S+ --hash=sha256:[0-9a-f]{64}", line) for line in wanted)
    packages = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    assert packages["node_modules/pyodide"]["integrity"].startswith("sha512-")
