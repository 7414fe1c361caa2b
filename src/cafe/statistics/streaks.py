"""The longest streaks: games won one after the other, and days with a game."""

from __future__ import annotations

from collections.abc import Sequence

from cafe.rules.values import value

from .game import PlayedGame

MINUTE_MS, DAY_MS = 60_000, 86_400_000
MAX_OFFSET_MINUTES = 14 * 60  # the clocks of the world are no further from UTC


@value
class Streak:
    """So many in a row, from the end of a game to that of another."""

    length: int
    first_at: int
    last_at: int


def longest_wins(results: Sequence[PlayedGame]) -> Streak | None:
    """The most games in a row that were won alone; the earliest, if several are as long."""
    best: Streak | None = None
    run: Streak | None = None
    for game in results:
        if game.place != 1 or game.sharing > 1:
            run = None
            continue
        run = _longer(run, game.over_at)
        best = _better(best, run)
    return best


def longest_days(results: Sequence[PlayedGame], offset_minutes: int = 0) -> Streak | None:
    """The most days in a row on which a game ended, by a clock so many minutes ahead of UTC."""
    best: Streak | None = None
    run: Streak | None = None
    last_day = 0
    for game in results:
        day = (game.over_at + offset_minutes * MINUTE_MS) // DAY_MS
        if run is not None and day == last_day:
            run = Streak(run.length, run.first_at, game.over_at)
        else:
            run = _longer(run if day == last_day + 1 else None, game.over_at)
        last_day, best = day, _better(best, run)
    return best


def _longer(run: Streak | None, at: int) -> Streak:
    return Streak(1, at, at) if run is None else Streak(run.length + 1, run.first_at, at)


def _better(best: Streak | None, run: Streak) -> Streak:
    """The longer one; the same streak as it goes on."""
    is_same = best is not None and best.first_at == run.first_at
    return run if best is None or run.length > best.length or is_same else best
