"""docs/security.md: every promise says against whom it holds and names a test or a command that shows it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROW = re.compile(r"^\| (?P<promise>.+?) \| (?P<against>.*?) \| (?P<shown>.+?) \|$", re.MULTILINE)
NAMED = re.compile(r"`((?:tests|web)/[\w/.-]+|…)?(?:::(\w+))?`|`(\./run \w+[^`]*)`")


def rows() -> Iterator[tuple[str, str]]:
    """The promises of the page, and what it says to be held by."""
    for row in ROW.finditer((ROOT / "docs" / "security.md").read_text()):
        if row["promise"] != "promise" and not set(row["promise"]) <= {"-", "|"}:
            yield row["promise"], row["shown"]


def functions(path: str) -> set[str]:
    return set(re.findall(r"^(?:async )?def (test_\w+)", (ROOT / path).read_text(), re.MULTILINE))


@pytest.mark.parametrize(("promise", "shown"), list(rows()), ids=lambda text: text[:40])
def test_every_promise_names_what_shows_it(promise: str, shown: str) -> None:
    named, path = list(NAMED.finditer(shown)), ""
    assert named or "the same test" in shown, promise
    for name in named:
        if name[1] and name[1] != "…":
            path = name[1]
            assert (ROOT / path).exists(), path
        if name[2]:
            assert name[2] in functions(path), name[2]


def test_the_page_has_many_promises() -> None:
    assert len(list(rows())) > 50
