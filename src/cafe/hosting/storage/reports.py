"""Reports to the operator: a line of chat or a name, as it was when somebody took offence at it."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from sqlalchemy import ColumnElement, and_, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from cafe.hosting.storage.schema import reports
from cafe.hosting.storage.store import Store

MAX_OPEN_PER_PERSON = 20
MAX_OPEN = 10_000
MAX_LISTED_ROWS = 1_000
MAX_HANDLED_LISTED = 20
IS_OPEN = reports.c.handled_at.is_(None)


class ReportKind(StrEnum):
    CHAT = "chat"
    NAME = "name"


class TooManyReports(Exception):
    """More than the operator can be expected to read."""


@dataclass(frozen=True, slots=True)
class Reported:
    """What is reported: a line of chat, or the name of somebody at a match."""

    match: str
    kind: ReportKind
    seq: int  # of the line; 0 for a name
    person: str
    name: str  # as it was then
    text: str  # of the line; empty for a name


@dataclass(frozen=True, slots=True)
class Case:
    """One thing that was reported, by how many, and what became of it."""

    id: int  # of the first report
    reported: Reported
    at: int  # of the first report
    reporters: int
    reasons: tuple[str, ...]
    handled_at: int | None
    outcome: str


class Reports:
    """The reports in the database; whoever reports a thing again has reported it already."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def file(self, reported: Reported, reporter: str, reason: str, now: int) -> None:
        """Keep a report, once for each person and thing, or raise TooManyReports."""
        if await self._has_enough(reporter):
            raise TooManyReports
        report = insert(reports).values(
            at=now,
            match=reported.match,
            kind=reported.kind.value,
            seq=reported.seq,
            reported=reported.person,
            reporter=reporter,
            name=reported.name,
            text=reported.text,
            reason=reason,
            outcome="",
        )
        with suppress(IntegrityError):  # reported already
            async with self.store.begin() as connection:
                await connection.execute(report)

    async def open_cases(self) -> list[Case]:
        """What nobody has handled yet, the oldest first."""
        query = select(reports).where(IS_OPEN).order_by(reports.c.id).limit(MAX_LISTED_ROWS)
        async with self.store.engine.connect() as connection:
            return _cases(await connection.execute(query))

    async def handled_cases(self) -> list[Case]:
        """What was handled, the last first."""
        latest = reports.c.handled_at.desc(), reports.c.id
        query = select(reports).where(~IS_OPEN).order_by(*latest).limit(MAX_LISTED_ROWS)
        async with self.store.engine.connect() as connection:
            return _cases(await connection.execute(query))[:MAX_HANDLED_LISTED]

    async def find(self, report_id: int) -> Case | None:
        """The case of one of its reports."""
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(select(reports).where(reports.c.id == report_id))).first()
            if found is None:
                return None
            state = IS_OPEN if found.handled_at is None else ~IS_OPEN
            same = select(reports).where(_same_thing(_reported(found)), state).order_by(reports.c.id)
            return _cases(await connection.execute(same))[0]

    async def handle(self, reported: Reported, outcome: str, now: int) -> None:
        """Keep what the operator did; every open report of the same thing is handled with it."""
        handled = update(reports).where(_same_thing(reported), IS_OPEN)
        async with self.store.begin() as connection:
            await connection.execute(handled.values(handled_at=now, outcome=outcome))

    async def _has_enough(self, reporter: str) -> bool:
        counts = func.count(), func.count().filter(reports.c.reporter == reporter)
        async with self.store.engine.connect() as connection:
            in_all, own = (await connection.execute(select(*counts).where(IS_OPEN))).one()
        return in_all >= MAX_OPEN or own >= MAX_OPEN_PER_PERSON


def _same_thing(reported: Reported) -> ColumnElement[bool]:
    return and_(
        reports.c.match == reported.match,
        reports.c.kind == reported.kind.value,
        reports.c.seq == reported.seq,
        reports.c.reported == reported.person,
    )


def _reported(found: Any) -> Reported:
    return Reported(
        found.match, ReportKind(found.kind), found.seq, found.reported, name=found.name, text=found.text
    )


def _cases(rows: Iterable[Any]) -> list[Case]:
    """Reports of the same thing are one case, with the thing as it was first reported."""
    by_thing: dict[tuple[object, ...], list[Any]] = {}
    for row in rows:
        thing = (row.match, row.kind, row.seq, row.reported, row.handled_at is None)
        by_thing.setdefault(thing, []).append(row)
    return [_case(same) for same in by_thing.values()]


def _case(same: list[Any]) -> Case:
    first, last = same[0], same[-1]
    return Case(
        id=first.id,
        reported=_reported(first),
        at=first.at,
        reporters=len({row.reporter for row in same}),
        reasons=tuple(dict.fromkeys(row.reason for row in same if row.reason)),
        handled_at=last.handled_at,
        outcome=last.outcome,
    )
