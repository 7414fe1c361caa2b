"""The card game: its turns listed and played (C1-C9, V2)."""

from __future__ import annotations

from typing import Final

from . import clubs
from .chance import Dice
from .codes import (
    ACTION,
    ASIDE,
    CLOSE,
    DRAW,
    END,
    ENDING,
    FIRST,
    GOES_ON,
    KIND,
    SEAT,
    WIDTH,
    member,
    of_guest,
)
from .codes import CHAIR as CHAIR_BITS
from .codes import CLUB as HOST_CLUB
from .floor import NO_NATION, Floor, joining
from .law import AT_A_TABLE, COMPLETED, FILLED, JOKER, KINDS, NATIONS, POINTS, WAITS, Law, guests_in
from .numbers import append, i64, vec
from .position import ACT, CLUB, NOBODY, SEATING, Position, in_order, mixed
from .turns import Turns

TABLES_OUT: Final = 7  # reasons to end, in the order of the rules
GUESTS_OUT: Final = 8
CLOSED: Final = 9

HAND_LIMIT: Final = 12  # C6
CARD_COSTS: Final = 2  # C9
LEAST_PARTY: Final = 1  # V2
MOST_TRIES: Final = 10_000
PLAYER: Final = 5  # the place of its bits in `aside`, above the kind


class Card(Position):
    """A card game at one moment."""

    def __init__(self, floor: Floor, law: Law, longest_hand: int) -> None:
        super().__init__(floor, law, longest_hand)
        self.nations = floor.nothing  # of the tables, in the plan's order
        self.positions = floor.nothing  # C5: the tables in the order in which they are laid
        self.deck = floor.nothing  # never changed in place: copies share it
        self.laid: i64 = 0  # how many of the deck's cards lie
        self.aside = floor.nothing  # C7: player and kind
        self.aside_counts = floor.nothing

    def copy(self) -> Card:
        other = Card(self.floor, self.law, self.longest_hand)
        self.copy_into(other)
        other.enter = self.enter[:]
        other.welcome = self.welcome[:]
        other.nations = self.nations[:]
        other.positions = self.positions
        other.deck = self.deck
        other.laid = self.laid
        other.aside = self.aside[:]
        other.aside_counts = self.aside_counts[:]
        return other

    def open(self) -> None:
        super().open()
        self.nations = vec[i64]([NO_NATION] * self.floor.tables)
        self.aside = vec[i64]([0] * 0)
        self.aside_counts = vec[i64]([0] * self.law.players)

    def set_tables(self, nations: list[int], positions: list[int], deck: list[int]) -> None:
        """The table cards that lie, in the plan's order; the order of laying; the cards to come."""
        self.enter = self.enter[:]
        self.welcome = self.welcome[:]
        self.positions = vec[i64](positions)
        self.deck = vec[i64](deck)
        self.laid = 0
        for table, nation in enumerate(nations):
            self.lay(table, nation)

    def set_aside(self, player: int, kinds: list[int]) -> None:
        for kind in kinds:
            self.aside = append(self.aside, (player << PLAYER) | kind)
        self.aside_counts[player] = len(kinds)

    def aside_of(self, player: int) -> list[int]:
        return [int(card & (1 << PLAYER) - 1) for card in self.aside if card >> PLAYER == player]

    def lay(self, table: i64, nation: i64) -> None:
        """C5: the guests at home there change with the table."""
        floor = self.floor
        self.nations[table] = nation
        for kind in range(JOKER):
            self.enter[kind * floor.width + table] = joining(kind, nation)
        for place in range(AT_A_TABLE):
            chair: i64 = floor.around[table * AT_A_TABLE + place]
            self.welcome[chair] = (
                (3 << JOKER)
                | self.at_home(floor.first[chair])
                | self.at_home(floor.second[chair])
                | self.at_home(floor.third[chair])
            )

    def at_home(self, table: i64) -> i64:
        """E2: the kinds of the table's nation."""
        if table == self.floor.tables or self.nations[table] == NO_NATION:
            return 0
        return 3 << (2 * self.nations[table])

    # listing

    def list_turns(self, turns: Turns) -> None:
        turns.count = 0
        if self.end:
            return
        if self.stage == CLUB:
            self.put_ended(turns, SEAT, 0, self.sizes[self.player])
            return
        if self.stage == SEATING and self.waiting == NOBODY:
            self.put_ended(turns, SEAT, 0, self.sizes[self.player])
        self.list_seatings(turns)
        if self.stage == ACT:
            if self.law.clubs:
                clubs.list_clubs(self, turns, LEAST_PARTY)
            self.list_single_actions(turns)

    def list_single_actions(self, turns: Turns) -> None:
        """C6, C7."""
        if self.sizes[self.player] < HAND_LIMIT:
            turns.put(DRAW, 0)
            return
        for at in range(self.sort_hand(turns)):
            turns.put(of_guest(ASIDE, turns.kinds[at]), 0)

    def list_seatings(self, turns: Turns) -> None:
        """C4: up to three guests, each on the companies that the earlier ones left."""
        if self.seated >= self.law.most_seated:
            return
        found: i64 = self.sort_hand(turns)
        self.seat_next(
            turns, found, turns.hand, self.sizes[self.player], self.seated, self.waiting, SEAT, FIRST, 0
        )

    def seat_next(
        self,
        turns: Turns,
        found: i64,
        hand: i64,
        size: i64,
        seated: i64,
        waiting: i64,
        code: i64,
        at_bit: i64,
        brought: i64,
    ) -> None:
        """Every guest of the hand on every chair that takes them, and whoever may follow."""
        floor = self.floor
        first = floor.first
        second = floor.second
        third = floor.third
        company = self.company
        accepts = self.law.accepts
        welcomes = self.law.welcomes
        pay = self.law.pay
        enter = self.enter
        welcome = self.welcome
        who = self.who
        kinds = turns.kinds
        last = seated + 1 >= self.law.most_seated
        for chair in range(floor.chairs):
            able: i64 = welcome[chair] & hand
            if able == 0 or who[chair] >= 0:
                continue
            one: i64 = first[chair]
            two: i64 = second[chair]
            three: i64 = third[chair]
            able &= welcomes[company[one]] & welcomes[company[two]] & welcomes[company[three]]
            if able == 0:
                continue
            fits: i64 = accepts[company[one]] & accepts[company[two]] & accepts[company[three]]
            if fits & WAITS and last:
                continue
            if waiting >= 0 and floor.tables_of[chair] & floor.tables_of[waiting] == 0:
                continue
            for at in range(found):
                kind: i64 = kinds[at]
                if not able >> kind & 1:
                    continue
                row: i64 = kind * floor.width
                company[one] += enter[row + one]
                company[two] += enter[row + two]
                company[three] += enter[row + three]
                brings: i64 = brought + pay[company[one]] + pay[company[two]] + pay[company[three]]
                then: i64 = code | (((kind << KIND) | (chair + 1)) << at_bit)
                if brings >> FILLED:
                    turns.put(then | GOES_ON, brings & POINTS)
                else:
                    if not fits & WAITS:
                        self.put_ended(turns, then, brings, size - 1)
                    if not last and size > 1:
                        rest: i64 = hand if turns.held[at] > 1 else hand & ~(1 << kind)
                        turns.held[at] -= 1
                        who[chair] = kind
                        self.seat_next(
                            turns,
                            found,
                            rest,
                            size - 1,
                            seated + 1,
                            chair if fits & WAITS else NOBODY,
                            then,
                            at_bit + WIDTH,
                            brings,
                        )
                        who[chair] = NOBODY
                        turns.held[at] += 1
                company[one] -= enter[row + one]
                company[two] -= enter[row + two]
                company[three] -= enter[row + three]

    def put_ended(self, turns: Turns, code: i64, brings: i64, size: i64) -> None:
        """A turn that ends; with an empty hand the player may close the café (C8)."""
        turns.put(code | END, brings & POINTS)
        if size == 0:
            turns.put(code | CLOSE, brings & POINTS)

    def put_club(self, turns: Turns, code: i64, brings: i64) -> None:
        turns.put(code | GOES_ON, brings & POINTS)

    # playing

    def apply(self, code: i64) -> None:
        action: i64 = code & ACTION
        if action == SEAT:
            self.seat_party(code)
        elif action == HOST_CLUB:
            self.host_club(code)
        elif action == DRAW:
            self.draw()
            if self.left == 0:
                self.finish(GUESTS_OUT)
            else:
                self.pass_on()
            return
        else:
            self.lay_aside(member(code, 0) >> KIND)
            return
        if code & ENDING == END:
            self.pass_on()
        elif code & ENDING == CLOSE:
            self.finish(CLOSED)

    def seat_party(self, code: i64) -> None:
        place: i64 = 0
        while place < AT_A_TABLE:
            seating: i64 = member(code, place)
            if seating == 0:
                return
            kind: i64 = seating >> KIND
            chair: i64 = (seating & CHAIR_BITS) - 1
            self.take_from_hand(kind)
            brings: i64 = self.seat(kind, chair)
            self.scores[self.player] += brings & POINTS
            self.completed += brings >> COMPLETED & 15
            self.stage = SEATING
            self.seated += 1
            self.waiting = chair if brings == 0 else NOBODY
            if brings >> FILLED:
                self.clear(self.floor.tables_of[chair])
            place += 1

    def host_club(self, code: i64) -> None:
        """V2."""
        brings: i64 = clubs.club_brings(self, code)
        touched: i64 = 0
        for place in range(AT_A_TABLE):
            seating: i64 = member(code, place)
            if seating:
                chair: i64 = (seating & CHAIR_BITS) - 1
                self.take_from_hand(seating >> KIND)
                self.seat(seating >> KIND, chair)
                self.seated += 1
                touched |= self.floor.tables_of[chair]
        self.scores[self.player] += brings & POINTS
        self.completed += brings >> COMPLETED & 15
        self.stage = CLUB
        self.waiting = NOBODY
        self.clear(touched)

    def clear(self, touched: i64) -> None:
        """C5: the full ones of these tables leave with everybody on their chairs, and new ones are laid."""
        full: i64 = 0
        count: i64 = 0
        for table in range(self.floor.tables):
            if touched >> table & 1 and guests_in(self.company[table]) == AT_A_TABLE:
                full |= 1 << table
                count += 1
        for order in range(self.floor.tables):
            emptied: i64 = self.positions[order]
            if full >> emptied & 1:
                for place in range(AT_A_TABLE):
                    chair: i64 = self.floor.around[emptied * AT_A_TABLE + place]
                    if self.who[chair] >= 0:
                        self.gone = append(self.gone, self.unseat(chair))
        enough = len(self.deck) - self.laid >= count
        for order in range(self.floor.tables):
            emptied = self.positions[order]
            if full >> emptied & 1:
                self.lay(emptied, self.deck[self.laid] if enough else NO_NATION)
                if enough:
                    self.laid += 1
        if not enough:
            self.finish(TABLES_OUT)

    def lay_aside(self, kind: i64) -> None:
        """C7."""
        self.take_from_hand(kind)
        self.aside = append(self.aside, (self.player << PLAYER) | kind)
        self.aside_counts[self.player] += 1
        self.pass_on()

    def pass_on(self) -> None:
        self.begin_turn_of((self.player + 1) % self.law.players)

    def finish(self, reason: i64) -> None:
        """C9."""
        for player in range(self.law.players):
            self.scores[player] -= self.penalty(player)
        self.end = reason

    def penalty(self, player: i64) -> i64:
        return CARD_COSTS * (self.sizes[player] + self.aside_counts[player])

    # standing, hiding

    def is_ahead(self, one: i64, other: i64) -> bool:
        """C9: in a tie the smaller penalty."""
        if self.scores[one] != self.scores[other]:
            return self.scores[one] > self.scores[other]
        return self.penalty(one) < self.penalty(other)

    def sample(self, viewer: i64, dice: Dice) -> None:
        """Hands and cards laid aside of the others, the deck of guests and that of tables.

        While somebody waits (E5) the player on turn holds a guest who can join them: hands without one are
        drawn again.
        """
        self.sample_once(viewer, dice)
        if self.waiting == NOBODY or self.end:
            return
        turns = Turns()
        for _ in range(MOST_TRIES):
            turns.count = 0
            self.list_seatings(turns)
            if turns.count > 0:
                return
            self.sample_once(viewer, dice)

    def sample_once(self, viewer: i64, dice: Dice) -> None:
        counts = vec[i64]([0] * KINDS)
        for stream in range(self.streams):
            for place in range(self.next_drawn[stream], self.bag_ends[stream]):
                counts[self.bag[place]] += 1
        for player in range(self.law.players):
            if player != viewer:
                begin: i64 = player * self.longest_hand
                for place in range(begin, begin + self.sizes[player]):
                    counts[self.cards[place]] += 1
        for place in range(len(self.aside)):
            if self.aside[place] >> PLAYER != viewer:
                counts[self.aside[place] & (1 << PLAYER) - 1] += 1
        row = in_order(counts)
        dice.shuffle(row, 0, len(row))
        taken: i64 = 0
        for player in range(self.law.players):
            if player != viewer:
                begin = player * self.longest_hand
                for place in range(begin, begin + self.sizes[player]):
                    self.cards[place] = row[taken]
                    taken += 1
        for place in range(len(self.aside)):
            owner: i64 = self.aside[place] >> PLAYER
            if owner != viewer:
                self.aside[place] = (owner << PLAYER) | row[taken]
                taken += 1
        self.deal_out(row, taken)
        self.shuffle_deck(dice)

    def shuffle_deck(self, dice: Dice) -> None:
        counts = vec[i64]([0] * NATIONS)
        for place in range(self.laid, len(self.deck)):
            counts[self.deck[place]] += 1
        deck = vec[i64]([0] * (len(self.deck) - self.laid))
        at: i64 = 0
        for nation in range(NATIONS):
            for _ in range(counts[nation]):
                deck[at] = nation
                at += 1
        dice.shuffle(deck, 0, len(deck))
        self.deck = deck
        self.laid = 0

    def cards_to_lay(self) -> list[int]:
        return [int(self.deck[place]) for place in range(self.laid, len(self.deck))]

    def key(self) -> i64:
        key: i64 = self.open_key()
        for table in range(self.floor.tables):
            key = mixed(key, self.nations[table])
        for player in range(self.law.players):
            key = mixed(key, self.aside_counts[player])
        return mixed(key, len(self.deck) - self.laid)
