"""What a link to a match unfolds to elsewhere: its picture, and a page that says what is played."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from html import escape

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from cafe.match.state import Match
from cafe.protocol.errors import bad_field
from cafe.protocol.views import face, plan_told
from cafe.server.api.errors import as_api_error
from cafe.server.context import RequestContext, ServerContext
from cafe.server.link_image.image import HEIGHT, WIDTH, Poster, poster
from cafe.server.security.rate_limits import RateLimit
from cafe.server.site.language import preferred_language
from cafe.server.site.static_files import INDEX, REVALIDATE, StaticFiles, file_response
from cafe.words import LANGUAGES

PNG = "image/png"
KEPT_ELSEWHERE = {
    "Cache-Control": "public, max-age=60",
    "Cross-Origin-Resource-Policy": "cross-origin",  # others show it on their pages
}
TITLE = re.compile(r"<title>[^<]*</title>")
DESCRIPTION = re.compile(r'<meta name="description"[^>]*>')


async def picture_of(context: RequestContext) -> Response:
    """The match as any spectator sees it, as a PNG picture of 1200 by 630."""
    language = context.connection.query_params.get("language", LANGUAGES[0])
    if language not in LANGUAGES:
        raise bad_field(f"language: must be one of {', '.join(LANGUAGES)}")
    match = (await context.load()).match
    made = await context.server.link_images.picture(
        (match.id, match.seq, language), poster_of(match, language)
    )
    return Response(made, media_type=PNG, headers=KEPT_ELSEWHERE)


def poster_of(match: Match, language: str) -> Poster:
    """What is told of a match to whoever has its link: a spectator's view, and nothing more."""
    rules = match.ruleset
    return poster(face(match, None), plan_told(rules.plan, rules.bar), rules.edition, language)


def match_page(files: StaticFiles) -> Callable[[Request], Awaitable[Response]]:
    """The page of a match: the client's index, with what the match is in its head."""

    async def page(request: Request) -> Response:
        index = files.find(INDEX)
        if index is None:
            raise HTTPException(404)
        language = preferred_language(request.headers.get("accept-language", ""))
        told = await _told(request, language)
        if told is None:
            return file_response(index, request)
        tags = _tags(told, _origin(request), request.url.path, language)
        body = TITLE.sub("", DESCRIPTION.sub("", index.body.decode()))
        return HTMLResponse(
            body.replace("</head>", f"{tags}</head>", 1),
            headers={"Cache-Control": REVALIDATE, "Vary": "Accept-Language"},
        )

    return page


async def _told(request: Request, language: str) -> Poster | None:
    """What there is to tell; a page without it is still a page, whatever the trouble."""
    server: ServerContext = request.app.state.server
    context = RequestContext(server, request)
    try:
        server.rate_limiter.count_address(RateLimit.LOOK, context.address)
        return poster_of((await context.load()).match, language)
    except Exception as trouble:
        if as_api_error(trouble) is None:
            raise
        return None


def _tags(told: Poster, origin: str, path: str, language: str) -> str:
    title = f"{told.title}: {told.line}"
    match = path.removeprefix("/match/").removesuffix("/replay")
    picture = f"{origin}/api/matches/{match}/picture.png?language={language}"
    properties = {
        "og:type": "website",
        "og:site_name": told.title,
        "og:title": title,
        "og:description": _sitters(told),
        "og:url": origin + path,
        "og:locale": language,
        "og:image": picture,
        "og:image:type": PNG,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": f"{title}. {_sitters(told)}",
    }
    names = {"description": _sitters(told), "twitter:card": "summary_large_image"}
    return "\n    ".join(
        [
            f"<title>{escape(title)}</title>",
            *(f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()),
            *(f'<meta name="{name}" content="{escape(value)}" />' for name, value in names.items()),
            "",
        ]
    )


def _sitters(told: Poster) -> str:
    return ", ".join(one.name if one.score is None else f"{one.name} {one.score}" for one in told.sitters)


def _origin(request: Request) -> str:
    """The address that others see us at; what they call us is only believed where nothing is set."""
    server: ServerContext = request.app.state.server
    return server.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
