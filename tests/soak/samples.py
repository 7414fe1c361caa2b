"""How a node is doing at one moment, by what the kernel and its metrics say of it."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from dataclasses import astuple, dataclass, fields
from pathlib import Path

from bench.load import busy_seconds, resident
from tests.http_client import HttpClient
from tests.servers import Server


@dataclass(frozen=True, slots=True)
class Sample:
    """One node, so many seconds after everybody listened."""

    at_s: float
    node: int
    memory_bytes: int
    files: int
    tasks: int
    listeners: int
    news: int  # messages sent so far
    busy_s: float  # of a processor


async def sampled(at_s: float, number: int, node: Server) -> Sample:
    assert node.process is not None
    pid, client = node.process.pid, HttpClient()
    try:
        answer = await client.ask(node.port, "GET", "/metrics")
    finally:
        client.hang_up()
    told = gauges(answer.body.decode())
    return Sample(
        at_s=round(at_s, 1),
        node=number,
        memory_bytes=resident(pid),
        files=open_files(pid),
        tasks=int(told["cafe_tasks"]),
        listeners=int(told["cafe_listeners"]),
        news=int(told["cafe_news_total"]),
        busy_s=busy_seconds(pid),
    )


def open_files(pid: int) -> int:
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))


def gauges(text: str) -> dict[str, float]:
    """The metrics without labels, by name."""
    lines = [line.split() for line in text.splitlines() if line and "#" not in line and "{" not in line]
    return {name: float(value) for name, value in lines}


def thirds(samples: Sequence[Sample]) -> tuple[Sequence[Sample], Sequence[Sample]]:
    """The samples of the second and of the last third of the time."""
    end = samples[-1].at_s
    return (
        [sample for sample in samples if end / 3 <= sample.at_s < end * 2 / 3],
        [sample for sample in samples if sample.at_s >= end * 2 / 3],
    )


def write_csv(path: Path, samples: Iterable[Sample]) -> None:
    with path.open("w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow([field.name for field in fields(Sample)])
        writer.writerows(astuple(sample) for sample in samples)
