"""What thinkers are asked besides bots' turns, by name: hints, and parts of reviews."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from cafe.api.hints import hint_json
from cafe.api.reviewing.tasks import DECISION, WHOLE, decision_json, review_json

HINT = "hint"
TASKS: Mapping[str, Callable[..., Any]] = MappingProxyType(
    {HINT: hint_json, DECISION: decision_json, WHOLE: review_json}
)
