"""You: a name, your devices and a link for the next one, and tokens for bots."""

from __future__ import annotations

import re

from cafe.hosting.storage.people import LINK_LIVES
from cafe.hosting.storage.sessions import Session
from cafe.match.actions import hashed
from cafe.protocol import messages, requests
from cafe.protocol.errors import ApiError
from cafe.server.context import RequestContext
from cafe.server.security.text import clean_label, clean_name

HEX_ID = re.compile(r"[0-9a-f]{16}", re.ASCII)  # of tokens and devices


async def me(context: RequestContext) -> messages.Me:
    """You; a stranger becomes a new person."""
    return await _me(context, await context.get_or_create_person())


async def rename(context: RequestContext, body: requests.NameWanted) -> messages.Me:
    """Change your name."""
    name, person = clean_name(body.name), await context.get_or_create_person()
    await context.server.people.rename(person, name)
    return await _me(context, person)


async def link(context: RequestContext, _: requests.Empty) -> messages.Link:
    """A one-time link that makes a second device the same person."""
    now = context.server.matches.clock()
    token = await context.server.people.link(await context.get_or_create_person(), now)
    return messages.Link(link=f"/link#{token}", token=token, expires_at=now + LINK_LIVES)


async def follow_link(context: RequestContext, body: requests.LinkToken) -> messages.Me:
    """Become the person of a link; once."""
    found = await context.server.people.follow_link(body.token, context.server.matches.clock())
    if found is None:
        raise ApiError(404, "no-such-link")
    await context.begin_session(found.id)
    return await _me(context, found.id)


async def devices(context: RequestContext) -> messages.Devices:
    """The devices on which you are known, the last used first."""
    now = context.server.matches.clock()
    known = [] if context.person is None else await context.server.sessions.of_person(context.person, now)
    return messages.Devices(devices=[_device(context, session) for session in known])


async def end_device(context: RequestContext) -> None:
    """Sign a device out, at once; it may be the one that asks."""
    device_id, current = str(context.connection.path_params["device"]), context.session
    known = context.person is not None and HEX_ID.fullmatch(device_id)
    if not known or not await context.server.active_sessions.end(context.person or "", device_id):
        raise ApiError(404, "no-such-device")
    if current is not None and current.id == device_id:
        context.new_cookie = ""


async def tokens(context: RequestContext) -> messages.Tokens:
    """Your bots' tokens, by id and label."""
    kept = [] if context.person is None else await context.server.people.bot_tokens(context.person)
    return messages.Tokens(tokens=[messages.TokenKept(id=one, label=label) for one, label in kept])


async def make_token(context: RequestContext, body: requests.TokenWanted) -> messages.TokenMade:
    """A token with which a bot acts as you; it is shown once."""
    label = clean_label(body.label)
    token = await context.server.people.bot_token(await context.get_or_create_person(), label)
    return messages.TokenMade(id=hashed(token)[:16], label=label, token=token)


async def withdraw_token(context: RequestContext) -> None:
    """Take a bot's token back."""
    token_id = str(context.connection.path_params["token"])
    known = context.person is not None and HEX_ID.fullmatch(token_id)
    if not known or not await context.server.people.withdraw_token(context.person or "", token_id):
        raise ApiError(404, "no-such-token")


def _device(context: RequestContext, session: Session) -> messages.Device:
    return messages.Device(
        id=session.id,
        browser=session.device.browser,
        system=session.device.system,
        created_at=session.created_at,
        last_seen_at=session.last_seen_at,
        current=context.session is not None and context.session.hash == session.hash,
        shared=session.is_shared,
    )


async def _me(context: RequestContext, person: str) -> messages.Me:
    found = await context.server.people.find(person)
    return messages.Me(
        name="" if found is None else found.name, muted=await context.server.people.all_muted(person)
    )
