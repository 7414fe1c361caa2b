"""The image that a link to a match shows elsewhere: the café, the players and their scores, as SVG."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cafe.drawings import colour
from cafe.server.link_image.content import LinkContent, PlayerLine
from cafe.server.link_image.room import draw_room
from cafe.server.link_image.text import TEXT, TITLE, text_element, truncated

WIDTH, HEIGHT = 1200, 630  # what sites that show links ask for
EDGE, GAP = 30, 44
FLOOR_MARGIN = 14
TITLE_LENGTH = 9.2  # in the height of its letters
HEAD, ORIGIN_LINE = 132, 36
ROW, ROW_STEP = 64, 76
ESPRESSO, CREAM, SOFT = "#38241a", "#fbf1e2", "#dcc5a8"


def draw_image(content: LinkContent, flags: Mapping[str, str]) -> str:
    """The whole image as SVG; flags are file names by nation."""
    room = content.room
    wide, high = room.width + 2 * FLOOR_MARGIN, room.height + 2 * FLOOR_MARGIN
    scale = min((HEIGHT - 2 * EDGE) / high, (WIDTH * 0.6 - EDGE) / wide)
    top, side = (HEIGHT - high * scale) / 2, EDGE + wide * scale + GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="{TEXT}, sans-serif">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{ESPRESSO}"/>',
        f'<g transform="translate({EDGE} {top:.2f}) scale({scale:.4f})">',
        f'<rect width="{wide}" height="{high}" rx="40" fill="{colour("floor")}"/>',
        f'<g transform="translate({FLOOR_MARGIN} {FLOOR_MARGIN})">{draw_room(room, flags)}</g></g>',
        f'<g transform="translate({side:.2f} 0)">{"".join(_side(content, WIDTH - EDGE - side))}</g></svg>',
    ]
    return "".join(parts)


def _side(content: LinkContent, width: float) -> Iterator[str]:
    """The café's name, the game, and who plays; centred, as high as they need."""
    head = HEAD + (ORIGIN_LINE if content.origin else 0)
    high = head + ROW_STEP * len(content.players) - (ROW_STEP - ROW)
    top = (HEIGHT - high) / 2
    yield text_element(content.title, min(56, width / TITLE_LENGTH), y=top + 48, fill=CREAM, typeface=TITLE)
    yield text_element(truncated(content.subtitle, 25, width), 25, y=top + 96, fill=SOFT)
    if content.origin:
        yield text_element(truncated(content.origin, 25, width), 25, y=top + 96 + ORIGIN_LINE, fill=SOFT)
    for number, player in enumerate(content.players):
        yield from _row(player, top + head + ROW_STEP * number, width)


def _row(player: PlayerLine, y: float, width: float) -> Iterator[str]:
    ink = "#6e4600" if player.is_highlighted else "#2c1c12"
    fill, border = ("#fdf0cc", "#d9a832") if player.is_highlighted else ("#fffaf2", "#dfcdb2")
    yield (
        f'<rect y="{y:.2f}" width="{width:.2f}" height="{ROW}" rx="16" fill="{fill}" stroke="{border}" '
        'stroke-width="2"/>'
    )
    score = "" if player.score is None else str(player.score).replace("-", "\N{MINUS SIGN}")
    name_width = width - 48 - (22 * len(score) + 16 if score else 0)
    yield text_element(truncated(player.name, 27, name_width), 27, x=22, y=y + 42, fill=ink)
    yield text_element(score, 34, x=width - 22, y=y + 44, fill=ink, anchor="end")
