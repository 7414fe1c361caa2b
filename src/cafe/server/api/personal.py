"""What the café has of you: to take along, and to delete."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from functools import partial

from starlette.responses import Response, StreamingResponse

from cafe.api.puzzling.views import standing_message
from cafe.api.rate_limit import RateLimit
from cafe.bots import ALL_BOTS
from cafe.match.entries import Row, Said
from cafe.match.game_file import file_of
from cafe.match.state import Match, Status, fold_log
from cafe.protocol import messages
from cafe.protocol.encoding import encode
from cafe.protocol.views import entry_message
from cafe.server.api.deal_results import played
from cafe.server.api.devices import devices
from cafe.server.api.tokens import tokens
from cafe.server.context import ServerRequest
from cafe.server.deals.shared_deals import SharedDeals

FILE_NAME = "cafe-international.json"
MAX_MATCHES = 10_000
MATCHES_PER_COST = 50  # as many as cost one file more
HEADERS = {"Content-Disposition": f'attachment; filename="{FILE_NAME}"', "Cache-Control": "no-store"}
END_OF_LIST = b"]}"  # the matches come last


async def export_me(context: ServerRequest) -> Response:
    """Everything that the café has of you, as one file: name, devices, games, puzzles and matches."""
    person = context.person or ""
    match_ids = await context.server.erasure.matches_of(person, MAX_MATCHES)
    context.count_more(RateLimit.FILE, len(match_ids) // MATCHES_PER_COST)
    found = await context.server.people.find(person)
    whole = messages.Export(
        name="" if found is None else found.name,
        seen_at=0 if found is None else found.seen_at,
        devices=(await devices(context)).devices,
        tokens=(await tokens(context)).tokens,
        muted=await context.server.people.all_muted(person),
        games=await context.server.results.kept(person),
        deals=[played(play) for play in await context.server.deals.plays.all_of_person(person)],
        puzzles=await _puzzles(context, person),
        matches=[],
    )
    beginning = (await context.off_the_loop(lambda: encode(whole))).removesuffix(END_OF_LIST)
    chunks = _chunks(context, person, match_ids, beginning)
    return StreamingResponse(chunks, media_type="application/json", headers=HEADERS)


async def delete_me(context: ServerRequest) -> None:
    """Delete yourself, for good: what is yours goes, and what others played with you stays without you."""
    if context.person is None:
        return
    erasure, person = context.server.erasure, context.person
    context.server.active_sessions.all_heard(await erasure.begin(person))
    context.new_cookie, context.person, context.session = "", None, None
    await erasure.leave_matches(person)


async def _puzzles(context: ServerRequest, person: str) -> messages.PuzzlesKept:
    shelf = context.server.puzzles
    standings = await shelf.records.standings(person)
    return messages.PuzzlesKept(
        standings={game: standing_message(each, shelf.today()) for game, each in standings.items()},
        attempts=[
            messages.PuzzleKept(
                puzzle=puzzle,
                solved=each.solved,
                at=each.at,
                rating_before=each.rating_before,
                rating_after=each.rating_after,
            )
            for puzzle, each in (await shelf.records.attempts(person)).items()
        ],
    )


async def _chunks(
    context: ServerRequest, person: str, match_ids: Sequence[str], beginning: bytes
) -> AsyncIterator[bytes]:
    """The file piece by piece: one match in memory at a time."""
    yield beginning
    separator = b""
    for match_id in match_ids:
        if rows := await context.server.matches.store.rows(match_id):
            keep = partial(_kept, match_id, rows, person, context.server.deals)
            yield separator + await context.go_on(keep)
            separator = b","
    yield END_OF_LIST


def _kept(match_id: str, rows: Sequence[Row], person: str, deals: SharedDeals) -> bytes:
    """A match as the person may see it; once it is over and its deal is opened, with its game file."""
    match = fold_log(match_id, rows)
    own, is_over = match.seats_of(person), match.status is Status.OVER
    seat = own[0] if own else None
    seen = [entry_message(match, row, seat, open_hands=is_over or match.ruleset.is_board) for row in rows]
    said = [
        messages.ChatLine(at=row.at, text=row.entry.text)
        for row in rows
        if isinstance(row.entry, Said) and row.entry.person == person
    ]
    file = _file(match) if is_over and not deals.is_sealed(match) else None
    return encode(messages.MatchKept(id=match_id, seats=own, said=said, entries=seen, file=file))


def _file(match: Match) -> str | None:
    """The game file; a match that was called off before it started has none."""
    return None if match.game is None else file_of(match, ALL_BOTS)
