"""The features of the board game."""

from __future__ import annotations

from typing import Final

from .best_seating import NONE, best_chair, best_seating
from .board import SPOT_KIND, Board
from .features import UNIT, Row, tied
from .law import AT_A_TABLE, JOKER, KINDS, POINTS, guests_in
from .numbers import i64
from .position import ACT

MOST_ROUNDS: Final = 6
OWN: Final = 8  # what is told of one player's hand
SHARED: Final = 2 + 2 * OWN  # from here on what is told of the board itself

# Which features tell of what a player would name: where `fill_board` puts them.
BAR: Final = (
    tuple(range(SHARED, SHARED + 10)) + tuple(range(SHARED + 21, SHARED + 24)) + (SHARED + 26, SHARED + 27)
)
HAND_SIZE: Final = (7,)
JOKERS: Final = (5,)


def fill_board(row: Row, position: Board, me: i64) -> None:
    of = row.of
    law = position.law
    free: i64 = position.floor.chairs - position.taken
    row.look_ahead(min(free, position.left), 44, 26, 12, 68)
    after: i64 = position.player
    while after == me or position.out[after]:
        after = (after + 1) % law.players
        if after == position.player:
            break
    best_other: i64 = -1_000_000
    for other in range(law.players):
        if other != me and not position.out[other]:
            best_other = max(best_other, position.scores[other])
    of[0] = UNIT
    of[1] = UNIT * (position.scores[me] - best_other)
    tell_hand(row, position, me, 2)
    tell_hand(row, position, after, 2 + OWN)
    at: i64 = SHARED
    price: i64 = law.prices[position.served]
    later: i64 = law.prices[position.served + 1] if position.served + 1 < len(law.prices) else price
    of[at] = UNIT * max(price, 0)
    of[at + 1] = UNIT * min(price, 0)
    of[at + 2] = ruin(position, me, price)
    of[at + 3] = ruin(position, after, price)
    of[at + 4] = ruin(position, me, price + later)
    of[at + 5] = ruin(position, after, price + later)
    of[at + 6] = -min(price, 0) * of[3]
    of[at + 7] = -min(price, 0) * of[3 + OWN]
    of[at + 8] = trouble(row, position, me, price, 2)
    of[at + 9] = trouble(row, position, after, price, 2 + OWN)
    tell_bag(row, position, at + 10)
    tell_tables(row, position, at + 12)
    of[at + 16] = UNIT * free
    of[at + 17] = UNIT * position.left
    of[at + 18] = UNIT if position.scores[me] > best_other else 0
    of[at + 19] = UNIT * tied(position.scores[me] - best_other)
    of[at + 20] = UNIT * position.scores[me]
    of[at + 21] = UNIT * position.served
    mine: i64 = rounds_paid(position, me, 0)
    theirs: i64 = rounds_paid(position, after, 1)
    of[at + 22] = UNIT * mine
    of[at + 23] = UNIT * theirs
    of[at + 24] = dead_in_hand(position, me)
    of[at + 25] = dead_in_hand(position, after)
    of[at + 26] = max(0, 3 - mine) * of[3]
    of[at + 27] = max(0, 3 - theirs) * of[3 + OWN]
    row.count = at + 28


def rounds_paid(position: Board, player: i64, ahead: i64) -> i64:
    """How many visits to the bar the player could pay, if both went there in turn; six at most."""
    prices = position.law.prices
    score: i64 = position.scores[player]
    at: i64 = position.served + 1 - ahead
    rounds: i64 = 0
    while rounds < MOST_ROUNDS and at < len(prices):
        score += prices[at]
        if score < 0:
            break
        at += 2
        rounds += 1
    return rounds


def dead_in_hand(position: Board, player: i64) -> i64:
    """Guests who will never find a chair."""
    dead: i64 = 0
    begin: i64 = player * position.longest_hand
    for place in range(begin, begin + position.sizes[player]):
        kind: i64 = position.cards[place]
        if kind < JOKER and position.is_dead(kind):
            dead += 1
    return UNIT * dead


def tell_hand(row: Row, position: Board, player: i64, at: i64) -> None:
    """The best turn; guests without a chair, with one, jokers; best chairs, size, draws due, no turn."""
    of = row.of
    turns = row.turns
    best = row.best
    whose: i64 = position.player
    stage: i64 = position.stage
    position.player = player
    position.stage = ACT
    top: i64 = best_seating(position, turns)
    for kind in range(KINDS):
        best[kind] = -1
    for place in range(turns.waiting):
        best[turns.lone_kinds[place]] = 0
    for place in range(turns.paying):
        kind = turns.spots[place] >> SPOT_KIND
        pays: i64 = turns.brings[place] & POINTS
        best[kind] = max(best[kind], pays)
    stuck: i64 = 0
    single: i64 = 0
    jokers: i64 = 0
    chairs: i64 = 0
    begin: i64 = player * position.longest_hand
    for place in range(begin, begin + position.sizes[player]):
        held: i64 = position.cards[place]
        if held >= JOKER:
            jokers += 1
        elif best[held] < 0:
            stuck += 1
        else:
            chairs += best[held]
            if best[held] > 0:
                single += 1
    position.player = whose
    position.stage = stage
    of[at] = UNIT * max(top, 0)
    of[at + 1] = UNIT * stuck
    of[at + 2] = UNIT * single
    of[at + 3] = UNIT * jokers
    of[at + 4] = UNIT * chairs
    of[at + 5] = UNIT * position.limits[player]
    of[at + 6] = UNIT * max(0, position.limits[player] - position.sizes[player])
    of[at + 7] = UNIT if top == NONE else 0


def ruin(position: Board, player: i64, price: i64) -> i64:
    """B8: whether the bar would ruin the player."""
    return UNIT if position.scores[player] + price < 0 else 0


def trouble(row: Row, position: Board, player: i64, price: i64, at: i64) -> i64:
    """No chair for anybody in hand, while the bar costs something: how much."""
    if price >= 0 or row.of[at + 7] == 0:
        return 0
    due: i64 = row.of[at + 6] // UNIT
    cost: i64 = -price + (20 if position.scores[player] + price < 0 else 0)
    return UNIT * cost // (1 + due)


def tell_bag(row: Row, position: Board, at: i64) -> None:
    """Of the guests still in the bag: what their best chair pays on average, and how many have none."""
    counts = row.best
    for kind in range(KINDS):
        counts[kind] = 0
    for stream in range(position.streams):
        for place in range(position.next_drawn[stream], position.bag_ends[stream]):
            counts[position.bag[place]] += 1
    counted: i64 = 0
    pays: i64 = 0
    stuck: i64 = 0
    for kind in range(JOKER):
        guests: i64 = counts[kind]
        if guests:
            counted += guests
            points: i64 = best_chair(position, kind)
            if points < 0:
                stuck += guests
            else:
                pays += guests * points
    counted = max(counted, 1)
    row.of[at] = UNIT * pays // counted
    row.of[at + 1] = UNIT * stuck // counted


def tell_tables(row: Row, position: Board, at: i64) -> None:
    """Tables that are empty, open, of one nation so far, and of three guests."""
    empty: i64 = 0
    begun: i64 = 0
    pure: i64 = 0
    three: i64 = 0
    for table in range(position.floor.tables):
        company: i64 = position.company[table]
        guests: i64 = guests_in(company)
        if guests == 0:
            empty += 1
        elif guests < AT_A_TABLE:
            begun += 1
            if company >> 6 & 7 == 0:
                pure += 1
            if guests == AT_A_TABLE - 1:
                three += 1
    row.of[at] = UNIT * empty
    row.of[at + 1] = UNIT * begun
    row.of[at + 2] = UNIT * pure
    row.of[at + 3] = UNIT * three
