"""Matches that wait for each other."""

from __future__ import annotations

from dataclasses import dataclass

from cafe.match.state import Match


@dataclass(frozen=True, slots=True)
class Lane:
    """Matches that wait for each other: those of one host, with people apart from those of bots alone.

    What is done in the background waits for all of them.
    """

    host: str
    bots_only: bool
    background: bool = False

    @property
    def is_urgent(self) -> bool:
        """Whether people at a table wait."""
        return not self.bots_only and not self.background


def lane_of(match: Match) -> Lane:
    return Lane(match.opened.host, match.is_left_to_bots)
