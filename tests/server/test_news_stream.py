"""News go out at once where they can, and else by a task of their own; nobody notices the difference."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from itertools import cycle

import pytest
from starlette.types import ASGIApp, Receive, Scope, Send
from websockets.frames import Frame, Opcode

from cafe.api import context
from cafe.hosting.cache import CachedMatch
from cafe.server.connections import TOLD_AT_ONCE, Follower, MatchFollowers
from cafe.server.edge.websocket_protocol import PUSH, text_frame
from tests.match.in_memory_match import OPEN, opened

from .cafe import DEVICE, Cafe, Guest
from .conftest import CafeFactory
from .listener import Listener

Push = Callable[[bytes], bool]


def pushing(through: Callable[[Push], Push]) -> Callable[[ASGIApp], ASGIApp]:
    """A line on which what is pushed goes another way."""

    def middleware(app: ASGIApp) -> ASGIApp:
        async def changed(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == "websocket":
                scope["extensions"][PUSH] = through(scope["extensions"][PUSH])
            await app(scope, receive, send)

        return changed

    return middleware


def plays_for_both(anna: Guest, match: str, turns: int) -> int:
    """Some turns of a match on one device; the last row."""
    seq = 0
    for _ in range(turns):
        seq = anna.commits(match, anna.state(match)["view"]["player"], ["draw"])["seq"]
    return seq


def hears_all(cafe: Cafe, turns: int = 6) -> list[int]:
    """The rows that somebody hears who follows a match from its beginning through some turns and a word."""
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, DEVICE, edition="card")
    with anna.follow(match, after=0) as listener:
        heard = [listener.hears()]
        heard += listener.until(plays_for_both(anna, match, turns))
        anna.post(f"/api/matches/{match}/say", {"text": "Hello"}, 204)
        heard += listener.until(heard[-1]["seq"] + 1)
        heard += listener.until(plays_for_both(anna, match, 1))
    return [entry["seq"] for news in heard for entry in news["entries"]]


def listener_paused(cafe: Cafe, cached: CachedMatch) -> Callable[[], None]:
    """Let nobody hear that a match changes, until what is given back is called."""
    listeners, cached.listeners = cached.listeners, set()

    def resume() -> None:
        cached.listeners = listeners
        cafe.loop.call_soon_threadsafe(cached.wake)

    return resume


def test_turns_go_out_at_once_and_what_is_said_waits_for_whom_one_muted(new_cafe: CafeFactory) -> None:
    pushed: list[bytes] = []

    def kept(push: Push) -> Push:
        def keep_and_push(text: bytes) -> bool:
            pushed.append(text)
            return push(text)

        return keep_and_push

    rows = hears_all(new_cafe(middleware=pushing(kept)))
    assert rows == list(range(1, len(rows) + 1))
    assert sum(b'"turn-played"' in text for text in pushed) == 7
    assert not any(b'"said"' in text for text in pushed)


@pytest.mark.parametrize("takes", [[False], [True, False], [False, False, True]])
def test_what_cannot_go_at_once_is_sent_in_its_order_and_once(
    new_cafe: CafeFactory, takes: list[bool]
) -> None:
    turn = cycle(takes)
    rows = hears_all(new_cafe(middleware=pushing(lambda push: lambda text: next(turn) and push(text))))
    assert rows == list(range(1, len(rows) + 1))


def test_whoever_is_far_behind_gets_everything_piece_by_piece(
    new_cafe: CafeFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    cafe = new_cafe()
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, DEVICE, edition="card")
    with anna.follow(match, after=0) as listener:
        heard = [listener.hears()]
        cached = cafe.run(cafe.context.matches.load(match))
        told = listener_paused(cafe, cached)
        seq = plays_for_both(anna, match, 5)
        monkeypatch.setattr(context, "MAX_ROWS_IN_NEWS", 2)
        told()
        heard += listener.until(seq)
    assert [len(news["entries"]) for news in heard[1:]] == [2, 2, 1]
    rows = [entry["seq"] for news in heard for entry in news["entries"]]
    assert rows == list(range(1, seq + 1))


def test_a_trouble_with_what_goes_at_once_harms_nobody(new_cafe: CafeFactory) -> None:
    def broken(_text: bytes) -> bool:
        raise ZeroDivisionError

    rows = hears_all(new_cafe(middleware=pushing(lambda _: broken)))
    assert rows == list(range(1, len(rows) + 1))


def test_a_follower_who_leaves_is_forgotten(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, DEVICE, edition="card")
    with anna.follow(match, after=0) as listener, Listener.connect(cafe.port, match) as other:
        listener.hears()
        other.hears()
    cafe.run(cafe.context.connections.empty.wait())
    assert not cafe.run(cafe.context.matches.load(match)).listeners


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 100_000])
def test_a_text_is_framed_as_the_protocol_wants_it(length: int) -> None:
    text = b"x" * length
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.anyio
async def test_followers_are_told_some_at_a_time_and_each_once() -> None:
    cached, told = CachedMatch(opened(OPEN, OPEN).match, []), list[Follower]()
    group = MatchFollowers(cached)
    followers = [Follower(None) for _ in range(2 * TOLD_AT_ONCE + 1)]
    for follower in followers:
        group.add(follower)
        follower.tell = partial(told.append, follower)
    cached.wake()
    cached.wake()
    assert told == [], "whoever changes a match does not wait for them"
    await asyncio.sleep(0)
    assert len(told) == TOLD_AT_ONCE
    gone = next(follower for follower in followers if follower not in told)
    group.remove(gone)
    cached.wake()
    for _ in range(3):
        await asyncio.sleep(0)
    again = told[TOLD_AT_ONCE:]
    assert set(again) == set(followers) - {gone}
    assert len(again) == len(set(again)), "those who waited when it changed again are told once"
