"""The page of a match: what a link to it shows elsewhere is what is played there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from cafe.api.rate_limit import RateLimit
from cafe.api.reviews import READY_COST
from cafe.match.state import Status
from cafe.server.api.errors import error_of
from cafe.server.api.link_image import PNG, ready_review
from cafe.server.context import ServerRequest
from cafe.server.link_image.content import LinkContent, link_content
from cafe.server.link_image.image import HEIGHT, WIDTH
from cafe.server.link_image.review_content import ReviewContent
from cafe.server.site.first_load import REPLAY_PAGE
from cafe.server.site.pages import Head, Picture, nowhere_head, origin, page_with_head
from cafe.server.site.static_files import INDEX, StaticFiles, file_response

NOT_FOUND = 404
REVIEW = "review"  # as the page calls its tab


def match_page(files: StaticFiles, component: str) -> Callable[[Request], Awaitable[Response]]:
    """A page of a match: the client's index, with tags in its head that say what is played."""

    async def page(request: Request) -> Response:
        index = files.find(INDEX)
        if index is None:
            raise HTTPException(NOT_FOUND)
        context, tab = ServerRequest(request.app.state.server, request), request.query_params.get("tab")
        match await _find_head(context, shows_review=component == REPLAY_PAGE and tab == REVIEW):
            case Head() as head:
                return page_with_head(files, request, head, component)
            case status if status == NOT_FOUND:
                nowhere = nowhere_head(context, "play-missing")
                return page_with_head(files, request, nowhere, component, NOT_FOUND)
            case _:
                return file_response(index, request)  # its page is still a page, and asks again

    return page


async def _find_head(context: ServerRequest, *, shows_review: bool) -> Head | int:
    """What the link shows, or the status of the error where the match cannot be had."""
    try:
        context.server.rate_limiter.count_address(RateLimit.LOOK, context.address)
        match = (await context.load()).match
        if shows_review and match.status is Status.OVER:
            context.server.rate_limiter.count_address(RateLimit.LOOK, context.address, READY_COST)
            if (found := await ready_review(context, match, context.language)) is not None:
                return _review_head(context, found[1])
        return _match_head(context, link_content(match, context.language))
    except Exception as exception:
        if (error := error_of(exception)) is None:
            raise
        return error.status


def _match_head(context: ServerRequest, content: LinkContent) -> Head:
    title = f"{content.title}: {content.subtitle}" + (f" · {content.origin}" if content.origin else "")
    players = ", ".join(map(str, content.players))
    return Head(title, players, _picture(context, "picture.png", f"{title}. {players}"))


def _review_head(context: ServerRequest, content: ReviewContent) -> Head:
    title, description = f"{content.title}: {content.line}", content.description(context.language)
    picture = _picture(context, "review/picture.png", f"{title}. {description}")
    return Head(title, description, picture, f"?tab={REVIEW}")


def _picture(context: ServerRequest, path: str, alt: str) -> Picture:
    address = f"{origin(context)}/api/matches/{context.match_id}/{path}?language={context.language}"
    return Picture(address, PNG, WIDTH, HEIGHT, alt)
