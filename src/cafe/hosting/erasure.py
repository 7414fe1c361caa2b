"""Deleting a person: who they were goes from every match; what happened there stays for the others.

It is done twice. A request of theirs may still be on its way when it begins, and another node may write once
more from its memory; the second look, a minute later, finds what they left. Until then the database has the
person's bare id, so that a node that dies in between is continued by another.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence

from cafe.hosting.cache import NoSuchMatch
from cafe.hosting.matches import Matches
from cafe.hosting.storage.leaving import Leaving
from cafe.hosting.storage.rewriting import Rewrite, Rewriting
from cafe.hosting.storage.store import Store
from cafe.match.anonymity import leave_for_good, without
from cafe.match.entries import Row
from cafe.match.limits import MAX_SEATS
from cafe.match.state import Match, fold_log
from cafe.match.summary import summary

SECOND_LOOK_MS = 60_000  # after the first; a request is over by then
AT_ONCE = 100  # matches, while the person waits; the rest follows with the second look
PEOPLE_PER_ROUND, MATCHES_PER_ROUND = 20, 500  # so that a round comes to its end
ID_BYTES = 12


class Erasure:
    """Takes people out of the database and out of the logs of their matches."""

    def __init__(self, matches: Matches[Store]) -> None:
        self._matches = matches
        self._leaving, self._rewriting = Leaving(matches.store), Rewriting(matches.store)

    async def begin(self, person: str) -> list[str]:
        """Forget by what a person is known; the hashes of their sessions and tokens, which are over."""
        return await self._leaving.begin(person, self._matches.clock())

    async def leave_matches(self, person: str) -> None:
        """Take the person out of their matches, as many as may be done at once."""
        for match_id in await self._rewriting.matches_of(person, AT_ONCE):
            await self._leave(match_id, person)

    async def matches_of(self, person: str, limit: int) -> list[str]:
        """The matches in which a person ever took part."""
        return await self._rewriting.matches_of(person, limit)

    async def finish(self) -> None:
        """Look a second time at whoever left a while ago, and forget their ids as well."""
        before = self._matches.clock() - SECOND_LOOK_MS
        for person in await self._leaving.due(before, PEOPLE_PER_ROUND):
            found = await self._rewriting.matches_of(person, MATCHES_PER_ROUND)
            for match_id in found:
                await self._leave(match_id, person)
                await self._leaving.left(person, match_id)
            if len(found) < MATCHES_PER_ROUND:
                await self._leaving.finish(person)

    async def _leave(self, match_id: str, person: str) -> None:
        try:
            for _ in range(MAX_SEATS + 1):
                _, rows = await self._matches.act(
                    match_id, lambda match, _: leave_for_good(match, person), person
                )
                if not rows:
                    break
            await self._rewrite(match_id, person)
        except NoSuchMatch:  # forgotten meanwhile
            return

    async def _rewrite(self, match_id: str, person: str) -> None:
        """Change the log while nobody writes to it here; other nodes read it anew."""
        cache, pseudonym = self._matches.cache, secrets.token_urlsafe(ID_BYTES)
        async with cache.locked(match_id) as cached:
            before = await self._matches.store.rows(match_id)
            match, rows = await asyncio.to_thread(_folded_without, before, match_id, person, pseudonym)
            changed = tuple(new for old, new in zip(before, rows, strict=True) if new.entry != old.entry)
            new = Rewrite(match_id, person, pseudonym, changed, summary(match))
            if rows != before or not await self._rewriting.is_indexed(new):
                await self._rewriting.rewrite(new, self._matches.clock())
                cache.rewritten(cached, match, rows)


def _folded_without(
    rows: Sequence[Row], match_id: str, person: str, pseudonym: str
) -> tuple[Match, list[Row]]:
    kept = without(rows, match_id, person, pseudonym)
    return fold_log(match_id, kept), kept
