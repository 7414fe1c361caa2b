"""Lists of matches: those that anyone may find, and your own."""

from __future__ import annotations

from cafe.api.context import RequestContext
from cafe.hosting.match_lists import Cursor, Page, Part
from cafe.match.state import Status
from cafe.protocol.errors import bad_field
from cafe.protocol.messages import Matches
from cafe.protocol.openapi import MAX_PAGE

USUAL_PAGE = 50


async def lobby(context: RequestContext) -> Matches:
    """The listed matches of a status, page by page: the newest live ones first."""
    status = context.query.get("status", Status.OPEN)
    if status not in tuple(Status):
        raise bad_field(f"status: must be one of {', '.join(Status)}")
    now = context.house.matches.clock()
    return _matches(await context.house.lobby.listed(Status(status), now, _part(context)))


async def my_matches(context: RequestContext) -> Matches:
    """The matches in which you have a seat, page by page: what goes on first, then the latest."""
    part = _part(context)
    if context.person is None:
        return Matches(matches=[], next=None)
    return _matches(await context.house.lobby.of_person(context.person, part))


def _part(context: RequestContext) -> Part:
    limit = context.query_number("limit", MAX_PAGE)
    if limit == 0:
        raise bad_field("limit: must be at least 1")
    text = context.query.get("before")
    try:
        before = None if text is None else Cursor.parse(text)
    except ValueError:
        raise bad_field("before: must be the `next` of another answer") from None
    return Part(USUAL_PAGE if limit is None else limit, before)


def _matches(page: Page) -> Matches:
    return Matches(matches=list(page.summaries), next=None if page.next is None else str(page.next))
