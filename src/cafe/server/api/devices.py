"""Your devices: a link for the next one, which there are, and signing one out."""

from __future__ import annotations

from cafe.api.people import describe_person
from cafe.hosting.storage.people import LINK_TTL_MS
from cafe.hosting.storage.schema import BOT, LINK
from cafe.hosting.storage.sessions import Session
from cafe.protocol import messages, requests
from cafe.protocol.errors import ApiError
from cafe.protocol.openapi import SHORT_ID
from cafe.server.context import ServerRequest


async def link(context: ServerRequest, _: requests.Empty) -> messages.Link:
    """A one-time link that makes a second device the same person."""
    now = context.server.matches.clock()
    token = await context.server.people.link(await context.get_or_create_person(), now)
    return messages.Link(link=f"/link#{token}", token=token, expires_at=now + LINK_TTL_MS)


async def follow_link(context: ServerRequest, body: requests.LinkToken) -> messages.Me:
    """Become the person of a link; once."""
    person = await context.begin_session_by_link(body.token)
    if person is None:
        raise ApiError(404, "no-such-link")
    return await describe_person(context, person)


async def devices(context: ServerRequest) -> messages.Devices:
    """The devices on which you are known, the last used first."""
    now = context.server.matches.clock()
    known = [] if context.person is None else await context.server.sessions.of_person(context.person, now)
    return messages.Devices(devices=[_device(context, session) for session in known])


async def end_device(context: ServerRequest) -> None:
    """Sign a device out, at once; it may be the one that asks."""
    device_id, current = str(context.connection.path_params["device"]), context.session
    known = context.person is not None and SHORT_ID.fullmatch(device_id)
    if not known or not await context.server.active_sessions.end(context.person or "", device_id):
        raise ApiError(404, "no-such-device")
    if current is not None and current.id == device_id:
        context.new_cookie = ""


async def sign_out(context: ServerRequest, body: requests.SignOut) -> None:
    """Sign out on all devices or on all others, at once; links that nobody has followed yet are void.

    The bots' tokens stay, unless they are withdrawn as well.
    """
    if context.person is None:
        return
    kept = None
    if body.devices is requests.SignedOut.OTHERS:
        if context.session is not None and context.session.is_shared:
            await context.begin_session(context.person)  # the cookie that others have, too, is over
        kept = context.session
    kinds = (LINK, BOT) if body.tokens is requests.BotTokens.WITHDRAW else (LINK,)
    await context.server.active_sessions.end_all(context.person, kept=kept, withdrawn=kinds)
    if kept is None:
        context.new_cookie = ""


def _device(context: ServerRequest, session: Session) -> messages.Device:
    return messages.Device(
        id=session.id,
        browser=session.device.browser,
        system=session.device.system,
        created_at=session.created_at,
        last_seen_at=session.last_seen_at,
        current=context.session is not None and context.session.hash == session.hash,
        shared=session.is_shared,
    )
