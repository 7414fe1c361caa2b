"""What an endpoint is handed: the house behind the door, and one request in front of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from cafe.house.bus import Bus
from cafe.house.entries import Row, Said
from cafe.house.house import Decision, House, NoSuchMatch, Table
from cafe.house.match import Match, from_log
from cafe.house.people import People
from cafe.house.porter import Porter

from .album import NOBODY, Album, Viewer
from .identity import COOKIE, Identity
from .meters import Meters
from .picture_gallery import Gallery
from .presence import Presence
from .rates import Rate, Rates
from .refusals import No, bad_field
from .settings import Settings

MATCH_ID = re.compile(r"[A-Za-z0-9_-]{1,40}", re.ASCII)
HIGHEST = 2**31 - 1


@dataclass(slots=True)
class Door:
    """Everything that the endpoints share on this node."""

    settings: Settings
    house: House
    people: People
    porter: Porter
    bus: Bus | None
    identity: Identity
    album: Album
    gallery: Gallery
    presence: Presence
    rates: Rates
    meters: Meters


class Call:
    """One request: who asks, for which match, and where he sits."""

    def __init__(self, door: Door, connection: HTTPConnection) -> None:
        self.door, self.connection = door, connection
        self.person: str | None = None
        self.cookie_for: str | None = None  # whose cookie the answer brings

    @property
    def address(self) -> str:
        client = self.connection.client
        return "" if client is None else client.host

    @property
    def match_id(self) -> str:
        match_id = str(self.connection.path_params["id"])
        if not MATCH_ID.fullmatch(match_id):
            raise NoSuchMatch(match_id)
        return match_id

    async def identify(self) -> None:
        """A bearer token, else the cookie, else nobody."""
        authorization = self.connection.headers.get("authorization")
        if authorization is not None:
            scheme, _, token = authorization.partition(" ")
            if scheme.lower() == "bearer" and token.isascii() and len(token) <= 100:
                self.person = await self.door.identity.of_token(token)
            if self.person is None:
                raise No(401, "bad-token", headers={"WWW-Authenticate": "Bearer"})
        elif (cookie := self.connection.cookies.get(COOKIE)) is not None:
            self.person = await self.door.identity.of_cookie(cookie)

    async def somebody(self) -> str:
        """Who asks; a stranger becomes a new person, and gets his cookie with the answer."""
        if self.person is None:
            self.door.rates.count_address(Rate.PERSON, self.address)
            person = await self.door.people.welcome(self.door.house.clock())
            self.door.identity.remember(person.id)
            self.person = self.cookie_for = person.id
        return self.person

    def seated(self) -> str:
        """Who asks, where a stranger cannot have a seat."""
        if self.person is None:
            raise No(403, "not-your-seat")
        return self.person

    async def table(self, at_least: int = 0) -> Table:
        return await self.door.house.table(self.match_id, at_least)

    async def act(self, decide: Decision, key: str | None = None) -> tuple[Match, list[Row]]:
        return await self.door.house.act(self.match_id, decide, self.person, key)

    async def snapshot(self, match: Match, at: int | None = None, seat: int | None = None) -> bytes:
        viewer = await self.viewer(match, match.chat, seat)
        return self.door.album.snapshot(match, viewer, at or self._now(), self._present(match))

    async def news(
        self, match: Match, rows: Sequence[Row], at: int | None = None, seat: int | None = None
    ) -> bytes:
        viewer = await self.viewer(match, rows, seat)
        return self.door.album.news(match, rows, viewer, at or self._now(), self._present(match))

    async def viewer(self, match: Match, rows: Sequence[Row], seat: int | None = None) -> Viewer:
        """Who looks, and from where; whom he muted is asked only where somebody speaks."""
        muted = NOBODY
        if self.person is not None and any(isinstance(row.entry, Said) for row in rows):
            muted = await self.door.people.muted(self.person, match.id)
        return Viewer(self.person, self.seat(match, seat), muted)

    def seat(self, match: Match, acting: int | None = None) -> int | None:
        """The seat to look from: the one that acted or is asked for, if it is one's own; else the first."""
        own = [] if self.person is None else match.seats_of(self.person)
        first = own[0] if own else None
        if acting is not None:
            return acting if acting in own else first
        if (wanted := self.number("seat")) is None:
            return first
        if wanted not in own:
            raise No(403, "not-your-seat")
        return wanted

    def number(self, name: str, most: int = HIGHEST) -> int | None:
        """A number of the query."""
        text = self.connection.query_params.get(name)
        if text is None:
            return None
        if not (text.isascii() and text.isdigit() and len(text) <= 10 and int(text) <= most):
            raise bad_field(f"{name}: must be a number from 0 to {most}")
        return int(text)

    def _now(self) -> int:
        return self.door.house.clock()

    def _present(self, match: Match) -> list[int]:
        return self.door.presence.present(match.id)


def as_of(table: Table, seq: int) -> Match:
    """The match as it was after one of its rows: a retry is answered as it was the first time."""
    match = table.match
    return match if match.seq == seq else from_log(match.id, table.rows[:seq])
