"""One network has many addresses of IPv6: what it has of anything is counted by its /48 as well."""

from __future__ import annotations

import asyncio
import threading
from contextlib import ExitStack
from pathlib import Path

import pytest

from cafe.protocol.errors import ApiError
from cafe.server.connections import Connections
from cafe.server.edge.limits import EdgeLimits
from cafe.server.edge.open_connections import Admission, OpenConnections
from cafe.server.heavy_work import MAX_WAITING_PER_ADDRESS, HeavyWork
from cafe.server.link_image.cache import MAX_WAITING, LinkImages
from cafe.server.link_image.cache import MAX_WAITING_PER_ADDRESS as PICTURES_PER_ADDRESS
from cafe.server.security.address_counts import AddressCounts
from cafe.server.security.addresses import HOUSEHOLDS
from cafe.server.settings import Settings, Timeouts

from .conftest import CafeFactory
from .listener import TIMEOUT_S
from .test_bot_quota import SLOW, TOO_MANY, guest_from, starts

ELSEWHERE = "2001:db8:ffff::1"


def household(number: int) -> str:
    """An address of one of many /64 of the same /48."""
    return f"2001:db8:1:{number:x}::1"


def test_a_network_has_as_much_as_eight_addresses_and_what_is_over_is_forgotten() -> None:
    counts = AddressCounts()
    for number in range(2 * HOUSEHOLDS):
        assert counts.has_room(household(number // 2), 2)
        counts.add(household(number // 2), 1)
    assert not counts.has_room(household(0), 2)
    assert not counts.has_room(household(HOUSEHOLDS), 2), "it has nothing yet, but its network has"
    assert counts.has_room(ELSEWHERE, 2)
    assert counts.has_room("192.0.2.1", 2)
    for number in range(2 * HOUSEHOLDS):
        counts.add(household(number // 2), -1)
    assert counts.has_room(household(HOUSEHOLDS), 2)
    assert not counts._counts


def test_connections_are_limited_by_the_network() -> None:
    connections = OpenConnections(EdgeLimits(Timeouts(), 1_000, 1, ()))
    admitted = [connections.admit(household(number)) for number in range(HOUSEHOLDS + 1)]
    assert admitted == [Admission.ADMITTED] * HOUSEHOLDS + [Admission.ADDRESS_FULL]
    assert connections.admit(ELSEWHERE) is Admission.ADMITTED
    connections.release(household(0))
    assert connections.admit(household(HOUSEHOLDS)) is Admission.ADMITTED


def test_listeners_are_limited_by_the_network() -> None:
    connections = Connections(Settings(max_connections_per_address=1))
    with ExitStack() as listening:
        for number in range(HOUSEHOLDS):
            listening.enter_context(connections.place(None, household(number)))
        with pytest.raises(ApiError), connections.place(None, household(HOUSEHOLDS)):
            pass
        with connections.place(None, ELSEWHERE):
            pass
    with connections.place(None, household(HOUSEHOLDS)):
        pass


@pytest.mark.anyio
async def test_what_waits_for_the_threads_is_limited_by_the_network() -> None:
    work, release = HeavyWork(), threading.Event()
    waiting = [
        asyncio.create_task(work.run(household(number), lambda: release.wait(TIMEOUT_S)))
        for number in range(HOUSEHOLDS)
        for _ in range(MAX_WAITING_PER_ADDRESS)
    ]
    await asyncio.sleep(0)
    with pytest.raises(ApiError):
        await work.run(household(HOUSEHOLDS), lambda: True)
    release.set()
    assert all(await asyncio.gather(*waiting))
    assert await work.run(household(HOUSEHOLDS), lambda: True)
    work.close()


@pytest.mark.anyio
async def test_a_network_fills_half_of_the_queue_for_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    images, drawn = LinkImages(Path(), TIMEOUT_S), threading.Event()
    monkeypatch.setattr(images, "_render", lambda _: b"a picture" if drawn.wait(TIMEOUT_S) else b"")

    def ask(address: str, match: str) -> asyncio.Task[bytes]:
        return asyncio.create_task(images.image(address, (match, 1, "en"), lambda _: ""))

    half = MAX_WAITING // 2
    waiting = [ask(household(n // PICTURES_PER_ADDRESS), f"match {n}") for n in range(half)]
    await asyncio.sleep(0)
    with pytest.raises(ApiError) as refused:
        await ask(household(half), "one more")
    assert refused.value.status == 429
    waiting.append(ask(ELSEWHERE, "theirs"))
    await asyncio.sleep(0)
    drawn.set()
    assert await asyncio.gather(*waiting) == [b"a picture"] * (half + 1)


def test_matches_of_bots_are_limited_by_the_network(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(bot_pace_ms=SLOW, max_bot_matches_per_address=1, trusted_proxies=("127.0.0.1",))
    for number in range(HOUSEHOLDS):
        starts(guest_from(cafe, f"P{number}", household(number)))
    assert starts(guest_from(cafe, "Late", household(HOUSEHOLDS)), 409) == TOO_MANY
    assert starts(guest_from(cafe, "Zoe", ELSEWHERE))
