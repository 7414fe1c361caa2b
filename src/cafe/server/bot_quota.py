"""How many matches of bots alone may be started: per person, per address and in all."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from cafe.hosting.storage.bot_matches import BotMatches
from cafe.match.actions import Declined
from cafe.server.settings import Settings

MAX_ADDRESSES = 1_000  # remembered before those without a running match are forgotten


class BotQuota:
    """Counts before a match of bots alone is started; one that people leave to bots later counts, too.

    Those of a person, and those in all, are counted in the database; those of an address in this node's
    memory, for addresses are not stored. One start follows the other on a node; several nodes may each let
    one more in at the same moment.
    """

    def __init__(self, settings: Settings, bot_matches: BotMatches, clock: Callable[[], int]) -> None:
        self._settings, self._bot_matches, self._clock = settings, bot_matches, clock
        self._by_address: dict[str, set[str]] = {}
        self._starting = asyncio.Lock()

    @asynccontextmanager
    async def admit(self, match_id: str, person: str, address: str) -> AsyncIterator[None]:
        """Let a match of bots alone be started meanwhile, or decline it."""
        async with self._starting:
            await self._require_room(person, address)
            yield
            self._by_address.setdefault(address, set()).add(match_id)

    async def _require_room(self, person: str, address: str) -> None:
        settings = self._settings
        if await self._bot_matches.of_host(person) >= settings.max_bot_matches_per_person:
            raise Declined("too-many-bot-matches")
        if await self._count_of_address(address) >= settings.max_bot_matches_per_address:
            raise Declined("too-many-bot-matches")
        if await self._bot_matches.awake(self._clock()) >= settings.max_bot_matches:
            raise Declined("no-bots-free")

    async def _count_of_address(self, address: str) -> int:
        if len(self._by_address) > MAX_ADDRESSES:
            await self._forget_finished(list(self._by_address))
        await self._forget_finished([address])
        return len(self._by_address.get(address, ()))

    async def _forget_finished(self, addresses: list[str]) -> None:
        known = {match_id for address in addresses for match_id in self._by_address.get(address, ())}
        running = await self._bot_matches.running(known) if known else set[str]()
        for address in addresses:
            left = self._by_address.pop(address, set()) & running
            if left:
                self._by_address[address] = left
