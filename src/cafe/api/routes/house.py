"""The requests about everything that belongs to no match: the referee, plans and bots, and oneself."""

from __future__ import annotations

from cafe.api import catalog, people, referee, statistics
from cafe.api.rate_limit import RateLimit
from cafe.api.route import Route, costing, get, get_own, play
from cafe.protocol import messages, requests
from cafe.protocol.statistics_messages import Statistics

from .codes import BAD_VALUE, ME

ROUTES: tuple[Route, ...] = (
    costing(
        5,
        play(
            "/api/ask",
            referee.judge,
            requests.Question,
            messages.Verdict,
            BAD_VALUE,
            (422, "bad-question"),
            (422, "misread"),
        ),
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
        rate_limit=RateLimit.CHAT,
        errors=((403, "silenced"), BAD_VALUE),
    ),
    costing(10, get_own(f"{ME}/statistics", statistics.statistics, Statistics, (statistics.OFFSET,))),
)
