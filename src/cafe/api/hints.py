"""A hint as a client is told: from a search that expects good play of everybody, whoever is at the table."""

from __future__ import annotations

from typing import Any

import msgspec

from cafe.bots import ConsideredTurn, hint
from cafe.protocol import messages
from cafe.rules import View

SEED = 0  # the same view has the same hint


def hint_json(view: View) -> Any:
    """The best turns of a view; with a fixed number of nodes, for time would tell how hard a turn is."""
    considered = hint(view, SEED)
    turns = [_hinted(turn) for turn in considered.turns]
    return msgspec.to_builtins(messages.Hint(turns=turns, to_end=considered.to_end))


def _hinted(turn: ConsideredTurn) -> messages.HintedTurn:
    value = turn.value
    assert value is not None, "a hint judges its turns"
    return messages.HintedTurn(
        moves=list(map(str, turn.moves)),
        points=turn.points,
        margin=value.margin,
        error=value.error,
        win=value.win,
        samples=value.samples,
        exact=value.exact,
        parts=[messages.HintedPart(part=part, points=points) for part, points in turn.parts],
    )
