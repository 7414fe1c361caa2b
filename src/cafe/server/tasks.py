"""What workers are asked besides bots' turns, by name: hints, parts of reviews, and the games of a par."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from cafe.server.deals.par_game import PAR_GAME, par_game
from cafe.server.hints import hint_json
from cafe.server.reviewing.tasks import DECISION, WHOLE, decision_json, review_json

HINT = "hint"
TASKS: Mapping[str, Callable[..., Any]] = MappingProxyType(
    {HINT: hint_json, DECISION: decision_json, WHOLE: review_json, PAR_GAME: par_game}
)
