"""Puzzles: picked, tried out, answered; the answer comes after an attempt, and the first attempt counts."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import date, timedelta
from typing import Any, get_args

import httpx
import pytest

from cafe.protocol import puzzle_messages
from cafe.puzzles import Library, Puzzle, Theme, file_text
from cafe.puzzles.rating import FIRST_RATING, Rating, after_answer
from cafe.rules import Edition
from tests.puzzle_library import puzzles_for_tests

from .cafe import Cafe, FakeClock, Guest
from .conftest import CafeFactory
from .loop_monitor import watching
from .test_costs import allowed

MAX_HOLD_S = 0.05
DAY_MS = 86_400_000
IDS = tuple(listed.id for listed in puzzles_for_tests().listed())
ALL = tuple(puzzles_for_tests().get(puzzle) for puzzle in IDS)
EPOCH = date(1970, 1, 1).toordinal()
NOWHERE = "board-00000000"
by_id = pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.id)


def best_of(puzzle: Puzzle) -> list[str]:
    return list(puzzle.best.moves)


def wrong_for(puzzle: Puzzle) -> list[str]:
    return list(puzzle.greedy_turn.moves)


def answers(guest: Guest, puzzle: Puzzle, moves: list[str], status: int = 200) -> Any:
    return guest.post(f"/api/puzzles/{puzzle.id}/answer", {"moves": moves}, status)


def gives_up(guest: Guest, puzzle: Puzzle) -> Any:
    return guest.post(f"/api/puzzles/{puzzle.id}/give-up")


def of_game(guest: Guest, game: Edition) -> Any:
    return next(each for each in guest.get("/api/puzzles")["games"] if each["edition"] == game)


def test_messages_and_library_have_the_same_themes() -> None:
    assert get_args(puzzle_messages.Theme) == tuple(Theme)


@by_id
def test_a_puzzle_is_what_its_player_on_turn_sees(cafe: Cafe, puzzle: Puzzle) -> None:
    told = cafe.guest().get(f"/api/puzzles/{puzzle.id}")
    view, player = told["view"], puzzle.view.scene.player
    assert view["player"] == player
    assert view["hands"][player] == [str(guest) for guest in puzzle.view.hand]
    others = [hand for seat, hand in enumerate(view["hands"]) if seat != player]
    hidden = [guest is None for hand in others for guest in hand]
    assert all(hidden) if puzzle.edition is Edition.CARD else not any(hidden)
    assert told["offers"], "there is something to do"
    assert told["ruleset"].startswith(puzzle.edition)
    assert told["listed"]["solved"] is None


@by_id
def test_a_turn_is_tried_out_step_by_step(cafe: Cafe, puzzle: Puzzle) -> None:
    guest, moves = cafe.guest(), best_of(puzzle)
    path = f"/api/puzzles/{puzzle.id}/preview"
    offers = guest.get(f"/api/puzzles/{puzzle.id}")["offers"]
    draft = guest.post(path, {"moves": []})
    for count, move in enumerate(moves, start=1):
        assert move in [offer["move"] for offer in offers]
        draft = guest.post(path, {"moves": moves[:count]})
        assert (draft["legal"], draft["ahead"], len(draft["steps"])) == (True, False, count)
        offers = draft["offers"]
    assert draft["total"] == puzzle.best.points
    assert offers == []
    assert guest.get(f"/api/puzzles/{puzzle.id}")["listed"]["solved"] is None, "nothing was answered"


@by_id
def test_the_best_turn_solves_it(cafe: Cafe, puzzle: Puzzle) -> None:
    anna = cafe.guest("Anna")
    answer = answers(anna, puzzle, best_of(puzzle))
    assert (answer["outcome"], answer["counted"], answer["first"]["solved"]) == ("right", True, True)
    assert answer["yours"] == answer["best"]
    assert answer["best"]["moves"] == best_of(puzzle)
    assert answer["best"]["points"] == puzzle.best.points == sum(s["points"] for s in answer["best"]["steps"])
    assert answer["best"]["value"]["margin"] == puzzle.best.value.margin
    assert answer["runner_up"]["behind"]["margin"] == puzzle.next_best.behind.margin
    assert answer["listed"]["solved"] is True
    assert answer["you"]["in_a_row"] == 1
    assert answer["you"]["rating"] == answer["first"]["rating_after"] > answer["first"]["rating_before"]


@by_id
def test_the_greedy_turn_does_not_and_the_best_is_laid_beside_it(cafe: Cafe, puzzle: Puzzle) -> None:
    anna = cafe.guest("Anna")
    answer = answers(anna, puzzle, wrong_for(puzzle))
    assert (answer["outcome"], answer["counted"], answer["first"]["solved"]) == ("wrong", True, False)
    assert answer["yours"] == answer["greedy"]
    assert answer["yours"]["behind"]["margin"] == puzzle.greedy_turn.behind.margin > 0
    assert answer["you"]["rating"] < FIRST_RATING


def test_another_order_comes_to_the_same(cafe: Cafe) -> None:
    puzzle = puzzles_for_tests().get("board-1de08391")
    first, second, end = best_of(puzzle)
    answer = answers(cafe.guest("Anna"), puzzle, [second, first, end])
    assert (answer["outcome"], answer["first"]["solved"]) == ("equivalent", True)
    assert answer["yours"]["moves"] == [second, first, end]


def test_giving_up_counts_as_wrong_and_tells_the_answer(cafe: Cafe) -> None:
    anna, puzzle = cafe.guest("Anna"), ALL[0]
    answer = gives_up(anna, puzzle)
    assert (answer["outcome"], answer["yours"], answer["first"]["solved"]) == ("given-up", None, False)
    assert answer["best"]["moves"] == best_of(puzzle)
    later = answers(anna, puzzle, best_of(puzzle))
    assert (later["outcome"], later["counted"], later["first"]) == ("right", False, answer["first"])
    assert later["you"] == answer["you"]
    assert anna.get(f"/api/puzzles/{puzzle.id}")["listed"]["solved"] is False


def test_somebody_elses_attempt_is_theirs(cafe: Cafe) -> None:
    anna, ben, puzzle = cafe.guest("Anna"), cafe.guest("Ben"), ALL[1]
    answers(anna, puzzle, best_of(puzzle))
    assert ben.get(f"/api/puzzles/{puzzle.id}")["listed"]["solved"] is None
    assert of_game(ben, puzzle.edition)["you"]["answers"] == 0
    assert gives_up(ben, puzzle)["counted"]


def test_a_stranger_who_answers_becomes_somebody(cafe: Cafe) -> None:
    stranger, puzzle = cafe.guest(), ALL[2]
    assert of_game(stranger, puzzle.edition)["you"]["rating"] == FIRST_RATING
    assert "cafe" not in stranger.http.cookies
    assert answers(stranger, puzzle, best_of(puzzle))["counted"]
    assert of_game(stranger, puzzle.edition)["you"]["solved"] == 1


def test_ratings_of_person_and_puzzle_follow_elo(new_cafe: CafeFactory) -> None:
    cafe, puzzle = new_cafe(), ALL[0]
    person, its = Rating(FIRST_RATING), Rating(puzzle.difficulty)
    for name, solved in (("Anna", True), ("Ben", False), ("Cleo", True)):
        guest = cafe.guest(name)
        answer = answers(guest, puzzle, best_of(puzzle)) if solved else gives_up(guest, puzzle)
        theirs, its = after_answer(person, its, solved=solved)
        assert (answer["you"]["rating"], answer["you"]["answers"]) == (theirs.points, 1)
        assert (answer["listed"]["rating"], answer["listed"]["answers"]) == (its.points, its.answers)


def test_at_once_and_twice_counts_once(cafe: Cafe) -> None:
    anna, puzzle = cafe.guest("Anna"), ALL[3]
    before = anna.get(f"/api/puzzles/{puzzle.id}")["listed"]["answers"]
    with ThreadPoolExecutor(8) as people:
        all_answers = list(people.map(lambda _: answers(anna, puzzle, best_of(puzzle)), range(8)))
    assert sorted(answer["counted"] for answer in all_answers) == [False] * 7 + [True]
    assert len({answer["first"]["rating_after"] for answer in all_answers}) == 1
    standing = of_game(anna, puzzle.edition)["you"]
    assert (standing["answers"], standing["solved"], standing["in_a_row"]) == (1, 1, 1)
    assert anna.get(f"/api/puzzles/{puzzle.id}")["listed"]["answers"] == before + 1


def test_many_people_at_once_all_count(cafe: Cafe) -> None:
    guests, puzzle = [cafe.guest(f"Guest {number}") for number in range(8)], ALL[4]
    before = guests[0].get(f"/api/puzzles/{puzzle.id}")["listed"]["answers"]
    with ThreadPoolExecutor(8) as people:
        assert all(answer["counted"] for answer in people.map(lambda guest: gives_up(guest, puzzle), guests))
    assert guests[0].get(f"/api/puzzles/{puzzle.id}")["listed"]["answers"] == before + 8


def test_others_open_hands_can_be_thought_about_and_hidden_ones_not(cafe: Cafe) -> None:
    for puzzle in ALL:
        could = cafe.guest().get(f"/api/puzzles/{puzzle.id}/prospects")["seats"]
        others = [offers for seat, offers in enumerate(could) if seat != puzzle.view.scene.player]
        assert any(others) is (puzzle.edition is Edition.BOARD)


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", ""), ("GET", "/prospects"), ("POST", "/preview"), ("POST", "/answer"), ("POST", "/give-up")],
)
@pytest.mark.parametrize("puzzle_id", [NOWHERE, "bored-12345678", "x", "%2e%2e", "board-1de0839g"])
def test_a_puzzle_that_is_not_there(cafe: Cafe, method: str, path: str, puzzle_id: str) -> None:
    body = {} if path == "/give-up" else {"moves": ["end"]}
    answer = cafe.guest().http.request(
        method, f"/api/puzzles/{puzzle_id}{path}", json=body if method == "POST" else None
    )
    assert (answer.status_code, answer.json()) == (404, {"error": "no-such-puzzle"})


def test_what_is_no_turn_is_refused_and_counts_for_nothing(cafe: Cafe) -> None:
    anna, puzzle = cafe.guest("Anna"), puzzles_for_tests().get("board-1de08391")
    first, second, end = best_of(puzzle)
    path = f"/api/puzzles/{puzzle.id}"
    taken = next(iter(puzzle.view.scene.room.guests))
    refused = answers(anna, puzzle, [first, f"{second.partition('@')[0]}@{taken}", end], 422)
    assert (refused["error"], refused["step"]) == ("refused", 2)
    assert [objection["type"] for objection in refused["objections"]]
    assert answers(anna, puzzle, [first], 422) == {"error": "turn-not-over"}
    assert answers(anna, puzzle, [first, second, end, end], 422) == {"error": "turn-over-already"}
    assert answers(anna, puzzle, ["nonsense"], 422)["error"] == "misread"
    assert answers(anna, puzzle, [], 400)["error"] == "bad-field"
    assert anna.post(f"{path}/answer", {"moves": "end"}, 400)["error"] == "bad-field"
    assert anna.post(f"{path}/answer", {"moves": [end], "seat": 1}, 400)["error"] == "bad-field"
    assert anna.post(f"{path}/preview", {"moves": ["nonsense"]}, 422)["error"] == "misread"
    assert anna.post(f"{path}/preview", {"moves": [first, f"{first[:3]}@zz99"]}, 422)["error"] == "misread"
    assert anna.post(f"{path}/preview", {"moves": [first, first]})["legal"] is False
    assert anna.get(path)["listed"]["solved"] is None


def test_the_next_one_is_near_ones_rating_and_not_tried_yet(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    seen = []
    for _ in puzzles_for_tests().listed(Edition.BOARD):
        listed = anna.get("/api/puzzles/next", game="board")
        assert listed["solved"] is None
        assert listed["edition"] == "board"
        seen.append(listed["id"])
        gives_up(anna, puzzles_for_tests().get(listed["id"]))
    assert sorted(seen) == sorted(listed.id for listed in puzzles_for_tests().listed(Edition.BOARD))
    again = anna.get("/api/puzzles/next", game="board")
    assert again["solved"] is False, "then those that were not solved"
    other = anna.get("/api/puzzles/next", **{"game": "board", "not": again["id"]})
    assert other["id"] != again["id"]


def test_the_next_one_has_the_theme_and_the_level_asked_for(new_cafe: CafeFactory) -> None:
    anna = new_cafe().guest("Anna")
    assert "joker" not in {theme for listed in puzzles_for_tests().listed() for theme in listed.themes}
    assert anna.get("/api/puzzles/next", 404, theme="joker") == {"error": "no-such-puzzle"}
    assert "bar" in anna.get("/api/puzzles/next", theme="bar")["themes"]
    easy, hard = (anna.get("/api/puzzles/next", level=level)["rating"] for level in ("easier", "harder"))
    assert easy < hard
    for query in ({"game": "chess"}, {"theme": "x"}, {"level": "-1"}, {"not": "x"}):
        assert anna.get("/api/puzzles/next", 400, **query)["error"] == "bad-field"


def test_the_puzzle_of_the_day_is_everybodys_and_another_every_day(new_cafe: CafeFactory) -> None:
    number = len(puzzles_for_tests().listed(Edition.BOARD))
    first = next(day for day in range(20_000, 20_000 + number) if (EPOCH + day) % number == 0)
    cafe = new_cafe(FakeClock(DAY_MS * first))
    days: dict[str, list[str]] = {game: [] for game in Edition}
    for _ in range(number):
        today = cafe.guest().get("/api/puzzles")
        assert cafe.guest().get("/api/puzzles") == today
        for each in today["games"]:
            days[each["edition"]].append(each["today"]["id"])
            assert cafe.guest().get(f"/api/puzzles/{each['today']['id']}")["day"] == today["day"]
        cafe.clock.at += DAY_MS
    assert all(len(set(ids)) == number for ids in days.values()), "none comes twice before all came"


def test_streaks_of_days_and_of_puzzles(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(FakeClock(DAY_MS * 20_000))
    anna = cafe.guest("Anna")

    def todays() -> Puzzle:
        return puzzles_for_tests().get(of_game(anna, Edition.BOARD)["today"]["id"])

    def streaks() -> tuple[int, ...]:
        you = of_game(anna, Edition.BOARD)["you"]
        return you["days"], you["longest_days"], you["in_a_row"], you["longest_in_a_row"]

    for day in (1, 2):
        answers(anna, todays(), best_of(todays()))
        assert streaks() == (day, day, day, day)
        cafe.clock.at += DAY_MS
    assert streaks() == (2, 2, 2, 2), "today's can still be solved"
    cafe.clock.at += DAY_MS
    assert streaks() == (0, 2, 2, 2), "a day without one ends it"
    other = next(each for each in ALL if each.id == anna.get("/api/puzzles/next", game="board")["id"])
    answers(anna, other, wrong_for(other))
    assert streaks()[2:] == (0, 2)
    assert date.fromisoformat(anna.get("/api/puzzles")["day"]) == date(1970, 1, 1) + timedelta(20_003)


def test_themes_are_counted_with_what_was_tried(new_cafe: CafeFactory) -> None:
    anna, puzzle = new_cafe().guest("Anna"), ALL[1]
    gives_up(anna, puzzle)
    told = of_game(anna, puzzle.edition)
    listed = puzzles_for_tests().listed(puzzle.edition)
    assert (told["puzzles"], told["tried"]) == (len(listed), 1)
    for each in told["themes"]:
        having = [other.id for other in listed if each["theme"] in other.themes]
        assert (each["puzzles"], each["tried"]) == (len(having), int(puzzle.id in having))


def test_where_there_are_no_puzzles_nothing_breaks(new_cafe: CafeFactory) -> None:
    guest = new_cafe(puzzles=Library).guest()
    assert [each["today"] for each in guest.get("/api/puzzles")["games"]] == [None, None]
    assert guest.get("/api/puzzles/next", 404) == {"error": "no-such-puzzle"}


def with_other_answers() -> Library:
    """The same puzzles to whoever looks: only the turns have changed places."""
    changed = [
        replace(puzzle, turns=(puzzle.greedy_turn, *puzzle.turns[1:-1], puzzle.best), greedy=-1)
        for puzzle in ALL
    ]
    assert all(puzzle.greedy == len(puzzle.turns) - 1 for puzzle in ALL)
    texts = [
        file_text(
            (),
            [replace(puzzle, greedy=len(puzzle.turns) - 1) for puzzle in changed if puzzle.edition is game],
        )
        for game in Edition
    ]
    return Library(*texts)


def everything_before_an_attempt(guest: Guest) -> Iterator[tuple[int, bytes]]:
    def asked(answer: httpx.Response) -> tuple[int, bytes]:
        return answer.status_code, answer.content

    yield asked(guest.http.get("/api/puzzles"))
    for query in ("", "?game=card", "?theme=bar", "?level=harder", f"?not={IDS[0]}"):
        yield asked(guest.http.get(f"/api/puzzles/next{query}"))
    for puzzle in ALL:
        path = f"/api/puzzles/{puzzle.id}"
        yield asked(guest.http.get(path))
        yield asked(guest.http.get(f"{path}/prospects"))
        for turn in puzzle.turns:
            for count in range(len(turn.moves) + 1):
                moves = list(turn.moves[:count])
                yield asked(guest.http.post(f"{path}/preview", json={"moves": moves}))
                if count < len(turn.moves):
                    yield asked(guest.http.post(f"{path}/answer", json={"moves": [*moves, "nobody@bar"]}))
        yield asked(guest.http.post(f"{path}/answer", json={"moves": ["close"]}))


def test_before_an_attempt_no_byte_depends_on_the_answer(new_cafe: CafeFactory) -> None:
    told = [
        list(everything_before_an_attempt(new_cafe(puzzles=library).guest()))
        for library in (puzzles_for_tests, with_other_answers)
    ]
    assert told[0] == told[1]
    assert len(told[0]) > 100
    anna = new_cafe(puzzles=with_other_answers).guest("Anna")
    assert answers(anna, ALL[0], best_of(ALL[0]))["outcome"] == "wrong", "otherwise this would prove nothing"


def test_nobody_is_held_up(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    cafe.context.puzzles.read.cache_clear()
    with watching(cafe) as monitor:
        anna.get("/api/puzzles")
        for puzzle in ALL:
            anna.get(f"/api/puzzles/{puzzle.id}")
            anna.post(f"/api/puzzles/{puzzle.id}/preview", {"moves": best_of(puzzle)})
            answers(anna, puzzle, wrong_for(puzzle))
    assert monitor.longest_s < MAX_HOLD_S


def test_bots_look_and_try_out_and_answer_nothing(cafe: Cafe) -> None:
    anna, bot, puzzle = cafe.guest("Anna"), cafe.guest(), ALL[0]
    token = anna.post("/api/me/tokens", {"label": "bot"})["token"]
    bot.http.headers["Authorization"] = f"Bearer {token}"
    bot.get(f"/api/puzzles/{puzzle.id}")
    bot.post(f"/api/puzzles/{puzzle.id}/preview", {"moves": best_of(puzzle)})
    assert answers(bot, puzzle, best_of(puzzle), 403) == {"error": "not-for-bots"}


def test_answers_are_counted_by_a_limit_of_their_own(new_cafe: CafeFactory) -> None:
    anna = new_cafe(rate_factor=0.1).guest("Anna")  # 6 answers in a minute
    path = f"/api/puzzles/{ALL[0].id}"
    assert allowed(anna.cafe, lambda: anna.http.post(f"{path}/give-up", json={})) == 6
    assert allowed(anna.cafe, lambda: anna.http.post(f"{path}/preview", json={"moves": []})) == 60 // 2
    assert allowed(anna.cafe, lambda: anna.http.get(path)) == 120 // 2


def test_the_own_file_has_the_attempts_and_who_is_deleted_leaves_none(cafe: Cafe) -> None:
    anna, right, wrong = cafe.guest("Anna"), ALL[0], ALL[1]
    answers(anna, right, best_of(right))
    gives_up(anna, wrong)
    kept = anna.get("/api/me/export")["puzzles"]
    assert [(each["puzzle"], each["solved"]) for each in kept["attempts"]] == [
        (right.id, True),
        (wrong.id, False),
    ]
    assert kept["standings"] == {"board": of_game(anna, Edition.BOARD)["you"]}
    session = cafe.run(cafe.context.identity.session_of(anna.http.cookies["cafe"]))
    assert session is not None
    assert anna.http.delete("/api/me").status_code == 204
    records = cafe.context.puzzles.records
    assert cafe.run(records.attempts(session.person)) == {}
    assert cafe.run(records.standings(session.person)) == {}
    assert answers(anna, right, best_of(right))["counted"], "whoever comes back is somebody new"
