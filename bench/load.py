"""The load: many matches at once, each seat listening; a process of its own beside the server."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from tests.caller import Answer, Caller, Unanswered

from .ears import listen

SEATS, EARS_AT_A_MATCH = 4, 5  # four seats and somebody who looks on
IN_HAND = b'"offers":[{'
AT_ONCE = 20  # tables that are set at one time
ROW = json.dumps({"entry": "x" * 900})  # about as long as a turn in the log


@dataclass
class Match:
    """A running match: whose turn it is, as far as its ears have heard, and what is on its way to them."""

    port: int
    times: list[float]
    caller: Caller = field(default_factory=Caller)
    match_id: str = ""
    turn: tuple[int, list[str], int] | None = None  # seat, moves, the row it was offered after
    heard: list[int] = field(default_factory=lambda: [0] * SEATS)  # the last row, by seat
    flights: dict[int, tuple[int, float]] = field(default_factory=dict)  # row before it: seat, when
    is_waiting: bool = False
    when_ready: Callable[[Match], None] | None = None

    async def open(self) -> None:
        opened = await self.caller.ask(
            self.port,
            "POST",
            "/api/matches",
            {
                "edition": "board",
                "options": {},
                "seats": [{"kind": "device", "name": f"Seat {seat}"} for seat in range(SEATS)],
                "clock": {"kind": "none"},
                "listed": False,
                "start": True,
            },
        )
        assert opened.status == 201, opened.body
        self.match_id = opened.told["match"]["id"]

    async def listen(self) -> None:
        path = f"/api/matches/{self.match_id}/follow?after=0"
        for seat in range(SEATS):
            hears = partial(self.hear, seat)
            await listen(self.port, f"{path}&seat={seat}", self.caller.cookie, hears)
        for _ in range(EARS_AT_A_MATCH - SEATS):
            await listen(self.port, path, "", lambda _told: None)

    def hear(self, seat: int, told: bytes) -> None:
        """Note which turns have arrived at this seat, and what it may do now."""
        seq, now = int(told[7 : told.index(b",", 7)]), time.perf_counter()  # {"seq":…
        for before, (actor, sent) in self.flights.items():
            if seat != actor and self.heard[seat] <= before < seq:
                self.times.append(now - sent)
        self.heard[seat] = max(seq, self.heard[seat])
        if IN_HAND in told and seq == max(self.heard):
            self.turn = seat, chosen(json.loads(told)["state"]["offers"]), seq
            self._go_on()

    async def play(self) -> int:
        """Commit the turn at hand; how many commits that were."""
        assert self.turn is not None
        (seat, moves, seen), self.turn, self.is_waiting = self.turn, None, True
        self.flights = {row: one for row, one in self.flights.items() if row >= min(self.heard)}
        self.flights[seen] = seat, time.perf_counter()
        answer = await self._commit(seat, moves, seen)
        if answer.status == 422:  # a question comes before the end of the turn
            answer = await self._commit(seat, moves[:1], seen)
        assert answer.status == 200, answer.body
        self.is_waiting = False
        self._go_on()
        return 1

    async def _commit(self, seat: int, moves: list[str], seen: int) -> Answer:
        body = {"seat": seat, "moves": moves, "seen": seen, "key": f"{seat}-{seen}-{len(moves)}"}
        path = f"/api/matches/{self.match_id}/moves"
        try:
            return await self.caller.ask(self.port, "POST", path, body)
        except Unanswered:  # the server closes lines that were quiet for a while
            return await self.caller.ask(self.port, "POST", path, body)

    @property
    def is_ready(self) -> bool:
        return self.turn is not None and not self.is_waiting

    def _go_on(self) -> None:
        if self.is_ready and self.when_ready is not None:
            self.when_ready(self)


def chosen(offers: list[dict[str, Any]]) -> list[str]:
    """What pays most; who seats somebody ends his turn with it."""
    best = max(offers, key=lambda offer: (offer["points"], not offer["waits"]))
    ends = best["kind"] == "seat" and not best["waits"]
    return [best["move"], "end"] if ends else [best["move"]]


async def play_turns(port: int, matches: int, seconds: float, pid: int) -> dict[str, Any]:
    """Set the tables, open the ears, play as fast as it goes, then at half that pace."""
    times = list[float]()
    tables = [Match(port, times) for _ in range(matches)]
    for at in range(0, matches, AT_ONCE):
        await asyncio.gather(*(table.open() for table in tables[at : at + AT_ONCE]))
    before = resident(pid)
    for at in range(0, matches, AT_ONCE):
        await asyncio.gather(*(table.listen() for table in tables[at : at + AT_ONCE]))
    await asyncio.sleep(1)
    per_ear = (resident(pid) - before) / (matches * EARS_AT_A_MATCH)
    worked = busy_seconds(pid)
    full, full_seconds = await _as_fast_as_it_goes(tables, seconds)
    worked = busy_seconds(pid) - worked
    busy, times[:] = sorted(times), []
    half = await _at_a_pace(tables, seconds, full / full_seconds / 2)
    return {
        "turns": full / full_seconds,
        "work": worked / full,
        "busy": percentiles(busy),
        "half": percentiles(sorted(times)),
        "half_pace": half,
        "ears": matches * EARS_AT_A_MATCH,
        "bytes_per_ear": per_ear,
    }


async def _as_fast_as_it_goes(tables: list[Match], seconds: float) -> tuple[int, float]:
    played, begun, running = 0, time.perf_counter(), set[asyncio.Task[int]]()
    deadline = begun + seconds

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
        go(table)
    while running:
        await asyncio.wait(running)
    return played, time.perf_counter() - begun


async def _at_a_pace(tables: list[Match], seconds: float, pace: float) -> float:
    """Turns at an even pace, each at a table that is ready."""
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
    await asyncio.gather(*running)
    return played / (time.perf_counter() - begun)


async def append_rows(port: int, callers: int, seconds: float, pid: int) -> dict[str, Any]:
    """The bare endpoint, by as many callers as there were matches."""
    deadline, worked = time.perf_counter() + seconds, busy_seconds(pid)

    async def go() -> int:
        caller, appended = Caller(), 0
        while time.perf_counter() < deadline:
            answer = await caller.ask(port, "POST", "/append", ROW)
            assert answer.status == 200, answer.body
            appended += 1
        caller.hang_up()
        return appended

    begun = time.perf_counter()
    appended = sum(await asyncio.gather(*(go() for _ in range(callers))))
    return {
        "rows": appended / (time.perf_counter() - begun),
        "work": (busy_seconds(pid) - worked) / appended,
    }


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
    kind, port, many, seconds, pid = words[0], int(words[1]), int(words[2]), float(words[3]), int(words[4])
    work = play_turns if kind == "turns" else append_rows
    print(json.dumps(asyncio.run(work(port, many, seconds, pid))))


if __name__ == "__main__":
    main(sys.argv[1:])
