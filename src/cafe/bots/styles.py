"""The constants of greedy play that were found good, by game; how they were found is told in docs/bots.md."""

from __future__ import annotations

from cafe.kernel.greedy import Style
from cafe.rules import Ruleset

BY_RECEIPT = Style([300, 200, 4, 6000, -6000, 60, 2000, -1000, 1000, 8, 300, 600, 15000, 800, 2000, 1000])
TUNED_ON_BOARD = Style([324, 256, 4, 7643, -3640, 15, 2000, -2065, 1337, 3, 300, 198, 6950, 800, 2000, 1000])
TUNED_IN_CARDS = Style([144, 782, 6, 8589, -6461, 23, 2000, -1000, 1000, 8, 300, 600, 15000, 800, 2280, 1427])


def tuned(ruleset: Ruleset) -> Style:
    """How imagined players play."""
    return TUNED_ON_BOARD if ruleset.is_board else TUNED_IN_CARDS
