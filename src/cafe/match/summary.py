"""A match in a few words, for lists: nothing in it is hidden."""

from __future__ import annotations

from typing import Any

from cafe.match.codec import plain
from cafe.match.state import Match


def summary(match: Match) -> dict[str, Any]:
    """What the lobby and "my games" show of a match."""
    return {
        "id": match.id,
        "edition": match.ruleset.edition.value,
        "ruleset": match.opened.ruleset,
        "status": match.status.value,
        "listed": match.opened.listed,
        "clock": plain(match.clock),
        "on_turn": match.on_turn,
        "seats": [
            {"kind": seat.plan.kind.value, "name": seat.name, "bot": seat.plan.bot, "free": seat.is_free}
            for seat in match.seats
        ],
        "scores": list(match.game.scene.scores) if match.game is not None else [],
        "opened_at": match.opened_at,
        "last_at": match.last_at,
    }
