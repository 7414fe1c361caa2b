"""The course of a soak as one SVG: memory, open files, tasks, and how soon a person's turn is heard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

from .samples import Sample
from .trial import Found

WIDTH, HEIGHT = 840, 520
PANEL_WIDTH, PANEL_HEIGHT = 330, 170
LEFT, TOP, ACROSS, DOWN = 70, 70, 410, 235  # of the first panel, and to the next
BUCKETS = 60  # moments for which percentiles are drawn
MEGABYTE = 1024 * 1024
STYLE = """
    text { font: 13px system-ui, sans-serif; fill: #3b3a38 }
    .title { font-weight: 600; font-size: 15px }
    .grid { stroke: #d9d5cd; stroke-width: 1 }
    .line { fill: none; stroke-width: 2; stroke-linejoin: round }
    .a { stroke: #2a6f97 } .b { stroke: #b5541c }
    .name.a { fill: #2a6f97; stroke: none } .name.b { fill: #b5541c; stroke: none }
    .ground { fill: #fffdf8 }
    @media (prefers-color-scheme: dark) {
        text { fill: #e8e4da } .grid { stroke: #4a4741 } .ground { fill: #211f1c }
        .a { stroke: #7cc0e8 } .b { stroke: #f0a070 }
        .name.a { fill: #7cc0e8 } .name.b { fill: #f0a070 }
    }
"""
Points = Sequence[tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Panel:
    """One plot: its title, and a line for each name."""

    title: str
    lines: dict[str, Points]


def plot(found: Found, title: str) -> str:
    soak = found.soak
    tables, minutes = f"{soak.matches} matches of bots", f"{soak.seconds / 60:g} minutes"
    told = f"{title}: {tables}, {soak.listeners:,} listeners, {minutes}"
    drawn = [_drawn(panel, number, soak.seconds) for number, panel in enumerate(_panels(found))]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
            f"<title>{escape(told)}</title><style>{STYLE}</style>",
            f'<rect class="ground" width="{WIDTH}" height="{HEIGHT}"/>',
            f'<text class="title" x="{LEFT - 50}" y="30">{escape(told)}</text>',
            *drawn,
            "</svg>\n",
        ]
    )


def _panels(found: Found) -> list[Panel]:
    return [
        Panel("Memory (MB)", _by_node(found, lambda sample: sample.memory_bytes / MEGABYTE)),
        Panel("A turn at other seats (ms)", _percentiles(found)),
        Panel("Open files", _by_node(found, lambda sample: sample.files)),
        Panel("Tasks of the event loop", _by_node(found, lambda sample: sample.tasks)),
    ]


def _by_node(found: Found, figure: Callable[[Sample], float]) -> dict[str, Points]:
    nodes = range(found.soak.nodes)
    names = [""] if len(nodes) == 1 else [f"node {number + 1}" for number in nodes]
    return {
        name: [(sample.at_s, figure(sample)) for sample in found.of_node(number)]
        for number, name in zip(nodes, names, strict=True)
    }


def _percentiles(found: Found) -> dict[str, Points]:
    """The median and the 99th percentile of each stretch of time."""
    stretch = found.soak.seconds / BUCKETS
    buckets: dict[int, list[float]] = {}
    for at, seconds in found.turns:
        buckets.setdefault(int(at / stretch), []).append(seconds * 1_000)
    ordered = {number: sorted(times) for number, times in sorted(buckets.items()) if number < BUCKETS}
    return {
        name: [((number + 0.5) * stretch, times[int(len(times) * part)]) for number, times in ordered.items()]
        for name, part in (("p50", 0.5), ("p99", 0.99))
    }


def _drawn(panel: Panel, number: int, seconds: float) -> str:
    left, top = LEFT + ACROSS * (number % 2), TOP + DOWN * (number // 2)
    most = top_of_scale(max((y for points in panel.lines.values() for _, y in points), default=1))
    parts = [
        f'<g transform="translate({left} {top})">',
        f'<text class="title" y="-12">{escape(panel.title)}</text>',
    ]
    for share in (0, 0.5, 1):
        y = PANEL_HEIGHT * (1 - share)
        parts.append(f'<line class="grid" x2="{PANEL_WIDTH}" y1="{y}" y2="{y}"/>')
        parts.append(f'<text x="-8" y="{y + 4}" text-anchor="end">{most * share:g}</text>')
        parts.append(_moment(share, seconds))
    for place, (kind, (name, points)) in enumerate(zip("ab", panel.lines.items(), strict=False)):
        path = " ".join(
            f"{PANEL_WIDTH * x / seconds:.1f},{PANEL_HEIGHT * (1 - y / most):.1f}" for x, y in points
        )
        parts.append(f'<polyline class="line {kind}" points="{path}"/>')
        x = PANEL_WIDTH - 55 * (len(panel.lines) - 1 - place)
        parts.append(f'<text class="name {kind}" x="{x}" y="-12" text-anchor="end">{escape(name)}</text>')
    return "\n".join([*parts, "</g>"])


def _moment(share: float, seconds: float) -> str:
    anchor = "start" if share == 0 else "end" if share == 1 else "middle"
    return (
        f'<text x="{PANEL_WIDTH * share}" y="{PANEL_HEIGHT + 18}" text-anchor="{anchor}">'
        f"{seconds * share / 60:g} min</text>"
    )


def top_of_scale(most: float) -> float:
    """The next round number."""
    if most <= 0:
        return 1
    step: float = 10.0 ** floor(log10(most)) / 2
    return ceil(most / step) * step
