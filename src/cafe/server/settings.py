"""The settings of a server: CAFE_* variables, all checked before anything starts."""

from __future__ import annotations

import difflib
import ipaddress
from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, field, fields, replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

PREFIX = "CAFE_"
SHORTEST_SECRET = 16
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}
Reader = Callable[[str], Any]


class BadSetting(ValueError):
    """A setting that cannot be, in one line."""


def _text(text: str) -> str:
    return text


def _number(least: int, most: int) -> Reader:
    def read(text: str) -> int:
        if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
            raise ValueError(f"must be a number from {least} to {most}")
        return int(text)

    return read


def _factor(text: str) -> float:
    try:
        factor = float(text)
    except ValueError:
        factor = -1.0
    if not 0 <= factor <= 1_000:
        raise ValueError("must be a number from 0 to 1000")
    return factor


def _one_of(*words: str) -> Reader:
    def read(text: str) -> str:
        if text not in words:
            raise ValueError(f"must be one of {', '.join(words)}")
        return text

    return read


def _secret(text: str) -> str:
    if text and len(text) < SHORTEST_SECRET:
        raise ValueError(f"must have at least {SHORTEST_SECRET} characters")
    return text


def _database(text: str) -> str:
    if not text:
        return text
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise ValueError("is no database address like postgresql+psycopg://user@host/cafe") from None
    if url.drivername not in DRIVERS:
        raise ValueError("must begin with postgresql+psycopg:// or sqlite:///")
    if url.drivername.startswith("sqlite") and not url.database:
        raise ValueError("needs a file: a café without a log forgets everything")
    return url.set(drivername=DRIVERS[url.drivername]).render_as_string(hide_password=False)


def _origin(text: str) -> str:
    if not text:
        return text
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/"):
        raise ValueError("must be an address like https://cafe.example, without a path")
    return f"{parts.scheme}://{parts.netloc}".lower()


def _networks(text: str) -> tuple[str, ...]:
    names = tuple(part.strip() for part in text.split(",") if part.strip())
    for name in names:
        try:
            ipaddress.ip_network(name)
        except ValueError:
            raise ValueError("must be addresses or networks like 10.0.0.0/8, parted by commas") from None
    return names


def setting(default: str, reads: Reader, says: str) -> Any:
    """A setting with its default as text, its reader, and a sentence for the docs."""
    return field(default=reads(default), metadata={"default": default, "reads": reads, "says": says})


@dataclass(frozen=True, slots=True)
class Settings:
    """What the one who runs the café decides."""

    host: str = setting("127.0.0.1", _text, "The address to listen on; `0.0.0.0` for all.")
    port: int = setting("8080", _number(0, 65_535), "The port to listen on; 0 takes any free one.")
    data: str = setting("./cafe-data", _text, "The folder of the SQLite file; made if it is missing.")
    database_url: str = setting(
        "", _database, "`postgresql+psycopg://user:password@host/name` for several machines."
    )
    secret: str = setting(
        "", _secret, "What cookies are signed with; otherwise made once and kept in the database."
    )
    public_url: str = setting("", _origin, "The address that browsers see, such as `https://cafe.example`.")
    trusted_proxies: tuple[str, ...] = setting(
        "", _networks, "Proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed."
    )
    bot_pace: int = setting("1500", _number(0, 60_000), "How long a bot thinks, in milliseconds.")
    log: str = setting("console", _one_of("console", "json"), "Log lines for people or for machines.")
    log_level: str = setting(
        "info", _one_of("debug", "info", "warning", "error"), "What is worth a log line."
    )
    rate: float = setting("1", _factor, "All rate limits times this; 0 switches them off.")
    connections: int = setting("5000", _number(1, 100_000), "The most listeners at one time.")
    connections_per_person: int = setting("20", _number(1, 100_000), "The most listeners of one person.")
    connections_per_address: int = setting("200", _number(1, 100_000), "The most listeners of one address.")

    @property
    def database(self) -> str:
        """The database's address; by default a file in the data folder."""
        return self.database_url or f"sqlite+aiosqlite:///{Path(self.data) / 'cafe.sqlite3'}"

    @property
    def is_secure(self) -> bool:
        return self.public_url.startswith("https:")


@dataclass(frozen=True, slots=True)
class Timeouts:
    """How long the server waits for others, in seconds; nobody needs to set them, except tests."""

    body_s: float = 10.0  # until a request's body has arrived
    send_s: float = 10.0  # until a follower has taken a message
    image_s: float = 20.0  # until a link image is rendered
    goodbye_s: float = 2.0  # until followers have left a server that closes


def variable(one: Field[Any]) -> str:
    """The name of a setting's variable."""
    return PREFIX + one.name.upper()


def read_settings(environment: Mapping[str, str], **instead: Any) -> Settings:
    """The settings of an environment, or BadSetting with what is wrong in one line."""
    known = {variable(one): one for one in fields(Settings)}
    told = {name: text for name, text in environment.items() if name.startswith(PREFIX)}
    for name in sorted(told):
        if name not in known:
            raise BadSetting(f"{name} is unknown{_nearest(name, known)}")
    values = {known[name].name: _read(known[name], text) for name, text in told.items()}
    return replace(Settings(), **values, **instead)


def _read(one: Field[Any], text: str) -> Any:
    try:
        return one.metadata["reads"](text.strip())
    except ValueError as bad:
        raise BadSetting(f"{variable(one)} {bad}") from None


def _nearest(name: str, known: Mapping[str, object]) -> str:
    near = difflib.get_close_matches(name, known, n=1, cutoff=0)
    return f"; did you mean {near[0]}?" if near else ""
