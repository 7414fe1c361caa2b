"""Who is asking: a cookie that names a session, or a bearer token for bots."""

from __future__ import annotations

import base64
import hashlib
import hmac
import time
from collections.abc import Callable
from dataclasses import replace

from cachetools import TTLCache
from itsdangerous import BadSignature, Signer

from cafe.hosting.storage.people import People
from cafe.hosting.storage.sessions import (
    EXCHANGE_PAUSE_MS,
    SEEN_INTERVAL_MS,
    UNUSED_MS,
    Device,
    Session,
    Sessions,
)

COOKIE = "cafe"
COOKIE_LIVES_S = UNUSED_MS // 1_000
MAX_CACHED_COOKIES = 20_000


class Identity:
    """Signs and reads cookies, and remembers for a short time which sessions they name."""

    def __init__(
        self,
        secret: bytes,
        people: People,
        sessions: Sessions,
        clock: Callable[[], int],
        *,
        cache_s: float,
        timer: Callable[[], float] = time.monotonic,
    ) -> None:
        self._secret, self._people, self._sessions, self._clock = secret, people, sessions, clock
        self._signer = _signer(secret, "cafe-session")
        self._old_signer = _signer(secret, "cafe-person")  # of cookies from before there were sessions
        self._known: TTLCache[str, Session] = TTLCache(MAX_CACHED_COOKIES, cache_s, timer)
        self._cookies: TTLCache[str, str] = TTLCache(MAX_CACHED_COOKIES, cache_s, timer)  # by session
        self._endings = 0  # sessions that were ended while others were read

    async def session_of(self, cookie: str) -> Session | None:
        """The session that a cookie names, if we signed it and the session is not over."""
        if (known := self._known.get(cookie)) is not None:
            return known
        token = self._token(cookie)
        if token is None:
            return None
        endings = self._endings
        session = await self._sessions.find(token, self._clock())
        if session is not None:
            self._keep(cookie, session, endings)
        return session

    async def begin(self, person: str, device: Device) -> tuple[Session, str]:
        """A new session of a person, and its cookie."""
        token, session = await self._sessions.begin(person, device, self._clock())
        return session, self._remember(token, session)

    async def begin_by_link(self, link: str, device: Device) -> tuple[Session, str] | None:
        """A new session of a link's person, once, and its cookie."""
        begun = await self._sessions.begin_by_link(link, device, self._clock())
        if begun is None:
            return None
        token, session = begun
        return session, self._remember(token, session)

    async def refresh(
        self, session: Session, cookie: str, device: Callable[[], Device]
    ) -> tuple[Session, str | None]:
        """Keep that a session is used; with the cookie to send, if it is time for one.

        An older cookie, which names no session of its own, is exchanged for one that does.
        """
        if session.is_shared:
            return await self._exchange(session, cookie, device())
        now, endings = self._clock(), self._endings
        if now - session.last_seen_at < SEEN_INTERVAL_MS:
            return session, None
        await self._sessions.mark_seen([session.hash], now)
        seen = replace(session, last_seen_at=now)
        self._keep(cookie, seen, endings)
        return seen, cookie

    async def of_token(self, token: str) -> str | None:
        """The person whose bot a bearer token belongs to."""
        found, now = await self._people.of_token(token), self._clock()
        if found is None:
            return None
        if now - found.seen_at >= SEEN_INTERVAL_MS:
            await self._people.mark_seen(found.id, now)
        return found.id

    def forget(self, session_hash: str) -> None:
        """A session was ended: its cookie is nobody's at once."""
        self._endings += 1
        if (cookie := self._cookies.pop(session_hash, None)) is not None:
            self._known.pop(cookie, None)

    def forget_all(self) -> None:
        self._endings += 1
        self._known.clear()
        self._cookies.clear()

    def derived(self, *words: str) -> str:
        """A text that only the secret makes of these words: the ids and tokens that a retry gets again."""
        message = b"cafe-derived\0" + "\0".join(words).encode()
        digest = hmac.new(self._secret, message, hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:18]).decode()

    async def _exchange(self, old: Session, cookie: str, device: Device) -> tuple[Session, str | None]:
        now, endings = self._clock(), self._endings
        if now - (old.exchanged_at or 0) < EXCHANGE_PAUSE_MS:
            return old, None
        exchanged = await self._sessions.exchange(old, device, now)
        self._keep(cookie, replace(old, exchanged_at=now), endings)
        if exchanged is None:
            return old, None
        token, session = exchanged
        return session, self._remember(token, session)

    def _keep(self, cookie: str, session: Session, endings: int) -> None:
        """Remember a session, unless it may have been ended since so many were."""
        if endings == self._endings:
            self._cache(cookie, session)

    def _remember(self, token: str, session: Session) -> str:
        cookie = self._signer.sign(token).decode()
        self._cache(cookie, session)
        return cookie

    def _cache(self, cookie: str, session: Session) -> None:
        """One cookie names one session, and a session has one cookie."""
        self._known[cookie] = session
        self._cookies[session.hash] = cookie

    def _token(self, cookie: str) -> str | None:
        """What a cookie of ours was signed for: a session's token, or in older ones a person's id."""
        for signer in (self._signer, self._old_signer):
            try:
                return signer.unsign(cookie.encode()).decode()
            except (BadSignature, UnicodeError):
                continue
        return None


def _signer(secret: bytes, salt: str) -> Signer:
    return Signer(secret, salt=salt, key_derivation="hmac", digest_method=hashlib.sha256)
