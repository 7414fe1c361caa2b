"""What a learned value looks at: numbers that describe a position for one player.

They are told after that player's turn and, in the board game, before what they draw (see `Board.dry`).
"""

from __future__ import annotations

from typing import Final

from .best_seating import NONE, best_chair, best_seating
from .board import Board
from .card import Card
from .law import AT_A_TABLE, JOKER, KINDS, NATIONS, POINTS, guests_in
from .numbers import i64, vec
from .position import ACT, Position
from .turns import Turns

SPOT_KIND: Final = 24
UNIT: Final = 1000  # a feature of one, so that halves and shares are whole numbers

BUCKETS: Final = 4  # the parts of a game, each with weights of its own
MOST_FEATURES: Final = 48
MOST_ROUNDS: Final = 6
OWN: Final = 8  # what is told of one player's hand on the board
SHARED: Final = 2 + 2 * OWN  # from here on what is told of the board itself

# Which features tell of what a player would name: where `fill_board` and `fill_card` put them.
BOARD_BAR: Final = (
    tuple(range(SHARED, SHARED + 10)) + tuple(range(SHARED + 21, SHARED + 24)) + (SHARED + 26, SHARED + 27)
)
BOARD_HAND_SIZE: Final = (7,)
BOARD_JOKERS: Final = (5,)
CARD_COUNT: Final = (9, 12, 20, 25)
CARD_JOKERS: Final = (6,)


class Features:
    """A row of numbers, filled for a position; `bucket` is the part of the game, `phase` where in it."""

    def __init__(self) -> None:
        self.of = vec[i64]([0] * MOST_FEATURES)
        self.count: i64 = 0
        self.bucket: i64 = 0
        self.phase: i64 = 0
        self.turns = Turns()
        self.best = vec[i64]([0] * KINDS)

    def fill(self, position: Position, me: i64) -> None:
        """Describe a position that is not over."""
        if isinstance(position, Board):
            self.fill_board(position, me)
        elif isinstance(position, Card):
            self.fill_card(position, me)

    def look_ahead(self, remaining: i64, first: i64, second: i64, third: i64, whole: i64) -> None:
        """Which part of the game it is by what remains, and how much of the part."""
        low: i64 = 0
        high: i64 = third
        self.bucket = 3
        if remaining > first:
            self.bucket = 0
            low = first
            high = whole
        elif remaining > second:
            self.bucket = 1
            low = second
            high = first
        elif remaining > third:
            self.bucket = 2
            low = third
            high = second
        self.phase = UNIT * (remaining - low) // (high - low)

    # the board game

    def fill_board(self, position: Board, me: i64) -> None:
        of = self.of
        law = position.law
        free: i64 = position.floor.chairs - position.taken
        self.look_ahead(min(free, position.left), 44, 26, 12, 68)
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
        self.tell_hand(position, me, 2)
        self.tell_hand(position, after, 2 + OWN)
        at: i64 = SHARED
        price: i64 = law.prices[position.served]
        later: i64 = law.prices[position.served + 1] if position.served + 1 < len(law.prices) else price
        of[at] = UNIT * max(price, 0)
        of[at + 1] = UNIT * min(price, 0)
        of[at + 2] = self.ruin(position, me, price)
        of[at + 3] = self.ruin(position, after, price)
        of[at + 4] = self.ruin(position, me, price + later)
        of[at + 5] = self.ruin(position, after, price + later)
        of[at + 6] = -min(price, 0) * of[3]
        of[at + 7] = -min(price, 0) * of[3 + OWN]
        of[at + 8] = self.trouble(position, me, price, 2)
        of[at + 9] = self.trouble(position, after, price, 2 + OWN)
        self.tell_bag(position, at + 10)
        self.tell_tables(position, at + 12)
        of[at + 16] = UNIT * free
        of[at + 17] = UNIT * position.left
        of[at + 18] = UNIT if position.scores[me] > best_other else 0
        of[at + 19] = UNIT * self.tied(position.scores[me] - best_other)
        of[at + 20] = UNIT * position.scores[me]
        of[at + 21] = UNIT * position.served
        mine: i64 = self.rounds_paid(position, me, 0)
        theirs: i64 = self.rounds_paid(position, after, 1)
        of[at + 22] = UNIT * mine
        of[at + 23] = UNIT * theirs
        of[at + 24] = self.dead_in_hand(position, me)
        of[at + 25] = self.dead_in_hand(position, after)
        of[at + 26] = max(0, 3 - mine) * of[3]
        of[at + 27] = max(0, 3 - theirs) * of[3 + OWN]
        self.count = at + 28

    def rounds_paid(self, position: Board, player: i64, ahead: i64) -> i64:
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

    def dead_in_hand(self, position: Board, player: i64) -> i64:
        """Guests who will never find a chair."""
        dead: i64 = 0
        begin: i64 = player * position.longest_hand
        for place in range(begin, begin + position.sizes[player]):
            kind: i64 = position.cards[place]
            if kind < JOKER and position.is_dead(kind):
                dead += 1
        return UNIT * dead

    def tied(self, margin: i64) -> i64:
        """Where the margin is small the next turn may turn it."""
        return max(0, 12 - max(margin, -margin))

    def tell_hand(self, position: Board, player: i64, at: i64) -> None:
        """The best turn; guests without a chair, with one, jokers; best chairs, size, draws due, no turn."""
        of = self.of
        turns = self.turns
        best = self.best
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

    def ruin(self, position: Board, player: i64, price: i64) -> i64:
        """B8: whether the bar would ruin the player."""
        return UNIT if position.scores[player] + price < 0 else 0

    def trouble(self, position: Board, player: i64, price: i64, at: i64) -> i64:
        """No chair for anybody in hand, while the bar costs something: how much."""
        if price >= 0 or self.of[at + 7] == 0:
            return 0
        due: i64 = self.of[at + 6] // UNIT
        cost: i64 = -price + (20 if position.scores[player] + price < 0 else 0)
        return UNIT * cost // (1 + due)

    def tell_bag(self, position: Board, at: i64) -> None:
        """Of the guests still in the bag: what their best chair pays on average, and how many have none."""
        counts = self.best
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
        self.of[at] = UNIT * pays // counted
        self.of[at + 1] = UNIT * stuck // counted

    def tell_tables(self, position: Board, at: i64) -> None:
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
        self.of[at] = UNIT * empty
        self.of[at + 1] = UNIT * begun
        self.of[at + 2] = UNIT * pure
        self.of[at + 3] = UNIT * three

    # the card game

    def fill_card(self, position: Card, me: i64) -> None:
        """The table, the own hand, how many cards the others hold: no hand but the own is looked at."""
        of = self.of
        players: i64 = position.law.players
        self.look_ahead(position.left, 60, 35, 15, 110)
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
        self.tell_cards(position, me, 2)
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
        of[23] = UNIT * self.tied(position.scores[me] - best_other)
        of[24] = UNIT if position.player == me else 0
        of[25] = UNIT * (position.sizes[me] - most)
        self.count = 26

    def tell_cards(self, position: Card, me: i64, at: i64) -> None:
        """The own hand: best chair of all, sum of best chairs, with one, without, jokers, at home, pairs."""
        floor = position.floor
        company = position.company
        welcomes = position.law.welcomes
        enter = position.enter
        pay = position.law.pay
        best = self.best
        for kind in range(KINDS):
            best[kind] = -1
        hand: i64 = 0
        begin: i64 = me * position.longest_hand
        end: i64 = begin + position.sizes[me]
        for place in range(begin, end):
            hand |= 1 << position.cards[place]
        for chair in range(floor.chairs):
            if position.who[chair] >= 0:
                continue
            one: i64 = floor.first[chair]
            two: i64 = floor.second[chair]
            three: i64 = floor.third[chair]
            able: i64 = hand & position.welcome[chair]
            able &= welcomes[company[one]] & welcomes[company[two]] & welcomes[company[three]]
            able_kind: i64 = 0
            while able:
                if able & 1:
                    row: i64 = able_kind * floor.width
                    points: i64 = pay[company[one] + enter[row + one]] & POINTS
                    points += pay[company[two] + enter[row + two]] & POINTS
                    points += pay[company[three] + enter[row + three]] & POINTS
                    best[able_kind] = max(best[able_kind], points)
                able >>= 1
                able_kind += 1
        laid: i64 = 0
        for table in range(floor.tables):
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
        of = self.of
        of[at] = UNIT * top
        of[at + 1] = UNIT * total
        of[at + 2] = UNIT * able_now
        of[at + 3] = UNIT * stuck
        of[at + 4] = UNIT * jokers
        of[at + 5] = UNIT * at_home
        of[at + 6] = UNIT * max(2 * ladies - position.sizes[me], position.sizes[me] - 2 * ladies)


class Outcome:
    """How a game ended for a player: the margin over the best of the others, the share of the win."""

    def __init__(self) -> None:
        self.margin: i64 = 0  # milli-points
        self.win: i64 = 0  # thousandths

    def of_end(self, position: Position, me: i64) -> None:
        """B8, B12, C9: whoever is bankrupt has lost by twenty points more than nothing."""
        mine: i64 = final_score(position, me)
        best: i64 = -1_000_000
        equals: i64 = 1
        ahead = False
        for other in range(position.law.players):
            if other != me:
                best = max(best, final_score(position, other))
                if position.is_ahead(other, me):
                    ahead = True
                elif not position.is_ahead(me, other):
                    equals += 1
        self.margin = UNIT * (mine - best)
        self.win = 0 if ahead else UNIT // equals


BANKRUPT: Final = -20


def final_score(position: Position, player: i64) -> i64:
    if isinstance(position, Board) and position.out[player]:
        return BANKRUPT
    return position.scores[player]


class Value(Outcome):
    """What a position is expected to end in: linear in its features, with weights for each part of a game."""

    def __init__(self, margins: list[int], wins: list[int]) -> None:
        super().__init__()
        self.margins = vec[i64](margins)  # in millionths of a milli-point for each UNIT
        self.wins = vec[i64](wins)
        self.features = Features()

    def judge(self, position: Position, me: i64) -> None:
        """Fill in margin and win."""
        if position.end:
            self.of_end(position, me)
            return
        if isinstance(position, Board) and position.out[me]:
            self.of_ruin(position, me)
            return
        features = self.features
        features.fill(position, me)
        of = features.of
        count: i64 = features.count
        phase: i64 = features.phase
        margins = self.margins
        wins = self.wins
        at: i64 = features.bucket * count * 2
        margin: i64 = 0
        win: i64 = 0
        for place in range(count):
            told: i64 = of[place]
            if told:
                margin += told * (margins[at] + margins[at + 1] * phase // UNIT)
                win += told * (wins[at] + wins[at + 1] * phase // UNIT)
            at += 2
        self.margin = margin // (UNIT * UNIT)
        self.win = min(max(win // (UNIT * UNIT), 0), UNIT)

    def row(self, position: Position, me: i64) -> list[int]:
        """The features of a position."""
        self.features.fill(position, me)
        return [self.features.of[place] for place in range(self.features.count)]

    def change(self, before: list[int], features: tuple[int, ...]) -> i64:
        """By how many milli-points of the margin these differ in the row told last from a row before it."""
        row = self.features
        begin: i64 = row.bucket * row.count * 2
        margin: i64 = 0
        for each in features:
            feature: i64 = each
            then: i64 = before[each]
            at: i64 = begin + 2 * feature
            weight: i64 = self.margins[at] + self.margins[at + 1] * row.phase // UNIT
            margin += (row.of[feature] - then) * weight
        return margin // (UNIT * UNIT)

    def of_ruin(self, position: Board, me: i64) -> None:
        """B8: out, while others play on."""
        best: i64 = 0
        for other in range(position.law.players):
            if other != me:
                best = max(best, position.scores[other])
        self.margin = UNIT * (BANKRUPT - best)
        self.win = 0
