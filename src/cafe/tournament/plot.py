"""The ladder as one SVG: the share of games that each bot won, with its interval."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from .statistics import Row

WIDTH, LEFT, RIGHT, TOP, STEP, BOTTOM = 840, 220, 90, 84, 34, 48
SCALE = WIDTH - LEFT - RIGHT
LONGEST_LABEL = 26
STYLE = """
    text { font: 13px system-ui, sans-serif; fill: #3b3a38 }
    .title { font-weight: 600; font-size: 15px }
    .grid { stroke: #d9d5cd; stroke-width: 1 }
    .even { stroke: #b5541c; stroke-width: 1.5; stroke-dasharray: 5 4 }
    .interval { stroke: #2a6f97; stroke-width: 2.5; stroke-linecap: round }
    .share { fill: #2a6f97 }
    .ground { fill: #fffdf8 }
    @media (prefers-color-scheme: dark) {
        text { fill: #e8e4da } .grid { stroke: #4a4741 } .ground { fill: #211f1c }
        .even { stroke: #f0a070 } .interval { stroke: #7cc0e8 } .share { fill: #7cc0e8 }
    }
"""


def plot(rows: Sequence[Row], players: int, title: str, told: str) -> str:
    """The shares, best first; the dashed line is what all would win if they were equally strong."""
    best_first = sorted(rows, key=lambda row: row.games_won.value, reverse=True)
    height = TOP + STEP * len(rows) + BOTTOM
    foot = TOP + STEP * len(rows)
    even = _x(1 / players)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
            f"<title>{escape(title)}</title><style>{STYLE}</style>",
            f'<rect class="ground" width="{WIDTH}" height="{height}"/>',
            f'<text class="title" x="20" y="30">{escape(title)}</text>',
            f'<text x="20" y="52">{escape(told)}</text>',
            *(_tick(percent, foot) for percent in range(0, 101, 25)),
            f'<line class="even" x1="{even}" x2="{even}" y1="{TOP - 8}" y2="{foot}"/>',
            *(_drawn(row, TOP + STEP * place + STEP / 2) for place, row in enumerate(best_first)),
            "</svg>\n",
        ]
    )


def _tick(percent: int, foot: float) -> str:
    x = _x(percent / 100)
    return (
        f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP - 8}" y2="{foot}"/>'
        f'<text x="{x}" y="{foot + 20}" text-anchor="middle">{percent} %</text>'
    )


def _drawn(row: Row, y: float) -> str:
    won = row.games_won
    low, high = won.value if won.low is None else won.low, won.value if won.high is None else won.high
    label = row.label if len(row.label) <= LONGEST_LABEL else f"{row.label[: LONGEST_LABEL - 1]}…"
    return (
        f'<text x="{LEFT - 16}" y="{y + 4}" text-anchor="end">{escape(label)}</text>'
        f'<line class="interval" x1="{_x(low)}" x2="{_x(high)}" y1="{y}" y2="{y}"/>'
        f'<circle class="share" cx="{_x(won.value)}" cy="{y}" r="5"/>'
        f'<text x="{WIDTH - 20}" y="{y + 4}" text-anchor="end">{won.value * 100:.1f} %</text>'
    )


def _x(part: float) -> float:
    return round(LEFT + SCALE * part, 1)
