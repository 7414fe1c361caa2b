"""What the operator of the server does: from its page, or by a command beside it."""

from __future__ import annotations

from dataclasses import dataclass

from cafe.hosting.matches import Matches
from cafe.hosting.storage.people import People
from cafe.hosting.storage.reports import Case, Reports
from cafe.hosting.storage.sanctions import Sanctions
from cafe.hosting.storage.store import Store
from cafe.match import moderation

HOUR_MS = 3_600_000


@dataclass(frozen=True, slots=True)
class Mute:
    """Silence a person everywhere for some hours."""

    person: str
    hours: int


@dataclass(frozen=True, slots=True)
class Unmute:
    person: str


@dataclass(frozen=True, slots=True)
class Rename:
    """Give a person another name, also at every match that is not over; empty for none."""

    person: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class Close:
    match: str


@dataclass(frozen=True, slots=True)
class Ban:
    """Let a person do nothing any more, and take their seats."""

    person: str


@dataclass(frozen=True, slots=True)
class Unban:
    person: str


@dataclass(frozen=True, slots=True)
class Dismiss:
    """Nothing has to be done."""


Order = Mute | Unmute | Rename | Close | Ban | Unban | Dismiss
OUTCOMES: dict[type[Order], str] = {
    Mute: "muted",
    Unmute: "unmuted",
    Rename: "renamed",
    Close: "closed",
    Ban: "banned",
    Unban: "unbanned",
    Dismiss: "dismissed",
}


class NobodyThere(Exception):
    """An order is about a person whom the database does not know."""


class Moderation:
    """Carries out the operator's orders; every node hears of them."""

    def __init__(self, matches: Matches[Store], people: People) -> None:
        self.matches, self.people = matches, people
        self.reports, self.sanctions = Reports(matches.store), Sanctions(matches.store)

    async def carry_out(self, order: Order, case: Case | None = None) -> None:
        """Do it, and close the case with it; raises NobodyThere or NoSuchMatch."""
        match order:
            case Mute(person, hours):
                self._require(await self.sanctions.silence(person, self._now() + hours * HOUR_MS))
            case Unmute(person):
                self._require(await self.sanctions.silence(person, None))
            case Rename(person, name):
                await self._rename(person, name, case)
            case Close(match_id):
                await self.matches.act(match_id, lambda match, _: moderation.close(match))
            case Ban(person):
                self._require(await self.sanctions.ban(person, self._now()))
                await self._evict(person)
            case Unban(person):
                self._require(await self.sanctions.ban(person, None))
            case Dismiss():
                pass
        if case is not None:
            await self.reports.handle(case.reported, OUTCOMES[type(order)], self._now())
        await self.sanctions.announce()

    async def _rename(self, person: str, name: str, case: Case | None) -> None:
        self._require(await self.people.find(person) is not None)
        await self.people.rename(person, name)
        reported = set() if case is None else {case.reported.match}
        for match_id in sorted({*await self.sanctions.unfinished_matches(person), *reported}):
            await self.matches.act(match_id, lambda match, _: moderation.rename(match, person, name))

    async def _evict(self, person: str) -> None:
        """Seat by seat, until there is none left at any match."""
        for match_id in await self.sanctions.unfinished_matches(person):
            evicted = True
            while evicted:
                _, rows = await self.matches.act(
                    match_id, lambda match, _: moderation.evict(match, person), person
                )
                evicted = bool(rows)

    def _require(self, known: bool) -> None:  # noqa: FBT001 an answer, no flag
        if not known:
            raise NobodyThere

    def _now(self) -> int:
        return self.matches.clock()
