"""The requests about matches: opened, listed, looked at, looked back at, taken along."""

from __future__ import annotations

from cafe.api import game_files, lobby, matches, new_match, replay
from cafe.api.rate_limit import RateLimit
from cafe.api.route import Route, costing, get
from cafe.protocol import messages, requests
from cafe.protocol.openapi import AFTER, BEFORE, LIMIT, MATCH, REPLAY_SEAT, SEAT, STATUS, WAIT, Credentials

from .codes import AT_MATCH, BAD_VALUE, BOTS, ME, NO_MATCH, NO_SEAT, NOT_OVER, NOT_YOURS, OTHER_GAME, SEALED

MATCHES = "/api/matches"

ROUTES: tuple[Route, ...] = (
    get(MATCH, matches.snapshot, messages.Snapshot, (SEAT,), *AT_MATCH),
    get(
        f"{MATCH}/events",
        matches.events,
        messages.News,
        (AFTER, WAIT, SEAT),
        *AT_MATCH,
        (429, "too-many-listeners"),
    ),
    get(MATCHES, lobby.lobby, messages.Matches, (STATUS, BEFORE, LIMIT)),
    Route(
        "POST",
        MATCHES,
        new_match.open_match,
        messages.Opened,
        requests.NewMatch,
        status=201,
        rate_limit=RateLimit.OPEN,
        errors=((409, "seats-free"), (409, "too-many-tables"), *BOTS, OTHER_GAME, BAD_VALUE),
        credentials=Credentials.PERSON_OR_BOT,
    ),
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
    costing(10, get(f"{MATCH}/export", game_files.export, str, (), NO_MATCH, NOT_OVER, SEALED)),
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
        "POST",
        "/api/import",
        game_files.import_game,
        messages.Imported,
        str,
        status=201,
        rate_limit=RateLimit.FILE,
        errors=((422, "misread"), *BOTS),
    ),
    get(f"{ME}/matches", lobby.my_matches, messages.Matches, (BEFORE, LIMIT)),
)
