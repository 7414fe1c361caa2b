"""What earlier versions keep in browsers is read, and games in it are played to their end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cafe.local.memory_storage import MemoryStorage
from cafe.local.people import FORMAT

from .frozen import contents, frozen, name_of
from .guest import at_home

pytestmark = pytest.mark.anyio
each_browser = pytest.mark.parametrize("file", frozen(), ids=lambda file: file.name)


def thawed(file: Path) -> tuple[MemoryStorage, dict[str, Any]]:
    """The browser as it was, and what there is in it."""
    told = contents(file)
    storage = MemoryStorage()
    for store, pairs in told["stores"].items():
        storage.stores[store] = {json.dumps(key): (key, value) for key, value in pairs}
    return storage, told


def test_a_browser_of_every_format_has_been_frozen() -> None:
    names = {name_of(number, edition) for number in range(1, FORMAT + 1) for edition in ("board", "card")}
    assert {file.name for file in frozen()} == names


@each_browser
async def test_a_game_of_an_earlier_version_is_played_to_its_end(file: Path) -> None:
    storage, told = thawed(file)
    running = told["running"]
    async with at_home(storage) as ada:
        assert (await ada.get(f"/api/matches/{running}/events?after=0"))["entries"] == told["entries"]
        state = await ada.plays_to_the_end(running, 0)
        assert state["outcome"] == "played"


@each_browser
async def test_all_that_an_earlier_version_kept_is_still_there(file: Path) -> None:
    storage, told = thawed(file)
    running, finished = told["running"], told["finished"]
    async with at_home(storage) as ada:
        me = await ada.get("/api/me")
        assert me == {"name": "Ada", "muted": {running: [told["muted"]]}}
        listed = [match["id"] for match in (await ada.get("/api/me/matches"))["matches"]]
        assert sorted(listed) == sorted([running, finished])
        assert await ada.get(f"/api/matches/{finished}/export") == told["file"]
        assert (await ada.get(f"/api/matches/{finished}/review"))["status"] == "ready"
        assert [game["match"] for game in (await ada.get("/api/me/statistics"))["games"]] == [finished]
        tried = [game["tried"] for game in (await ada.get("/api/puzzles"))["games"]]
        assert sorted(tried) == [0, 1]
        again = await ada.post(f"/api/puzzles/{told['puzzle']}/give-up")
        assert not again["counted"]
