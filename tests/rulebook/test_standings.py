"""B8, B12, C9: the reckoning, who won, and ties."""

from cafe.rules import End, Game, standings, view
from cafe.rules.events import GameEnded, HandReckoned
from tests.cafe_table import bar_with, board_game, card_game, numbers, played, rule, told


def places(game: Game) -> list[tuple[int, int, int]]:
    """Place, player and points, best first."""
    return [(standing.place, standing.player, standing.points) for standing in standings(game)]


def ended_board(hands: str, scores: str, *, out: str = "", rules: str = "players=2") -> Game:
    """The game after player 0 has taken the last space of the bar, whose price they are given beforehand."""
    first, *others = numbers(scores)
    paid_back = " ".join(map(str, [first + 30, *others]))
    game = board_game(hands=f"ESm {hands}", bar=bar_with(19), scores=paid_back, out=out, rules=rules)
    return played(game, "ESm@bar")


# B12


@rule("B12")
def test_each_guest_in_hand_costs_five() -> None:
    assert ended_board("ITm RUf / RUm", "20 20").scene.scores == (20 - 10, 20 - 5)


@rule("B12")
def test_each_joker_in_hand_costs_ten() -> None:
    assert ended_board("ITm **f / **m **m", "30 30").scene.scores == (30 - 5 - 10, 30 - 20)


@rule("B12")
def test_the_reckoning_is_told_player_by_player() -> None:
    game = board_game(hands="ESm ITm **f / RUm", bar=bar_with(19), scores="50 50")
    assert told(game, "ESm@bar")[1:] == [
        HandReckoned(0, guests=1, jokers=1, points=-15),
        HandReckoned(1, guests=1, jokers=0, points=-5),
        GameEnded(End.BAR_FULL),
    ]


@rule("B12")
def test_the_result_may_be_negative() -> None:
    assert ended_board("ITm RUf **f / ", "3 0").scene.scores == (-17, 0)


@rule("B12")
def test_most_points_wins() -> None:
    game = ended_board("/ / ", "10 30 20", rules="players=3")
    assert places(game) == [(1, 1, 30), (2, 2, 20), (3, 0, 10)]


@rule("B12")
def test_a_tie_is_shared_and_the_next_place_stays_empty() -> None:
    game = ended_board("/ / / ", "20 30 30 20", rules="players=4")
    assert places(game) == [(1, 1, 30), (1, 2, 30), (3, 0, 20), (3, 3, 20)]


@rule("B12")
def test_a_tie_is_shared_whatever_the_guests_left_over_cost() -> None:
    game = ended_board("ITm ITf / ", "30 20")
    assert places(game) == [(1, 0, 20), (1, 1, 20)]


# B8


@rule("B8")
def test_the_bankrupt_rank_below_everybody_still_in() -> None:
    game = ended_board("ITm ITf / / ", "0 0 0", out="1", rules="players=3")
    assert places(game) == [(1, 2, 0), (2, 0, -10), (3, 1, 0)]
    assert [standing.bankrupt for standing in standings(game)] == [False, False, True]


@rule("B8")
def test_later_departures_rank_above_earlier_ones() -> None:
    game = ended_board("/ / / ", "0 0 5 0", out="3 1", rules="players=4")
    assert places(game) == [(1, 2, 5), (2, 0, 0), (3, 1, 0), (4, 3, 0)]


@rule("B8")
def test_one_bankruptcy_after_the_other_leaves_a_winner() -> None:
    game = board_game(hands="ITm / RUf / RUm", bar=bar_with(5), scores="1 3 0", rules="players=3")
    later = played(game, "ITm@bar RUf@bar")
    assert later.end is End.ONE_LEFT
    assert places(later) == [(1, 2, -5), (2, 1, 0), (3, 0, 0)]


@rule("B8", "B12")
def test_the_last_player_left_wins_whatever_they_still_hold() -> None:
    game = played(board_game(hands="ITm / RUf **f", bar=bar_with(5), scores="1 4"), "ITm@bar")
    assert places(game) == [(1, 1, 4 - 5 - 10), (2, 0, 0)]


@rule("B8", "B12")
def test_the_bankrupt_pay_for_no_guests() -> None:
    game = ended_board("/ ITm / ", "9 9 0", out="2", rules="players=3")
    assert game.scene.scores == (9, 4, 0)


# C9


def ended_cards(hands: str, scores: str, *, aside: str = "", rules: str = "players=2") -> Game:
    """The game after player 0 has drawn the last guest of the deck, an American lady."""
    return played(card_game(hands=hands, aside=aside, scores=scores, bag="USf", rules=rules), "draw")


@rule("C9")
def test_every_guest_in_hand_costs_two() -> None:
    assert ended_cards("ITm / RUm RUf RUf", "20 20").scene.scores == (20 - 4, 20 - 6)


@rule("C9")
def test_every_guest_laid_aside_costs_two() -> None:
    assert ended_cards(" / RUm", "20 20", aside="ITm ITm / RUf").scene.scores == (20 - 6, 20 - 4)


@rule("C9")
def test_the_card_games_result_may_be_negative_too() -> None:
    assert ended_cards(" / RUm", "0 0").scene.scores == (-2, -2)


@rule("C9")
def test_most_points_wins_the_card_game() -> None:
    game = ended_cards(" / / ", "10 30 20", rules="players=3")
    assert places(game) == [(1, 1, 30), (2, 2, 20), (3, 0, 8)]


@rule("C9")
def test_in_a_tie_the_smaller_penalty_wins() -> None:
    game = ended_cards(" / RUm RUf / RUf", "10 12 10", aside=" / / RUm", rules="players=3")
    assert game.scene.scores == (8, 8, 6)
    assert places(game) == [(1, 0, 8), (2, 1, 8), (3, 2, 6)]


@rule("C9")
def test_the_penalty_of_a_tie_counts_guests_laid_aside() -> None:
    game = ended_cards(" / RUf", "10 12", aside=" / RUm")
    assert places(game) == [(1, 0, 8), (2, 1, 8)]
    assert [standing.penalty for standing in standings(game)] == [2, 4]


@rule("C9")
def test_still_tied_is_shared() -> None:
    game = ended_cards(" / RUf / ", "10 10 20", rules="players=3")
    assert places(game) == [(1, 2, 20), (2, 0, 8), (2, 1, 8)]


@rule("C9")
def test_the_standings_are_the_same_for_every_viewer() -> None:
    game = ended_cards("ITm / RUm RUf RUf", "20 20", aside="ITm")
    assert {standings(view(game, viewer)) for viewer in (0, 1, None)} == {standings(game)}


@rule("B12")
def test_while_a_game_runs_it_stands_as_the_scores_say() -> None:
    game = board_game(hands="ITm / RUm", scores="3 8")
    assert places(game) == [(1, 1, 8), (2, 0, 3)]
