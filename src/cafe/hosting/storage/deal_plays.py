"""Who played a deal that others play, too: results in order, how many are worse, and people over all days.

The rows are written with the log of the match (`match_write`), so that they never differ from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import BigInteger, ColumnElement, Integer, Select, and_, case, cast, func, or_, select

from cafe.hosting.storage.schema import deal_plays as plays
from cafe.hosting.storage.schema import people
from cafe.hosting.storage.store import Store
from cafe.match.daily import DAY_MS, GRACE_MS
from cafe.match.deal_play import Grade

MAX_DAYS = 3_660  # of a person, that a streak is looked for in


@dataclass(frozen=True, slots=True)
class Play:
    """Somebody's game of a deal; the result is None while it is played, and of one that has none."""

    match: str
    deal: str
    person: str
    name: str
    seat: int
    day: int | None
    began_at: int
    ended_at: int | None
    grade: int | None
    score: int | None
    margin: int | None
    place: int | None
    bot_helped: bool | None

    @property
    def is_over(self) -> bool:
        return self.ended_at is not None


@dataclass(frozen=True, slots=True)
class Beside:
    """How many of the results of a deal are worse than one, how many as good, itself among them, and all."""

    worse: int
    equal: int
    total: int


@dataclass(frozen=True, slots=True)
class PersonOverall:
    """A person over all days of one edition."""

    person: str
    name: str
    days: int
    won: int
    margin: int  # of all days together


class DealPlays:
    """The games of shared deals in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of_person(self, person: str, deals: Sequence[str]) -> dict[str, Play]:
        """A person's games of some deals, by deal."""
        query = _plays().where(plays.c.person == person, plays.c.deal.in_(deals))
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        return {row.deal: Play(*row) for row in found}

    async def has_finished(self, person: str, deal: str) -> bool | None:
        """Whether a person's game of a deal is over; None if they have not begun one."""
        query = select(plays.c.ended_at).where(plays.c.person == person, plays.c.deal == deal)
        async with self.store.engine.connect() as connection:
            found = (await connection.execute(query)).all()
        return any(row.ended_at is not None for row in found) if found else None

    async def of_match(self, match_id: str) -> Play | None:
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(_plays().where(plays.c.match == match_id))).first()
        return None if row is None else Play(*row)

    async def results(self, deal: str, seat: int, skip: int, limit: int) -> list[Play]:
        """The results of a seat of a deal, best first; those that came later after their equals."""
        best_first = (
            plays.c.grade.desc(),
            plays.c.margin.desc(),
            plays.c.score.desc(),
            plays.c.ended_at,
            plays.c.match,
        )
        query = _plays().where(*_counted(deal, seat)).order_by(*best_first).offset(skip).limit(limit)
        async with self.store.engine.connect() as connection:
            return [Play(*row) for row in (await connection.execute(query)).all()]

    async def beside(self, play: Play) -> Beside:
        """Where a result is among those of its deal and seat."""
        worse = or_(
            plays.c.grade < play.grade,
            and_(plays.c.grade == play.grade, plays.c.margin < play.margin),
            and_(plays.c.grade == play.grade, plays.c.margin == play.margin, plays.c.score < play.score),
        )
        equal = and_(plays.c.grade == play.grade, plays.c.margin == play.margin, plays.c.score == play.score)
        query = select(_number(worse), _number(equal), func.count())
        query = query.where(*_counted(play.deal, play.seat))
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(query)).one()
        return Beside(row[0] or 0, row[1] or 0, row[2])

    async def total(self, deal: str, seat: int) -> int:
        async with self.store.engine.connect() as connection:
            return await connection.scalar(select(func.count()).where(*_counted(deal, seat))) or 0

    async def days_of(self, person: str) -> list[int]:
        """The days whose deals a person finished, the latest first."""
        query = select(plays.c.day).where(plays.c.person == person, *_counted_daily()).distinct()
        async with self.store.engine.connect() as connection:
            found = await connection.scalars(query.order_by(plays.c.day.desc()).limit(MAX_DAYS))
            return list(found.all())

    async def overall(self, edition: str, before_day: int, skip: int, limit: int) -> list[PersonOverall]:
        """People by what they won and by how much, over the days before one."""
        days, won, margin = func.count(), _number(_won()), func.sum(plays.c.margin)
        query = (
            select(plays.c.person, func.coalesce(people.c.name, ""), days, won, cast(margin, Integer))
            .select_from(plays.outerjoin(people, people.c.id == plays.c.person))
            .where(*_counted_daily(), *_of_edition(edition, before_day))
            .group_by(plays.c.person, people.c.name)
            .order_by(won.desc(), margin.desc(), plays.c.person)
        )
        async with self.store.engine.connect() as connection:
            rows = (await connection.execute(query.offset(skip).limit(limit))).all()
        return [PersonOverall(*row) for row in rows]

    async def people_overall(self, edition: str, before_day: int) -> int:
        """How many people such a list has."""
        query = select(func.count(plays.c.person.distinct())).where(
            *_counted_daily(), *_of_edition(edition, before_day)
        )
        async with self.store.engine.connect() as connection:
            return await connection.scalar(query) or 0

    async def all_of_person(self, person: str) -> list[Play]:
        """Everything that is kept of a person here."""
        query = _plays().where(plays.c.person == person).order_by(plays.c.began_at, plays.c.match)
        async with self.store.engine.connect() as connection:
            return [Play(*row) for row in (await connection.execute(query)).all()]


def _plays() -> Select[Any]:
    return select(
        plays.c.match,
        plays.c.deal,
        plays.c.person,
        func.coalesce(people.c.name, ""),
        plays.c.seat,
        plays.c.day,
        plays.c.began_at,
        plays.c.ended_at,
        plays.c.grade,
        plays.c.score,
        plays.c.margin,
        plays.c.place,
        plays.c.bot_helped,
    ).select_from(plays.outerjoin(people, people.c.id == plays.c.person))


def _counted(deal: str, seat: int) -> tuple[ColumnElement[bool], ...]:
    """The results of a seat of a deal; those of a day's only if they were there before its seed was told."""
    in_time = or_(plays.c.day.is_(None), _was_in_time())
    return plays.c.deal == deal, plays.c.seat == seat, plays.c.grade.is_not(None), in_time


def _counted_daily() -> tuple[ColumnElement[bool], ...]:
    return plays.c.day.is_not(None), plays.c.grade.is_not(None), _was_in_time()


def _was_in_time() -> ColumnElement[bool]:
    return plays.c.ended_at - GRACE_MS < (cast(plays.c.day, BigInteger) + 1) * DAY_MS


def _of_edition(edition: str, before_day: int) -> tuple[ColumnElement[bool], ...]:
    return plays.c.deal.like(f"{edition}-%"), plays.c.day < before_day


def _won() -> ColumnElement[bool]:
    return and_(plays.c.grade == int(Grade.PLAYED), plays.c.place == 1)


def _number(condition: ColumnElement[bool]) -> ColumnElement[int]:
    return func.sum(case((condition, 1), else_=0))
