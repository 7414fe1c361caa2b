"""A soak: servers as people run them, the load beside them, samples meanwhile; at the end the log is read."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from cafe.hosting.storage.store import Store
from cafe.match.state import fold_log
from tests.servers import Server

from .heard import checksums
from .load import Orders
from .samples import Sample, sampled

SAMPLES = 120  # in the whole time
SHORTEST_PAUSE_S = 0.5
OPENING_S = 300.0  # until everybody has to listen
CLOSING_S = 120.0
LINE_LIMIT_BYTES = 256 * 1024 * 1024
SETTINGS = {"CAFE_LOG_LEVEL": "warning"}


@dataclass(frozen=True, slots=True)
class Soak:
    """What is done, on how many nodes, and for how long."""

    nodes: int
    seconds: float
    matches: int = 200
    listeners: int = 1_000
    people: int = 10
    seed: int = 7

    @property
    def pause_s(self) -> float:
        return max(SHORTEST_PAUSE_S, self.seconds / SAMPLES)


@dataclass(frozen=True, slots=True)
class Found:
    """What came of it."""

    soak: Soak
    samples: list[Sample]
    turns: list[tuple[float, float]]  # when a seat heard of another's turn, and how long after its POST
    broken: list[str]
    matches: int  # that were played to their end
    rows: int
    heard: int  # rows that somebody heard, in all

    def of_node(self, number: int) -> list[Sample]:
        return [sample for sample in self.samples if sample.node == number]


async def run_soak(soak: Soak, database: str, folder: Path) -> Found:
    nodes = [Server(folder, {**SETTINGS, "CAFE_DATABASE_URL": database}) for _ in range(soak.nodes)]
    try:
        for node in nodes:  # one after the other: the first brings the database up to date
            await node.start()
        samples, told = await _loaded(soak, nodes, database)
        broken = [*told["broken"], *errors_of(nodes)]
    finally:
        for node in nodes:
            if node.process is not None:
                node.stop()
    rows, heard, wrong = await _compared(database, told["endings"])
    return Found(soak, samples, told["turns"], [*broken, *wrong], told["matches"], rows, heard)


async def _loaded(soak: Soak, nodes: list[Server], database: str) -> tuple[list[Sample], dict[str, Any]]:
    """The samples while the load goes on, and what it told at its end."""
    load = await _start_load(soak, nodes)
    try:
        async with asyncio.timeout(OPENING_S):
            await _line(load)
        samples = await _sampled(soak, nodes)
        match_ids = await _answered(load, None)
        lengths = await _lengths(database, match_ids)
        async with asyncio.timeout(CLOSING_S):
            return samples, await _answered(load, lengths)
    finally:
        with suppress(ProcessLookupError):
            load.kill()
        await load.wait()


async def _start_load(soak: Soak, nodes: list[Server]) -> asyncio.subprocess.Process:
    ports = [node.port for node in nodes]
    orders = Orders(ports, soak.matches, soak.listeners, soak.people, soak.seed)
    return await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "tests.soak.load", msgspec.json.encode(orders).decode()),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LINE_LIMIT_BYTES,
    )


async def _line(load: asyncio.subprocess.Process) -> Any:
    assert load.stdout is not None
    if not (line := await load.stdout.readline()):
        raise RuntimeError("the load broke off; the reason stands above")
    return json.loads(line)


async def _answered(load: asyncio.subprocess.Process, asked: object) -> Any:
    assert load.stdin is not None
    load.stdin.write(json.dumps(asked).encode() + b"\n")
    return await _line(load)


async def _sampled(soak: Soak, nodes: list[Server]) -> list[Sample]:
    begun, samples = time.monotonic(), list[Sample]()
    while (passed := time.monotonic() - begun) < soak.seconds:
        samples += [await sampled(passed, number, node) for number, node in enumerate(nodes)]
        await asyncio.sleep(soak.pause_s)
    return samples


async def _lengths(database: str, match_ids: list[str]) -> Mapping[str, int]:
    store = Store(database)
    try:
        return await store.lengths(match_ids)
    finally:
        await store.engine.dispose()


async def _compared(database: str, endings: Mapping[str, list[list[int]]]) -> tuple[int, int, list[str]]:
    """How many rows there are, how often they were heard, and where that was not what the log has."""
    store, rows_in_all, heard_in_all, wrong = Store(database), 0, 0, list[str]()
    for match_id, found in endings.items():
        rows = await store.rows(match_id)
        wanted = list(checksums(fold_log(match_id, rows), rows))
        rows_in_all += len(rows)
        for seq, checksum, count in found:
            heard_in_all += seq * count
            if seq >= len(wanted) or wanted[seq] != checksum:
                wrong.append(f"match {match_id}: {count} heard other rows than the log has, up to {seq}")
    await store.engine.dispose()
    return rows_in_all, heard_in_all, wrong


def errors_of(nodes: list[Server]) -> list[str]:
    """What a server calls an error; that it is not ready at its start is none."""
    lines = [line for node in nodes for line in node.whole_log().splitlines()]
    return [f"a server wrote: {line}" for line in lines if "[error" in line and "/readyz" not in line]
