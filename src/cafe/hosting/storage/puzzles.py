"""Puzzles as people answered them: first attempts, ratings of people and puzzles, and streaks.

A person's first attempt at a puzzle is written together with everything it changes. However many come at
once, on whichever nodes, one is the first, and no rating loses what another attempt added to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

from sqlalchemy import Row, Table, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from cafe.hosting.puzzle_standing import NOBODYS, Answered, Attempt, Standing, first_answer
from cafe.hosting.storage.schema import puzzle_attempts, puzzle_players, puzzle_ratings
from cafe.hosting.storage.store import Store
from cafe.puzzles.rating import Rating
from cafe.puzzles.streaks import DailyStreak, Streak
from cafe.rules import Edition


class PuzzleRecords:
    """What the database knows of puzzles and of people who try them."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def attempt(
        self, person: str, answered: Answered, now: int, *, solved: bool
    ) -> tuple[Attempt, bool]:
        """The person's first attempt at a puzzle, and whether it is this one."""
        async with self.store.begin() as connection:
            before = await _first_attempt(connection, person, answered.puzzle)
            if before is not None:
                return before, False
            standing = await self._locked_standing(connection, person, answered.game)
            before = await _first_attempt(connection, person, answered.puzzle)  # while waiting for the lock
            if before is not None:
                return before, False
            hardness = await self._locked_rating(connection, answered)
            first = first_answer(standing, hardness, answered, now, solved=solved)
            attempt, its = first.attempt, first.hardness
            await connection.execute(
                insert(puzzle_attempts).values(
                    person=person,
                    puzzle=answered.puzzle,
                    solved=solved,
                    at=now,
                    rating_before=attempt.rating_before,
                    rating_after=attempt.rating_after,
                )
            )
            await _keep_standing(connection, person, answered.game, first.standing)
            changed = update(puzzle_ratings).where(puzzle_ratings.c.puzzle == answered.puzzle)
            await connection.execute(changed.values(rating=its.points, answers=its.answers))
        return attempt, True

    async def attempts(self, person: str) -> dict[str, Attempt]:
        """A person's first attempts by puzzle."""
        query = select(puzzle_attempts).where(puzzle_attempts.c.person == person)
        async with self.store.engine.connect() as connection:
            return {
                row.puzzle: _attempt(row)
                for row in await connection.execute(query.order_by(puzzle_attempts.c.at))
            }

    async def first_attempt(self, person: str, puzzle: str) -> Attempt | None:
        """A person's first attempt at a puzzle, if they have tried it."""
        async with self.store.engine.connect() as connection:
            return await _first_attempt(connection, person, puzzle)

    async def standings(self, person: str) -> dict[Edition, Standing]:
        """How well a person does, for each game of which they tried a puzzle."""
        query = select(puzzle_players).where(puzzle_players.c.person == person)
        async with self.store.engine.connect() as connection:
            return {Edition(row.game): _standing(row) for row in await connection.execute(query)}

    async def ratings(self) -> Mapping[str, Rating]:
        """How hard the puzzles are that anybody answered."""
        async with self.store.engine.connect() as connection:
            return {
                row.puzzle: Rating(row.rating, row.answers)
                for row in await connection.execute(select(puzzle_ratings))
            }

    async def rating(self, puzzle: str) -> Rating | None:
        """How hard a puzzle is, once anybody answered it."""
        query = select(puzzle_ratings).where(puzzle_ratings.c.puzzle == puzzle)
        async with self.store.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Rating(row.rating, row.answers)

    async def _locked_standing(self, connection: AsyncConnection, person: str, game: Edition) -> Standing:
        new = {"person": person, "game": game.value, **_columns(NOBODYS)}
        await self._insert_if_missing(connection, puzzle_players, new)
        query = select(puzzle_players).where(
            puzzle_players.c.person == person, puzzle_players.c.game == game.value
        )
        return _standing((await connection.execute(query.with_for_update())).one())

    async def _locked_rating(self, connection: AsyncConnection, answered: Answered) -> Rating:
        new = {"puzzle": answered.puzzle, "rating": answered.difficulty, "answers": 0}
        await self._insert_if_missing(connection, puzzle_ratings, new)
        query = select(puzzle_ratings).where(puzzle_ratings.c.puzzle == answered.puzzle)
        row = (await connection.execute(query.with_for_update())).one()
        return Rating(row.rating, row.answers)

    async def _insert_if_missing(
        self, connection: AsyncConnection, table: Table, values: dict[str, object]
    ) -> None:
        dialect = postgresql if self.store.is_postgres else sqlite
        await connection.execute(dialect.insert(table).values(**values).on_conflict_do_nothing())


async def _first_attempt(connection: AsyncConnection, person: str, puzzle: str) -> Attempt | None:
    query = select(puzzle_attempts).where(
        puzzle_attempts.c.person == person, puzzle_attempts.c.puzzle == puzzle
    )
    row = (await connection.execute(query)).first()
    return None if row is None else _attempt(row)


async def _keep_standing(connection: AsyncConnection, person: str, game: Edition, standing: Standing) -> None:
    changed = update(puzzle_players).where(
        puzzle_players.c.person == person, puzzle_players.c.game == game.value
    )
    await connection.execute(changed.values(**_columns(standing)))


def _attempt(row: Row[tuple[object, ...]]) -> Attempt:
    return Attempt(row.solved, row.at, row.rating_before, row.rating_after)


def _standing(row: Row[tuple[object, ...]]) -> Standing:
    return Standing(
        rating=Rating(row.rating, row.answers),
        solved=row.solved,
        in_a_row=Streak(row.row_now, row.row_longest),
        days=DailyStreak(
            Streak(row.days_now, row.days_longest),
            None if row.last_day is None else date.fromisoformat(row.last_day),
        ),
    )


def _columns(standing: Standing) -> dict[str, object]:
    last = standing.days.last
    return {
        "rating": standing.rating.points,
        "answers": standing.rating.answers,
        "solved": standing.solved,
        "row_now": standing.in_a_row.now,
        "row_longest": standing.in_a_row.longest,
        "days_now": standing.days.streak.now,
        "days_longest": standing.days.streak.longest,
        "last_day": None if last is None else last.isoformat(),
    }
