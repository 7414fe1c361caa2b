"""B9: the draw and the hand size."""

import pytest

from cafe.rules import Guest
from cafe.rules.events import GuestDrawn, HandSizeAsked, HandSizeLowered, TurnPassed
from cafe.rules.moves import LowerHandSize
from cafe.rules.objections import ChooseHandSizeFirst, LowersTooMuch, NoHandSizeChoice
from tests.cafe_table import board_game, offered, paid, played, refusals, refused_by, rule, told

# All but k13 of the two tables of the USA are taken by Americans and a joker.
TWO_AMERICAN_TABLES = "j12=USf i13=USm j14=USf l12=USf m13=**m l14=USf"


# B9: the draw and the hand size


@rule("B9")
@pytest.mark.parametrize(("moves", "drawn"), [("INf@o13 end", 1), ("INf@o13 INm@n12 end", 2), ("ITm@bar", 1)])
def test_after_seating_or_the_bar_the_player_draws_up_to_five(moves: str, drawn: int) -> None:
    game = board_game("n14=INm", hands="INf INm ITm RUf GBf")
    later = played(game, moves)
    assert len(later.hands[0]) == 5
    assert later.bag == game.bag[drawn:]
    assert set(game.bag[:drawn]) <= set(later.hands[0])


@rule("B9")
def test_the_draw_is_told_guest_by_guest() -> None:
    game = board_game("n14=INm", hands="INf INm ITm RUf GBf", bag="CUf CUm TRf TRm DEf DEm")
    assert told(game, "INf@o13 end") == [GuestDrawn(0, Guest.parse("CUf")), TurnPassed(1)]


@rule("B9")
def test_a_completed_one_nation_table_asks_whether_to_lower_the_hand_size() -> None:
    game = board_game("n14=INm o13=INf n12=INm", hands="INf ITm RUf GBf")
    assert told(game, "INf@m13 end") == [HandSizeAsked(0, most=1)]
    assert offered(played(game, "INf@m13 end")) == {"lower:0", "lower:1"}


@rule("B9")
def test_a_lowered_hand_size_holds_for_the_rest_of_the_game() -> None:
    game = board_game("n14=INm o13=INf n12=INm", hands="INf ITm RUf GBf GBm / RUm")
    lowered = played(game, "INf@m13 end lower:1")
    assert lowered.scene.hand_sizes == (4, 5)
    assert len(lowered.hands[0]) == 4
    later = played(lowered, "RUm@bar ITm@bar")
    assert len(later.hands[0]) == 4


@rule("B9")
def test_the_hand_size_may_be_kept() -> None:
    game = board_game("n14=INm o13=INf n12=INm", hands="INf ITm RUf GBf GBm")
    kept = played(game, "INf@m13 end lower:0")
    assert kept.scene.hand_sizes == (5, 5)
    assert len(kept.hands[0]) == 5


@rule("B9")
@pytest.mark.parametrize(("by", "size"), [(0, 5), (1, 4), (2, 3)])
def test_two_completed_tables_lower_it_by_two_or_in_part(by: int, size: int) -> None:
    game = board_game(TWO_AMERICAN_TABLES, hands="USm ITm RUf GBf GBm")
    assert paid(game, "USm@k13 end")[0] == 16
    later = played(game, f"USm@k13 end lower:{by}")
    assert later.scene.hand_sizes == (size, 5)
    assert len(later.hands[0]) == max(size, 4)  # nobody gives a guest back


@rule("B9")
def test_tables_completed_by_two_seatings_of_the_turn_count_together() -> None:
    floor = "n14=INm o13=INf n12=INm b1=RUm a2=RUf c2=RUm"
    game = board_game(floor, hands="INf RUf")
    assert told(game, "INf@m13 RUf@b3 end") == [HandSizeAsked(0, most=2)]


@rule("B9")
def test_by_option_the_hand_size_is_lowered_without_asking() -> None:
    game = board_game(TWO_AMERICAN_TABLES, hands="USm ITm RUf", rules="players=2 hand_size=automatic")
    assert told(game, "USm@k13 end") == [
        HandSizeLowered(0, by=2),
        GuestDrawn(0, game.bag[0]),
        TurnPassed(1),
    ]


@rule("B9")
def test_a_full_table_of_two_nations_lowers_nothing() -> None:
    game = board_game("n14=INm o13=INf n12=INm", hands="USf ITm")
    assert not any(isinstance(event, HandSizeAsked) for event in told(game, "USf@m13 end"))


@rule("B9")
def test_a_one_nation_table_of_an_earlier_turn_lowers_nothing_more() -> None:
    game = board_game("n14=INm o13=INf n12=INm m13=INf n10=INf", hands="INm ITm")
    assert played(game, "INm@m11 end").player == 1


@rule("B9")
def test_a_swap_never_completes_a_table() -> None:
    game = board_game("n14=INm o13=INf n12=INm m13=**f", hands="INf ITm")
    later = played(game, "swap:INf@m13")
    assert later.player == 1
    assert later.scene.hand_sizes == (5, 5)


@rule("B9")
def test_the_hand_size_is_lowered_no_further_than_to_nought() -> None:
    game = board_game(TWO_AMERICAN_TABLES, hands="USm ITm", sizes="1 5")
    assert told(game, "USm@k13 end") == [HandSizeAsked(0, most=1)]


@refused_by("B9")
@pytest.mark.parametrize("by", [2, 3, 99, -1])
def test_the_hand_size_is_lowered_by_the_tables_completed_at_most(by: int) -> None:
    game = played(board_game("n14=INm o13=INf n12=INm", hands="INf ITm"), "INf@m13 end")
    assert refusals(game, LowerHandSize(by)) == [LowersTooMuch(by, most=1)]


@refused_by("B9")
def test_without_a_completed_table_there_is_nothing_to_lower() -> None:
    game = board_game("n14=INm", hands="INf ITm")
    assert refusals(game, "lower:1") == [NoHandSizeChoice()]
    assert refusals(played(game, "INf@o13"), "lower:0") == [NoHandSizeChoice()]


@refused_by("B9")
def test_the_choice_is_made_at_the_end_of_the_turn_not_before() -> None:
    game = played(board_game("n14=INm o13=INf n12=INm", hands="INf ITm"), "INf@m13")
    assert refusals(game, "lower:1") == [NoHandSizeChoice()]


@refused_by("B9")
@pytest.mark.parametrize("move", ["RUf@a2", "ITm@bar", "end", "swap:RUf@o11", "birthday:none"])
def test_nothing_else_is_done_before_the_choice(move: str) -> None:
    game = board_game("n14=INm o13=INf n12=INm b1=RUm", hands="INf ITm RUf")
    assert ChooseHandSizeFirst() in refusals(played(game, "INf@m13 end"), move)
