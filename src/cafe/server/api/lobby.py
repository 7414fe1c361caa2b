"""Lists of matches: those that anyone may find, and your own."""

from __future__ import annotations

from msgspec import Raw

from cafe.match.state import Status
from cafe.protocol.errors import bad_field
from cafe.protocol.messages import Matches
from cafe.server.context import RequestContext


async def lobby(context: RequestContext) -> Matches:
    """The listed matches of a status, latest first."""
    status = context.connection.query_params.get("status", Status.OPEN)
    if status not in tuple(Status):
        raise bad_field(f"status: must be one of {', '.join(Status)}")
    return _matches(await context.server.lobby.listed(status))


async def my_matches(context: RequestContext) -> Matches:
    """The matches in which you have a seat, latest first."""
    if context.person is None:
        return Matches(matches=[])
    return _matches(await context.server.lobby.of_person(context.person))


def _matches(summaries: list[str]) -> Matches:
    return Matches(matches=[Raw(summary.encode()) for summary in summaries])
