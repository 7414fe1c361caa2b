"""Reviews of finished matches: made in the background, kept, read by anybody, and never of a running game."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import msgspec
import pytest

from cafe.analysis import method, review_game
from cafe.api.reviewing import reviewer
from cafe.api.reviewing.reviewer import MAX_WAITING_PER_PERSON, method_here, method_text
from cafe.hosting.storage.reviews import Reviews
from cafe.hosting.stored_review import GONE_MS, BegunReview
from cafe.kernel.binary import Running, Why
from cafe.match.game_file import record_of
from cafe.rules.notation import Record

from .cafe import DEVICE, Cafe, play_to_the_end
from .conftest import CafeFactory
from .loop_monitor import watching
from .reviewed import FEW, asked_for

pytestmark = pytest.mark.usefixtures("few_playouts")
MAX_HOLD_S = 0.05
NONE = {"status": "none", "done": 0, "total": 0, "may_cancel": False, "outdated": False, "review": None}


def record_at(cafe: Cafe, match: str) -> Record:
    return record_of(cafe.run(cafe.context.matches.load(match)).match)


def begun_here(cafe: Cafe, match: str, person: str = "", total: int = 7) -> BegunReview:
    """A review as this node would begin it."""
    method = method_text(method_here(record_at(cafe, match).ruleset))
    return BegunReview(person, method, 0, total, cafe.clock())


def hold_up(cafe: Cafe) -> None:
    """Let nobody think about reviews."""
    cafe.context.scheduler.thinking.here.tasks = {}  # type: ignore[attr-defined]  # tests think here


@pytest.mark.parametrize("edition", ["board", "card"])
def test_a_finished_match_is_reviewed_as_by_anybody_who_has_its_file(cafe: Cafe, edition: str) -> None:
    anna, match = play_to_the_end(cafe, edition)
    assert anna.get(f"/api/matches/{match}/review") == NONE
    state = asked_for(anna, match)
    record = record_at(cafe, match)
    expected = review_game(record, method_here(record.ruleset))
    assert state["review"] == json.loads(msgspec.json.encode(expected)), "field by field"
    assert state["status"] == "ready"
    assert state["done"] == state["total"] == len(expected.turns)
    assert not state["outdated"]
    assert cafe.guest().get(f"/api/matches/{match}/review") == state


def test_a_running_match_is_never_reviewed_for_anybody(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, DEVICE)
    assert anna.get(f"/api/matches/{match}/review", 409) == {"error": "not-over-yet"}
    assert anna.post(f"/api/matches/{match}/review", status=409) == {"error": "not-over-yet"}
    anna.post(f"/api/matches/{match}/resign", {"seat": 0})
    assert anna.post(f"/api/matches/{match}/review", status=409) == {"error": "not-played-out"}


def test_in_a_worker_nobody_is_held_up_by_it(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(bot_workers=1)
    anna, match = play_to_the_end(cafe, "board")
    with watching(cafe) as monitor:
        assert asked_for(anna, match)["status"] == "ready"
    assert monitor.longest_s < MAX_HOLD_S


def test_with_other_learned_values_it_is_outdated_and_made_anew(
    cafe: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, match = play_to_the_end(cafe, "board")
    before = asked_for(anna, match)
    assert asked_for(anna, match) == before
    monkeypatch.setattr(reviewer, "NODES", dict.fromkeys(method.NODES, FEW + 1))
    assert anna.get(f"/api/matches/{match}/review") == {**before, "outdated": True}
    after = asked_for(anna, match)
    assert not after["outdated"]
    assert after["review"]["method"]["nodes"] == FEW + 1


@pytest.mark.parametrize("ends", ["called off", "failed", "gone"])
def test_the_old_review_stays_until_the_new_one_is_ready(
    cafe: Cafe, monkeypatch: pytest.MonkeyPatch, ends: str
) -> None:
    anna, match = play_to_the_end(cafe, "card")
    old = {**asked_for(anna, match), "outdated": True}
    monkeypatch.setattr(reviewer, "NODES", dict.fromkeys(method.NODES, FEW + 1))
    reviews = cafe.context.reviewer.reviews
    assert cafe.run(reviews.begin(match, "elsewhere", begun_here(cafe, match)))
    making = {**old, "status": "making", "done": 0, "total": 7, "may_cancel": True}
    assert anna.get(f"/api/matches/{match}/review") == making, "it can be read meanwhile"
    if ends == "called off":
        assert anna.post(f"/api/matches/{match}/review/cancel") == old
    elif ends == "failed":
        cafe.run(reviews.cancel(match))
    else:
        cafe.later(GONE_MS)
    assert anna.get(f"/api/matches/{match}/review") == old
    assert asked_for(anna, match)["review"]["method"]["nodes"] == FEW + 1


def test_a_node_without_the_compiled_kernel_leaves_alone_what_a_faster_one_made(
    cafe: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, match = play_to_the_end(cafe, "card")
    before = asked_for(anna, match)
    monkeypatch.setattr(reviewer, "running", Running(Why.NOT_COMPILED))
    monkeypatch.setattr(reviewer, "SLOW_SHARE", 2)
    assert method_here(record_at(cafe, match).ruleset).nodes == FEW // 2
    assert asked_for(anna, match) == before
    assert not before["outdated"]


def test_where_nobody_can_think_about_it_there_is_none_and_one_may_ask_again(new_cafe: CafeFactory) -> None:
    cafe = new_cafe()
    anna, match = play_to_the_end(cafe, "card")
    hold_up(cafe)
    assert asked_for(anna, match) == NONE


def test_whoever_played_calls_it_off_and_nobody_else(cafe: Cafe) -> None:
    anna, match = play_to_the_end(cafe, "board")
    reviews = cafe.context.reviewer.reviews
    assert cafe.run(reviews.begin(match, "somebody", begun_here(cafe, match)))
    making = {**NONE, "status": "making", "total": 7}
    assert anna.get(f"/api/matches/{match}/review") == {**making, "may_cancel": True}
    stranger = cafe.guest("Zoe")
    assert stranger.get(f"/api/matches/{match}/review") == making
    assert stranger.post(f"/api/matches/{match}/review/cancel", status=403) == {"error": "not-your-seat"}
    assert anna.post(f"/api/matches/{match}/review/cancel") == NONE
    assert not cafe.run(reviews.tell(match, "somebody", 3, cafe.clock())), "and its maker hears of that"


def test_whoever_asked_for_it_calls_it_off_too(
    new_cafe: CafeFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewer.Reviewer, "_asked", think_for_ever)
    cafe = new_cafe()
    _, match = play_to_the_end(cafe, "board")
    zoe = cafe.guest("Zoe")
    assert zoe.post(f"/api/matches/{match}/review")["may_cancel"]
    assert cafe.guest("Yves").post(f"/api/matches/{match}/review/cancel", status=403)
    assert zoe.post(f"/api/matches/{match}/review/cancel") == NONE


async def think_for_ever(*_: object) -> None:
    await asyncio.Event().wait()


def test_whoever_called_one_off_may_ask_again_at_once_however_long_its_decision_takes(
    new_cafe: CafeFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewer.Reviewer, "_asked", think_for_ever)
    cafe = new_cafe()
    anna, match = play_to_the_end(cafe, "board")
    for _ in range(MAX_WAITING_PER_PERSON + 1):
        assert anna.post(f"/api/matches/{match}/review")["status"] == "making"
        assert anna.post(f"/api/matches/{match}/review/cancel") == NONE


def test_one_that_is_made_elsewhere_is_not_begun_again_until_its_maker_is_gone(cafe: Cafe) -> None:
    anna, match = play_to_the_end(cafe, "board")
    reviews, now = Reviews(cafe.context.matches.store), cafe.clock()
    assert cafe.run(reviews.begin(match, "elsewhere", begun_here(cafe, match, total=50)))
    assert cafe.run(reviews.tell(match, "elsewhere", 20, now))
    assert anna.post(f"/api/matches/{match}/review")["done"] == 20
    cafe.later(GONE_MS)
    assert anna.get(f"/api/matches/{match}/review") == NONE
    assert asked_for(anna, match)["status"] == "ready"
    assert not cafe.run(reviews.finish(match, "elsewhere", "late", now))


def test_nor_do_they_by_asking_for_many_at_the_same_moment(cafe: Cafe) -> None:
    hold_up(cafe)
    _, match = play_to_the_end(cafe, "board")
    record = record_at(cafe, match)
    orders = [
        reviewer.Order(f"other-{number}", "Anna", record, method_here(record.ruleset)) for number in range(8)
    ]

    async def ask_for_all() -> list[BaseException | None]:
        return await asyncio.gather(*map(cafe.context.reviewer.ask, orders), return_exceptions=True)

    refused = [failure for failure in cafe.run(ask_for_all()) if failure is not None]
    assert [type(failure) for failure in refused] == [reviewer.TooManyReviews] * (8 - MAX_WAITING_PER_PERSON)


def test_one_that_is_asked_for_while_another_is_called_off_is_made(
    cafe: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    hold_up(cafe)
    _, match = play_to_the_end(cafe, "board")
    record = record_at(cafe, match)
    method = method_here(record.ruleset)
    called_off, wanted = (reviewer.Order(match, "Anna", record, method) for _ in range(2))
    waiting = cafe.context.reviewer._orders.waiting
    waiting += [replace(called_off, match="the one that is made"), called_off]

    async def while_it_is_called_off(_: str) -> bool:
        waiting.append(wanted)
        return True

    monkeypatch.setattr(cafe.context.reviewer.reviews, "cancel", while_it_is_called_off)
    cafe.run(cafe.context.reviewer.cancel(match))
    assert waiting[1:] == [wanted]
    waiting.clear()


def test_one_person_does_not_let_everybody_else_wait(new_cafe: CafeFactory) -> None:
    cafe = new_cafe()
    anna, match = play_to_the_end(cafe, "board")
    person = cafe.run(cafe.context.matches.load(match)).match.opened.host
    record = record_at(cafe, match)
    order = reviewer.Order(match, person, record, method_here(record.ruleset))
    waiting = cafe.context.reviewer._orders.waiting
    waiting += [replace(order, match=f"other-{number}") for number in range(MAX_WAITING_PER_PERSON)]
    assert anna.post(f"/api/matches/{match}/review", status=429)["error"] == "too-many-reviews"
    waiting.clear()
