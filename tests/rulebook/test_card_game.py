"""C1–C4, C6–C8: the card game. Clearing (C5) and the reckoning (C9) have their own pages."""

from collections import Counter

import pytest

from cafe.rules import End, Guest, Nation, Ruleset, Table, deal, seen_by, shipped_plan, start, view
from cafe.rules.events import GameEnded, GuestDrawn, HandReckoned, LaidAside, TurnPassed
from cafe.rules.objections import (
    EnoughSeated,
    GameOver,
    HandFull,
    HandNotEmpty,
    HandNotFull,
    NothingDone,
    NotInHand,
    NotInThisGame,
    TurnUnderWay,
)
from tests.cafe_table import (
    card_game,
    guests,
    hand,
    offered,
    played,
    refusals,
    refused_by,
    rule,
    rules_against,
    told,
)

TWELVE = "ITf ITf ITf ITf ITm ITm ITm ITm CUf CUf CUm CUm"
ELEVEN = "ITf ITf ITf ITf ITm ITm ITm ITm CUf CUf CUm"


# C1: material


@rule("C1")
def test_there_are_96_guests_and_no_jokers() -> None:
    dealt = Counter(deal(Ruleset.parse("card"), "C1").guests)
    assert dealt == {Guest.parse(f"{nation}{sex}"): 4 for nation in Nation for sex in "fm"}


@rule("C1")
def test_there_are_24_table_cards_two_per_nation() -> None:
    assert Counter(deal(Ruleset.parse("card"), "C1").tables) == dict.fromkeys(Nation, 2)


# C2: start


@rule("C2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_is_dealt_seven(players: int) -> None:
    rules = Ruleset.parse(f"card players={players}")
    game = start(rules, deal(rules, "C2"))
    assert [len(held) for held in game.hands] == [7] * players
    assert len(game.bag) == 96 - 7 * players
    assert game.scene.scores == (0,) * players


@rule("C2")
def test_hands_are_hidden_from_the_others() -> None:
    game = card_game(hands="ITm ITf / RUm", b2="AF")
    assert view(game, 0).hands == (guests("ITm ITf"), (None,))
    assert view(game, 1).hands == ((None, None), guests("RUm"))
    assert view(game, None).hands == ((None, None), (None,))


@rule("C2")
def test_the_decks_are_hidden_from_everybody() -> None:
    game = card_game(hands="ITm / RUm")
    for viewer in (0, 1, None):
        assert (view(game, viewer).bag, view(game, viewer).deck) == (len(game.bag), len(game.deck))


@rule("C2")
def test_five_tables_are_laid_in_the_order_of_their_positions() -> None:
    rules = Ruleset.parse("card players=2")
    dealt = deal(rules, "C2")
    game = start(rules, dealt)
    assert [game.scene.room.nations[Table(at)] for at in ("b2", "d2", "c3", "b4", "d4")] == [
        *dealt.tables[:5]
    ]
    assert game.deck == dealt.tables[5:]


@rule("C2")
def test_the_four_inner_chairs_stand_at_three_tables_and_the_eight_outer_at_one() -> None:
    plan = shipped_plan("card")
    inner = {chair for chair in plan.chairs if len(plan.tables_at[chair]) == 3}
    outer = {chair for chair in plan.chairs if len(plan.tables_at[chair]) == 1}
    assert inner == {"c2", "b3", "d3", "c4"}
    assert outer == {"b1", "d1", "a2", "e2", "a4", "e4", "b5", "d5"}
    assert len(plan.chairs) == 12


@rule("C2")
def test_the_tables_lie_in_an_x_with_the_third_in_the_middle() -> None:
    plan = shipped_plan("card")
    assert plan.positions == ("b2", "d2", "c3", "b4", "d4")
    assert set(plan.chairs_at[Table("c3")]) == {"c2", "b3", "d3", "c4"}


@rule("C2")
def test_the_starting_player_is_drawn_by_lot() -> None:
    rules = Ruleset.parse("card players=5")
    assert {deal(rules, f"lot {number}").first for number in range(80)} == {0, 1, 2, 3, 4}


@rule("C2")
def test_play_goes_clockwise() -> None:
    game = card_game(player=1, rules="players=3")
    order = [played(game, " ".join(["draw"] * turns)).player for turns in range(4)]
    assert order == [1, 2, 0, 1]


# C3: a turn


@rule("C3")
def test_a_turn_is_a_seating_or_a_draw() -> None:
    game = card_game("d1=GBm", d2="GB", hands="GBf")
    assert offered(game) == {"GBf@e2", "GBf@c2", "GBf@d3", "draw"}


@rule("C3", "C7")
def test_with_twelve_guests_a_turn_is_a_seating_or_a_laying_aside() -> None:
    game = card_game(hands=TWELVE)
    assert offered(game) == {"aside:ITf", "aside:ITm", "aside:CUf", "aside:CUm"}
    game = card_game("d1=RUm", d2="RU", hands=f"{ELEVEN} RUf")
    assert {move for move in offered(game) if "RUf" in move} == {"RUf@e2", "RUf@c2", "RUf@d3", "aside:RUf"}


@refused_by("C3")
def test_there_is_no_passing() -> None:
    assert refusals(card_game(hands="GBf"), "end") == [NothingDone("C3")]


@refused_by("C3")
def test_after_a_seating_nobody_draws_or_lays_aside_in_the_same_turn() -> None:
    game = played(card_game("d1=GBm", d2="GB", hands="GBf GBm"), "GBf@e2")
    assert refusals(game, "draw") == [TurnUnderWay("C3")]
    assert TurnUnderWay("C3") in refusals(game, "aside:GBm")


@refused_by("C3")
@pytest.mark.parametrize("move", ["GBf@e2", "aside:GBf"])
def test_a_guest_not_in_hand_is_not_the_players_to_place(move: str) -> None:
    game = card_game("d1=GBm", d2="GB", hands="GBm / GBf")
    assert NotInHand(Guest.parse("GBf"), "C3") in refusals(game, move)


@refused_by("C3", "C1")
def test_there_is_no_joker_to_seat() -> None:
    game = card_game("d1=GBm", d2="GB", hands="GBm")
    assert refusals(game, "**f@e2") == [NotInHand(Guest.parse("**f"), "C3")]


@refused_by("C3")
@pytest.mark.parametrize(
    "move", ["GBm@bar", "swap:GBm@d1", "lower:1", "lower:0", "birthday:GB", "birthday:none"]
)
def test_the_board_games_actions_are_not_the_card_games(move: str) -> None:
    game = card_game("d1=GBm", d2="GB", hands="GBm")
    assert refusals(game, move) == [NotInThisGame("C3")]


# C4: seating


@rule("C4")
@pytest.mark.parametrize("moves", ["GBf@e2", "GBf@e2 GBm@c2", "GBf@e2 GBm@c2 GBf@d3"])
def test_one_two_or_three_guests_are_seated(moves: str) -> None:
    game = card_game("d1=GBm", d2="GB", hands="GBf GBf GBm RUm")
    assert refusals(played(game, moves), "end") == []
    assert played(game, f"{moves} end").player == 1


@refused_by("C4")
def test_a_fourth_guest_is_refused() -> None:
    game = card_game("d1=GBm a2=AFf", d2="GB", b2="AF", hands="GBf GBm AFm AFf")
    three = played(game, "GBf@e2 AFm@b1 GBm@d3")
    assert refusals(three, "AFf@b3")[0] == EnoughSeated(3, "C4")
    assert offered(three) == {"end"}


@refused_by("C4", "E4", "E5")
def test_the_first_player_has_no_exception() -> None:
    game = card_game(d2="GB", hands="GBf RUm", turn=1)
    assert rules_against(game, "GBf@e2") == ["E4", "E5"]


@rule("C4")
def test_after_each_seating_that_scored_the_player_may_stop() -> None:
    game = card_game("d1=GBm a2=AFf", d2="GB", b2="AF", hands="GBf AFm GBm")
    for moves in ("GBf@e2", "GBf@e2 AFm@b1", "GBf@e2 AFm@b1 GBm@d3"):
        assert "end" in offered(played(game, moves))


@refused_by("C4", "E5")
def test_after_a_seating_that_did_not_score_they_may_not() -> None:
    game = card_game(d2="GB", hands="GBf GBm RUm")
    assert rules_against(played(game, "GBf@e2"), "end") == ["E4", "E5"]


@refused_by("C4")
def test_three_at_most_also_when_tables_were_cleared_in_between() -> None:
    game = card_game("a2=AFf b1=AFm b3=AFf d1=GBf", b2="AF", d2="GB", hands="AFm GBm GBf GBm", deck="IT IT")
    later = played(game, "AFm@c2 GBm@e2 GBf@d3")
    assert later.scene.room.nations[Table("b2")] is Nation.IT
    assert refusals(later, "GBm@c2") == [EnoughSeated(3, "C4")]


@rule("C4")
def test_the_player_does_not_draw_after_seating() -> None:
    game = card_game("d1=GBm", d2="GB", hands="GBf RUm")
    later = played(game, "GBf@e2 end")
    assert later.bag == game.bag
    assert hand(later, 0) == ["RUm"]


# C6: draw


@rule("C6")
def test_instead_of_seating_a_player_takes_the_top_guest_of_the_deck() -> None:
    game = card_game("d1=GBm", d2="GB", hands="GBf", bag="RUm RUf TRf")
    assert told(game, "draw") == [GuestDrawn(0, Guest.parse("RUm")), TurnPassed(1)]
    later = played(game, "draw")
    assert hand(later, 0) == ["GBf", "RUm"]
    assert later.bag == guests("RUf TRf")


@rule("C6")
def test_a_player_with_eleven_guests_may_draw_the_twelfth() -> None:
    assert len(played(card_game(hands=ELEVEN), "draw").hands[0]) == 12


@rule("C6", "C2")
def test_what_is_drawn_only_the_player_sees() -> None:
    drawn = GuestDrawn(0, Guest.parse("RUm"))
    assert seen_by(drawn, 0, open_hands=False) == drawn
    assert seen_by(drawn, 1, open_hands=False) == GuestDrawn(0, None)
    assert seen_by(drawn, None, open_hands=False) == GuestDrawn(0, None)


@refused_by("C6")
def test_a_player_with_twelve_guests_draws_no_more() -> None:
    assert refusals(card_game(hands=TWELVE), "draw") == [HandFull(12)]


# C7: lay aside


@rule("C7")
def test_a_player_with_twelve_guests_who_does_not_seat_lays_one_aside() -> None:
    game = card_game(hands=TWELVE)
    assert told(game, "aside:CUm") == [LaidAside(0, Guest.parse("CUm")), TurnPassed(1)]
    later = played(game, "aside:CUm")
    assert later.aside == (guests("CUm"), ())
    assert len(later.hands[0]) == 11


@rule("C7")
def test_what_was_laid_aside_lies_there_face_down() -> None:
    game = card_game(hands="ITm / RUm", aside="CUm / RUf RUf")
    assert view(game, 0).aside == (guests("CUm"), (None, None))
    assert view(game, None).aside == ((None,), (None, None))
    laid = LaidAside(1, Guest.parse("RUf"))
    assert seen_by(laid, 1, open_hands=False) == laid
    assert seen_by(laid, 0, open_hands=False) == LaidAside(1, None)


@rule("C7")
def test_what_was_laid_aside_stays_until_the_end() -> None:
    game = card_game(hands=f"{TWELVE} / RUm RUf")
    later = played(game, "aside:CUm draw draw draw")
    assert later.aside[0] == guests("CUm")


@refused_by("C7")
@pytest.mark.parametrize("held", ["ITm", ELEVEN])
def test_with_fewer_than_twelve_guests_nobody_lays_one_aside(held: str) -> None:
    assert refusals(card_game(hands=held), "aside:ITm") == [HandNotFull(12)]


@refused_by("C7", "C3")
def test_what_was_laid_aside_is_in_the_hand_no_more() -> None:
    game = card_game("d1=GBm", d2="GB", hands="ITm", aside="GBf")
    assert refusals(game, "GBf@e2") == [NotInHand(Guest.parse("GBf"), "C3")]


# C8: the end


@rule("C8")
def test_the_last_guest_of_the_deck_ends_the_game_at_once() -> None:
    game = card_game(hands="ITm / RUm RUf", bag="TRf", scores="10 10")
    assert told(game, "draw") == [
        GuestDrawn(0, Guest.parse("TRf")),
        HandReckoned(0, 2, 0, -4),
        HandReckoned(1, 2, 0, -4),
        GameEnded(End.GUESTS_OUT),
    ]
    assert played(game, "draw").end is End.GUESTS_OUT


@rule("C8")
def test_the_last_but_one_does_not() -> None:
    assert played(card_game(hands="ITm", bag="TRf TRm"), "draw").end is None


@rule("C8")
def test_a_player_with_an_empty_hand_at_the_end_of_their_turn_may_close_the_cafe() -> None:
    game = played(card_game("d1=GBm", d2="GB", hands="GBf / RUm"), "GBf@e2")
    assert offered(game) == {"end", "close"}
    assert told(game, "close") == [
        HandReckoned(0, 0, 0, 0),
        HandReckoned(1, 1, 0, -2),
        GameEnded(End.CLOSED),
    ]


@rule("C8")
def test_if_they_do_not_they_play_on_and_can_only_draw() -> None:
    game = card_game("d1=GBm", d2="GB", hands="GBf / RUm RUm", bag="RUf TRf TRm")
    later = played(game, "GBf@e2 end draw")
    assert (later.end, later.player, later.hand) == (None, 0, ())
    assert offered(later) == {"draw"}


@refused_by("C8")
def test_nobody_closes_the_cafe_with_a_guest_in_hand() -> None:
    game = played(card_game("d1=GBm", d2="GB", hands="GBf RUm"), "GBf@e2")
    assert refusals(game, "close") == [HandNotEmpty(1)]


@refused_by("C8", "C3")
def test_nobody_closes_the_cafe_before_they_have_seated_anybody() -> None:
    assert refusals(card_game(hands=" / RUm"), "close") == [NothingDone("C3")]


@rule("C8", "C7")
def test_guests_laid_aside_do_not_keep_the_cafe_open() -> None:
    game = card_game("d1=GBm", d2="GB", hands="GBf / RUm", aside="TRf")
    assert played(game, "GBf@e2 close").end is End.CLOSED


@refused_by("C8")
@pytest.mark.parametrize("move", ["draw", "end", "close", "RUm@e2", "aside:RUm", "RUm@bar"])
def test_nothing_is_played_after_the_end(move: str) -> None:
    game = played(card_game(hands=" / RUm", bag="TRf"), "draw")
    assert refusals(game, move) == [GameOver("C8")]
    assert offered(game) == set()
