"""The café from above as SVG: tables, chairs, guests and the bar, as the browser client draws them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from cafe.protocol.messages import Plan
from cafe.server.link_image.text import text_element

CELL = 100
CHAIR, FREE = "o", "."
COLOURS = {
    "AF": "#24613c",
    "CN": "#b3231c",
    "CU": "#0a6aa8",
    "DE": "#34322f",
    "ES": "#965400",
    "FR": "#4a3fb5",
    "GB": "#7a1f4d",
    "IN": "#b4470a",
    "IT": "#3d7317",
    "RU": "#4c6189",
    "TR": "#0a6e6a",
    "US": "#22305f",
}  # as in game.css
JOKER = "#6d3fa0"
PAPER = "#fffaf0"
LADY = (
    "M0-31c-15 0-19 12-19 23 0 8-1 13-5 17 4 3 10 3 14 1v4c-16 2-25 9-27 21h74c-2-12-11-19-27-21v-4"
    "c4 2 10 2 14-1-4-4-5-9-5-17 0-11-4-23-19-23Z"
)
GENTLEMAN = (
    "M-13-20c0-10 4-14 13-14s13 4 13 14l10 2c2 1 2 4 0 4l-9 1c1 14-4 22-14 22s-15-8-14-22l-9-1c-2 0-2-3 0-4Z"
    "M-8 11h16l1 3c18 2 26 9 28 21h-74c2-12 10-19 28-21Z"
)
STAR = "M24 9l4.8 10.4 11.2 1.3-8.3 7.7 2.3 11.1L24 34l-10 5.5 2.3-11.1-8.3-7.7 11.2-1.3Z"


@dataclass(frozen=True, slots=True)
class Room:
    """Who sits where in a café, as everybody may see it."""

    plan: Plan
    tables: Mapping[str, str]
    seated: Mapping[str, str]
    bar: Sequence[str]

    @property
    def width(self) -> int:
        return CELL * max(map(len, self.plan.drawing))

    @property
    def height(self) -> int:
        return CELL * len(self.plan.drawing)


def draw_room(room: Room, flags: Mapping[str, str]) -> str:
    """The room in its own units, a hundred to a cell; flags are file names by nation."""
    parts = [
        *_definitions(flags),
        *_rugs(room),
        *_counter(room, flags),
        *(part for name, x, y in _places(room, CHAIR) for part in _chair(room, name, x, y, flags)),
        *(_table(room.tables.get(name), x, y, flags) for name, x, y in _tables(room)),
    ]
    return "".join(parts)


def _definitions(flags: Mapping[str, str]) -> Iterator[str]:
    """Each flag once, sixty-four units wide around its middle."""
    for nation, address in flags.items():
        image = f'<image id="flag-{nation}" href="{address}" x="-32" y="-32" width="64" height="64"/>'
        yield f"<defs>{image}</defs>"


def _places(room: Room, sign: str) -> Iterator[tuple[str, int, int]]:
    yield from ((name, x, y) for name, here, x, y in _cells(room) if here == sign)


def _tables(room: Room) -> Iterator[tuple[str, int, int]]:
    yield from ((name, x, y) for name, _, x, y in _cells(room) if name in room.plan.tables)


def _cells(room: Room) -> Iterator[tuple[str, str, int, int]]:
    """Every cell that is not bare floor: its name, its sign, and its middle."""
    for row, signs in enumerate(room.plan.drawing):
        for column, sign in enumerate(signs):
            if sign != FREE:
                name = f"{chr(ord('a') + column)}{row + 1}"
                yield name, sign, CELL * column + CELL // 2, CELL * row + CELL // 2


def _rugs(room: Room) -> Iterator[str]:
    """A rug under two tables of a nation that stand side by side."""
    stand = [(x, y, room.tables.get(name)) for name, x, y in _tables(room)]
    for at, (x, y, nation) in enumerate(stand):
        for right, below, other in stand[at + 1 :]:
            near = abs(right - x) + abs(below - y) == 2 * CELL and (right == x or below == y)
            if nation is not None and nation == other and near:
                yield (
                    f'<path d="M{x} {y}L{right} {below}" stroke="{COLOURS[nation]}" stroke-width="128" '
                    'stroke-linecap="round" opacity="0.1"/>'
                )


def _table(nation: str | None, x: int, y: int, flags: Mapping[str, str]) -> str:
    if nation is None:
        return (
            f'<circle cx="{x}" cy="{y}" r="46" fill="none" stroke="#bea37a" stroke-width="3" '
            'stroke-dasharray="8 8"/>'
        )
    return (
        f'<g transform="translate({x} {y})"><circle cy="4" r="49" opacity="0.14"/>'
        '<circle r="48" fill="#b98552" stroke="#8d5f34" stroke-width="2"/>'
        f'<circle r="42" fill="#fffdf8" stroke="{COLOURS[nation]}" stroke-width="3"/>'
        f"{_flag(nation, 37, flags)}</g>"
    )


def _flag(nation: str, radius: int, flags: Mapping[str, str]) -> str:
    """The flag, or the nation's letters on its colour where there is none."""
    if nation in flags:
        return f'<use href="#flag-{nation}" transform="scale({radius / 32:.3f})"/>'
    letters = text_element(nation, radius * 0.85, y=radius * 0.3, fill=PAPER, anchor="middle")
    return f'<circle r="{radius}" fill="{COLOURS[nation]}"/>{letters}'


def _chair(room: Room, name: str, x: int, y: int, flags: Mapping[str, str]) -> Iterator[str]:
    yield f'<g transform="translate({x} {y})">'
    yield '<rect x="-41" y="-41" width="82" height="82" rx="20" fill="#dcc7a3" stroke="#bea37a"/>'
    yield '<rect x="-30" y="-30" width="60" height="60" rx="14" fill="#e8d8bb"/>'
    if name in room.seated:
        yield draw_guest(room.seated[name], flags)
    yield "</g>"


def draw_guest(guest: str, flags: Mapping[str, str]) -> str:
    """A guest as a tile around the origin: ladies on paper, gentlemen on their nation's colour."""
    nation, lady = (None if guest.startswith("*") else guest[:2]), guest.endswith("f")
    hue = JOKER if nation is None else COLOURS[nation]
    ink, paper = (hue, PAPER) if lady else (PAPER, hue)
    corner, shape = (29, LADY) if lady else (13, GENTLEMAN)
    return (
        f'<rect x="-43" y="-43" width="86" height="86" rx="{corner}" fill="{PAPER}" stroke="#281400" '
        'stroke-opacity="0.35" stroke-width="1.5"/>'
        f'<rect x="-40" y="-40" width="80" height="80" rx="{corner - 3}" fill="{paper}" '
        f'stroke="{hue if lady else PAPER}" stroke-width="4"/>'
        f'<path transform="translate(0 -13) scale(0.7)" fill="{ink}" d="{shape}"/>'
        f"{_badge(nation, ink, flags)}"
    )


def _badge(nation: str | None, ink: str, flags: Mapping[str, str]) -> str:
    """The nation's letters, and its flag where there is one; a joker is from everywhere."""
    if nation is None:
        return f'<path d="{STAR}" fill="#ffce4f" stroke="#5a3a00" stroke-width="1.5"/>'
    letters = text_element(nation, 27, x=-34, y=34, fill=ink)
    if nation not in flags:
        return letters
    flag = f'<circle r="15" fill="{PAPER}"/>{_flag(nation, 14, flags)}'
    return f'{letters}<g transform="translate(24 25)">{flag}</g>'


def _counter(room: Room, flags: Mapping[str, str]) -> Iterator[str]:
    """The bar: who drinks there, and what the spaces win or cost."""
    spaces = {name: (x, y) for name, _, x, y in _cells(room) if name in room.plan.bar}
    if not spaces:
        return
    left, top = (min(place[axis] for place in spaces.values()) - 54 for axis in (0, 1))
    right, bottom = (max(place[axis] for place in spaces.values()) + 54 for axis in (0, 1))
    for deeper, colour in ((6, "#4b2a15"), (0, "#6b3f22")):
        yield (
            f'<rect x="{left}" y="{top}" width="{right - left}" height="{bottom - top + deeper}" rx="26" '
            f'fill="{colour}"/>'
        )
    for at, name in enumerate(room.plan.bar):
        x, y = spaces[name]
        yield f'<g transform="translate({x} {y})">'
        yield '<rect x="-43" y="-43" width="86" height="86" rx="16" fill="#7f4e2d" stroke="#4b2a15"/>'
        if at < len(room.bar):
            yield f'<g transform="scale(0.92)">{draw_guest(room.bar[at], flags)}</g>'
        elif at < len(room.plan.prices):
            yield _price(room.plan.prices[at])
        yield "</g>"


def _price(points: int) -> str:
    price = f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}" if points < 0 else "0"
    return text_element(price, 34, y=12, fill="#c8f0c4" if points > 0 else "#ffc9bd", anchor="middle")
