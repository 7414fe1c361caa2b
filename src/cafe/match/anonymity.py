"""The log of a match without a person who deleted themselves: what happened stays, who they were goes."""

from __future__ import annotations

from collections.abc import Sequence

from cafe.match import actions
from cafe.match.codec import Plain, read_tagged, tagged
from cafe.match.entries import Entry, Row, SeatRenamed, SeatTaken, handle
from cafe.match.state import Match, Status
from cafe.rules.values import replace

OWN_TEXTS = ("name", "text")  # what an entry holds in a person's own words


def leave_for_good(match: Match, person: str) -> list[Entry]:
    """The next step out of a match: a table called off, a seat freed or given to a bot; then nothing."""
    seats = match.seats_of(person)
    if match.status is Status.OPEN and person == match.opened.host:
        return actions.call_off(match, person)
    leaving = [seat for seat in seats if match.seats[seat].may_be_left]
    if match.status is Status.OPEN and leaving:
        return actions.leave(match, person, leaving[0], match.last_at)
    playing = [seat for seat in seats if not match.seats[seat].resigned]
    if match.status is Status.RUNNING and playing:
        return actions.resign(match, person, playing[0])
    return []


def without(rows: Sequence[Row], match_id: str, person: str, pseudonym: str) -> list[Row]:
    """The same rows, with another id in the person's place, and nothing in the place of their own words."""
    replaced = {person: pseudonym, handle(match_id, person): handle(match_id, pseudonym)}
    sitters: dict[int, str] = {}
    kept = []
    for row in rows:
        if isinstance(row.entry, SeatTaken):
            sitters[row.entry.seat] = row.entry.person
        if isinstance(row.entry, SeatRenamed) and sitters.get(row.entry.seat) == person:
            kept.append(replace(row, entry=SeatRenamed(row.entry.seat, "")))
        else:
            kept.append(_row_without(row, person, pseudonym, replaced))
    return kept


def _row_without(row: Row, person: str, pseudonym: str, replaced: dict[str, str]) -> Row:
    payload = tagged(row.entry)
    changed = _value_without(payload, person, replaced)
    if changed.get("host") == pseudonym and "seats" in changed:
        changed["seats"] = [{**plan, "name": ""} for plan in changed["seats"]]  # the host wrote them all
    entry = row.entry if changed == payload else read_tagged(Entry, changed)
    is_own = row.person == person
    return Row(row.seq, row.at, entry, pseudonym if is_own else row.person, None if is_own else row.key)


def _value_without(value: Plain, person: str, replaced: dict[str, str]) -> Plain:
    if isinstance(value, str):
        return replaced.get(value, value)
    if isinstance(value, list):
        return [_value_without(item, person, replaced) for item in value]
    if not isinstance(value, dict):
        return value
    kept = {key: _value_without(item, person, replaced) for key, item in value.items()}
    if person in (value.get("person"), value.get("reserved")):
        kept |= dict.fromkeys((key for key in OWN_TEXTS if key in kept), "")
    if value.get("reserved") == person:
        kept["reserved"] = ""  # anybody may have the seat
    return kept
