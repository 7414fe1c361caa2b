"""Results of shared deals in the database: in order, counted, over all days, and as the log has them."""

from __future__ import annotations

import pytest
from sqlalchemy import insert

from cafe.hosting.storage.challenges import Challenges, StoredChallenge
from cafe.hosting.storage.deal_plays import Beside, DealPlays
from cafe.hosting.storage.pars import GONE_MS, Pars
from cafe.hosting.storage.schema import deal_plays, people
from cafe.match import actions
from cafe.match.clock import Clock
from cafe.match.daily import DAY_MS, GRACE_MS
from cafe.match.deal_play import Grade
from cafe.match.opening import Opening
from cafe.match.seats import SeatKind, SeatPlan
from cafe.match.shared_deal import SharedDeal, SharedKind
from cafe.rules import ruleset
from tests.match.in_memory_match import ANNA, BOT

from .nodes import FakeClock, Node

pytestmark = pytest.mark.anyio
DAY = 20_775
DEAL = f"board-{DAY}"
NOON = DAY * DAY_MS + DAY_MS // 2


def result(
    person: str,
    margin: int,
    *,
    day: int = DAY,
    score: int = 50,
    grade: int = Grade.PLAYED,
    at: int | None = None,
    seat: int = 0,
) -> dict[str, object]:
    return {
        "match": f"{person}-{day}",
        "deal": f"board-{day}",
        "person": person,
        "seat": seat,
        "day": day,
        "began_at": day * DAY_MS,
        "ended_at": day * DAY_MS + DAY_MS // 2 if at is None else at,
        "grade": grade,
        "score": score,
        "margin": margin,
        "place": 1 if margin > 0 else 2,
        "bot_helped": False,
    }


async def filled(node: Node, *rows: dict[str, object]) -> DealPlays:
    async with node.store.engine.begin() as connection:
        await connection.execute(insert(people), [{"id": "anna", "name": "Anna", "seen_at": 0}])
        await connection.execute(insert(deal_plays), list(rows))
    return DealPlays(node.store)


async def test_results_are_best_first_in_pages(node: Node) -> None:
    plays = await filled(
        node,
        result("ben", 5),
        result("anna", 9),
        result("cara", 5, score=60),
        result("dan", 99, grade=Grade.GAVE_UP),
        result("eve", 80, grade=Grade.BANKRUPT),
        result("late", 100, at=(DAY + 1) * DAY_MS + GRACE_MS),
        result("other", 100, day=DAY - 1),
    )
    everybody = [play.person for play in await plays.results(DEAL, 0, 0, 10)]
    assert everybody == ["anna", "cara", "ben", "eve", "dan"]
    assert [play.person for play in await plays.results(DEAL, 0, 1, 2)] == ["cara", "ben"]
    assert await plays.total(DEAL, 0) == 5
    [first] = await plays.results(DEAL, 0, 0, 1)
    assert (first.name, first.is_over) == ("Anna", True)


async def test_how_many_are_worse_and_as_good_is_counted(node: Node) -> None:
    plays = await filled(node, result("anna", 5), result("ben", 5), result("cara", 4), result("dan", 6))
    mine = (await plays.of_person("anna", [DEAL]))[DEAL]
    assert await plays.beside(mine) == Beside(worse=1, equal=2, total=4)
    assert await plays.of_person("nobody", [DEAL]) == {}


async def test_only_those_who_played_the_same_seat_are_compared(node: Node) -> None:
    plays = await filled(node, result("anna", 5), result("ben", 9, seat=1), result("cara", 4))
    assert [play.person for play in await plays.results(DEAL, 0, 0, 10)] == ["anna", "cara"]
    assert (await plays.total(DEAL, 0), await plays.total(DEAL, 1)) == (2, 1)
    mine = (await plays.of_person("anna", [DEAL]))[DEAL]
    assert await plays.beside(mine) == Beside(worse=1, equal=1, total=2)


async def test_people_over_all_days_before_one(node: Node) -> None:
    plays = await filled(
        node,
        result("anna", 5),
        result("anna", -2, day=DAY - 1),
        result("ben", 7, day=DAY - 1),
        result("ben", 7, day=DAY - 2),
    )
    overall = await plays.overall("board", DAY, 0, 10)
    assert [(one.person, one.name, one.days, one.won, one.margin) for one in overall] == [
        ("ben", "", 2, 2, 14),
        ("anna", "Anna", 1, 0, -2),
    ]
    assert await plays.people_overall("board", DAY) == 2
    assert await plays.overall("card", DAY, 0, 10) == []
    assert [one.person for one in await plays.overall("board", DAY + 1, 1, 1)] == ["anna"]
    assert await plays.days_of("anna") == [DAY, DAY - 1]
    assert len(await plays.all_of_person("anna")) == 2


async def test_the_index_of_plays_is_written_with_the_log(node: Node, clock: FakeClock) -> None:
    clock.at = NOON
    shared = SharedDeal(SharedKind.DAILY, DEAL, DAY)
    opening = Opening(
        host=ANNA,
        ruleset=ruleset("board", {"players": "2"}),
        seats=(SeatPlan(SeatKind.DEVICE), BOT),
        clock=Clock(),
        listed=False,
        sitting={0: (ANNA, "Anna")},
        shared=shared,
    )
    plays = DealPlays(node.store)
    assert await plays.has_finished(ANNA, DEAL) is None
    match = await node.matches.open_match(opening, match_id="m1", secret="some secret")
    assert match.opened.secret == "some secret"
    assert await plays.has_finished(ANNA, DEAL) is False
    begun = await plays.of_match("m1")
    assert begun is not None
    assert (begun.began_at, begun.ended_at, begun.grade) == (NOON, None, None)
    await node.matches.act("m1", lambda match, _: actions.start_match(match, ANNA), ANNA)
    clock.at += 1
    await node.matches.act("m1", lambda match, _: actions.resign(match, ANNA, 0), ANNA)
    assert await plays.has_finished(ANNA, DEAL) is True
    [line] = await plays.results(DEAL, 0, 0, 10)
    assert (line.match, line.ended_at, line.grade) == ("m1", NOON + 1, Grade.GAVE_UP)


async def test_a_challenge_is_kept_once(node: Node) -> None:
    challenges = Challenges(node.store)
    first = StoredChallenge("token", "m1", 1, ANNA, NOON)
    await challenges.offer(first)
    await challenges.offer(StoredChallenge("token", "m2", 0, "ben", NOON))
    assert await challenges.find("token") == first
    assert await challenges.find("another") is None


async def test_a_par_is_made_by_one_and_gone_on_with_when_they_are_gone(node: Node) -> None:
    pars = Pars(node.store)
    begun = await pars.begin(DEAL, "here", "greedy", 3, NOON)
    assert begun is not None
    assert begun.margins == ()
    assert await pars.begin(DEAL, "there", "greedy", 3, NOON + 1) is None
    assert await pars.tell(DEAL, "here", (4,), NOON + 2)
    found = await pars.find(DEAL)
    assert found is not None
    assert found.is_being_made(NOON + 3)
    later = NOON + 2 + GONE_MS
    assert not found.is_being_made(later)
    assert await pars.begin(DEAL, "there", "stronger", 3, later - 1) is None, "not while it is being made"
    taken_on = await pars.begin(DEAL, "there", "greedy", 3, later)
    assert taken_on is not None
    assert taken_on.margins == (4,), "nothing is played twice"
    assert not await pars.tell(DEAL, "here", (4, 5), later), "another has it now"
    assert await pars.tell(DEAL, "there", (4, 5, 6), later)
    assert await pars.begin(DEAL, "here", "greedy", 3, later + GONE_MS) is None, "it is ready"
    anew = await pars.begin(DEAL, "here", "stronger", 3, later + 3 * GONE_MS)
    assert anew is not None
    assert anew.margins == ()
