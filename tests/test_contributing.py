"""The guide for contributors names files that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs" / "contributing.md").read_text("utf-8")
CAFE = ROOT / "src" / "cafe"
FOLDERS = (
    ROOT,
    CAFE,
    CAFE / "words" / "en",
    ROOT / "tests" / "server",
)  # the guide leaves them out where they are clear
EXAMPLES = {"src/cafe/words/xx/", "en/"}  # of what one would add
PATH = re.compile(r"`((?:[\w{},*-]+/)*[\w-]+\.(?:py|ftl|ts|svelte|css|md)|(?:[\w-]+/)+)`")
PATHS = sorted(set(PATH.findall(GUIDE)) - EXAMPLES)


@pytest.mark.parametrize("path", PATHS)
def test_every_file_that_the_guide_names_is_there(path: str) -> None:
    pattern = re.sub(r"\{[^}]*\}", "*", path).rstrip("/")
    assert any(list(folder.glob(pattern)) for folder in FOLDERS), f"{path} is not there"


def test_the_guide_names_enough_to_be_worth_testing() -> None:
    assert len(PATHS) > 30
