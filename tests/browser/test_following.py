"""Following a match: nothing is lost or doubled when page, line or server goes away in mid-turn."""

from __future__ import annotations

import signal
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute
from playwright.sync_api import TimeoutError as NotInTime

from .chromium import Complaints
from .conftest import Visit
from .server import CafeProcess

KNOWN = """({
  connection: one.connection, complete: one.complete, seq: one.state?.seq, seen: document.visibilityState,
  entries: one.entries.map(entry => `${entry.seq} ${entry.type} ${entry.seat}`), draft: [...one.turn.draft],
  turn: one.myTurn, offers: one.offers.length, busy: [one.turn.thinking, one.turn.committing],
  refusal: one.turn.refusal,
})"""
NETWORK = ("ERR_", "WebSocket connection", "503", "fetching the script")


@pytest.fixture(autouse=True)
def _lines_may_break(complaints: Complaints) -> None:
    for part in NETWORK:
        complaints.forgive(part)


class Seat:
    """A page that follows a match, without drawing it."""

    def __init__(self, page: Page, match: str) -> None:
        self.page, self.match = page, match
        self.page.goto("/")
        self.follow()

    def follow(self) -> None:
        self.page.wait_for_function("() => 'cafe' in window")
        self.page.evaluate(
            "match => { window.one = new cafe.MatchFollower(cafe.api, match); one.follow(); }", self.match
        )
        self.wait("one.state !== null")

    def wait(self, condition: str) -> None:
        try:
            self.page.wait_for_function(f"() => {condition}")
        except NotInTime as error:
            raise AssertionError(f"not {condition}: {self.get(KNOWN)}") from error

    def get(self, expression: str) -> Any:
        return self.page.evaluate(f"() => {expression}")

    def offer(self, kind: str = "send-to-bar") -> str:
        """A move that is allowed now."""
        self.wait("one.myTurn && one.offers.length > 0")
        return str(self.get(f"one.offers.find(offer => offer.kind === '{kind}').move"))

    def draft(self) -> list[str]:
        drafted: list[str] = self.get("[...one.turn.draft]")
        return drafted

    def turns(self) -> list[int]:
        """The numbers of my turns in the log."""
        self.wait("one.complete && one.entries.at(-1)?.seq === one.state.seq")
        played: list[int] = self.get(
            "one.entries.filter(one => one.type === 'turn-played' && one.seat === 0).map(one => one.seq)"
        )
        return played


@pytest.fixture
def seat(visit: Visit, cafe: CafeProcess, request: pytest.FixtureRequest) -> Seat:
    """Somebody at a café; at one of its own where the test will stop it."""
    stops = "own_cafe" in request.fixturenames
    page = visit(at=request.getfixturevalue("own_cafe") if stops else cafe)
    return Seat(page, open_match(page))


def test_a_draft_outlives_a_reload(seat: Seat) -> None:
    move = seat.offer()
    assert seat.get(f"one.turn.add('{move}')") is True
    drawn = seat.get("one.view.bar.length")
    seat.page.reload()
    seat.follow()
    seat.wait("one.turn.draft.length === 1")
    assert seat.draft() == [move]
    assert seat.get("one.view.bar.length") == drawn
    seat.page.evaluate("() => one.turn.undo()")
    assert seat.draft() == []
    assert seat.get("one.view.bar.length") == drawn - 1


def test_a_turn_whose_answer_is_lost_is_played_once(seat: Seat) -> None:
    lost: list[str] = []

    def lose_the_first(route: Route) -> None:
        route.fetch()
        if not lost:
            lost.append(route.request.url)
            route.abort()
        else:
            route.continue_()

    move = seat.offer()
    seat.page.route("**/moves", lose_the_first)
    assert (
        seat.page.evaluate("async move => { await one.turn.add(move); return one.turn.commit(); }", move)
        is True
    )
    assert lost
    assert seat.draft() == []
    assert len(seat.turns()) == 1


def test_a_commit_that_a_reload_cut_off_is_sent_again(seat: Seat) -> None:
    move = seat.offer()
    seat.page.route("**/moves", lambda route: route.abort())
    seat.page.evaluate("async move => { await one.turn.add(move); void one.turn.commit(); }", move)
    seat.wait("one.turn.committing")
    seat.page.reload()
    seat.page.unroute("**/moves")
    seat.follow()
    seat.wait("one.entries.some(one => one.type === 'turn-played' && one.seat === 0)")
    assert len(seat.turns()) == 1
    assert seat.draft() == []


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_server_that_restarts_finds_the_turn_still_in_the_making(
    seat: Seat, own_cafe: CafeProcess, how: signal.Signals
) -> None:
    move = seat.offer()
    seat.page.evaluate("move => one.turn.add(move)", move)
    seat.wait("one.connection === 'connected'")
    own_cafe.stop(how)
    seat.wait(
        "one.connection === 'restarting'" if how is signal.SIGTERM else "one.connection === 'reconnecting'"
    )
    assert seat.draft() == [move]
    own_cafe.start()
    seat.wait("one.connection === 'connected'")
    assert seat.draft() == [move]
    assert seat.page.evaluate("() => one.turn.commit()") is True
    assert len(seat.turns()) == 1


def test_without_a_network_the_page_waits_and_comes_back(seat: Seat) -> None:
    move = seat.offer()
    seat.page.evaluate("move => one.turn.add(move)", move)
    seat.page.context.set_offline(True)
    seat.wait("one.connection === 'offline'")
    seat.page.evaluate("() => { window.playing = one.turn.commit(); }")
    seat.page.context.set_offline(False)
    assert seat.page.evaluate("() => playing") is True
    seat.wait("one.connection === 'connected'")
    assert len(seat.turns()) == 1


def test_where_no_socket_gets_through_news_come_by_long_poll(visit: Visit) -> None:
    page = visit()
    page.route_web_socket("**/follow*", refuse_socket)
    seat = Seat(page, open_match(page))
    move = seat.offer()
    seat.page.evaluate("async move => { await one.turn.add(move); await one.turn.commit(); }", move)
    seat.wait("one.connection === 'connected'")
    seat.offer()
    played = seat.get("one.entries.filter(one => one.type === 'turn-played').map(one => one.seat)")
    assert {0, 1} <= set(played)


def test_a_second_tab_is_the_same_player(seat: Seat, visit: Visit) -> None:
    move = seat.offer()
    seat.page.evaluate("move => one.turn.add(move)", move)
    other = Seat(visit(beside=seat.page), seat.match)
    other.page.evaluate("async move => { await one.turn.add(move); await one.turn.commit(); }", other.offer())
    seat.wait("one.turn.draft.length === 0")
    assert len(seat.turns()) == 1


def test_every_entry_is_heard_once_and_in_order(seat: Seat, own_cafe: CafeProcess) -> None:
    for round_ in range(3):
        move = seat.offer()
        assert seat.page.evaluate(
            "async move => { await one.turn.add(move); return one.turn.commit(); }", move
        )
        if round_ == 1:
            own_cafe.restart()
    seat.offer()
    seat.wait("one.complete")
    heard = seat.get("one.entries.map(one => one.seq)")
    assert heard == list(range(1, len(heard) + 1))


def test_whoever_looks_away_and_comes_back_misses_nothing_of_the_story(seat: Seat) -> None:
    move = seat.offer()
    seat.wait("one.complete")
    seat.page.evaluate("() => one.stop()")
    before = seat.get("one.state.seq")
    played = {"seat": 0, "moves": [move], "seen": before, "key": "meanwhile"}
    answer = seat.page.request.post(f"/api/matches/{seat.match}/moves", data=played)
    assert answer.ok, answer.text()
    seat.page.evaluate("() => { one.follow(); }")
    seat.wait(f"one.state.seq > {before}")
    assert len(seat.turns()) == 1
    heard = seat.get("one.entries.map(one => one.seq)")
    assert heard == list(range(1, len(heard) + 1))


def open_match(page: Page) -> str:
    """A board game of two on which one sends guests to the bar and the other one is a bot."""
    seats = [{"kind": "device"}, {"kind": "bot", "bot": "random"}]
    answer = page.request.post("/api/matches", data={"edition": "board", "seats": seats, "start": True})
    assert answer.ok, answer.text()
    return str(answer.json()["match"]["id"])


def refuse_socket(socket: WebSocketRoute) -> None:
    socket.close()
