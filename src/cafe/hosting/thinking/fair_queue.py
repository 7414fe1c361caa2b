"""Who waits for a worker: people come before bots alone, those before the background; hosts in turn."""

from __future__ import annotations

from collections import deque
from typing import Generic, TypeVar

from cafe.hosting.lane import Lane

Waiting = TypeVar("Waiting")


class FairQueue(Generic[Waiting]):
    """Of each lane the first waits at the front; a lane that was served goes to the end."""

    def __init__(self) -> None:
        self._lanes: dict[Lane, deque[Waiting]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._lanes.values()))

    def add(self, lane: Lane, waiting: Waiting) -> None:
        self._lanes.setdefault(lane, deque()).append(waiting)

    def pop(self, *, urgent_only: bool = False) -> tuple[Lane, Waiting] | None:
        """Who is next; only people at their tables if the others have enough."""
        lanes = sorted(self._lanes, key=lambda lane: (lane.background, lane.bots_only))  # stable: in turn
        if not lanes or (urgent_only and not lanes[0].is_urgent):
            return None
        lane, line = lanes[0], self._lanes.pop(lanes[0])
        chosen = line.popleft()
        if line:
            self._lanes[lane] = line
        return lane, chosen

    def remove(self, lane: Lane, waiting: Waiting) -> None:
        """Let somebody go who waits no longer."""
        line = self._lanes[lane]
        line.remove(waiting)
        if not line:
            del self._lanes[lane]
