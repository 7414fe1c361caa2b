"""What a person is told of all their finished games; the fields are those of `cafe.statistics`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cafe.protocol.derived_types import derived
from cafe.protocol.messages import Message, PlayedGame
from cafe.statistics import streaks, totals

if TYPE_CHECKING:
    Tally = totals.Tally
    Apart = totals.Apart
    Reviewed = totals.Reviewed
    BestTurnEver = totals.BestTurnEver
    Streak = streaks.Streak
else:
    Tally = derived(totals.Tally)
    Apart = derived(totals.Apart)
    Reviewed = derived(totals.Reviewed)
    BestTurnEver = derived(totals.BestTurnEver)
    Streak = derived(streaks.Streak)


class Statistics(Message, frozen=True):
    """What your finished games add up to; only results against somebody count, the others are told apart."""

    total: Tally | None  # none without a result
    editions: list[Tally]
    sizes: list[Tally]  # by the number of players
    opponents: list[Tally]  # bots by their names, all people together by no name; once for each seat
    apart: Apart
    reviewed: Reviewed | None
    win_streak: Streak | None
    day_streak: Streak | None
    best_turn: BestTurnEver | None
    games: list[PlayedGame]  # the latest first
    unread: int  # games and reviews that were not read yet: ask again
    left_off: int  # older games, beyond the most that are counted
