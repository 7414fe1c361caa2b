"""What an endpoint is given: what the whole server shares, and one request."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from dataclasses import dataclass
from typing import TypeVar

from starlette.requests import HTTPConnection

from cafe.api.context import RequestContext
from cafe.api.puzzling.shelf import Shelf
from cafe.api.rate_limit import RateLimit
from cafe.api.reviewing.reviewer import Reviewer
from cafe.hosting.attendance import Attendance
from cafe.hosting.bus import Bus
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
from cafe.hosting.storage.store import Store
from cafe.match.state import Match, Status
from cafe.match.token_hash import token_hash
from cafe.protocol.encoding import Encoder
from cafe.protocol.errors import ApiError
from cafe.server.active_sanctions import ActiveSanctions
from cafe.server.active_sessions import ActiveSessions
from cafe.server.bot_programs import BotProgram
from cafe.server.bot_quota import BotQuota
from cafe.server.connections import Connections
from cafe.server.deals.par_maker import ParMaker
from cafe.server.deals.shared_deals import SharedDeals
from cafe.server.heavy_work import HeavyWork
from cafe.server.language import preferred_language
from cafe.server.link_image.cache import LinkImages
from cafe.server.monitoring.health import ReadinessCheck
from cafe.server.monitoring.metrics import Metrics
from cafe.server.security.device import device_of
from cafe.server.security.identity import COOKIE, Identity
from cafe.server.security.rate_limits import RateLimiter
from cafe.server.settings import Settings, Timeouts

Result = TypeVar("Result")
MAX_TOKEN_LENGTH = 100


@dataclass(slots=True)
class ServerContext:
    """Everything that the endpoints share on this node."""

    settings: Settings
    timeouts: Timeouts
    matches: Matches[Store]
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

    @property
    def programs(self) -> Sequence[BotProgram]:
        """The programs of others that play here."""
        return self.settings.bot_programs


class ServerRequest(RequestContext):
    """One request to the server: who sent it, by which device or bot, and from where."""

    def __init__(self, server: ServerContext, connection: HTTPConnection) -> None:
        super().__init__(server, connection.path_params, connection.query_params)
        self.server, self.connection = server, connection
        self.session: Session | None = None  # None for strangers and bots
        self.bot_token: str | None = None  # only bots have one
        self.new_cookie: str | None = None  # that the response sets; empty to take it away
        self._cookie = connection.cookies.get(COOKIE, "")

    @property
    def address(self) -> str:
        client = self.connection.client
        return "" if client is None else client.host

    @property
    def language(self) -> str:
        """The language for texts of the response."""
        return preferred_language(self.connection.headers.get("accept-language", ""))

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

    def derived(self, *words: str) -> str:
        return self.server.identity.derived(*words)

    async def off_the_loop(self, work: Callable[[], Result]) -> Result:
        """Do what takes long in a thread."""
        return await self.server.heavy_work.run(self.address, work)

    async def go_on(self, work: Callable[[], Result]) -> Result:
        return await self.server.heavy_work.go_on(self.address, work)

    def admit_bots(self, match_id: str) -> AbstractAsyncContextManager[None]:
        return self.server.bot_quota.admit(match_id, self.require_person(), self.address)

    def waiting(self) -> AbstractContextManager[None]:
        return self.server.connections.place(self.person, self.address)

    def look(self, match: Match) -> None:
        self.server.attendance.look(match, self.person)
        self.server.bot_quota.note(match, self.person, self.address)

    def present_seats(self, match: Match) -> list[int]:
        """The seats whose people are connected."""
        return self.server.connections.present_seats(match.id)

    async def may_look(self, match: Match) -> bool:
        return await self.server.deals.may_look(match, self.person)

    def require_open_deal(self, match: Match) -> None:
        if match.status is not Status.OVER:
            raise ApiError(409, "not-over-yet")
        if self.server.deals.is_sealed(match):
            raise ApiError(409, "deal-sealed")

    def is_silenced(self) -> bool:
        return self.server.active_sanctions.is_silenced(self.person)

    def count_more(self, rate_limit: RateLimit, cost: int) -> None:
        self.server.rate_limiter.count_more(rate_limit, self.address, self.person, cost)

    def count_commit(self, outcome: str) -> None:
        self.server.metrics.commits.labels(outcome).inc()

    def _device(self) -> Device:
        return device_of(self.connection.headers.get("user-agent", ""))
