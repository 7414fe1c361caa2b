"""The café under torture: its nodes, and the notes of what was done to them."""

from __future__ import annotations

import asyncio
import signal
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.black_hole import Proxy
from tests.http_client import HttpClient
from tests.servers import Server

QUIET = {
    "CAFE_RATE": "0",
    "CAFE_BOT_PACE": "0",
    "CAFE_CONNECTIONS_PER_ADDRESS": "5000",
    "CAFE_OPEN_CONNECTIONS_PER_ADDRESS": "5000",
    "CAFE_LOG_LEVEL": "warning",
}


AVOIDED = 1.0  # seconds
NODE = ("-m", "tests.torture.node")


@dataclass
class Cafe:
    """Nodes on one database."""

    nodes: list[Server]
    database: str
    proxies: list[Proxy] = field(default_factory=list)  # one in front of each node's PostgreSQL
    notes: Counter[str] = field(default_factory=Counter)
    broken: list[str] = field(default_factory=list)  # what must never happen, and did
    committed: asyncio.Event = field(default_factory=asyncio.Event)  # one more turn was acknowledged
    clients: list[HttpClient] = field(default_factory=list)
    avoided: dict[int, float] = field(default_factory=dict)  # ports that did not answer: until when

    @classmethod
    def on_postgres(cls, database: str, proxies: list[Proxy], folder: Path) -> Cafe:
        """As many nodes as proxies."""
        return cls([_node(proxy.address(database), folder) for proxy in proxies], database, proxies)

    @classmethod
    def on_sqlite(cls, database: str, folder: Path) -> Cafe:
        return cls([_node(database, folder)], database)

    async def open(self) -> None:
        await asyncio.gather(*(node.start() for node in self.nodes))

    def close(self) -> None:
        for client in self.clients:
            client.hang_up()
        for node in self.nodes:
            running = node.process is not None and node.process.poll() is None
            if running and node.stop() not in (0, -signal.SIGTERM):
                self.broken.append(f"a server did not close by itself:\n{node.notes()}")

    def some_port(self, rng: Random) -> int:
        """Any node, as a balancer in front would choose: rather not one that has just failed."""
        ports, now = [node.port for node in self.nodes], time.monotonic()
        return rng.choice([port for port in ports if self.avoided.get(port, 0) < now] or ports)

    def avoid(self, port: int) -> None:
        self.avoided[port] = time.monotonic() + AVOIDED

    def complain(self, complaint: str) -> None:
        self.broken.append(complaint)

    def acknowledge(self, moves: int) -> None:
        """Note a turn that a player was told of."""
        self.notes["moves played"] += moves
        self.notes["commits"] += 1
        self.committed.set()

    async def commits(self, more: int) -> None:
        """Wait until so many more turns were acknowledged."""
        wanted = self.notes["commits"] + more
        while self.notes["commits"] < wanted:
            self.committed.clear()
            await self.committed.wait()

    async def recover(self, faults: asyncio.Task[None]) -> None:
        """Let the last fault be over, and nodes that were killed come back."""
        faults.cancel()
        with suppress(asyncio.CancelledError):
            await faults
        await self.open()


def _node(database: str, folder: Path) -> Server:
    return Server(folder, {**QUIET, "CAFE_DATABASE_URL": database}, NODE)
