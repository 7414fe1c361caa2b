"""Looking: lists, snapshots, and the news as a plain resource."""

from __future__ import annotations

from msgspec import Raw

from cafe.house.match import Status
from cafe.rules import shipped_plan
from cafe.rules.floor import SHIPPED

from . import notes, wire
from .door import Call
from .refusals import No, bad_field
from .window import plan_told

LONGEST_WAIT = 25  # seconds


async def lobby(call: Call) -> dict[str, object]:
    """The listed matches."""
    status = call.connection.query_params.get("status", Status.OPEN)
    if status not in tuple(Status):
        raise bad_field(f"status: must be one of {', '.join(Status)}")
    return {"matches": _raw(await call.door.people.lobby(status))}


async def my_matches(call: Call) -> dict[str, object]:
    """The matches at which you have a seat, latest first."""
    if call.person is None:
        return {"matches": []}
    return {"matches": _raw(await call.door.people.matches_of(call.person))}


async def snapshot(call: Call) -> bytes:
    """A match as you may know it."""
    return await call.snapshot((await call.table()).match)


async def events(call: Call) -> bytes:
    """What happened after a row; waits for it if asked to."""
    after, patience = call.number("after") or 0, call.number("wait", LONGEST_WAIT) or 0
    table = await call.table(at_least=after)
    call.seat(table.match)  # refuses another's seat before it waits
    await call.door.house.news(table.match.id, after, patience)
    table = await call.table()
    return await call.news(table.match, table.rows[after:])


async def bots(call: Call) -> notes.Bots:
    """The names of the bots that can be given a seat."""
    return notes.Bots(bots=list(call.door.house.bots))


async def plan(call: Call) -> wire.Plan:
    """A shipped floor plan."""
    name = call.connection.path_params["name"]
    if name not in SHIPPED:
        raise No(404, "no-such-plan")
    return plan_told(shipped_plan(name), None)


def _raw(summaries: list[str]) -> list[Raw]:
    return [Raw(text.encode()) for text in summaries]
