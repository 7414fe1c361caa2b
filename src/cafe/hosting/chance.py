"""Where everything unpredictable comes from: the seeds of deals, the ids of matches, and the bots' dice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from secrets import token_hex, token_urlsafe

SEED_BYTES = 32
MATCH_ID_BYTES = 16


def new_seed() -> str:
    return token_hex(SEED_BYTES)


def new_match_id() -> str:
    return token_urlsafe(MATCH_ID_BYTES)


@dataclass(frozen=True, slots=True)
class Chance:
    """Sources of chance, each giving a new value at every call."""

    seed: Callable[[], str] = new_seed
    match_id: Callable[[], str] = new_match_id
    rng: Callable[[], Random] = Random  # for one turn of a bot


SYSTEM_CHANCE = Chance()
