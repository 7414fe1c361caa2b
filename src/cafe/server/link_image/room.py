"""The café from above as SVG: tables, chairs, guests, the bar and the bag, drawn as in the browser."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from cafe.drawings import colour, draw, symbol
from cafe.protocol.messages import Plan
from cafe.server.link_image.text import text_element

CELL = 100
CHAIR, FREE = "o", "."
CORNER_CELLS = 4  # beside the bar that the bag needs


@dataclass(frozen=True, slots=True)
class Room:
    """Who sits where in a café, as everybody may see it."""

    plan: Plan
    tables: Mapping[str, str]
    seated: Mapping[str, str]
    bar: Sequence[str]
    bag: int | None = None

    @property
    def width(self) -> int:
        return CELL * max(map(len, self.plan.drawing))

    @property
    def height(self) -> int:
        return CELL * len(self.plan.drawing)


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell of the plan that is not bare floor, and its middle."""

    name: str
    sign: str
    x: int
    y: int


def draw_room(room: Room, flags: Mapping[str, str]) -> str:
    """The room in its own units, a hundred to a cell; flags are file names by nation."""
    cells = {cell.name: cell for cell in _cells(room.plan)}
    tables = [cells[name] for name in cells if name in room.plan.tables]
    chairs = [cell for cell in cells.values() if cell.sign == CHAIR]
    bar = [cells[name] for name in room.plan.bar]
    parts = [
        *(symbol(_flag(nation), file) for nation, file in flags.items()),
        *_rugs(room, tables),
        *_counter(room, bar, flags),
        *(_chair(room, chair, cells, flags) for chair in chairs),
        *(_table(room.tables.get(table.name), table, flags) for table in tables),
        *_bag(room, bar, cells.values()),
    ]
    return "".join(parts)


def draw_guest(guest: str, x: float, y: float, flags: Collection[str]) -> str:
    """A guest around a point: ladies on paper, gentlemen on their nation's colour."""
    joker, lady = guest.startswith("*"), guest.endswith("f")
    nation = None if joker else guest[:2]
    hue, paper = colour(f"nation-{nation or 'joker'}"), colour("guest-paper")
    return draw(
        "lady" if lady else "gentleman",
        x,
        y,
        ink=hue if lady else paper,
        paper=paper if lady else hue,
        nation=nation,
        flag=_flag(nation) if nation in flags else None,
        joker=joker,
    )


def _flag(nation: str | None) -> str:
    return f"flag-{nation}"


def _cells(plan: Plan) -> Iterator[Cell]:
    for row, signs in enumerate(plan.drawing):
        for column, sign in enumerate(signs):
            if sign != FREE:
                name = f"{chr(ord('a') + column)}{row + 1}"
                yield Cell(name, sign, CELL * column + CELL // 2, CELL * row + CELL // 2)


def _rugs(room: Room, tables: Sequence[Cell]) -> Iterator[str]:
    """A rug under two tables of a nation that stand side by side."""
    for at, table in enumerate(tables):
        nation = room.tables.get(table.name)
        for other in tables[at + 1 :]:
            straight = table.x == other.x or table.y == other.y
            near = abs(other.x - table.x) + abs(other.y - table.y) == 2 * CELL and straight
            if near and nation is not None and nation == room.tables.get(other.name):
                hue = colour(f"nation-{nation}")
                yield (
                    f'<path d="M{table.x} {table.y}L{other.x} {other.y}" stroke="{hue}" stroke-width="128" '
                    'stroke-linecap="round" opacity="0.1"/>'
                )


def _table(nation: str | None, cell: Cell, flags: Collection[str]) -> str:
    if nation is None:
        return draw("table_free", cell.x, cell.y)
    hue = colour(f"nation-{nation}")
    flag = _flag(nation) if nation in flags else None
    table = draw("table_shadow", cell.x, cell.y) + draw("table", cell.x, cell.y, hue=hue, flag=flag)
    return table if flag else table + _letters(nation, hue, cell)


def _letters(nation: str, hue: str, cell: Cell) -> str:
    """The nation's letters on its colour, where there is no flag."""
    letters = text_element(nation, 31, y=11, fill=colour("guest-paper"), anchor="middle")
    return f'<g transform="translate({cell.x} {cell.y})"><circle r="37" fill="{hue}"/>{letters}</g>'


def _chair(room: Room, chair: Cell, cells: Mapping[str, Cell], flags: Collection[str]) -> str:
    tables = [cells[table] for table in room.plan.chairs[chair.name]]
    drawn = draw("chair", chair.x, chair.y, back=_back(chair, *tables) if len(tables) == 1 else "")
    guest = room.seated.get(chair.name)
    return drawn if guest is None else drawn + draw_guest(guest, chair.x, chair.y, flags)


def _back(chair: Cell, table: Cell) -> str:
    """The backrest of a chair that stands at one table only, on the far side of it."""
    right, down = (chair.x - table.x) // CELL, (chair.y - table.y) // CELL
    return f"M-26 {44 * down}h52" if right == 0 else f"M{44 * right} -26v52"


def _counter(room: Room, spaces: Sequence[Cell], flags: Collection[str]) -> Iterator[str]:
    """The bar: who drinks there, and what the spaces win or cost."""
    if not spaces:
        return
    left, top, right, bottom = _bounds(spaces)
    yield draw("bar", left, top, width=right - left, height=bottom - top)
    for at, space in enumerate(spaces):
        price = room.plan.prices[at] if len(room.bar) <= at < len(room.plan.prices) else None
        yield _space(space, price)
        if at < len(room.bar):
            yield draw_guest(room.bar[at], space.x, space.y, flags)


def _space(cell: Cell, price: int | None) -> str:
    ink = colour("counter-minus" if price is not None and price < 0 else "counter-plus")
    return draw("bar_space", cell.x, cell.y, ink=ink, price=None if price is None else _signed(price))


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}" if points < 0 else "0"


def _bag(room: Room, bar: Sequence[Cell], cells: Collection[Cell]) -> Iterator[str]:
    """The bag to the right of the bar, where the floor is bare and wide enough."""
    if room.bag is None or not bar:
        return
    _, top, right, bottom = _bounds(bar)
    beside = [cell for cell in cells if cell.x > right and top < cell.y < bottom]
    if not beside and room.width - right >= CORNER_CELLS * CELL:
        yield draw("bag", (right + room.width) / 2, (top + bottom) / 2, guests=room.bag)


def _bounds(cells: Collection[Cell]) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of some cells."""
    across, down = [cell.x for cell in cells], [cell.y for cell in cells]
    half = CELL // 2
    return min(across) - half, min(down) - half, max(across) + half, max(down) + half
