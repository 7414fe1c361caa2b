"""The end of a board game for two, solved: every turn against every draw, each as likely as it is.

Guests who can never sit down again are all alike, and so are positions that differ only in who they are.
"""

from __future__ import annotations

from typing import Final

from .board import Board
from .features import UNIT
from .law import JOKER, KINDS
from .numbers import i64, vec
from .position import NOBODY, mixed
from .search import utility
from .turns import Turns
from .value import Outcome

SCALE: Final = 1_000_000  # values are means: each unit of an outcome has so many parts


class Solved:
    """The first player's margin, chance to win and utility, in parts of their units."""

    def __init__(self, margin: i64, win: i64, worth: i64) -> None:
        self.margin: i64 = margin
        self.win: i64 = win
        self.worth: i64 = worth


class TooLarge(Exception):
    """More positions than were allowed."""


class Endgame:
    """Solves positions of two players, up to a number of nodes."""

    def __init__(self, nodes: int) -> None:
        self.nodes: i64 = nodes
        self.visited: i64 = 0
        self.known: dict[int, Solved] = {}
        self.outcome = Outcome()
        self.turns = Turns()

    def solve_turn(self, position: Board, code: i64) -> Solved:
        """What a turn of a position that was made `plain` leads to."""
        tried = position.copy()
        tried.stops = True
        tried.apply(code)
        return self.after(tried)

    def after(self, position: Board) -> Solved:
        """A position in which a turn was played, up to its draws."""
        if position.end:
            return self.ended(position)
        if not position.stopped:
            return self.solve(position)
        if position.sizes[position.player] < position.limits[position.player]:
            return self.draws(position)
        position.stopped = False
        position.after_draws()
        return self.ended(position) if position.end else self.solve(position)

    def ended(self, position: Board) -> Solved:
        self.outcome.of_end(position, 0)
        margin: i64 = self.outcome.margin
        win: i64 = self.outcome.win
        return Solved(margin * UNIT, win * SCALE, utility(margin, win) * UNIT)

    def draws(self, position: Board) -> Solved:
        """The mean over all guests that may be drawn now."""
        key: int = mixed(full_key(position), 3)
        if key in self.known:
            return self.known[key]
        counts = vec[i64]([0] * KINDS)
        for place in range(position.next_drawn[0], position.bag_ends[0]):
            counts[position.bag[place]] += 1
        margin: i64 = 0
        win: i64 = 0
        worth: i64 = 0
        for kind in range(KINDS):
            if counts[kind]:
                tried = position.copy()
                tried.stops = True
                tried.stopped = True
                tried.draw_this(kind)
                found = self.after(tried)
                margin += found.margin * counts[kind]
                win += found.win * counts[kind]
                worth += found.worth * counts[kind]
        left: i64 = position.left
        solved = Solved(margin // left, win // left, worth // left)
        self.known[key] = solved
        return solved

    def solve(self, position: Board) -> Solved:
        """The best turn of whoever is on turn."""
        merge_dead(position)
        key: int = full_key(position)
        if key in self.known:
            return self.known[key]
        self.visited += 1
        if self.visited > self.nodes:
            raise TooLarge
        position.list_turns(self.turns)
        codes = self.turns.codes[: self.turns.count]  # the bench is used again further down
        seen: set[int] = set()
        first = position.player == 0
        best: Solved | None = None
        for place in range(len(codes)):
            tried = position.copy()
            tried.stops = True
            tried.apply(codes[place])
            after: int = full_key(tried)
            if after in seen:
                continue
            seen.add(after)
            found = self.after(tried)
            if best is None or (is_better(found, best) if first else is_better(best, found)):
                best = found
        assert best is not None, "whoever is on turn can act"
        self.known[key] = best
        return best


def is_better(one: Solved, other: Solved) -> bool:
    """To the first player; a margin that is beyond what counts still decides between equals."""
    return one.worth > other.worth or (one.worth == other.worth and one.margin > other.margin)


def plain(position: Board) -> Board:
    """A copy with one bag for all."""
    copied = position.copy()
    copied.set_bag(position.undrawn())
    return copied


def full_key(position: Board) -> i64:
    """A hash of what the rest of the game depends on: not who sits where, but which chairs are free, which
    have jokers, and the companies of tables with a free chair; the hands, the bag, and all that is counted.
    """
    floor = position.floor
    who = position.who
    key: i64 = 1 if position.stopped else 2
    open_tables: i64 = 0
    row: i64 = 0
    for chair in range(floor.chairs):
        guest: i64 = who[chair]
        row = row * 4
        if guest == NOBODY:
            open_tables |= floor.tables_of[chair]
            row += 1
        elif guest >= JOKER:
            row += 2 + (guest & 1)
        if chair & 15 == 15:
            key = mixed(key, row)
            row = 0
    key = mixed(key, row)
    for table in range(floor.tables):
        if open_tables >> table & 1:
            key = mixed(key, position.company[table] * 32 + table)
    for player in range(position.law.players):
        key = mixed(key, position.hand_key(player))
        key = mixed(key, position.scores[player])
        key = mixed(key, position.limits[player] + 16 * position.out[player])
    key = mixed(key, position.player + 4 * position.stage + 32 * position.completed + 256 * position.served)
    key = mixed(key, position.seated + 8 * (position.waiting + 1) + 1024 * (position.birthday + 1))
    counts = vec[i64]([0] * KINDS)
    for place in range(position.next_drawn[0], position.bag_ends[0]):
        counts[position.bag[place]] += 1
    for kind in range(KINDS):
        if counts[kind]:
            key = mixed(key, counts[kind] * 32 + kind)
    return mixed(key, 1 if position.birthday_asked else 2)


def merge_dead(position: Board) -> None:
    """Let all guests who can never sit down again be of one kind."""
    dead: i64 = 0
    for kind in range(JOKER):
        if position.is_dead(kind):
            dead |= 1 << kind
    first: i64 = 0
    while first < JOKER and not dead >> first & 1:
        first += 1
    if first == JOKER:
        return
    for player in range(position.law.players):
        begin: i64 = player * position.longest_hand
        for place in range(begin, begin + position.sizes[player]):
            if dead >> position.cards[place] & 1:
                position.cards[place] = first
    bag = position.bag[:]
    for place in range(position.next_drawn[0], position.bag_ends[0]):
        if dead >> bag[place] & 1:
            bag[place] = first
    position.bag = bag
