"""The messages about a match, whose parts are encoded once however many look."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from typing import Any, Generic

import msgspec
from msgspec import Raw, structs

from cafe.match.entries import Row, Said, handle
from cafe.match.state import Match
from cafe.protocol import messages, views
from cafe.protocol.messages import Encoded, EntryMessage, T

STATES_LIMIT, ENTRIES_LIMIT = 2_048, 4_096  # how many are kept
CacheKey = tuple[str, int, int | None]  # match, seq, seat
encode = msgspec.json.Encoder().encode
NOBODY: frozenset[str] = frozenset()


def encoded(value: T) -> Encoded[T]:
    """A part of a message, as JSON."""
    return Raw(encode(value))


class Viewer(msgspec.Struct, frozen=True):
    """Who looks, from which seat, and whom they do not want to hear."""

    person: str | None
    seat: int | None
    muted: frozenset[str] = NOBODY


class Encoder:
    """Builds messages about matches; what everybody at one seat shares is encoded once and kept."""

    def __init__(self) -> None:
        self._states = Latest[messages.State](STATES_LIMIT)
        self._entries = Latest[Encoded[EntryMessage]](ENTRIES_LIMIT)

    def forget(self, match_id: str) -> None:
        """Encode a match anew: older rows of it changed."""
        self._states.forget(match_id)
        self._entries.forget(match_id)

    def snapshot(self, match: Match, viewer: Viewer, now: int, present: Collection[int]) -> messages.Snapshot:
        opened = match.opened
        return messages.Snapshot(
            id=match.id,
            edition=match.ruleset.edition,
            ruleset=str(match.ruleset),
            options=views.option_texts(match.ruleset),
            plan=views.plan_message(match.ruleset.plan, match.ruleset.bar),
            clock=opened.clock,
            listed=match.is_listed,
            commitment=opened.commitment,
            opened_at=match.opened_at,
            rematch_of=opened.rematch_of,
            several_seats=opened.several_seats,
            absence_s=opened.absence_s,
            hints=opened.hints,
            imported=match.is_imported,
            shared=views.shared_deal(match),
            chat=self.entries(match, match.chat, viewer),
            state=self.state(match, viewer, now, present),
        )

    def news(
        self, match: Match, rows: Sequence[Row], viewer: Viewer, now: int, present: Collection[int]
    ) -> messages.News:
        """These rows, and the state of the match, which may be further on than they are."""
        entries, state = self.entries(match, rows, viewer), self.state(match, viewer, now, present)
        return messages.News(seq=rows[-1].seq if rows else match.seq, entries=entries, state=state)

    def state(self, match: Match, viewer: Viewer, now: int, present: Collection[int]) -> messages.State:
        state = self._state_at(match, _state_seat(match, viewer.seat))
        you = views.viewer_identity(match, viewer.person, viewer.seat)
        return structs.replace(state, now=now, you=you, present=sorted(present))

    def entries(self, match: Match, rows: Sequence[Row], viewer: Viewer) -> list[Encoded[EntryMessage]]:
        """The rows, without what muted people said."""
        seat = _view_seat(match, viewer.seat)
        return [self._entry(match, row, seat) for row in rows if not _is_muted(match, row, viewer)]

    def _state_at(self, match: Match, seat: int | None) -> messages.State:
        """The state at a seat, before it is known who looks and when."""
        return self._states.get((match.id, match.seq, seat), lambda: self._encoded_state(match, seat))

    def _encoded_state(self, match: Match, seat: int | None) -> messages.State:
        offers, view_seat = encoded(views.offers_at(match, seat)), _view_seat(match, seat)
        if view_seat != seat:
            return structs.replace(self._state_at(match, view_seat), offers=offers)
        return messages.State(
            **_encoded_fields(views.shared_state(match, seat)),
            offers=offers,
            now=0,
            you=views.viewer_identity(match, None, seat),
            present=[],
        )

    def _entry(self, match: Match, row: Row, seat: int | None) -> Encoded[EntryMessage]:
        return self._entries.get(
            (match.id, row.seq, seat),
            lambda: encoded(views.entry_message(match, row, seat, open_hands=match.ruleset.is_board)),
        )


class Latest(Generic[T]):
    """What was made last, so many of it: news are wanted by all at once, and by few a little later."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._made: OrderedDict[CacheKey, T] = OrderedDict()

    def get(self, key: CacheKey, make: Callable[[], T]) -> T:
        """What is kept under a key, made if need be."""
        value = self._made.get(key)
        if value is None:
            value = self._made[key] = make()
            if len(self._made) > self._limit:
                self._made.popitem(last=False)
        return value

    def forget(self, match_id: str) -> None:
        for key in [key for key in self._made if key[0] == match_id]:
            del self._made[key]


def _encoded_fields(message: messages.Message) -> dict[str, Any]:
    """The fields of a message by name, each encoded."""
    return {name: encoded(getattr(message, name)) for name in message.__struct_fields__}


def _view_seat(match: Match, seat: int | None) -> int | None:
    """The seat whose view is shown: the board game lies open to everybody, as to a spectator (B3)."""
    return None if match.ruleset.is_board else seat


def _state_seat(match: Match, seat: int | None) -> int | None:
    """The seat whose state is shown: a seat that is not on turn has nothing but its view."""
    return seat if match.on_turn == seat else _view_seat(match, seat)


def _is_muted(match: Match, row: Row, viewer: Viewer) -> bool:
    said = row.entry
    return bool(viewer.muted) and isinstance(said, Said) and handle(match.id, said.person) in viewer.muted
