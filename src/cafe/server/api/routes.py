"""Every request of the API, in one list: for the router, the OpenAPI document and the API page."""

from __future__ import annotations

from functools import cache
from typing import Any

from cafe.api.rate_limit import RateLimit
from cafe.api.route import Route, costing, get, get_own, post
from cafe.api.routes import SHARED_ROUTES
from cafe.api.routes.codes import (
    AT_SEAT,
    BAD_VALUE,
    ME,
    NO_MATCH,
    NOT_OVER,
    OF_READY_REVIEW,
    OF_REVIEW,
    SEALED,
)
from cafe.protocol import deal_messages, messages, openapi, requests
from cafe.protocol.openapi import BESIDE, COMPARED, LIMIT, MATCH, PLAY_FIRST, SKIP, Credentials, Query
from cafe.server.api import challenges, daily, devices, link_image, personal, reports, tokens
from cafe.words import LANGUAGES

LANGUAGE = Query("language", {"type": "string", "enum": list(LANGUAGES)}, "`en` if left out.")
DAILY, CHALLENGE = "/api/daily", "/api/challenges/{challenge}"
NO_DAY, NO_CHALLENGE = (404, "no-such-day"), (404, "no-such-challenge")
PICTURES_BUSY = (503, "pictures-busy")
PART = (SKIP, LIMIT)


ROUTES: tuple[Route, ...] = (
    *SHARED_ROUTES,
    Route(
        "GET",
        f"{MATCH}/review/picture.png",
        link_image.picture_of_review,
        bytes,
        rate_limit=RateLimit.PICTURE,
        query=(LANGUAGE,),
        errors=(*OF_READY_REVIEW, PICTURES_BUSY),
        credentials=Credentials.PERSON_OR_BOT,
    ),
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
    Route(
        "GET",
        f"{MATCH}/picture.png",
        link_image.picture_of,
        bytes,
        rate_limit=RateLimit.PICTURE,
        query=(LANGUAGE,),
        errors=(NO_MATCH, PICTURES_BUSY),
        credentials=Credentials.PERSON_OR_BOT,
    ),
    Route("DELETE", ME, personal.delete_me, rate_limit=RateLimit.LINK),
    Route("GET", f"{ME}/export", personal.export_me, messages.Export, rate_limit=RateLimit.FILE),
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
        rate_limit=RateLimit.CHAT,
        errors=((404, "no-such-device"),),
    ),
    post(f"{ME}/sign-out", devices.sign_out, requests.SignOut, None, RateLimit.CHAT),
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
    get(DAILY, daily.daily, deal_messages.Daily, ()),
    post(
        f"{DAILY}/{{edition}}",
        daily.play_daily,
        requests.Empty,
        deal_messages.DealMatch,
        RateLimit.OPEN,
        NO_DAY,
    ),
    costing(
        5, get(f"{DAILY}/{{edition}}/people", daily.daily_people, deal_messages.DailyPeople, PART, NO_DAY)
    ),
    costing(
        5,
        get(
            f"{DAILY}/{{edition}}/{{date}}",
            daily.daily_table,
            deal_messages.DailyTable,
            PART,
            NO_DAY,
            PLAY_FIRST,
        ),
    ),
    get(f"{DAILY}/{{edition}}/{{date}}/check", daily.daily_check, deal_messages.DailyDeal, (), NO_DAY),
    post(
        f"{MATCH}/challenge",
        challenges.offer_challenge,
        requests.ChallengeWanted,
        deal_messages.ChallengeLink,
        RateLimit.OPEN,
        *AT_SEAT,
        *OF_REVIEW,
        (409, "imported-game"),
        SEALED,
    ),
    costing(2, get(CHALLENGE, challenges.challenge, deal_messages.Challenge, PART, NO_CHALLENGE)),
    post(
        f"{CHALLENGE}/play",
        challenges.play_challenge,
        requests.Empty,
        deal_messages.DealMatch,
        RateLimit.OPEN,
        NO_CHALLENGE,
        (409, "deal-known"),
    ),
    costing(
        10,
        get(
            f"{CHALLENGE}/comparison",
            challenges.compare_challenge,
            deal_messages.Comparison,
            (COMPARED, BESIDE),
            NO_CHALLENGE,
            NO_MATCH,
            PLAY_FIRST,
            NOT_OVER,
            (409, "other-seat"),
        ),
    ),
)


@cache
def api_document() -> dict[str, Any]:
    """The OpenAPI document of these routes."""
    return openapi.document(route.operation for route in ROUTES)
