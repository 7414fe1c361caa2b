"""PostgreSQL that hangs: bytes are swallowed, TCP sees nothing wrong, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.exc import InternalError, OperationalError

from cafe.hosting.storage import postgres_connections
from cafe.hosting.storage.engines import open_engine
from cafe.hosting.storage.errors import is_unavailable
from cafe.hosting.storage.migrate import migrate
from cafe.hosting.storage.notifications import listen
from cafe.hosting.storage.postgres_connections import DEAD_PEER_MS, connect_parameters
from cafe.hosting.storage.store import Store
from cafe.hosting.storage.timeouts import PATIENT, DatabaseTimeouts
from cafe.match import actions
from cafe.match.entries import Row, Said, TurnPlayed
from cafe.match.state import Match
from tests.black_hole import Proxy, Way, black_hole
from tests.databases import Postgres
from tests.match.in_memory_match import ANNA, OPEN

from .nodes import FakeClock, Node, best_turn, hearing, node_on, set_table

pytestmark = pytest.mark.anyio
SHORT = DatabaseTimeouts(
    connect_s=2, statement_s=1.0, reply_s=1.0, pool_s=1.0, busy_s=1.0, stuck_s=0.5, close_s=1.5, proof_s=0.0
)
TIMEOUT_S = 30.0


@pytest.fixture
def proxy(postgres: Postgres) -> Iterator[Proxy]:
    with black_hole(postgres.home / ".s.PGSQL.5432") as proxy:
        yield proxy


@asynccontextmanager
async def behind(proxy: Proxy, postgres_url: str, clock: FakeClock) -> AsyncIterator[Node]:
    """A node that reaches its database by way of the proxy, and soon loses patience."""
    async with node_on(Store(proxy.address(postgres_url), timeouts=SHORT), clock) as node:
        yield node


async def lines(node: Node, match_id: str) -> list[str]:
    return [row.entry.text for row in await node.log(match_id) if isinstance(row.entry, Said)]


async def plays(node: Node, match: Match, key: str | None = "k") -> list[Row]:
    """Whoever is on turn plays, under the same key each time; a turn is one statement on its way."""
    assert match.on_turn is not None
    assert match.game is not None
    seat, person = match.on_turn, match.seats[match.on_turn].person
    assert person is not None
    moves = best_turn(match.game)
    _, rows = await node.matches.act(
        match.id, lambda now, _: actions.turn(now, person, seat, moves), person, key
    )
    return rows


async def until(is_so: Callable[[], bool | Awaitable[bool]]) -> None:
    """Look again and again, where nothing tells."""
    async with asyncio.timeout(TIMEOUT_S):
        while True:
            found = is_so()
            if found if isinstance(found, bool) else await found:
                return
            await asyncio.sleep(0.02)


async def is_told_to_come_back(asking: Awaitable[object]) -> None:
    """What becomes an answer with status 503."""
    [failure] = await asyncio.gather(asking, return_exceptions=True)
    assert isinstance(failure, Exception)
    assert is_unavailable(failure)


@pytest.mark.parametrize("key", ["k", None])
async def test_an_answer_that_is_swallowed_is_found_in_the_log(
    proxy: Proxy, postgres_url: str, clock: FakeClock, key: str | None
) -> None:
    async with behind(proxy, postgres_url, clock) as node:
        before = await node.match(await set_table(node, OPEN, OPEN))
        proxy.swallow_on_open_lines(Way.ANSWERS)
        rows = await plays(node, before, key)
        assert (await node.log(before.id))[before.seq :] == rows


async def test_a_write_that_arrives_after_its_repetition_does_nothing(
    proxy: Proxy, postgres_url: str, clock: FakeClock
) -> None:
    async with behind(proxy, postgres_url, clock) as node:
        match_id = await set_table(node, OPEN, OPEN)
        stuck = proxy.swallow_on_open_lines(Way.QUESTIONS)
        await node.say(match_id, ANNA, "hello", key="k")
        log = await node.log(match_id)
        proxy.let_pass()
        await asyncio.to_thread(proxy.wait_until_over, stuck)
        assert await node.log(match_id) == log
        assert await lines(node, match_id) == ["hello"]
        assert (await node.say(match_id, ANNA, "bye")).seq == len(log) + 1


async def test_a_write_that_arrives_after_it_was_given_up_is_heard_of_and_happens_once(
    proxy: Proxy, postgres_url: str, clock: FakeClock
) -> None:
    async with behind(proxy, postgres_url, clock) as node, hearing(node) as bus:
        match_id = await set_table(node, OPEN, OPEN)
        before = await node.match(match_id)
        proxy.swallow(Way.QUESTIONS)
        await is_told_to_come_back(plays(node, before))
        follower = asyncio.create_task(node.matches.wait_for_rows(match_id, before.seq, TIMEOUT_S))
        proxy.let_pass()
        async with asyncio.timeout(TIMEOUT_S):
            [row] = await follower
            await bus.listening.wait()
        assert isinstance(row.entry, TurnPlayed)
        assert await plays(node, before) == [row], "the same key again"
        assert (await node.log(match_id))[before.seq :] == [row]


async def test_what_arrives_late_is_told_in_a_name_that_the_node_has_given_up(
    proxy: Proxy, postgres_url: str, clock: FakeClock
) -> None:
    async with behind(proxy, postgres_url, clock) as node, hearing(node):
        match_id, given_up = await set_table(node, OPEN, OPEN), node.store.node
        proxy.swallow(Way.QUESTIONS)
        await is_told_to_come_back(plays(node, await node.match(match_id)))
        proxy.let_pass()
        for name in ("another", given_up):  # once the first is heard, the second comes by the bus alone
            async with node_on(Store(postgres_url, node=name), clock) as other:
                await other.say(match_id, ANNA, name)
            await until(partial(_is_heard, node, match_id, name))


async def _is_heard(node: Node, match_id: str, text: str) -> bool:
    said = [row.entry for row in (await node.matches.load(match_id)).rows]
    return any(isinstance(entry, Said) and entry.text == text for entry in said)


async def test_reading_and_writing_go_on_by_themselves_after_a_black_hole(
    proxy: Proxy, postgres_url: str, clock: FakeClock
) -> None:
    """More readers hang than there are connections, and none of these is lost for ever."""
    async with behind(proxy, postgres_url, clock) as node:
        match_id = await set_table(node, OPEN, OPEN)
        await asyncio.gather(*(node.log(match_id) for _ in range(20)))  # all connections are open
        proxy.swallow()
        hung = await asyncio.gather(
            node.say(match_id, ANNA, "lost"), *(node.log(match_id) for _ in range(40)), return_exceptions=True
        )
        assert all(isinstance(failure, Exception) and is_unavailable(failure) for failure in hung)
        proxy.let_pass()
        await until(node.store.can_write)
        await asyncio.gather(*(node.log(match_id) for _ in range(20)))
        await node.say(match_id, ANNA, "hello")
        assert (await lines(node, match_id))[-1] == "hello"


async def test_whoever_reads_while_cancelled_does_not_wait_for_the_black_hole(
    proxy: Proxy, postgres_url: str, clock: FakeClock
) -> None:
    patient = DatabaseTimeouts(statement_s=None, reply_s=None)
    async with node_on(Store(proxy.address(postgres_url), timeouts=patient), clock) as node:
        match_id = await set_table(node, OPEN, OPEN)
        proxy.swallow()
        reading = asyncio.create_task(node.log(match_id))
        await asyncio.sleep(0.05)
        reading.cancel()
        async with asyncio.timeout(TIMEOUT_S):
            with pytest.raises(asyncio.CancelledError):
                await reading
        proxy.let_pass()


async def test_a_deaf_bus_notices_and_reads_what_it_missed(
    proxy: Proxy, postgres_url: str, clock: FakeClock
) -> None:
    async with (
        node_on(postgres_url, clock) as there,
        behind(proxy, postgres_url, clock) as here,
        hearing(here, quiet_s=0.2) as bus,
    ):
        match_id = await set_table(there, OPEN, OPEN)
        before = await here.match(match_id)
        follower = asyncio.create_task(here.matches.wait_for_rows(match_id, before.seq, TIMEOUT_S))
        proxy.swallow()
        await until(lambda: not bus.listening.is_set())
        await there.say(match_id, ANNA, "in the gap")
        proxy.let_pass()
        async with asyncio.timeout(TIMEOUT_S):
            [row] = await follower
            await bus.listening.wait()
        assert isinstance(row.entry, Said)


async def test_a_node_closes_although_its_database_is_a_black_hole(
    proxy: Proxy, postgres_url: str, clock: FakeClock
) -> None:
    async with asyncio.timeout(TIMEOUT_S):
        async with behind(proxy, postgres_url, clock) as node, hearing(node):
            match_id = await set_table(node, OPEN, OPEN)
            proxy.swallow()
            saying = asyncio.create_task(node.say(match_id, ANNA, "too late"))
            await asyncio.sleep(0.05)
        await is_told_to_come_back(saying)


async def test_while_one_write_hangs_the_next_are_told_at_once(
    proxy: Proxy, postgres_url: str, clock: FakeClock
) -> None:
    """Not even their own tries are waited for: the one that hangs tells when the database is back."""
    async with behind(proxy, postgres_url, clock) as node:
        match_ids = [await set_table(node, OPEN, OPEN) for _ in range(2)]
        proxy.swallow()
        first = asyncio.create_task(node.say(match_ids[0], ANNA, "first"))
        await until(lambda: node.store._health.is_away)
        await is_told_to_come_back(node.say(match_ids[1], ANNA, "second"))
        assert not first.done()
        proxy.let_pass()
        await asyncio.gather(first, return_exceptions=True)


async def test_postgres_gives_up_long_statements_of_requests_but_not_of_migrations(
    postgres_url: str,
) -> None:
    limit = text("SHOW statement_timeout")
    store, patient = Store(postgres_url, timeouts=SHORT), open_engine(Store(postgres_url).url, PATIENT)
    async with store.engine.connect() as connection:
        assert await connection.scalar(limit) == "1s"
        with pytest.raises(OperationalError):
            await connection.execute(text("SELECT pg_sleep(60)"))
    async with patient.connect() as connection:
        assert await connection.scalar(limit) == "0"
    await patient.dispose()
    await store.engine.dispose()


async def test_a_migration_waits_for_another_nodes_as_long_as_it_takes(postgres: Postgres) -> None:
    """With the time-outs of requests it would end after half a second."""
    store = Store(postgres.new_database(), timeouts=SHORT)
    async with store.engine.connect() as other:
        await other.execute(text("SELECT pg_advisory_lock(51966)"))
        await other.commit()
        migrating = asyncio.create_task(migrate(store))
        done, _ = await asyncio.wait([migrating], timeout=1.0)
        assert not done
        await other.execute(text("SELECT pg_advisory_unlock(51966)"))
        await other.commit()
    await migrating
    await store.engine.dispose()


async def test_a_postgres_that_can_only_be_read_is_away_until_it_can_be_written(postgres: Postgres) -> None:
    """As after a fail-over to a machine that only follows; connections are then made anew."""
    address = postgres.new_database()
    name = make_url(address).database
    store = Store(address)
    await migrate(store)
    postgres.tell(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    assert not await store.can_write()
    with pytest.raises(InternalError) as refused:
        async with store.begin() as connection:
            await connection.execute(text("DELETE FROM people"))
    assert is_unavailable(refused.value)
    postgres.tell(f"ALTER DATABASE {name} SET default_transaction_read_only = off")
    assert await store.can_write()
    async with store.begin() as connection:
        await connection.execute(text("DELETE FROM people"))
    await store.close()


async def test_tcp_itself_gives_up_a_machine_that_is_gone(
    proxy: Proxy, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Keepalive and user time-out are set on what reads, what writes and what listens."""
    listeners, connect_async = list[Any](), postgres_connections.connect_async

    async def noted(*arguments: Any, **parameters: Any) -> Any:
        listeners.append(await connect_async(*arguments, **parameters))
        return listeners[-1]

    store = Store(proxy.address(postgres_url))
    await migrate(store)
    async with store.engine.connect() as connection:
        reader = (await connection.get_raw_connection()).driver_connection
        assert is_watched(reader)
    with store._writer._engine.connect() as writing:
        assert is_watched(writing.connection.driver_connection)
    monkeypatch.setattr(postgres_connections, "connect_async", noted)
    async with listen(store.url, store.timeouts, quiet_s=0.1):
        assert [is_watched(listener) for listener in listeners] == [True]
    await store.close()


async def test_what_the_address_says_of_time_outs_wins(postgres_url: str) -> None:
    url = make_url(postgres_url).update_query_dict({"connect_timeout": "30"})
    assert "connect_timeout" not in connect_parameters(url, SHORT)
    assert connect_parameters(make_url(postgres_url), SHORT)["connect_timeout"] == SHORT.connect_s


def is_watched(connection: Any) -> bool:
    with socket.socket(fileno=os.dup(connection.pgconn.socket)) as line:
        return bool(
            line.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
            and line.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == DEAD_PEER_MS
        )
