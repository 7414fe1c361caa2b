"""Every request of the API, in one list: for the router, the OpenAPI document and the API page."""

from __future__ import annotations

from functools import cache
from typing import Any

from cafe.protocol import messages, openapi, requests
from cafe.protocol.openapi import (
    AFTER,
    MATCH,
    REPLAY_SEAT,
    SEAT,
    STATUS,
    WAIT,
    Credentials,
    ErrorCodes,
    Query,
)
from cafe.server.api import (
    catalog,
    chat,
    devices,
    game_files,
    link_image,
    lobby,
    matches,
    new_match,
    people,
    referee,
    replay,
    reports,
    seats,
    tokens,
    turns,
)
from cafe.server.api.route import Route, get, get_own, play, post
from cafe.server.security.rate_limits import RateLimit
from cafe.words import LANGUAGES

LANGUAGE = Query("language", {"type": "string", "enum": list(LANGUAGES)}, "`en` if left out.")
BAD_VALUE = (422, "bad-field")  # as the types have it, and still not to be taken, such as an invisible name
NO_MATCH, NO_SEAT = (404, "no-such-match"), (404, "no-such-seat")
NOT_YOURS, NOT_OVER = (403, "not-your-seat"), (409, "not-over-yet")
NOT_OPEN, NOT_RUNNING = (409, "match-not-open"), (409, "match-not-running")
AT_MATCH: ErrorCodes = (NO_MATCH, NOT_YOURS)
AT_SEAT: ErrorCodes = (NO_MATCH, NO_SEAT, NOT_YOURS)
OF_TURN: ErrorCodes = (
    *AT_SEAT,
    NOT_RUNNING,
    (409, "not-your-turn"),
    (409, "seat-taken-over"),
    (422, "misread"),
    (422, "reveal-comes-last"),
    (422, "turn-over-already"),
    (422, "too-many-moves"),
)
ME, MATCHES = "/api/me", "/api/matches"
CHAT = RateLimit.CHAT


ROUTES: tuple[Route, ...] = (
    play(
        f"{MATCH}/moves",
        turns.moves,
        requests.Commit,
        messages.News,
        *OF_TURN,
        (409, "stale"),
        (422, "refused"),
    ),
    play(f"{MATCH}/preview", turns.preview, requests.DraftWanted, messages.Draft, *OF_TURN),
    get(MATCH, matches.snapshot, messages.Snapshot, (SEAT,), *AT_MATCH),
    get(f"{MATCH}/events", matches.events, messages.News, (AFTER, WAIT, SEAT), *AT_MATCH),
    get(MATCHES, lobby.lobby, messages.Matches, (STATUS,)),
    Route(
        "POST",
        MATCHES,
        new_match.open_match,
        messages.Opened,
        requests.NewMatch,
        status=201,
        rate_limit=RateLimit.OPEN,
        errors=((409, "seats-free"), BAD_VALUE),
        credentials=Credentials.PERSON_OR_BOT,
    ),
    play(
        f"{MATCH}/join",
        seats.join,
        requests.Join,
        messages.Snapshot,
        NO_MATCH,
        NO_SEAT,
        NOT_OPEN,
        (409, "already-seated"),
        (409, "joined-too-often"),
        (409, "seat-taken"),
        (409, "no-free-seat"),
        BAD_VALUE,
    ),
    play(
        f"{MATCH}/leave",
        seats.leave,
        requests.OfSeat,
        messages.Snapshot,
        *AT_SEAT,
        NOT_RUNNING,
        (409, "seat-left-already"),
        (409, "left-too-often"),
    ),
    play(
        f"{MATCH}/start",
        seats.start,
        requests.Keyed,
        messages.Snapshot,
        *AT_MATCH,
        NOT_OPEN,
        (403, "only-the-host-starts"),
        (409, "seats-free"),
    ),
    play(
        f"{MATCH}/call-off",
        seats.call_off,
        requests.Keyed,
        messages.Snapshot,
        *AT_MATCH,
        NOT_OPEN,
        (403, "only-the-host-calls-off"),
    ),
    play(
        f"{MATCH}/resign",
        seats.resign,
        requests.OfSeat,
        messages.Snapshot,
        *AT_SEAT,
        NOT_RUNNING,
        (409, "resigned-already"),
    ),
    play(
        f"{MATCH}/take-back",
        seats.take_back,
        requests.OfSeat,
        messages.Snapshot,
        *AT_SEAT,
        NOT_RUNNING,
        (409, "nothing-to-take-back"),
        (409, "returned-too-often"),
        (409, "bot-plays-this-turn"),
    ),
    play(
        f"{MATCH}/play-on",
        seats.play_on,
        requests.OfSeat,
        messages.Snapshot,
        *AT_SEAT,
        NOT_RUNNING,
        (409, "nothing-to-play-on"),
        (409, "seat-left-already"),
        (409, "play-on-too-soon"),
    ),
    play(f"{MATCH}/skip", turns.skip, requests.Empty, None, *AT_MATCH),
    Route(
        "POST",
        f"{MATCH}/rematch",
        new_match.rematch,
        messages.Rematch,
        requests.Empty,
        rate_limit=RateLimit.OPEN,
        errors=(*AT_MATCH, NOT_OVER, (409, "match-closed")),
        credentials=Credentials.PERSON_OR_BOT,
    ),
    post(
        f"{MATCH}/say",
        chat.say,
        requests.Say,
        None,
        CHAT,
        NO_MATCH,
        (403, "silenced"),
        (409, "enough-said"),
        BAD_VALUE,
    ),
    post(f"{MATCH}/mute", chat.mute, requests.Speaker, None, CHAT, NO_MATCH, (404, "no-such-speaker")),
    post(f"{MATCH}/unmute", chat.unmute, requests.Speaker, None, CHAT, NO_MATCH),
    post(
        f"{MATCH}/report",
        reports.report,
        requests.Report,
        None,
        RateLimit.REPORT,
        NO_MATCH,
        (404, "no-such-line"),
        (404, "no-such-speaker"),
        (409, "enough-reported"),
        BAD_VALUE,
    ),
    get(f"{MATCH}/export", game_files.export, str, (), NO_MATCH, NOT_OVER),
    get(
        f"{MATCH}/replay",
        replay.replay_frames,
        messages.Replay,
        (REPLAY_SEAT, AFTER),
        NO_MATCH,
        NO_SEAT,
        NOT_YOURS,
        NOT_OVER,
    ),
    Route(
        "GET",
        f"{MATCH}/picture.png",
        link_image.picture_of,
        bytes,
        rate_limit=RateLimit.PICTURE,
        query=(LANGUAGE,),
        errors=(NO_MATCH,),
        credentials=Credentials.PERSON_OR_BOT,
    ),
    Route(
        "POST",
        "/api/import",
        game_files.import_game,
        messages.Imported,
        str,
        status=201,
        rate_limit=RateLimit.FILE,
        errors=((422, "misread"),),
    ),
    play(
        "/api/ask",
        referee.judge,
        requests.Question,
        messages.Verdict,
        BAD_VALUE,
        (422, "bad-question"),
        (422, "misread"),
    ),
    get("/api/plans/{name}", catalog.plan, messages.Plan, (), (404, "no-such-plan")),
    get("/api/bots", catalog.bots, messages.Bots, ()),
    get(ME, people.me, messages.Me, ()),
    Route(
        "PATCH",
        ME,
        people.rename,
        messages.Me,
        requests.NameWanted,
        rate_limit=CHAT,
        errors=((403, "silenced"), BAD_VALUE),
    ),
    post(f"{ME}/link", devices.link, requests.Empty, messages.Link, RateLimit.LINK),
    post(
        "/api/link",
        devices.follow_link,
        requests.LinkToken,
        messages.Me,
        RateLimit.LINK,
        (404, "no-such-link"),
    ),
    get_own(f"{ME}/devices", devices.devices, messages.Devices),
    Route(
        "DELETE",
        f"{ME}/devices/{{device}}",
        devices.end_device,
        rate_limit=CHAT,
        errors=((404, "no-such-device"),),
    ),
    post(f"{ME}/sign-out", devices.sign_out, requests.SignOut, None, CHAT),
    get_own(f"{ME}/tokens", tokens.tokens, messages.Tokens),
    post(
        f"{ME}/tokens",
        tokens.make_token,
        requests.TokenWanted,
        messages.TokenMade,
        RateLimit.LINK,
        (409, "too-many-tokens"),
        BAD_VALUE,
    ),
    Route(
        "DELETE",
        f"{ME}/tokens/{{token}}",
        tokens.withdraw_token,
        rate_limit=RateLimit.LINK,
        errors=((404, "no-such-token"),),
    ),
    get(f"{ME}/matches", lobby.my_matches, messages.Matches, ()),
)


@cache
def api_document() -> dict[str, Any]:
    """The OpenAPI document of these routes."""
    return openapi.document(route.operation for route in ROUTES)
