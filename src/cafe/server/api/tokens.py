"""Tokens with which your bots act as you."""

from __future__ import annotations

from cafe.match.token_hash import token_hash
from cafe.protocol import messages, requests
from cafe.protocol.errors import ApiError
from cafe.protocol.openapi import SHORT_ID
from cafe.server.context import RequestContext
from cafe.server.security.clean_text import clean_label


async def tokens(context: RequestContext) -> messages.Tokens:
    """Your bots' tokens, by id and label."""
    kept = [] if context.person is None else await context.server.people.bot_tokens(context.person)
    return messages.Tokens(tokens=[messages.TokenKept(id=token_id, label=label) for token_id, label in kept])


async def make_token(context: RequestContext, body: requests.TokenWanted) -> messages.TokenMade:
    """A token with which a bot acts as you; it is shown once."""
    label = clean_label(body.label)
    token = await context.server.people.bot_token(await context.get_or_create_person(), label)
    return messages.TokenMade(id=token_hash(token)[:16], label=label, token=token)


async def withdraw_token(context: RequestContext) -> None:
    """Take a bot's token back."""
    token_id = str(context.connection.path_params["token"])
    known = context.person is not None and SHORT_ID.fullmatch(token_id)
    if not known or not await context.server.active_sessions.withdraw_token(context.person or "", token_id):
        raise ApiError(404, "no-such-token")
