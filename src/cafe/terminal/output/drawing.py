"""The floor of the café, drawn from the plan's grid."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rich.text import Text

from cafe.rules import Chair, Guest, Nation, Scene, Table
from cafe.rules.floor import cell
from cafe.rules.options import BAR_PRICES

FREE_CHAIR, NEW, WAITS, NO_CARD = "·", ">", "…", "--"
NARROWEST_CELL, WIDEST_CELL = 5, 7  # columns of the terminal, for the board
CARD_CELL = 8
MARGIN = 3  # for the row numbers
PALE = "dim"
HIGHLIGHT = "bold black on bright_yellow"
# Medium tones, readable on dark and light backgrounds; the letters say the same.
NATION_STYLES: dict[Nation | None, str] = {
    Nation.AF: "chartreuse4",
    Nation.CN: "red3",
    Nation.CU: "dodger_blue2",
    Nation.DE: "dark_goldenrod",
    Nation.ES: "dark_orange3",
    Nation.FR: "slate_blue1",
    Nation.GB: "medium_violet_red",
    Nation.IN: "light_salmon3",
    Nation.IT: "spring_green4",
    Nation.RU: "deep_pink3",
    Nation.TR: "dark_cyan",
    Nation.US: "steel_blue",
    None: "bold",
}


@dataclass(frozen=True, slots=True)
class Marks:
    """What to highlight: guests who have just sat down, and free chairs with what they would pay."""

    new_guests: frozenset[Chair] = frozenset()
    pay: Mapping[Chair, int] = field(default_factory=dict)


def draw_cafe(scene: Scene, width: int, marks: Marks | None = None) -> Text:
    """The tables, chairs and bar; everything has letters, colours only help."""
    grid, cell_width = scene.ruleset.plan.drawing, _cell_width(scene, width)
    columns = max(map(len, grid))
    letters = "".join(cell(x, 0)[0].center(cell_width) for x in range(columns))
    rows = [Text(" " * MARGIN + letters.rstrip(), style=PALE)]
    for y, tokens in enumerate(grid):
        row = Text().append(f"{y + 1:>{MARGIN - 1}} ", style=PALE)
        for x in range(len(tokens)):
            row.append_text(_centred(_draw_cell(scene, cell(x, y), marks or Marks()), cell_width))
        row.rstrip()
        rows.append(row)
    return Text("\n" if scene.ruleset.is_board else "\n\n").join(rows)


def guest_text(guest: Guest) -> Text:
    """A guest's code in the colour of their nation."""
    return Text(str(guest), style=NATION_STYLES[guest.nation])


def _cell_width(scene: Scene, width: int) -> int:
    if not scene.ruleset.is_board:
        return CARD_CELL
    columns = max(map(len, scene.ruleset.plan.drawing))
    return max(NARROWEST_CELL, min(WIDEST_CELL, (width - MARGIN) // columns))


def _draw_cell(scene: Scene, place: str, marks: Marks) -> Text:
    plan = scene.ruleset.plan
    if place in plan.tables:
        return _draw_table(scene, Table(place))
    if place in plan.tables_at:
        return _draw_chair(scene, Chair(place), marks)
    if place in plan.bar:
        return _draw_bar_space(scene, plan.bar.index(place))
    return Text()


def _draw_table(scene: Scene, table: Table) -> Text:
    nation = scene.room.nations.get(table)
    if nation is None:
        return Text(f"[{NO_CARD}]", style=PALE)
    birthday = "!" if nation is scene.birthday else ""
    return Text(f"[{nation}]{birthday}", style=f"{NATION_STYLES[nation]} reverse")


def _draw_chair(scene: Scene, chair: Chair, marks: Marks) -> Text:
    guest = scene.room.guests.get(chair)
    if guest is not None:
        code = guest_text(guest)
        return Text(NEW, style="bold").append_text(code) if chair in marks.new_guests else code
    if chair in marks.pay:
        points = marks.pay[chair]
        return Text(signed(points), style=HIGHLIGHT) if points else Text(WAITS, style=PALE)
    return Text(FREE_CHAIR, style=PALE)


def _draw_bar_space(scene: Scene, space: int) -> Text:
    assert scene.ruleset.bar is not None, "only the board game has a bar"
    if space < len(scene.bar):
        return Text("|").append_text(guest_text(scene.bar[space])).append("|")
    price = signed(BAR_PRICES[scene.ruleset.bar][space])
    style = "bold" if space == len(scene.bar) else PALE
    return Text(f"|{price}|", style=style)


def _centred(text: Text, width: int) -> Text:
    """Centred in plain spaces: padding inside the text would take its style."""
    left = max(0, (width - text.cell_len) // 2)
    return Text(" " * left).append_text(text).append(" " * max(0, width - left - text.cell_len))


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points).replace("-", "−")
