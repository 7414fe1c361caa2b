"""What an endpoint is given: what the whole café shares, and one request."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from typing import Any, TypeVar

from cafe.api.clean_text import clean_name
from cafe.api.rate_limit import RateLimit
from cafe.api.services import House
from cafe.hosting.cache import CachedMatch, NoSuchMatch
from cafe.match.entries import Row, Said
from cafe.match.limits import MAX_SEQ
from cafe.match.seats import Seat
from cafe.match.state import Match
from cafe.protocol.encoding import NOBODY, Viewer
from cafe.protocol.errors import ApiError, bad_field
from cafe.protocol.messages import News, Snapshot
from cafe.protocol.openapi import MATCH_ID

Result = TypeVar("Result")
MAX_ROWS_IN_NEWS = 250  # encoding them holds the event loop for a few milliseconds


class RequestContext(ABC):
    """One request: who sent it, for which match, and what they may see of it.

    What differs between a server, where many people ask, and a browser, where one does, is abstract.
    """

    def __init__(self, house: House, path: Mapping[str, Any], query: Mapping[str, str]) -> None:
        self.house, self.path, self.query = house, path, query
        self.person: str | None = None
        self._follows_as: tuple[tuple[Seat, ...], Viewer] | None = None  # while these are the seats

    @abstractmethod
    async def get_or_create_person(self) -> str:
        """The person; a stranger becomes a new one."""

    @abstractmethod
    async def recheck(self) -> None:
        """Whoever was signed out since the request came is a stranger from now on."""

    @abstractmethod
    def derived(self, *words: str) -> str:
        """A text that nobody else can make of these words: the ids and tokens that a retry gets again."""

    @abstractmethod
    async def off_the_loop(self, work: Callable[[], Result]) -> Result:
        """Do what takes long where it keeps nobody waiting."""

    @abstractmethod
    async def go_on(self, work: Callable[[], Result]) -> Result:
        """Do more of some work that was begun."""

    @abstractmethod
    def admit_bots(self, match_id: str) -> AbstractAsyncContextManager[None]:
        """Let this person start a match of bots alone meanwhile, or decline it."""

    @abstractmethod
    def waiting(self) -> AbstractContextManager[None]:
        """Count them among those who listen while they wait for news, or refuse them."""

    @abstractmethod
    def look(self, match: Match) -> None:
        """Take down that somebody looks at a match."""

    @abstractmethod
    def present_seats(self, match: Match) -> Collection[int]:
        """The seats whose people are here."""

    @abstractmethod
    async def may_look(self, match: Match) -> bool:
        """Whether this person may see a match, whose deal they may have still to play themselves."""

    @abstractmethod
    def require_open_deal(self, match: Match) -> None:
        """Refuse to tell the deal of a match while it is a secret."""

    @abstractmethod
    def is_silenced(self) -> bool:
        """Whether this person may say nothing to others."""

    @abstractmethod
    def count_more(self, rate_limit: RateLimit, cost: int) -> None:
        """Count what a request costs beyond its route's price, as soon as it is known."""

    @abstractmethod
    def count_commit(self, outcome: str) -> None:
        """A turn was sent."""

    @property
    def match_id(self) -> str:
        match_id = str(self.path["id"])
        if not MATCH_ID.fullmatch(match_id):
            raise NoSuchMatch(match_id)
        return match_id

    def require_person(self) -> str:
        """The person, where a stranger cannot have a seat."""
        if self.person is None:
            raise ApiError(403, "not-your-seat")
        return self.person

    def require_voice(self) -> None:
        """Whoever is silenced says nothing, and chooses no name for others to read."""
        if self.is_silenced():
            raise ApiError(403, "silenced")

    async def display_name(self, wanted: str | None = None) -> str:
        """The name for a seat or a line of chat: the one wanted, else the person's own."""
        if wanted is not None and (chosen := self.chosen_name(wanted)):
            return chosen
        found = await self.house.people.find(await self.get_or_create_person())
        return "" if found is None else found.name

    def chosen_name(self, wanted: str) -> str:
        """A name as its person chose it; whoever is silenced chooses none."""
        name = clean_name(wanted)
        return "" if self.is_silenced() else name

    async def load(self, at_least: int = 0) -> CachedMatch:
        """The match that the path names; whoever asks for a seat may have just taken it at another node.

        A deal that this person has still to play is not shown to them at another's table.
        """
        cached = await self.house.matches.load(self.match_id, at_least)
        if not self._may_have_seat(cached.match):
            await self.house.matches.cache.was_behind(cached)
        if not await self.may_look(cached.match):
            raise ApiError(403, "play-first")
        return cached

    def _may_have_seat(self, match: Match) -> bool:
        """Whether the seat that the query names, if it names one, is one's own."""
        wanted = self.query.get("seat")
        return wanted is None or wanted in [str(seat) for seat in match.seats_of(self.person or "")]

    async def snapshot(self, match: Match, seat: int | None = None) -> Snapshot:
        """The match as a Snapshot for this person."""
        viewer = await self._viewer(match, match.chat, seat)
        return self.house.encoder.snapshot(match, viewer, self._now(), self.present_seats(match))

    async def news(self, cached: CachedMatch, after: int, seat: int | None = None) -> News:
        """The next rows, and the state as it is now; whoever is far behind asks again."""
        match, rows = cached.match, cached.rows[after : after + MAX_ROWS_IN_NEWS]
        viewer = await self._viewer(match, rows, seat)
        return self.house.encoder.news(match, rows, viewer, self._now(), self.present_seats(match))

    def news_at_once(self, cached: CachedMatch, after: int, seat: int | None = None) -> News | None:
        """The same for somebody who follows; None where they may have muted who speaks."""
        match, rows = cached.match, cached.rows[after : after + MAX_ROWS_IN_NEWS]
        if _somebody_speaks(rows):
            return None
        if self._follows_as is None or self._follows_as[0] is not match.seats:
            self._follows_as = match.seats, Viewer(self.person, self.viewing_seat(match, seat))
        _, viewer = self._follows_as
        return self.house.encoder.news(match, rows, viewer, self._now(), self.present_seats(match))

    def viewing_seat(self, match: Match, acting: int | None = None) -> int | None:
        """The seat to look from: the one that acts or the query names, if it is one's own; else the first."""
        own = [] if self.person is None else match.seats_of(self.person)
        first = own[0] if own else None
        if acting is not None:
            return acting if acting in own else first
        if (wanted := self.query_number("seat")) is None:
            return first
        if wanted not in own:
            raise ApiError(403, "not-your-seat")
        return wanted

    def query_number(self, name: str, maximum: int = MAX_SEQ) -> int | None:
        """A number of the query, or None where it is left out."""
        text = self.query.get(name)
        if text is None:
            return None
        if not (text.isascii() and text.isdigit() and len(text) <= 10 and int(text) <= maximum):
            raise bad_field(f"{name}: must be a number from 0 to {maximum}")
        return int(text)

    async def _viewer(self, match: Match, rows: Sequence[Row], seat: int | None) -> Viewer:
        """Who looks, and from where; the database is asked whom they muted only where somebody speaks."""
        self.look(match)
        muted = NOBODY
        if self.person is not None and _somebody_speaks(rows):
            muted = await self.house.people.muted(self.person, match.id)
        return Viewer(self.person, self.viewing_seat(match, seat), muted)

    def _now(self) -> int:
        return self.house.matches.clock()


def _somebody_speaks(rows: Sequence[Row]) -> bool:
    return any(isinstance(row.entry, Said) for row in rows)
