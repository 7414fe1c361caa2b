"""A database is brought up to date at every start, from nothing or from where it is."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect

from cafe.hosting.storage.migrate import migrate
from cafe.hosting.storage.schema import metadata
from cafe.hosting.storage.store import Store
from tests.databases import Postgres

from .nodes import OPEN, Hourglass, node_on, set_table

pytestmark = pytest.mark.anyio


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


async def test_a_database_that_is_up_to_date_stays_as_it_is(new_url: str, clock: Hourglass) -> None:
    async with node_on(new_url, clock) as node:
        match_id = await set_table(node, OPEN, OPEN)
        rows = await node.log(match_id)
        await migrate(node.store)
        await migrate(node.store)
        assert await node.log(match_id) == rows


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
