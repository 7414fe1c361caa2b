"""V2: ladies' coffee circles and regulars' tables. They are rare: this is plain Python, compiled or not."""

from __future__ import annotations

from itertools import permutations, product

from .codes import CHAIR, CLUB, FIRST, KIND, TABLE, WIDTH, member, of_seating, table
from .law import (
    AT_A_TABLE,
    BIRTHDAY,
    CLUB_PAYS,
    COMPLETED,
    FILLED,
    FOREIGNER,
    is_balanced,
)
from .numbers import i64
from .position import Position
from .turns import Turns

Party = tuple[tuple[int, int], ...]  # guests and their chairs, in the order of sitting down


def list_clubs(position: Position, turns: Turns, least: int) -> None:
    """Every club that can be hosted now; of orders that pay the same lines, one."""
    hand = position.hand_of(int(position.player))
    for club in range(int(position.floor.tables)):
        for sex in range(2):
            for party in parties(position, hand, club, sex, least):
                for order in orders(position, club, party):
                    code = CLUB | (club << TABLE)
                    for place, (kind, chair) in enumerate(order):
                        code |= of_seating(kind, chair) << (FIRST + WIDTH * place)
                    position.put_club(turns, code, club_brings(position, code))


def parties(position: Position, hand: list[int], club: int, sex: int, least: int) -> list[Party]:
    """The guests of one sex that could fill the table so that all others stay in balance."""
    around = chairs_around(position, club)
    chairs = [chair for chair in around if position.who[chair] < 0]
    if len(chairs) < least or any(
        position.who[chair] >= 0 and position.who[chair] & 1 != sex for chair in around
    ):
        return []
    held = {kind: hand.count(kind) for kind in hand if kind & 1 == sex}
    if sum(held.values()) < len(chairs):
        return []
    at_home = [[kind for kind in held if position.welcome[chair] >> kind & 1] for chair in chairs]
    seated = [
        guests for guests in product(*at_home) if all(guests.count(kind) <= held[kind] for kind in guests)
    ]
    found = [tuple(zip(guests, chairs, strict=True)) for guests in seated]
    return [party for party in found if others_stay_balanced(position, club, party)]


def others_stay_balanced(position: Position, club: int, party: Party) -> bool:
    """E3 at all other tables, after the whole seating."""
    companies = Companies(position)
    touched = {other for kind, chair in party for other in companies.join(kind, chair)}
    return all(is_balanced(companies.of(other)) for other in touched if other != club)


def orders(position: Position, club: int, party: Party) -> list[Party]:
    """The party in each order that changes the receipt: only where two of its chairs share another table."""
    touched = [other for _, chair in party for other in tables_of(position, chair) if other != club]
    if len(set(touched)) == len(touched):
        return [party]
    told: dict[tuple[tuple[int, int], ...], Party] = {}
    for order in permutations(party):
        told.setdefault(tuple(sorted(lines(position, club, order))), order)
    return list(told.values())


def lines(position: Position, club: int, party: Party) -> list[tuple[int, int]]:
    """The tables that pay elsewhere, and what, as the party sits down."""
    companies, paid = Companies(position), []
    for kind, chair in party:
        for other in companies.join(kind, chair):
            brings = int(position.law.pay[companies.of(other)])
            if other != club and brings:
                paid.append((other, brings))
    return paid


def club_brings(position: Position, code: i64) -> i64:
    """What hosting the club pays and completes, and how many tables it fills."""
    party, club = party_of(code), int(table(code))
    elsewhere = sum([brings for _, brings in lines(position, club, party)])
    companies = Companies(position)
    for kind, chair in party:
        companies.join(kind, chair)
    return elsewhere + own_brings(companies.of(club))


def own_brings(company: int) -> int:
    one_nation = company & (BIRTHDAY - FOREIGNER) == 0
    points = CLUB_PAYS * (1 + one_nation) * (2 if company & BIRTHDAY else 1)
    return points + (1 << FILLED) + (one_nation << COMPLETED)


def party_of(code: i64) -> Party:
    members = [int(member(code, place)) for place in range(AT_A_TABLE)]
    return tuple((seating >> KIND, (seating & CHAIR) - 1) for seating in members if seating)


def chairs_around(position: Position, club: int) -> list[int]:
    return [int(position.floor.around[club * AT_A_TABLE + place]) for place in range(AT_A_TABLE)]


def tables_of(position: Position, chair: int) -> list[int]:
    floor = position.floor
    three = (int(floor.first[chair]), int(floor.second[chair]), int(floor.third[chair]))
    return [at for at in three if at < floor.tables]


class Companies:
    """The companies of a position while a party sits down, without touching the position."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.changed: dict[int, int] = {}

    def of(self, at: int) -> int:
        return self.changed.get(at, int(self.position.company[at]))

    def join(self, kind: int, chair: int) -> list[int]:
        """One more guest; the tables they sit at."""
        at_tables = tables_of(self.position, chair)
        for at in at_tables:
            self.changed[at] = self.of(at) + int(self.position.enter[kind * self.position.floor.width + at])
        return at_tables
