"""The load: many matches at once, each seat listening; a process of its own beside the servers.

The café and the bare endpoint have their turns one after the other, again and again, by the same connections
of the same process: what else the machine does meanwhile meets both.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import uvloop

from .background import Reviewed, bots_answers, let_bots_think
from .http_connection import HttpConnection, posted, question
from .players import LISTENERS_PER_MATCH, Match

AT_ONCE = 20  # tables that are set at one time
SLICE = 2.0  # seconds of one turn
THINKING = 8  # matches of bots alone
REVIEWS = 3  # that are asked for
ROW = json.dumps({"entry": "x" * 900}).encode()  # about as long as a turn in the log


@dataclass(slots=True)
class Loaded:
    """A server under load: what it did, in how many seconds, and how long that kept a processor busy."""

    port: int
    pid: int
    done: int = 0
    seconds: float = 0.0
    busy: float = 0.0

    async def take(self, work: Coroutine[Any, Any, int]) -> None:
        begun, busy = time.perf_counter(), busy_seconds(self.pid)
        self.done += await work
        self.seconds += time.perf_counter() - begun
        self.busy += busy_seconds(self.pid) - busy

    @property
    def pace(self) -> float:
        return self.done / self.seconds

    @property
    def work(self) -> float:
        return self.busy / self.done


async def load(cafe: Loaded, bare: Mapping[str, Loaded], matches: int, seconds: float) -> dict[str, Any]:
    """Set the tables, open the listeners, play at full pace beside the bare endpoints, then at half pace."""
    times = list[float]()
    tables = [Match(cafe.port, times.append) for _ in range(matches)]
    connections = [HttpConnection() for _ in range(matches)]
    await in_turn(table.open() for table in tables)
    before = resident(cafe.pid)
    await in_turn(table.listen() for table in tables)
    await asyncio.sleep(1)
    per_listener = (resident(cafe.pid) - before) / (matches * LISTENERS_PER_MATCH)
    slices = max(1, round(seconds / SLICE))
    for _ in range(slices):
        for path, endpoint in bare.items():
            await endpoint.take(append_rows(connections, endpoint.port, path, seconds / slices))
        await cafe.take(play_turns(tables, seconds / slices))
        await clear(tables)
    busy, times[:] = sorted(times), []
    reviews = [Reviewed(cafe.port) for _ in range(REVIEWS)]
    await in_turn(each.open() for each in reviews)
    pace = cafe.pace / 2
    await play_at_a_pace(tables, seconds / 2, pace)
    before_reviews, times[:] = list(times), []
    await clear(tables)
    await in_turn(each.begin() for each in reviews)
    await play_at_a_pace(tables, seconds, pace)
    decisions = sum([await each.call_off() for each in reviews])
    beside_reviews, times[:] = sorted(times), []
    await clear(tables)
    kept_pace = await play_at_a_pace(tables, seconds / 2, pace)
    alone, times[:] = sorted([*before_reviews, *times]), []
    await clear(tables)
    await play_at_a_pace(tables, seconds, pace / 2)
    quiet, times[:] = sorted(times), []
    await clear(tables)
    answers = await bots_answers(cafe.port, seconds)
    await in_turn(let_bots_think(cafe.port) for _ in range(THINKING))
    answers_beside_bots = await bots_answers(cafe.port, seconds)
    await play_at_a_pace(tables, seconds, pace / 2)  # three programs for two cores: there is room for all
    return {
        "turns": cafe.pace,
        "work": cafe.work,
        "bare": {path: {"rows": each.pace, "work": each.work} for path, each in bare.items()},
        "busy": percentiles(busy),
        "half": percentiles(alone),
        "reviewing": percentiles(beside_reviews),
        "decisions": decisions,
        "quarter": percentiles(quiet),
        "thinking": percentiles(sorted(times)),
        "half_pace": kept_pace,
        "answers": percentiles(answers),
        "answers_beside_bots": percentiles(answers_beside_bots),
        "listeners": matches * LISTENERS_PER_MATCH,
        "bytes_per_listener": per_listener,
    }


async def in_turn(works: Iterable[Coroutine[Any, Any, None]]) -> None:
    """Some at a time."""
    waiting = list(works)
    for at in range(0, len(waiting), AT_ONCE):
        await asyncio.gather(*waiting[at : at + AT_ONCE])


async def clear(tables: list[Match]) -> None:
    """Where a match is over, the next one is set."""
    await asyncio.gather(*(table.settled.wait() for table in tables))
    for at, table in enumerate(tables):
        if table.is_over:
            table.hang_up()
            tables[at] = Match(table.port, table.took)
            await tables[at].open()
            await tables[at].listen()


async def play_turns(tables: Sequence[Match], seconds: float) -> int:
    """As fast as it goes: every table goes on as soon as it can."""
    played, running, deadline = 0, set[asyncio.Task[int]](), time.perf_counter() + seconds

    def go(table: Match) -> None:
        if time.perf_counter() < deadline:
            task = asyncio.ensure_future(table.play())
            running.add(task)
            task.add_done_callback(count)

    def count(task: asyncio.Task[int]) -> None:
        nonlocal played
        running.discard(task)
        played += task.result()

    for table in tables:
        table.when_ready = go
        if table.is_ready:
            go(table)
    while running:
        await asyncio.wait(running)
    return played


async def play_at_a_pace(tables: Sequence[Match], seconds: float, pace: float) -> float:
    """Turns at an even pace, each at a table that is ready; the pace that was kept."""
    rng, begun, running, played = Random(7), time.perf_counter(), set[asyncio.Task[int]](), 0
    for table in tables:
        table.when_ready = None
    while (passed := time.perf_counter() - begun) < seconds:
        while played < passed * pace and (ready := [one for one in tables if one.is_ready]):
            task = asyncio.ensure_future(rng.choice(ready).play())
            running.add(task)
            task.add_done_callback(running.discard)
            played += 1
            await asyncio.sleep(0)
        await asyncio.sleep(0.5 / pace)
    await asyncio.gather(*running, *(table.settled.wait() for table in tables))
    return played / (time.perf_counter() - begun)


async def append_rows(connections: Sequence[HttpConnection], port: int, path: str, seconds: float) -> int:
    """A bare endpoint, by as many connections as there are matches."""
    asked, deadline = question(posted(port, path), ROW), time.perf_counter() + seconds

    async def go(connection: HttpConnection) -> int:
        appended = 0
        while time.perf_counter() < deadline:
            status, body = await connection.ask(port, asked)
            assert status == 200, body
            appended += 1
        return appended

    return sum(await asyncio.gather(*map(go, connections)))


def percentiles(times: list[float]) -> dict[str, float]:
    if not times:
        return {"p50": 0.0, "p99": 0.0}
    return {"p50": times[len(times) // 2], "p99": times[int(len(times) * 0.99)]}


def resident(pid: int) -> int:
    """Bytes of memory that a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4_096


def busy_seconds(pid: int) -> float:
    """How long a process has kept a processor busy."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def main(words: list[str]) -> None:
    """Of each server the port and the process, how many matches, for how long, and the bare endpoints."""
    cafe_port, cafe_pid, port, pid, matches = map(int, words[:5])
    bare = {path: Loaded(port, pid) for path in words[6:]}
    found = uvloop.run(load(Loaded(cafe_port, cafe_pid), bare, matches, float(words[5])))
    print(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1:])
