"""The page that a link to a match unfolds to elsewhere."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from cafe.server.language import preferred_language
from cafe.server.link_image.content import link_content
from cafe.server.link_image.image import HEIGHT, WIDTH, draw_image

from .cafe import DEVICE, Cafe
from .conftest import INDEX, CafeFactory
from .test_link_images import size

HOSTILE = '"><script>x()</script>&'


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


def test_whoever_asks_for_many_previews_gets_the_page_without_one(
    new_cafe: CafeFactory, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text(INDEX)
    cafe = new_cafe(web=tmp_path, rate_factor=0.01)  # 96 looks in a minute by one address
    match = cafe.guest("Ada").starts(DEVICE, DEVICE)
    stranger = cafe.guest()
    first = stranger.get(f"/match/{match}")
    assert "og:title" in tags(first)
    assert any(stranger.get(f"/match/{match}") == INDEX for _ in range(10_000))


def test_a_link_to_an_imported_game_says_so(pages: Cafe) -> None:
    host = pages.guest("Ada")
    match = host.starts(DEVICE, DEVICE)
    host.post(f"/api/matches/{match}/resign", {"seat": 0})
    file = host.get(f"/api/matches/{match}/export")
    imported = host.http.post("/api/import", content=file.encode()).json()["match"]["id"]
    assert tags(pages.guest().get(f"/match/{imported}"))["og:title"].endswith(" · Imported")
    assert "Imported" not in tags(pages.guest().get(f"/match/{match}"))["og:title"]
    content = link_content(pages.run(pages.context.matches.load(imported)).match, "de")
    assert ">Importiert</text>" in draw_image(content, {})


def test_the_page_speaks_the_language_that_is_asked_for(pages: Cafe) -> None:
    match = pages.guest("Ada").starts(DEVICE, DEVICE)
    page = pages.guest().http.get(f"/match/{match}", headers={"Accept-Language": "de-CH, fr;q=0.5"})
    assert tags(page.text)["og:title"] == "Café International: Brettspiel · Zug 1"


def test_characters_are_called_by_their_names_and_told_apart(pages: Cafe) -> None:
    seats = [{"kind": "bot", "bot": bot} for bot in ("pippa", "hedwig", "pippa")]
    match = pages.guest("Ada").opens(DEVICE, *seats)["match"]["id"]
    page = pages.guest().http.get(f"/match/{match}", headers={"Accept-Language": "fr"})
    assert tags(page.text)["og:description"] == "Ada, Pippa 2, Edwige, Pippa 4"


def test_a_hostile_name_is_only_a_name_on_the_page(pages: Cafe) -> None:
    match = pages.guest(HOSTILE).starts(DEVICE, DEVICE)
    answer = pages.guest().http.get(f"/match/{match}")
    assert "<script" not in answer.text
    assert tags(answer.text)["og:description"].startswith(HOSTILE)
    assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("accepted", "language"), [("", "en"), ("nl", "nl"), ("es, fr-BE;q=0.8", "fr"), ("x" * 5_000, "en")]
)
def test_the_first_language_that_we_speak_is_taken(accepted: str, language: str) -> None:
    assert preferred_language(accepted) == language


def test_the_address_that_is_set_is_the_one_in_the_tags(new_cafe: CafeFactory, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(INDEX)
    cafe = new_cafe(web=tmp_path, public_url="https://cafe.example")
    match: Any = cafe.guest("Ada").starts(DEVICE, DEVICE)
    meta = tags(cafe.guest().get(f"/match/{match}"))
    assert meta["og:url"] == f"https://cafe.example/match/{match}"
    assert meta["og:image"].startswith("https://cafe.example/api/")
