"""From the text of a setting to its value; ValueError says what it must be, to be read after its name."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from cafe.hosting.processors import usable_processors
from cafe.hosting.storage.address import database_address
from cafe.hosting.storage.errors import DatabaseProblem
from cafe.server.bot_programs import read_bot_programs

MIN_SECRET_LENGTH = 16
MAX_FACTOR = 1_000
MAX_PORT = 65_535
MAX_WORKERS = 256
Parser = Callable[[str], Any]


bot_programs: Parser = read_bot_programs


def text(value: str) -> str:
    return value


def number(minimum: int, maximum: int) -> Parser:
    def parse(text: str) -> int:
        if not text.isascii() or not text.isdigit() or not minimum <= int(text) <= maximum:
            raise ValueError(f"must be a number from {minimum} to {maximum}")
        return int(text)

    return parse


def workers(text: str) -> int:
    """A number of processes; by default one core of several is left to the server itself."""
    parsed: int = number(0, MAX_WORKERS)(text) if text else max(1, usable_processors() - 1)
    return min(parsed, MAX_WORKERS)


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
        return database_address(text)
    except DatabaseProblem as problem:
        raise ValueError(str(problem)) from None


def host_and_port(text: str) -> tuple[str, int] | None:
    if not text:
        return None
    host, _, port = text.rpartition(":")
    if not host or not port.isascii() or not port.isdigit() or int(port) > MAX_PORT:
        raise ValueError("must be a host and a port like 127.0.0.1:9100 or [::1]:9100")
    return host.removeprefix("[").removesuffix("]"), int(port)


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
