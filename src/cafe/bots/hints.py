"""A hint: the best turns, picked in some imagined games and judged in others, so that none is flattered."""

from __future__ import annotations

from cafe.rules import Edition, View

from .considered import Considered
from .searching import Depth, SearchingBot

TURNS = 3
JUDGES = {  # who expects good play of everybody; reviews judge by the same depth
    Edition.BOARD: SearchingBot("judge", 1_000, Depth(4, 8, trust=0, looks=24, guided=8), solves=True),
    Edition.CARD: SearchingBot("judge", 3_000, Depth(4, 16, looks=64)),
}


def hint(view: View, seed: int, nodes: int | None = None) -> Considered:
    """The three best turns for whoever is on turn; half of the nodes pick them, half judge them.

    Never time: that would tell how hard a turn is.
    """
    judge = JUDGES[view.scene.ruleset.edition]
    return judge.judge(view, judge.nodes if nodes is None else nodes, seed, TURNS)
