"""`python -m tests.browser.fixed_deals`: the real server, except that its luck is known beforehand.

What a test deals depends on the test alone (`CafeProcess.lucky` writes its name), and bots toss the same
coins: a test that passes here passes elsewhere. `CAFE_LUCK=2 ./run test` plays them all with other cards.
Reviews take a fraction of the usual playouts, and do not wait until the server is quiet.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from hashlib import shake_256
from pathlib import Path
from random import Random

from cafe.analysis import deal_value, method
from cafe.hosting.chance import SEED_BYTES, Chance
from cafe.hosting.matches import now_ms
from cafe.server.app import Dependencies
from cafe.server.run import main
from cafe.server.settings import Timeouts
from tests.puzzle_library import puzzles_for_tests

LUCK = "luck"
AHEAD = "milliseconds ahead"
SHARE = 5  # of the playouts of a review, and of the games that tell the value of its deal


@dataclass
class KnownSeeds:
    """The seeds of the first, the second, the third deal of the test whose name is in a file."""

    test_name: Path
    dealt: Counter[str] = field(default_factory=Counter)

    def __call__(self) -> str:
        luck = self.test_name.read_text()
        self.dealt[luck] += 1
        return shake_256(f"{luck} {self.dealt[luck]}".encode()).hexdigest(SEED_BYTES)


@dataclass(frozen=True)
class AdjustableClock:
    """The time, and as many milliseconds more as a file says."""

    ahead: Path

    def __call__(self) -> int:
        return now_ms() + (int(self.ahead.read_text()) if self.ahead.exists() else 0)


def review_quickly() -> None:
    method.NODES.update({edition: nodes // SHARE for edition, nodes in method.NODES.items()})
    deal_value.GAMES //= SHARE


if __name__ == "__main__":
    review_quickly()
    folder = Path(os.environ["CAFE_DATA"])
    chance = Chance(seed=KnownSeeds(folder / LUCK), rng=partial(Random, 1))
    dependencies = Dependencies(
        chance=chance,
        clock=AdjustableClock(folder / AHEAD),
        timeouts=Timeouts(spare_time_s=0.0),
        puzzles=puzzles_for_tests,
    )
    sys.exit(main(sys.argv[1:], os.environ, dependencies=dependencies))
