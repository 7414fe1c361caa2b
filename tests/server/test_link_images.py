"""The picture of a match that others show beside a link to it."""

from __future__ import annotations

import asyncio
import os
import struct
import sys
import threading
from collections.abc import Iterator
from io import BytesIO, TextIOWrapper
from pathlib import Path
from random import Random
from xml.etree import ElementTree as ET

import pytest

from cafe.match.clock import Clock
from cafe.match.entries import Entry, MatchOpened, MatchStarted, Row, SeatTaken
from cafe.match.game_file import turns_of
from cafe.match.seats import SeatKind, SeatPlan
from cafe.match.state import Match, fold_log
from cafe.protocol.errors import ApiError
from cafe.protocol.views import plan_message
from cafe.rules import Deal, Edition, shipped_plan
from cafe.rules.notation import Record
from cafe.server.link_image import renderer
from cafe.server.link_image.cache import FOLDER, MAX_WAITING, LinkImages, flag_files
from cafe.server.link_image.content import LinkContent, PlayerLine, link_content
from cafe.server.link_image.image import HEIGHT, WIDTH, draw_image
from cafe.server.link_image.renderer import render
from cafe.server.link_image.room import Room, draw_room
from cafe.server.link_image.text import drawable, estimated_width, truncated
from cafe.server.site.static_files import BUILT_CLIENT
from tests.properties.walks import Walk, journeys
from tests.secrets.twins import Twins, twins

from .cafe import DEVICE, OPEN, RANDOM, Cafe, Guest
from .conftest import CafeFactory
from .listener import TIMEOUT_S

HOSTILE = '"><script>x()</script>&'
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def host(cafe: Cafe) -> Guest:
    return cafe.guest("Ada")


def size(png: bytes) -> tuple[int, int]:
    assert png.startswith(PNG)
    return struct.unpack(">II", png[16:24])


def picture_of(guest: Guest, match: str, **query: str) -> bytes:
    answer = guest.http.get(f"/api/matches/{match}/picture.png", params=query)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/png"
    return answer.content


@pytest.mark.parametrize("edition", list(Edition))
def test_every_match_has_a_picture_to_share(host: Guest, edition: str) -> None:
    match = host.starts(DEVICE, RANDOM, edition=edition)
    assert size(picture_of(host, match)) == (WIDTH, HEIGHT)


def test_a_table_that_waits_for_players_has_a_picture_too(host: Guest) -> None:
    opened = host.opens(DEVICE, OPEN)
    assert size(picture_of(host, opened["match"]["id"])) == (WIDTH, HEIGHT)


def test_the_picture_is_the_same_for_the_player_and_for_a_stranger(cafe: Cafe, host: Guest) -> None:
    match = host.starts(DEVICE, DEVICE, edition="card")
    assert picture_of(host, match) == picture_of(cafe.guest(), match)


def test_others_may_show_the_picture_on_their_pages(host: Guest) -> None:
    match = host.starts(DEVICE, DEVICE)
    headers = host.http.get(f"/api/matches/{match}/picture.png").headers
    assert headers["cross-origin-resource-policy"] == "cross-origin"
    assert "max-age" in headers["cache-control"]


def test_a_match_that_is_not_there_has_no_picture(host: Guest) -> None:
    assert host.get("/api/matches/nowhere/picture.png", 404) == {"error": "no-such-match"}


def test_a_language_that_we_do_not_speak_is_refused(host: Guest) -> None:
    match = host.starts(DEVICE, DEVICE)
    assert host.get(f"/api/matches/{match}/picture.png", 400, language="tlh")["error"] == "bad-field"


def test_pictures_are_counted(new_cafe: CafeFactory) -> None:
    host = new_cafe(rate_factor=0.01).guest("Ada")
    match = host.starts(DEVICE, DEVICE)
    asked = [host.http.get(f"/api/matches/{match}/picture.png").status_code for _ in range(2)]
    assert asked == [200, 429]


@pytest.mark.anyio
async def test_few_pictures_wait_for_one_address_and_not_many_in_all(monkeypatch: pytest.MonkeyPatch) -> None:
    images, drawn = LinkImages(Path(), TIMEOUT_S), threading.Event()
    monkeypatch.setattr(images, "_render", lambda _: b"a picture" if drawn.wait(TIMEOUT_S) else b"")

    def ask(address: str, match: str) -> asyncio.Task[bytes]:
        return asyncio.create_task(images.image(address, (match, 1, "en"), lambda _: ""))

    waiting = [ask(f"192.0.2.{number // 2}", f"match {number}") for number in range(MAX_WAITING)]
    await asyncio.sleep(0)
    for address, status in (("192.0.2.0", 429), ("198.51.100.1", 503)):
        with pytest.raises(ApiError) as refused:
            await ask(address, "one more")
        assert refused.value.status == status
        assert int(refused.value.headers["Retry-After"]) > 0
    drawn.set()
    assert await asyncio.gather(*waiting) == [b"a picture"] * MAX_WAITING
    assert await ask("192.0.2.0", "one more") == b"a picture"


def test_a_picture_is_rendered_in_the_time_that_nobody_else_wants(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    steps = list[int]()
    monkeypatch.setattr(os, "nice", steps.append)
    monkeypatch.setattr(sys, "argv", ["renderer", "nowhere"])
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(draw_image(bare("Ada"), {}).encode())))
    renderer.main()
    sys.stdout.flush()
    assert steps == [19]
    assert size(capfdbinary.readouterr().out) == (WIDTH, HEIGHT)


@pytest.mark.parametrize(
    "walk", [walk for edition in Edition for walk in journeys(edition, 2, part=5)], ids=str
)
def test_what_a_spectator_may_not_know_changes_nothing_in_the_picture(walk: Walk) -> None:
    born = twins(walk, None, Random(1))
    drawn = [
        [draw_image(link_content(match, "en"), {}) for match in matches(walk, born, which)]
        for which in (0, 1)
    ]
    assert drawn[0] == drawn[1]
    assert len(set(drawn[0])) > 1


def test_games_that_look_alike_to_a_spectator_have_the_same_picture_byte_for_byte() -> None:
    walk = next(iter(journeys(Edition.CARD, 1, part=5)))
    born = twins(walk, None, Random(1))
    assert born.deals[0] != born.deals[1]
    last = [list(matches(walk, born, which))[-1] for which in (0, 1)]
    one, other = (render(draw_image(link_content(match, "en"), {}), Path()) for match in last)
    assert one == other


def matches(walk: Walk, born: Twins, which: int) -> Iterator[Match]:
    """A twin's match after every row of its log."""
    moves = tuple(pair[which].move for pair in born.steps if pair[which].after.end is None)
    commits = turns_of(Record(walk.ruleset, born.deals[which], moves))
    rows = [
        Row(at + 1, 0, entry) for at, entry in enumerate([*opening_of(walk, born.deals[which]), *commits])
    ]
    return (fold_log("twin", rows[:end]) for end in range(1, len(rows) + 1))


def opening_of(walk: Walk, dealt: Deal) -> list[Entry]:
    rules = walk.ruleset
    plans = tuple(SeatPlan(SeatKind.OPEN) for _ in range(rules.players))
    opened = MatchOpened(
        ruleset=str(rules),
        host="0",
        seats=plans,
        clock=Clock(),
        listed=True,
        commitment="",
        secret="",
        deal=dealt,
    )
    taken = (SeatTaken(seat, str(seat), f"P{seat}") for seat in range(rules.players))
    return [opened, *taken, MatchStarted(dealt.first)]


def bare(*names: str) -> LinkContent:
    plan = plan_message(shipped_plan("card"), None)
    players = tuple(PlayerLine(name, 7, is_highlighted=False) for name in names)
    return LinkContent("Café", "Card game", players, Room(plan, {}, {"a2": "ITf", "b1": "*m"}, []))


def test_a_hostile_name_is_only_a_name_in_the_picture() -> None:
    drawn = draw_image(bare(HOSTILE, "]]><image href='file:///etc/passwd'/>"), {})
    tags = {element.tag.rpartition("}")[2] for element in ET.fromstring(drawn).iter()}
    assert tags == {"svg", "g", "rect", "circle", "path", "text"}
    assert size(render(drawn, Path())) == (WIDTH, HEIGHT)


@pytest.mark.parametrize(("plan", "bags"), [("corners", 1), ("card", 0)])
def test_the_bag_stands_beside_the_bar(plan: str, bags: int) -> None:
    room = Room(plan_message(shipped_plan(plan), None), {}, {}, [], bag=39)
    assert draw_room(room, {}).count(">39</text>") == bags


def test_a_name_is_cut_where_its_place_ends() -> None:
    cut = truncated("W" * 30, 27, 300)
    assert cut.endswith("…")
    assert estimated_width(cut, 27) <= 300
    assert truncated("Ada", 27, 300) == "Ada"


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Zoë", "Zoë"),
        ("Łukasz", "Łukasz"),
        ("Аня", "Аня"),
        ("名前", "Player 1"),
        ("Bo 🎲", "Bo"),
        ("", "Player 1"),
    ],
)
def test_a_name_is_drawn_as_far_as_there_are_letters_for_it(name: str, drawn: str) -> None:
    assert drawable(name, "Player 1") == drawn


def test_without_the_client_there_are_letters_instead_of_flags() -> None:
    assert flag_files(Path("nowhere")) == {}
    assert ">IT</text>" in draw_image(bare("Ada"), {})


@pytest.mark.skipif(not (BUILT_CLIENT / FOLDER).is_dir(), reason="the browser client is not built")
def test_the_built_client_brings_all_twelve_flags() -> None:
    assert len(flag_files(BUILT_CLIENT / FOLDER)) == 12
