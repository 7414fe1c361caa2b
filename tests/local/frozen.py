"""What the café has kept in browsers, format by format; `python -m tests.local.frozen` adds that of today.

The files are never written anew: browsers hold such things, and every later version has to read them.
"""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path
from typing import Any
from unittest.mock import patch

from cafe.analysis import method
from cafe.api.reviewing import reviewer
from cafe.local.memory_storage import MemoryStorage
from cafe.local.people import FORMAT

from .files import a_file
from .guest import DEVICE, GREEDY, RANDOM, at_home

FOLDER = Path(__file__).parents[1] / "fixtures" / "browsers"
TURNS, NODES = 3, 20
FINISHED = 500  # moves: more than any game has


def name_of(number: int, edition: str) -> str:
    return f"format-{number}-{edition}.json.gz"


def frozen() -> list[Path]:
    return sorted(FOLDER.glob("*.json.gz"))


def contents(file: Path) -> dict[str, Any]:
    """The stores as they were, with what there is in them."""
    told: dict[str, Any] = json.loads(gzip.decompress(file.read_bytes()))
    return told


async def freeze(edition: str) -> dict[str, object]:
    """A browser with a running game, a finished one with its review, a puzzle, a name and somebody muted."""
    storage = MemoryStorage()
    async with at_home(storage) as ada:
        await ada.asks("PATCH", "/api/me", {"name": "Ada"})
        finished = (await ada.post("/api/import", a_file(edition, moves=FINISHED), 201))["match"]["id"]
        await ada.post(f"/api/matches/{finished}/review")
        assert ada.house._services is not None
        await ada.house._services.reviewer.idle.wait()
        await ada.get("/api/me/statistics")
        puzzle = (await ada.get(f"/api/puzzles/next?game={edition}"))["id"]
        await ada.post(f"/api/puzzles/{puzzle}/give-up")
        running = await ada.starts(DEVICE, GREEDY, {**RANDOM, "name": "Robo"}, edition=edition)
        for _ in range(TURNS):
            await ada.waits_for(running, lambda state: state["view"]["player"] == 0)
            await ada.plays(running, 0)
        await ada.waits_for(running, lambda state: state["view"]["player"] == 0)
        await ada.post(f"/api/matches/{running}/say", {"text": "Hello"}, 204)
        [line] = (await ada.get(f"/api/matches/{running}"))["chat"]
        await ada.post(f"/api/matches/{running}/mute", {"speaker": line["person"]}, 204)
        told = {
            "running": running,
            "finished": finished,
            "puzzle": puzzle,
            "muted": line["person"],
            "entries": (await ada.get(f"/api/matches/{running}/events?after=0"))["entries"],
            "file": await ada.get(f"/api/matches/{finished}/export"),
        }
    stores = {store: list(pairs.values()) for store, pairs in storage.stores.items()}
    return {**told, "stores": stores}


@patch.object(reviewer, "NODES", dict.fromkeys(method.NODES, NODES))
def main() -> None:
    for edition in ("board", "card"):
        file = FOLDER / name_of(FORMAT, edition)
        if file.exists():
            print(f"{file.name} is what it was, and stays so")
            continue
        FOLDER.mkdir(parents=True, exist_ok=True)
        text = json.dumps(asyncio.run(freeze(edition)), separators=(",", ":"))
        file.write_bytes(gzip.compress(text.encode(), mtime=0))
        print(f"written: {file.name}")


if __name__ == "__main__":
    main()
