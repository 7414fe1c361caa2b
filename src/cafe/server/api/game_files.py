"""Whole games: out as a file, in as a match, and frame by frame."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from typing import Literal

from cafe.hosting.cache import CachedMatch
from cafe.match.actions import turn_played
from cafe.match.clock import Clock
from cafe.match.entries import Entry, MatchOpened, MatchOver, MatchStarted, Outcome, SeatTaken, TurnPlayed
from cafe.match.seats import SeatKind, SeatPlan
from cafe.match.state import Match, Status, happened, open_match
from cafe.protocol import messages
from cafe.protocol.errors import ApiError
from cafe.protocol.views import entry_message, open_view, view_message
from cafe.rules import commitment, start, take, view
from cafe.rules.notation import Record, final, parse_moves, parse_record, record_text
from cafe.rules.notation.record import bad_name
from cafe.server.context import RequestContext
from cafe.server.security.text import BadText, clean_name

OPEN: Literal["open"] = "open"
Eyes = int | None | Literal["open"]  # a seat, a spectator, or somebody who sees all hands


async def export(context: RequestContext) -> str:
    """The game file of a finished match."""
    match = (await context.load()).match
    if match.status is not Status.OVER:
        raise ApiError(409, "not-over-yet")
    return await asyncio.to_thread(record_text, recorded(match))


def recorded(match: Match) -> Record:
    """A finished match as a game file's record; the seed is opened."""
    seed = match.opened.secret or None
    return Record(
        ruleset=match.ruleset,
        deal=match.dealt,
        moves=tuple(move for text in match.moves for move in parse_moves(text)),
        names=tuple(_name(match, number) for number in range(len(match.seats))),
        seed=seed,
        commitment=match.opened.commitment or None if seed is not None else None,
    )


async def replay_frames(context: RequestContext) -> messages.Replay:
    """A match entry by entry: when over from any seat or with open hands, before that as one sees it."""
    after = context.query_number("after")
    cached = await context.load(at_least=0 if after is None else after + 1)
    return await asyncio.to_thread(_frames, cached, _eyes(context, cached.match), after or 0)


def _eyes(context: RequestContext, match: Match) -> Eyes:
    """Those that were asked for, as far as one may."""
    wanted = context.connection.query_params.get("seat")
    if match.status is Status.OVER:
        return OPEN if wanted in (None, OPEN) else context.query_number("seat", len(match.seats) - 1)
    if wanted == OPEN:
        raise ApiError(409, "not-over-yet")
    return context.viewing_seat(match)


def _frames(cached: CachedMatch, eyes: Eyes, after: int) -> messages.Replay:
    return messages.Replay(frames=list(_frame_by_frame(cached, eyes, after)))


def _frame_by_frame(cached: CachedMatch, eyes: Eyes, after: int) -> Iterator[messages.Frame]:
    first, *rest = cached.rows
    match = open_match(cached.match.id, first)
    seat = None if eyes == OPEN else eyes
    for row in (first, *rest):
        match = match if row is first else happened(match, row)
        if row.seq <= after:
            continue
        shown = match.ruleset.is_board or eyes == OPEN
        game = match.game
        seen = None if game is None else open_view(game) if eyes == OPEN else view(game, seat)
        yield messages.Frame(
            seq=row.seq,
            at=row.at,
            entry=entry_message(match, row, seat, open_hands=shown),
            view=None if seen is None else view_message(seen),
        )


async def import_game(context: RequestContext, text: str) -> messages.Imported:
    """A game file as a match on this device: finished ones to look at, others to play on."""
    record = await asyncio.to_thread(parse_record, text)
    person = await context.get_or_create_person()
    entries = await asyncio.to_thread(lambda: list(_entries(record, person)))
    match = await context.server.matches.record(secrets.token_urlsafe(16), entries, person)
    return messages.Imported(match=await context.snapshot(match))


def _entries(record: Record, person: str) -> Iterator[Entry]:
    """The log that a game file would have had."""
    names = [_short(name) for name in record.names] or [""] * record.ruleset.players
    seed = record.seed
    yield MatchOpened(
        ruleset=str(record.ruleset),
        host=person,
        seats=tuple(SeatPlan(SeatKind.DEVICE, name=name) for name in names),
        clock=Clock(),
        listed=False,
        commitment="" if seed is None else commitment(seed),
        secret=seed or "",
        deal=record.deal if seed is None else None,
    )
    yield from (SeatTaken(number, person, name) for number, name in enumerate(names))
    yield MatchStarted(record.deal.first)
    yield from turns_of(record)
    if final(record).end is not None:
        yield MatchOver(Outcome.PLAYED, seed or "")


def turns_of(record: Record) -> Iterator[TurnPlayed]:
    """A commit ends with its turn, or where something hidden is shown."""
    game, moves = start(record.ruleset, record.deal), record.moves
    while moves:
        taken = take(game, moves)
        assert not taken.refused, "a record is played before it is believed"
        yield turn_played(game.player, taken)
        game, moves = taken.game, taken.rest


def _short(name: str) -> str:
    """A file's names may be longer than ours."""
    try:
        return clean_name(name[:30])
    except BadText:
        return ""


def _name(match: Match, number: int) -> str:
    seat = match.seats[number]
    told = [seat.name, seat.plan.name, seat.plan.bot]
    return next((name for name in told if name and not bad_name(name)), f"Player {number + 1}")
