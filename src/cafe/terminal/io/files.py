"""Reading what people hand us, and writing so that nobody finds half a file."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from cafe.rules.notation import Record, record_text
from cafe.terminal.errors import Trouble

LARGEST = 1_000_000  # bytes; a whole game has some thousand


def read_text(path: Path) -> str:
    """The text of a file, or Trouble."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise Trouble("cli-file-missing", file=shown(path)) from None
    except IsADirectoryError:
        raise Trouble("cli-file-is-folder", file=shown(path)) from None
    except (OSError, ValueError) as error:
        raise Trouble("cli-file-unreadable", file=shown(path), reason=_reason(error)) from None
    if len(content) > LARGEST:
        raise Trouble("cli-file-too-large", file=shown(path))
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Trouble("cli-file-not-text", file=shown(path)) from None
    if "\0" in text:
        raise Trouble("cli-file-not-text", file=shown(path))
    return text


def save(record: Record, path: Path) -> None:
    """Write the game file whole: beside it first, then in its place."""
    beside = path.with_name(f".{path.name[:100]}.{secrets.token_hex(4)}")
    try:
        with beside.open("x", encoding="utf-8", newline="\n") as file:
            file.write(record_text(record))
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except (OSError, ValueError) as error:
        beside.unlink(missing_ok=True)
        raise Trouble("cli-file-unwritable", file=shown(path), reason=_reason(error)) from None


def free_name(folder: Path, stem: str, suffix: str) -> Path:
    """A name that no file of the folder has yet."""
    candidates = (folder / f"{stem}{number or ''}{suffix}" for number in range(10_000))
    return next(path for path in candidates if not path.exists())


def shown(path: Path) -> str:
    """A path as a message may quote it: short, with nothing that moves the cursor."""
    text = str(path)
    plain = text if text.isprintable() else ascii(text)[1:-1]
    return plain if len(plain) <= 200 else f"{plain[:200]}…"


def _reason(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error)).strip()
