"""The page of a match, with tags from which other sites make a preview of a link to it."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from html import escape

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from cafe.server.api.errors import as_api_error
from cafe.server.api.link_image import PNG
from cafe.server.context import RequestContext
from cafe.server.link_image.content import LinkContent, link_content
from cafe.server.link_image.image import HEIGHT, WIDTH
from cafe.server.security.rate_limits import RateLimit
from cafe.server.site.static_files import INDEX, REVALIDATE, StaticFiles, file_response

TITLE = re.compile(r"<title>[^<]*</title>")
DESCRIPTION = re.compile(r'<meta name="description"[^>]*>')


def match_page(files: StaticFiles) -> Callable[[Request], Awaitable[Response]]:
    """The page of a match: the client's index, with tags in its head that say what is played."""

    async def page(request: Request) -> Response:
        index = files.find(INDEX)
        if index is None:
            raise HTTPException(404)
        context = RequestContext(request.app.state.server, request)
        content = await _find_content(context)
        if content is None:
            return file_response(index, request)
        tags = _meta_tags(content, _origin(context), request.scope["path"], context.language)
        body = TITLE.sub("", DESCRIPTION.sub("", index.body.decode()))
        return HTMLResponse(
            body.replace("</head>", f"{tags}</head>", 1),
            headers={"Cache-Control": REVALIDATE, "Vary": "Accept-Language"},
        )

    return page


async def _find_content(context: RequestContext) -> LinkContent | None:
    """What the link shows; None where the match cannot be had, for its page is still a page."""
    try:
        context.server.rate_limiter.count_address(RateLimit.LOOK, context.address)
        return link_content((await context.load()).match, context.language)
    except Exception as exception:
        if as_api_error(exception) is None:
            raise
        return None


def _meta_tags(content: LinkContent, origin: str, path: str, language: str) -> str:
    title = f"{content.title}: {content.subtitle}" + (f" · {content.origin}" if content.origin else "")
    players = ", ".join(map(str, content.players))
    match_id = path.removeprefix("/match/").removesuffix("/replay")
    properties = {
        "og:type": "website",
        "og:site_name": content.title,
        "og:title": title,
        "og:description": players,
        "og:url": origin + path,
        "og:locale": language,
        "og:image": f"{origin}/api/matches/{match_id}/picture.png?language={language}",
        "og:image:type": PNG,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": f"{title}. {players}",
    }
    names = {"description": players, "twitter:card": "summary_large_image"}
    return "\n    ".join(
        [
            f"<title>{escape(title)}</title>",
            *(f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()),
            *(f'<meta name="{name}" content="{escape(value)}" />' for name, value in names.items()),
            "",
        ]
    )


def _origin(context: RequestContext) -> str:
    """The origin that others see; the request's own is believed only where none is set."""
    return context.server.settings.public_url or f"{context.connection.base_url}".rstrip("/")
