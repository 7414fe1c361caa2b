"""The features of the card game."""

from __future__ import annotations

from typing import Final

from .card import Card
from .card_chairs import hand_of, look_at_chairs
from .features import UNIT, Row, tied
from .law import AT_A_TABLE, JOKER, KINDS, NATIONS, guests_in
from .numbers import i64

# Which features tell of what a player would name: where `fill_card` puts them.
CARDS: Final = (9, 12, 20, 25)
JOKERS: Final = (6,)


def fill_card(row: Row, position: Card, me: i64) -> None:
    """The table, the own hand, how many cards the others hold: no hand but the own is looked at."""
    of = row.of
    players: i64 = position.law.players
    row.look_ahead(position.left, 60, 35, 15, 110)
    best_other: i64 = -1_000_000
    most: i64 = 0
    least: i64 = 100
    for other in range(players):
        if other != me:
            best_other = max(best_other, position.scores[other] - 2 * position.aside_counts[other])
            most = max(most, position.sizes[other])
            least = min(least, position.sizes[other])
    of[0] = UNIT
    of[1] = UNIT * (position.scores[me] - 2 * position.aside_counts[me] - best_other)
    tell_cards(row, position, me, 2)
    of[9] = UNIT * position.sizes[me]
    of[10] = UNIT * most
    of[11] = UNIT * least
    of[12] = UNIT if position.sizes[me] <= 2 else 0
    of[13] = UNIT if least <= 2 else 0
    of[14] = UNIT * (len(position.deck) - position.laid)
    of[15] = UNIT * position.left
    empty: i64 = 0
    guests_there: i64 = 0
    three: i64 = 0
    pure: i64 = 0
    for table in range(position.floor.tables):
        company: i64 = position.company[table]
        guests: i64 = guests_in(company)
        guests_there += guests
        if guests == 0:
            empty += 1
        elif guests == AT_A_TABLE - 1:
            three += 1
        if guests > 0 and company >> 6 & 7 == 0:
            pure += 1
    of[16] = UNIT * empty
    of[17] = UNIT * guests_there
    of[18] = UNIT * three
    of[19] = UNIT * pure
    of[20] = UNIT * max(0, position.sizes[me] - 9)
    of[21] = UNIT * max(0, most - 9)
    of[22] = UNIT if position.scores[me] > best_other else 0
    of[23] = UNIT * tied(position.scores[me] - best_other)
    of[24] = UNIT if position.player == me else 0
    of[25] = UNIT * (position.sizes[me] - most)
    row.count = 26


def tell_cards(row: Row, position: Card, me: i64, at: i64) -> None:
    """The own hand: best chair of all, sum of best chairs, with one, without, jokers, at home, pairs."""
    best = row.best
    for kind in range(KINDS):
        best[kind] = -1
    look_at_chairs(position, hand_of(position, me), best, row.chairs)
    begin: i64 = me * position.longest_hand
    end: i64 = begin + position.sizes[me]
    laid: i64 = 0
    for table in range(position.floor.tables):
        nation: i64 = position.nations[table]
        if nation < NATIONS:
            laid |= 3 << (2 * nation)
    top: i64 = 0
    total: i64 = 0
    able_now: i64 = 0
    stuck: i64 = 0
    jokers: i64 = 0
    at_home: i64 = 0
    ladies: i64 = 0
    for place in range(begin, end):
        held: i64 = position.cards[place]
        if held >= JOKER:
            jokers += 1
        elif laid >> held & 1:
            at_home += 1
        ladies += 1 - (held & 1)
        if best[held] < 0:
            stuck += 1
        else:
            able_now += 1
            total += best[held]
            top = max(top, best[held])
    of = row.of
    of[at] = UNIT * top
    of[at + 1] = UNIT * total
    of[at + 2] = UNIT * able_now
    of[at + 3] = UNIT * stuck
    of[at + 4] = UNIT * jokers
    of[at + 5] = UNIT * at_home
    of[at + 6] = UNIT * max(2 * ladies - position.sizes[me], position.sizes[me] - 2 * ladies)
