"""X1–X14: the worked examples of the rulebooks, played."""

from dataclasses import replace

import pytest

from cafe.rules import Chair, Game, Guest, Nation, Table
from cafe.rules.events import HandSizeAsked, TableLaid, TablesCleared
from cafe.rules.objections import LeftAlone, PaysNothing, Unbalanced
from tests.cafe_table import (
    board_game,
    card_game,
    hand,
    paid,
    played,
    refusals,
    rule,
    rules_against,
    seated,
    told,
)

# X1–X4 are one opening of four players A, B, C, D on the corners board.
OPENING = "USm USf / INm INf / USm / USm USf"
X1 = "USm@j14 USf@i13 end"
X2 = "INm@n14 INf@m13 end"
X3 = "USm@l14 end"
X4 = "USm@k13 USf@j12 end"


def opening() -> Game:
    return board_game(hands=OPENING, turn=1, rules="players=4")


@rule("X1")
def test_x1_the_american_couple_pays_nothing_then_two() -> None:
    assert paid(opening(), X1) == [0, 2, 0]


@rule("X2")
def test_x2_the_indian_lady_may_be_alone_at_the_american_table() -> None:
    game = played(opening(), X1)
    assert paid(game, X2) == [0, 2, 0]
    assert seated(played(game, X2)) == {"j14": "USm", "i13": "USf", "n14": "INm", "m13": "INf"}


@rule("X3")
def test_x3_one_american_beside_her_pays_two() -> None:
    assert paid(played(opening(), f"{X1} {X2}"), X3) == [2, 0]


@rule("X4")
def test_x4_two_trios_and_a_full_american_table_pay_fourteen() -> None:
    game = played(opening(), f"{X1} {X2} {X3}")
    assert paid(game, X4) == [3 + 3, 8, 0]
    assert told(game, X4) == [HandSizeAsked(3, most=1)]
    assert played(game, X4).scene.scores == (2, 2, 2, 14)


@rule("X5")
@pytest.mark.parametrize(
    ("beside", "points"),
    [("", 8), ("l14=USm", 8 + 2), ("l14=USm k13=USf", 8 + 3), ("l12=FRf k13=USm l14=USm", 8 + 4)],
)
def test_x5_a_joker_completes_the_indian_table(beside: str, points: int) -> None:
    game = board_game(f"o13=INm n14=INm n12=INf {beside}", hands="**f")
    assert paid(game, "**f@m13") == [points]


@rule("X6")
def test_x6_the_indian_lady_takes_the_jokers_chair() -> None:
    game = board_game("o13=INm n14=INm n12=INf m13=**f", hands="INf ITm", scores="5 7")
    later = played(game, "swap:INf@m13")
    assert seated(later)["m13"] == "INf"
    assert hand(later, 0) == ["**f", "ITm"]
    assert (later.scene.scores, later.bag, later.player) == ((5, 7), game.bag, 1)


@rule("X7")
@pytest.mark.parametrize("guest", ["INf", "INm", "USf", "USm", "**f", "**m"])
def test_x7_nobody_pleases_both_tables(guest: str) -> None:
    """India wants a lady on m13, and the USA a gentleman."""
    game = board_game("n14=INm l14=USf", hands=guest)
    assert rules_against(game, f"{guest}@m13") == ["E3"]


@rule("X8")
def test_x8_a_turkish_couple_and_a_french_lady_pay_seven() -> None:
    game = card_game("a2=TRf", b2="TR", d2="FR", hands="TRm FRf")
    assert paid(game, "TRm@b1 FRf@c2") == [4, 3]


@rule("X9")
def test_x9_three_guests_pay_twenty_three() -> None:
    game = card_game(
        "b1=RUm b3=RUm", b2="RU", d2="GB", c3="FR", b4="ES", d4="IT", hands="RUf ITf ITm", deck="TR"
    )
    moves = "RUf@c2 ITf@c4 ITm@d3"
    assert paid(game, moves) == [6 + 2, 3 + 2, 4 + 4 + 2]
    assert sum(paid(game, moves)) == 23
    _, cleared, laid = told(game, moves)
    assert isinstance(cleared, TablesCleared)
    assert cleared.nations == (Nation.FR,)
    assert laid == TableLaid(Table("c3"), Nation.TR)


@rule("X10")
def test_x10_three_turks_join_a_turkish_lady_for_eighteen() -> None:
    game = as_pictured(card_game("a2=TRf", b2="TR", d2="FR", hands="TRm TRm TRf", deck="IT"), "b2 d2")
    moves = "TRm@b1 TRm@c2 TRf@b3"
    assert paid(game, moves) == [4, 6, 8]
    _, cleared, _ = told(game, moves)
    assert isinstance(cleared, TablesCleared)
    assert cleared.nations == (Nation.TR,)
    assert seated(played(game, moves)) == {}


@rule("X10")
def test_x10_beside_a_third_table_the_last_two_are_a_couple_there_too() -> None:
    game = card_game("a2=TRf", b2="TR", d2="FR", c3="GB", hands="TRm TRm TRf")
    assert paid(game, "TRm@b1 TRm@c2 TRf@b3") == [4, 6, 8 + 2]


def as_pictured(game: Game, tables: str) -> Game:
    """The rulebook's picture shows these tables only."""
    room = game.scene.room
    nations = {Table(table): room.nations[Table(table)] for table in tables.split()}
    return replace(game, scene=replace(game.scene, room=replace(room, nations=nations)))


@rule("X11")
def test_x11_the_british_lady_pays_at_both_tables() -> None:
    game = card_game("a2=AFf b1=AFm d1=GBm", b2="AF", d2="GB", hands="GBf")
    assert paid(game, "GBf@c2") == [4 + 3]


@rule("X12")
def test_x12_the_british_gentleman_is_refused() -> None:
    game = card_game("a2=AFf b1=AFm d1=GBm", b2="AF", d2="GB", hands="GBm")
    assert refusals(game, "GBm@c2") == [Unbalanced(Table("d2"), Nation.GB, ladies=0, gentlemen=2)]


@rule("X13")
@pytest.mark.parametrize("last", ["c4=FRm", "d3=ITf"])
def test_x13_france_and_italy_are_cleared_together(last: str) -> None:
    there = ["b1=INm", "c2=GBm", "b3=ESf", "c4=FRm", "d3=ITf", "e4=ITf", "d5=ITm"]
    chair, guest = last.split("=")
    game = card_game(
        " ".join(pair for pair in there if pair != last),
        b2="IN", d2="GB", c3="FR", b4="ES", d4="IT", hands=guest, deck="TR US RU",
    )  # fmt: skip
    _, cleared, *laid = told(game, f"{guest}@{chair}")
    assert isinstance(cleared, TablesCleared)
    assert cleared.tables == (Table("c3"), Table("d4"))
    assert laid == [TableLaid(Table("c3"), Nation.TR), TableLaid(Table("d4"), Nation.US)]
    assert seated(played(game, f"{guest}@{chair}")) == {"b1": "INm"}


@rule("X14")
def test_x14_a_spaniard_alone_is_refused() -> None:
    game = card_game("a2=CNf b1=CNm", b2="CN", d2="ES", hands="ESm")
    assert refusals(game, "ESm@e2") == [
        LeftAlone(Guest.parse("ESm"), Chair("e2")),
        PaysNothing(Guest.parse("ESm"), Chair("e2")),
    ]


@rule("X14")
def test_x14_a_spaniard_joined_next_is_welcome() -> None:
    game = card_game("a2=CNf b1=CNm", b2="CN", d2="ES", hands="ESm ESf")
    assert paid(game, "ESm@e2 ESf@d1 end") == [0, 4, 0]


@rule("X14")
def test_x14_a_spaniard_beside_the_chinese_is_welcome() -> None:
    game = card_game("a2=CNf b1=CNm", b2="CN", d2="ES", hands="ESm")
    assert paid(game, "ESm@c2 end") == [3, 0]
