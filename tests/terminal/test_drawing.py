"""The café as it is drawn, in pictures."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
from rich.console import Console

from cafe.rules import Chair, Game, Nation
from cafe.terminal.output.drawing import NATION_STYLES, Marks, draw_cafe, signed
from tests.cafe_table import bar_with, board_game, card_game

CARD_CAFE = """\
      a       b       c       d       e

 1           >TRm             ·

 2   TRf     [TR]     +6     [FR]     …

 3            ·      [ES]     ·

 4    ·      [IT]     ·      [RU]     ·

 5            ·               ·"""


def picture(game: Game, marks: Marks | None = None, width: int = 80) -> str:
    return "\n".join(line.rstrip() for line in draw_cafe(game.scene, width, marks).plain.splitlines())


def test_the_card_cafe_shows_tables_guests_free_and_lit_chairs_and_who_is_new() -> None:
    game = card_game("a2=TRf b1=TRm", b2="TR", d2="FR", c3="ES", b4="IT", d4="RU")
    marks = Marks(frozenset({Chair("b1")}), {Chair("c2"): 6, Chair("e2"): 0})
    assert picture(game, marks) == CARD_CAFE


def test_the_bar_shows_its_guests_and_the_prices_of_its_free_spaces() -> None:
    rows = picture(board_game(bar=bar_with(2))).splitlines()
    assert rows[6].split() == ["6", "|AFf||AFf||+3|", "|+4|", "|+5|"]
    assert rows[7].split() == ["7", "|−2|", "|−4|", "|−6|", "|−8|", "|−10|"]


def test_jokers_are_shown_by_their_stars_and_birthday_tables_by_their_mark() -> None:
    rows = picture(board_game("b1=**f", birthday="RU")).splitlines()
    assert "**f" in rows[1]
    assert "[RU]!" in rows[2]


def test_a_table_without_its_card_is_shown_empty() -> None:
    game = card_game(b2="TR")
    nations = {table: nation for table, nation in game.scene.room.nations.items() if table != "c3"}
    game = replace(game, scene=replace(game.scene, room=replace(game.scene.room, nations=nations)))
    assert "[--]" in picture(game)


@pytest.mark.parametrize("plan", ["corners", "ring"])
@pytest.mark.parametrize("width", [80, 100, 200])
def test_every_plan_fits_the_terminal(plan: str, width: int) -> None:
    rows = picture(board_game(rules=f"players=2 plan={plan}"), width=width).splitlines()
    assert max(map(len, rows)) <= width


def test_every_nation_has_its_colour_and_its_letters_besides() -> None:
    assert set(NATION_STYLES) == {*Nation, None}
    assert len(set(NATION_STYLES.values())) == len(NATION_STYLES)
    game = board_game("b1=RUm a2=RUf")
    assert "RUm" in picture(game)
    assert "\x1b" in _printed(game, colour=True)
    assert "\x1b" not in _printed(game, colour=False)


def _printed(game: Game, *, colour: bool) -> str:
    file = io.StringIO()
    console = Console(
        file=file, force_terminal=colour, no_color=False, width=80, color_system="256" if colour else None
    )
    console.print(draw_cafe(game.scene, 80))
    return file.getvalue()


def test_numbers_have_their_signs() -> None:
    assert [signed(points) for points in (3, 0, -12)] == ["+3", "0", "−12"]
