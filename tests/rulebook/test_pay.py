"""S1–S3: what a seating pays, table by table."""

import pytest

from cafe.rules import Line, Nation, Table, offers
from cafe.rules.events import GuestSeated
from cafe.rules.notation import parse_move
from tests.cafe_table import board_game, card_game, paid, played, rule, told

OTHER_EDITION = "players=2 doubling=every-group"


# S1: a point per guest of the group


@rule("S1")
@pytest.mark.parametrize(
    ("there", "points"),
    [("j12=FRf", 2), ("j12=FRf k13=USm", 3), ("j12=FRf k13=USm i13=USf", 4)],
    ids=["couple", "trio", "full table"],
)
def test_a_group_pays_a_point_per_guest(there: str, points: int) -> None:
    assert paid(board_game(there, hands="USm"), "USm@j14") == [points]


@rule("S1")
def test_a_single_guest_is_no_group_and_pays_nothing() -> None:
    assert paid(board_game(hands="USm USf"), "USm@j14 USf@i13") == [0, 2]


@rule("S1")
def test_the_tables_of_the_chair_add_up() -> None:
    game = board_game("l14=USm n14=INm n12=INf", hands="INf")
    assert paid(game, "INf@m13") == [2 + 3]


@rule("S1")
def test_three_tables_add_up_too() -> None:
    game = card_game("a2=AFm d1=GBm e2=GBf c4=CNm", b2="AF", d2="GB", c3="IT", hands="ITf")
    assert paid(game, "ITf@c2") == [2 + 3 + 2]


@rule("S1")
def test_only_tables_with_a_group_pay() -> None:
    game = board_game("n14=INm", hands="INf")
    (event,) = told(game, "INf@m13")
    assert isinstance(event, GuestSeated)
    assert [line.table for line in event.receipt] == [Table("n13")]


@rule("S1")
def test_tables_that_the_turn_did_not_touch_pay_nothing() -> None:
    game = board_game("b1=RUm a2=RUf n14=INm o13=INf", hands="ITm ITf")
    assert paid(game, "ITm@f14 ITf@g13") == [0, 2]


@rule("S1")
def test_the_seatings_of_a_turn_add_up() -> None:
    game = board_game("j12=FRf", hands="USm USf", scores="7 0")
    assert played(game, "USm@j14 USf@i13 end").scene.scores == (7 + 2 + 3, 0)


@rule("S1")
def test_the_receipt_has_a_line_per_table_whose_sum_is_the_pay() -> None:
    game = board_game("l14=USm n14=INm n12=INf o13=INm", hands="INf")
    (event,) = told(game, "INf@m13")
    assert isinstance(event, GuestSeated)
    assert event.receipt == (
        Line(Table("l13"), Nation.US, 2, doubled=False, birthday=False, club=False, points=2),
        Line(Table("n13"), Nation.IN, 4, doubled=True, birthday=False, club=False, points=8),
    )
    assert event.points == 10


@rule("S1")
def test_an_offer_tells_the_receipt_beforehand() -> None:
    game = board_game("l14=USm n14=INm n12=INf o13=INm", hands="INf")
    (event,) = told(game, "INf@m13")
    (offer,) = [offer for offer in offers(game) if offer.move == parse_move("INf@m13")]
    assert isinstance(event, GuestSeated)
    assert (offer.receipt, offer.points) == (event.receipt, event.points)


# S2: the board game


@rule("S2")
def test_a_full_table_of_one_nation_pays_eight() -> None:
    assert paid(board_game("n14=INm o13=INf n12=INm", hands="INf"), "INf@m13") == [8]


@rule("S2")
def test_a_full_table_of_two_nations_pays_four() -> None:
    assert paid(board_game("n14=INm o13=INf n12=INm", hands="USf"), "USf@m13") == [4]


@rule("S2")
def test_a_couple_or_trio_of_one_nation_pays_no_more_than_any() -> None:
    game = board_game("n14=INm", hands="INf INm")
    assert paid(game, "INf@o13 INm@n12") == [2, 3]


@rule("S2")
@pytest.mark.parametrize(
    ("there", "guest", "points"),
    [("n14=INm", "INf", 4), ("n14=INm n12=INf", "INm", 6), ("n14=INm n12=INf m13=INf", "INm", 8)],
    ids=["couple", "trio", "full table"],
)
def test_by_the_later_editions_every_group_of_one_nation_pays_double(
    there: str, guest: str, points: int
) -> None:
    assert paid(board_game(there, hands=guest, rules=OTHER_EDITION), f"{guest}@o13") == [points]


@rule("S2")
def test_by_the_later_editions_a_mixed_group_pays_no_more() -> None:
    game = board_game("m13=USf", hands="INm", rules=OTHER_EDITION)
    assert paid(game, "INm@o13") == [2]


@rule("S2")
def test_each_table_of_the_chair_is_doubled_for_itself() -> None:
    game = board_game("j14=USm i13=USf j12=USf l14=USf", hands="USm")
    assert paid(game, "USm@k13") == [8 + 2]


# S3: the card game


@rule("S3")
@pytest.mark.parametrize(
    ("there", "guest", "points"),
    [("a2=RUf", "RUm", 4), ("a2=RUf c2=RUm", "RUf", 6), ("a2=RUf c2=RUm b3=RUf", "RUm", 8)],
    ids=["couple", "trio", "full table"],
)
def test_in_the_card_game_any_group_of_one_nation_pays_double(there: str, guest: str, points: int) -> None:
    game = card_game(there, b2="RU", hands=guest)
    assert paid(game, f"{guest}@b1") == [points]


@rule("S3")
def test_two_russians_at_the_french_table_pay_two() -> None:
    game = card_game("b3=RUm", b2="RU", c3="FR", hands="RUf")
    assert paid(game, "RUf@c2") == [4 + 2]


@rule("S3")
def test_a_mixed_group_pays_single() -> None:
    game = card_game("a2=RUf b1=RUm", b2="RU", d2="GB", hands="GBm")
    assert paid(game, "GBm@c2") == [3]


@rule("S3")
def test_a_full_table_of_two_nations_pays_four_in_the_card_game() -> None:
    game = card_game("a2=RUf b1=RUm c2=GBf", b2="RU", d2="GB", c3="FR", hands="RUm")
    assert paid(game, "RUm@b3") == [4 + 2]
