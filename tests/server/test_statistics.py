"""What your finished games add up to: read from their logs once, kept, yours alone, and gone with you."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from sqlalchemy import func, select, update

from cafe.hosting import own_results
from cafe.hosting.erasure import SECOND_LOOK_MS
from cafe.hosting.kept_results import KeptResult
from cafe.hosting.own_results import OwnResults
from cafe.hosting.storage import results as storage
from cafe.hosting.storage.clean_up import CleanUp
from cafe.hosting.storage.reviews import Reviews
from cafe.hosting.storage.schema import results
from cafe.hosting.stored_review import BegunReview
from cafe.match.entries import Entry
from cafe.match.seats import SeatKind, SeatPlan
from cafe.statistics.game import VERSION, played_game
from cafe.statistics.streaks import DAY_MS, MAX_OFFSET_MINUTES
from tests.statistics.tables import Table

from .cafe import DEVICE, OPEN, Cafe, Guest
from .conftest import CafeFactory
from .loop_monitor import watching
from .test_costs import allowed

SEAT, BOT = SeatPlan(SeatKind.OPEN), SeatPlan(SeatKind.BOT, bot="greedy")
PATH = "/api/me/statistics"
MAX_HOLD_S = 0.05
EMPTY: dict[str, Any] = {
    "total": None,
    "editions": [],
    "sizes": [],
    "opponents": [],
    "apart": {"several_seats": 0, "imported": 0, "ended_early": 0},
    "reviewed": None,
    "win_streak": None,
    "day_streak": None,
    "best_turn": None,
    "games": [],
    "unread": 0,
    "left_off": 0,
}


def person_of(guest: Guest) -> str:
    session = guest.cafe.run(guest.cafe.context.identity.session_of(guest.http.cookies["cafe"]))
    assert session is not None
    return session.person


def writes(cafe: Cafe, entries: list[Entry], person: str) -> str:
    """Write the log of a whole match."""
    match_id = cafe.context.matches.chance.match_id()
    cafe.run(cafe.context.matches.record(match_id, entries, person, "key"))
    return match_id


def log_against_a_bot(person: str, edition: str = "board") -> list[Entry]:
    return [row.entry for row in Table(SEAT, BOT, edition=edition, host=person).begin(person).play().rows]


def plays_a_bot(guest: Guest, edition: str = "board") -> str:
    """A whole match against a bot; its id."""
    person = person_of(guest)
    return writes(guest.cafe, log_against_a_bot(person, edition), person)


def review_of(seat: int, **figures: int) -> str:
    """As much of a review as is read."""
    player = {"seat": seat, "decisions": 20, "lost_win": 1_500, "accuracy": 869, **figures}
    luck = {"seat": seat, "own_luck": 7_000, "others_luck": 3_000}
    return json.dumps({"turns": [], "players": [player], "sums": [luck]})


def reviews(guest: Guest, match: str, text: str, method: str = "m") -> None:
    """Somebody has had a match reviewed."""
    kept, now = Reviews(guest.cafe.context.matches.store), guest.cafe.clock()
    assert guest.cafe.run(kept.begin(match, "maker", BegunReview("", method, 0, 20, now)))
    assert guest.cafe.run(kept.finish(match, "maker", text, now))


def rows_of(cafe: Cafe, person: str) -> int:
    async def count() -> int:
        async with cafe.context.matches.store.engine.connect() as connection:
            query = select(func.count()).where(results.c.person == person)
            return await connection.scalar(query) or 0

    return cafe.run(count())


def test_whoever_has_not_played_has_nothing_and_a_stranger_stays_one(cafe: Cafe) -> None:
    assert cafe.guest("Anna").get(PATH) == EMPTY
    stranger = cafe.guest()
    assert stranger.get(PATH) == EMPTY
    assert "cafe" not in stranger.http.cookies


def test_the_result_of_a_game_is_the_one_that_everybody_saw(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    match = plays_a_bot(anna)
    standings = {each["player"]: each for each in anna.state(match)["standings"]}
    answer = anna.http.get(PATH)
    assert answer.headers["cache-control"] == "no-store"
    told = answer.json()
    [game] = told["games"]
    assert (game["match"], game["kind"], game["players"]) == (match, "result", 2)
    assert (game["place"], game["points"]) == (standings[0]["place"], standings[0]["points"])
    place, points = standings[1]["place"], standings[1]["points"]
    assert game["opponents"] == [{"bot": "greedy", "place": place, "points": points}]
    assert told["total"]["games"] == told["opponents"][0]["games"] == 1
    assert told["total"]["margin"]["value"] == 1_000 * game["margin"]
    best = told["best_turn"]
    assert (best["match"], best["points"]) == (match, game["best_turn"]["points"])
    replay = anna.get(f"/api/matches/{match}/replay")["frames"]
    turns = [frame["entry"] for frame in replay if frame["entry"]["type"] == "turn-played"]
    assert turns[best["number"] - 1]["seat"] == 0
    assert sum(event.get("points", 0) for event in turns[best["number"] - 1]["events"]) == best["points"]


def test_both_who_played_have_it_and_nobody_else(cafe: Cafe) -> None:
    anna, ben, cara = cafe.guest("Anna"), cafe.guest("Ben"), cafe.guest("Cara")
    people = [person_of(anna), person_of(ben)]
    table = Table(SEAT, SEAT, host=people[0]).begin(*people).play()
    writes(cafe, [row.entry for row in table.rows], people[0])
    [own], [others] = anna.get(PATH)["games"], ben.get(PATH)["games"]
    assert own["margin"] == -others["margin"]
    assert own["opponents"] == [{"bot": "", "place": others["place"], "points": others["points"]}]
    assert cara.get(PATH) == EMPTY
    for guest, person in ((anna, people[1]), (ben, people[0])):
        text = guest.http.get(PATH).text
        assert person not in text
        assert "Ben" not in text
        assert "Anna" not in text


def test_games_on_one_device_and_from_files_and_given_up_are_told_apart(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    over = plays_a_bot(anna)
    file = anna.get(f"/api/matches/{over}/export")
    assert anna.http.post("/api/import", content=file.encode()).status_code == 201
    together = anna.starts(DEVICE, DEVICE)
    anna.post(f"/api/matches/{together}/resign", {"seat": 0})
    alone = anna.starts(DEVICE, {"kind": "bot", "bot": "random"})
    anna.post(f"/api/matches/{alone}/resign", {"seat": 0})
    called_off = anna.opens(DEVICE, OPEN)["match"]["id"]
    anna.post(f"/api/matches/{called_off}/call-off")
    told = anna.get(PATH)
    assert told["apart"] == {"several_seats": 1, "imported": 1, "ended_early": 1}
    assert told["total"]["games"] == 1
    kinds = {game["kind"] for game in told["games"]}
    assert kinds == {"ended-early", "imported", "result", "several-seats"}


def test_a_running_match_is_no_game_yet(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    anna.starts(DEVICE, DEVICE)
    assert anna.get(PATH) == EMPTY


def test_many_matches_are_read_a_few_at_a_time_and_none_twice(
    cafe: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = cafe.guest("Anna")
    person, log = person_of(anna), log_against_a_bot(person_of(anna))
    for number in range(7):
        cafe.clock.at += DAY_MS * (1 + (number == 3))
        writes(cafe, log, person)
    monkeypatch.setattr(own_results, "READ_AT_ONCE", 3)
    monkeypatch.setattr(storage, "PAGE_ROWS", 2)
    told = [anna.get(PATH) for _ in range(4)]
    assert [each["unread"] for each in told] == [4, 1, 0, 0]
    assert [len(each["games"]) for each in told] == [3, 6, 7, 7]
    assert told[2] == told[3]
    ends = [game["over_at"] for game in told[3]["games"]]
    assert ends == sorted(ends, reverse=True)
    assert told[3]["day_streak"]["length"] == 4
    monkeypatch.setattr(cafe.context.matches.store, "rows", None)  # no log is read any more
    assert anna.get(PATH) == told[3]


def test_what_an_older_version_read_is_read_anew(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    plays_a_bot(anna)
    before = anna.get(PATH)
    person = person_of(anna)

    async def age() -> None:
        old = update(results).where(results.c.person == person)
        async with cafe.context.matches.store.begin() as connection:
            await connection.execute(old.values(version=VERSION - 1, game="null"))

    cafe.run(age())
    assert anna.get(PATH) == before


def test_only_the_latest_games_count_beyond_the_most_that_are_kept_in_view(
    cafe: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_results, "MAX_GAMES", 2)
    anna = cafe.guest("Anna")
    log = log_against_a_bot(person_of(anna))
    matches = list[str]()
    for _ in range(3):
        cafe.clock.at += DAY_MS
        matches.append(writes(cafe, log, person_of(anna)))
    told = anna.get(PATH)
    assert [game["match"] for game in told["games"]] == matches[:0:-1]
    assert (told["total"]["games"], told["left_off"]) == (2, 1)


def test_a_review_is_read_once_it_is_made_and_again_when_it_is_made_anew(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    match, other = plays_a_bot(anna), plays_a_bot(anna)
    assert anna.get(PATH)["reviewed"] is None
    reviews(anna, match, review_of(0))
    reviews(anna, other, review_of(1))
    told = anna.get(PATH)
    mean = {"low": None, "high": None}
    assert told["reviewed"] == {
        "games": 1,
        "decisions": 20,
        "lost_win": {"value": 1_500, **mean},
        "accuracy": {"value": 869, **mean},
        "luck": {"value": 4_000, **mean},
    }
    cafe.clock.at += 1
    reviews(anna, match, review_of(0, accuracy=900), method="another")
    assert anna.get(PATH)["reviewed"]["accuracy"]["value"] == 900


def test_a_log_that_cannot_be_read_hides_no_other(cafe: Cafe, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = cafe.guest("Anna")
    good, bad = plays_a_bot(anna), plays_a_bot(anna, "card")

    def fail(match_id: str, *more: Any) -> Any:
        if match_id == bad:
            raise ValueError("a log of nobody knows when")
        return played_game(match_id, *more)

    monkeypatch.setattr(own_results, "played_game", fail)
    told = anna.get(PATH)
    assert [game["match"] for game in told["games"]] == [good]
    assert told["unread"] == 1


@pytest.mark.parametrize("offset", ["", "1.5", "x", "--1", "841", "-841", "99999", "٣", "+5"])
def test_an_offset_that_no_clock_has_is_refused(cafe: Cafe, offset: str) -> None:
    refused = cafe.guest("Anna").get(PATH, 400, offset=offset)
    assert refused["error"] == "bad-field"
    assert str(MAX_OFFSET_MINUTES) in refused["reason"]


def test_an_offset_of_a_clock_is_taken(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    plays_a_bot(anna)
    assert [anna.get(PATH, offset=offset)["day_streak"]["length"] for offset in (-840, 0, 840)] == [1, 1, 1]


def test_bots_do_not_read_it(cafe: Cafe) -> None:
    anna, bot = cafe.guest("Anna"), cafe.guest()
    token = anna.post("/api/me/tokens", {"label": "bot"})["token"]
    bot.http.headers["Authorization"] = f"Bearer {token}"
    assert bot.get(PATH, 403) == {"error": "not-for-bots"}


def test_the_file_that_one_takes_along_has_it(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    match = plays_a_bot(anna)
    assert anna.get("/api/me/export")["games"] == [], "nobody has asked for it yet"
    told = anna.get(PATH)
    assert anna.get("/api/me/export")["games"] == told["games"]
    assert told["games"][0]["match"] == match


def test_it_goes_with_the_person_even_if_it_was_read_meanwhile(cafe: Cafe) -> None:
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    people = [person_of(anna), person_of(ben)]
    table = Table(SEAT, SEAT, host=people[0]).begin(*people).play()
    match = writes(cafe, [row.entry for row in table.rows], people[0])
    anna.get(PATH)
    before = ben.get(PATH)
    assert rows_of(cafe, people[0]) == 1
    assert anna.http.delete("/api/me").status_code == 204
    assert rows_of(cafe, people[0]) == 0
    assert anna.get(PATH) == EMPTY
    assert ben.get(PATH) == before, "others keep theirs, in which nothing of hers ever was"
    late = KeptResult(match, 1, "null", None)
    cafe.run(storage.Results(cafe.context.matches.store).keep(people[0], VERSION, [late]))
    cafe.clock.at += SECOND_LOOK_MS
    cafe.run(cafe.context.erasure.finish())
    assert rows_of(cafe, people[0]) == 0


def test_it_is_forgotten_with_its_match(new_cafe: CafeFactory) -> None:
    cafe = new_cafe()
    anna = cafe.guest("Anna")
    plays_a_bot(anna)
    assert len(anna.get(PATH)["games"]) == 1
    cafe.run(CleanUp(cafe.context.matches.store).finished_matches(cafe.clock()))
    assert anna.get(PATH) == EMPTY


def test_two_devices_that_ask_at_once_read_every_log_once(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    for _ in range(3):
        plays_a_bot(anna)
    person, own = (
        person_of(anna),
        OwnResults(cafe.context.matches.store, storage.Results(cafe.context.matches.store)),
    )
    read = list[str]()

    async def note(work: Any) -> Any:
        read.append(work.func.__name__ if hasattr(work, "func") else "")
        return work()

    async def both() -> None:

        await asyncio.gather(own.read(person, note), own.read(person, note))

    cafe.run(both())
    assert read.count("_kept") == 3


def test_it_costs_ten_looks(new_cafe: CafeFactory) -> None:
    anna = new_cafe(rate_factor=0.1).guest("Anna")  # 120 looks in a minute
    assert allowed(anna.cafe, lambda: anna.http.get(PATH)) == 120 // 10


def test_thousands_of_games_hold_nobody_up(new_cafe: CafeFactory) -> None:
    cafe = new_cafe()
    anna = cafe.guest("Anna")
    plays_a_bot(anna)
    [game] = anna.get(PATH)["games"]
    games = [{**game, "match": f"m{number}", "over_at": number} for number in range(own_results.MAX_GAMES)]
    kept = [KeptResult(each["match"], each["over_at"], json.dumps(each), None) for each in games]
    cafe.run(storage.Results(cafe.context.matches.store).keep(person_of(anna), VERSION, kept))
    with watching(cafe) as monitor:
        answer = anna.http.get(PATH)
        assert answer.status_code == 200
    assert len(answer.json()["games"]) == own_results.MAX_GAMES
    assert monitor.rounds > 10
    assert monitor.longest_s < MAX_HOLD_S


def test_reading_many_logs_holds_nobody_up(new_cafe: CafeFactory) -> None:
    cafe = new_cafe()
    anna = cafe.guest("Anna")
    log = log_against_a_bot(person_of(anna))
    for _ in range(own_results.READ_AT_ONCE):
        writes(cafe, log, person_of(anna))
    with watching(cafe) as monitor:
        assert len(anna.get(PATH)["games"]) == own_results.READ_AT_ONCE
    assert monitor.longest_s < MAX_HOLD_S
