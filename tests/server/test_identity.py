"""What a node remembers of cookies: for a short time, and nothing that was ended meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from dataclasses import dataclass
from pathlib import Path

import pytest

from cafe.hosting.storage.migrate import migrate
from cafe.hosting.storage.people import People
from cafe.hosting.storage.sessions import SEEN_INTERVAL_MS, Device, Session, Sessions
from cafe.hosting.storage.store import Store
from cafe.server.security.identity import Identity

from .cafe import FakeClock

pytestmark = pytest.mark.anyio
CACHE_S = 30.0


@dataclass
class Stopwatch:
    """The seconds that the cache counts."""

    seconds: float = 0.0

    def __call__(self) -> float:
        return self.seconds


class SlowSessions(Sessions):
    """Whoever looks for a session or marks it waits, once it was found."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.found, self.go_on = asyncio.Event(), asyncio.Event()

    async def find(self, token: str, now: int) -> Session | None:
        session = await super().find(token, now)
        await self._wait()
        return session

    async def mark_seen(self, hashes: Collection[str], now: int) -> None:
        await super().mark_seen(hashes, now)
        await self._wait()

    async def _wait(self) -> None:
        self.found.set()
        await self.go_on.wait()


@pytest.fixture
async def store(tmp_path: Path, anyio_backend: str) -> AsyncIterator[Store]:
    opened = Store(f"sqlite+aiosqlite:///{tmp_path}/cafe.sqlite3")
    await migrate(opened)
    yield opened
    await opened.engine.dispose()


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def watch() -> Stopwatch:
    return Stopwatch()


def identity_of(
    store: Store, clock: FakeClock, watch: Stopwatch, sessions: Sessions | None = None
) -> Identity:
    return Identity(
        b"a secret for tests only",
        People(store),
        sessions or Sessions(store),
        clock,
        cache_s=CACHE_S,
        timer=watch,
    )


async def test_a_session_that_another_node_ended_is_remembered_for_half_a_minute_at_most(
    store: Store, clock: FakeClock, watch: Stopwatch
) -> None:
    identity = identity_of(store, clock, watch)
    person = await People(store).welcome(clock())
    session, cookie = await identity.begin(person.id, Device())
    await Sessions(store).end(person.id, session.id)
    watch.seconds += CACHE_S - 0.1
    assert await identity.session_of(cookie) == session, "nobody has said anything"
    watch.seconds += 0.1
    assert await identity.session_of(cookie) is None


async def test_a_session_that_was_ended_here_is_over_at_once(
    store: Store, clock: FakeClock, watch: Stopwatch
) -> None:
    identity = identity_of(store, clock, watch)
    person = await People(store).welcome(clock())
    session, cookie = await identity.begin(person.id, Device())
    _, other = await identity.begin(person.id, Device())
    await Sessions(store).end(person.id, session.id)
    identity.forget(session.hash)
    assert await identity.session_of(cookie) is None
    assert await identity.session_of(other) is not None


async def test_a_session_that_is_ended_while_it_is_looked_up_is_not_remembered(
    store: Store, clock: FakeClock, watch: Stopwatch
) -> None:
    slow = SlowSessions(store)
    identity = identity_of(store, clock, watch, slow)
    person = await People(store).welcome(clock())
    session, cookie = await identity.begin(person.id, Device())
    identity.forget_all()
    lookup = asyncio.create_task(identity.session_of(cookie))
    await slow.found.wait()
    await Sessions(store).end(person.id, session.id)
    identity.forget(session.hash)
    slow.go_on.set()
    assert await lookup == session, "it was not over when it was found"
    assert await identity.session_of(cookie) is None


async def test_a_session_that_is_ended_while_it_is_renewed_is_not_remembered(
    store: Store, clock: FakeClock, watch: Stopwatch
) -> None:
    slow = SlowSessions(store)
    identity = identity_of(store, clock, watch, slow)
    person = await People(store).welcome(clock())
    session, cookie = await identity.begin(person.id, Device())
    clock.at += SEEN_INTERVAL_MS
    renewal = asyncio.create_task(identity.refresh(session, cookie, Device))
    await slow.found.wait()
    await Sessions(store).end(person.id, session.id)
    identity.forget(session.hash)
    slow.go_on.set()
    await renewal
    assert await identity.session_of(cookie) is None
