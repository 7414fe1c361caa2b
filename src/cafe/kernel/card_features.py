"""The features of the card game: of what a player sees, and of all hands in games that are imagined."""

from __future__ import annotations

from typing import Final

from .card import HAND_LIMIT, Card
from .card_chairs import hand_of, look_at_chairs
from .features import UNIT, Row, tied
from .law import AT_A_TABLE, JOKER, KINDS, NATIONS, guests_in
from .numbers import i64
from .position import NOBODY

# Which features tell of what a player would name: where `fill_card` puts them.
CARDS: Final = (9, 12, 20, 25)
JOKERS: Final = (6,)
SEEN: Final = 26  # features of what a player sees; those of imagined hands follow


def fill_card(row: Row, position: Card, me: i64) -> None:
    """The table, the own hand, how many cards the others hold; and all hands, if the row wants them."""
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
    row.count = SEEN
    if row.all_hands:
        tell_all_hands(row, position, me)


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


def tell_all_hands(row: Row, position: Card, me: i64) -> None:
    """The cards of whoever is next, the outlook of theirs and one's own, and the best turn of the rest."""
    players: i64 = position.law.players
    after: i64 = (me + 1) % players if position.player == me else position.player
    best: i64 = 0
    for other in range(players):
        if other != me and other != after:  # noqa: PLR1714 - a tuple would be made each time
            best = max(best, best_party(row, position, other))
    count_coming(row, position)
    tell_cards(row, position, after, SEEN)
    tell_outlook(row, position, me, SEEN + 7)
    tell_outlook(row, position, after, SEEN + 10)
    of = row.of
    of[SEEN + 13] = UNIT * best
    of[SEEN + 14] = UNIT if position.sizes[me] == HAND_LIMIT else 0
    of[SEEN + 15] = UNIT if position.sizes[after] == HAND_LIMIT else 0
    row.count = SEEN + 16


def count_coming(row: Row, position: Card) -> None:
    """At how many tables that lie, or will, each kind is at home."""
    coming = row.coming
    for kind in range(KINDS):
        coming[kind] = 0
    for table in range(position.floor.tables):
        welcome(row, position.nations[table])
    for place in range(position.laid, len(position.deck)):
        welcome(row, position.deck[place])


def welcome(row: Row, nation: i64) -> None:
    if nation < NATIONS:
        row.coming[2 * nation] += 1
        row.coming[2 * nation + 1] += 1


def tell_outlook(row: Row, position: Card, player: i64, at: i64) -> None:
    """The best turn; guests who will never find a chair, and how many tables there are for the others."""
    coming = row.coming
    never: i64 = 0
    tables: i64 = 0
    begin: i64 = player * position.longest_hand
    for place in range(begin, begin + position.sizes[player]):
        held: i64 = position.cards[place]
        tables += coming[held]
        if coming[held] == 0:
            never += 1
    of = row.of
    of[at] = UNIT * best_party(row, position, player)
    of[at + 1] = UNIT * never
    of[at + 2] = UNIT * tables


def best_party(row: Row, position: Card, player: i64) -> i64:
    """What the best seating would pay a player whose turn began now."""
    on_turn: i64 = position.player
    waiting: i64 = position.waiting
    seated: i64 = position.seated
    position.player = player
    position.waiting = NOBODY
    position.seated = 0
    turns = row.turns
    turns.count = 0
    position.list_seatings(turns)
    position.player = on_turn
    position.waiting = waiting
    position.seated = seated
    best: i64 = 0
    for place in range(turns.count):
        best = max(best, turns.points[place])
    return best
