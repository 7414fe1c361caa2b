"""The picture of a match, and the page that a link to it unfolds to."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from cafe.match.clock import Clock
from cafe.match.entries import Entry, MatchOpened, MatchStarted, Row, SeatTaken
from cafe.match.seats import SeatKind, SeatPlan
from cafe.match.state import Match, from_log
from cafe.protocol.views import plan_told
from cafe.rules import Deal, Edition, shipped_plan
from cafe.rules.notation import Record
from cafe.server.api.game_files import turns_of
from cafe.server.link_image.cache import FOLDER, flags
from cafe.server.link_image.image import HEIGHT, WIDTH, Poster, Sitter, picture
from cafe.server.link_image.renderer import render
from cafe.server.link_image.room import Room
from cafe.server.link_image.text import fitted, length, shown
from cafe.server.site.language import preferred_language
from cafe.server.site.link_preview import poster_of
from cafe.server.site.static_files import BUILT_CLIENT
from tests.properties.walks import Walk, journeys
from tests.secrets.twins import Twins, twins

from .cafe import DEVICE, OPEN, RANDOM, Cafe, Guest
from .conftest import Opener

INDEX = """<!doctype html>
<html lang="en"><head><meta charset="utf-8" /><meta name="description" content="A café" />
<title>Café</title></head><body></body></html>"""
HOSTILE = '"><script>x()</script>&'
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def host(cafe: Cafe) -> Guest:
    return cafe.guest("Ada")


@pytest.fixture
def pages(opening: Opener, tmp_path: Path) -> Cafe:
    """A café with pages, whose client has neither flags nor typefaces."""
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text(INDEX)
    return opening(web=web)


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


def test_pictures_are_counted(opening: Opener) -> None:
    host = opening(rate_factor=0.01).guest("Ada")
    match = host.starts(DEVICE, DEVICE)
    asked = [host.http.get(f"/api/matches/{match}/picture.png").status_code for _ in range(2)]
    assert asked == [200, 429]


@pytest.mark.parametrize(
    "walk", [walk for edition in Edition for walk in journeys(edition, 2, part=5)], ids=str
)
def test_what_a_spectator_may_not_know_changes_nothing_in_the_picture(walk: Walk) -> None:
    born = twins(walk, None, Random(1))
    drawn = [
        [picture(poster_of(match, "en"), {}) for match in matches(walk, born, which)] for which in (0, 1)
    ]
    assert drawn[0] == drawn[1]
    assert len(set(drawn[0])) > 1


def test_games_that_look_alike_to_a_spectator_have_the_same_picture_byte_for_byte() -> None:
    walk = next(iter(journeys(Edition.CARD, 1, part=5)))
    born = twins(walk, None, Random(1))
    assert born.deals[0] != born.deals[1]
    last = [list(matches(walk, born, which))[-1] for which in (0, 1)]
    one, other = (render(picture(poster_of(match, "en"), {}), Path()) for match in last)
    assert one == other


def matches(walk: Walk, born: Twins, which: int) -> Iterator[Match]:
    """A twin's match after every row of its log."""
    moves = tuple(pair[which].move for pair in born.steps if pair[which].after.end is None)
    commits = turns_of(Record(walk.ruleset, born.deals[which], moves))
    rows = [
        Row(at + 1, 0, entry) for at, entry in enumerate([*opening_of(walk, born.deals[which]), *commits])
    ]
    return (from_log("twin", rows[:end]) for end in range(1, len(rows) + 1))


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


def bare(*names: str) -> Poster:
    plan = plan_told(shipped_plan("card"), None)
    sitters = tuple(Sitter(name, 7, stands_out=False) for name in names)
    return Poster("Café", "Card game", sitters, Room(plan, {}, {"a2": "ITf", "b1": "*m"}, []))


def test_a_hostile_name_is_only_a_name_in_the_picture() -> None:
    drawn = picture(bare(HOSTILE, "]]><image href='file:///etc/passwd'/>"), {})
    tags = {element.tag.rpartition("}")[2] for element in ET.fromstring(drawn).iter()}
    assert tags == {"svg", "g", "rect", "circle", "path", "text"}
    assert size(render(drawn, Path())) == (WIDTH, HEIGHT)


def test_a_name_is_cut_where_its_place_ends() -> None:
    cut = fitted("W" * 30, 27, 300)
    assert cut.endswith("…")
    assert length(cut, 27) <= 300
    assert fitted("Ada", 27, 300) == "Ada"


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
    assert shown(name, "Player 1") == drawn


def test_without_the_client_there_are_letters_instead_of_flags() -> None:
    assert flags(Path("nowhere")) == {}
    assert ">IT</text>" in picture(bare("Ada"), {})


@pytest.mark.skipif(not (BUILT_CLIENT / FOLDER).is_dir(), reason="the browser client is not built")
def test_the_built_client_brings_all_twelve_flags() -> None:
    assert len(flags(BUILT_CLIENT / FOLDER)) == 12


def tags(page: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', page)
    return {name: unescape(content) for name, content in found}


@pytest.mark.parametrize("ending", ["", "/replay"])
def test_a_link_to_a_match_unfolds_with_its_title_players_and_picture(pages: Cafe, ending: str) -> None:
    host = pages.guest("Ada")
    match = host.starts(DEVICE, {"kind": "device", "name": "Bo"})
    page = pages.guest().get(f"/match/{match}{ending}")
    meta = tags(page)
    assert meta["og:title"] == "Café International: Board game · Turn 1"
    assert meta["og:description"] == meta["description"] == "Ada 0, Bo 0"
    assert meta["og:image"] == f"{pages.url}/api/matches/{match}/picture.png?language=en"
    assert meta["twitter:card"] == "summary_large_image"
    assert page.count("<title>") == 1
    assert size(host.http.get(meta["og:image"]).content) == (WIDTH, HEIGHT)


def test_the_page_speaks_the_language_that_is_asked_for(pages: Cafe) -> None:
    match = pages.guest("Ada").starts(DEVICE, DEVICE)
    page = pages.guest().http.get(f"/match/{match}", headers={"Accept-Language": "de-CH, fr;q=0.5"})
    assert tags(page.text)["og:title"] == "Café International: Brettspiel · Zug 1"


def test_a_hostile_name_is_only_a_name_on_the_page(pages: Cafe) -> None:
    match = pages.guest(HOSTILE).starts(DEVICE, DEVICE)
    answer = pages.guest().http.get(f"/match/{match}")
    assert "<script" not in answer.text
    assert tags(answer.text)["og:description"].startswith(HOSTILE)
    assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/match/nowhere", "/match/%22%3E", "/match/nowhere/replay"])
def test_the_page_of_a_match_that_is_not_there_is_the_clients_own(pages: Cafe, path: str) -> None:
    assert pages.guest().get(path) == INDEX


@pytest.mark.parametrize(
    ("accepted", "language"), [("", "en"), ("nl", "nl"), ("es, fr-BE;q=0.8", "fr"), ("x" * 5_000, "en")]
)
def test_the_first_language_that_we_speak_is_taken(accepted: str, language: str) -> None:
    assert preferred_language(accepted) == language


def test_the_address_that_is_set_is_the_one_in_the_tags(opening: Opener, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(INDEX)
    cafe = opening(web=tmp_path, public_url="https://cafe.example")
    match: Any = cafe.guest("Ada").starts(DEVICE, DEVICE)
    meta = tags(cafe.guest().get(f"/match/{match}"))
    assert meta["og:url"] == f"https://cafe.example/match/{match}"
    assert meta["og:image"].startswith("https://cafe.example/api/")
