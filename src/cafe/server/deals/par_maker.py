"""Makes the pars of deals on this node, one after another, in workers that nobody at a table waits for."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass

import structlog

from cafe.bots import characters_of
from cafe.hosting.failure_log import log_failure
from cafe.hosting.lane import Lane
from cafe.hosting.order_queue import OrderQueue
from cafe.hosting.storage.pars import Pars, StoredPar
from cafe.hosting.thinking.turn import Thinking
from cafe.kernel import running
from cafe.match.daily import DailyDeal
from cafe.rules import Edition

from .par_game import PAR_GAME, ParTable

GAMES, SLOW_GAMES = 24, 8  # fewer where the kernel is plain Python
NODES = {Edition.BOARD: 400, Edition.CARD: 800}  # for a turn of the strongest: a game takes seconds
SLOW_SHARE = 20  # of the nodes, where the kernel is plain Python
MAX_WAITING = 20
METHOD = re.compile(r"bot=(\S+) nodes=(\d+) games=(\d+)")  # as `par_method` tells it
BACKGROUND = Lane("", bots_only=False, background=True)
log = structlog.get_logger("par")


@dataclass(frozen=True, slots=True)
class Order:
    """A deal whose par is wanted, and what stands of it."""

    dealt: DailyDeal
    stored: StoredPar


def games_here() -> int:
    return GAMES if running.why is None else SLOW_GAMES


def nodes_here(edition: Edition) -> int:
    return NODES[edition] if running.why is None else NODES[edition] // SLOW_SHARE


def par_method(dealt: DailyDeal) -> str:
    """All that a par depends on besides the deal; the strongest bot's dice follow from each game's number."""
    return f"bot={_strongest(dealt)} nodes={nodes_here(dealt.edition)} games={games_here()}"


def is_as_good(told: str, wanted: str) -> bool:
    """Whether a par need not be made anew: by the same bot, with no fewer nodes in no fewer games.

    So a node whose kernel is plain Python leaves alone what a faster one made.
    """
    by, other = METHOD.fullmatch(told), METHOD.fullmatch(wanted)
    if by is None or other is None or by[1] != other[1]:
        return False
    return all(int(by[which]) >= int(other[which]) for which in (2, 3))


class ParMaker:
    """One game at a time; whoever was interrupted is gone on with."""

    def __init__(self, pars: Pars, thinking: Thinking, clock: Callable[[], int]) -> None:
        self.pars, self._thinking, self._clock = pars, thinking, clock
        self._maker = secrets.token_hex(8)
        self._orders = OrderQueue("cafe-par", self._make, self._failed)

    @property
    def idle(self) -> asyncio.Event:
        """Set while there is nothing to make."""
        return self._orders.idle

    def open(self) -> None:
        self._orders.open()

    async def close(self) -> None:
        await self._orders.close()

    async def ask(self, dealt: DailyDeal) -> None:
        """Let the par of a deal be made, unless there is one as good, or somebody is making it."""
        waiting = self._orders.waiting
        if any(order.dealt.name == dealt.name for order in waiting) or len(waiting) >= MAX_WAITING:
            return
        now, method = self._clock(), par_method(dealt)
        found = await self.pars.find(dealt.name)
        if found is not None and found.is_ready and is_as_good(found.method, method):
            return
        begun = await self.pars.begin(dealt.name, self._maker, method, games_here(), now)
        if begun is not None:
            self._orders.add(Order(dealt, begun))

    async def _make(self, order: Order) -> None:
        """Game by game, until all are played or another node goes on with it."""
        dealt, margins = order.dealt, order.stored.margins
        table = _table(dealt)
        while len(margins) < order.stored.total:
            margin = await self._thinking.insist(BACKGROUND, PAR_GAME, table, len(margins))
            margins = (*margins, int(margin))
            if not await self.pars.tell(dealt.name, self._maker, margins, self._clock()):
                return

    async def _failed(self, _: Order, failure: Exception) -> None:
        """It is made when it is asked for again."""
        log_failure(log, "par_failed", failure)


def _table(dealt: DailyDeal) -> ParTable:
    seats = range(dealt.rules.players)
    bots = tuple(_strongest(dealt) if seat == dealt.seat else dealt.bot_at(seat) for seat in seats)
    return ParTable(str(dealt.rules), dealt.seed, dealt.seat, bots, nodes_here(dealt.edition))


def _strongest(dealt: DailyDeal) -> str:
    return characters_of(dealt.edition)[-1].name
