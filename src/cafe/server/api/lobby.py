"""Lists of matches: those that anyone may find, and one's own."""

from __future__ import annotations

from msgspec import Raw

from cafe.match.state import Status
from cafe.protocol.errors import bad_field
from cafe.server.context import RequestContext


async def lobby(context: RequestContext) -> dict[str, object]:
    """The listed matches."""
    status = context.connection.query_params.get("status", Status.OPEN)
    if status not in tuple(Status):
        raise bad_field(f"status: must be one of {', '.join(Status)}")
    return {"matches": _raw(await context.server.lobby.listed(status))}


async def my_matches(context: RequestContext) -> dict[str, object]:
    """The matches at which you have a seat, latest first."""
    if context.person is None:
        return {"matches": []}
    return {"matches": _raw(await context.server.lobby.of_person(context.person))}


def _raw(summaries: list[str]) -> list[Raw]:
    return [Raw(summary.encode()) for summary in summaries]
