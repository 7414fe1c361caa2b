"""One visitor does not stop the café: no request holds the event loop for long, however long a log is."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from itertools import cycle, islice

import pytest

from cafe.api.context import MAX_ROWS_IN_NEWS
from cafe.hosting.log_store import Write
from cafe.hosting.matches import index_entry
from cafe.match.clock import MIN_TURN_BEFORE_NUDGE_MS
from cafe.match.entries import Entry, Row, Said, SeatLeft, SeatTakenBack
from cafe.match.state import Match, Status, apply_row

from .cafe import DEVICE, OPEN, Cafe, Guest, on_turn
from .listener import TIMEOUT_S
from .loop_monitor import watching, watching_with_garbage

LONG = 5_000  # rows
MAX_HOLD_S = 0.05


def lengthening(match: Match) -> Iterator[Entry]:
    """What people may add to a log without playing; before the start they only talk."""
    anna = match.seats[0].person or ""
    chat = [
        Said(anna, 0, "Anna", f"Line {number} of many, none of them short or new." * 4) for number in range(9)
    ]
    if match.status is Status.OPEN:
        return cycle(chat)
    return cycle([*chat, SeatLeft(0, match.last_at + 30_000), SeatTakenBack(0)])


async def lengthen(cafe: Cafe, match_id: str) -> None:
    """Write rows as an earlier version allowed them, and forget the match."""
    matches = cafe.context.matches
    match = (await matches.load(match_id)).match
    for _ in range(match.seq, LONG, 50):
        entries = islice(lengthening(match), 50)
        rows = tuple(
            Row(match.seq + number, match.last_at, entry, match.seats[0].person, f"k{match.seq + number}")
            for number, entry in enumerate(entries, start=1)
        )
        for row in rows:
            match = apply_row(match, row)
        await matches.store.append(Write(match_id, rows, index_entry(match, rows, 0)))
    matches.cache.forget(match_id)


@pytest.fixture
def long_match(cafe: Cafe) -> tuple[Guest, Guest, str]:
    return long_match_at(cafe)


def long_match_at(cafe: Cafe) -> tuple[Guest, Guest, str]:
    """Anna and Ben at a match whose log is long, and which is not in memory."""
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    match = anna.opens(DEVICE, OPEN, hints=True)["match"]["id"]
    ben.post(f"/api/matches/{match}/join", {})
    anna.post(f"/api/matches/{match}/start")
    for _ in range(6):
        player, _, seat = on_turn(anna, ben, match)
        player.plays(match, seat)
    asyncio.run_coroutine_threadsafe(lengthen(cafe, match), cafe.loop).result(120)
    return anna, ben, match


def ask(cafe: Cafe, guest: Guest, path: str, body: str | None = None, method: str = "") -> int:
    """Send a request, and let its response pass by unread: parsing it would keep the interpreter busy."""
    method, length = method or ("GET" if body is None else "POST"), len((body or "").encode())
    request = (
        f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{cafe.port}\r\nCookie: {guest.cookie}\r\n"
        f"Connection: close\r\nContent-Length: {length}\r\n\r\n{body or ''}"
    )
    with socket.create_connection(("127.0.0.1", cafe.port), 60) as connection:
        connection.sendall(request.encode())
        first = connection.recv(65_536)
        while connection.recv(65_536):
            pass
    return int(first.split(b" ")[1])


def test_a_long_log_is_read_without_holding_the_loop(
    cafe: Cafe, long_match: tuple[Guest, Guest, str]
) -> None:
    anna, _, match = long_match
    with watching(cafe) as monitor:
        assert ask(cafe, anna, f"/api/matches/{match}") == 200
    assert monitor.rounds > 10
    assert monitor.longest_s < MAX_HOLD_S


def test_a_long_log_is_read_without_holding_the_loop_while_garbage_is_collected(
    cafe: Cafe, long_match: tuple[Guest, Guest, str]
) -> None:
    anna, ben, match = long_match
    with watching_with_garbage(cafe) as monitor:
        for path in ("", "/events?after=0", "/replay", "/export"):
            assert ask(cafe, anna, f"/api/matches/{match}{path}") < 500
        assert ask(cafe, ben, f"/api/matches/{match}/say", '{"text":"hello"}') == 204
    assert monitor.longest_s < MAX_HOLD_S


@pytest.mark.parametrize("ending", ["", "/replay"])
def test_no_page_of_a_long_match_holds_the_loop(pages: Cafe, ending: str) -> None:
    anna, _, match = long_match_at(pages)
    with watching(pages) as monitor:
        for _ in range(2):
            assert ask(pages, anna, f"/match/{match}{ending}") == 200
    assert monitor.longest_s < MAX_HOLD_S


@pytest.mark.parametrize(
    "path",
    ["", "/events?after=0", "/events?after=4900", "/replay", "/replay?after=4990", "/export", "/picture.png"],
)
def test_no_look_at_a_long_match_holds_the_loop(
    cafe: Cafe, long_match: tuple[Guest, Guest, str], path: str
) -> None:
    anna, _, match = long_match
    ask(cafe, anna, f"/api/matches/{match}")
    with watching(cafe) as monitor:
        assert ask(cafe, anna, f"/api/matches/{match}{path}") < 500
    assert monitor.longest_s < MAX_HOLD_S


def test_no_act_at_a_long_match_holds_the_loop_and_neither_does_a_retry(
    cafe: Cafe, long_match: tuple[Guest, Guest, str]
) -> None:
    anna, ben, match = long_match
    player, _, seat = on_turn(anna, ben, match)
    moves, _ = player.drafts(match, seat)
    quoted = ",".join(f'"{move}"' for move in moves)
    turn = f'{{"seat":{seat},"moves":[{quoted}],"seen":{LONG},"key":"once"}}'
    late = f'{{"seat":{seat},"moves":[{quoted}],"seen":0,"key":"late"}}'
    with watching(cafe) as monitor:
        assert ask(cafe, player, f"/api/matches/{match}/preview", f'{{"seat":{seat},"moves":[]}}') == 200
        assert ask(cafe, player, f"/api/matches/{match}/moves", late) == 409
        assert ask(cafe, player, f"/api/matches/{match}/moves", turn) == 200
        for _ in range(20):
            assert ask(cafe, player, f"/api/matches/{match}/moves", turn) == 200
            assert ask(cafe, anna, f"/api/matches/{match}/leave", '{"seat":0,"key":"k4000"}') == 200
    assert monitor.longest_s < MAX_HOLD_S


def test_whatever_else_is_done_at_a_long_match_holds_nobody_up(
    cafe: Cafe, long_match: tuple[Guest, Guest, str]
) -> None:
    """But for hints: processes of their own think of them, where here it is a thread."""
    anna, ben, match = long_match
    player, other, _ = on_turn(anna, ben, match)
    at, bens = f"/api/matches/{match}", ben.state(match)["you"]["handle"]
    cafe.later(MIN_TURN_BEFORE_NUDGE_MS)
    with watching(cafe) as monitor:
        done = {
            "nudge": ask(cafe, other, f"{at}/nudge", "{}"),
            "pause": ask(cafe, player, f"{at}/pause", "{}"),
            "report": ask(cafe, anna, f"{at}/report", f'{{"handle":"{bens}"}}'),
            "join": ask(cafe, ben, f"{at}/join", "{}"),
            "say": ask(cafe, ben, f"{at}/say", '{"text":"hello"}'),
            "prospects": ask(cafe, ben, f"{at}/prospects"),
            "leave": ask(cafe, ben, f"{at}/leave", '{"seat":1}'),
            "take back": ask(cafe, ben, f"{at}/take-back", '{"seat":1}'),
            "resign": ask(cafe, ben, f"{at}/resign", '{"seat":1}'),
            "export": ask(cafe, ben, f"{at}/export"),
            "take along": ask(cafe, ben, "/api/me/export"),
            "rematch": ask(cafe, ben, f"{at}/rematch", "{}"),
            "delete": ask(cafe, anna, "/api/me", method="DELETE"),
        }
    assert monitor.longest_s < MAX_HOLD_S
    assert done == {
        "nudge": 200,
        "pause": 200,
        "report": 204,
        "join": 409,
        "say": 204,
        "prospects": 200,
        "leave": 200,
        "take back": 200,
        "resign": 200,
        "export": 200,
        "take along": 200,
        "rematch": 200,
        "delete": 204,
    }


def test_what_the_host_does_at_a_long_table_holds_nobody_up(cafe: Cafe) -> None:
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    ben.post(f"/api/matches/{match}/join", {})
    bens = ben.state(match)["you"]["handle"]
    asyncio.run_coroutine_threadsafe(lengthen(cafe, match), cafe.loop).result(120)
    at = f"/api/matches/{match}"
    with watching(cafe) as monitor:
        done = {
            "free": ask(cafe, anna, f"{at}/free", '{"seat":1}'),
            "join": ask(cafe, ben, f"{at}/join", "{}"),
            "remove": ask(cafe, anna, f"{at}/remove", f'{{"player":"{bens}"}}'),
        }
    assert monitor.longest_s < MAX_HOLD_S
    assert done == {"free": 200, "join": 200, "remove": 200}


def test_importing_the_file_of_a_long_game_holds_nobody_up(cafe: Cafe, finished: tuple[Guest, str]) -> None:
    anna, match = finished
    file = anna.get(f"/api/matches/{match}/export")
    with watching(cafe) as monitor:
        assert ask(cafe, anna, "/api/import", file) == 201
    assert monitor.longest_s < MAX_HOLD_S


def test_following_a_long_match_from_its_beginning_holds_nobody_up(
    cafe: Cafe, long_match: tuple[Guest, Guest, str]
) -> None:
    anna, _, match = long_match
    length = anna.state(match)["seq"]
    pieces = range(0, length, MAX_ROWS_IN_NEWS)
    with watching(cafe) as monitor, anna.follow(match, after=0) as listener:
        heard = [listener.socket.recv(timeout=TIMEOUT_S) for _ in pieces]  # and read later
    seen = [entry["seq"] for news in heard for entry in json.loads(news)["entries"]]
    assert seen == list(range(1, length + 1))
    assert monitor.rounds > 10
    assert monitor.longest_s < MAX_HOLD_S


def test_whoever_is_far_behind_gets_the_rows_piece_by_piece(
    cafe: Cafe, long_match: tuple[Guest, Guest, str]
) -> None:
    anna, _, match = long_match
    length, seen, after = anna.state(match)["seq"], list[int](), 0
    while after < length:
        news = anna.get(f"/api/matches/{match}/events", after=after)
        assert news["state"]["seq"] == length
        seen += [entry["seq"] for entry in news["entries"]]
        assert news["seq"] == seen[-1]
        after = news["seq"]
    assert seen == list(range(1, length + 1))
