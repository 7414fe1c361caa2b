"""The page of a match: what a link to it shows elsewhere is what is played there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from cafe.server.api.errors import as_api_error
from cafe.server.api.link_image import PNG
from cafe.server.context import RequestContext
from cafe.server.link_image.content import LinkContent, link_content
from cafe.server.link_image.image import HEIGHT, WIDTH
from cafe.server.security.rate_limits import RateLimit
from cafe.server.site.pages import Head, Picture, nowhere_head, origin, page_with_head
from cafe.server.site.static_files import INDEX, StaticFiles, file_response

NOT_FOUND = 404


def match_page(files: StaticFiles) -> Callable[[Request], Awaitable[Response]]:
    """The page of a match: the client's index, with tags in its head that say what is played."""

    async def page(request: Request) -> Response:
        index = files.find(INDEX)
        if index is None:
            raise HTTPException(NOT_FOUND)
        context = RequestContext(request.app.state.server, request)
        match await _find_content(context):
            case LinkContent() as content:
                return page_with_head(index, request, _match_head(context, content))
            case status if status == NOT_FOUND:
                return page_with_head(index, request, nowhere_head(context, "play-missing"), NOT_FOUND)
            case _:
                return file_response(index, request)  # its page is still a page, and asks again

    return page


async def _find_content(context: RequestContext) -> LinkContent | int:
    """What the link shows, or the status of the error where the match cannot be had."""
    try:
        context.server.rate_limiter.count_address(RateLimit.LOOK, context.address)
        return link_content((await context.load()).match, context.language)
    except Exception as exception:
        if (error := as_api_error(exception)) is None:
            raise
        return error.status


def _match_head(context: RequestContext, content: LinkContent) -> Head:
    title = f"{content.title}: {content.subtitle}" + (f" · {content.origin}" if content.origin else "")
    players = ", ".join(map(str, content.players))
    address = f"{origin(context)}/api/matches/{context.match_id}/picture.png?language={context.language}"
    return Head(title, players, Picture(address, PNG, WIDTH, HEIGHT, alt=f"{title}. {players}"))
