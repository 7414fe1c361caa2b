"""The requests about what is said at a match, and whom one hears."""

from __future__ import annotations

from cafe.api import chat, host
from cafe.api.rate_limit import RateLimit
from cafe.api.route import Route, post
from cafe.protocol import messages, requests
from cafe.protocol.openapi import MATCH, ErrorCodes

from .codes import AT_MATCH, BAD_VALUE, NO_MATCH, NOT_THE_HOST, REMOVED

UNHEARD: ErrorCodes = (
    NO_MATCH,
    (403, "silenced"),
    REMOVED,
    (403, "spectators-silenced"),
    (409, "enough-said"),
)

ROUTES: tuple[Route, ...] = (
    post(
        f"{MATCH}/spectators",
        host.spectators,
        requests.SpectatorsWanted,
        messages.Snapshot,
        RateLimit.CHAT,
        *AT_MATCH,
        NOT_THE_HOST,
        (409, "heard-too-often"),
    ),
    post(
        f"{MATCH}/say",
        chat.say,
        requests.Say,
        None,
        RateLimit.CHAT,
        *UNHEARD,
        BAD_VALUE,
    ),
    post(
        f"{MATCH}/react",
        chat.react,
        requests.React,
        None,
        RateLimit.CHAT,
        *UNHEARD,
    ),
    post(
        f"{MATCH}/mute", chat.mute, requests.Speaker, None, RateLimit.CHAT, NO_MATCH, (404, "no-such-speaker")
    ),
    post(f"{MATCH}/unmute", chat.unmute, requests.Speaker, None, RateLimit.CHAT, NO_MATCH),
)
