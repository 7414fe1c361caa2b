"""Acting at a match: every POST that writes to its log, and the draft that does not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from msgspec import Raw

from cafe.house import desk
from cafe.house.entries import Entry, Row
from cafe.house.house import Decision, Table, stale
from cafe.house.match import Match, Status

from . import asked, notes, wire
from .door import Call, as_of
from .drafts import draft
from .names import clean_name, clean_saying
from .refusals import No

MOST_ROWS = 5_000  # of one match: then nobody chats any more


class Missed(Exception):
    """A turn was played since the client looked."""


async def join(call: Call, body: asked.Join) -> bytes:
    """Take a free seat: the one asked for, or the first that fits."""
    person, name = await call.somebody(), await chosen_name(call, body.name)
    return await _snapshot_after(
        call, lambda match, _: desk.join(match, person, name, body.seat, body.invite), body.key
    )


async def leave(call: Call, body: asked.OfSeat) -> bytes:
    """Free a seat before the start; after it, a bot comes when the countdown is over."""
    person = call.seated()
    return await _snapshot_after(
        call, lambda match, at: desk.leave(match, person, body.seat, at), body.key, body.seat
    )


async def start(call: Call, body: asked.Keyed) -> bytes:
    """Deal and begin; only the host does."""
    person = call.seated()
    return await _snapshot_after(call, lambda match, _: desk.start_match(match, person), body.key)


async def call_off(call: Call, body: asked.Keyed) -> bytes:
    """Give up a table before it starts; only the host does."""
    person = call.seated()
    return await _snapshot_after(call, lambda match, _: desk.call_off(match, person), body.key)


async def resign(call: Call, body: asked.OfSeat) -> bytes:
    """Give up a seat; a bot plays on for the others, or the match is over."""
    person = call.seated()
    return await _snapshot_after(
        call, lambda match, _: desk.resign(match, person, body.seat), body.key, body.seat
    )


async def take_back(call: Call, body: asked.OfSeat) -> bytes:
    """Come back to a seat that was left or taken over."""
    person = call.seated()
    return await _snapshot_after(
        call, lambda match, _: desk.take_back(match, person, body.seat), body.key, body.seat
    )


async def preview(call: Call, body: asked.DraftWanted) -> wire.Draft:
    """Play a turn on paper: nothing is written, and nothing hidden is shown."""
    person, table = call.seated(), await call.table(at_least=body.seen)
    return draft(desk.to_move(table.match, person, body.seat), body.seat, desk.read_moves(body.moves))


async def moves(call: Call, body: asked.Commit) -> bytes:
    """Commit a drafted turn, all or nothing; the answer is the news since `seen`."""
    person, table = call.seated(), await call.table(at_least=body.seen)
    desk.must_own(table.match, person, body.seat)
    with _kept(table):

        def decide(match: Match, _: int) -> list[Entry]:
            if stale(table, body.seen):
                raise Missed
            return desk.turn(match, person, body.seat, body.moves)

        try:
            _, rows = await call.act(decide, body.key)
        except Missed:
            call.door.meters.commits.labels("stale").inc()
            raise No(409, "stale", missed=await _missed(call, table, body)) from None
        except desk.TurnRefused:
            call.door.meters.commits.labels("refused").inc()
            raise
        call.door.meters.commits.labels("played").inc()
        match = as_of(table, rows[-1].seq)
        return await call.news(match, table.rows[body.seen : match.seq], rows[-1].at, body.seat)


async def skip(call: Call, _: asked.Empty) -> None:
    """Let the bot on turn move at once."""
    person, table = call.seated(), await call.table()
    if not table.match.seats_of(person):
        raise No(403, "not-your-seat")
    await call.door.porter.hurry(table.match.id)


async def rematch(call: Call, _: asked.Empty) -> notes.Rematch:
    """A new table with the same seats, the same for everybody who asks."""
    person, table = call.seated(), await call.table()
    if not table.match.seats_of(person):
        raise No(403, "not-your-seat")
    if table.match.status is not Status.OVER:
        raise No(409, "not-over-yet")
    return notes.Rematch(match=(await call.door.house.rematch(table.match.id, person)).id)


async def say(call: Call, body: asked.Say) -> None:
    """Say a line to everybody at the table."""
    text, table = clean_saying(body.text), await call.table()
    if table.match.seq >= MOST_ROWS:
        raise No(409, "enough-said")
    person = await call.somebody()
    found = await call.door.people.find(person)
    name = "" if found is None else found.name
    await call.act(lambda match, _: desk.say(match, person, name, text), body.key)


async def chosen_name(call: Call, wanted: str | None) -> str:
    """The name for a seat: the one given, else the person's own."""
    if wanted is not None:
        return clean_name(wanted)
    found = await call.door.people.find(await call.somebody())
    return "" if found is None else found.name


async def _snapshot_after(call: Call, decide: Decision, key: str | None, seat: int | None = None) -> bytes:
    table = await call.table()
    with _kept(table):
        match, rows = await call.act(decide, key)
        then = as_of(table, rows[-1].seq) if rows else match
        return await call.snapshot(then, rows[-1].at if rows else None, seat)


async def _missed(call: Call, table: Table, body: asked.Commit) -> Raw:
    rows: Sequence[Row] = table.rows[body.seen :]
    return Raw(await call.news(table.match, rows, None, body.seat))


@contextmanager
def _kept(table: Table) -> Iterator[None]:
    """The match stays in memory while we look at its rows."""
    table.followers += 1
    try:
        yield
    finally:
        table.followers -= 1
