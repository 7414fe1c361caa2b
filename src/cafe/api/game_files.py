"""Game files: a finished match as a file, and a file as a match."""

from __future__ import annotations

from contextlib import nullcontext

from cafe.api.clean_text import BadText, clean_name
from cafe.api.context import RequestContext
from cafe.bots import ALL_BOTS, BOTS, characters_of
from cafe.match.entries import MatchOver
from cafe.match.game_file import entries_of, file_of, named_bot
from cafe.match.limits import MAX_NAME_LENGTH
from cafe.match.seats import SeatKind, SeatPlan
from cafe.protocol import messages
from cafe.rules.notation import Record, parse_record


async def export(context: RequestContext) -> str:
    """The game file of a finished match."""
    match = (await context.load()).match
    context.require_open_deal(match)
    return await context.off_the_loop(lambda: file_of(match, ALL_BOTS))


async def import_game(context: RequestContext, text: str) -> messages.Imported:
    """Open a game file as a match on your device: a finished game to look at, another to play on.

    Bots of the café that the file names play on as well.
    """
    record = await context.off_the_loop(lambda: parse_record(text))
    person = await context.get_or_create_person()
    seats = _seats(record)
    entries = await context.off_the_loop(lambda: list(entries_of(record, person, seats)))
    matches = context.house.matches
    match_id = matches.chance.match_id()
    is_over = isinstance(entries[-1], MatchOver)
    is_left_to_bots = not is_over and all(seat.kind is SeatKind.BOT for seat in seats)
    async with context.admit_bots(match_id) if is_left_to_bots else nullcontext():
        match = await matches.record(match_id, entries, person)
    return messages.Imported(match=await context.snapshot(match))


def _seats(record: Record) -> list[SeatPlan]:
    """The bots of a file that play this game, and people on the device for all others."""
    edition = record.ruleset.edition
    bots = [*BOTS, *(character.name for character in characters_of(edition))]
    return [_seat(*named_bot(name, bots)) for name in record.names or ("",) * record.ruleset.players]


def _seat(name: str, bot: str) -> SeatPlan:
    """A file's name as a seat may have it: files allow longer ones."""
    try:
        fitting = clean_name(name[:MAX_NAME_LENGTH])
    except BadText:
        fitting = ""
    return SeatPlan(SeatKind.BOT if bot else SeatKind.DEVICE, bot=bot, name=fitting)
