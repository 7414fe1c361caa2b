"""One visitor does not stop the café: no request holds the event loop for long, however long a log is."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from itertools import cycle, islice

import pytest

from cafe.hosting.log_store import Write
from cafe.hosting.matches import index_entry
from cafe.match.entries import Entry, Row, Said, SeatLeft, SeatTakenBack
from cafe.match.state import Match, apply_row

from .cafe import Cafe, Guest, on_turn, two_at_a_table
from .loop_monitor import watching

LONG = 5_000  # rows
MAX_HOLD_S = 0.05


def lengthening(match: Match) -> Iterator[Entry]:
    """What people may add to a log without playing."""
    anna = match.seats[0].person or ""
    chat = [
        Said(anna, 0, "Anna", f"Line {number} of many, none of them short or new." * 4) for number in range(9)
    ]
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
    """Anna and Ben at a match whose log is long, and which is not in memory."""
    anna, ben, match = two_at_a_table(cafe)
    for _ in range(6):
        player, _, seat = on_turn(anna, ben, match)
        player.plays(match, seat)
    asyncio.run_coroutine_threadsafe(lengthen(cafe, match), cafe.loop).result(120)
    return anna, ben, match


def ask(cafe: Cafe, guest: Guest, path: str, body: str | None = None) -> int:
    """Send a request, and let its response pass by unread: parsing it would keep the interpreter busy."""
    method, length = ("GET", 0) if body is None else ("POST", len(body))
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


def test_following_a_long_match_from_its_beginning_holds_nobody_up(
    cafe: Cafe, long_match: tuple[Guest, Guest, str]
) -> None:
    anna, _, match = long_match
    length, seen = anna.state(match)["seq"], list[int]()
    with watching(cafe) as monitor, anna.follow(match, after=0) as listener:
        while len(seen) < length:
            seen += [entry["seq"] for entry in listener.hears()["entries"]]
    assert seen == list(range(1, length + 1))
    assert monitor.rounds > 10


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
