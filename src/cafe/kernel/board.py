"""The board game: its turns listed and played (B1-B12, V1, V2)."""

from __future__ import annotations

from typing import Final

from . import clubs
from .chance import Dice
from .codes import (
    ACTION,
    BAR,
    END,
    ENDING,
    FIRST,
    GOES_ON,
    KIND,
    LOWER,
    LOWERED,
    SEAT,
    SWAP,
    WIDTH,
    lowered,
    member,
    of_guest,
    of_seating,
)
from .codes import BIRTHDAY as NAME_BIRTHDAY
from .codes import CHAIR as CHAIR_BITS
from .codes import CLUB as HOST_CLUB
from .floor import Floor
from .law import (
    AT_A_TABLE,
    COMPLETED,
    GENTLEMAN,
    JOKER,
    KINDS,
    LADIES,
    LADY,
    NATIONS,
    POINTS,
    WAITS,
    Law,
    is_balanced,
)
from .law import BIRTHDAY as BIRTHDAY_TABLE
from .numbers import append, i64, vec
from .position import ACT, BIRTHDAY, CLUB, HAND_SIZE, NOBODY, SEATING, Position, in_order, mixed
from .turns import Turns

BAR_FULL: Final = 1  # reasons to end, in the order of the rules
CAFE_FULL: Final = 2
BAG_LOW: Final = 3
HAND_EMPTY: Final = 4
NOBODY_CAN_ACT: Final = 5
ONE_LEFT: Final = 6

BAG_FLOOR: Final = 4  # B11
GUEST_COSTS: Final = 5  # B12
JOKER_COSTS: Final = 10
LEAST_PARTY: Final = 3  # V2
MOST_OF_A_SEX: Final = 2  # E3
JOKERS: Final = 3 << JOKER
SPOT_TABLES: Final = (1 << 24) - 1  # a place on the bench: its tables as a mask
SPOT_KIND: Final = 24  # ... and the kind of guest
SECONDS_BESIDE: Final = 8  # chairs beside one with two tables, and some to spare
CHOICES: Final = 8  # hand sizes to choose from, and some to spare


class Board(Position):
    """A board game at one moment."""

    def __init__(self, floor: Floor, law: Law, longest_hand: int) -> None:
        super().__init__(floor, law, longest_hand)
        self.fit = floor.nothing  # what each free chair accepts; 0 where somebody sits
        self.limits = floor.nothing  # B9: the hand sizes
        self.bar = floor.nothing  # who was served
        self.served: i64 = 0
        self.out = floor.nothing  # B8: 0, or when they left, from 1
        self.players_out: i64 = 0
        self.jokers = floor.nothing  # the chairs on which they sit
        self.birthday: i64 = NOBODY  # V1: the nation
        self.birthday_asked: bool = False
        self.dry: bool = False  # draws are left out, unless they end the game: a turn judged before its luck
        self.stops: bool = False  # a turn stops before its draws, for whoever looks at all of them
        self.stopped: bool = False

    def copy(self) -> Board:
        other = Board(self.floor, self.law, self.longest_hand)
        self.copy_into(other)
        other.fit = self.fit[:]
        other.limits = self.limits[:]
        other.bar = self.bar[:]
        other.served = self.served
        other.out = self.out[:]
        other.players_out = self.players_out
        other.jokers = self.jokers[:]
        other.birthday = self.birthday
        other.birthday_asked = self.birthday_asked
        return other

    def open(self) -> None:
        super().open()
        self.fit = vec[i64]([0] * self.floor.chairs)
        self.limits = vec[i64]([0] * self.law.players)
        self.out = vec[i64]([0] * self.law.players)
        self.jokers = vec[i64]([0] * 0)

    def settle(self) -> None:
        """After setting up: what follows from who sits where."""
        for chair in range(self.floor.chairs):
            self.refit(chair)
            if self.who[chair] >= JOKER:
                self.jokers = append(self.jokers, chair)

    def set_bar(self, kinds: list[int]) -> None:
        self.bar = vec[i64](kinds)
        self.served = len(kinds)

    def set_birthday(self, nation: i64) -> None:
        """V1: from now on the nation's tables pay double."""
        self.birthday = nation
        for table in range(self.floor.tables):
            if self.floor.nations[table] == nation:
                self.company[table] |= BIRTHDAY_TABLE

    # listing

    def list_turns(self, turns: Turns) -> None:
        turns.count = 0
        if self.end:
            return
        if self.stage == ACT:
            self.list_seatings(turns)
            if self.law.clubs:
                clubs.list_clubs(self, turns, LEAST_PARTY)
            self.list_single_actions(turns)
        elif self.stage == SEATING:
            self.list_second_seatings(turns)
        elif self.stage == CLUB:
            self.put_ended(turns, SEAT, 0)
        elif self.stage == HAND_SIZE:
            most: i64 = min(self.completed, self.limits[self.player])
            for by in range(most + 1):
                turns.put(LOWER | ((by + 1) << LOWERED), 0)
        else:
            for nation in range(NATIONS + 1):
                turns.put(of_guest(NAME_BIRTHDAY, nation), 0)

    def put_ended(self, turns: Turns, code: i64, brings: i64) -> None:
        """A turn that ends, with every choice of the hand size that it brings (B9)."""
        points: i64 = brings & POINTS
        completed: i64 = self.completed + (brings >> COMPLETED & 15)
        most: i64 = min(completed, self.limits[self.player])
        if most == 0 or not self.law.asked:
            turns.put(code | END, points)
            return
        for by in range(most + 1):
            turns.put(code | END | ((by + 1) << LOWERED), points)

    def list_seatings(self, turns: Turns) -> None:
        """B5: one or two guests by E1-E5, as the first thing of a turn.

        What fits where is known before the first guest sits down. After it only the chairs beside them have
        to be looked at again: the pay of all others stays.
        """
        beside_welcome = self.floor.beside_welcome
        found: i64 = self.sort_hand(turns)
        self.find_places(turns)
        paying: i64 = turns.paying
        chairs = turns.chairs
        spots = turns.spots
        brought = turns.brings
        as_second = turns.codes_as_second
        hand: i64 = turns.hand
        twice: i64 = turns.twice
        free: i64 = self.floor.chairs - self.taken
        first_end: i64 = END if free > 1 else GOES_ON  # B11: the last chair ends the game at once
        second_end: i64 = END if free > 2 else GOES_ON
        room: i64 = (paying + found * SECONDS_BESIDE) * CHOICES
        for one in range(paying):
            if turns.count + room > turns.room:
                turns.make_room(room)
            codes = turns.codes
            points = turns.points
            count: i64 = turns.count
            brings: i64 = brought[one]
            kind: i64 = spots[one] >> SPOT_KIND
            code: i64 = as_second[one] >> WIDTH
            if brings <= POINTS:
                codes[count] = code | first_end
                points[count] = brings
                count += 1
            else:
                turns.count = count
                self.put_seated(turns, code, brings, first_end)
                count = turns.count
            if free == 1:
                turns.count = count
                continue
            code |= second_end
            gone: i64 = NOBODY if twice >> kind & 1 else kind  # who cannot be the second, too
            tables: i64 = spots[one] & SPOT_TABLES
            for two in range(paying):  # elsewhere nothing has changed
                spot: i64 = spots[two]
                if spot & tables == 0 and spot >> SPOT_KIND != gone:
                    both: i64 = brings + brought[two]
                    if both <= POINTS:
                        codes[count] = code | as_second[two]
                        points[count] = both
                        count += 1
                    else:
                        turns.count = count
                        self.put_seated(turns, code | as_second[two], both, second_end)
                        count = turns.count
            turns.count = count
            rest: i64 = hand if gone == NOBODY else hand & ~(1 << kind)
            if rest & beside_welcome[chairs[one]]:
                self.list_joining(turns, kind, chairs[one], brings, code, rest)
        for one in range(turns.waiting):
            if turns.count + room > turns.room:
                turns.make_room(room)
            kind = turns.lone_kinds[one]
            chair: i64 = turns.lone_chairs[one]
            opposite: i64 = hand & (LADIES if kind & 1 else LADIES << 1)
            joined: i64 = turns.count
            if opposite & beside_welcome[chair]:
                code = (of_seating(kind, chair) << FIRST) | second_end
                self.list_joining(turns, kind, chair, 0, code, opposite)
            if self.number == 1 and (self.taken == 0 or turns.count > joined):  # B5: the first guest of all
                turns.put((of_seating(kind, chair) << FIRST) | END, 0)

    def find_places(self, turns: Turns) -> None:
        """Lay the places that the hand fits on the bench: those that pay, and those to wait at (E5)."""
        floor = self.floor
        home = floor.home
        home_from = floor.home_from
        pay = self.law.pay
        welcomes = self.law.welcomes
        company = self.company
        enter = self.enter
        fit = self.fit
        paying: i64 = 0
        waiting: i64 = 0
        for at in range(turns.found):
            kind: i64 = turns.kinds[at]
            table: i64 = floor.home_table[kind]
            other: i64 = floor.other_home_table[kind]
            if (welcomes[company[table]] | welcomes[company[other]]) >> kind & 1 == 0:
                continue
            sex: i64 = 1 + (kind & 1)
            row: i64 = kind * floor.width
            excused = self.law.lone_joker and kind >= JOKER
            for at_home in range(home_from[kind], home_from[kind + 1]):
                chair: i64 = home[at_home]
                fits: i64 = fit[chair]
                if fits & sex:
                    if fits & WAITS and not excused:
                        turns.lone_kinds[waiting] = kind
                        turns.lone_chairs[waiting] = chair
                        waiting += 1
                    else:
                        table = floor.first[chair]
                        other = floor.second[chair]
                        brings: i64 = pay[company[table] + enter[row + table]]
                        turns.brings[paying] = brings + pay[company[other] + enter[row + other]]
                        turns.chairs[paying] = chair
                        turns.spots[paying] = floor.tables_of[chair] | (kind << SPOT_KIND)
                        turns.codes_as_second[paying] = floor.codes_as_second[kind * floor.chairs + chair]
                        paying += 1
        turns.paying = paying
        turns.waiting = waiting

    def list_joining(self, turns: Turns, kind: i64, chair: i64, brings: i64, code: i64, able: i64) -> None:
        """Whoever may sit down beside a guest who has just sat down: they always score."""
        floor = self.floor
        company = self.company
        enter = self.enter
        welcomes = self.law.welcomes
        first: i64 = floor.first[chair]
        second: i64 = floor.second[chair]
        width: i64 = floor.width
        row: i64 = kind * width
        adds_first: i64 = enter[row + first]
        adds_second: i64 = enter[row + second]
        able_first: i64 = able & welcomes[company[first] + adds_first]
        able_second: i64 = able & welcomes[company[second] + adds_second]
        middle: i64 = floor.beside_middle[chair]
        begin: i64 = floor.beside_from[chair] if able_first else middle
        end: i64 = floor.beside_from[chair + 1] if able_second else middle
        if begin == end:
            return
        beside = floor.beside
        beside_kinds = floor.beside_kinds
        who = self.who
        pay = self.law.pay
        as_second = floor.codes_as_second
        chairs: i64 = floor.chairs
        kinds = turns.kinds
        codes = turns.codes
        points = turns.points
        count: i64 = turns.count
        company[first] += adds_first
        company[second] += adds_second
        for at in range(begin, end):
            fitting: i64 = beside_kinds[at] & (able_first if at < middle else able_second)
            near: i64 = beside[at]
            if fitting and who[near] < 0:
                other: i64 = floor.beside_table[at]
                there: i64 = company[other]
                fitting &= welcomes[there]
                if fitting:
                    table: i64 = first if at < middle else second
                    here: i64 = company[table]
                    joining: i64 = 0
                    while fitting:
                        joiner: i64 = kinds[joining]
                        joining += 1
                        if fitting >> joiner & 1:
                            fitting ^= 1 << joiner
                            row = joiner * width
                            both: i64 = brings + pay[here + enter[row + table]]
                            both += pay[there + enter[row + other]]
                            pair: i64 = code | as_second[joiner * chairs + near]
                            if both <= POINTS:
                                codes[count] = pair
                                points[count] = both
                                count += 1
                            else:
                                turns.count = count
                                self.put_seated(turns, pair, both, code & ENDING)
                                count = turns.count
        turns.count = count
        company[first] -= adds_first
        company[second] -= adds_second

    def put_seated(self, turns: Turns, code: i64, brings: i64, ending: i64) -> None:
        """A turn of seating; one that completes a table may choose its hand size, unless the game is over."""
        if ending == END and (self.completed or brings > POINTS):
            self.put_ended(turns, code, brings)
        else:
            turns.put(code | ending, brings & POINTS)

    def put_club(self, turns: Turns, code: i64, brings: i64) -> None:
        party: i64 = 0
        for place in range(AT_A_TABLE):
            if member(code, place):
                party += 1
        self.put_seated(turns, code, brings, END if self.taken + party < self.floor.chairs else GOES_ON)

    def list_second_seatings(self, turns: Turns) -> None:
        """A turn under way: one more guest, or the end."""
        if self.waiting == NOBODY or (self.number == 1 and self.seated == 1):
            self.put_ended(turns, SEAT, 0)
        if self.seated >= self.law.most_seated:
            return
        floor = self.floor
        found: i64 = self.sort_hand(turns)
        ending: i64 = END if floor.chairs - self.taken > 1 else GOES_ON
        for at in range(found):
            kind: i64 = turns.kinds[at]
            sex: i64 = 1 + (kind & 1)
            alone = self.law.lone_joker and kind >= JOKER
            for place in range(floor.home_from[kind], floor.home_from[kind + 1]):
                chair: i64 = floor.home[place]
                fits: i64 = self.fit[chair]
                if fits & sex == 0 or (fits & WAITS and not alone):
                    continue
                if self.waiting != NOBODY and floor.tables_of[chair] & floor.tables_of[self.waiting] == 0:
                    continue
                code: i64 = SEAT | (of_seating(kind, chair) << FIRST)
                self.put_seated(turns, code, self.prospect(kind, chair), ending)

    def prospect(self, kind: i64, chair: i64) -> i64:
        """What a guest would bring on a free chair."""
        row: i64 = kind * self.floor.width
        table: i64 = self.floor.first[chair]
        other: i64 = self.floor.second[chair]
        pay = self.law.pay
        return (
            pay[self.company[table] + self.enter[row + table]]
            + pay[self.company[other] + self.enter[row + other]]
        )

    def list_single_actions(self, turns: Turns) -> None:
        """B7, B6: the bar, and swaps, of the hand on the bench."""
        kinds = turns.kinds
        price: i64 = self.bar_points()
        for at in range(turns.found):
            if kinds[at] < JOKER:
                turns.put(BAR | (kinds[at] << (KIND + FIRST)), price)
        for place in range(len(self.jokers)):
            chair: i64 = self.jokers[place]
            if self.welcome[chair] & turns.hand & ~JOKERS:
                for at in range(turns.found):
                    if self.may_swap(kinds[at], chair):
                        turns.put(SWAP | (of_seating(kinds[at], chair) << FIRST), 0)

    def bar_points(self) -> i64:
        """B7, B8: the price of the lowest free space, or all that the player has."""
        return max(self.law.prices[self.served], -self.scores[self.player])

    def may_swap(self, kind: i64, chair: i64) -> bool:
        """B6: at home there, and of the joker's sex or, as agreed, in balance with everybody."""
        if kind >= JOKER or not self.welcome[chair] >> kind & 1:
            return False
        if kind & 1 == self.who[chair] & 1:
            return True
        if not self.law.any_fitting:
            return False
        change: i64 = GENTLEMAN - LADY if kind & 1 else LADY - GENTLEMAN
        table: i64 = self.floor.first[chair]
        other: i64 = self.floor.second[chair]
        if not is_balanced(self.company[table] + change):
            return False
        return other == self.floor.tables or is_balanced(self.company[other] + change)

    # playing

    def apply(self, code: i64) -> None:
        action: i64 = code & ACTION
        if action == SEAT:
            self.seat_party(code)
            self.after_seating(code)
        elif action == HOST_CLUB:
            self.host_club(code)
            self.after_seating(code)
        elif action == BAR:
            self.send_to_bar(member(code, 0) >> KIND)
        elif action == SWAP:
            self.swap_joker(member(code, 0))
        elif action == LOWER:
            self.lower_hand_size(lowered(code) - 1)
        else:
            nation: i64 = member(code, 0) >> KIND
            if nation < NATIONS:
                self.set_birthday(nation)
            self.pass_on()

    def after_seating(self, code: i64) -> None:
        """B11: the last chair ends the game."""
        if self.taken == self.floor.chairs:
            self.finish(CAFE_FULL)
        elif code & ENDING == END:
            self.close_turn(code)

    def seat_party(self, code: i64) -> None:
        """E1-E5 were asked when the turn was listed."""
        place: i64 = 0
        while place < AT_A_TABLE:
            seating: i64 = member(code, place)
            if seating == 0:
                return
            kind: i64 = seating >> KIND
            chair: i64 = (seating & CHAIR_BITS) - 1
            self.take_from_hand(kind)
            brings: i64 = self.sit(kind, chair)
            self.scores[self.player] += brings & POINTS
            self.completed += brings >> COMPLETED & 15
            self.stage = SEATING
            self.seated += 1
            excused = self.law.lone_joker and kind >= JOKER
            self.waiting = chair if brings == 0 and not excused else NOBODY
            place += 1

    def host_club(self, code: i64) -> None:
        """V2."""
        brings: i64 = clubs.club_brings(self, code)
        for place in range(AT_A_TABLE):
            seating: i64 = member(code, place)
            if seating:
                self.take_from_hand(seating >> KIND)
                self.sit(seating >> KIND, (seating & CHAIR_BITS) - 1)
                self.seated += 1
        self.scores[self.player] += brings & POINTS
        self.completed += brings >> COMPLETED & 15
        self.stage = CLUB
        self.waiting = NOBODY

    def sit(self, kind: i64, chair: i64) -> i64:
        """Seat a guest and judge the chairs around anew."""
        brings: i64 = self.seat(kind, chair)
        if kind >= JOKER:
            self.jokers = append(self.jokers, chair)
        self.refit_around(chair)
        return brings

    def refit_around(self, chair: i64) -> None:
        self.refit(chair)
        floor = self.floor
        for place in range(floor.beside_from[chair], floor.beside_from[chair + 1]):
            self.refit(floor.beside[place])

    def refit(self, chair: i64) -> None:
        if self.who[chair] >= 0:
            self.fit[chair] = 0
            return
        accepts = self.law.accepts
        table: i64 = self.company[self.floor.first[chair]]
        other: i64 = self.company[self.floor.second[chair]]
        self.fit[chair] = accepts[table] & accepts[other]

    def send_to_bar(self, kind: i64) -> None:
        """B7, B8, B11."""
        player: i64 = self.player
        bankrupt = self.scores[player] + self.law.prices[self.served] < 0
        self.scores[player] += self.bar_points()
        self.take_from_hand(kind)
        self.bar = append(self.bar, kind)
        self.served += 1
        if bankrupt:
            self.go_bankrupt()
        if self.served == len(self.law.prices):
            self.finish(BAR_FULL)
        elif self.players_out == self.law.players - 1:
            self.finish(ONE_LEFT)
        elif bankrupt:
            self.pass_on()
        else:
            self.refill()

    def go_bankrupt(self) -> None:
        begin: i64 = self.player * self.longest_hand
        for place in range(begin, begin + self.sizes[self.player]):
            self.gone = append(self.gone, self.cards[place])
        self.sizes[self.player] = 0
        self.players_out += 1
        self.out[self.player] = self.players_out

    def swap_joker(self, seating: i64) -> None:
        kind: i64 = seating >> KIND
        chair: i64 = (seating & CHAIR_BITS) - 1
        self.take_from_hand(kind)
        self.put_in_hand(self.unseat(chair))
        self.jokers = without(self.jokers, chair)
        self.sit(kind, chair)
        self.pass_on()

    def close_turn(self, code: i64) -> None:
        """B9: the choice of the hand size, then draw."""
        if self.law.asked:
            self.lower_hand_size(lowered(code) - 1 if lowered(code) else 0)
        else:
            self.lower_hand_size(min(self.completed, self.limits[self.player]))

    def lower_hand_size(self, by: i64) -> None:
        if self.law.asked and min(self.completed, self.limits[self.player]) > 0:
            self.stage = HAND_SIZE
        self.limits[self.player] -= by
        self.refill()

    def refill(self) -> None:
        """B9, B11: draw up to the hand size."""
        player: i64 = self.player
        due: i64 = self.limits[player] - self.sizes[player]
        if self.stops:
            self.stopped = True
            return
        if self.dry and due > 0 and self.left - due > BAG_FLOOR:
            self.pass_on()
            return
        while self.sizes[player] < self.limits[player]:
            self.draw()
            if self.left <= BAG_FLOOR:
                self.finish(BAG_LOW)
                return
        self.after_draws()

    def after_draws(self) -> None:
        """B11, V1."""
        player: i64 = self.player
        if self.sizes[player] == 0:
            self.finish(HAND_EMPTY)
        elif self.law.birthday > 0 and not self.birthday_asked and self.scores[player] >= self.law.birthday:
            self.birthday_asked = True
            self.stage = BIRTHDAY
        else:
            self.pass_on()

    def draw_this(self, kind: i64) -> None:
        """One guest of this kind, of all in the one bag; B11: the last one may end the game."""
        bag = self.bag[:]
        first: i64 = self.next_drawn[0]
        place: i64 = first
        while bag[place] != kind:
            place += 1
        bag[place] = bag[first]
        bag[first] = kind
        self.bag = bag
        self.draw()
        if self.left <= BAG_FLOOR:
            self.finish(BAG_LOW)

    def pass_on(self) -> None:
        """B4, B8: the next player who is in and can act; when nobody can, the game ends."""
        players: i64 = self.law.players
        for _ in range(players - self.players_out):
            player: i64 = (self.player + 1) % players
            while self.out[player]:
                player = (player + 1) % players
            self.begin_turn_of(player)
            if self.can_act():
                return
        self.finish(NOBODY_CAN_ACT)

    def can_act(self) -> bool:
        """B4: anybody but a joker can go to the bar; a joker needs a chair."""
        begin: i64 = self.player * self.longest_hand
        for place in range(begin, begin + self.sizes[self.player]):
            if self.cards[place] < JOKER:
                return True
        if self.sizes[self.player] == 0:
            return False
        turns = Turns()
        self.list_seatings(turns)
        return turns.count > 0

    def finish(self, reason: i64) -> None:
        """B12."""
        for player in range(self.law.players):
            if not self.out[player]:
                jokers: i64 = self.jokers_in_hand(player)
                self.scores[player] -= GUEST_COSTS * (self.sizes[player] - jokers) + JOKER_COSTS * jokers
        self.end = reason

    def is_dead(self, kind: i64) -> bool:
        """Whether no chair will ever take such a guest again.

        At home each is taken by nobody whom they could be swapped for (B6), or a table there has its two of
        their sex already (E3), which only a swap of any sex or a club could undo.
        """
        floor = self.floor
        lasting = not self.law.any_fitting and not self.law.clubs
        sex: i64 = kind & 1
        for place in range(floor.home_from[kind], floor.home_from[kind + 1]):
            chair: i64 = floor.home[place]
            guest: i64 = self.who[chair]
            if guest == NOBODY:
                if not lasting or not (
                    has_two(self.company[floor.first[chair]], sex)
                    or has_two(self.company[floor.second[chair]], sex)
                ):
                    return False
            elif guest >= JOKER and (guest & 1 == sex or not lasting):
                return False
        return True

    # standing, hiding

    def is_ahead(self, one: i64, other: i64) -> bool:
        """B8, B12: who is out ranks below, the later the better."""
        if self.out[one] or self.out[other]:
            return self.out[other] > 0 and (self.out[one] == 0 or self.out[one] > self.out[other])
        return self.scores[one] > self.scores[other]

    def sample(self, viewer: i64, dice: Dice) -> None:  # noqa: ARG002 - all hands are open
        counts = vec[i64]([0] * KINDS)
        for stream in range(self.streams):
            for place in range(self.next_drawn[stream], self.bag_ends[stream]):
                counts[self.bag[place]] += 1
        bag = in_order(counts)
        dice.shuffle(bag, 0, len(bag))
        self.deal_out(bag, 0)

    def key(self) -> i64:
        key: i64 = self.open_key()
        for player in range(self.law.players):
            key = mixed(key, self.limits[player] + 16 * self.out[player])
        asked: i64 = 1024 if self.birthday_asked else 0
        return mixed(key, self.served + 32 * (self.birthday + 1) + asked)


def has_two(company: i64, sex: i64) -> bool:
    """E3: whether a table has as many of a sex as it can have."""
    return (company >> 3 & 7 if sex else company & 7) >= MOST_OF_A_SEX


def without(row: vec[i64], gone: i64) -> vec[i64]:
    """The row but for one number."""
    kept = vec[i64]([0] * 0)
    for number in row:
        if number != gone:
            kept = append(kept, number)
    return kept
