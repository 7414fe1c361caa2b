"""Makes reviews on this node, one after another, in workers that nobody at a table waits for."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from cafe.analysis import Method, decisions_of, method_for
from cafe.analysis.method import NODES
from cafe.hosting.events import Events
from cafe.hosting.lane import Lane
from cafe.hosting.stored_review import GONE_MS, StoredReviews
from cafe.hosting.thinking.turn import Thinking
from cafe.kernel import running
from cafe.rules import Ruleset
from cafe.rules.notation import Record

from .tasks import DECISION, WHOLE

MAX_WAITING, MAX_WAITING_PER_PERSON = 200, 3
TRIES = 2  # for each decision
SLOW_SHARE = 20  # of the playouts, where the kernel is plain Python
TELL_S = GONE_MS / 4_000  # while it waits for its turn
events = Events("reviews")


class TooManyReviews(Exception):
    """More than this node or this person may have in work."""


class CannotThink(Exception):
    """Nobody answers what a review has to be told."""


@dataclass(frozen=True, slots=True)
class Order:
    """A review that was asked for."""

    match: str
    person: str
    record: Record
    method: Method


def method_here(ruleset: Ruleset) -> Method:
    """How reviews are made on this node: the usual way, with fewer playouts where those are slow."""
    nodes = NODES[ruleset.edition]
    return method_for(ruleset, nodes if running.why is None else nodes // SLOW_SHARE)


def method_text(method: Method) -> str:
    """All that a review depends on besides the game."""
    return f"engine={method.engine} weights={method.weights} seed={method.seed} nodes={method.nodes}"


class Reviewer:
    """One review at a time; those that wait are kept alive meanwhile."""

    def __init__(self, reviews: StoredReviews, thinking: Thinking, clock: Callable[[], int]) -> None:
        self.reviews, self._thinking, self._clock = reviews, thinking, clock
        self._maker = secrets.token_hex(8)
        self._waiting: list[Order] = []
        self._news, self.idle = asyncio.Event(), asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self._tasks = [
            asyncio.create_task(self._work(), name="cafe-reviewer"),
            asyncio.create_task(self._tell_of_waiting(), name="cafe-reviews-waiting"),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for order in self._waiting:  # whoever asks again need not wait until this node counts as gone
            with suppress(Exception):
                await self.reviews.cancel(order.match)

    async def ask(self, order: Order) -> None:
        """Make this review when its turn comes, unless it is being made already."""
        per_person = Counter(waiting.person for waiting in self._waiting)
        if len(self._waiting) >= MAX_WAITING or per_person[order.person] >= MAX_WAITING_PER_PERSON:
            raise TooManyReviews
        total = len(decisions_of(order.record))
        told = method_text(order.method)
        if await self.reviews.begin(order.match, self._maker, told, total, self._clock()):
            self._waiting.append(order)
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
            except Exception as failure:  # noqa: BLE001 the next one may go well
                events.failed("review_failed", failure)
                with suppress(Exception):
                    await self.reviews.cancel(order.match)
            self._waiting.remove(order)

    async def _make(self, order: Order) -> None:
        """Decision by decision, until it is done or not wanted any more."""
        turns = list[Any]()
        for decision in await asyncio.to_thread(decisions_of, order.record):
            turns.append(await self._asked(order, DECISION, decision, order.method))
            if not await self.reviews.tell(order.match, self._maker, len(turns), self._clock()):
                return
        whole = await self._asked(order, WHOLE, order.record, turns, order.method)
        text = await asyncio.to_thread(json.dumps, whole, separators=(",", ":"))
        await self.reviews.finish(order.match, self._maker, text, self._clock())

    async def _asked(self, order: Order, task: str, *about: Any) -> Any:
        lane = Lane(order.person, bots_only=False, background=True)
        for _ in range(TRIES):
            if (answer := await self._thinking.ask(lane, task, *about)) is not None:
                return answer
        raise CannotThink(task)

    async def _tell_of_waiting(self) -> None:
        """Those that wait behind others are not forgotten; whichever was cancelled goes."""
        while True:
            await asyncio.sleep(TELL_S)
            for order in self._waiting[1:]:
                with suppress(Exception):
                    if not await self.reviews.tell(order.match, self._maker, 0, self._clock()):
                        self._waiting.remove(order)
