"""What search spares itself makes no difference: turns that come to the same, judgements made already."""

from __future__ import annotations

import pytest

from cafe.bots.searching import Depth, searching
from cafe.kernel import Dice, Turns, from_game
from cafe.kernel.codes import BAR, END, FIRST, LOWERED, SEAT, WIDTH, of_guest, of_seating
from cafe.kernel.position import Position
from cafe.kernel.search import Search, in_either_order
from cafe.rules import deal, ruleset, start

LADY, GENTLEMAN = of_seating(4, 11), of_seating(9, 30)
RULES = ruleset("board", {"players": "2"})
PLAYOUTS = 40


def seated(first: int, second: int, lowered: int = 0) -> int:
    return SEAT | END | first << FIRST | second << (FIRST + WIDTH) | lowered << LOWERED


def test_two_guests_who_sit_down_in_either_order_are_the_same_turn() -> None:
    assert in_either_order(seated(LADY, GENTLEMAN)) == in_either_order(seated(GENTLEMAN, LADY))


def test_turns_that_differ_in_more_than_the_order_stay_different() -> None:
    turns = [
        seated(LADY, GENTLEMAN),
        seated(GENTLEMAN, LADY, lowered=2),
        seated(LADY, of_seating(9, 31)),
        seated(LADY, 0),
        seated(GENTLEMAN, 0),
        of_guest(BAR, 4),
        of_guest(BAR, 9),
    ]
    assert len({in_either_order(turn) for turn in turns}) == len(turns)


def test_a_playout_that_ends_with_a_turn_chosen_by_the_value_is_judged_as_if_anew() -> None:
    search, judged = guiding(own=8, others=0), 0
    for position, luck in openings():
        me = position.player
        search.play_on(position, me, luck)
        search.judge_end(position, me)
        told = search.margin, search.win
        judged += search.is_judged
        search.judge(position, me)
        assert (search.margin, search.win) == told
    assert judged > PLAYOUTS // 2


def test_the_value_decides_only_for_those_whom_it_guides() -> None:
    guides = [(8, 8), (8, 0), (0, 8), (0, 0)]
    outcomes = [played_out(guiding(own=own, others=others)) for own, others in guides]
    assert len(set(outcomes)) == len(guides)


@pytest.mark.parametrize(
    ("doubts", "guided"), [(0, [8, 8, 8, 8, 8, 8]), (2, [8, 0, 8, 0, 8, 0]), (4, [8, 0, 8, 8, 8, 0])]
)
def test_whoever_doubts_takes_opponents_for_greedy_in_one_imagined_game_of_so_many(
    doubts: int, guided: list[int]
) -> None:
    [(position, luck), *_] = openings()
    search = searching(RULES, Depth(4, 8, trust=0, guided=8, doubts=doubts))
    found = search.look(position)
    told = []
    for samples in range(1, len(guided) + 1):
        search.play(position, [found[0].again()], samples, Dice(luck))
        told.append(int(search.others_guided))
    assert told == guided


def guiding(*, own: int, others: int) -> Search:
    search = searching(RULES, Depth(4, 8, trust=0, guided=own))
    search.others_guided = others
    return search


def played_out(search: Search) -> tuple[int, ...]:
    """The keys of the positions that playouts come to."""
    keys: list[int] = []
    for position, luck in openings():
        search.play_on(position, position.player, luck)
        keys.append(int(position.key()))
    return tuple(keys)


def openings() -> list[tuple[Position, int]]:
    """The beginnings of some games, some turns on, with luck for what follows."""
    turns, found = Turns(), list[tuple[Position, int]]()
    for number in range(PLAYOUTS):
        position, dice = from_game(start(RULES, deal(RULES, f"search {number}"))), Dice(number)
        for _ in range(number % 20):
            position.list_turns(turns)
            position.apply(turns.codes[dice.below(turns.count)])
            if position.end:
                break
        else:
            position.sample(position.player, dice)
            found.append((position, int(dice.seed())))
    return found
