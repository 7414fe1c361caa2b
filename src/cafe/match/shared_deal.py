"""A deal that several people play, each at their own table: the deal of a day, or that of a challenge."""

from __future__ import annotations

from enum import StrEnum

from cafe.rules.values import value


class SharedKind(StrEnum):
    """Why the same deal is played more than once."""

    DAILY = "daily"  # everybody's deal of one day
    CHALLENGE = "challenge"  # that of a finished match, offered by a link


@value
class SharedDeal:
    """Which deal a match shares with others; none of it is told to clients but the kind, day and link."""

    kind: SharedKind
    deal: str  # the same for all who play it
    day: int | None = None  # of the deal of a day: how many days after 1 January 1970
    challenge: str = ""  # the link by which it was opened
