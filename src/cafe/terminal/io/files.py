"""Reading files of any origin, and writing them so that nobody ever finds half a file."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from errno import EACCES, EISDIR, ENOENT
from pathlib import Path

from cafe.terminal.errors import UserError

FILE_LIMIT_BYTES = 1_000_000  # a whole game takes a few thousand
MAX_PATH_LENGTH = 200  # characters of a path that a message quotes


def read_text(path: Path, *, limit_bytes: int = FILE_LIMIT_BYTES) -> str:
    """Return the text of a file, or raise UserError."""
    try:
        with path.open("rb") as file:
            content = file.read(limit_bytes + 1)
    except FileNotFoundError:
        raise UserError("cli-file-missing", file=display_path(path)) from None
    except IsADirectoryError:
        raise UserError("cli-file-is-folder", file=display_path(path)) from None
    except (OSError, ValueError) as error:
        raise UserError("cli-file-unreadable", file=display_path(path), reason=_reason(error)) from None
    if len(content) > limit_bytes:
        raise UserError("cli-file-too-large", file=display_path(path))
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UserError("cli-file-not-text", file=display_path(path)) from None
    if "\0" in text:
        raise UserError("cli-file-not-text", file=display_path(path))
    return text


def write_text(path: Path, text: str, *, sync: Callable[[int], None] = os.fsync) -> None:
    """Replace the file as a whole: write a temporary file beside it, then rename that."""
    temporary = path.with_name(f".{path.name[:100]}.{secrets.token_hex(4)}")
    try:
        with temporary.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            sync(file.fileno())
        temporary.replace(path)
    except (OSError, ValueError) as error:
        temporary.unlink(missing_ok=True)
        raise UserError("cli-file-unwritable", file=display_path(path), reason=_reason(error)) from None


def unused_path(folder: Path, stem: str, suffix: str) -> Path:
    """A path that no file of the folder has yet."""
    candidates = (folder / f"{stem}{number or ''}{suffix}" for number in range(10_000))
    return next(path for path in candidates if not path.exists())


def require_new(path: Path) -> None:
    """Raise UserError if something has this name already."""
    if path.exists() or path.is_symlink():
        raise UserError("cli-file-exists", file=display_path(path))


def require_writable(path: Path) -> None:
    """Raise UserError if the file cannot be written; better before long work than after it."""
    try:
        if path.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
        if not path.parent.is_dir():
            raise FileNotFoundError(ENOENT, os.strerror(ENOENT))
        if not os.access(path.parent, os.W_OK):
            raise PermissionError(EACCES, os.strerror(EACCES))
    except (OSError, ValueError) as error:
        raise UserError("cli-file-unwritable", file=display_path(path), reason=_reason(error)) from None


def display_path(path: Path) -> str:
    """A path as a message may quote it: short, without control characters."""
    text = str(path)
    plain = text if text.isprintable() else ascii(text)[1:-1]
    return plain if len(plain) <= MAX_PATH_LENGTH else f"{plain[:MAX_PATH_LENGTH]}…"


def _reason(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error)).strip()
