"""The deal of the day: which one it is follows from the day and the house's secret, and from nothing else.

Days are those of UTC, counted from 1 January 1970. The seed of a day's deal is HMAC-SHA256 of
"cafe-daily-1" 00 edition 00 day under the house's secret, in hexadecimal: whoever is told one knows no other.
Its commitment (`rules.commitment`) is published the day before, the seed itself when the day is over and
whoever began in time has had a while to finish.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from hashlib import sha256

from cafe.rules import Edition, Ruleset, ruleset
from cafe.rules.values import value

DAY_MS = 86_400_000
GRACE_MS = 2 * 3_600_000  # for whoever began before midnight
DOMAIN = b"cafe-daily-1"
TABLE_OF_WEEKDAY = (2, 2, 3, 2, 2, 3, 4)  # how many play, from Monday on
THURSDAY = 3  # 1 January 1970 was one


@value
class DailyDeal:
    """What everybody plays who plays the deal of a day."""

    edition: Edition
    day: int
    seed: str
    rules: Ruleset
    seat: int  # the person's; bots have the others
    opponents: tuple[str, ...]  # from the seat after the person's on, around the table

    @property
    def name(self) -> str:
        return deal_name(self.edition, self.day)

    def bot_at(self, seat: int) -> str:
        """The bot of a seat that is not the person's."""
        return self.opponents[(seat - self.seat - 1) % self.rules.players]


def day_of(at: int) -> int:
    """The day of a moment, in milliseconds since 1970."""
    return at // DAY_MS


def ends_at(day: int) -> int:
    """When a day is over, and the next one's deal can be played."""
    return (day + 1) * DAY_MS


def revealed_at(day: int) -> int:
    """From when on the seed of a day is told to everybody, and no result counts any more."""
    return ends_at(day) + GRACE_MS


def is_revealed(day: int, now: int) -> bool:
    return now >= revealed_at(day)


def deal_name(edition: Edition, day: int) -> str:
    return f"{edition}-{day}"


def daily_seed(secret: bytes, edition: Edition, day: int) -> str:
    """The seed of a day's deal, which only the secret makes of the day."""
    message = b"\0".join((DOMAIN, edition.value.encode(), str(day).encode()))
    return hmac.new(secret, message, sha256).hexdigest()


def daily_deal(secret: bytes, edition: Edition, day: int, characters: Sequence[str]) -> DailyDeal:
    """The deal of a day: table, seat and opponents follow from its seed, too."""
    seed = daily_seed(secret, edition, day)
    players = TABLE_OF_WEEKDAY[(day + THURSDAY) % 7]
    others = (characters[_drawn(seed, f"opponent {n}") % len(characters)] for n in range(1, players))
    return DailyDeal(
        edition=edition,
        day=day,
        seed=seed,
        rules=ruleset(edition, {"players": str(players)}),
        seat=_drawn(seed, "seat") % players,
        opponents=tuple(others),
    )


def streak(days: Sequence[int], today: int) -> int:
    """How many days in a row somebody played, up to today, or to yesterday while today is not over."""
    played = set(days)
    last = today if today in played else today - 1
    length = 0
    while last - length in played:
        length += 1
    return length


def _drawn(seed: str, what: str) -> int:
    digest = sha256(b"\0".join((DOMAIN, seed.encode(), what.encode()))).digest()
    return int.from_bytes(digest[:8], "big")
