"""Every request the server answers, in one table: for the router, the OpenAPI document and the API page."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cafe.words import LANGUAGES

from . import acting, asked, asking, files, looking, me, notes, opening, unfolding, wire
from .rates import Rate

BODY_LIMIT, FILE_LIMIT = 64 * 1024, 1024 * 1024
Codes = tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class Query:
    """A parameter of the query."""

    name: str
    schema: dict[str, Any]
    says: str


@dataclass(frozen=True, slots=True)
class Route:
    """One request and its answer; what the endpoint's docstring says is what the documents say."""

    method: str
    path: str
    does: Callable[..., Any]
    gives: Any = None  # None: 204; str: plain text; bytes: a PNG picture
    takes: Any = None  # None: no body; str: plain text
    status: int = 200
    rate: Rate = Rate.LOOK
    asks: tuple[Query, ...] = ()
    refuses: Codes = ()  # besides what every route may say

    @property
    def name(self) -> str:
        return str(self.does.__name__)

    @property
    def says(self) -> str:
        return inspect.getdoc(self.does) or ""

    @property
    def limit(self) -> int:
        return FILE_LIMIT if self.takes is str else BODY_LIMIT


SEAT = Query(
    "seat", {"type": "integer", "minimum": 0, "maximum": 4}, "Which of your own seats you look from."
)
AFTER = Query("after", {"type": "integer", "minimum": 0, "maximum": 2**31 - 1}, "The last `seq` you have.")
WAIT = Query("wait", {"type": "integer", "minimum": 0, "maximum": 25}, "How many seconds to wait for news.")
STATUS = Query("status", {"type": "string", "enum": ["open", "running", "over"]}, "`open` if left out.")
LANGUAGE = Query("language", {"type": "string", "enum": list(LANGUAGES)}, "`en` if left out.")
FROM = Query(
    "seat",
    {"type": "string", "pattern": "^([0-4]|open)$"},
    "A seat, or `open` for all hands: of a running match one's own seats.",
)

NO_MATCH, NO_SEAT = (404, "no-such-match"), (404, "no-such-seat")
NOT_YOURS, NOT_OVER = (403, "not-your-seat"), (409, "not-over-yet")
NOT_OPEN, NOT_RUNNING = (409, "match-not-open"), (409, "match-not-running")
AT_MATCH: Codes = (NO_MATCH, NOT_YOURS)
AT_SEAT: Codes = (NO_MATCH, NO_SEAT, NOT_YOURS)
OF_TURN: Codes = (
    *AT_SEAT,
    NOT_RUNNING,
    (409, "not-your-turn"),
    (409, "seat-taken-over"),
    (422, "misread"),
    (422, "reveal-comes-last"),
    (422, "turn-over-already"),
    (422, "too-many-moves"),
)
ME, MATCHES, MATCH = "/api/me", "/api/matches", "/api/matches/{id}"
CHAT, PLAY = Rate.CHAT, Rate.PLAY


def get(
    path: str, does: Callable[..., Any], gives: Any, asks: tuple[Query, ...], *refuses: tuple[int, str]
) -> Route:
    return Route("GET", path, does, gives, asks=asks, refuses=refuses)


def post(
    path: str, does: Callable[..., Any], takes: Any, gives: Any, rate: Rate, *refuses: tuple[int, str]
) -> Route:
    return Route("POST", path, does, gives, takes, rate=rate, refuses=refuses)


ROUTES: tuple[Route, ...] = (
    post(
        f"{MATCH}/moves",
        acting.moves,
        asked.Commit,
        wire.News,
        PLAY,
        *OF_TURN,
        (409, "stale"),
        (422, "refused"),
    ),
    post(f"{MATCH}/preview", acting.preview, asked.DraftWanted, wire.Draft, PLAY, *OF_TURN),
    get(MATCH, looking.snapshot, wire.Snapshot, (SEAT,), *AT_MATCH),
    get(f"{MATCH}/events", looking.events, wire.News, (AFTER, WAIT, SEAT), *AT_MATCH),
    get(MATCHES, looking.lobby, notes.Matches, (STATUS,)),
    Route(
        "POST",
        MATCHES,
        opening.open_match,
        notes.Opened,
        asked.NewMatch,
        status=201,
        rate=Rate.OPEN,
        refuses=((409, "seats-free"),),
    ),
    post(
        f"{MATCH}/join",
        acting.join,
        asked.Join,
        wire.Snapshot,
        PLAY,
        NO_MATCH,
        NO_SEAT,
        NOT_OPEN,
        (409, "already-seated"),
        (409, "seat-taken"),
        (409, "no-free-seat"),
    ),
    post(
        f"{MATCH}/leave",
        acting.leave,
        asked.OfSeat,
        wire.Snapshot,
        PLAY,
        *AT_SEAT,
        NOT_RUNNING,
        (409, "seat-left-already"),
    ),
    post(
        f"{MATCH}/start",
        acting.start,
        asked.Keyed,
        wire.Snapshot,
        PLAY,
        *AT_MATCH,
        NOT_OPEN,
        (403, "only-the-host-starts"),
        (409, "seats-free"),
    ),
    post(
        f"{MATCH}/call-off",
        acting.call_off,
        asked.Keyed,
        wire.Snapshot,
        PLAY,
        *AT_MATCH,
        NOT_OPEN,
        (403, "only-the-host-calls-off"),
    ),
    post(
        f"{MATCH}/resign",
        acting.resign,
        asked.OfSeat,
        wire.Snapshot,
        PLAY,
        *AT_SEAT,
        NOT_RUNNING,
        (409, "resigned-already"),
    ),
    post(
        f"{MATCH}/take-back",
        acting.take_back,
        asked.OfSeat,
        wire.Snapshot,
        PLAY,
        *AT_SEAT,
        NOT_RUNNING,
        (409, "nothing-to-take-back"),
    ),
    post(f"{MATCH}/skip", acting.skip, asked.Empty, None, PLAY, *AT_MATCH),
    post(f"{MATCH}/rematch", acting.rematch, asked.Empty, notes.Rematch, Rate.OPEN, *AT_MATCH, NOT_OVER),
    post(f"{MATCH}/say", acting.say, asked.Say, None, CHAT, NO_MATCH, (409, "enough-said")),
    post(f"{MATCH}/mute", me.mute, asked.Speaker, None, CHAT, NO_MATCH, (404, "no-such-speaker")),
    post(f"{MATCH}/unmute", me.unmute, asked.Speaker, None, CHAT, NO_MATCH),
    get(f"{MATCH}/export", files.export, str, (), NO_MATCH, NOT_OVER),
    get(f"{MATCH}/replay", files.replay_frames, wire.Replay, (FROM, AFTER), NO_MATCH, NOT_YOURS, NOT_OVER),
    Route(
        "GET",
        f"{MATCH}/picture.png",
        unfolding.picture_of,
        bytes,
        rate=Rate.PICTURE,
        asks=(LANGUAGE,),
        refuses=(NO_MATCH,),
    ),
    Route(
        "POST",
        "/api/import",
        files.import_game,
        notes.Imported,
        str,
        status=201,
        rate=Rate.FILE,
        refuses=((422, "misread"),),
    ),
    post(
        "/api/ask", asking.judge, asked.Question, notes.Verdict, PLAY, (422, "bad-question"), (422, "misread")
    ),
    get("/api/plans/{name}", looking.plan, wire.Plan, (), (404, "no-such-plan")),
    get("/api/bots", looking.bots, notes.Bots, ()),
    get(ME, me.me, notes.Me, ()),
    Route("PATCH", ME, me.rename, notes.Me, asked.NameWanted, rate=CHAT),
    post(f"{ME}/link", me.link, asked.Empty, notes.Link, Rate.LINK),
    post("/api/link", me.follow_link, asked.LinkToken, notes.Me, Rate.LINK, (404, "no-such-link")),
    get(f"{ME}/tokens", me.tokens, notes.Tokens, ()),
    post(
        f"{ME}/tokens", me.make_token, asked.TokenWanted, notes.TokenMade, Rate.LINK, (409, "too-many-tokens")
    ),
    Route(
        "DELETE",
        f"{ME}/tokens/{{token}}",
        me.withdraw_token,
        rate=Rate.LINK,
        refuses=((404, "no-such-token"),),
    ),
    get(f"{ME}/matches", looking.my_matches, notes.Matches, ()),
)
