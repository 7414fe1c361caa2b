"""What both games have in common: guests on chairs and in hands, the bag, whose turn it is, who leads."""

from __future__ import annotations

from typing import Final

from .chance import FACTOR, LOW, Dice
from .floor import Floor
from .law import JOKER, KINDS, Law
from .numbers import i64, vec
from .turns import Turns

ACT: Final = 0  # the stages of a turn, in the order of the rules
SEATING: Final = 1
CLUB: Final = 2
HAND_SIZE: Final = 3
BIRTHDAY: Final = 4

NOBODY: Final = -1


class Position:
    """A whole game at one moment. It changes in place, and search copies it. A new one has to open."""

    def __init__(self, floor: Floor, law: Law, longest_hand: int) -> None:
        self.floor = floor
        self.law = law
        self.longest_hand: i64 = longest_hand
        nothing = floor.nothing
        self.who = nothing  # the kind of guest on each chair
        self.company = nothing  # of each table, by its code
        self.enter = floor.enter  # what a kind of guest adds to a table's company
        self.welcome = floor.welcome  # the kinds at home at each chair
        self.taken: i64 = 0
        self.cards = nothing  # the hands, in the order of drawing
        self.sizes = nothing  # ... and how many each holds
        self.scores = nothing
        self.player: i64 = 0
        self.number: i64 = 1
        self.stage: i64 = ACT
        self.seated: i64 = 0
        self.waiting: i64 = NOBODY  # E5: the chair
        self.completed: i64 = 0  # B9
        self.end: i64 = 0  # the reason by number, from 1
        self.bag = nothing  # never changed in place: copies share it
        self.left: i64 = 0  # how many guests are still to draw
        self.streams: i64 = 1  # 1: all draw from the front; else every player has a part of the bag
        self.next_drawn = nothing  # where each part begins now
        self.bag_ends = nothing  # ... and ends
        self.gone = nothing  # the box

    # what search asks

    def list_turns(self, turns: Turns) -> None:
        """All legal whole turns, with their points."""
        raise NotImplementedError

    def put_club(self, turns: Turns, code: i64, brings: i64) -> None:
        """V2: list a club, with every way in which its turn can end."""
        raise NotImplementedError

    def apply(self, code: i64) -> None:
        """Play a turn that was listed; the next decision may be another player's, or the same one's."""
        raise NotImplementedError

    def copy(self) -> Position:
        raise NotImplementedError

    def sample(self, viewer: i64, dice: Dice) -> None:
        """Draw everything that the viewer cannot see anew, fairly; every player gets a part of the bag."""
        raise NotImplementedError

    def key(self) -> i64:
        """A hash of the position, but for the order of what is still hidden."""
        raise NotImplementedError

    def place(self, player: i64) -> i64:
        """B12, C9: the player's place, as it stands."""
        ahead: i64 = 0
        for other in range(self.law.players):
            if self.is_ahead(other, player):
                ahead += 1
        return ahead + 1

    def is_ahead(self, one: i64, other: i64) -> bool:
        raise NotImplementedError

    # setting up, from lists of numbers

    def open(self) -> None:
        """An empty café."""
        players: i64 = self.law.players
        self.who = vec[i64]([NOBODY] * self.floor.chairs)
        self.company = vec[i64]([0] * self.floor.width)
        self.cards = vec[i64]([0] * (players * self.longest_hand))
        self.sizes = vec[i64]([0] * players)
        self.scores = vec[i64]([0] * players)
        self.next_drawn = vec[i64]([0] * players)
        self.bag_ends = vec[i64]([0] * players)
        self.gone = vec[i64]([0] * 0)

    def set_hand(self, player: int, kinds: list[int]) -> None:
        for place, kind in enumerate(kinds):
            self.cards[player * self.longest_hand + place] = kind
        self.sizes[player] = len(kinds)

    def set_bag(self, kinds: list[int]) -> None:
        """One bag for all, drawn from the front."""
        self.bag = vec[i64](kinds)
        self.left = len(kinds)
        self.streams = 1
        self.next_drawn[0] = 0
        self.bag_ends[0] = len(kinds)

    def set_gone(self, kinds: list[int]) -> None:
        self.gone = vec[i64](kinds)

    def hand_of(self, player: int) -> list[int]:
        begin = player * self.longest_hand
        return [int(self.cards[place]) for place in range(begin, begin + self.sizes[player])]

    def undrawn(self) -> list[int]:
        """Who is still in the bag, in the order of drawing where there is one for all."""
        return [
            int(self.bag[place])
            for stream in range(self.streams)
            for place in range(self.next_drawn[stream], self.bag_ends[stream])
        ]

    # what happens

    def copy_into(self, other: Position) -> None:
        other.who = self.who[:]
        other.company = self.company[:]
        other.enter = self.enter
        other.welcome = self.welcome
        other.taken = self.taken
        other.cards = self.cards[:]
        other.sizes = self.sizes[:]
        other.scores = self.scores[:]
        other.player = self.player
        other.number = self.number
        other.stage = self.stage
        other.seated = self.seated
        other.waiting = self.waiting
        other.completed = self.completed
        other.end = self.end
        other.bag = self.bag
        other.left = self.left
        other.streams = self.streams
        other.next_drawn = self.next_drawn[:]
        other.bag_ends = self.bag_ends[:]
        other.gone = self.gone[:]

    def begin_turn_of(self, player: i64) -> None:
        self.player = player
        self.number += 1
        self.stage = ACT
        self.seated = 0
        self.waiting = NOBODY
        self.completed = 0

    def take_from_hand(self, kind: i64) -> None:
        """The first guest of this kind leaves the hand of the player on turn; the others move up."""
        cards = self.cards
        place: i64 = self.player * self.longest_hand
        last: i64 = place + self.sizes[self.player] - 1
        while cards[place] != kind:
            place += 1
        while place < last:
            cards[place] = cards[place + 1]
            place += 1
        self.sizes[self.player] -= 1

    def put_in_hand(self, kind: i64) -> None:
        self.cards[self.player * self.longest_hand + self.sizes[self.player]] = kind
        self.sizes[self.player] += 1

    def draw(self) -> None:
        """The next guest of the bag, or of the player's part of it; an empty part takes of the fullest."""
        stream: i64 = self.player if self.streams > 1 else 0
        self.left -= 1
        if self.next_drawn[stream] < self.bag_ends[stream]:
            self.put_in_hand(self.bag[self.next_drawn[stream]])
            self.next_drawn[stream] += 1
            return
        fullest: i64 = 0
        most: i64 = 0
        for other in range(self.streams):
            rest: i64 = self.bag_ends[other] - self.next_drawn[other]
            if rest > most:
                fullest = other
                most = rest
        self.bag_ends[fullest] -= 1
        self.put_in_hand(self.bag[self.bag_ends[fullest]])

    def deal_out(self, bag: vec[i64], begin: i64) -> None:
        """The bag from this place on in parts, one for each player, as even as can be."""
        players: i64 = self.law.players
        rest: i64 = len(bag) - begin
        self.bag = bag
        self.left = rest
        self.streams = players
        for player in range(players):
            self.next_drawn[player] = begin + rest * player // players
            self.bag_ends[player] = begin + rest * (player + 1) // players

    def seat(self, kind: i64, chair: i64) -> i64:
        """A guest sits down: what it pays, completes and fills."""
        floor = self.floor
        company = self.company
        enter = self.enter
        pay = self.law.pay
        row: i64 = kind * floor.width
        brings: i64 = 0
        table: i64 = floor.first[chair]
        company[table] += enter[row + table]
        brings += pay[company[table]]
        table = floor.second[chair]
        company[table] += enter[row + table]
        brings += pay[company[table]]
        table = floor.third[chair]
        company[table] += enter[row + table]
        brings += pay[company[table]]
        self.who[chair] = kind
        self.taken += 1
        return brings

    def unseat(self, chair: i64) -> i64:
        """Whoever sits there gets up, and is told."""
        kind: i64 = self.who[chair]
        floor = self.floor
        row: i64 = kind * floor.width
        table: i64 = floor.first[chair]
        self.company[table] -= self.enter[row + table]
        table = floor.second[chair]
        self.company[table] -= self.enter[row + table]
        table = floor.third[chair]
        self.company[table] -= self.enter[row + table]
        self.who[chair] = NOBODY
        self.taken -= 1
        return kind

    def sort_hand(self, turns: Turns) -> i64:
        """Lay the hand on the bench: its kinds, each once, and how many of each."""
        kinds = turns.kinds
        held = turns.held
        cards = self.cards
        begin: i64 = self.player * self.longest_hand
        found: i64 = 0
        seen: i64 = 0
        twice: i64 = 0
        for place in range(begin, begin + self.sizes[self.player]):
            kind: i64 = cards[place]
            if seen >> kind & 1:
                twice |= 1 << kind
                at: i64 = 0
                while kinds[at] != kind:
                    at += 1
                held[at] += 1
            else:
                seen |= 1 << kind
                kinds[found] = kind
                held[found] = 1
                found += 1
        turns.found = found
        turns.hand = seen
        turns.twice = twice
        return found

    def jokers_in_hand(self, player: i64) -> i64:
        jokers: i64 = 0
        begin: i64 = player * self.longest_hand
        for place in range(begin, begin + self.sizes[player]):
            if self.cards[place] >= JOKER:
                jokers += 1
        return jokers

    def open_key(self) -> i64:
        """The part of the hash that both games share."""
        key: i64 = 1
        for place in range(self.floor.chairs):
            key = mixed(key, self.who[place])
        for place in range(self.floor.tables):
            key = mixed(key, self.company[place])
        for player in range(self.law.players):
            key = mixed(key, self.hand_key(player))
            key = mixed(key, self.scores[player])
        key = mixed(key, self.player)
        key = mixed(key, self.stage + 8 * self.seated + 64 * self.completed + 512 * (self.waiting + 1))
        return mixed(key, self.left + 128 * self.end + (4096 if self.number == 1 else 0))

    def hand_key(self, player: i64) -> i64:
        """The same in whatever order the guests lie."""
        key: i64 = 0
        begin: i64 = player * self.longest_hand
        for place in range(begin, begin + self.sizes[player]):
            key += mixed(7, self.cards[place]) >> 8
        return key


def mixed(key: i64, number: i64) -> i64:
    """A hash with one more number; no step leaves 63 bits."""
    key ^= number & LOW
    return FACTOR * (key & LOW) + (key >> 32)


def in_order(counts: vec[i64]) -> vec[i64]:
    """Guests by how many there are of each kind, in the order of kinds."""
    total: i64 = 0
    for kind in range(KINDS):
        total += counts[kind]
    row = vec[i64]([0] * total)
    at: i64 = 0
    for kind in range(KINDS):
        for _ in range(counts[kind]):
            row[at] = kind
            at += 1
    return row
