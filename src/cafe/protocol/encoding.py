"""What everybody at one seat sees of a match, encoded once however many look."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence

import msgspec

from cafe.match.entries import Row, Said, handle
from cafe.match.state import Match
from cafe.protocol.messages import Snapshot
from cafe.protocol.views import entry_told, face, offers_at, options_told, plan_told, you

MOST_FACES, MOST_ENTRIES = 2_048, 16_384
Picture = tuple[str, int, int | None]  # match, seq, seat
encode = msgspec.json.Encoder().encode
NOBODY: frozenset[str] = frozenset()


class Kept:
    """Encoded pictures, the least used forgotten first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Picture, bytes] = OrderedDict()

    def get(self, key: Picture, make: Callable[[], bytes]) -> bytes:
        found = self._kept.get(key)
        if found is None:
            found = self._kept[key] = make()
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return found


class Viewer(msgspec.Struct, frozen=True):
    """Who looks, from which seat, and whom he does not want to hear."""

    person: str | None
    seat: int | None
    muted: frozenset[str] = NOBODY


class Encoder:
    """Takes the pictures. A face belongs to (match, seq, seat); who looks and when is added to it."""

    def __init__(self) -> None:
        self._faces, self._offers, self._entries = Kept(MOST_FACES), Kept(MOST_FACES), Kept(MOST_ENTRIES)

    def state(self, match: Match, viewer: Viewer, now: int, present: Collection[int]) -> bytes:
        seat, eye = viewer.seat, _eye(match, viewer.seat)
        shared = self._faces.get((match.id, match.seq, eye), lambda: encode(face(match, eye)))
        offers = self._offers.get((match.id, match.seq, seat), lambda: encode(offers_at(match, seat)))
        own = encode({"now": now, "you": you(match, viewer.person, seat), "present": sorted(present)})
        return b'%b,"offers":%b,%b' % (shared[:-1], offers, own[1:])

    def entries(self, match: Match, rows: Sequence[Row], viewer: Viewer) -> bytes:
        """The rows as a JSON list, without what muted people said."""
        eye = _eye(match, viewer.seat)
        told = [self._entry(match, row, eye) for row in rows if not _is_muted(match, row, viewer)]
        return b"[" + b",".join(told) + b"]"

    def news(
        self, match: Match, rows: Sequence[Row], viewer: Viewer, now: int, present: Collection[int]
    ) -> bytes:
        entries, state = self.entries(match, rows, viewer), self.state(match, viewer, now, present)
        return b'{"seq":%d,"entries":%b,"state":%b}' % (match.seq, entries, state)

    def snapshot(self, match: Match, viewer: Viewer, now: int, present: Collection[int]) -> bytes:
        opened = match.opened
        told = {
            "id": match.id,
            "edition": match.ruleset.edition,
            "ruleset": str(match.ruleset),
            "options": options_told(match.ruleset),
            "plan": plan_told(match.ruleset.plan, match.ruleset.bar),
            "clock": opened.clock,
            "listed": opened.listed,
            "commitment": opened.commitment,
            "opened_at": match.opened_at,
            "rematch_of": opened.rematch_of,
            "chat": msgspec.Raw(self.entries(match, match.chat, viewer)),
            "state": msgspec.Raw(self.state(match, viewer, now, present)),
        }
        assert told.keys() == set(Snapshot.__struct_fields__), "the snapshot is what its type says"
        return encode(told)

    def _entry(self, match: Match, row: Row, seat: int | None) -> bytes:
        return self._entries.get(
            (match.id, row.seq, seat),
            lambda: encode(entry_told(match, row, seat, open_hands=match.ruleset.is_board)),
        )


def _eye(match: Match, seat: int | None) -> int | None:
    """Whose eyes a seat looks through: the board game lies open to everybody (B3)."""
    return None if match.ruleset.is_board else seat


def _is_muted(match: Match, row: Row, viewer: Viewer) -> bool:
    said = row.entry
    return bool(viewer.muted) and isinstance(said, Said) and handle(match.id, said.person) in viewer.muted
