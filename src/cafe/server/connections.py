"""Who is here: the open connections of this node, counted by match, person and address."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field

from cafe.hosting.cache import CachedMatch
from cafe.match.seats import Seat
from cafe.server.settings import Settings


@dataclass(eq=False, slots=True)
class Follower:
    """An open connection; it is stirred when there may be something to tell."""

    person: str | None
    address: str
    stirred: asyncio.Event = field(default_factory=asyncio.Event)


class Audience:
    """Those who follow one match here."""

    def __init__(self, cached: CachedMatch) -> None:
        self.cached = cached
        self.followers: set[Follower] = set()
        self._caller: asyncio.Task[None] | None = None
        self._present: tuple[tuple[Seat, ...], list[int]] | None = None  # of which seats it was said

    def enter(self, follower: Follower) -> None:
        before = self.present()
        self.followers.add(follower)
        self._present = None
        self.cached.pins += 1
        if self._caller is None:
            self._caller = asyncio.create_task(self._call())
        self._stir_if_changed(before)

    def leave(self, follower: Follower) -> None:
        before = self.present()
        self.followers.discard(follower)
        self._present = None
        self.cached.pins -= 1
        if not self.followers and self._caller is not None:
            self._caller.cancel()
            self._caller = None
        self._stir_if_changed(before)

    def _stir_if_changed(self, before: list[int]) -> None:
        """A hundred spectators coming and going are nobody's news."""
        if self.present() != before:
            self.stir()

    def stir(self) -> None:
        for follower in self.followers:
            follower.stirred.set()

    def present(self) -> list[int]:
        """The seats whose people are connected."""
        seats = self.cached.match.seats
        if self._present is None or self._present[0] is not seats:
            there = {follower.person for follower in self.followers if follower.person is not None}
            self._present = seats, [number for number, seat in enumerate(seats) if seat.person in there]
        return self._present[1]

    async def _call(self) -> None:
        while True:
            await self.cached.changed.wait()
            self.stir()


class Connections:
    """The circles of this node, and how many connections there are."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._circles: dict[str, Audience] = {}
        self._of_person: Counter[str] = Counter()
        self._of_address: Counter[str] = Counter()
        self.count = 0
        self.empty = asyncio.Event()
        self.empty.set()

    def has_room_for(self, person: str | None, address: str) -> bool:
        settings = self._settings
        return (
            self.count < settings.connections
            and self._of_address[address] < settings.connections_per_address
            and (person is None or self._of_person[person] < settings.connections_per_person)
        )

    def enter(self, cached: CachedMatch, follower: Follower) -> Audience:
        circle = self._circles.setdefault(cached.match.id, Audience(cached))
        circle.enter(follower)
        self._count(follower, 1)
        return circle

    def leave(self, circle: Audience, follower: Follower) -> None:
        circle.leave(follower)
        if not circle.followers:
            self._circles.pop(circle.cached.match.id, None)
        self._count(follower, -1)

    def present(self, match_id: str) -> list[int]:
        circle = self._circles.get(match_id)
        return [] if circle is None else circle.present()

    def stir_all(self) -> None:
        for circle in self._circles.values():
            circle.stir()

    def _count(self, follower: Follower, change: int) -> None:
        self.count += change
        self._of_address[follower.address] += change
        if not self._of_address[follower.address]:
            del self._of_address[follower.address]
        if follower.person is not None:
            self._of_person[follower.person] += change
            if not self._of_person[follower.person]:
                del self._of_person[follower.person]
        if self.count:
            self.empty.clear()
        else:
            self.empty.set()
