"""Lists of matches, page by page, and how many tables one host may show."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from .cafe import DEVICE, OPEN, Cafe, Guest
from .conftest import CafeFactory


def pages(guest: Guest, path: str, **query: Any) -> list[list[str]]:
    """All pages of a list, as ids."""
    found = []
    while True:
        page = guest.get(path, **query)
        found.append([match["id"] for match in page["matches"]])
        if page["next"] is None:
            return found
        query["before"] = page["next"]


def test_the_lobby_and_ones_own_matches_come_in_pages(new_cafe: CafeFactory) -> None:
    cafe = new_cafe()
    opened, hosts = [], [cafe.guest(name) for name in ("Anna", "Ben")]
    for host in hosts:
        opened += [host.opens(DEVICE, OPEN, listed=True)["match"]["id"] for _ in range(3)]
    found = pages(cafe.guest(), "/api/matches", status="open", limit=4)
    assert [len(page) for page in found] == [4, 2]
    assert sorted(match for page in found for match in page) == sorted(opened)
    own = pages(hosts[1], "/api/me/matches", limit=2)
    assert [len(page) for page in own] == [2, 1]
    assert sorted(match for page in own for match in page) == sorted(opened[3:])


@pytest.mark.parametrize("query", [{"limit": "0"}, {"limit": "101"}, {"limit": "x"}, {"before": "yesterday"}])
@pytest.mark.parametrize("path", ["/api/matches", "/api/me/matches"])
def test_a_page_that_cannot_be_is_refused(cafe: Cafe, path: str, query: dict[str, str]) -> None:
    assert cafe.guest("Anna").get(path, 400, **query)["error"] == "bad-field"


def test_a_host_has_three_listed_open_tables_and_as_many_others_as_they_like(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    first, *_ = [anna.opens(DEVICE, OPEN, listed=True)["match"]["id"] for _ in range(3)]
    assert anna.opens(DEVICE, OPEN, listed=True, status=409) == {"error": "too-many-tables"}
    anna.opens(DEVICE, OPEN)
    anna.starts(DEVICE, DEVICE, listed=True)
    cafe.guest("Ben").opens(DEVICE, OPEN, listed=True)
    anna.post(f"/api/matches/{first}/call-off")
    anna.opens(DEVICE, OPEN, listed=True)


def test_a_retry_is_not_one_table_more(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    for number in range(3):
        anna.opens(DEVICE, OPEN, listed=True, key=f"table-{number}")
    anna.opens(DEVICE, OPEN, listed=True, key="table-2")


def test_tables_opened_at_once_are_counted_too(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    body = {"edition": "board", "seats": [DEVICE, OPEN], "listed": True}
    with ThreadPoolExecutor(12) as threads:
        answers = list(
            threads.map(lambda _: anna.http.post("/api/matches", json=body).status_code, range(12))
        )
    assert sorted(answers) == [201] * 3 + [409] * 9


@pytest.mark.parametrize(("others", "listed"), [(2, True), (3, False)])
def test_a_rematch_beyond_three_tables_is_not_listed(cafe: Cafe, others: int, listed: bool) -> None:
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    match = anna.opens(DEVICE, OPEN, listed=True)["match"]["id"]
    ben.post(f"/api/matches/{match}/join", {})
    anna.post(f"/api/matches/{match}/call-off")
    for _ in range(others):
        anna.opens(DEVICE, OPEN, listed=True)
    new = anna.post(f"/api/matches/{match}/rematch")["match"]
    assert anna.get(f"/api/matches/{new}")["listed"] is listed


def test_the_lobby_tells_a_kept_seat_from_a_free_one(cafe: Cafe) -> None:
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    match = anna.opens(DEVICE, OPEN, listed=True)["match"]["id"]
    ben.post(f"/api/matches/{match}/join", {})
    anna.post(f"/api/matches/{match}/call-off")
    new = anna.post(f"/api/matches/{match}/rematch")["match"]
    [listed] = [
        found for found in cafe.guest().get("/api/matches", limit=100)["matches"] if found["id"] == new
    ]
    assert [(seat["free"], seat["reserved"]) for seat in listed["seats"]] == [(False, False), (True, True)]
