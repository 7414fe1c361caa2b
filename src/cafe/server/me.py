"""Who is who: a name, a link for the second device, tokens for bots; and who is muted."""

from __future__ import annotations

import re

from cafe.house.desk import hashed
from cafe.house.entries import Said, handle
from cafe.house.match import Match
from cafe.house.people import LINK_LIVES

from . import asked, notes
from .door import Call
from .names import clean_label, clean_name
from .refusals import No

TOKEN_ID = re.compile(r"[0-9a-f]{16}", re.ASCII)


async def me(call: Call) -> notes.Me:
    """You; a stranger becomes a new person."""
    return await _me(call, await call.somebody())


async def rename(call: Call, body: asked.NameWanted) -> notes.Me:
    """Change your name."""
    name, person = clean_name(body.name), await call.somebody()
    await call.door.people.rename(person, name)
    return await _me(call, person)


async def link(call: Call, _: asked.Empty) -> notes.Link:
    """A one-time link that makes a second device the same person."""
    now = call.door.house.clock()
    token = await call.door.people.link(await call.somebody(), now)
    return notes.Link(link=f"/link#{token}", token=token, expires_at=now + LINK_LIVES)


async def follow_link(call: Call, body: asked.LinkToken) -> notes.Me:
    """Become the person of a link; once."""
    found = await call.door.people.follow_link(body.token, call.door.house.clock())
    if found is None:
        raise No(404, "no-such-link")
    call.cookie_for = found.id
    return await _me(call, found.id)


async def tokens(call: Call) -> notes.Tokens:
    """Your bots' tokens, by id and label."""
    kept = [] if call.person is None else await call.door.people.bot_tokens(call.person)
    return notes.Tokens(tokens=[notes.TokenKept(id=one, label=label) for one, label in kept])


async def make_token(call: Call, body: asked.TokenWanted) -> notes.TokenMade:
    """A token with which a bot acts as you; it is shown once."""
    label = clean_label(body.label)
    token = await call.door.people.bot_token(await call.somebody(), label)
    return notes.TokenMade(id=hashed(token)[:16], label=label, token=token)


async def withdraw_token(call: Call) -> None:
    """Take a bot's token back."""
    token_id = str(call.connection.path_params["token"])
    known = call.person is not None and TOKEN_ID.fullmatch(token_id)
    if not known or not await call.door.people.withdraw_token(call.person or "", token_id):
        raise No(404, "no-such-token")


async def mute(call: Call, body: asked.Speaker) -> None:
    """Hide what somebody says at this table; he does not hear of it."""
    table = await call.table()
    if body.speaker not in speakers(table.match):
        raise No(404, "no-such-speaker")
    await call.door.people.mute(await call.somebody(), table.match.id, body.speaker)


async def unmute(call: Call, body: asked.Speaker) -> None:
    """Read somebody again."""
    table = await call.table()
    if call.person is not None:
        await call.door.people.unmute(call.person, table.match.id, body.speaker)


def speakers(match: Match) -> set[str]:
    """Whoever sits at the table or said something lately."""
    people = {seat.person for seat in match.seats if seat.person is not None}
    people |= {row.entry.person for row in match.chat if isinstance(row.entry, Said)}
    return {handle(match.id, person) for person in people}


async def _me(call: Call, person: str) -> notes.Me:
    found = await call.door.people.find(person)
    return notes.Me(name="" if found is None else found.name, muted=await call.door.people.all_muted(person))
