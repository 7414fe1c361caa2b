"""What the endpoints share, whoever keeps it: a server with a database, or a browser."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from cafe.api.puzzling.shelf import Shelf
from cafe.api.reviewing.reviewer import Reviewer
from cafe.hosting.match_lists import Page, Part
from cafe.hosting.matches import Matches
from cafe.hosting.own_results import OwnResults
from cafe.hosting.person import Person
from cafe.hosting.scheduler import Scheduler
from cafe.match.state import Status
from cafe.protocol.encoding import Encoder
from cafe.rules import Edition


class People(Protocol):
    """Knows who is who."""

    async def find(self, person_id: str, /) -> Person | None: ...

    async def rename(self, person_id: str, name: str, /) -> None: ...

    async def mute(self, person_id: str, match_id: str, speaker: str, /) -> None: ...

    async def unmute(self, person_id: str, match_id: str, speaker: str, /) -> None: ...

    async def muted(self, person_id: str, match_id: str, /) -> frozenset[str]: ...

    async def all_muted(self, person_id: str, /) -> dict[str, list[str]]:
        """Whom a person muted, by match."""
        ...


class Lobby(Protocol):
    """Finds matches, page by page."""

    def opening(self, person_id: str, /) -> AbstractAsyncContextManager[None]:
        """Held while a person opens a table, so that they are counted one after the other."""
        ...

    async def listed(self, status: Status, now: int, part: Part, /) -> Page: ...

    async def of_person(self, person_id: str, part: Part, /) -> Page: ...

    async def listed_tables_of(self, person_id: str, besides: str, /) -> int: ...


class Program(Protocol):
    """A program of somebody else that plays here as a bot."""

    @property
    def bot(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def editions(self) -> Sequence[Edition]: ...


class House(Protocol):
    """Everything that the endpoints share."""

    @property
    def matches(self) -> Matches[Any]: ...

    @property
    def scheduler(self) -> Scheduler: ...

    @property
    def people(self) -> People: ...

    @property
    def lobby(self) -> Lobby: ...

    @property
    def reviewer(self) -> Reviewer: ...

    @property
    def results(self) -> OwnResults: ...

    @property
    def puzzles(self) -> Shelf: ...

    @property
    def encoder(self) -> Encoder: ...

    @property
    def programs(self) -> Sequence[Program]: ...
