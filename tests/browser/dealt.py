"""`python -m tests.browser.dealt`: the real server, except that its luck is known beforehand.

What a test deals depends on the test alone (`CafeProcess.lucky` writes its name), and bots toss the same
coins: a test that passes here passes elsewhere. `CAFE_LUCK=2 ./run test` plays them all with other cards.
"""

from __future__ import annotations

import os
import random
import sys
from collections import Counter
from hashlib import shake_256
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

from cafe.hosting import scheduler
from cafe.match import opening
from cafe.server.run import main

LUCK = "luck"


class Sealed:
    """Stands for `secrets`: the first, the second, the third deal of a test."""

    def __init__(self, told: Path) -> None:
        self.told = told
        self.dealt: Counter[str] = Counter()

    def token_hex(self, size: int) -> str:
        luck = self.told.read_text()
        self.dealt[luck] += 1
        return shake_256(f"{luck} {self.dealt[luck]}".encode()).hexdigest(size)


if __name__ == "__main__":
    sealed = Sealed(Path(os.environ["CAFE_DATA"]) / LUCK)
    tossed = SimpleNamespace(Random=lambda: random.Random(1))
    with patch.object(opening, "secrets", sealed), patch.object(scheduler, "random", tossed):
        sys.exit(main(sys.argv[1:], os.environ))
