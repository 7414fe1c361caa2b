"""Greedy play: what a turn is worth by itself, its points and what it leaves in the hand, in milli-points.

It looks at nothing but the table and the hand of the player on turn, so an imagined player may use it, too.
"""

from __future__ import annotations

from typing import Final

from .board import BAG_FLOOR, SPOT_KIND, Board
from .card import Card
from .card_chairs import hand_of, look_at_chairs
from .chance import Dice
from .codes import ACTION, ASIDE, BAR, BIRTHDAY, CLOSE, DRAW, END, ENDING, KIND, LOWER, SWAP, lowered, member
from .law import AT_A_TABLE, JOKER, KINDS, NATIONS, POINTS
from .numbers import i64, vec
from .position import ACT, NOBODY, Position
from .turns import Turns

MILLI: Final = 1000
RUIN: Final = -1_000_000  # B8
DECIDED: Final = 300_000  # a game that ends counts by who wins it
MOST_HELD: Final = 16

BEST_CHAIR: Final = 0  # the places of the constants of a style: a share of what a guest's best chair pays
ANY_CHAIR: Final = 1  # for each chair that would take the guest
MANY_CHAIRS: Final = 2  # ... but for so many at most
JOKER_EARLY: Final = 3  # B10, B12: a joker helps for long, and is dear at the end
JOKER_LATE: Final = 4
LATE: Final = 5  # guests in the bag from which on a joker loses its worth
COMPLETES: Final = 6  # B9: a hand size that could be lowered
LOWER_EARLY: Final = 7  # ... and lowering it by one, before the end is in sight
LOWER_LATE: Final = 8
IN_SIGHT: Final = 9  # chairs or guests left from which on it is
USELESS_HELD: Final = 10  # how likely a guest held, or drawn, finds no chair next time, in thousandths
USELESS_DRAWN: Final = 11
BROKE: Final = 12  # what it costs to come near to bankruptcy
PLAYABLE: Final = 13  # from here on a guest in hand counts as having a chair
HELD: Final = 14  # C9: a card that may pay more later
DRAWN: Final = 15  # a card nobody knows yet
CONSTANTS: Final = 16


class Style:
    """The constants of greedy play."""

    def __init__(self, constants: list[int]) -> None:
        if len(constants) != CONSTANTS:
            raise ValueError(f"a style has {CONSTANTS} constants")
        self.of = vec[i64](constants)
        self.useless = vec[i64]([0] * (MOST_HELD * MOST_HELD))  # by guests held and drawn, in millionths
        for held in range(MOST_HELD):
            for drawn in range(MOST_HELD):
                chance: i64 = 1_000_000
                for _ in range(held):
                    chance = chance * self.of[USELESS_HELD] // MILLI
                for _ in range(drawn):
                    chance = chance * self.of[USELESS_DRAWN] // MILLI
                self.useless[held * MOST_HELD + drawn] = chance


class Greedy:
    """Plays the turn that is worth most by a style."""

    def __init__(self, style: Style) -> None:
        self.style = style
        self.best = vec[i64]([0] * KINDS)
        self.chairs = vec[i64]([0] * KINDS)
        self.keep = vec[i64]([0] * KINDS)  # what it is worth to keep each kind
        self.held: i64 = 0  # ... and the hand, in all
        self.playable: i64 = 0  # how many in hand have a chair
        self.others: i64 = 0  # the best of the others if the game ended now
        self.in_sight = False

    def choose(self, position: Position, turns: Turns, dice: Dice) -> i64:
        """The turn listed that is worth most; among equals the dice decide."""
        self.prepare(position, turns)
        count: i64 = turns.count
        place: i64 = dice.below(count)
        best: i64 = 2 * RUIN
        chosen: i64 = place
        for _ in range(count):
            worth: i64 = self.worth(position, turns, place)
            if worth > best:
                best = worth
                chosen = place
            place += 1
            if place == count:
                place = 0
        return turns.codes[chosen]

    def prepare(self, position: Position, turns: Turns) -> None:
        """Judge the hand of the player on turn, whose turns are listed."""
        style = self.style.of
        for kind in range(KINDS):
            self.best[kind] = 0
            self.chairs[kind] = 0
        if isinstance(position, Board):
            self.look_at_board(position, turns)
        elif isinstance(position, Card):
            hand: i64 = hand_of(position, position.player) & ((1 << JOKER) - 1)
            look_at_chairs(position, hand, self.best, self.chairs)
        left: i64 = min(position.left, style[LATE])
        joker: i64 = style[JOKER_LATE] + (style[JOKER_EARLY] - style[JOKER_LATE]) * left // style[LATE]
        extra: i64 = 0 if isinstance(position, Board) else style[HELD]
        for kind in range(JOKER):
            chairs: i64 = min(self.chairs[kind], style[MANY_CHAIRS])
            self.keep[kind] = extra + style[BEST_CHAIR] * self.best[kind] + style[ANY_CHAIR] * chairs
        self.keep[JOKER] = joker
        self.keep[JOKER + 1] = joker
        self.held = 0
        self.playable = 0
        begin: i64 = position.player * position.longest_hand
        for place in range(begin, begin + position.sizes[position.player]):
            kind = position.cards[place]
            self.held += self.keep[kind]
            if self.is_playable(kind):
                self.playable += 1
        self.others = -1_000_000
        for other in range(position.law.players):
            if other != position.player:
                self.others = max(self.others, reckoned(position, other))
        free: i64 = position.floor.chairs - position.taken
        self.in_sight = min(free, position.left - BAG_FLOOR) <= style[IN_SIGHT]

    def is_playable(self, kind: i64) -> bool:
        return kind >= JOKER or self.keep[kind] > self.style.of[PLAYABLE]

    def look_at_board(self, position: Board, turns: Turns) -> None:
        """The best chair of each kind in hand, and how many there are: they lie on the bench."""
        if position.stage != ACT:
            position.sort_hand(turns)
            position.find_places(turns)
        for place in range(turns.paying):
            kind: i64 = turns.spots[place] >> SPOT_KIND
            self.chairs[kind] += 1
            points: i64 = turns.brings[place] & POINTS
            self.best[kind] = max(self.best[kind], points)
        for place in range(turns.waiting):
            self.chairs[turns.lone_kinds[place]] += 1

    def worth(self, position: Position, turns: Turns, place: i64) -> i64:
        """Points, and the worth of the hand that is left."""
        if isinstance(position, Board):
            return self.worth_on_board(position, turns.codes[place], turns.points[place])
        if isinstance(position, Card):
            return self.worth_in_cards(position, turns.codes[place], turns.points[place])
        return 0

    def worth_on_board(self, position: Board, code: i64, points: i64) -> i64:
        style = self.style.of
        player: i64 = position.player
        action: i64 = code & ACTION
        if action == BIRTHDAY:
            return self.worth_of_birthday(position, member(code, 0) >> KIND)
        held: i64 = self.held
        playable: i64 = self.playable
        size: i64 = position.sizes[player]
        limit: i64 = position.limits[player]
        served: i64 = position.served
        taken: i64 = position.taken
        jokers: i64 = 0
        if action == SWAP:
            held -= self.keep[member(code, 0) >> KIND]
            held += self.keep[JOKER]
        elif action != LOWER:
            for at in range(AT_A_TABLE):
                seating: i64 = member(code, at)
                if seating == 0:
                    break
                kind: i64 = seating >> KIND
                held -= self.keep[kind]
                size -= 1
                if self.is_playable(kind):
                    playable -= 1
                if kind >= JOKER:
                    jokers += 1
                taken += 1
        bonus: i64 = 0
        by: i64 = lowered(code)
        if by:
            limit -= by - 1
            bonus = style[COMPLETES] + (by - 1) * (style[LOWER_LATE] if self.in_sight else style[LOWER_EARLY])
        if action == BAR:
            taken = 0
            if position.scores[player] + position.law.prices[served] < 0:
                return RUIN
            served += 1
        drawn: i64 = max(0, limit - size) if action != SWAP else 0
        if drawn > position.left - BAG_FLOOR:
            drawn = max(0, position.left - BAG_FLOOR)
        if (
            taken == position.floor.chairs
            or served == len(position.law.prices)
            or (drawn > 0 and position.left - drawn <= BAG_FLOOR)
            or size + drawn == 0
        ):
            if taken == position.floor.chairs:
                drawn = 0
            jokers = position.jokers_in_hand(player) - jokers
            final: i64 = position.scores[player] + points - 5 * (size + drawn + jokers)
            return (
                MILLI * points
                + (DECIDED if final >= self.others else -DECIDED)
                + MILLI * (final - self.others)
            )
        worth: i64 = MILLI * points + held + bonus
        price: i64 = position.law.prices[served]
        if price < 0:
            broke: i64 = style[BROKE] if position.scores[player] + points + price < 0 else 0
            at_most: i64 = MOST_HELD - 1
            useless: i64 = self.style.useless[min(playable, at_most) * MOST_HELD + min(drawn, at_most)]
            worth -= useless * (broke - MILLI * price) // 1_000_000
        return worth

    def worth_of_birthday(self, position: Board, nation: i64) -> i64:
        """V1: how much the player has to score at the nation's tables, more than the others have."""
        if nation >= NATIONS:
            return 0
        free: i64 = 0
        for chair in range(position.floor.chairs):
            if position.who[chair] == NOBODY and position.welcome[chair] >> (2 * nation) & 1:
                free += 1
        promise: i64 = 0
        for player in range(position.law.players):
            begin: i64 = player * position.longest_hand
            for place in range(begin, begin + position.sizes[player]):
                kind: i64 = position.cards[place]
                if kind >> 1 == nation:
                    promise += 12 if player == position.player else -4
                elif kind >= JOKER and player == position.player:
                    promise += 4
        return promise * free

    def worth_in_cards(self, position: Card, code: i64, points: i64) -> i64:
        style = self.style.of
        player: i64 = position.player
        action: i64 = code & ACTION
        held: i64 = self.held
        size: i64 = position.sizes[player]
        if action == DRAW:
            if position.left > 1:
                return held + style[DRAWN]
            return self.worth_of_end(position, 0, size + 1)
        if action == ASIDE:
            return held - self.keep[member(code, 0) >> KIND] - 2 * MILLI
        for at in range(AT_A_TABLE):
            seating: i64 = member(code, at)
            if seating == 0:
                break
            held -= self.keep[seating >> KIND]
            size -= 1
        if code & ENDING == CLOSE:
            return self.worth_of_end(position, points, size)
        if code & ENDING != END and position.laid == len(position.deck):
            return self.worth_of_end(position, points, size)
        return MILLI * points + held

    def worth_of_end(self, position: Card, points: i64, size: i64) -> i64:
        """C9, if the game ends now: the others' hands are counted, not looked at."""
        player: i64 = position.player
        final: i64 = position.scores[player] + points - 2 * (size + position.aside_counts[player])
        return (
            MILLI * points + (DECIDED if final >= self.others else -DECIDED) + MILLI * (final - self.others)
        )


def reckoned(position: Position, player: i64) -> i64:
    """A player's score if the game ended now."""
    if isinstance(position, Card):
        return position.scores[player] - position.penalty(player)
    if isinstance(position, Board) and position.out[player]:
        return -1_000
    return position.scores[player] - 5 * (position.sizes[player] + position.jokers_in_hand(player))
