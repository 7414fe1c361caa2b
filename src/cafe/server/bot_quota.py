"""How many matches of bots alone may run: per person, per address and in all."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager

import structlog

from cafe.hosting.failure_log import log_failure
from cafe.hosting.storage.bot_matches import BotMatches
from cafe.match.actions import Declined
from cafe.match.state import Match, Status
from cafe.server.security.addresses import shares_of
from cafe.server.settings import Settings

MAX_KNOWN = 100_000  # running matches of which the address is remembered
LEFT_SHARE = 2  # matches that people left to bots have one part in so many; the others are for new ones
log = structlog.get_logger("bots")


class BotQuota:
    """Counts before a match of bots alone is started, and when people leave one to bots.

    To leave is never refused: a match that is one too many then rests until somebody takes a seat back. Those
    of a person, and those in all, are counted in the database; those of an address in this node's memory, for
    addresses are not stored. One follows the other on a node; several nodes may each let one more in at the
    same moment.
    """

    def __init__(self, settings: Settings, bot_matches: BotMatches, clock: Callable[[], int]) -> None:
        self._settings, self._bot_matches, self._clock = settings, bot_matches, clock
        self._address_of: dict[str, str] = {}  # of the host, by match; the first one noted first
        self._by_group: defaultdict[str, set[str]] = defaultdict(set)  # an address, or an IPv6 /48
        self._counting = asyncio.Lock()

    @asynccontextmanager
    async def admit(self, match_id: str, person: str, address: str) -> AsyncIterator[None]:
        """Let a match of bots alone be started meanwhile, or decline it."""
        async with self._counting:
            await self._require_room(person, address)
            yield
            self._remember(match_id, address)

    def note(self, match: Match, person: str | None, address: str) -> None:
        """Remember from where the host of a running match first looked at it: they may leave it to bots."""
        if match.status is Status.RUNNING and person == match.opened.host:
            self._remember(match.id, address)

    async def left_to_bots(self, match: Match) -> None:
        """Let a match that people have left go on, or rest at once if it is one too many."""
        try:
            async with self._counting:
                if await self._is_one_too_many(match):
                    await self._bot_matches.put_to_rest(match.id)
                else:
                    await self._bot_matches.wake(match.id, self._clock())
        except Exception as failure:  # noqa: BLE001 they have left all the same
            log_failure(log, "left_match_not_counted", failure)

    async def _require_room(self, person: str, address: str) -> None:
        settings = self._settings
        if await self._bot_matches.of_host(person) >= settings.max_bot_matches_per_person:
            raise Declined("too-many-bot-matches")
        for group, times in shares_of(address):
            if len(await self._left_of(group)) >= times * settings.max_bot_matches_per_address:
                raise Declined("too-many-bot-matches")
        if await self._bot_matches.awake(self._clock()) >= settings.max_bot_matches:
            raise Declined("no-bots-free")

    async def _is_one_too_many(self, match: Match) -> bool:
        """Whether there are enough without it that do not rest, of its person, of its address, or in all."""
        settings, bot_matches, now = self._settings, self._bot_matches, self._clock()
        for group, times in shares_of(self._address_of.get(match.id, "")):
            left = await self._left_of(group)
            not_resting = await bot_matches.not_put_to_rest(left - {match.id})
            if not_resting >= times * settings.max_bot_matches_per_address:
                return True
        of_host = await bot_matches.others_of_host(match.opened.host, match.id)
        return (
            of_host >= settings.max_bot_matches_per_person
            or await bot_matches.awake(now, besides=match.id) >= settings.max_bot_matches // LEFT_SHARE
        )

    async def _left_of(self, group: str) -> set[str]:
        """The running matches of bots alone of an address, or of a /48; what is over is forgotten."""
        known = set(self._by_group.get(group, ()))
        running = await self._bot_matches.running(known) if known else {}
        self._forget(known - running.keys())
        return {match_id for match_id, is_left_to_bots in running.items() if is_left_to_bots}

    def _remember(self, match_id: str, address: str) -> None:
        if match_id in self._address_of:
            return
        self._address_of[match_id] = address
        for group, _ in shares_of(address):
            self._by_group[group].add(match_id)
        if len(self._address_of) > MAX_KNOWN:
            self._forget([next(iter(self._address_of))])

    def _forget(self, match_ids: Collection[str]) -> None:
        for match_id in match_ids:
            for group, _ in shares_of(self._address_of.pop(match_id, "")):
                self._by_group[group].discard(match_id)
                if not self._by_group[group]:
                    del self._by_group[group]
