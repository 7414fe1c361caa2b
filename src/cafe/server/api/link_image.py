"""The image of a match, for sites that show links to it."""

from __future__ import annotations

from starlette.responses import Response

from cafe.protocol.errors import bad_field
from cafe.server.context import RequestContext
from cafe.server.link_image.content import link_content
from cafe.words import LANGUAGES

PNG = "image/png"
HEADERS = {
    "Cache-Control": "public, max-age=60",
    "Cross-Origin-Resource-Policy": "cross-origin",  # others show it on their pages
}


async def picture_of(context: RequestContext) -> Response:
    """The match as any spectator sees it, as a PNG picture of 1200 by 630."""
    language = context.connection.query_params.get("language", LANGUAGES[0])
    if language not in LANGUAGES:
        raise bad_field(f"language: must be one of {', '.join(LANGUAGES)}")
    match = (await context.load()).match
    key = match.id, match.seq, language
    png = await context.server.link_images.image(key, link_content(match, language))
    return Response(png, media_type=PNG, headers=HEADERS)
