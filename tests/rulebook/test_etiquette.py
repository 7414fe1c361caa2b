"""E1–E5: who may sit where, in both games."""

import pytest

from cafe.rules import Chair, Guest, Nation, Seating, Table
from cafe.rules.objections import (
    ChairTaken,
    LeftAlone,
    NoSuchChair,
    NotAtHome,
    NotInHand,
    PaysNothing,
    SomeoneWaits,
    TurnUnderWay,
    Unbalanced,
)
from tests.cafe_table import (
    board_game,
    board_room,
    card_game,
    card_room,
    paid,
    played,
    refusals,
    refused_by,
    rule,
    rules_against,
    seated,
)

# E1: a free chair


@rule("E1")
def test_a_free_chair_takes_a_guest() -> None:
    game = card_game("d1=GBm", d2="GB", hands="GBf")
    assert refusals(game, "GBf@e2") == []
    assert seated(played(game, "GBf@e2")) == {"d1": "GBm", "e2": "GBf"}


@refused_by("E1")
def test_a_chair_holds_one_guest() -> None:
    game = card_game("d1=GBm e2=GBf", d2="GB", hands="GBf GBm")
    assert refusals(game, "GBf@d1") == [ChairTaken(Chair("d1"), Guest.parse("GBm"))]
    assert refusals(game, "GBm@d1") == [ChairTaken(Chair("d1"), Guest.parse("GBm"))]


@refused_by("E1")
def test_a_joker_gets_up_for_no_seating() -> None:
    room = board_room("m13=**f n14=INm")
    assert refusals(room, "INf@m13") == [ChairTaken(Chair("m13"), Guest.parse("**f"))]


@refused_by("E1")
@pytest.mark.parametrize("place", ["n13", "h6", "h1", "z99"], ids=["table", "bar", "floor", "street"])
def test_nobody_sits_where_no_chair_stands(place: str) -> None:
    assert refusals(board_room(), f"INf@{place}") == [NoSuchChair(Chair(place))]
    assert rules_against(board_game(hands="INf INm", turn=1), f"INf@{place}") == ["E1"]


@rule("E1")
def test_a_seated_guest_never_moves() -> None:
    game = board_game("n14=INm o13=INf", hands="USm USf INm INf / USm INf", rules="players=2 lone_joker=on")
    later = played(game, "USm@j14 USf@i13 end USm@k13 end INf@bar")
    assert seated(game).items() <= seated(later).items()
    assert len(seated(later)) == len(seated(game)) + 3


# E2: a home table


@rule("E2")
@pytest.mark.parametrize("chair", ["b1", "a2"])
def test_a_guest_sits_at_a_table_of_their_nation(chair: str) -> None:
    assert refusals(card_room(b2="AF"), f"AFf@{chair}") == []


@rule("E2")
@pytest.mark.parametrize("room", [card_room(b2="AF"), card_room(d2="AF"), card_room(c3="AF")])
def test_one_home_table_of_the_chair_is_enough(room: Seating) -> None:
    assert refusals(room, "AFf@c2") == []


@rule("E2")
@pytest.mark.parametrize("guest", ["INf", "USf"])
def test_a_chair_between_two_nations_is_home_to_both(guest: str) -> None:
    assert refusals(board_room(), f"{guest}@m13") == []


@refused_by("E2")
def test_a_guest_without_a_home_table_is_refused() -> None:
    india, usa = Nation.IN, Nation.US
    assert refusals(board_room(), "ITf@m13") == [
        NotAtHome(Guest.parse("ITf"), Chair("m13"), (usa, india)),
    ]
    assert refusals(board_room(), "USf@o13") == [NotAtHome(Guest.parse("USf"), Chair("o13"), (india,))]


@refused_by("E2")
def test_company_of_ones_own_nation_does_not_make_a_home() -> None:
    room = card_room("b3=RUm", b2="RU", b4="ES", c3="FR")
    assert refusals(room, "RUf@a4") == [NotAtHome(Guest.parse("RUf"), Chair("a4"), (Nation.ES,))]


@rule("E2")
@pytest.mark.parametrize("joker", ["**f", "**m"])
@pytest.mark.parametrize("plan", ["corners", "ring"])
def test_a_joker_may_take_any_free_chair(joker: str, plan: str) -> None:
    room = board_room(plan=plan)
    assert [chair for chair in room.plan.chairs if refusals(room, f"{joker}@{chair}")] == []


@refused_by("E1")
def test_a_joker_may_take_no_other_chair() -> None:
    assert rules_against(board_room("m13=INf"), "**m@m13") == ["E1"]


# E3: balance


@rule("E3")
@pytest.mark.parametrize(
    ("there", "comes"),
    [
        ("", "f"),
        ("", "m"),
        ("f", "m"),
        ("m", "f"),
        ("fm", "f"),
        ("fm", "m"),
        ("ffm", "m"),
        ("fmm", "f"),
    ],
)
def test_ladies_and_gentlemen_stay_in_balance(there: str, comes: str) -> None:
    assert refusals(chinese_table(there), f"CN{comes}@o2") == []


@refused_by("E3")
@pytest.mark.parametrize(
    ("there", "comes", "ladies", "gentlemen"),
    [
        ("f", "f", 2, 0),
        ("m", "m", 0, 2),
        ("ffm", "f", 3, 1),
        ("fmm", "m", 1, 3),
        ("ff", "f", 3, 0),  # two of one sex are found after a clearing (C5)
        ("mm", "m", 0, 3),
    ],
)
def test_two_or_three_of_one_sex_and_three_to_one_are_refused(
    there: str, comes: str, ladies: int, gentlemen: int
) -> None:
    unbalanced = Unbalanced(Table("n2"), Nation.CN, ladies, gentlemen)
    assert refusals(chinese_table(there), f"CN{comes}@o2") == [unbalanced]


def chinese_table(company: str) -> Seating:
    """The Chinese table n2 with this company, and a free chair at o2."""
    taken = zip(("n1", "m2", "n3"), company, strict=False)
    return board_room(" ".join(f"{chair}=CN{sex}" for chair, sex in taken))


@refused_by("E3")
def test_balance_is_asked_of_every_table_of_the_chair() -> None:
    room = card_room("a2=AFf b1=AFm d1=GBm", b2="AF", d2="GB")
    assert refusals(room, "GBm@c2") == [Unbalanced(Table("d2"), Nation.GB, ladies=0, gentlemen=2)]
    assert refusals(room, "AFm@c2") == [Unbalanced(Table("d2"), Nation.GB, ladies=0, gentlemen=2)]
    assert refusals(room, "AFf@c2") == []


@refused_by("E3")
def test_every_table_out_of_balance_is_named() -> None:
    room = card_room("a2=AFf d1=GBf c4=FRf", b2="AF", d2="GB", c3="FR")
    assert refusals(room, "GBf@c2") == [
        Unbalanced(Table("b2"), Nation.AF, ladies=2, gentlemen=0),
        Unbalanced(Table("d2"), Nation.GB, ladies=2, gentlemen=0),
        Unbalanced(Table("c3"), Nation.FR, ladies=2, gentlemen=0),
    ]


@rule("E3")
def test_a_joker_keeps_the_balance_by_their_sex() -> None:
    assert refusals(chinese_table("f"), "**m@o2") == []
    assert refusals(board_room("n1=**f"), "CNm@o2") == []


@refused_by("E3")
def test_a_joker_upsets_the_balance_by_their_sex() -> None:
    assert rules_against(chinese_table("f"), "**f@o2") == ["E3"]
    assert rules_against(board_room("n1=**f"), "CNf@o2") == ["E3"]


# E4: nobody alone


@refused_by("E4")
def test_no_guest_of_the_turn_is_alone_at_its_end() -> None:
    game = played(board_game(hands="ITm ITf"), "ITm@f14")
    lady_awaited = LeftAlone(Guest.parse("ITm"), Chair("f14"))
    assert refusals(game, "end")[0] == lady_awaited
    assert refusals(played(game, "ITf@g13"), "end") == []


@refused_by("E4")
def test_a_guest_whom_nobody_can_join_is_refused_at_once() -> None:
    game = board_game(hands="ITm ITm INf")
    alone = LeftAlone(Guest.parse("ITm"), Chair("f14"))
    assert refusals(game, "ITm@f14") == [alone, PaysNothing(alone.guest, alone.chair)]


@rule("E4")
def test_alone_at_one_table_is_fine_in_a_group_at_another() -> None:
    game = board_game("n14=INm", hands="INf")
    assert refusals(played(game, "INf@m13"), "end") == []


@rule("E4")
def test_company_that_a_clearing_took_away_is_forgiven() -> None:
    full_soon = "b1=RUm a2=RUf"  # c2 and b3 are free at the Russian table
    game = card_game(full_soon, b2="RU", d2="GB", c3="FR", hands="GBf RUm RUf ITf")
    couple = played(game, "RUm@c2 GBf@d1")  # the British lady's company is the Russian at c2
    cleared = played(couple, "RUf@b3")
    assert seated(cleared) == {"d1": "GBf"}
    assert refusals(cleared, "end") == []


# E5: every guest pays


@rule("E5")
def test_who_scores_may_sit() -> None:
    game = board_game("n14=INm", hands="INf")
    assert paid(game, "INf@o13") == [2]


@rule("E5")
@pytest.mark.parametrize("joined", ["AFm@a2", "AFm@b1", "AFm@b3", "GBm@d1", "GBm@e2", "GBm@d3", "CNm@c4"])
def test_a_guest_at_unoccupied_tables_is_joined_next_at_any_of_them(joined: str) -> None:
    game = card_game(b2="AF", d2="GB", c3="CN", hands="AFf AFm GBm CNm")
    nothing, something, _ = paid(game, f"AFf@c2 {joined} end")
    assert nothing == 0
    assert something >= 2


@refused_by("E5")
def test_a_guest_who_scores_nothing_and_is_not_joined_is_refused() -> None:
    game = card_game(b2="AF", hands="AFf AFf CNm")
    pays_nothing = PaysNothing(Guest.parse("AFf"), Chair("a2"))
    assert pays_nothing in refusals(game, "AFf@a2")


@refused_by("E5")
def test_who_could_join_must_be_at_home_and_in_balance_there() -> None:
    assert "E5" in rules_against(board_game(hands="ITm INf"), "ITm@f14")  # a lady, but no chair of hers
    assert "E5" in rules_against(board_game(hands="ITm ITm"), "ITm@f14")  # at home, but no lady
    assert rules_against(board_game(hands="ITm ITf"), "ITm@f14") == []
    assert rules_against(board_game(hands="ITm **f"), "ITm@f14") == []


@refused_by("E5")
def test_a_guest_is_no_company_to_themselves() -> None:
    assert "E5" in rules_against(card_game(b2="AF", hands="AFf"), "AFf@a2")


@refused_by("B4")
def test_who_is_not_in_hand_waits_for_nobody() -> None:
    game = board_game(hands="ITm")
    assert refusals(game, "ITf@f14") == [NotInHand(Guest.parse("ITf"), "B4")]


@refused_by("E5")
def test_nobody_is_seated_elsewhere_while_a_guest_waits() -> None:
    game = played(board_game("n14=INm", hands="ITm ITf INf"), "ITm@e13")
    waits = SomeoneWaits(Guest.parse("ITm"), Chair("e13"), (Table("d13"), Table("f13")))
    assert refusals(game, "INf@o13") == [waits]
    assert refusals(game, "ITf@d14") == []
    assert refusals(game, "ITf@f14") == []


@refused_by("E5")
def test_the_turn_does_not_end_while_a_guest_waits() -> None:
    game = played(board_game("n14=INm", hands="ITm ITf INf"), "ITm@e13")
    assert refusals(game, "end") == [
        LeftAlone(Guest.parse("ITm"), Chair("e13")),
        SomeoneWaits(Guest.parse("ITm"), Chair("e13"), (Table("d13"), Table("f13"))),
    ]


@refused_by("E5")
def test_nothing_else_is_done_while_a_guest_waits() -> None:
    game = played(board_game("n14=INm", hands="ITm ITf INf"), "ITm@e13")
    waits = SomeoneWaits(Guest.parse("ITm"), Chair("e13"), (Table("d13"), Table("f13")))
    assert refusals(game, "ITf@bar") == [TurnUnderWay("B4"), waits]


@refused_by("E5")
def test_the_last_guest_of_a_turn_has_nobody_to_wait_for() -> None:
    board = played(board_game("n14=INm", hands="INf ITm ITf"), "INf@o13")
    assert "E5" in rules_against(board, "ITm@f14")
    card = played(card_game("a2=AFf", b2="AF", d4="IT", hands="AFm AFf ITm ITf"), "AFm@b1 AFf@b3")
    assert "E5" in rules_against(card, "ITm@d5")


@rule("E5")
def test_in_the_card_game_the_second_guest_may_wait_for_the_third() -> None:
    game = card_game("a2=AFf", b2="AF", d4="IT", hands="AFm ITm ITf")
    assert paid(game, "AFm@b1 ITm@d5 ITf@e4 end") == [4, 0, 4, 0]


@rule("E5")
def test_one_occupied_table_of_the_chair_is_company_enough() -> None:
    game = board_game("l14=USm", hands="INf")
    assert paid(game, "INf@m13 end") == [2, 0]


@refused_by("E5")
def test_who_joins_keeps_the_etiquette() -> None:
    game = played(board_game(hands="ITm ITm ITf INf"), "ITm@e13")
    assert rules_against(game, "ITm@f14") == ["E3"]
    assert rules_against(game, "INf@f14") == ["E2"]
    assert rules_against(game, "ITf@e13") == ["E1"]


# Order matters


@rule("E5", "S1")
def test_each_seating_is_paid_on_the_floor_that_the_earlier_ones_left() -> None:
    game = card_game("a2=RUf", b2="RU", c3="FR", hands="RUm FRm")
    assert paid(game, "RUm@b1 FRm@c2") == [4, 3]  # the Russian couple is of one nation
    assert paid(game, "FRm@c2 RUm@b1") == [2, 3]


@refused_by("E3")
def test_each_seating_is_judged_on_the_floor_that_the_earlier_ones_left() -> None:
    game = board_game("n14=INm", hands="INm INf")
    assert rules_against(game, "INm@o13") == ["E3"]
    assert rules_against(played(game, "INf@n12"), "INm@o13") == []
