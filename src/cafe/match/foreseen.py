"""The games after turns that were just tried out, so that a turn which is written need not happen twice.

Which game follows is decided by `happen_all` alone; what is kept here is its answer, for events that are
still the very same objects.
"""

from __future__ import annotations

from cafe.rules import Event, Game, happen_all

KEPT = 64  # turns between being tried out and being written
Events = tuple[Event, ...]
_after: dict[int, tuple[Game, Events, Game]] = {}  # by the identity of the events


def foresee(before: Game, events: Events, after: Game) -> None:
    """Keep the game that these events were seen to lead to."""
    _after[id(events)] = before, events, after
    if len(_after) > KEPT:
        oldest, *_ = list(_after)  # of a copy: other threads fold logs meanwhile
        _after.pop(oldest, None)


def game_after(before: Game, events: Events) -> Game:
    """The game after the events."""
    kept = _after.pop(id(events), None)
    if kept is not None and kept[0] is before and kept[1] is events:
        return kept[2]
    return happen_all(before, events)
