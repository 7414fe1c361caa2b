"""The file of a SQLite database: only its owner can read it, and one server uses it at a time."""

from __future__ import annotations

import fcntl
import os
import stat
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from sqlalchemy import make_url

from cafe.hosting.storage.engines import is_postgres
from cafe.hosting.storage.errors import DatabaseProblem, reason_of

OWNER_ONLY, OTHERS = 0o600, 0o077
OWNER_ONLY_FOLDER = 0o700
LOCK_SUFFIX = "-lock"
COMPANIONS = ("-wal", "-shm")


@contextmanager
def claim_database(address: str) -> Iterator[list[str]]:
    """Have a SQLite file for this process alone, as long as it lives; what others may still do with it.

    PostgreSQL is there for many. Whoever only looks, or backs the file up, needs no claim.
    """
    url = make_url(address)
    if is_postgres(url):
        yield []
        return
    file = Path(url.database or "")
    with ExitStack() as claim:
        try:
            lock = os.open(_beside(file, LOCK_SUFFIX), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, OWNER_ONLY)
            claim.callback(os.close, lock)
            _lock(lock, file)
            warnings = _make_private(file)
        except OSError as error:
            raise DatabaseProblem(f"cannot use the database {file}: {reason_of(error)}") from None
        yield warnings


def make_private_folder(folder: Path) -> None:
    """Make the folder, which nobody else may enter; one that is there stays as it is."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.mkdir(mode=OWNER_ONLY_FOLDER, exist_ok=True)


def make_private_file(file: Path) -> None:
    """Make an empty file that only its owner can read; FileExistsError if there is one."""
    os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, OWNER_ONLY))


def _lock(lock: int, file: Path) -> None:
    """Lock it, and leave our number for whoever comes second; the kernel unlocks it however we end."""
    try:
        fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        holder = os.read(lock, 20).decode("ascii", "replace").strip()
        raise DatabaseProblem(
            f"another café, process {holder or 'unknown'}, uses the database {file}: one file, one server"
        ) from None
    os.ftruncate(lock, 0)
    os.pwrite(lock, f"{os.getpid()}\n".encode(), 0)


def _make_private(file: Path) -> list[str]:
    """Let only the owner read the file; SQLite makes what lies beside it like the file itself."""
    with suppress(FileExistsError):
        make_private_file(file)
    warnings = []
    for one in (file, *(_beside(file, suffix) for suffix in COMPANIONS)):
        if one.exists() and _is_open_to_others(one):
            try:
                one.chmod(OWNER_ONLY)
            except OSError:
                warnings.append(f"others can read {one}, and this user may not change that: chmod 600 {one}")
    if _is_open_to_others(file.parent):
        warnings.append(f"others can enter the folder {file.parent}: chmod 700 {file.parent}")
    return warnings


def _is_open_to_others(path: Path) -> bool:
    return bool(stat.S_IMODE(path.stat().st_mode) & OTHERS)


def _beside(file: Path, suffix: str) -> Path:
    return file.with_name(file.name + suffix)
