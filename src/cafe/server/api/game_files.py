"""Game files: a finished match as a file, and a file as a match."""

from __future__ import annotations

from cafe.match.game_file import entries_of, file_of
from cafe.match.limits import MAX_NAME_LENGTH
from cafe.match.state import Status
from cafe.protocol import messages
from cafe.protocol.errors import ApiError
from cafe.rules.notation import Record, parse_record
from cafe.server.context import RequestContext
from cafe.server.security.clean_text import BadText, clean_name


async def export(context: RequestContext) -> str:
    """The game file of a finished match."""
    match = (await context.load()).match
    if match.status is not Status.OVER:
        raise ApiError(409, "not-over-yet")
    if context.server.deals.is_sealed(match):
        raise ApiError(409, "deal-sealed")
    return await context.off_the_loop(lambda: file_of(match))


async def import_game(context: RequestContext, text: str) -> messages.Imported:
    """Open a game file as a match on your device: a finished game to look at, another to play on."""
    record = await context.off_the_loop(lambda: parse_record(text))
    person = await context.get_or_create_person()
    entries = await context.off_the_loop(lambda: list(entries_of(record, person, _seat_names(record))))
    matches = context.server.matches
    match = await matches.record(matches.chance.match_id(), entries, person)
    return messages.Imported(match=await context.snapshot(match))


def _seat_names(record: Record) -> list[str]:
    return [_seat_name(name) for name in record.names] or [""] * record.ruleset.players


def _seat_name(name: str) -> str:
    """A file's name as a seat may have it: files allow longer ones."""
    try:
        return clean_name(name[:MAX_NAME_LENGTH])
    except BadText:
        return ""
