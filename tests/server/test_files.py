"""The files of a café on SQLite: private, used by one server, and backed up while it runs."""

from __future__ import annotations

import asyncio
import ctypes
import os
import re
import resource
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from cafe.hosting.storage.errors import DatabaseProblem
from cafe.hosting.storage.prepare import prepare_database
from cafe.hosting.storage.sqlite_file import claim_database
from cafe.server.run import main
from tests.databases import Postgres

from .cafe import DEVICE
from .conftest import CafeFactory
from .listener import TIMEOUT_S

PR_CAPBSET_DROP, CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH = 24, 1, 2
HOLD = """
import sys
from cafe.hosting.storage.prepare import prepare_database
from cafe.hosting.storage.sqlite_file import claim_database

with claim_database(sys.argv[1]):
    print("claimed", flush=True)
    sys.stdin.read()
"""


def address_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@contextmanager
def generous_umask() -> Iterator[None]:
    before = os.umask(0)
    try:
        yield
    finally:
        os.umask(before)


@contextmanager
def held_by_another(file: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that has claimed the file."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, address_of(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "claimed\n"
    try:
        yield process
    finally:
        process.kill()
        process.communicate(timeout=TIMEOUT_S)


@pytest.mark.kills
def test_only_the_owner_can_read_what_a_server_makes(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with generous_umask():
        process = subprocess.Popen(
            [sys.executable, "-m", "cafe.server", "--port=0", f"--data={folder}"],
            env={name: text for name, text in os.environ.items() if not name.startswith("CAFE_")},
            stdout=subprocess.PIPE,
            text=True,
        )
    assert process.stdout is not None
    assert "is open at" in process.stdout.readline()
    modes = {path.name: mode(path) for path in folder.iterdir()}
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=TIMEOUT_S)
    assert mode(folder) == 0o700
    assert modes == dict.fromkeys(
        ("cafe.sqlite3", "cafe.sqlite3-wal", "cafe.sqlite3-shm", "cafe.sqlite3-lock"), 0o600
    )


def test_files_of_an_earlier_version_are_closed_to_others(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    files = [folder / f"cafe.sqlite3{suffix}" for suffix in ("", "-wal", "-shm")]
    for file in files:
        file.touch(mode=0o644)
    with claim_database(address_of(files[0])) as warnings:
        assert [mode(file) for file in files] == [0o600] * 3
    assert warnings == [f"others can enter the folder {folder}: chmod 700 {folder}"]
    assert mode(folder) == 0o755, "a folder that we did not make may have other uses"


def test_a_second_server_on_a_file_is_told_so_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "cafe.sqlite3"
    with held_by_another(file) as other:
        with pytest.raises(DatabaseProblem), claim_database(address_of(file)):
            raise AssertionError("a server would start here, and serve for ever")
        assert main([], {"CAFE_DATA": str(tmp_path), "CAFE_PORT": "0"}) == 2
    expected = f"cafe: another café, process {other.pid}, uses the database {file}: one file, one server\n"
    assert capsys.readouterr().err == expected


@pytest.mark.kills
def test_a_server_that_was_killed_leaves_its_file_to_the_next(tmp_path: Path) -> None:
    file = tmp_path / "cafe.sqlite3"
    with held_by_another(file) as other:
        other.kill()
        other.wait(TIMEOUT_S)
        with claim_database(address_of(file)):
            assert (tmp_path / "cafe.sqlite3-lock").read_text() == f"{os.getpid()}\n"


@pytest.mark.parametrize(
    "address",
    ["sqlite://", "sqlite:///:memory:", "sqlite:///file::memory:?uri=true", "sqlite:///x?mode=memory"],
)
def test_a_database_in_memory_is_refused_in_one_line(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([], {"CAFE_DATABASE_URL": address, "CAFE_PORT": "0"}) == 2
    said = capsys.readouterr().err
    assert re.fullmatch(r"cafe: CAFE_DATABASE_URL (needs a file|must be the path of a file).*\n", said)


def test_a_damaged_file_is_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cafe.sqlite3"
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.commit()
    content = bytearray(file.read_bytes())
    content[100:] = b"\xff" * (len(content) - 100)
    file.write_bytes(content)
    assert main([], {"CAFE_DATA": str(tmp_path), "CAFE_PORT": "0"}) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"cafe: cannot use the database {address_of(file)}: the file is damaged")
    assert said.count("\n") == 1


def test_a_file_that_is_no_database_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "cafe.sqlite3"
    file.write_bytes(b"a shopping list\n" * 300)
    assert main([], {"CAFE_DATA": str(tmp_path), "CAFE_PORT": "0"}) == 2
    reason = "the file is no SQLite database, or it is damaged"
    assert capsys.readouterr().err == f"cafe: cannot use the database {address_of(file)}: {reason}\n"


def lose_roots_rights() -> None:
    """Let the modes of files bind root, too."""
    for capability in (CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH):
        ctypes.CDLL(None).prctl(PR_CAPBSET_DROP, capability)


def let_no_file_grow() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


@pytest.mark.kills
@pytest.mark.parametrize(
    ("spoil", "reason"),
    [(lose_roots_rights, "it cannot be written, only read"), (let_no_file_grow, "file too large")],
)
def test_a_file_that_cannot_be_written_is_told_in_one_line(
    tmp_path: Path, spoil: Callable[[], None], reason: str
) -> None:
    """The kernel says that the file must not grow; of a full disk it says so."""
    file = tmp_path / "cafe.sqlite3"
    asyncio.run(prepare_database(address_of(file)))
    file.chmod(0o400)
    process = subprocess.run(
        [sys.executable, "-m", "cafe.server", "--port=0", f"--data={tmp_path}"],
        env={name: text for name, text in os.environ.items() if not name.startswith("CAFE_")},
        preexec_fn=spoil,
        capture_output=True,
        text=True,
        timeout=TIMEOUT_S,
        check=False,
    )
    assert process.returncode == 2
    assert re.fullmatch(rf"cafe: cannot use the database .*{file}: {reason}\n", process.stderr)


def test_a_backup_of_a_running_cafe_is_whole_and_private(
    new_cafe: CafeFactory, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cafe = new_cafe()
    match = cafe.guest("Anna").starts(DEVICE, DEVICE)
    copy = tmp_path / "copy.sqlite3"
    with generous_umask():
        assert main(["backup", str(copy)], {"CAFE_DATABASE_URL": cafe.settings.database}) == 0
    assert mode(copy) == 0o600
    assert str(copy) in capsys.readouterr().out
    assert [path.name for path in tmp_path.glob("copy*")] == ["copy.sqlite3"]
    again = new_cafe(database_url=address_of(copy))
    assert again.guest().get(f"/api/matches/{match}")["state"]["status"] == "running"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["backup"], "backup needs the file to make"),
        (["backup", "--data", "x"], "backup needs the file to make"),
        (["backup", "FOLDER/there"], "FOLDER/there exists already"),
        (
            ["backup", "FOLDER/new"],
            "cannot copy FOLDER/cafe.sqlite3 to FOLDER/new: unable to open database file",
        ),
        (["backup", "FOLDER/no/folder"], "cannot copy FOLDER/cafe.sqlite3 to FOLDER/no/folder: no such file"),
    ],
)
def test_a_backup_that_cannot_be_made_is_told_in_one_line(
    arguments: list[str], reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "there").touch()
    words = [word.replace("FOLDER", str(tmp_path)) for word in arguments]
    assert main(words, {"CAFE_DATA": str(tmp_path)}) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"cafe: {reason.replace('FOLDER', str(tmp_path))}")
    assert said.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["there"]


def test_postgres_is_backed_up_by_its_own_program(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = {"CAFE_DATABASE_URL": postgres.address("any")}
    assert main(["backup", str(tmp_path / "copy")], settings) == 2
    assert "pg_dump" in capsys.readouterr().err
