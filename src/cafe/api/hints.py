"""A hint as a client is told: from a search that expects good play of everybody, whoever is at the table."""

from __future__ import annotations

from typing import Any

import msgspec

from cafe.bots import ConsideredTurn, hint
from cafe.kernel import running
from cafe.protocol import messages
from cafe.rules import Edition, View

SEED = 0  # the same view has the same hint
SLOW_NODES = {Edition.BOARD: 60, Edition.CARD: 600}  # where the kernel is plain Python: a second or two


def hint_json(view: View) -> Any:
    """The best turns of a view; with a fixed number of nodes, for time would tell how hard a turn is."""
    nodes = None if running.why is None else SLOW_NODES[view.scene.ruleset.edition]
    return msgspec.to_builtins(messages.Hint(turns=[_hinted(turn) for turn in hint(view, SEED, nodes).turns]))


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
