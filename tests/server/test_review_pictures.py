"""A link to a review unfolds to its figures; only where there is a review, and with nothing else in it."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest

from cafe.server.link_image.image import HEIGHT, WIDTH
from cafe.server.link_image.review_content import ReviewContent, ReviewedPlayer, decimal, whole_points
from cafe.server.link_image.review_image import draw_review
from cafe.words import LANGUAGES

from .cafe import DEVICE, Cafe, play_to_the_end
from .conftest import CafeFactory
from .reviewed import asked_for
from .test_link_images import HOSTILE, size
from .test_link_preview import tags

pytestmark = pytest.mark.usefixtures("few_playouts")


def player(name: str = "Ada", *, wins: tuple[int, ...] = (500, 620, 1000)) -> ReviewedPlayer:
    chances = tuple(enumerate(wins, start=1))
    return ReviewedPlayer(name, "92.3", ("! 1", "?! 2", "? 0", "?? 3"), "margin +12", chances, is_winner=True)


def content(*players: ReviewedPlayer) -> ReviewContent:
    return ReviewContent("Café", "Review · Board game", "Chance of winning", "accuracy", players, 9)


def test_a_reviewed_match_has_a_picture_of_its_review_in_every_language(cafe: Cafe) -> None:
    anna, match = play_to_the_end(cafe, "board")
    address = f"/api/matches/{match}/review/picture.png"
    assert anna.get(address, 409) == {"error": "not-reviewed"}
    asked_for(anna, match)
    for language in LANGUAGES:
        answer = cafe.guest().http.get(address, params={"language": language})
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
        assert size(answer.content) == (WIDTH, HEIGHT)
        assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    assert anna.get(address, 400, language="tlh")["error"] == "bad-field"


def test_a_running_match_has_no_picture_of_a_review(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, DEVICE)
    assert anna.get(f"/api/matches/{match}/review/picture.png", 409) == {"error": "not-over-yet"}
    assert anna.get("/api/matches/nowhere/review/picture.png", 404) == {"error": "no-such-match"}


def test_pictures_of_reviews_are_counted_like_others(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(rate_factor=0.01)
    anna = cafe.guest("Ada")
    match = anna.starts(DEVICE, DEVICE)
    asked = [anna.http.get(f"/api/matches/{match}/review/picture.png").status_code for _ in range(2)]
    assert asked == [409, 429]


def test_a_link_to_the_review_shows_it_once_it_is_there(pages: Cafe) -> None:
    anna, match = play_to_the_end(pages, "card")
    replay = f"/match/{match}/replay"
    before = tags(anna.get(replay, tab="review"))
    assert before["og:image"].endswith(f"/api/matches/{match}/picture.png?language=en")
    accuracy = asked_for(anna, match)["review"]["players"][0]["accuracy"]
    after = tags(pages.guest().get(replay, tab="review"))
    assert after["og:image"].endswith(f"/api/matches/{match}/review/picture.png?language=en")
    assert after["og:url"].endswith(f"{replay}?tab=review"), "whoever asks for this address gets the same"
    assert after["og:title"] == "Café International: Review · Card game"
    assert f"Robo {decimal(accuracy, 'en')}" in after["og:description"]
    assert tags(anna.get(replay, tab="sheet")) == tags(anna.get(replay))
    assert tags(anna.get(f"/match/{match}", tab="review"))["og:image"] == before["og:image"]


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_however_many_play_their_rows_stand_in_the_picture(count: int) -> None:
    drawn = ET.fromstring(draw_review(content(*[player()] * count)))
    rows = [one for one in drawn.iter("{http://www.w3.org/2000/svg}g") if one.get("transform")]
    assert len(rows) == count
    lines = list(drawn.iter("{http://www.w3.org/2000/svg}polyline"))
    assert len({line.get("stroke-dasharray") for line in lines}) == count, "lines differ without colours, too"
    for row in rows:
        top = float((row.get("transform") or "").split()[-1].rstrip(")"))
        card = next(row.iter("{http://www.w3.org/2000/svg}rect"))
        assert top + float(card.get("height") or 0) <= HEIGHT - 30


def test_names_do_no_harm_and_nobody_without_decisions_breaks_it() -> None:
    drawn = draw_review(content(player(HOSTILE), player("Wordy " * 40), player(wins=())))
    assert "<script" not in drawn
    assert len(list(ET.fromstring(drawn).iter("{http://www.w3.org/2000/svg}polyline"))) == 3


def test_figures_are_written_as_each_language_does() -> None:
    assert [decimal(923, language) for language in ("en", "de", "fr", "nl")] == [
        "92.3",
        "92,3",
        "92,3",
        "92,3",
    ]
    assert [whole_points(points) for points in (12_000, 0, -3_000)] == ["+12", "0", "\N{MINUS SIGN}3"]


def test_a_link_to_the_review_of_an_imported_game_says_so(pages: Cafe) -> None:
    anna, match = play_to_the_end(pages, "card")
    file = anna.get(f"/api/matches/{match}/export")
    imported = anna.http.post("/api/import", content=file.encode()).json()["match"]["id"]
    asked_for(anna, imported)
    title = tags(anna.get(f"/match/{imported}/replay", tab="review"))["og:title"]
    assert title == "Café International: Review · Card game · Imported"


def test_the_picture_of_the_review_of_an_imported_game_says_so() -> None:
    assert "Imported" not in draw_review(content(player()))
    drawn = draw_review(replace(content(player()), origin="Imported"))
    assert ">Review · Board game · Imported</text>" in drawn
