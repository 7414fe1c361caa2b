"""The images of a match and of its review, for sites that show links to them."""

from __future__ import annotations

from functools import partial

import msgspec
from starlette.responses import Response

from cafe.api.reviews import played_out
from cafe.match.state import Match
from cafe.protocol.errors import ApiError, bad_field
from cafe.protocol.review_messages import Review
from cafe.server.context import ServerRequest
from cafe.server.link_image.content import link_content
from cafe.server.link_image.image import draw_image
from cafe.server.link_image.review_content import ReviewContent, review_content
from cafe.server.link_image.review_image import draw_review
from cafe.words import LANGUAGES

PNG = "image/png"
HEADERS = {
    "Cache-Control": "public, max-age=60",
    "Cross-Origin-Resource-Policy": "cross-origin",  # others show it on their pages
}


async def picture_of(context: ServerRequest) -> Response:
    """The match as any spectator sees it, as a PNG picture of 1200 by 630."""
    language, match = _language(context), (await context.load()).match
    await _require_open_to_all(context, match)
    content = link_content(match, language)
    key = match.id, match.seq, language
    png = await context.server.link_images.image(context.address, key, partial(draw_image, content))
    return Response(png, media_type=PNG, headers=HEADERS)


async def picture_of_review(context: ServerRequest) -> Response:
    """How well everybody played and how their chances went, as a PNG picture of 1200 by 630."""
    language, match = _language(context), await played_out(context)
    await _require_open_to_all(context, match)
    if (found := await ready_review(context, match, language)) is None:
        raise ApiError(409, "not-reviewed")
    made, content = found
    key = match.id, made, language
    png = await context.server.link_images.image(context.address, key, lambda _: draw_review(content))
    return Response(png, media_type=PNG, headers=HEADERS)


async def ready_review(
    context: ServerRequest, match: Match, language: str
) -> tuple[str, ReviewContent] | None:
    """What a link to the review shows, and how and when that was made; None where there is none."""
    stored = await context.server.reviewer.reviews.find(match.id)
    if (ready := stored.ready) is None:
        return None

    def content() -> ReviewContent:
        return review_content(match, msgspec.json.decode(ready.text, type=Review), language)

    return f"review {ready.method} {ready.told_at}", await context.off_the_loop(content)


async def _require_open_to_all(context: ServerRequest, match: Match) -> None:
    """Caches would show a picture to everybody, also to those who have the same deal before them."""
    if not await context.server.deals.may_look(match, None):
        raise ApiError(403, "play-first")


def _language(context: ServerRequest) -> str:
    language = context.connection.query_params.get("language", LANGUAGES[0])
    if language not in LANGUAGES:
        raise bad_field(f"language: must be one of {', '.join(LANGUAGES)}")
    return language
