"""The pool of workers: each thinks about one turn at a time, and one that fails is replaced."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial

from cafe.hosting.lane import Lane
from cafe.hosting.thinking.fair_queue import FairQueue
from cafe.hosting.thinking.plan import Thinker
from cafe.hosting.thinking.worker import Priority
from cafe.hosting.thinking.worker_process import Worker, WorkerFailed, start_worker

THINKING_S = 5.0  # for one try of a turn; the characters of the café need a second


class WorkerPool:
    """At most so many workers, each started when somebody waits for it.

    While there are several, matches of bots alone leave one of them to people.
    """

    def __init__(
        self,
        module: str,
        size: int,
        limit_s: float = THINKING_S,
        told: str = "",
        priority: Priority = Priority.TURNS,
    ) -> None:
        self._start: Callable[[], Awaitable[Worker]] = partial(start_worker, module, limit_s, told, priority)
        self._size, self._limit_s = size, limit_s
        self._most_for_others = max(1, size - 1)
        self._idle = list[Worker]()
        self._thinking = dict[Worker, Lane]()
        self._waiting: FairQueue[asyncio.Future[Worker]] = FairQueue()
        self._starting, self._ending = set[asyncio.Task[None]](), set[asyncio.Task[None]]()
        self._is_closed = False

    @asynccontextmanager
    async def thinker(self, lane: Lane) -> AsyncIterator[Thinker]:
        """A worker for one turn; it is ended if anything goes wrong or takes too long."""
        worker = await self._free_worker(lane)
        try:
            async with asyncio.timeout(self._limit_s):
                yield worker
        except BaseException:
            del self._thinking[worker]
            self._end(worker)
            self._serve()
            raise
        self._rest(worker)

    async def close(self) -> None:
        """End all workers, whatever they do."""
        self._is_closed = True
        while (found := self._waiting.pop()) is not None:
            found[1].set_exception(WorkerFailed("the pool is closed"))
        for starting in self._starting:
            starting.cancel()
        for worker in (*self._idle, *self._thinking):
            self._end(worker)
        self._idle.clear()
        while self._starting or self._ending:
            await asyncio.wait(self._starting | self._ending)

    async def _free_worker(self, lane: Lane) -> Worker:
        """A worker that has nothing to do, when it is this lane's turn."""
        if self._is_closed:
            raise WorkerFailed("the pool is closed")
        wanted = asyncio.get_running_loop().create_future()
        self._waiting.add(lane, wanted)
        self._serve()
        try:
            worker: Worker = await wanted
        except BaseException:
            if wanted.cancelled():
                self._waiting.remove(lane, wanted)
            elif wanted.exception() is None:
                self._rest(wanted.result())
            raise
        return worker

    def _serve(self) -> None:
        """Give workers to whoever waits, and start more if there may be more."""
        self._let_go_who_is_gone()
        while self._idle and (found := self._next()) is not None:
            lane, wanted = found
            worker = self._idle.pop()
            self._thinking[worker] = lane
            wanted.set_result(worker)
        workers = len(self._idle) + len(self._thinking) + len(self._starting)
        for _ in range(min(len(self._waiting) - len(self._starting), self._size - workers)):
            _keep(self._starting, asyncio.create_task(self._start_one(), name="cafe-bot-worker"))

    def _next(self) -> tuple[Lane, asyncio.Future[Worker]] | None:
        for_others = sum(not lane.is_urgent for lane in self._thinking.values())
        return self._waiting.pop(urgent_only=for_others >= self._most_for_others)

    def _let_go_who_is_gone(self) -> None:
        for worker in [worker for worker in self._idle if worker.is_gone]:
            self._idle.remove(worker)
            self._end(worker)

    async def _start_one(self) -> None:
        try:
            worker = await self._start()
        except Exception as failure:  # noqa: BLE001 whoever waits for it is told
            self._starting.discard(_this_task())
            if (found := self._waiting.pop()) is not None:
                found[1].set_exception(WorkerFailed(f"no worker could be started: {failure}"))
            self._serve()
            return
        self._starting.discard(_this_task())
        if self._is_closed:
            self._end(worker)
        else:
            self._idle.append(worker)
            self._serve()

    def _rest(self, worker: Worker) -> None:
        """It has done its work, and takes what comes next."""
        del self._thinking[worker]
        if self._is_closed:
            self._end(worker)
        else:
            self._idle.append(worker)
            self._serve()

    def _end(self, worker: Worker) -> None:
        _keep(self._ending, asyncio.create_task(worker.end()))


def _keep(tasks: set[asyncio.Task[None]], task: asyncio.Task[None]) -> None:
    """Until it is done: nobody else holds on to it."""
    tasks.add(task)
    task.add_done_callback(tasks.discard)


def _this_task() -> asyncio.Task[None]:
    task: asyncio.Task[None] | None = asyncio.current_task()
    assert task is not None, "called in a task"
    return task
