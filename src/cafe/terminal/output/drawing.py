"""The café in the terminal, drawn from the plan's grid."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rich.text import Text

from cafe.rules import Chair, Guest, Nation, Scene, Table
from cafe.rules.floor import cell
from cafe.rules.ruleset import BAR_PRICES

FREE_CHAIR, NEW, WAITS, NO_CARD = "·", ">", "…", "--"
NARROWEST, WIDEST = 5, 7  # of a cell of the board
CARD_CELL = 8
MARGIN = 3  # for the row numbers
PALE = "dim"
LIT = "bold black on bright_yellow"
# Middle tones, to be read on dark and on light ground; the letters say the same.
COLOURS: dict[Nation | None, str] = {
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
    """What the eye should find: guests who sat down just now, and chairs with what they would pay."""

    fresh: frozenset[Chair] = frozenset()
    lit: Mapping[Chair, int] = field(default_factory=dict)


def cafe(scene: Scene, width: int, marks: Marks | None = None) -> Text:
    """The floor with its tables, chairs and bar; everything has letters, colours only help."""
    grid, wide = scene.ruleset.plan.drawing, _cell_width(scene, width)
    columns = max(map(len, grid))
    letters = "".join(cell(x, 0)[0].center(wide) for x in range(columns))
    rows = [Text(" " * MARGIN + letters.rstrip(), style=PALE)]
    for y, tokens in enumerate(grid):
        row = Text().append(f"{y + 1:>{MARGIN - 1}} ", style=PALE)
        for x in range(len(tokens)):
            row.append_text(_centred(_thing(scene, cell(x, y), marks or Marks()), wide))
        row.rstrip()
        rows.append(row)
    return Text("\n" if scene.ruleset.is_board else "\n\n").join(rows)


def guest_text(guest: Guest) -> Text:
    """A guest's code in his nation's colour."""
    return Text(str(guest), style=COLOURS[guest.nation])


def _cell_width(scene: Scene, width: int) -> int:
    if not scene.ruleset.is_board:
        return CARD_CELL
    columns = max(map(len, scene.ruleset.plan.drawing))
    return max(NARROWEST, min(WIDEST, (width - MARGIN) // columns))


def _thing(scene: Scene, where: str, marks: Marks) -> Text:
    plan = scene.ruleset.plan
    if where in plan.tables:
        return _table(scene, Table(where))
    if where in plan.tables_at:
        return _chair(scene, Chair(where), marks)
    if where in plan.bar:
        return _bar_space(scene, plan.bar.index(where))
    return Text()


def _table(scene: Scene, table: Table) -> Text:
    nation = scene.room.nations.get(table)
    if nation is None:
        return Text(f"[{NO_CARD}]", style=PALE)
    birthday = "!" if nation is scene.birthday else ""
    return Text(f"[{nation}]{birthday}", style=f"{COLOURS[nation]} reverse")


def _chair(scene: Scene, chair: Chair, marks: Marks) -> Text:
    guest = scene.room.guests.get(chair)
    if guest is not None:
        told = guest_text(guest)
        return Text(NEW, style="bold").append_text(told) if chair in marks.fresh else told
    if chair in marks.lit:
        pays = marks.lit[chair]
        return Text(signed(pays), style=LIT) if pays else Text(WAITS, style=PALE)
    return Text(FREE_CHAIR, style=PALE)


def _bar_space(scene: Scene, space: int) -> Text:
    assert scene.ruleset.bar is not None, "only the board game has a bar"
    if space < len(scene.bar):
        return Text("|").append_text(guest_text(scene.bar[space])).append("|")
    price = signed(BAR_PRICES[scene.ruleset.bar][space])
    style = "bold" if space == len(scene.bar) else PALE
    return Text(f"|{price}|", style=style)


def _centred(text: Text, width: int) -> Text:
    """Without touching the text's own style."""
    left = max(0, (width - text.cell_len) // 2)
    return Text(" " * left).append_text(text).append(" " * max(0, width - left - text.cell_len))


def signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points).replace("-", "−")
