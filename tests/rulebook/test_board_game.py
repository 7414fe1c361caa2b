"""B3–B6, B10: the board game’s start, its turns, seating and jokers."""

import pytest

from cafe.rules import LADY, Chair, End, Guest, Nation, Ruleset, Table, deal, start, view
from cafe.rules.events import GameEnded, GuestSeated, HandSizeAsked, JokerSwapped, TurnPassed, TurnSkipped
from cafe.rules.objections import (
    EnoughSeated,
    JokerForJoker,
    NoJokerThere,
    NoSuchChair,
    NotAtHome,
    NothingDone,
    NotInHand,
    NotInThisGame,
    SomeoneWaits,
    TurnUnderWay,
    Unbalanced,
    WrongSex,
)
from tests.cafe_table import (
    board_game,
    full_house,
    hand,
    offered,
    paid,
    played,
    refusals,
    refused_by,
    rule,
    rules_against,
    seated,
    told,
)

FOR_GENTLEMEN_ONLY = full_house(but="a2 o13")


# B3: start


@rule("B3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_draws_five_from_the_bag(players: int) -> None:
    rules = Ruleset.parse(f"board players={players}")
    game = start(rules, deal(rules, "B3"))
    assert [len(held) for held in game.hands] == [5] * players
    assert len(game.bag) == 100 - 5 * players


@rule("B3")
def test_hands_lie_open_and_the_bag_is_closed() -> None:
    game = board_game(hands="ITm ITf / USm USf", rules="players=2")
    for viewer in (0, 1, None):
        assert view(game, viewer).hands == game.hands
        assert view(game, viewer).bag == len(game.bag)


@rule("B3")
def test_the_starting_player_is_drawn_by_lot() -> None:
    rules = Ruleset.parse("board players=4")
    assert {deal(rules, f"lot {number}").first for number in range(60)} == {0, 1, 2, 3}


@rule("B3")
def test_play_goes_clockwise() -> None:
    game = board_game(hands="ITm / ITf / USm / USf", player=2, rules="players=4")
    order = [game.player]
    for move in ("USm@bar", "USf@bar", "ITm@bar", "ITf@bar"):
        game = played(game, move)
        order.append(game.player)
    assert order == [2, 3, 0, 1, 2]


@rule("B3")
def test_scores_start_at_nought_and_the_cafe_is_empty() -> None:
    rules = Ruleset.parse("board players=3")
    scene = start(rules, deal(rules, "B3")).scene
    assert scene.scores == (0, 0, 0)
    assert scene.room.guests == {}
    assert scene.bar == ()


# B4: a turn


@rule("B4")
def test_a_turn_is_a_seating_or_the_bar_or_a_swap() -> None:
    game = board_game("n14=INm m13=**f", hands="INf")
    assert offered(game) == {"INf@n12", "INf@o13", "INf@bar", "swap:INf@m13"}


@refused_by("B4")
def test_there_is_no_passing() -> None:
    assert refusals(board_game(hands="ITm"), "end") == [NothingDone("B4")]


@refused_by("B4")
def test_after_a_seating_nobody_goes_to_the_bar_in_the_same_turn() -> None:
    game = played(board_game("n14=INm", hands="INf ITm"), "INf@o13")
    assert refusals(game, "ITm@bar") == [TurnUnderWay("B4")]


@refused_by("B4")
def test_after_a_seating_no_joker_is_swapped_in_the_same_turn() -> None:
    game = played(board_game("n14=INm m13=**f", hands="USf INm INf"), "INm@n12")
    assert refusals(game, "swap:USf@m13") == [TurnUnderWay("B4")]


@rule("B4")
@pytest.mark.parametrize("action", ["INf@bar", "swap:INf@m13"])
def test_the_bar_and_the_swap_are_the_whole_turn(action: str) -> None:
    game = board_game("n14=INm m13=**f", hands="INf INm")
    assert played(game, action).player == 1


@refused_by("B4")
@pytest.mark.parametrize("move", ["ITf@g13", "ITf@bar", "swap:ITf@g13"])
def test_a_guest_not_in_hand_is_not_the_players_to_place(move: str) -> None:
    game = board_game("f14=ITm g13=**f" if "swap" in move else "f14=ITm", hands="ITm / ITf")
    assert NotInHand(Guest.parse("ITf"), "B4") in refusals(game, move)


@refused_by("B4")
@pytest.mark.parametrize("move", ["draw", "aside:ITm", "close"])
def test_the_card_games_actions_are_not_the_board_games(move: str) -> None:
    assert refusals(board_game(hands="ITm"), move) == [NotInThisGame("B4")]


@rule("B4")
def test_a_player_with_only_jokers_and_no_chair_for_them_is_skipped() -> None:
    game = board_game(FOR_GENTLEMEN_ONLY, hands="ITm / **f / RUm", rules="players=3")
    *_, passed, skipped, on = told(game, "ITm@bar")
    assert [passed, skipped, on] == [TurnPassed(1), TurnSkipped(1), TurnPassed(2)]
    assert played(game, "ITm@bar").player == 2


@rule("B4")
def test_a_joker_with_a_chair_is_no_reason_to_skip() -> None:
    game = board_game(FOR_GENTLEMEN_ONLY, hands="ITm / **m / RUm", rules="players=3")
    assert played(game, "ITm@bar").player == 1
    assert offered(played(game, "ITm@bar")) == {"**m@a2", "**m@o13"}


@rule("B4")
def test_anybody_but_a_joker_can_go_to_the_bar_and_is_no_reason_to_skip() -> None:
    game = board_game(FOR_GENTLEMEN_ONLY, hands="ITm / **f RUf / RUm", rules="players=3")
    assert played(game, "ITm@bar").player == 1


@rule("B4")
def test_a_skip_comes_back_to_the_same_player() -> None:
    game = board_game(FOR_GENTLEMEN_ONLY, hands="ITm RUm / **f")
    later = played(game, "ITm@bar")
    assert (later.player, later.end) == (0, None)


@rule("B4", "B11")
def test_when_everybody_has_skipped_in_succession_the_game_ends() -> None:
    game = board_game(FOR_GENTLEMEN_ONLY, hands="ITm **f / **f", sizes="1 1")
    *_, ended = told(game, "ITm@bar")
    assert [event for event in told(game, "ITm@bar") if isinstance(event, TurnSkipped)] == [
        TurnSkipped(1),
        TurnSkipped(0),
    ]
    assert ended == GameEnded(End.NOBODY_CAN_ACT)


@rule("B4", "B8")
def test_who_is_out_need_not_skip_for_the_game_to_end() -> None:
    game = board_game(FOR_GENTLEMEN_ONLY, hands="ITm **f / **f / ", sizes="1 1 5", out="2", rules="players=3")
    assert played(game, "ITm@bar").end is End.NOBODY_CAN_ACT


# B5: seating


@rule("B5")
def test_one_guest_that_scores_is_a_turn() -> None:
    assert played(board_game("n14=INm", hands="INf ITm"), "INf@o13 end").player == 1


@rule("B5")
def test_the_second_guest_is_optional_and_may_sit_anywhere() -> None:
    game = played(board_game("n14=INm b1=RUm", hands="INf RUf"), "INf@o13")
    assert "end" in offered(game)
    assert paid(game, "RUf@a2 end") == [2, 0]


@refused_by("B5")
def test_a_third_guest_is_refused() -> None:
    game = played(board_game("n14=INm", hands="INf INm INf"), "INf@o13 INm@n12")
    assert refusals(game, "INf@m13") == [EnoughSeated(2, "B5")]
    assert offered(game) == {"end"}


@rule("B5")
def test_the_first_player_may_seat_a_single_guest_without_scoring() -> None:
    game = board_game(hands="ITm INf", turn=1)
    assert paid(game, "ITm@f14 end") == [0, 0]
    assert played(game, "ITm@f14 end").player == 1


@rule("B5")
def test_the_first_player_may_as_well_seat_a_couple() -> None:
    assert paid(board_game(hands="ITm ITf", turn=1), "ITm@f14 ITf@g13 end") == [0, 2, 0]


@refused_by("B5", "E5")
def test_the_first_players_lone_guest_stays_a_single_one() -> None:
    game = played(board_game(hands="ITm INf INm", turn=1), "ITm@f14")
    waits = SomeoneWaits(Guest.parse("ITm"), Chair("f14"), (Table("f13"),))
    assert refusals(game, "INf@o13") == [waits]


@refused_by("B5", "E4", "E5")
def test_the_second_player_may_not_even_if_all_chairs_are_empty() -> None:
    game = played(board_game(hands="ITm / INf RUm", turn=1), "ITm@bar")
    assert rules_against(game, "INf@o13") == ["E4", "E5"]


@refused_by("B5", "E4", "E5")
def test_the_first_player_may_not_in_a_later_turn() -> None:
    game = played(board_game(hands="ITm RUm INf / GBf", turn=1), "ITm@bar GBf@bar")
    assert rules_against(game, "INf@o13") == ["E4", "E5"]


@refused_by("B5", "E5")
def test_a_joker_is_not_seated_without_points_but_by_option() -> None:
    game = board_game(hands="**f INf")
    assert rules_against(game, "**f@o13") == ["E4", "E5"]


@rule("B5", "E4")
def test_by_option_a_joker_may_be_seated_alone_without_scoring() -> None:
    game = board_game(hands="**f INf", rules="players=2 lone_joker=on")
    assert paid(game, "**f@o13 end") == [0, 0]


@rule("B5")
def test_by_option_nobody_has_to_join_the_lone_joker() -> None:
    game = board_game("b1=RUm", hands="**f RUf **m", rules="players=2 lone_joker=on")
    assert paid(game, "**f@o13 RUf@a2 end") == [0, 2, 0]
    assert paid(game, "RUf@a2 **f@o13 end") == [2, 0, 0]
    assert paid(game, "**f@o13 **m@n14 end") == [0, 2, 0]


@refused_by("B5", "E5")
def test_by_option_only_the_joker_is_excused() -> None:
    game = board_game(hands="**f INf", rules="players=2 lone_joker=on")
    assert "E5" in rules_against(played(game, "**f@g13"), "INf@o13")
    assert refusals(board_game(hands="INf", rules="players=2 lone_joker=on"), "INf@o13") != []


@refused_by("B5", "E3")
def test_by_option_the_lone_joker_still_keeps_the_etiquette() -> None:
    game = board_game("n14=INf", hands="**f", rules="players=2 lone_joker=on")
    assert rules_against(game, "**f@o13") == ["E3"]


# B6: the joker swap


@rule("B6")
def test_a_guest_of_the_jokers_sex_takes_the_chair_and_the_joker_comes_to_hand() -> None:
    game = board_game("n14=INm m13=**f", hands="INf ITm")
    later = played(game, "swap:INf@m13")
    assert seated(later) == {"n14": "INm", "m13": "INf"}
    assert hand(later, 0) == ["**f", "ITm"]


@rule("B6")
def test_a_swap_pays_nothing_draws_nothing_and_is_the_turn() -> None:
    game = board_game("n14=INm o13=INf n12=INm m13=**f", hands="INf", scores="3 4")
    swapped = JokerSwapped(0, Guest.parse("INf"), Guest.parse("**f"), Chair("m13"))
    assert told(game, "swap:INf@m13") == [swapped, TurnPassed(1)]
    later = played(game, "swap:INf@m13")
    assert later.scene.scores == (3, 4)
    assert later.bag == game.bag
    assert later.scene.turn.stage == "act"


@rule("B6")
@pytest.mark.parametrize("guest", ["INf", "USf"])
def test_one_home_table_is_enough_for_a_swap(guest: str) -> None:
    assert refusals(board_game("n14=INm m13=**f", hands=guest), f"swap:{guest}@m13") == []


@refused_by("B6", "E2")
def test_a_swap_needs_a_home_table() -> None:
    game = board_game("n14=INm m13=**f", hands="ITf")
    nations = (Nation.US, Nation.IN)
    assert refusals(game, "swap:ITf@m13") == [NotAtHome(Guest.parse("ITf"), Chair("m13"), nations)]


@refused_by("B6")
def test_a_swap_needs_the_jokers_sex() -> None:
    game = board_game("n14=INm m13=**f", hands="USm")
    assert refusals(game, "swap:USm@m13") == [WrongSex(Guest.parse("USm"), Chair("m13"), wanted=LADY)]


@refused_by("B6")
@pytest.mark.parametrize("chair", ["n14", "o13"], ids=["a guest's chair", "a free chair"])
def test_a_swap_needs_a_joker_on_the_chair(chair: str) -> None:
    game = board_game("n14=INm m13=**f", hands="INm")
    assert refusals(game, f"swap:INm@{chair}") == [NoJokerThere(Chair(chair))]


@refused_by("B6", "E1")
def test_a_swap_needs_a_chair() -> None:
    game = board_game("n14=INm m13=**f", hands="INf")
    assert refusals(game, "swap:INf@n13") == [NoSuchChair(Chair("n13"))]


@refused_by("B6")
def test_a_joker_for_a_joker_is_no_swap() -> None:
    game = board_game("n14=INm m13=**f", hands="**f INf")
    assert refusals(game, "swap:**f@m13") == [JokerForJoker(Chair("m13"))]


@rule("B6")
def test_by_option_either_sex_may_take_the_jokers_chair() -> None:
    game = board_game("n14=INm n12=INf m13=**f", hands="INm INf", rules="players=2 swap=any-fitting")
    assert refusals(game, "swap:INm@m13") == []
    assert refusals(game, "swap:INf@m13") == []
    assert hand(played(game, "swap:INm@m13"), 0) == ["**f", "INf"]


@refused_by("B6", "E3")
def test_by_option_the_balance_still_holds_at_every_table_of_the_chair() -> None:
    rules = "players=2 swap=any-fitting"
    game = board_game("n14=INm m13=**f", hands="INm", rules=rules)
    assert refusals(game, "swap:INm@m13") == [Unbalanced(Table("n13"), Nation.IN, ladies=0, gentlemen=2)]
    neighbour = board_game("n14=INm n12=INf l14=USm m13=**f", hands="INm", rules=rules)
    assert refusals(neighbour, "swap:INm@m13") == [Unbalanced(Table("l13"), Nation.US, ladies=0, gentlemen=2)]


@refused_by("B6")
def test_by_option_there_is_still_a_joker_to_swap_and_a_home_to_have() -> None:
    game = board_game("n14=INm m13=**f", hands="ITf INf", rules="players=2 swap=any-fitting")
    assert rules_against(game, "swap:ITf@m13") == ["E2"]
    assert rules_against(game, "swap:INf@o13") == ["B6"]


# B10: jokers


@rule("B10")
def test_a_joker_stands_for_any_nation_and_pays_as_it() -> None:
    assert paid(board_game("n14=INm o13=INf n12=INm", hands="**f"), "**f@m13") == [8]
    double = "players=2 doubling=every-group"
    assert paid(board_game("n14=INm", hands="**f", rules=double), "**f@m13") == [4]


@rule("B10")
def test_a_joker_stands_for_a_nation_at_each_table_separately() -> None:
    game = board_game("n14=INm o13=INm n12=INf l12=USf k13=USm l14=USm", hands="**f")
    (event,) = told(game, "**f@m13")
    assert isinstance(event, GuestSeated)
    assert [(line.nation, line.points) for line in event.receipt] == [(Nation.US, 8), (Nation.IN, 8)]


@rule("B10")
def test_a_joker_seated_earlier_counts_as_well() -> None:
    assert paid(board_game("n14=**m o13=INf n12=INm", hands="INf"), "INf@m13") == [8]


@rule("B10", "B9")
def test_jokers_can_complete_one_nation_tables() -> None:
    game = board_game("n14=INm o13=INf n12=**m", hands="**f ITm")
    assert told(game, "**f@m13 end") == [HandSizeAsked(0, most=1)]
