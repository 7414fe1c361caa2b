"""What the chairs of the card game would pay each kind of guest now: learned values and greed ask for it."""

from __future__ import annotations

from .card import Card
from .law import POINTS
from .numbers import i64, vec


def hand_of(position: Card, player: i64) -> i64:
    """The kinds in a player's hand, as a mask."""
    hand: i64 = 0
    begin: i64 = player * position.longest_hand
    for place in range(begin, begin + position.sizes[player]):
        hand |= 1 << position.cards[place]
    return hand


def look_at_chairs(position: Card, hand: i64, best: vec[i64], chairs: vec[i64]) -> None:
    """Raise `best` to what the best chair pays each kind of a hand; count in `chairs` how many take them."""
    floor = position.floor
    company = position.company
    welcomes = position.law.welcomes
    enter = position.enter
    pay = position.law.pay
    for chair in range(floor.chairs):
        if position.who[chair] >= 0:
            continue
        one: i64 = floor.first[chair]
        two: i64 = floor.second[chair]
        three: i64 = floor.third[chair]
        able: i64 = hand & position.welcome[chair]
        able &= welcomes[company[one]] & welcomes[company[two]] & welcomes[company[three]]
        kind: i64 = 0
        while able:
            if able & 1:
                row: i64 = kind * floor.width
                points: i64 = pay[company[one] + enter[row + one]] & POINTS
                points += pay[company[two] + enter[row + two]] & POINTS
                points += pay[company[three] + enter[row + three]] & POINTS
                chairs[kind] += 1
                best[kind] = max(best[kind], points)
            able >>= 1
            kind += 1
