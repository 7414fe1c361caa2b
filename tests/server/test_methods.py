"""A path of the API knows its methods: every other one is refused, with those that there are."""

from __future__ import annotations

from collections import defaultdict

import pytest

from cafe.server.api.routes import ROUTES

from .cafe import Cafe

METHODS = ("GET", "POST", "PATCH", "PUT", "DELETE", "OPTIONS", "TRACE")
KNOWN: dict[str, set[str]] = defaultdict(set)
for route in ROUTES:
    KNOWN[route.path].add(route.method)


@pytest.mark.parametrize("path", KNOWN)
def test_a_method_that_a_path_does_not_have_is_refused_with_all_that_it_has(cafe: Cafe, path: str) -> None:
    guest = cafe.guest()
    address = path.replace("{", "").replace("}", "")
    for method in set(METHODS) - KNOWN[path]:
        answer = guest.http.request(method, address)
        assert (answer.status_code, answer.json()) == (405, {"error": "no-such-method"}), method
        allowed = {word.strip() for word in answer.headers["allow"].split(",")}
        assert allowed - {"HEAD"} == KNOWN[path]
        assert ("HEAD" in allowed) == ("GET" in KNOWN[path])


@pytest.mark.parametrize("method", ["GET", "POST", "DELETE", "OPTIONS"])
@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/ask/", "/api/me/nothing"])
def test_there_is_no_page_and_no_other_form_of_a_path_in_the_api(cafe: Cafe, path: str, method: str) -> None:
    answer = cafe.guest().http.request(method, path)
    assert (answer.status_code, answer.json()) == (404, {"error": "no-such-path"})


def test_a_path_that_only_begins_like_the_api_is_a_page(cafe: Cafe) -> None:
    assert cafe.guest().http.get("/apiary.html").json() == {"error": "no-such-path"}
    assert cafe.guest().http.post("/apiary").status_code == 405


def test_whoever_asks_for_the_head_of_a_response_gets_no_body(cafe: Cafe) -> None:
    answer = cafe.guest().http.head("/api/bots")
    assert (answer.status_code, answer.content) == (200, b"")
