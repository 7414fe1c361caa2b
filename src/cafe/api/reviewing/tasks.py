"""What workers are asked for a review: one decision after another, then all of it; in JSON."""

from __future__ import annotations

from typing import Any

import msgspec

from cafe.analysis import Decision, Method, ReviewedTurn, assembled, review_decision
from cafe.rules.notation import Record

DECISION, WHOLE = "review-decision", "review-whole"  # names of the tasks


def decision_json(decision: Decision, method: Method) -> Any:
    """A decision reviewed; only what its player knew is looked at."""
    return msgspec.to_builtins(review_decision(decision, method))


def review_json(record: Record, decisions: list[Any], method: Method) -> Any:
    """The review of a game whose decisions were reviewed."""
    turns = msgspec.convert(decisions, tuple[ReviewedTurn, ...])
    return msgspec.to_builtins(assembled(record, turns, method))
