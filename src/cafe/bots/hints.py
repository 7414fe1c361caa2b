"""A hint: the best turns, picked in some imagined games and judged in others, so that none is flattered."""

from __future__ import annotations

from cafe.kernel import running
from cafe.rules import Edition, View

from .considered import Considered
from .searching import Depth, SearchingBot

TURNS = 3
JUDGES = {  # who expects good play of everybody; reviews judge by the same depth
    Edition.BOARD: SearchingBot("judge", 1_000, Depth(4, 8, trust=0, looks=24, guided=8), solves=True),
    Edition.CARD: SearchingBot("judge", 3_000, Depth(4, 16, looks=64)),
}
SLOW_NODES = {Edition.BOARD: 60, Edition.CARD: 600}  # where the kernel is plain Python: a second or two


def hint(view: View, seed: int, nodes: int | None = None) -> Considered:
    """The three best turns for whoever is on turn; half of the nodes pick them, half judge them.

    Never time: that would tell how hard a turn is.
    """
    edition = view.scene.ruleset.edition
    return JUDGES[edition].judge(view, usual_nodes(edition) if nodes is None else nodes, seed, TURNS)


def usual_nodes(edition: Edition) -> int:
    """As many as a moment has room for, by how the kernel runs."""
    return JUDGES[edition].nodes if running.why is None else SLOW_NODES[edition]
