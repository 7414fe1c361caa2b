"""One request in a browser: it is always the same person who asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager, AbstractContextManager, nullcontext
from typing import TypeVar

from cafe.api.context import RequestContext
from cafe.api.rate_limit import RateLimit
from cafe.local.services import Services
from cafe.local.thinking import inline
from cafe.match.state import Match, Status
from cafe.protocol.errors import ApiError

Result = TypeVar("Result")


class LocalRequest(RequestContext):
    """Nobody else is here: nothing is counted, silenced or sealed."""

    def __init__(self, services: Services, path: Mapping[str, str], query: Mapping[str, str]) -> None:
        super().__init__(services, path, query)
        self.services = services
        known = services.people.person
        self.person = None if known is None else known.id

    async def get_or_create_person(self) -> str:
        self.person = await self.services.people.welcome(self.services.matches.clock())
        return self.person

    async def recheck(self) -> None:
        """Nobody signs out here."""

    def derived(self, *words: str) -> str:
        return self.services.people.derived(*words)

    async def off_the_loop(self, work: Callable[[], Result]) -> Result:
        return await inline(work)

    async def go_on(self, work: Callable[[], Result]) -> Result:
        return await inline(work)

    def admit_bots(self, match_id: str) -> AbstractAsyncContextManager[None]:  # noqa: ARG002 nobody counts them
        return nullcontext()

    def waiting(self) -> AbstractContextManager[None]:
        return nullcontext()

    def look(self, match: Match) -> None:
        """A match of bots alone goes on while somebody looks."""
        if self.services.index.watch(match.id, self.services.matches.clock()):
            self.services.matches.due_changed.set()

    def present_seats(self, match: Match) -> list[int]:
        """Whoever asks is here."""
        return [] if self.person is None else match.seats_of(self.person)

    async def may_look(self, match: Match) -> bool:  # noqa: ARG002 there is nobody else
        return True

    def require_open_deal(self, match: Match) -> None:
        """A running game may be told, hidden cards and all: it lies on the person's own device anyway."""
        if match.status is Status.OPEN:
            raise ApiError(409, "not-over-yet")

    def is_silenced(self) -> bool:
        return False

    def count_more(self, rate_limit: RateLimit, cost: int) -> None:
        """Whoever is alone may ask as often as they like."""

    def count_commit(self, outcome: str) -> None:
        """Nobody counts turns here."""
