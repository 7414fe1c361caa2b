"""What an endpoint is given: what the whole server shares, and one request."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import TypeVar

from starlette.requests import HTTPConnection

from cafe.hosting.attendance import Attendance
from cafe.hosting.bus import Bus
from cafe.hosting.cache import CachedMatch, NoSuchMatch
from cafe.hosting.cleaning import Cleaner
from cafe.hosting.erasure import Erasure
from cafe.hosting.matches import Matches
from cafe.hosting.moderation import Moderation
from cafe.hosting.own_results import OwnResults
from cafe.hosting.scheduler import Scheduler
from cafe.hosting.storage.errors import is_unavailable
from cafe.hosting.storage.lobby import Lobby
from cafe.hosting.storage.people import People
from cafe.hosting.storage.sessions import Device, Session, Sessions
from cafe.match.entries import Row, Said
from cafe.match.limits import MAX_SEQ
from cafe.match.seats import Seat
from cafe.match.state import Match
from cafe.match.token_hash import token_hash
from cafe.protocol.encoding import NOBODY, Encoder, Viewer
from cafe.protocol.errors import ApiError, bad_field
from cafe.protocol.messages import News, Snapshot
from cafe.protocol.openapi import MATCH_ID
from cafe.server.active_sanctions import ActiveSanctions
from cafe.server.active_sessions import ActiveSessions
from cafe.server.bot_quota import BotQuota
from cafe.server.connections import Connections
from cafe.server.deals.par_maker import ParMaker
from cafe.server.deals.shared_deals import SharedDeals
from cafe.server.heavy_work import HeavyWork
from cafe.server.language import preferred_language
from cafe.server.link_image.cache import LinkImages
from cafe.server.monitoring.health import ReadinessCheck
from cafe.server.monitoring.metrics import Metrics
from cafe.server.puzzling.shelf import Shelf
from cafe.server.reviewing.reviewer import Reviewer
from cafe.server.security.addresses import address_group
from cafe.server.security.clean_text import clean_name
from cafe.server.security.device import device_of
from cafe.server.security.identity import COOKIE, Identity
from cafe.server.security.rate_limits import RateLimit, RateLimiter
from cafe.server.settings import Settings, Timeouts

Result = TypeVar("Result")
MAX_TOKEN_LENGTH = 100
MAX_ROWS_IN_NEWS = 250  # encoding them holds the event loop for a few milliseconds


@dataclass(slots=True)
class ServerContext:
    """Everything that the endpoints share on this node."""

    settings: Settings
    timeouts: Timeouts
    matches: Matches
    people: People
    sessions: Sessions
    lobby: Lobby
    scheduler: Scheduler
    reviewer: Reviewer
    results: OwnResults
    deals: SharedDeals
    par_maker: ParMaker
    puzzles: Shelf
    attendance: Attendance
    bot_quota: BotQuota
    bus: Bus | None
    identity: Identity
    active_sessions: ActiveSessions
    moderation: Moderation
    active_sanctions: ActiveSanctions
    erasure: Erasure
    cleaner: Cleaner
    encoder: Encoder
    heavy_work: HeavyWork
    link_images: LinkImages
    connections: Connections
    rate_limiter: RateLimiter
    readiness_check: ReadinessCheck
    metrics: Metrics


class RequestContext:
    """One request: who sent it, for which match, and what they may see of it."""

    def __init__(self, server: ServerContext, connection: HTTPConnection) -> None:
        self.server, self.connection = server, connection
        self.person: str | None = None
        self.session: Session | None = None  # None for strangers and bots
        self.bot_token: str | None = None  # only bots have one
        self.new_cookie: str | None = None  # that the response sets; empty to take it away
        self._cookie = connection.cookies.get(COOKIE, "")
        self._follows_as: tuple[tuple[Seat, ...], Viewer] | None = None  # while these are the seats

    @property
    def address(self) -> str:
        client = self.connection.client
        return "" if client is None else client.host

    @property
    def address_group(self) -> str:
        """The addresses with which this one is counted."""
        return address_group(self.address)

    @property
    def language(self) -> str:
        """The language for texts of the response."""
        return preferred_language(self.connection.headers.get("accept-language", ""))

    @property
    def match_id(self) -> str:
        match_id = str(self.connection.path_params["id"])
        if not MATCH_ID.fullmatch(match_id):
            raise NoSuchMatch(match_id)
        return match_id

    @property
    def is_bot(self) -> bool:
        return self.bot_token is not None

    @property
    def bot_token_hash(self) -> str | None:
        return None if self.bot_token is None else token_hash(self.bot_token)

    async def authenticate(self) -> None:
        """Set the person by a bearer token, else by the cookie; without either it stays None."""
        authorization = self.connection.headers.get("authorization")
        if authorization is not None:
            scheme, _, token = authorization.partition(" ")
            if scheme.lower() == "bearer" and token.isascii() and len(token) <= MAX_TOKEN_LENGTH:
                self.person = await self.server.identity.of_token(token)
            if self.person is None:
                raise ApiError(401, "bad-token", headers={"WWW-Authenticate": "Bearer"})
            self.bot_token = token
        elif self._cookie:
            self.session = await self.server.identity.session_of(self._cookie)
            self.person = None if self.session is None else self.session.person

    async def refresh_session(self) -> None:
        """Keep that the session is used, and renew its cookie now and then."""
        if self.session is None:
            return
        try:
            refreshed = await self.server.identity.refresh(self.session, self._cookie, self._device)
        except Exception as failure:
            if not is_unavailable(failure):
                raise
            return  # nothing can be written just now; whoever only looks need not know
        self.session, self.new_cookie = refreshed
        self._cookie = self.new_cookie or self._cookie

    async def recheck(self) -> None:
        """Whoever was signed out since the request came, or lost their token, is a stranger from now on."""
        identity = self.server.identity
        if self.session is not None and await identity.session_of(self._cookie) is None:
            self.session = self.person = None
        if self.bot_token is not None and await identity.of_token(self.bot_token) is None:
            self.person = None

    async def begin_session(self, person: str) -> None:
        """Let this device be a person's from now on; the session that it had is over."""
        await self._adopt(*await self.server.identity.begin(person, self._device()))

    async def begin_session_by_link(self, link: str) -> str | None:
        """Let this device be the person's whose link it is, once; None if the link does not work."""
        begun = await self.server.identity.begin_by_link(link, self._device())
        if begun is None:
            return None
        await self._adopt(*begun)
        return self.person

    async def _adopt(self, session: Session, cookie: str) -> None:
        before = self.session
        self.session, self.new_cookie = session, cookie
        self.person, self._cookie = session.person, cookie
        if before is not None and not before.is_shared:
            await self.server.active_sessions.end(before.person, before.id)

    async def get_or_create_person(self) -> str:
        """The person; a stranger becomes a new one, and the response sets their cookie."""
        if self.person is None:
            self.server.rate_limiter.count_address(RateLimit.PERSON, self.address)
            person = await self.server.people.welcome(self.server.matches.clock())
            await self.begin_session(person.id)
            return person.id
        return self.person

    def require_person(self) -> str:
        """The person, where a stranger cannot have a seat."""
        if self.person is None:
            raise ApiError(403, "not-your-seat")
        return self.person

    async def display_name(self, wanted: str | None = None) -> str:
        """The name for a seat or a line of chat: the one wanted, else the person's own."""
        if wanted is not None and (chosen := self.chosen_name(wanted)):
            return chosen
        found = await self.server.people.find(await self.get_or_create_person())
        return "" if found is None else found.name

    def chosen_name(self, wanted: str) -> str:
        """A name as its person chose it; whoever is silenced chooses none."""
        name = clean_name(wanted)
        return "" if self.server.active_sanctions.is_silenced(self.person) else name

    async def off_the_loop(self, work: Callable[[], Result]) -> Result:
        """Do what takes long in a thread."""
        return await self.server.heavy_work.run(self.address_group, work)

    async def load(self, at_least: int = 0) -> CachedMatch:
        """The match that the path names; whoever asks for a seat may have just taken it at another node.

        A deal that this person has still to play is not shown to them at another's table.
        """
        cached = await self.server.matches.load(self.match_id, at_least)
        if not self._may_have_seat(cached.match):
            await self.server.matches.cache.was_behind(cached)
        if not await self.server.deals.may_look(cached.match, self.person):
            raise ApiError(403, "play-first")
        return cached

    def _may_have_seat(self, match: Match) -> bool:
        """Whether the seat that the query names, if it names one, is one's own."""
        wanted = self.connection.query_params.get("seat")
        return wanted is None or wanted in [str(seat) for seat in match.seats_of(self.person or "")]

    async def snapshot(self, match: Match, seat: int | None = None) -> Snapshot:
        """The match as a Snapshot for this person."""
        viewer = await self._viewer(match, match.chat, seat)
        return self.server.encoder.snapshot(match, viewer, self._now(), self._present_seats(match))

    async def news(self, cached: CachedMatch, after: int, seat: int | None = None) -> News:
        """The next rows, and the state as it is now; whoever is far behind asks again."""
        match, rows = cached.match, cached.rows[after : after + MAX_ROWS_IN_NEWS]
        viewer = await self._viewer(match, rows, seat)
        return self.server.encoder.news(match, rows, viewer, self._now(), self._present_seats(match))

    def news_at_once(self, cached: CachedMatch, after: int, seat: int | None = None) -> News | None:
        """The same for somebody who follows; None where they may have muted who speaks."""
        match, rows = cached.match, cached.rows[after : after + MAX_ROWS_IN_NEWS]
        if _somebody_speaks(rows):
            return None
        if self._follows_as is None or self._follows_as[0] is not match.seats:
            self._follows_as = match.seats, Viewer(self.person, self.viewing_seat(match, seat))
        _, viewer = self._follows_as
        return self.server.encoder.news(match, rows, viewer, self._now(), self._present_seats(match))

    def admit_bots(self, match_id: str) -> AbstractAsyncContextManager[None]:
        """Let this person start a match of bots alone meanwhile, or decline it."""
        return self.server.bot_quota.admit(match_id, self.require_person(), address_group(self.address))

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
        text = self.connection.query_params.get(name)
        if text is None:
            return None
        if not (text.isascii() and text.isdigit() and len(text) <= 10 and int(text) <= maximum):
            raise bad_field(f"{name}: must be a number from 0 to {maximum}")
        return int(text)

    async def _viewer(self, match: Match, rows: Sequence[Row], seat: int | None) -> Viewer:
        """Who looks, and from where; the database is asked whom they muted only where somebody speaks."""
        self.server.attendance.look(match, self.person)
        muted = NOBODY
        if self.person is not None and _somebody_speaks(rows):
            muted = await self.server.people.muted(self.person, match.id)
        return Viewer(self.person, self.viewing_seat(match, seat), muted)

    def _device(self) -> Device:
        return device_of(self.connection.headers.get("user-agent", ""))

    def _now(self) -> int:
        return self.server.matches.clock()

    def _present_seats(self, match: Match) -> list[int]:
        return self.server.connections.present_seats(match.id)


def _somebody_speaks(rows: Sequence[Row]) -> bool:
    return any(isinstance(row.entry, Said) for row in rows)
