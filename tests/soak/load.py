"""The load, in a process of its own beside the servers: it opens tables and listens until it is told to end.

It is given its orders as JSON, says when everybody listens, and at the end, given the lengths of the logs,
what everybody heard.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Mapping
from random import Random
from typing import Any

import msgspec
import uvloop

from bench.players import SEATS

from .tables import BotTable, PersonTable, Records

AT_ONCE = 10  # tables that are set at one time
PATIENCE_S = 60.0  # until everybody has heard what the log has


class Orders(msgspec.Struct, frozen=True):
    """What the load has to do."""

    ports: list[int]
    matches: int  # of bots
    listeners: int  # in all
    people: int  # matches in which people play
    seed: int


class Load:
    """All tables, and what was seen of them."""

    def __init__(self, orders: Orders) -> None:
        self.records = Records()
        watchers_of = spread(orders.listeners - SEATS * orders.people, orders.matches)
        bots = [
            BotTable(number, orders.ports, watchers, self.records, Random(f"{orders.seed}-{number}"))
            for number, watchers in enumerate(watchers_of)
        ]
        people = [
            PersonTable(number, orders.ports, self.records, Random(f"{orders.seed}-{number}"))
            for number in range(orders.matches, orders.matches + orders.people)
        ]
        self.tables: list[BotTable | PersonTable] = [*bots, *people]
        self._running: list[asyncio.Task[Any]] = []

    async def open(self) -> None:
        """Let the tables begin, some at a time, until everybody listens."""
        for at in range(0, len(self.tables), AT_ONCE):
            some = self.tables[at : at + AT_ONCE]
            self._running += [asyncio.create_task(table.run()) for table in some]
            waiting = [asyncio.create_task(table.is_open.wait()) for table in some]
            while undone := [task for task in waiting if not task.done()]:
                await asyncio.wait([*undone, *self._running], return_when=asyncio.FIRST_COMPLETED)
                self._raise_failures()

    def _raise_failures(self) -> None:
        for task in self._running:
            if task.done():
                task.result()

    def match_ids(self) -> list[str]:
        running = [table.audience.match_id for table in self.tables if table.audience is not None]
        return [*self.records.endings, *running]

    async def end(self, lengths: Mapping[str, int]) -> None:
        """Play no more, and wait until everybody has heard as much as the log had."""
        self._note_failures()
        deadline = asyncio.get_running_loop().time() + PATIENCE_S
        while self._missing(lengths) and asyncio.get_running_loop().time() < deadline:  # noqa: ASYNC110
            await asyncio.sleep(0.1)
        missing = self._missing(lengths)
        self.records.broken += [f"match {match_id} was not heard to its end" for match_id in missing]
        for task in self._running:
            task.cancel()
        for table in self.tables:
            if table.audience is not None:
                table.audience.leave()

    def _note_failures(self) -> None:
        for task in self._running:
            if task.done() and (failure := task.exception()) is not None:
                self.records.broken.append(f"a table broke off: {failure!r}")

    def _missing(self, lengths: Mapping[str, int]) -> list[str]:
        audiences = [table.audience for table in self.tables if table.audience is not None]
        return [
            audience.match_id
            for audience in audiences
            if not audience.has_heard(lengths.get(audience.match_id, 0))
        ]

    def report(self, begun: float) -> dict[str, Any]:
        records = self.records
        return {
            "endings": {
                match_id: [[*ending, count] for ending, count in endings.items()]
                for match_id, endings in records.endings.items()
            },
            "broken": records.broken,
            "turns": [(at - begun, seconds) for at, seconds in records.turns if at >= begun],
            "matches": records.matches,
        }


def spread(listeners: int, matches: int) -> list[int]:
    """How many listen at each of the matches."""
    return [listeners // matches + (number < listeners % matches) for number in range(matches)]


async def run(orders: Orders) -> None:
    load, loop = Load(orders), asyncio.get_running_loop()
    await load.open()
    begun = loop.time()
    say({"open": True})
    await loop.run_in_executor(None, sys.stdin.readline)
    say(load.match_ids())
    lengths: dict[str, int] = json.loads(await loop.run_in_executor(None, sys.stdin.readline))
    await load.end(lengths)
    say(load.report(begun))


def say(told: object) -> None:
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    uvloop.run(run(msgspec.json.decode(sys.argv[1].encode(), type=Orders)))
