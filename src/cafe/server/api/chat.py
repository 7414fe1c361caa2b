"""Chat at a match: saying a line, and muting who speaks."""

from __future__ import annotations

from cafe.match import actions
from cafe.match.entries import Said, handle
from cafe.match.state import Match
from cafe.protocol import requests
from cafe.protocol.errors import ApiError
from cafe.server.context import RequestContext
from cafe.server.security.text import clean_saying

MOST_ROWS = 5_000  # of one match: then nobody chats any more


async def say(context: RequestContext, body: requests.Say) -> None:
    """Say a line to everybody at the table."""
    text, cached = clean_saying(body.text), await context.load()
    if cached.match.seq >= MOST_ROWS:
        raise ApiError(409, "enough-said")
    person, name = await context.somebody(), await context.chosen_name(None)
    await context.act(lambda match, _: actions.say(match, person, name, text), body.key)


async def mute(context: RequestContext, body: requests.Speaker) -> None:
    """Hide what somebody says at this table; they do not hear of it."""
    match = (await context.load()).match
    if body.speaker not in speakers(match):
        raise ApiError(404, "no-such-speaker")
    await context.server.people.mute(await context.somebody(), match.id, body.speaker)


async def unmute(context: RequestContext, body: requests.Speaker) -> None:
    """Read somebody again."""
    match = (await context.load()).match
    if context.person is not None:
        await context.server.people.unmute(context.person, match.id, body.speaker)


def speakers(match: Match) -> set[str]:
    """Whoever sits at the table or said something lately."""
    people = {seat.person for seat in match.seats if seat.person is not None}
    people |= {row.entry.person for row in match.chat if isinstance(row.entry, Said)}
    return {handle(match.id, person) for person in people}
