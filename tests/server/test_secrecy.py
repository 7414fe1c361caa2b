"""Games that look the same to a viewer give them the same bytes, on every way out.

Two cafés have the same secret, people and clock, and a match of the same id; only what is hidden from the
viewer was dealt differently. Whatever the viewer asks, and whatever they hear, has to be the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import httpx
import pytest
import structlog
from sqlalchemy import insert
from structlog.testing import LogCapture

from cafe.hosting.storage.schema import people
from cafe.hosting.storage.sessions import Device
from cafe.match.actions import turn
from cafe.match.clock import Clock
from cafe.match.entries import Entry, MatchOpened, MatchStarted, SeatTaken, TurnPlayed
from cafe.match.game_file import turns_of
from cafe.match.seats import SeatKind, SeatPlan
from cafe.rules import Deal, Edition
from cafe.rules.notation import Record
from tests.properties.walks import Temper, Walk, journeys
from tests.secrets.twins import Twins, twins, whole_turns

from .cafe import DEVICE, OPEN, Cafe, Guest, two_at_a_table
from .conftest import CafeFactory
from .listener import Json, Listener

LATE = 0.6  # how much of a game is there before anybody looks
EVERYBODYS_OWN = {"date", "x-request-id"}
TIMED = ("cafe_request_seconds", "cafe_tasks", "_created")
COMMITMENT = "0" * 64


@dataclass(frozen=True)
class Answer:
    """Everything that leaves the server but its own time and number."""

    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes


@dataclass(frozen=True)
class Case:
    """A walk, and who looks at it."""

    walk: Walk
    viewer: int | None

    def __str__(self) -> str:
        return f"{self.walk.ruleset.edition} {self.walk.temper} {self.viewer}"


def cases() -> Iterator[Case]:
    """Both games, who is on turn in the end, who is not, and a spectator; and two who draw and lay aside."""
    for edition in Edition:
        for at, walk in enumerate(journeys(edition, 3, part=7)):
            short = Walk(walk.rules, walk.seed, walk.temper, 33)
            last = whole_turns([step for step in short.steps() if step.then.end is None])[-1].then.player
            yield Case(short, (last, (last + 1) % short.ruleset.players, None)[at])
    yield Case(Walk("card players=2", 5, Temper.IDLE, 24, whim=0.0), 0)


def person(seat: int) -> str:
    return f"person-{seat}"


@pytest.mark.parametrize("case", list(cases()), ids=str)
def test_what_is_hidden_changes_nothing_that_leaves_the_server(case: Case, new_cafe: CafeFactory) -> None:
    born = twins(case.walk, case.viewer, Random(1))
    assert born.deals[0] != born.deals[1], "otherwise this would prove nothing"
    seen = [list(_everything_seen(new_cafe(), born, which, case)) for which in (0, 1)]
    for one, other in zip(*seen, strict=True):
        assert one == other


def _everything_seen(cafe: Cafe, born: Twins, which: int, case: Case) -> Iterator[object]:
    """What the viewer is told of one of the twins: snapshots, news, drafts, refusals, metrics and logs."""
    moves = tuple(pair[which].move for pair in born.steps if pair[which].after.end is None)
    commits = list(turns_of(Record(case.walk.ruleset, born.deals[which], moves)))
    early = commits[: int(len(commits) * LATE)]
    heard = LogCapture()
    structlog.configure(processors=[structlog.contextvars.merge_contextvars, heard])
    cafe.run(_record(cafe, case, born.deals[which], early))
    viewer = cafe.guest()
    if case.viewer is not None:
        _, cookie = cafe.run(cafe.context.identity.begin(person(case.viewer), Device()))
        viewer.http.cookies.set("cafe", cookie)
    yield from _asked(viewer, case)
    with Listener.connect(cafe.port, "twin", viewer.cookie, after=0) as listener:
        yield listener.text()
        for commit in commits[len(early) :]:
            cafe.run(_play(cafe, commit))
            yield listener.text()
            yield _answer(viewer.http.get("/api/matches/twin"))
            if commit.seat != case.viewer or commit is commits[-1]:
                yield from _asked(viewer, case)
    cafe.run(cafe.context.connections.empty.wait())
    yield _counted(viewer.http.get("/metrics").text)
    yield [
        {key: value for key, value in entry.items() if key not in ("duration_ms", "request_id")}
        for entry in heard.entries
    ]


def _asked(viewer: Guest, case: Case) -> Iterator[Answer]:
    """Every question that a viewer can ask."""
    for path in ("", "/events", "/export", "/replay", "/prospects"):
        yield _answer(viewer.http.get(f"/api/matches/twin{path}"))
    for path in ("/api/matches?status=running", "/api/me/matches", "/api/matches/twin/events?after=5"):
        yield _answer(viewer.http.get(path))
    if case.viewer is None:
        return
    offers = viewer.state("twin")["offers"]
    ahead = viewer.get("/api/matches/twin/prospects")["seats"][case.viewer]
    drafts: list[list[str]] = [[], ["draw"], ["end"], ["draw", "draw"], ["aside:ITm"], ["close"], ["ITm@bar"]]
    drafts += [[move] for move in {offer["kind"]: offer["move"] for offer in offers}.values()]
    drafts += [[offer["move"], "end"] for offer in offers[:4]]
    drafts += [viewer.drafts("twin", case.viewer)[0]] if offers else []
    plans = [*drafts, *([move] for move in {offer["kind"]: offer["move"] for offer in ahead}.values())]
    bodies: list[Json] = [{"seat": case.viewer, "moves": moves} for moves in drafts]
    bodies += [{"seat": case.viewer, "moves": moves, "ahead": True} for moves in plans]
    for body in bodies:
        yield _answer(viewer.http.post("/api/matches/twin/preview", json=body))
    legal = {offer["move"] for offer in offers}
    for moves in (["draw", "draw"], ["end"], ["aside:ITm"], ["XX"]):
        if moves[0] not in legal or len(moves) > 1:
            commit: Json = {"seat": case.viewer, "moves": moves, "seen": 10_000, "key": "refused"}
            yield _answer(viewer.http.post("/api/matches/twin/moves", json=commit))
    stale: Json = {"seat": case.viewer, "moves": ["end"], "seen": 0, "key": "stale"}
    yield _answer(viewer.http.post("/api/matches/twin/moves", json=stale))


def _answer(response: httpx.Response) -> Answer:
    assert response.status_code < 500, response.text
    headers = tuple((name, value) for name, value in response.headers.items() if name not in EVERYBODYS_OWN)
    return Answer(response.status_code, headers, response.content)


def _counted(metrics: str) -> list[str]:
    return [line for line in metrics.splitlines() if not any(word in line for word in TIMED)]


async def _record(cafe: Cafe, case: Case, dealt: Deal, commits: Sequence[TurnPlayed]) -> None:
    rules = case.walk.ruleset
    async with cafe.context.matches.store.begin() as connection:
        for seat in range(rules.players):
            await connection.execute(
                insert(people).values(id=person(seat), name=f"P{seat}", seen_at=cafe.clock.at)
            )
    entries: list[Entry] = [
        MatchOpened(
            ruleset=str(rules),
            host=person(0),
            seats=(SeatPlan(SeatKind.OPEN),) * rules.players,
            clock=Clock(),
            listed=True,
            commitment=COMMITMENT,
            secret=f"the secret of {dealt!r}"[:200],
            deal=dealt,
        ),
        *(SeatTaken(seat, person(seat), f"P{seat}") for seat in range(rules.players)),
        MatchStarted(dealt.first),
        *commits,
    ]
    await cafe.context.matches.record("twin", entries, None)


async def _play(cafe: Cafe, commit: TurnPlayed) -> Any:
    seat, moves = commit.seat, commit.moves
    return await cafe.context.matches.act(
        "twin", lambda match, _: turn(match, person(seat), seat, moves), person(seat)
    )


def test_people_are_known_by_another_handle_at_every_match_and_never_by_their_id(cafe: Cafe) -> None:
    anna, ben, first = two_at_a_table(cafe)
    second = anna.opens(DEVICE, OPEN)["match"]["id"]
    ben.post(f"/api/matches/{second}/join", {})
    for match in (first, second):
        ben.post(f"/api/matches/{match}/say", {"text": "hello"}, 204)
    stranger, ids = cafe.guest(), [_id_of(cafe, guest) for guest in (anna, ben)]
    known_as = [_handles(stranger, match) for match in (first, second)]
    assert [len(handles) for handles in known_as] == [2, 2]
    assert not known_as[0] & known_as[1]
    for path in ("", "/events", "/replay"):
        shown = "".join(stranger.http.get(f"/api/matches/{match}{path}").text for match in (first, second))
        assert [one for one in ids if one in shown] == []


def _id_of(cafe: Cafe, guest: Guest) -> str:
    session = cafe.run(cafe.context.identity.session_of(guest.http.cookies["cafe"]))
    assert session is not None
    return session.person


def _handles(stranger: Guest, match: str) -> set[str]:
    """By what a stranger tells the people of a match apart."""
    entries = stranger.get(f"/api/matches/{match}/events")["entries"]
    return {entry["person"] for entry in entries if entry["type"] in ("seat-taken", "said")}


def test_the_twins_of_these_tests_do_draw_lay_aside_and_reveal() -> None:
    """What the test above is worth: others' hidden guests do come and go in it."""
    kinds = {
        (type(event).__name__, getattr(event, "player", None) == case.viewer)
        for case in cases()
        for pair in twins(case.walk, case.viewer, Random(1)).steps
        for event in pair[0].events
    }
    assert {("GuestDrawn", False), ("LaidAside", False), ("TableLaid", False), ("GuestDrawn", True)} <= kinds
