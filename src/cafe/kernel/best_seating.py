"""What the best seating of a hand pays, without listing them all: learned values ask for it very often."""

from __future__ import annotations

from typing import Final

from .board import SPOT_KIND, SPOT_TABLES, Board
from .law import LADIES, POINTS
from .numbers import i64
from .position import NOBODY
from .turns import Turns

NONE: Final = -1


def best_seating(position: Board, turns: Turns) -> i64:
    """The most that any turn of `Board.list_seatings` pays, or NONE if there is none; the bench is laid."""
    position.sort_hand(turns)
    position.find_places(turns)
    paying: i64 = turns.paying
    free: i64 = position.floor.chairs - position.taken
    brought = turns.brings
    most: i64 = NONE
    for place in range(paying):
        most = max(most, brought[place] & POINTS)
    best: i64 = most
    if free > 1:
        for one in range(paying):
            if (brought[one] & POINTS) + most > best:
                best = max(best, best_elsewhere(turns, one))
        for one in range(paying):
            best = max(best, best_beside(position, turns, one, best))
    for one in range(turns.waiting):
        kind: i64 = turns.lone_kinds[one]
        opposite: i64 = turns.hand & (LADIES if kind & 1 else LADIES << 1)
        best = max(best, best_joining(position, turns, kind, turns.lone_chairs[one], opposite, best))
    if position.number == 1 and position.taken == 0 and turns.waiting > 0:  # B5: the first guest of all
        best = max(best, 0)
    return best


def best_elsewhere(turns: Turns, one: i64) -> i64:
    """The best pair of a place and a later one at other tables: nothing has changed there."""
    spots = turns.spots
    brought = turns.brings
    brings: i64 = brought[one] & POINTS
    kind: i64 = spots[one] >> SPOT_KIND
    gone: i64 = NOBODY if turns.twice >> kind & 1 else kind
    tables: i64 = spots[one] & SPOT_TABLES
    best: i64 = NONE
    for two in range(one + 1, turns.paying):
        spot: i64 = spots[two]
        if spot & tables == 0 and spot >> SPOT_KIND != gone:
            best = max(best, brings + (brought[two] & POINTS))
    return best


def best_beside(position: Board, turns: Turns, one: i64, known: i64) -> i64:
    """The best pair of a place that pays and one beside it; NONE also where it exceeds nothing known."""
    brings: i64 = turns.brings[one] & POINTS
    kind: i64 = turns.spots[one] >> SPOT_KIND
    chair: i64 = turns.chairs[one]
    rest: i64 = turns.hand if turns.twice >> kind & 1 else turns.hand & ~(1 << kind)
    if rest & position.floor.beside_welcome[chair] == 0:
        return NONE
    joined: i64 = best_joining(position, turns, kind, chair, rest, known - brings)
    return NONE if joined == NONE else brings + joined


def best_joining(position: Board, turns: Turns, kind: i64, chair: i64, able: i64, known: i64) -> i64:
    """The most that anybody pays who joins a guest who has just sat down, if that exceeds what is known."""
    floor = position.floor
    company = position.company
    enter = position.enter
    welcomes = position.law.welcomes
    pay = position.law.pay
    most_next = position.law.most_next
    first: i64 = floor.first[chair]
    second: i64 = floor.second[chair]
    width: i64 = floor.width
    here_first: i64 = company[first] + enter[kind * width + first]
    here_second: i64 = company[second] + enter[kind * width + second]
    able_first: i64 = able & welcomes[here_first]
    able_second: i64 = able & welcomes[here_second]
    middle: i64 = floor.beside_middle[chair]
    begin: i64 = floor.beside_from[chair] if able_first else middle
    end: i64 = floor.beside_from[chair + 1] if able_second else middle
    best: i64 = NONE
    for at in range(begin, end):
        fitting: i64 = floor.beside_kinds[at] & (able_first if at < middle else able_second)
        if fitting == 0 or position.who[floor.beside[at]] >= 0:
            continue
        other: i64 = floor.beside_table[at]
        there: i64 = company[other]
        if other == first:
            there = here_first
        elif other == second:
            there = here_second
        fitting &= welcomes[there]
        table: i64 = first if at < middle else second
        here: i64 = here_first if at < middle else here_second
        if most_next[here] + most_next[there] <= max(best, known):
            continue
        joining: i64 = 0
        while fitting:
            joiner: i64 = turns.kinds[joining]
            joining += 1
            if fitting >> joiner & 1:
                fitting ^= 1 << joiner
                row: i64 = joiner * width
                pays: i64 = pay[here + enter[row + table]] & POINTS
                pays += pay[there + enter[row + other]] & POINTS
                best = max(best, pays)
    return best


def best_chair(position: Board, kind: i64) -> i64:
    """What the best free chair pays for such a guest, who may have to wait there; NONE without one."""
    floor = position.floor
    company = position.company
    enter = position.enter
    pay = position.law.pay
    welcomes = position.law.welcomes
    at_home: i64 = welcomes[company[floor.home_table[kind]]]
    if (at_home | welcomes[company[floor.other_home_table[kind]]]) >> kind & 1 == 0:
        return NONE
    sex: i64 = 1 + (kind & 1)
    row: i64 = kind * floor.width
    best: i64 = NONE
    for place in range(floor.home_from[kind], floor.home_from[kind + 1]):
        chair: i64 = floor.home[place]
        if position.fit[chair] & sex:
            table: i64 = floor.first[chair]
            other: i64 = floor.second[chair]
            points: i64 = pay[company[table] + enter[row + table]] & POINTS
            best = max(best, points + (pay[company[other] + enter[row + other]] & POINTS))
    return best
