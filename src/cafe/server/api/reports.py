"""Reporting a line of chat or a name to the operator of the server."""

from __future__ import annotations

from cafe.api.clean_text import clean_chat
from cafe.hosting.cache import CachedMatch
from cafe.hosting.storage.reports import Reported, ReportKind
from cafe.match.entries import Said, handle
from cafe.match.state import Match
from cafe.protocol import requests
from cafe.protocol.errors import ApiError, bad_value
from cafe.server.context import ServerRequest


async def report(context: ServerRequest, body: requests.Report) -> None:
    """Report a line of chat by its `seq`, or a name by its handle, to the operator; again is the same."""
    if (body.seq is None) == (body.handle is None):
        raise bad_value("report: either seq or handle")
    reason = clean_chat(body.reason) if body.reason.strip() else ""
    cached = await context.load(at_least=body.seq or 0)
    reported = _line(cached, body.seq or 0) if body.handle is None else _name(cached.match, body.handle)
    server, reporter = context.server, await context.get_or_create_person()
    await server.moderation.reports.file(reported, reporter, reason, server.matches.clock())


def _line(cached: CachedMatch, seq: int) -> Reported:
    """A line of chat as it was said."""
    said = cached.rows[seq - 1].entry if seq <= len(cached.rows) else None
    if not isinstance(said, Said):
        raise ApiError(404, "no-such-line")
    return Reported(cached.match.id, ReportKind.CHAT, seq, said.person, name=said.name, text=said.text)


def _name(match: Match, wanted: str) -> Reported:
    """The name of whoever has a seat or spoke lately, as it is now; with several seats, all their names."""
    seated = [(seat.person, seat.name) for seat in match.seats if seat.person is not None]
    spoken = [(row.entry.person, row.entry.name) for row in match.chat[::-1] if isinstance(row.entry, Said)]
    names = {name: person for person, name in (*seated, *spoken) if handle(match.id, person) == wanted}
    if not names:
        raise ApiError(404, "no-such-speaker")
    name, person = next(iter(names.items()))
    return Reported(match.id, ReportKind.NAME, 0, person, name=name, text=", ".join(names))
