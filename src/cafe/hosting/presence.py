"""Which players are here: told by the connections of every node, and kept in the index for all of them.

Whoever answers a player calls `note(match, person)`: it costs a look into a dictionary and waits for nothing.
`write()` keeps what was noted, ends the countdown of whoever is back, and lets the scheduler look again
where somebody has come. What is kept is up to `INTERVAL_MS` and a round of the attendance behind; people
who are connected to this node are known at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from cafe.hosting.matches import Matches
from cafe.hosting.storage.stays import Stays
from cafe.hosting.storage.store import Store
from cafe.match import absence
from cafe.match.entries import Entry
from cafe.match.state import Match, Status
from cafe.match.whereabouts import GAP_MS, Stay, Whereabouts

INTERVAL_MS = 8_000  # between two marks of one player at one match
PeopleAt = Callable[[str], Mapping[str, int]]  # who is connected to a match on this node, and since when
Pair = tuple[str, str]  # match and person


class Presence:
    """Takes down which players are at their matches, and tells where they were last seen."""

    def __init__(self, matches: Matches[Store], people_at: PeopleAt) -> None:
        self._matches, self._people_at = matches, people_at
        self._stays, self._leases = Stays(matches.store), matches.store.due_matches
        self._known_since = matches.clock()  # before this, people of this node were elsewhere, or nowhere
        self._noted_at: dict[Pair, int] = {}
        self._pending: set[Pair] = set()
        self._came: set[str] = set()  # the matches
        self._returned: set[Pair] = set()

    def note(self, match: Match, person: str | None) -> bool:
        """Take down that a player is here; False if that is known, or if nobody could wait for them."""
        if person is None or match.status is not Status.RUNNING or not match.opened.absence_s:
            return False
        seats = [match.seats[number] for number in match.seats_of(person)]
        if not seats or not match.others_of(person):
            return False
        pair, now = (match.id, person), self._matches.clock()
        is_returned = any(seat.away_since is not None for seat in seats)
        unseen_ms = now - self._noted_at.get(pair, 0)
        if unseen_ms < INTERVAL_MS and not is_returned:
            return False
        self._noted_at[pair] = now
        self._pending.add(pair)
        if is_returned:
            self._returned.add(pair)
        if unseen_ms >= GAP_MS:
            self._came.add(match.id)
        return True

    async def write(self) -> None:
        """Keep what was noted; what cannot be written is noted again at the next look."""
        await self._mark()
        returned, self._returned = self._returned, set()
        for match_id, person in sorted(returned):
            await self._matches.act(match_id, partial(_come_back, person), person)

    async def _mark(self) -> None:
        pending, self._pending = self._pending, set()
        came, self._came = self._came, set()
        if not pending:
            return
        now = min(self._noted_at[pair] for pair in pending)  # when they were seen, however late it is written
        try:
            await self._stays.mark(pending, now)
            if came:
                await self._leases.arm(came, now)
        except BaseException:
            for pair in pending:
                self._noted_at.pop(pair, None)
            raise
        self._noted_at = {pair: at for pair, at in self._noted_at.items() if now - at < GAP_MS}
        if came:
            self._matches.due_changed.set()

    async def whereabouts(self, match: Match) -> Whereabouts:
        """Where the players of a match were last seen, on any node."""
        stays, now = await self._stays.at(match.id), self._matches.clock()
        for person, since in self._people_at(match.id).items():
            before = stays.get(person)
            is_known = before is not None and since - before.seen_at < GAP_MS
            stays[person] = Stay(min(since, before.came_at) if is_known and before else since, now)
        return Whereabouts(now, self._known_since, stays)


def _come_back(person: str, match: Match, _at: int) -> Sequence[Entry]:
    return absence.come_back(match, person)
