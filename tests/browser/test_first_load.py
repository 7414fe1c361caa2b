"""How much a first visit costs."""

from __future__ import annotations

import json

import pytest

from .conftest import BUILT, Visit

BUDGET = 80_000  # bytes of JavaScript and CSS, compressed
SIZES = json.loads((BUILT / "sizes.json").read_text()) if (BUILT / "sizes.json").exists() else {"pages": {}}


@pytest.mark.parametrize("page", sorted(SIZES["pages"]))
def test_every_page_begins_within_the_budget(page: str) -> None:
    total = sum(smallest(name) for name in SIZES["pages"][page])
    assert total < BUDGET, f"{page} needs {total} bytes"


def test_the_start_page_fetches_no_more_than_that(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now").wait_for()
    fetched = page.evaluate(
        """() => performance.getEntriesByType('resource')
            .filter(one => /\\.(js|css)$/.test(new URL(one.name).pathname))
            .filter(one => !/words/.test(one.name) && !one.name.endsWith('/sw.js'))
            .map(one => [new URL(one.name).pathname, one.encodedBodySize])"""
    )
    assert fetched
    assert sum(size for _, size in fetched) < BUDGET, fetched


def test_one_language_is_fetched_and_no_other(visit: Visit) -> None:
    page = visit("/", language="fr")
    page.get_by_role("button", name="Jouer maintenant").wait_for()
    names = page.evaluate(
        "performance.getEntriesByType('resource').map(one => one.name).filter(one => /words/.test(one))"
    )
    assert names
    assert all("-fr-" in name for name in names), names


def smallest(name: str) -> int:
    ready = BUILT / f"{name}.br"
    return (ready if ready.exists() else BUILT / name).stat().st_size
