"""Makes reviews on this node, one after another, in workers that nobody at a table waits for."""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any

from cafe.analysis import Method, decisions_of, method_for
from cafe.analysis.method import NODES
from cafe.hosting.events import Events
from cafe.hosting.lane import Lane
from cafe.hosting.order_queue import OrderQueue
from cafe.hosting.stored_review import GONE_MS, BegunReview, StoredReviews
from cafe.hosting.thinking.turn import Thinking
from cafe.kernel import running
from cafe.rules import Ruleset
from cafe.rules.notation import Record

from .tasks import DECISION, WHOLE

MAX_WAITING, MAX_WAITING_PER_PERSON = 200, 3
SLOW_SHARE = 20  # of the playouts, where the kernel is plain Python
METHOD = re.compile(r"engine=(\S+) weights=(\S+) seed=\S+ nodes=(\d+)")  # as `method_text` tells it
TELL_S = GONE_MS / 4_000  # while it waits for its turn
events = Events("reviews")


class TooManyReviews(Exception):
    """More than this node or this person may have in work."""


@dataclass(frozen=True, slots=True, eq=False)
class Order:
    """A review that was asked for: one order is none other, though it be for the same match."""

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


def is_as_good(told: str, wanted: Method) -> bool:
    """Whether a review need not be made anew: by the same learned values, with no fewer playouts.

    So a node whose kernel is plain Python leaves alone what a faster one made.
    """
    by = METHOD.fullmatch(told)
    return (
        by is not None and by[1] == wanted.engine and by[2] == wanted.weights and int(by[3]) >= wanted.nodes
    )


class Reviewer:
    """One review at a time; those that wait are kept alive meanwhile."""

    def __init__(self, reviews: StoredReviews, thinking: Thinking, clock: Callable[[], int]) -> None:
        self.reviews, self._thinking, self._clock = reviews, thinking, clock
        self._maker = secrets.token_hex(8)
        self._orders = OrderQueue("cafe-reviewer", self._make, self._failed)
        self._asking = Counter[str]()  # by person: orders that are about to wait
        self._telling: asyncio.Task[None] | None = None

    @property
    def idle(self) -> asyncio.Event:
        """Set while there is nothing to make."""
        return self._orders.idle

    def open(self) -> None:
        self._orders.open()
        self._telling = asyncio.create_task(self._tell_of_waiting(), name="cafe-reviews-waiting")

    async def close(self) -> None:
        await self._orders.close()
        if self._telling is not None:
            self._telling.cancel()
            with suppress(asyncio.CancelledError):
                await self._telling
        for order in self._orders.waiting:  # whoever asks again need not wait until this node counts as gone
            with suppress(Exception):
                await self.reviews.cancel(order.match)

    async def ask(self, order: Order) -> None:
        """Make this review when its turn comes, unless it is being made, or there is one as good."""
        ready = (await self.reviews.find(order.match)).ready
        if ready is not None and is_as_good(ready.method, order.method):
            return
        with self._place_for(order.person):
            total = len(await asyncio.to_thread(decisions_of, order.record))
            begun = BegunReview(order.person, method_text(order.method), 0, total, self._clock())
            if await self.reviews.begin(order.match, self._maker, begun):
                self._orders.add(order)

    @contextmanager
    def _place_for(self, person: str) -> Iterator[None]:
        """A place among those that wait, kept until the order is among them; or TooManyReviews."""
        taken = [*(one.person for one in self._orders.waiting), *self._asking.elements()]
        if len(taken) >= MAX_WAITING or taken.count(person) >= MAX_WAITING_PER_PERSON:
            raise TooManyReviews
        self._asking[person] += 1
        try:
            yield
        finally:
            self._asking -= Counter([person])

    async def cancel(self, match: str) -> None:
        """Stop a review that is not ready, here at once and elsewhere after the decision at which it is."""
        orders = [
            one for one in self._orders.waiting if one.match == match
        ]  # one that comes meanwhile is wanted
        await self.reviews.cancel(match)
        for order in orders:
            self._orders.drop(order)

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
        return await self._thinking.insist(Lane(order.person, bots_only=False, background=True), task, *about)

    async def _failed(self, order: Order, failure: Exception) -> None:
        events.failed("review_failed", failure)
        await self.reviews.cancel(order.match)

    async def _tell_of_waiting(self) -> None:
        """Those that wait behind others are not forgotten; whichever was cancelled goes."""
        while True:
            await asyncio.sleep(TELL_S)
            for order in self._orders.waiting[1:]:
                with suppress(Exception):
                    if not await self.reviews.tell(order.match, self._maker, 0, self._clock()):
                        self._orders.drop(order)
