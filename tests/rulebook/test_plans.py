"""B1, B2: what a board has to be, and what the shipped ones are; C2 for the card game's plan."""

from collections import Counter
from itertools import pairwise

import pytest

from cafe.rules import (
    BadPlan,
    Chair,
    Edition,
    FloorPlan,
    Nation,
    Ruleset,
    Table,
    board_plan,
    card_plan,
    deal,
    shipped_plan,
)
from cafe.rules.flaws.plan import (
    BarSpaceOutOfOrder,
    ChairAtNoTable,
    ChairAtTooManyTables,
    NationsWithoutTable,
    NotAPosition,
    NotTwoTables,
    PlanFlaw,
    PositionsNotEachOnce,
    TableWithoutFourChairs,
    TooManyColumns,
    TooManyRows,
    UnknownSign,
    WrongNumberOfBarSpaces,
    WrongNumberOfChairs,
)
from cafe.rules.option_kinds import own_plan
from cafe.rules.quoting import shown
from tests.cafe_table import refused_by, rule

BOARDS = ["corners", "ring"]
SOUTH, EAST = 1, 0


def spot(cell: str) -> tuple[int, int]:
    """Column and row of a cell."""
    return ord(cell[0]) - ord("a"), int(cell[1:]) - 1


def shared(plan: FloorPlan, one: str, other: str) -> list[str]:
    """The chairs that stand between a table of one nation and a table of another."""
    return [
        chair
        for chair, tables in plan.tables_at.items()
        if sorted(plan.tables[table] for table in tables) == sorted([one, other])
    ]


def neighbours(plan: FloorPlan, table: Table) -> Counter[str]:
    """How many chairs a table shares with tables of each nation."""
    return Counter(
        plan.tables[other]
        for chair in plan.chairs_at[table]
        for other in plan.tables_at[chair]
        if other != table
    )


# B1: material


@rule("B1")
def test_there_are_a_hundred_guests() -> None:
    dealt = Counter(map(str, deal(Ruleset.parse("board"), "B1").guests))
    assert dealt.total() == 100
    assert all(dealt[f"{nation}{sex}"] == 4 for nation in Nation for sex in "fm")
    assert (dealt["**f"], dealt["**m"]) == (2, 2)


@rule("B1")
@pytest.mark.parametrize("name", BOARDS)
def test_a_board_has_24_tables_two_per_nation(name: str) -> None:
    assert Counter(shipped_plan(name).tables.values()) == dict.fromkeys(Nation, 2)


@rule("B1")
@pytest.mark.parametrize("name", BOARDS)
def test_a_board_has_68_chairs_of_which_28_stand_between_two_tables(name: str) -> None:
    plan = shipped_plan(name)
    assert len(plan.chairs) == 68
    assert Counter(len(tables) for tables in plan.tables_at.values()) == {1: 40, 2: 28}


@rule("B1")
@pytest.mark.parametrize("name", [*BOARDS, "card"])
def test_each_table_has_four_chairs(name: str) -> None:
    assert {len(chairs) for chairs in shipped_plan(name).chairs_at.values()} == {4}


@rule("B1")
@pytest.mark.parametrize("name", BOARDS)
def test_a_board_has_a_bar_of_twenty_numbered_spaces(name: str) -> None:
    plan = shipped_plan(name)
    assert [token_at(plan, cell) for cell in plan.bar] == [str(number) for number in range(1, 21)]


def token_at(plan: FloorPlan, cell: str) -> str:
    column, row = spot(cell)
    return plan.drawing[row][column]


# B2: what the books and other sources say of the board


@rule("B2")
@pytest.mark.parametrize("name", BOARDS)
def test_india_lies_in_the_bottom_right_corner(name: str) -> None:
    plan = shipped_plan(name)
    furthest_east = max(spot(table)[EAST] for table in plan.tables)
    corner = max(
        (table for table in plan.tables if spot(table)[EAST] == furthest_east),
        key=lambda table: spot(table)[SOUTH],
    )
    assert plan.tables[corner] == "IN"


@rule("B2")
def test_on_the_default_board_nothing_lies_below_india() -> None:
    plan = shipped_plan("corners")
    india = [table for table, sign in plan.tables.items() if sign == "IN"]
    assert max(spot(table)[SOUTH] for table in india) == max(spot(table)[SOUTH] for table in plan.tables)


@rule("B2")
@pytest.mark.parametrize("name", BOARDS)
def test_india_shares_one_chair_with_the_usa(name: str) -> None:
    assert len(shared(shipped_plan(name), "IN", "US")) == 1


@rule("B2")
@pytest.mark.parametrize("name", BOARDS)
def test_the_american_table_beside_it_has_india_france_and_the_other_usa(name: str) -> None:
    plan = shipped_plan(name)
    (chair,) = shared(plan, "IN", "US")
    (beside,) = [table for table in plan.tables_at[Chair(chair)] if plan.tables[table] == "US"]
    assert neighbours(plan, beside) == {"IN": 1, "FR": 1, "US": 1}


@rule("B2")
@pytest.mark.parametrize("name", BOARDS)
def test_an_english_table_lies_next_to_a_chinese_and_a_spanish_one(name: str) -> None:
    plan = shipped_plan(name)
    english = [neighbours(plan, table) for table, sign in plan.tables.items() if sign == "GB"]
    assert any({"CN", "ES"} <= set(nations) for nations in english)


@rule("B2")
@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("nation", [*Nation])
def test_the_two_tables_of_a_nation_share_one_chair(name: str, nation: Nation) -> None:
    assert len(shared(shipped_plan(name), nation, nation)) == 1


@rule("B2")
@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("nation", [*Nation])
def test_no_nation_shares_more_than_three_chairs_with_others(name: str, nation: Nation) -> None:
    plan = shipped_plan(name)
    assert sum(len(shared(plan, nation, other)) for other in Nation if other is not nation) <= 3


@rule("B2")
def test_the_corners_are_the_default() -> None:
    assert Ruleset.parse("board").plan.name == "corners"
    assert Ruleset.parse("board plan=ring").plan.name == "ring"


@rule("B2")
@pytest.mark.parametrize("name", [*BOARDS, "card"])
def test_a_chair_stands_at_the_tables_orthogonally_next_to_it(name: str) -> None:
    plan = shipped_plan(name)
    for chair, tables in plan.tables_at.items():
        (x, y), around = spot(chair), {spot(table): table for table in plan.tables}
        beside = {around.get(at) for at in ((x, y - 1), (x, y + 1), (x - 1, y), (x + 1, y))} - {None}
        assert set(tables) == beside


@rule("B2")
def test_cells_are_named_by_column_letter_and_row_from_the_top() -> None:
    plan = shipped_plan("corners")
    assert plan.tables[Table("b2")] == "RU"
    assert plan.tables[Table("n13")] == "IN"
    assert plan.tables_at[Chair("m13")] == (Table("l13"), Table("n13"))
    assert plan.bar[0] == "f6"


@rule("B2")
@pytest.mark.parametrize("name", BOARDS)
def test_a_drawing_parses_back(name: str) -> None:
    plan = shipped_plan(name)
    assert board_plan(str(plan), name) == plan
    card = shipped_plan("card")
    assert card_plan(str(card), "card") == card


@rule("B2")
def test_a_player_can_add_a_drawing_of_their_own() -> None:
    plan = board_plan(mirrored(), "mirrored")
    assert plan.tables[Table("b13")] == "IN"
    rules = Ruleset.parse(f"board plan={own_plan(Edition.BOARD, 'mirrored', mirrored())}")
    assert rules.plan == plan
    assert Ruleset.parse(str(rules)) == rules


def mirrored() -> str:
    """The corners board seen in a mirror."""
    return "\n".join(" ".join(reversed(row)) for row in shipped_plan("corners").drawing)


# Broken drawings are refused with the cell


def redrawn(name: str, changes: str) -> str:
    """A shipped drawing with some cells changed: `b2=XX a2=.`"""
    rows = [list(row) for row in shipped_plan(name).drawing]
    for change in changes.split():
        cell, token = change.split("=")
        column, row = spot(cell)
        rows[row][column] = token
    return "\n".join(" ".join(row) for row in rows)


@refused_by("B2")
@pytest.mark.parametrize("token", ["XX", "ru", "O", "100", "-1", "²", "**"])
def test_a_sign_that_is_neither_chair_table_nor_bar_is_refused(token: str) -> None:
    with pytest.raises(BadPlan) as bad:
        board_plan(redrawn("corners", f"b2={token}"), "own")
    assert bad.value.flaw == UnknownSign("b2", shown(token))


@refused_by("B1")
@pytest.mark.parametrize(
    ("changes", "flaw"),
    [
        ("a2=.", TableWithoutFourChairs("b2", 3)),
        ("h1=o", ChairAtNoTable("h1")),
        ("b2=DE", NotTwoTables("b2", Nation.DE, 3)),  # the first of them is named
        ("f2=RU", NotTwoTables("b2", Nation.RU, 3)),
        ("b2=. b1=. a2=. g3=RU h3=o", ChairAtTooManyTables("f3", 3, 2, "B1")),
        ("j9=21", BarSpaceOutOfOrder("j9", 21, 20)),
        ("g7=6", BarSpaceOutOfOrder("f7", 6, 7)),  # twice
        ("f6=0", BarSpaceOutOfOrder("f6", 0, 1)),
    ],
)
def test_a_broken_board_is_refused_with_the_cell(changes: str, flaw: PlanFlaw) -> None:
    with pytest.raises(BadPlan) as bad:
        board_plan(redrawn("corners", changes), "own")
    assert bad.value.flaw == flaw


@refused_by("B1")
@pytest.mark.parametrize(
    ("changes", "flaw"),
    [
        ("b1=. a2=. b2=. b3=. a4=. b4=. b5=.", NationsWithoutTable((Nation.RU,))),
        ("b1=. a2=. b2=. b7=RU b6=o a7=o c7=o b8=o", WrongNumberOfChairs(70, 68, "B1")),
        ("j9=.", WrongNumberOfBarSpaces(19, 20)),
        ("e9=21", WrongNumberOfBarSpaces(21, 20)),
    ],
)
def test_a_board_that_lacks_or_exceeds_something_is_refused(changes: str, flaw: PlanFlaw) -> None:
    with pytest.raises(BadPlan) as bad:
        board_plan(redrawn("corners", changes), "own")
    assert bad.value.flaw == flaw


@refused_by("B1")
def test_an_empty_drawing_is_refused() -> None:
    with pytest.raises(BadPlan):
        board_plan("", "own")
    with pytest.raises(BadPlan):
        card_plan("\n\n", "own")


@refused_by("B2")
def test_a_drawing_beyond_the_names_of_cells_is_refused() -> None:
    with pytest.raises(BadPlan) as wide:
        board_plan(" ".join(["."] * 27), "own")
    assert wide.value.flaw == TooManyColumns(1, 26)
    with pytest.raises(BadPlan) as tall:
        board_plan(".\n" * 100, "own")
    assert tall.value.flaw == TooManyRows(99)


@refused_by("B2")
def test_a_plan_that_was_never_shipped_is_not_found() -> None:
    with pytest.raises(BadPlan, match="corners"):
        shipped_plan("../plans/corners")


@refused_by("C2")
@pytest.mark.parametrize(
    ("changes", "flaw"),
    [
        ("b2=RU", NotAPosition("b2", "RU", 5)),
        ("b2=2", PositionsNotEachOnce(5)),  # position 2 twice
        ("b2=6", PositionsNotEachOnce(5)),  # no position 1
        ("b1=.", TableWithoutFourChairs("b2", 3)),
        ("e5=o", ChairAtNoTable("e5")),
    ],
)
def test_a_broken_card_plan_is_refused_with_the_cell(changes: str, flaw: PlanFlaw) -> None:
    with pytest.raises(BadPlan) as bad:
        card_plan(redrawn("card", changes), "own")
    assert bad.value.flaw == flaw


@refused_by("C2")
def test_five_tables_that_share_no_chair_are_no_card_plan() -> None:
    apart = ". o . . o . . o . . o . . o .\no 1 o o 2 o o 3 o o 4 o o 5 o\n. o . . o . . o . . o . . o ."
    with pytest.raises(BadPlan) as bad:
        card_plan(apart, "own")
    assert bad.value.flaw == WrongNumberOfChairs(20, 12, "C2")


FOUR_AROUND_A_CHAIR = """
. . o . .
. o 1 o .
. . o . .
. o 2 o .
o 3 o 4 o
. o 5 o .
. . o . .
"""


@refused_by("C2")
def test_no_chair_of_the_card_game_stands_at_four_tables() -> None:
    with pytest.raises(BadPlan) as bad:
        card_plan(FOUR_AROUND_A_CHAIR, "own")
    assert bad.value.flaw == ChairAtTooManyTables("c5", 4, 3, "C2")


@rule("C2")
def test_the_positions_are_numbered_in_the_order_of_laying() -> None:
    plan = shipped_plan("card")
    numbers_laid = [int(plan.tables[table]) for table in plan.positions]
    assert all(after - before == 1 for before, after in pairwise(numbers_laid))
    assert numbers_laid[0] == 1
