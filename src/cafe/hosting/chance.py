"""Where everything unpredictable comes from: the seeds of deals, the ids of matches, and the bots' dice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from secrets import token_hex, token_urlsafe

SEED_BYTES = 32
MATCH_ID_BYTES = 16


def new_seed() -> str:
    return token_hex(SEED_BYTES)


def new_match_id() -> str:
    return token_urlsafe(MATCH_ID_BYTES)


def steady_dice(secret: str, turn: int, stage: str) -> Random:
    """The bots' dice where several people play one deal: the same play meets the same replies."""
    message = b"\0".join((b"cafe-steady-1", secret.encode(), str(turn).encode(), stage.encode()))
    return Random(sha256(message).digest())


@dataclass(frozen=True, slots=True)
class Chance:
    """Sources of chance, each giving a new value at every call."""

    seed: Callable[[], str] = new_seed
    match_id: Callable[[], str] = new_match_id
    rng: Callable[[], Random] = Random  # for one turn of a bot


SYSTEM_CHANCE = Chance()
