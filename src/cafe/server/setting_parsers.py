"""From the text of a setting to its value; ValueError says what it must be, to be read after its name."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

MIN_SECRET_LENGTH = 16
MAX_FACTOR = 1_000
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}
Parser = Callable[[str], Any]


def text(value: str) -> str:
    return value


def number(minimum: int, maximum: int) -> Parser:
    def parse(text: str) -> int:
        if not text.isascii() or not text.isdigit() or not minimum <= int(text) <= maximum:
            raise ValueError(f"must be a number from {minimum} to {maximum}")
        return int(text)

    return parse


def factor(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= MAX_FACTOR:
        raise ValueError(f"must be a number from 0 to {MAX_FACTOR}")
    return value


def one_of(*words: str) -> Parser:
    def parse(text: str) -> str:
        if text not in words:
            raise ValueError(f"must be one of {', '.join(words)}")
        return text

    return parse


def secret(text: str) -> str:
    if text and len(text) < MIN_SECRET_LENGTH:
        raise ValueError(f"must have at least {MIN_SECRET_LENGTH} characters")
    return text


def database_url(text: str) -> str:
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


def origin(text: str) -> str:
    if not text:
        return text
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/"):
        raise ValueError("must be an address like https://cafe.example, without a path")
    return f"{parts.scheme}://{parts.netloc}".lower()


def networks(text: str) -> tuple[str, ...]:
    addresses = tuple(part.strip() for part in text.split(",") if part.strip())
    for address in addresses:
        try:
            ipaddress.ip_network(address)
        except ValueError:
            raise ValueError("must be addresses or networks like 10.0.0.0/8, separated by commas") from None
    return addresses
