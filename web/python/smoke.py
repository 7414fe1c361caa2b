"""Opens the house with the Python parts alone, and does there what a guest does in an evening.

Whatever was left out of the parts is missed here, by name.
"""

import asyncio
import json
import sys

from cafe.local.house import House, open_house
from cafe.local.services import Ways

TURNS = 6


class Drawer:
    """A storage for one evening."""

    def __init__(self) -> None:
        self.stores: dict[str, dict[str, tuple[object, str]]] = {"log": {}, "matches": {}, "kept": {}}

    async def write(self, changes: str) -> str:
        for change in json.loads(changes):
            store, key = self.stores[change["store"]], json.dumps(change["key"])
            if change["op"] == "delete":
                store.pop(key, None)
            else:
                store[key] = (change["key"], change["value"])
        return "ok"

    async def read(self, store: str, first: str | None, last: str | None) -> str:
        low, high = (None if bound is None else json.loads(bound) for bound in (first, last))
        found = sorted(self.stores[store].values(), key=lambda pair: pair[0])
        return json.dumps(
            [pair for pair in found if (low is None or pair[0] >= low) and (high is None or pair[0] <= high)]
        )


async def ask(house: House, method: str, path: str, body: object = None) -> dict:
    sent = body if body is None or isinstance(body, str) else json.dumps(body)
    answer = json.loads(await house.respond(method, path, sent, "en"))
    assert answer["status"] < 300, f"{method} {path}: {answer}"
    is_json = answer["type"] == "application/json" and answer["body"]
    return json.loads(answer["body"]) if is_json else {"text": answer["body"]}


async def evening() -> None:
    told: list[str] = []
    house = await open_house(Drawer(), lambda _number, text: told.append(text), "en", Ways(bot_pace_ms=0))
    catalog = (await ask(house, "GET", "/api/bots"))["bots"]
    for bot in catalog:
        await play(house, bot["edition"] or "board", bot["name"])
    assert told, "nobody was told anything"
    puzzle = (await ask(house, "GET", "/api/puzzles"))["games"][0]["today"]["id"]
    await ask(house, "GET", f"/api/puzzles/{puzzle}")
    await ask(house, "GET", "/api/me/matches")
    await ask(house, "DELETE", "/api/me")
    await house.close()


async def play(house: House, edition: str, bot: str) -> None:
    seats = [{"kind": "device"}, {"kind": "bot", "bot": bot}]
    made = await ask(house, "POST", "/api/matches", {"edition": edition, "seats": seats, "start": True})
    match = f"/api/matches/{made['match']['id']}"
    house.follow(1, f"{match}/follow?after=0")
    for turn in range(TURNS):
        state = await our_turn(house, match)
        if state["status"] == "over":
            break
        moves: list[str] = []
        while offers := (await ask(house, "POST", f"{match}/preview", {"seat": 0, "moves": moves}))["offers"]:
            moves.append(offers[-1]["move"])
        commit = {"seat": 0, "moves": moves, "seen": state["seq"], "key": f"{bot}-{turn}"}
        await ask(house, "POST", f"{match}/moves", commit)
    await ask(house, "GET", f"{match}/replay")
    file = await ask(house, "GET", f"{match}/export")
    await ask(house, "POST", "/api/import", file["text"])
    house.unfollow(1)


async def our_turn(house: House, match: str) -> dict:
    while True:
        state = (await ask(house, "GET", match))["state"]
        if state["status"] == "over" or state["view"]["player"] == 0:
            return state
        await asyncio.sleep(0.01)


await evening()  # noqa: F704, PLE1142 - Pyodide awaits what stands outside of functions
origins = {name: getattr(module.__spec__, "origin", None) or "" for name, module in sys.modules.items()}
sources = [name for name, origin in origins.items() if origin.endswith(".py")]
assert not sources, f"compiled at every start: {sources}"
print(f"played with Python {sys.version.split()[0]} on {sys.platform}")
