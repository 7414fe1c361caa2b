"""The chat of a match: saying a line, and muting a speaker."""

from __future__ import annotations

from cafe.api.clean_text import clean_chat
from cafe.api.context import RequestContext
from cafe.match import actions
from cafe.match.entries import Said, handle
from cafe.match.state import Match
from cafe.protocol import requests
from cafe.protocol.errors import ApiError


async def say(context: RequestContext, body: requests.Say) -> None:
    """Say a line to everybody at the table, spectators included."""
    text, cached = clean_chat(body.text), await context.load()
    context.require_voice()
    person, name = await context.get_or_create_person(), await context.display_name()
    await context.house.matches.act(
        cached.match.id, lambda match, _: actions.say(match, person, name, text), person, body.key
    )


async def react(context: RequestContext, body: requests.React) -> None:
    """Say something to everybody at the table without words, with one of six drawn signs."""
    cached = await context.load()
    context.require_voice()
    person, name = await context.get_or_create_person(), await context.display_name()
    await context.house.matches.act(
        cached.match.id, lambda match, _: actions.say(match, person, name, "", body.sign), person, body.key
    )


async def mute(context: RequestContext, body: requests.Speaker) -> None:
    """Hide what a speaker says in this match; they are not told."""
    match = (await context.load()).match
    if body.speaker not in speakers(match):
        raise ApiError(404, "no-such-speaker")
    await context.house.people.mute(await context.get_or_create_person(), match.id, body.speaker)


async def unmute(context: RequestContext, body: requests.Speaker) -> None:
    """Show what a speaker says again."""
    match = (await context.load()).match
    if context.person is not None:
        await context.house.people.unmute(context.person, match.id, body.speaker)


def speakers(match: Match) -> set[str]:
    """The handles of those who have a seat or spoke lately."""
    people = {seat.person for seat in match.seats if seat.person is not None}
    people |= {row.entry.person for row in match.chat if isinstance(row.entry, Said)}
    return {handle(match.id, person) for person in people}
