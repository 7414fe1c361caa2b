"""The open WebSockets and long polls of this node, counted by match, person and address."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice

from cafe.hosting.cache import CachedMatch
from cafe.hosting.storage.sessions import Session
from cafe.match.seats import Seat
from cafe.match.state import Match
from cafe.protocol.errors import ApiError
from cafe.server.security.address_counts import AddressCounts
from cafe.server.settings import Settings

TOLD_AT_ONCE = 50  # followers, before others have their turn


def _nothing() -> None:
    """What there is to tell before somebody listens."""


@dataclass(eq=False, slots=True)
class Follower:
    """An open WebSocket; two of the same person are two followers."""

    person: str | None
    session: Session | None = None
    token_hash: str | None = None  # of a bot
    is_ended: bool = False  # together with its session or token
    since: int = 0  # when it was opened
    tell: Callable[[], None] = _nothing  # that the match has changed


class MatchFollowers:
    """The followers of one match on this node."""

    def __init__(self, cached: CachedMatch) -> None:
        self.cached = cached
        self.followers: set[Follower] = set()
        self._present: tuple[tuple[Seat, ...], list[int]] | None = None  # for these seats
        self._untold: dict[Follower, None] = {}  # in the order of their turns

    def add(self, follower: Follower) -> None:
        before = self.present_seats()
        if not self.followers:
            self.cached.listeners.add(self._tell_soon)
        self.followers.add(follower)
        self.cached.pins += 1
        self._wake_if_changed(before)

    def remove(self, follower: Follower) -> None:
        before = self.present_seats()
        self.followers.discard(follower)
        self._untold.pop(follower, None)
        follower.tell = _nothing  # nor does it keep what told it
        if not self.followers:
            self.cached.listeners.discard(self._tell_soon)
        self.cached.pins -= 1
        self._wake_if_changed(before)

    def people(self) -> dict[str, int]:
        """Who follows, and since when."""
        since: dict[str, int] = {}
        for follower in self.followers:
            if follower.person is not None:
                since[follower.person] = min(follower.since, since.get(follower.person, follower.since))
        return since

    def present_seats(self) -> list[int]:
        """The seats whose people are connected."""
        seats = self.cached.match.seats
        if self._present is None or self._present[0] is not seats:
            people = self.people()
            self._present = seats, [number for number, seat in enumerate(seats) if seat.person in people]
        return self._present[1]

    def _tell_soon(self) -> None:
        if not self._untold:
            asyncio.get_running_loop().call_soon(self._tell_some)
        self._untold |= dict.fromkeys(self.followers)

    def _tell_some(self) -> None:
        """Tell all of them, some at a time."""
        for follower in list(islice(self._untold, TOLD_AT_ONCE)):
            del self._untold[follower]
            follower.tell()
        if self._untold:
            asyncio.get_running_loop().call_soon(self._tell_some)

    def _wake_if_changed(self, before: list[int]) -> None:
        """Spectators who come and go are nobody's news."""
        self._present = None
        if self.present_seats() != before:
            self.cached.wake()


class Connections:
    """All followers of this node, by match, and how many there are of each person and address."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._by_match: dict[str, MatchFollowers] = {}
        self._per_person: Counter[str] = Counter()
        self._per_address = AddressCounts()
        self.count = 0
        self.empty = asyncio.Event()
        self.empty.set()

    @contextmanager
    def place(self, person: str | None, address: str) -> Iterator[None]:
        """Count somebody who listens, with a WebSocket or without, or refuse one too many.

        Whoever comes takes their place before anything is waited for, so that no crowd passes the limits.
        """
        self._require_room(person, address)
        self._count(person, address, 1)
        try:
            yield
        finally:
            self._count(person, address, -1)

    def _require_room(self, person: str | None, address: str) -> None:
        """Refuse one more follower if there are too many in all, of the person or of the address."""
        settings = self._settings
        has_capacity = (
            self.count < settings.max_connections
            and self._per_address.has_room(address, settings.max_connections_per_address)
            and (person is None or self._per_person[person] < settings.max_connections_per_person)
        )
        if not has_capacity:
            raise ApiError(429, "too-many-listeners", headers={"Retry-After": "30"})

    def add(self, cached: CachedMatch, follower: Follower) -> MatchFollowers:
        followers = self._by_match.setdefault(cached.match.id, MatchFollowers(cached))
        followers.add(follower)
        return followers

    def remove(self, followers: MatchFollowers, follower: Follower) -> None:
        followers.remove(follower)
        if not followers.followers:
            self._by_match.pop(followers.cached.match.id, None)

    def present_seats(self, match_id: str) -> list[int]:
        followers = self._by_match.get(match_id)
        return [] if followers is None else followers.present_seats()

    def people_at(self, match_id: str) -> dict[str, int]:
        """The people who follow a match, and since when."""
        followers = self._by_match.get(match_id)
        return {} if followers is None else followers.people()

    def followed(self) -> Iterator[tuple[Match, set[str]]]:
        """The matches that somebody follows, and the people among them."""
        for followers in self._by_match.values():
            yield followers.cached.match, set(followers.people())

    def sessions(self) -> set[str]:
        """The sessions of all followers, by their hashes."""
        return {follower.session.hash for follower in self._all() if follower.session is not None}

    def tokens(self) -> set[str]:
        """The tokens of all followers that are bots, by their hashes."""
        return {follower.token_hash for follower in self._all() if follower.token_hash is not None}

    def end(self, credential_hash: str) -> None:
        """End the followers of a session or of a bot's token.

        Those with a cookie of an earlier version end as well: it was exchanged meanwhile, perhaps for this
        session, and they come back with what they have now.
        """
        for followers in self._by_match.values():
            for follower in followers.followers:
                session = follower.session
                is_its = session is not None and (session.hash == credential_hash or session.is_shared)
                if is_its or follower.token_hash == credential_hash:
                    follower.is_ended = True
                    followers.cached.wake()

    def _all(self) -> Iterator[Follower]:
        for followers in self._by_match.values():
            yield from followers.followers

    def _count(self, person: str | None, address: str, change: int) -> None:
        self.count += change
        self._per_address.add(address, change)
        if person is not None:
            self._per_person[person] += change
            if not self._per_person[person]:
                del self._per_person[person]
        if self.count:
            self.empty.clear()
        else:
            self.empty.set()
