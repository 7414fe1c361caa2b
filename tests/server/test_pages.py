"""The pages of the website: each says what it is, in the language asked for, and none is made up."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cafe.protocol.constants import PAGES
from cafe.server.link_image.image import HEIGHT, WIDTH
from cafe.server.site.first_load import MATCH_PAGE, NOT_FOUND_PAGE, REPLAY_PAGE, component_at
from cafe.server.site.pages import PAGE_WORDS, PREVIEW, PREVIEW_SIZE, START, page_title
from cafe.words import LANGUAGES, RULE_IDS
from tests.puzzle_library import puzzles_for_tests

from .cafe import Cafe
from .conftest import INDEX, CafeFactory
from .test_link_images import size
from .test_link_preview import tags

PUBLIC = Path(__file__).parents[2] / "web" / "public"
CLIENT = Path(__file__).parents[2] / "web" / "src"
COMPONENT_NAMES = sorted(
    file.name.removesuffix("Page.svelte").lower()
    for folder in ("game", "pages")
    for file in (CLIENT / folder).glob("*Page.svelte")
)
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
EXPECTED = {"og:title", "og:description", "og:image", "og:url", "og:type", "og:locale", "og:site_name"}


@pytest.fixture
def pages(new_cafe: CafeFactory, tmp_path: Path) -> Cafe:
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text(INDEX.replace("<body>", "<body><noscript>No</noscript>"))
    return new_cafe(web=web)


def test_server_and_client_have_the_same_pages() -> None:
    assert set(PAGE_WORDS) == {START, *PAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_says_what_it_is_in_the_language_asked_for(pages: Cafe, language: str) -> None:
    titles = set()
    for path in ("/", *(f"/{page}" for page in PAGES), "/rules/E3"):
        page = pages.guest().http.get(path, headers={"Accept-Language": language})
        meta = tags(page.text)
        assert page.status_code == 200
        assert set(meta) >= EXPECTED
        assert (meta["og:url"], meta["og:locale"]) == (f"{pages.url}{path}", language)
        assert meta["og:description"] == meta["description"]
        assert 0 < len(meta["description"]) <= 202
        assert f'<html lang="{language}"' in page.text
        assert page.text.count("<title>") == 1
        assert page.headers["vary"] == "Accept-Encoding, Accept-Language"
        titles.add(meta["og:title"])
    assert len(titles) == len(PAGES) + 2


def test_a_puzzle_is_a_page_if_it_is_there(pages: Cafe) -> None:
    there = puzzles_for_tests().listed()[0].id
    assert pages.guest().http.get(f"/puzzles/{there}").status_code == 200
    for puzzle in ("board-00000000", "x", f"{there}/x", f"{there}x"):
        assert pages.guest().http.get(f"/puzzles/{puzzle}").status_code == 404


def test_a_rule_is_a_page_and_lower_case_will_do() -> None:
    assert all(page_title(f"rules/{rule_id}", "en") for rule_id in RULE_IDS)
    assert page_title("rules/e3", "en") == page_title("rules/E3/", "en")
    assert page_title("rules/E3", "de") != page_title("rules/E3", "en")


@pytest.mark.parametrize("path", ["/kitchen", "/new/x", "/rules/E99", "/rules/E3/x", "/match", "/match/a/b"])
@pytest.mark.parametrize(("language", "title"), [("en", "There is no such page"), ("de", "Diese Seite gibt")])
def test_an_unknown_page_is_404_with_the_clients_page(
    pages: Cafe, path: str, language: str, title: str
) -> None:
    page = pages.guest().http.get(path, headers={"Accept-Language": language})
    assert page.status_code == 404
    assert tags(page.text)["og:title"].startswith(title)
    assert re.search(f'<div id="arriving"><h1>{title}.*<noscript><p>.*</noscript></div>', page.text)
    assert page.headers["content-type"] == "text/html; charset=utf-8"


@pytest.mark.parametrize("path", ["/match/nowhere", "/match/%22%3E", "/match/nowhere/replay"])
def test_a_match_that_is_not_there_is_404_with_the_clients_page(pages: Cafe, path: str) -> None:
    page = pages.guest().http.get(path, headers={"Accept-Language": "nl"})
    assert page.status_code == 404
    assert tags(page.text)["og:title"] == "Deze tafel bestaat niet · Café International"


def test_a_file_that_is_not_there_is_a_page_only_for_people(pages: Cafe) -> None:
    person = pages.guest().http.get("/index.php", headers=BROWSER)
    assert (person.status_code, person.headers["content-type"]) == (404, "text/html; charset=utf-8")
    program = pages.guest().http.get("/index.php", headers={"Accept": "*/*"})
    assert (program.status_code, program.json()) == (404, {"error": "no-such-path"})


def test_a_page_that_is_known_is_not_sent_again(pages: Cafe) -> None:
    guest = pages.guest()
    first = guest.http.get("/rules")
    again = guest.http.get("/rules", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    missing = guest.http.get("/kitchen")
    again = guest.http.get("/kitchen", headers={"If-None-Match": missing.headers["etag"]})
    assert again.status_code == 404
    small = guest.http.get("/rules", headers={"Accept-Encoding": "gzip"})
    assert (small.headers["content-encoding"], small.text) == ("gzip", first.text)


def test_the_picture_of_all_pages_has_the_size_that_they_say() -> None:
    assert size((PUBLIC / PREVIEW.removeprefix("/")).read_bytes()) == PREVIEW_SIZE == (WIDTH, HEIGHT)


@pytest.fixture
def built_pages(new_cafe: CafeFactory, tmp_path: Path) -> Cafe:
    """Pages of a client whose build says what each needs first."""
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text(
        INDEX.replace("</head>", '<script src="/assets/index.js"></script></head>')
    )
    pages = {name: ["assets/index.js", f"assets/{name}.js", f"assets/{name}.css"] for name in COMPONENT_NAMES}
    words = {language: f"assets/words-{language}.js" for language in LANGUAGES}
    long_words = {language: f"assets/long-{language}.js" for language in LANGUAGES}
    built = {"budget": 1, "sizes": {}, "pages": pages, "words": words, "longWords": long_words}
    (web / "sizes.json").write_text(json.dumps(built))
    return new_cafe(web=web)


@pytest.mark.parametrize(
    ("path", "component"),
    [
        ("/", "start"),
        ("/new", "newmatch"),
        ("/me", "profile"),
        ("/rules", "rules"),
        ("/tutorial", "tutorial"),
        ("/rules/E3", "rules"),
        ("/kitchen", "notfound"),
        ("/match/nowhere", "match"),
        ("/match/nowhere/replay", "replay"),
    ],
)
def test_the_head_asks_at_once_for_what_the_page_and_its_language_need(
    built_pages: Cafe, path: str, component: str
) -> None:
    page = built_pages.guest().http.get(path, headers={"Accept-Language": "fr"}).text
    assert re.findall(r'<link rel="(\w+)".*? href="/assets/([^"]+)"', page) == [
        ("modulepreload", f"{component}.js"),
        ("preload", f"{component}.css"),
        ("modulepreload", "words-fr.js"),
        *([("modulepreload", "long-fr.js")] if component in ("rules", "tutorial") else []),
    ]


def test_a_client_that_does_not_say_what_it_needs_is_served_all_the_same(pages: Cafe) -> None:
    assert "preload" not in pages.guest().http.get("/").text


def test_every_page_is_known_to_the_build_by_its_component() -> None:
    assert {component_at(path) for path in PAGE_WORDS} | {NOT_FOUND_PAGE, MATCH_PAGE, REPLAY_PAGE} == {
        *COMPONENT_NAMES
    }


@pytest.mark.parametrize("path", ["/", "/new", "/nowhere", "/local/new"])
def test_whoever_asks_for_many_pages_gets_them_as_they_were_built(
    new_cafe: CafeFactory, tmp_path: Path, path: str
) -> None:
    (tmp_path / "index.html").write_text(INDEX)
    stranger = new_cafe(web=tmp_path, rate_factor=0.01).guest()  # 96 looks in a minute by one address
    first = stranger.http.get(path, headers=BROWSER)
    assert "og:title" in tags(first.text)
    asked = (stranger.http.get(path, headers=BROWSER) for _ in range(10_000))
    last = next(page for page in asked if page.text == INDEX)
    policies = [page.headers["content-security-policy"] for page in (first, last)]
    assert ["wasm-unsafe-eval" in policy for policy in policies] == [path.startswith("/local")] * 2
