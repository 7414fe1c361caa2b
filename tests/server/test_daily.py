"""The deal of the day: one game for each person, the same for all, and no results before it is played."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from cafe.bots import characters_of
from cafe.hosting.storage.secrets import deals_secret
from cafe.match.daily import DAY_MS, GRACE_MS, DailyDeal, ends_at
from cafe.rules import Edition, commitment, view
from cafe.server.deals import par_maker, shared_deals
from cafe.server.deals.days import date_text, read_date
from cafe.server.deals.par_game import PAR_GAME, ParTable, chosen, par_game
from cafe.server.deals.par_maker import ParMaker, is_as_good
from cafe.server.tasks import TASKS
from tests.properties.walks import journeys
from tests.secrets.twins import twins

from .cafe import Cafe, FakeClock, Guest
from .conftest import CafeFactory

PATIENCE_S = 60.0
WALKS, EVERY, NODES = 3, 9, 24  # games, decisions of a seat, playouts for each
EDITIONS = ["board", "card"]
NOON = 20_775 * DAY_MS + DAY_MS // 2  # a Wednesday: three at the table
PLAY_FIRST = {"error": "play-first"}
REFUSED = (PLAY_FIRST, {"error": "not-your-seat"})  # hints are for who sits there, whatever the deal
NO_DAY = {"error": "no-such-day"}


ASK = ParMaker.ask


async def _asked_for_nothing(_: ParMaker, __: DailyDeal) -> None:
    pass


@pytest.fixture(autouse=True)
def _no_par(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who search take their time: here greedy ones play, and only what is about par asks for it."""
    monkeypatch.setattr(ParMaker, "ask", _asked_for_nothing)
    monkeypatch.setattr(shared_deals, "OPPONENT_LEVELS", (1, 2))


@pytest.fixture
def house(new_cafe: CafeFactory) -> Cafe:
    return new_cafe(FakeClock(NOON))


def begins(guest: Guest, edition: str = "board") -> str:
    return str(guest.post(f"/api/daily/{edition}")["id"])


def gives_up(guest: Guest, match: str) -> None:
    [seat] = guest.state(match)["you"]["seats"]
    guest.post(f"/api/matches/{match}/resign", {"seat": seat})


def plays_out(guest: Guest, match: str) -> Any:
    """Play every turn as it is offered first, to the end."""
    [seat] = guest.state(match)["you"]["seats"]
    while True:
        state = guest.waits_for(match, lambda one: one["status"] == "over" or one["view"]["player"] == seat)
        if state["status"] == "over":
            return state
        guest.plays(match, seat)


def today(cafe: Cafe) -> str:
    return date_text(cafe.clock.at // DAY_MS)


def seed_of(cafe: Cafe, edition: str, day: int = NOON // DAY_MS) -> str:
    return cafe.context.deals.daily(Edition(edition), day).seed


def everything_about(match: str) -> Iterator[str]:
    """All that can be read of a match."""
    yield f"/api/matches/{match}"
    yield f"/api/matches/{match}/events"
    yield f"/api/matches/{match}/replay"
    yield f"/api/matches/{match}/replay?seat=0"
    yield f"/api/matches/{match}/replay?seat=open"
    yield f"/api/matches/{match}/export"
    yield f"/api/matches/{match}/review"
    yield f"/api/matches/{match}/prospects"
    yield f"/api/matches/{match}/hint"
    yield f"/api/matches/{match}/picture.png"


@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_plays_the_same_deal_and_the_same_play_meets_the_same_replies(
    house: Cafe, edition: str
) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    games = [(guest, begins(guest, edition)) for guest in (anna, ben)]
    for guest, match in games:
        plays_out(guest, match)
    one, other = (
        [frame["view"] for frame in guest.get(f"/api/matches/{match}/replay")["frames"]]
        for guest, match in games
    )
    assert one == other
    assert one[-1]["end"] is not None


def test_a_person_has_one_game_of_a_day(house: Cafe) -> None:
    anna = house.guest("Anna")
    match = begins(anna)
    assert anna.post("/api/daily/board") == {"id": match, "status": "playing"}
    gives_up(anna, match)
    assert anna.post("/api/daily/board") == {"id": match, "status": "done"}
    house.clock.at += DAY_MS
    assert begins(anna) != match


def test_today_tells_how_far_one_is_and_nothing_of_the_deal(house: Cafe) -> None:
    anna, stranger = house.guest("Anna"), house.guest()
    before = stranger.get("/api/daily")
    assert before["date"] == today(house)
    assert before["ends_at"] == ends_at(NOON // DAY_MS)
    assert [game["status"] for game in before["games"]] == ["new", "new"]
    assert all(game["deal"]["seed"] is None for game in before["games"])
    match = begins(anna)
    assert anna.get("/api/daily")["games"][0]["status"] == "playing"
    gives_up(anna, match)
    board, card = anna.get("/api/daily")["games"]
    assert (board["status"], board["match"], board["result"]["gave_up"]) == ("done", match, True)
    assert (card["status"], card["match"], card["result"]) == ("new", None, None)
    assert anna.get("/api/daily")["streak"] == 1
    assert stranger.get("/api/daily") == before


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_deal_is_committed_to_the_day_before_and_opened_the_day_after(house: Cafe, edition: str) -> None:
    anna, number = house.guest("Anna"), EDITIONS.index(edition)
    house.clock.at -= DAY_MS
    promised = anna.get("/api/daily")["games"][number]["next"]
    house.clock.at += DAY_MS
    date = today(house)
    assert promised["date"] == date
    dealt = anna.get("/api/daily")["games"][number]["deal"]
    assert dealt["commitment"] == promised["commitment"]
    match = begins(anna, edition)
    assert anna.get(f"/api/matches/{match}")["commitment"] == promised["commitment"]
    check = f"/api/daily/{edition}/{date}/check"
    house.clock.at = ends_at(NOON // DAY_MS) + GRACE_MS - 1
    assert anna.get(check)["seed"] is None
    house.clock.at += 1
    seed = house.guest().get(check)["seed"]
    assert commitment(seed) == promised["commitment"]
    house.clock.at += 40 * DAY_MS
    assert house.guest().get(check)["seed"] == seed


@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_sees_anothers_game_before_they_have_finished_their_own(house: Cafe, edition: str) -> None:
    anna, ben, stranger = house.guest("Anna"), house.guest("Ben"), house.guest()
    match = begins(anna, edition)
    begins(ben, edition)
    for guest in (ben, stranger):  # while it is played …
        for path in everything_about(match):
            assert guest.get(path, 403) in REFUSED, path
    plays_out(anna, match)
    for guest in (ben, stranger):  # … and after it
        for path in everything_about(match):
            assert guest.get(path, 403) in REFUSED, path
        for act in ("review", "challenge", "say", "rematch", "skip"):
            body = {"text": "Hi"} if act == "say" else {}
            refused = guest.http.post(f"/api/matches/{match}/{act}", json=body)
            assert refused.status_code == 403, act
        assert guest.post(f"/api/matches/{match}/join", status=409) == {"error": "match-not-open"}
        assert guest.get(f"/api/daily/{edition}/{today(house)}", 403) == PLAY_FIRST
        with pytest.raises(Exception, match="403"), guest.follow(match):
            pass
    gives_up(ben, begins(ben, edition))
    assert ben.state(match)["status"] == "over"
    assert ben.get(f"/api/matches/{match}/replay")["frames"]
    assert ben.get(f"/api/matches/{match}/picture.png", 403) == PLAY_FIRST, "caches would keep it"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_seed_of_a_day_that_is_not_over_leaves_the_server_nowhere(house: Cafe, edition: str) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    match = begins(anna, edition)
    seed = seed_of(house, edition)
    paths = [*everything_about(match), "/api/daily", f"/api/daily/{edition}/{today(house)}"]
    paths += [f"/api/daily/{edition}/{today(house)}/check", f"/api/daily/{edition}/people"]
    paths += ["/api/me/export", "/api/me/matches", f"/match/{match}", "/api/matches?status=over"]
    with anna.follow(match, after=0) as listener:
        heard = [str(listener.hears())]
        plays_out(anna, match)
        while '"status": "over"' not in (news := repr(listener.hears()).replace("'", '"')):
            heard.append(news)
        heard.append(news)
    gives_up(ben, begins(ben, edition))
    said = [*heard, *(guest.http.get(path).text for guest in (anna, ben) for path in paths)]
    secret = house.run(deals_secret(house.context.matches.store)).hex()
    tomorrow = seed_of(house, edition, NOON // DAY_MS + 1)
    for text in said:
        assert seed not in text
        assert tomorrow not in text
        assert secret not in text
    assert anna.get(f"/api/matches/{match}/export", 409) == {"error": "deal-sealed"}
    assert anna.post(f"/api/matches/{match}/challenge", status=409) == {"error": "deal-sealed"}
    house.clock.at += 2 * DAY_MS
    assert seed in anna.get(f"/api/matches/{match}/export"), "then it is everybody's"
    assert house.guest().state(match)["status"] == "over"


def test_people_who_have_still_to_play_are_told_the_same_whatever_others_did(house: Cafe) -> None:
    """Byte for byte: whether somebody has played, and how well, changes nothing for whoever has not."""
    anna, ben = house.guest("Anna"), house.guest("Ben")
    paths = ["/api/daily", f"/api/daily/board/{today(house)}", f"/api/daily/board/{today(house)}/check"]
    paths += ["/api/daily/board/people", "/api/matches?status=over", "/api/matches?status=running"]
    before = [ben.http.get(path).content for path in paths]
    match = begins(anna)
    plays_out(anna, match)
    assert [ben.http.get(path).content for path in paths] == before


def test_a_link_to_a_game_of_today_shows_nothing_of_it(new_cafe: CafeFactory, tmp_path: Any) -> None:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<!doctype html><title>Café</title><head></head>")
    cafe = new_cafe(FakeClock(NOON), web=web)
    anna = cafe.guest("Annabella")
    match = begins(anna)
    gives_up(anna, match)
    page = cafe.guest().http.get(f"/match/{match}").text
    assert "Annabella" not in page
    assert "picture.png" not in page


def test_nobody_gets_hints(house: Cafe) -> None:
    anna = house.guest("Anna")
    match = begins(anna)
    assert not anna.get(f"/api/matches/{match}")["hints"]
    [seat] = anna.state(match)["you"]["seats"]
    anna.waits_for(match, lambda state: state["view"]["player"] == seat)
    assert anna.get(f"/api/matches/{match}/hint", 409) == {"error": "no-hints"}


def test_results_are_in_order_with_places_and_a_percentile(house: Cafe) -> None:
    people = [house.guest(name) for name in ("Anna", "Ben", "Cara")]
    for guest in people[:2]:
        plays_out(guest, begins(guest))
        house.clock.at += 1
    gives_up(people[2], begins(people[2]))
    path = f"/api/daily/board/{today(house)}"
    anna, ben, cara = (guest.get(path) for guest in people)
    assert anna["total"] == 3
    assert [line["name"] for line in anna["results"]] == ["Anna", "Ben", "Cara"], (
        "equals in order of their end"
    )
    assert [line["gave_up"] for line in anna["results"]] == [False, False, True]
    assert [table["mine"]["name"] for table in (anna, ben, cara)] == ["Anna", "Ben", "Cara"]
    assert [table["percentile"] for table in (anna, ben, cara)] == [75, 75, 0]
    assert [table["ahead"] for table in (anna, ben, cara)] == [0, 0, 2]
    page = people[0].get(path, skip=1, limit=1)
    assert [line["name"] for line in page["results"]] == ["Ben"]
    assert page["total"] == 3
    assert people[0].get("/api/daily/board/people")["people"] == [], "today is not over"


def test_leaving_counts_and_the_bot_that_played_on_is_marked(house: Cafe) -> None:
    anna = house.guest("Anna")
    match = begins(anna)
    [seat] = anna.state(match)["you"]["seats"]
    anna.post(f"/api/matches/{match}/leave", {"seat": seat})
    anna.waits_for(match, lambda state: state["status"] == "over")
    [line] = anna.get(f"/api/daily/board/{today(house)}")["results"]
    assert line["bot_helped"]
    assert not line["gave_up"]


def test_after_its_day_everybody_sees_the_results_and_people_over_all_days(house: Cafe) -> None:
    anna, stranger = house.guest("Anna"), house.guest()
    date = today(house)
    plays_out(anna, begins(anna))
    house.clock.at = ends_at(NOON // DAY_MS) + GRACE_MS - 1
    assert stranger.get(f"/api/daily/board/{date}", 403) == PLAY_FIRST
    assert stranger.get("/api/daily/board/people")["total"] == 0
    house.clock.at += 1
    table = stranger.get(f"/api/daily/board/{date}")
    assert [line["name"] for line in table["results"]] == ["Anna"]
    assert table["mine"] is None
    overall = anna.get("/api/daily/board/people")
    assert overall["total"] == 1
    assert overall["people"][0]["margin"] == table["results"][0]["margin"]
    assert overall["people"][0]["mine"]
    assert anna.get("/api/daily")["streak"] == 1, "while today can be played"
    house.clock.at += DAY_MS
    assert anna.get("/api/daily")["streak"] == 0


def test_who_ends_after_the_seed_was_told_is_not_in_the_list(house: Cafe) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    match, date = begins(anna), today(house)
    plays_out(ben, begins(ben))
    house.clock.at = ends_at(NOON // DAY_MS) + GRACE_MS
    gives_up(anna, match)
    table = anna.get(f"/api/daily/board/{date}")
    assert [line["name"] for line in table["results"]] == ["Ben"]
    assert table["mine"] is None
    assert table["percentile"] is None
    assert anna.get("/api/daily")["streak"] == 0


@pytest.mark.parametrize(
    "path", ["board/2026-11-17x", "board/1999-01-01", "board/2099-01-01", "board/2026-13-41"]
)
def test_days_that_are_none_are_refused(house: Cafe, path: str) -> None:
    assert house.guest().get(f"/api/daily/{path}", 404) == NO_DAY
    assert house.guest().get(f"/api/daily/{path}/check", 404) == NO_DAY


def test_the_day_to_come_is_told_by_its_commitment_alone(house: Cafe) -> None:
    tomorrow = date_text(NOON // DAY_MS + 1)
    assert house.guest().get(f"/api/daily/board/{tomorrow}/check", 404) == NO_DAY


@pytest.mark.parametrize("game", ["chess", "Board", "%00"])
def test_games_that_are_none_are_refused(house: Cafe, game: str) -> None:
    anna = house.guest("Anna")
    assert anna.post(f"/api/daily/{game}", status=404) == NO_DAY
    assert anna.get(f"/api/daily/{game}/people", 404) == NO_DAY
    assert anna.get(f"/api/daily/{game}/{today(house)}", 404) == NO_DAY


@pytest.mark.parametrize("query", [{"skip": "x"}, {"skip": "-1"}, {"limit": "1000"}, {"skip": "9999999999"}])
def test_pages_that_are_none_are_refused(house: Cafe, query: dict[str, str]) -> None:
    assert house.guest().get("/api/daily/board/people", 400, **query)["error"] == "bad-field"


def test_whoever_deletes_themselves_leaves_a_result_without_a_name(house: Cafe) -> None:
    anna, ben = house.guest("Anna"), house.guest("Ben")
    for guest in (anna, ben):
        plays_out(guest, begins(guest))
    export = anna.get("/api/me/export")
    assert [(one["deal"], one["gave_up"]) for one in export["deals"]] == [(f"board-{NOON // DAY_MS}", False)]
    assert export["matches"][0]["file"] is None, "the day is not over"
    assert anna.http.delete("/api/me").status_code == 204
    table = ben.get(f"/api/daily/board/{today(house)}")
    assert sorted(line["name"] for line in table["results"]) == ["", "Ben"]
    assert table["total"] == 2


def test_par_is_in_the_making_until_all_its_games_are_played(
    house: Cafe, monkeypatch: pytest.MonkeyPatch
) -> None:
    margins = iter([4, 6, 5])
    asked = list[tuple[Any, ...]]()

    def played(*about: Any) -> int:
        asked.append(about)
        return next(margins)

    monkeypatch.setattr(ParMaker, "ask", ASK)
    monkeypatch.setattr(par_maker, "GAMES", 3)
    monkeypatch.setattr(par_maker, "SLOW_GAMES", 3)
    house.context.scheduler.thinking.here.tasks = {}  # type: ignore[attr-defined]  # nobody thinks yet
    anna = house.guest("Anna")
    gives_up(anna, begins(anna))
    waits_for_par(house)
    path = f"/api/daily/board/{today(house)}"
    par = anna.get(path)["par"]
    assert (par["done"], par["total"], par["mean"], par["error"]) == (0, 3, None, None)
    house.context.scheduler.thinking.here.tasks = {**TASKS, PAR_GAME: played}  # type: ignore[attr-defined]
    house.clock.at += 10 * 60_000
    anna.get(path)  # whoever looks has it gone on with
    waits_for_par(house)
    par = anna.get(path)["par"]
    assert (par["done"], par["total"], par["mean"], par["error"]) == (3, 3, 5_000, 577)
    dealt = house.context.deals.daily(Edition.BOARD, NOON // DAY_MS)
    assert {(table.rules, table.seed, table.seat) for table, _ in asked} == {
        (str(dealt.rules), dealt.seed, dealt.seat)
    }
    assert [number for _, number in asked] == [0, 1, 2], "other dice in every game"
    monkeypatch.setattr(par_maker, "GAMES", 2)
    monkeypatch.setattr(par_maker, "SLOW_GAMES", 2)
    begins(house.guest("Ben"))
    waits_for_par(house)
    assert anna.get(path)["par"] == par, "a node that would play fewer leaves it alone"


def test_a_par_is_made_anew_only_by_whoever_makes_a_better_one() -> None:
    made = "bot=leonora nodes=400 games=24"
    assert is_as_good(made, made)
    assert is_as_good(made, "bot=leonora nodes=20 games=8"), "the kernel is plain Python here"
    for better in (
        "bot=leonora nodes=800 games=24",
        "bot=leonora nodes=400 games=48",
        "bot=other nodes=1 games=1",
    ):
        assert not is_as_good(made, better), better
    assert not is_as_good("told otherwise", made)


def waits_for_par(cafe: Cafe) -> None:
    asyncio.run_coroutine_threadsafe(cafe.context.par_maker.idle.wait(), cafe.loop).result(PATIENCE_S)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_of_par_follows_from_deal_and_number(house: Cafe, edition: str) -> None:
    dealt = house.context.deals.daily(Edition(edition), NOON // DAY_MS)
    bots = ("greedy",) * dealt.rules.players
    table = ParTable(str(dealt.rules), dealt.seed, dealt.seat, bots, 0)
    assert par_game(table, 0) == par_game(table, 0)


@pytest.mark.parametrize("edition", Edition)
def test_par_is_played_by_what_the_seat_could_know(edition: Edition) -> None:
    """Games that look the same to the seat have the same plans of the strongest bot."""
    strongest, compared, differing = characters_of(edition)[-1].name, 0, 0
    for number, walk in enumerate(journeys(edition, WALKS)):
        seat = number % walk.ruleset.players
        table = ParTable(str(walk.ruleset), "", seat, (strongest,) * walk.ruleset.players, NODES)
        pairs = [
            (one.game, other.game)
            for one, other in twins(walk, seat, Random(number)).steps
            if one.game.player == seat and one.game.scene.turn.seated == 0
        ]
        for one, other in pairs[::EVERY]:
            assert chosen(table, view(one, seat), number) == chosen(table, view(other, seat), number)
            compared += 1
            differing += one != other
    assert compared
    assert differing


def test_days_are_written_and_read() -> None:
    assert date_text(20_775) == "2026-11-18"
    assert read_date("2026-11-18") == 20_775
    for other in ("20261118", "2026-W47-3", "2026-11-18x", "18.11.2026", ""):
        assert read_date(other) is None, other
