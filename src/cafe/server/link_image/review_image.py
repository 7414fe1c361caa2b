"""The image that a link to a review shows elsewhere, as SVG: everybody's chances and figures."""

from __future__ import annotations

from collections.abc import Iterator

from cafe.server.link_image.image import CREAM, ESPRESSO, HEIGHT, SOFT, WIDTH
from cafe.server.link_image.review_content import ReviewContent, ReviewedPlayer
from cafe.server.link_image.text import TEXT, TITLE, text_element, truncated

EDGE, GAP, TOP, BOTTOM = 40, 30, 176, 590
GRAPH = 630  # as wide
ROW, ROW_GAP = 201, 12  # a row is at most so high
INK, FAINT, PAPER, LINE = "#2c1c12", "#6b5544", "#fffaf2", "#dfcdb2"
COLOURS = ("#8a3d12", "#1f6a4c", "#234a8b", "#7a1f6d", "#5b5300")  # of the seats, as on the page
DASHES = ("", "16 9", "4 9", "22 7 5 7", "2 11")  # whoever sees no colours tells lines by them
PLOT_LEFT, PLOT_RIGHT, PLOT_TOP, PLOT_BOTTOM = EDGE + 84, EDGE + GRAPH - 26, TOP + 64, BOTTOM - 30


def draw_review(content: ReviewContent) -> str:
    """The whole image as SVG."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="{TEXT}, sans-serif">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{ESPRESSO}"/>',
        text_element(content.title, 54, x=EDGE, y=92, fill=CREAM, typeface=TITLE),
        text_element(truncated(content.line, 28, WIDTH * 0.6), 28, x=EDGE, y=140, fill=SOFT),
        text_element(content.accuracy, 23, x=WIDTH - EDGE - 22, y=TOP - 16, fill=SOFT, anchor="end"),
        *_graph(content),
        *_rows(content.players),
        "</svg>",
    ]
    return "".join(parts)


def _graph(content: ReviewContent) -> Iterator[str]:
    """Every player's chance of winning, from the first decision to the last."""
    yield _card((EDGE, TOP), GRAPH, BOTTOM - TOP)
    yield text_element(truncated(content.graph, 22, GRAPH - 52), 22, x=EDGE + 26, y=TOP + 38, fill=FAINT)
    for share in (0, 500, 1000):
        y = _height(share)
        yield (
            f'<path d="M{PLOT_LEFT} {y:.1f}H{PLOT_RIGHT}" stroke="{LINE}" stroke-width="2"'
            f"{_dashed('3 7') if share == 500 else ''}/>"
        )
        yield text_element(f"{share // 10} %", 20, x=PLOT_LEFT - 14, y=y + 7, fill=FAINT, anchor="end")
    for seat, player in enumerate(content.players):
        yield _line(player, seat, content.decisions)


def _line(player: ReviewedPlayer, seat: int, decisions: int) -> str:
    points = " ".join(f"{_across(at, decisions):.1f},{_height(win):.1f}" for at, win in player.chances)
    return (
        f'<polyline points="{points}" fill="none" stroke="{COLOURS[seat]}" stroke-width="5" '
        f'stroke-linejoin="round" stroke-linecap="round"{_dashed(DASHES[seat])}/>'
    )


def _rows(players: tuple[ReviewedPlayer, ...]) -> Iterator[str]:
    """A row for each player, together as high as the graph."""
    left, width = EDGE + GRAPH + GAP, WIDTH - 2 * EDGE - GRAPH - GAP
    high = min(ROW, (BOTTOM - TOP - ROW_GAP * (len(players) - 1)) / len(players))
    for seat, player in enumerate(players):
        top = TOP + seat * (high + ROW_GAP)
        yield f'<g transform="translate({left} {top:.1f})">{"".join(_row(player, seat, width, high))}</g>'


def _row(player: ReviewedPlayer, seat: int, width: float, high: float) -> Iterator[str]:
    fill, border = ("#fdf0cc", "#d9a832") if player.is_winner else (PAPER, LINE)
    yield _card((0, 0), width, high, fill=fill, border=border)
    size = max(24.0, min(34.0, high / 5))  # of the name; where few play, there is room for large letters
    upper, lower = high * 0.42, high * 0.8
    yield (
        f'<path d="M22 {upper - size / 3:.1f}h52" stroke="{COLOURS[seat]}" stroke-width="6" '
        f'stroke-linecap="round"{_dashed(DASHES[seat])}/>'
    )
    yield text_element(truncated(player.name, size, width - 118 - 3 * size), size, x=88, y=upper, fill=INK)
    yield text_element(player.accuracy, size * 1.45, x=width - 22, y=upper + size / 6, fill=INK, anchor="end")
    for place, mark in enumerate(player.marks):
        yield text_element(mark, size * 0.8, x=22 + place * size * 2.3, y=lower, fill=FAINT)
    room = width - 44 - 4 * size * 2.3
    yield text_element(
        truncated(player.margin, size * 0.75, room),
        size * 0.75,
        x=width - 22,
        y=lower,
        fill=FAINT,
        anchor="end",
    )


def _card(
    place: tuple[float, float], width: float, height: float, *, fill: str = PAPER, border: str = LINE
) -> str:
    x, y = place
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:.1f}" height="{height:.1f}" rx="16" fill="{fill}" '
        f'stroke="{border}" stroke-width="2"/>'
    )


def _dashed(pattern: str) -> str:
    return f' stroke-dasharray="{pattern}"' if pattern else ""


def _across(decision: int, decisions: int) -> float:
    return PLOT_LEFT + (PLOT_RIGHT - PLOT_LEFT) * decision / max(1, decisions)


def _height(thousandths: int) -> float:
    return PLOT_BOTTOM - (PLOT_BOTTOM - PLOT_TOP) * thousandths / 1000
