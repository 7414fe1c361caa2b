"""A database is brought up to date at every start, from nothing or from where it is."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DatabaseError

from cafe.hosting.storage.feed import Feed
from cafe.hosting.storage.migrate import current_revision, migrate
from cafe.hosting.storage.schema import metadata
from cafe.hosting.storage.store import Store
from cafe.hosting.storage.timeouts import PATIENT
from tests.databases import Postgres
from tests.match.in_memory_match import OPEN

from .nodes import FakeClock, node_on, set_table

pytestmark = pytest.mark.anyio
OLD_ROWS = 5_000
OLD_MATCHES = 50
OLD_ROW = text("""
    INSERT INTO log (match, seq, at, person, key, entry) VALUES (:match, :seq, :at, :person, :key, :entry)
""")
HINDRANCE = """
    CREATE TABLE hindrance (match VARCHAR(40), seq INTEGER,
        FOREIGN KEY (match, seq) REFERENCES log (match, seq))
"""
OLD_MATCH = """
    INSERT INTO matches (id, seq, status, listed, opened_at, last_at, leased_until, summary)
    VALUES (:id, 1, 'over', false, 5, 7, 0, '{}')
"""
OLD_REVIEW = text("""
    INSERT INTO reviews (match, maker, method, done, total, told_at, review)
    VALUES (:match, 'here', 'm', 0, 9, 1, :review)
""")
OLD_PLAY = text("INSERT INTO deal_plays (match, deal, person, began_at) VALUES (:match, 'a', 'anna', 1)")
INDEXED = "SELECT id, host, imported, watched_at, host_seen_at FROM matches ORDER BY id"
LOG = "SELECT match, seq, at, person, key, entry FROM log ORDER BY match, seq"


@pytest.fixture(params=["sqlite", "postgres"])
def new_url(request: pytest.FixtureRequest) -> Iterator[str]:
    """A database without any table."""
    if request.param == "sqlite":
        yield request.getfixturevalue("sqlite_url")
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    address = postgres.new_database()
    yield address
    postgres.drop(address)


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def test_nothing_becomes_what_the_tables_say(new_url: str) -> None:
    store = Store(new_url)
    await migrate(store)
    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        names = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
    assert set(names) == {*metadata.tables, "alembic_version"}
    await store.engine.dispose()


async def test_a_database_that_is_up_to_date_stays_as_it_is(new_url: str, clock: FakeClock) -> None:
    async with node_on(new_url, clock) as node:
        match_id = await set_table(node, OPEN, OPEN)
        rows = await node.log(match_id)
        await migrate(node.store)
        await migrate(node.store)
        assert await node.log(match_id) == rows


def old_rows() -> list[dict[str, object]]:
    """Rows as the first version wrote them; the third of each match comes from a node whose clock is slow."""
    return [
        {
            "match": f"m{number % OLD_MATCHES:02}",
            "seq": number // OLD_MATCHES + 1,
            "at": number - (OLD_MATCHES * 3 if number // OLD_MATCHES == 2 else 0),
            "person": None if number % 3 else "anna",
            "key": None if number % 3 else f"key {number}",
            "entry": f'{{"type":"seat-freed","seat":{number % 5}}}',
        }
        for number in range(OLD_ROWS)
    ]


async def test_old_rows_are_kept_and_put_in_order(new_url: str) -> None:
    store = Store(new_url, timeouts=PATIENT)
    await migrate(store, "0001")
    async with store.engine.begin() as connection:
        await connection.execute(OLD_ROW, old_rows())
        before = (await connection.execute(text(LOG))).all()
    await migrate(store)
    async with store.engine.begin() as connection:
        assert (await connection.execute(text(LOG))).all() == before
        assert await connection.run_sync(differences) == []
    found = await Feed(store).rows_since(0, 2 * OLD_ROWS)
    assert [row.position for row in found] == list(range(1, OLD_ROWS + 1))
    in_matches = sorted((row.match_id, row.position, row.row.seq) for row in found)
    assert [(match_id, seq) for match_id, _, seq in in_matches] == [(row.match, row.seq) for row in before]
    times = [row.row.at for row in found if row.row.seq != 3]
    assert times == sorted(times)
    await store.engine.dispose()


async def test_new_rows_come_after_the_old_ones(new_url: str, clock: FakeClock) -> None:
    store = Store(new_url)
    await migrate(store, "0001")
    async with store.engine.begin() as connection:
        await connection.execute(OLD_ROW, old_rows()[:100])
    await store.engine.dispose()
    async with node_on(new_url, clock) as node:
        match_id = await set_table(node, OPEN, OPEN)
        found = await Feed(node.store).rows_since(0, 1_000)
        assert [row.position for row in found[:100]] == list(range(1, 101))
        assert [row.row for row in found[100:]] == await node.log(match_id)


async def test_a_migration_that_fails_leaves_the_database_as_it_was(new_url: str) -> None:
    store = Store(new_url)
    await migrate(store, "0001")
    async with store.engine.begin() as connection:
        await connection.execute(OLD_ROW, old_rows()[:10])
        await connection.execute(text(HINDRANCE))
        await connection.execute(text("INSERT INTO hindrance VALUES ('m00', 1)"))
        before = (await connection.execute(text(LOG))).all()
    with pytest.raises(DatabaseError):
        await migrate(store)
    async with store.engine.begin() as connection:
        assert (await connection.execute(text(LOG))).all() == before
    assert await current_revision(store) == "0001"
    await store.engine.dispose()


async def test_the_hosts_of_old_matches_are_read_from_their_logs(new_url: str) -> None:
    store = Store(new_url)
    await migrate(store, "0003")
    async with store.engine.begin() as connection:
        for match_id, deal in (("played", "null"), ("brought", '{"bag": []}')):
            await connection.execute(text(OLD_MATCH), {"id": match_id})
            entry = f'{{"type": "match-opened", "host": "anna", "deal": {deal}}}'
            row = {"match": match_id, "seq": 1, "at": 1, "person": "anna", "key": None, "entry": entry}
            await connection.execute(OLD_ROW, row)
    await migrate(store)
    async with store.engine.begin() as connection:
        found = (await connection.execute(text(INDEXED))).all()
    assert [tuple(row) for row in found] == [("brought", "anna", True, 7, 7), ("played", "anna", False, 7, 7)]
    await store.engine.dispose()


async def test_reviews_that_are_ready_stay_and_plays_of_deals_get_their_seats(new_url: str) -> None:
    store = Store(new_url)
    await migrate(store, "0011")
    async with store.engine.begin() as connection:
        for match, review in (("ready", "{}"), ("unfinished", None)):
            await connection.execute(OLD_REVIEW, {"match": match, "review": review})
        for match, seats in (("first", ["device", "bot"]), ("second", ["bot", "device"])):
            seats_told = ", ".join(f'{{"kind": "{kind}"}}' for kind in seats)
            entry = f'{{"type": "match-opened", "seats": [{seats_told}]}}'
            row = {"match": match, "seq": 1, "at": 1, "person": "anna", "key": None, "entry": entry}
            await connection.execute(OLD_ROW, row)
            await connection.execute(OLD_PLAY, {"match": match})
    await migrate(store)
    async with store.engine.begin() as connection:
        assert await connection.run_sync(differences) == []
        found = (await connection.execute(text("SELECT match, method, review FROM reviews"))).all()
        plays = (await connection.execute(text("SELECT match, seat FROM deal_plays ORDER BY match"))).all()
    assert [tuple(row) for row in found] == [("ready", "m", "{}")]
    assert [tuple(row) for row in plays] == [("first", 0), ("second", 1)]
    await store.engine.dispose()


async def test_nodes_that_start_at_once_bring_it_up_to_date_together(postgres: Postgres) -> None:
    address = postgres.new_database()
    stores = [Store(address) for _ in range(4)]
    await asyncio.gather(*(migrate(store) for store in stores))
    async with stores[0].engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    for store in stores:
        await store.engine.dispose()
    postgres.drop(address)


async def test_sqlite_waits_for_the_disk_at_every_commit(sqlite_url: str) -> None:
    store = Store(sqlite_url)
    async with store.engine.connect() as connection:
        for pragma, wanted in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == wanted
    await store.engine.dispose()
