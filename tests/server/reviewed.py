"""Matches that were reviewed with a few playouts, for tests of what is told of them."""

from __future__ import annotations

import asyncio
from typing import Any

from .cafe import Guest

FEW = 8  # playouts for a decision
FEW_GAMES = 4  # for the value of the deal
PATIENCE_S = 60.0


def asked_for(guest: Guest, match: str) -> Any:
    """The review, once it is made."""
    guest.post(f"/api/matches/{match}/review")
    made = guest.cafe.context.reviewer.idle.wait()
    asyncio.run_coroutine_threadsafe(made, guest.cafe.loop).result(PATIENCE_S)
    return guest.get(f"/api/matches/{match}/review")
