"""Tokens with which your bots act as you."""

from __future__ import annotations

from cafe.api.clean_text import clean_label
from cafe.match.token_hash import token_hash
from cafe.protocol import messages, requests
from cafe.protocol.errors import ApiError
from cafe.protocol.openapi import SHORT_ID
from cafe.server.context import ServerRequest


async def tokens(context: ServerRequest) -> messages.Tokens:
    """Your bots' tokens, by id and label."""
    kept = [] if context.person is None else await context.server.people.bot_tokens(context.person)
    return messages.Tokens(tokens=[messages.TokenKept(id=token_id, label=label) for token_id, label in kept])


async def make_token(context: ServerRequest, body: requests.TokenWanted) -> messages.TokenMade:
    """A token with which a bot acts as you; it is shown once."""
    label = clean_label(body.label)
    token = await context.server.people.bot_token(await context.get_or_create_person(), label)
    return messages.TokenMade(id=token_hash(token)[:16], label=label, token=token)


async def withdraw_token(context: ServerRequest) -> None:
    """Take a bot's token back."""
    token_id = str(context.connection.path_params["token"])
    known = context.person is not None and SHORT_ID.fullmatch(token_id)
    if not known or not await context.server.active_sessions.withdraw_token(context.person or "", token_id):
        raise ApiError(404, "no-such-token")
