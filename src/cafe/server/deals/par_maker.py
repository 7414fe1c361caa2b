"""Makes the pars of deals on this node, one after another, in workers that nobody at a table waits for."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import structlog

from cafe.bots import characters_of
from cafe.hosting.failure_log import log_failure
from cafe.hosting.lane import Lane
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
TRIES = 2  # for each game
log = structlog.get_logger("par")


class CannotThink(Exception):
    """Nobody answers what a par is made of."""


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


class ParMaker:
    """One game at a time; whoever was interrupted is gone on with."""

    def __init__(self, pars: Pars, thinking: Thinking, clock: Callable[[], int]) -> None:
        self.pars, self._thinking, self._clock = pars, thinking, clock
        self._maker = secrets.token_hex(8)
        self._waiting: list[Order] = []
        self._news, self.idle = asyncio.Event(), asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._work(), name="cafe-par")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def ask(self, dealt: DailyDeal) -> None:
        """Let the par of a deal be made, unless it is made, or somebody is making it."""
        is_waiting = any(order.dealt.name == dealt.name for order in self._waiting)
        if is_waiting or len(self._waiting) >= MAX_WAITING:
            return
        now, method = self._clock(), par_method(dealt)
        begun = await self.pars.begin(dealt.name, self._maker, method, games_here(), now)
        if begun is not None:
            self._waiting.append(Order(dealt, begun))
            self.idle.clear()
            self._news.set()

    async def _work(self) -> None:
        while True:
            if not self._waiting:
                self._news.clear()
                self.idle.set()
                await self._news.wait()
            order = self._waiting[0]
            try:
                await self._make(order)
            except Exception as failure:  # noqa: BLE001 the next one may go well, and this one is asked for again
                log_failure(log, "par_failed", failure)
            self._waiting.remove(order)

    async def _make(self, order: Order) -> None:
        """Game by game, until all are played or another node goes on with it."""
        dealt, margins = order.dealt, order.stored.margins
        table = _table(dealt)
        while len(margins) < order.stored.total:
            margin = await self._played(table, len(margins))
            margins = (*margins, margin)
            if not await self.pars.tell(dealt.name, self._maker, margins, self._clock()):
                return

    async def _played(self, table: ParTable, number: int) -> int:
        lane = Lane("", bots_only=False, background=True)
        for _ in range(TRIES):
            if (margin := await self._thinking.ask(lane, PAR_GAME, table, number)) is not None:
                return int(margin)
        raise CannotThink(PAR_GAME)


def _table(dealt: DailyDeal) -> ParTable:
    seats = range(dealt.rules.players)
    bots = tuple(_strongest(dealt) if seat == dealt.seat else dealt.bot_at(seat) for seat in seats)
    return ParTable(str(dealt.rules), dealt.seed, dealt.seat, bots, nodes_here(dealt.edition))


def _strongest(dealt: DailyDeal) -> str:
    return characters_of(dealt.edition)[-1].name
