"""Budgets that refill evenly, in bounded memory and at a constant price for each request."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass

MAX_LIGHT, MAX_HEAVY = 80_000, 20_000  # budgets that are kept, of some 300 bytes each
HEAVY_SHARE = 0.25  # of a budget spent: from then on it is kept apart from those of a flood


@dataclass(frozen=True, slots=True)
class Budget:
    """So much may be spent at once; it is whole again after so many seconds."""

    size: float
    refill_s: float


class Budgets:
    """Who has spent how much.

    Of each budget only the moment is kept at which it is whole again: what has passed that moment tells
    nothing and is forgotten. Where too many are kept, those that spent little, and longest ago, go first: a
    flood of newcomers does not give back what a heavy user has spent.
    """

    def __init__(self, max_light: int = MAX_LIGHT, max_heavy: int = MAX_HEAVY) -> None:
        self._light = OrderedDict[Hashable, float]()  # by who, in the order of their last request
        self._heavy = OrderedDict[Hashable, float]()
        self._max_light, self._max_heavy = max_light, max_heavy

    def __len__(self) -> int:
        return len(self._light) + len(self._heavy)

    def spend(self, who: Hashable, budget: Budget, cost: float, now_s: float) -> int:
        """Spend from somebody's budget; 0, or the seconds until there is enough for it, and nothing is spent.

        What costs more than the whole budget is allowed when all of it is there.
        """
        _sweep(self._light, self._max_light, now_s)
        _sweep(self._heavy, self._max_heavy, now_s)
        kept_in = self._heavy if who in self._heavy else self._light
        whole_at_s = max(kept_in.get(who, now_s), now_s)
        after_s = whole_at_s + min(cost, budget.size) * budget.refill_s / budget.size
        wait_s = after_s - now_s - budget.refill_s
        if wait_s > 1e-6:
            kept_in.move_to_end(who)
            return math.ceil(wait_s)
        kept_in.pop(who, None)
        keeps_in = self._heavy if after_s - now_s > HEAVY_SHARE * budget.refill_s else self._light
        keeps_in[who] = after_s
        return 0


def _sweep(kept: OrderedDict[Hashable, float], limit: int, now_s: float) -> None:
    """Forget the longest unused one, if it is whole again or there are too many: a request adds no more."""
    if kept:
        who = next(iter(kept))
        if kept[who] <= now_s or len(kept) >= limit:
            del kept[who]
