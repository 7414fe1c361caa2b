"""What Prometheus may count; no match, person or address has a label of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import generate_latest

BUCKETS_S = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0, 30.0)


class Metrics:
    """The metrics of this node."""

    def __init__(self, task_count: Callable[[], int]) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "cafe_requests", "Requests answered", ["route", "method", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "cafe_request_seconds", "Time to respond", ["route"], buckets=BUCKETS_S, registry=self.registry
        )
        self.commits = Counter("cafe_commits", "Turns sent, by outcome", ["outcome"], registry=self.registry)
        self.listeners = Gauge("cafe_listeners", "Open WebSockets", registry=self.registry)
        self.dropped = Counter(
            "cafe_listeners_dropped", "Connections closed by the server", ["why"], registry=self.registry
        )
        self.news = Counter("cafe_news", "Messages sent over WebSockets", registry=self.registry)
        self.tasks = Gauge("cafe_tasks", "Tasks of the event loop", registry=self.registry)
        self.tasks.set_function(task_count)
        self._answered: dict[tuple[str, str, int], tuple[Counter, Histogram]] = {}  # found by labels once
        self.failures = Counter("cafe_failures", "Requests that failed unexpectedly", registry=self.registry)

    def count_request(self, route: str, method: str, status: int, seconds: float) -> None:
        """A request was answered, and how long that took."""
        counted = self._answered.get((route, method, status))
        if counted is None:
            counted = self.requests.labels(route, method, str(status)), self.seconds.labels(route)
            self._answered[route, method, status] = counted
        requests, times = counted
        requests.inc()
        times.observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)


def count_tasks() -> int:
    """How many tasks there are on the loop that is asked: should they grow, something is never ended."""
    return len(asyncio.all_tasks())
