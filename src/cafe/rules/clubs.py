"""V2: ladies' coffee circles and regulars' tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product

from .etiquette import BALANCED, the_chair_is_free, the_guest_is_at_home
from .floor import CHAIRS_AT_A_TABLE, Chair, Table
from .guests import Guest, Sex
from .moves import HostClub, Seat
from .objections import (
    ClubsNotPlayed,
    NoClub,
    NoSuchTable,
    NotAtTheClub,
    NotInHand,
    Objection,
    PartySize,
    Unbalanced,
)
from .pay import Line, club_line, receipt
from .seating import Seating, seat
from .seating_turn import turn_rule
from .state import Hand, Scene

CLUBS = {(CHAIRS_AT_A_TABLE, 0), (0, CHAIRS_AT_A_TABLE)}


def least_party(scene: Scene) -> int:
    """V2: three or four guests in the board game, up to four in the card game."""
    return 3 if scene.ruleset.is_board else 1


def objections_to_club(scene: Scene, hand: Hand, move: HostClub) -> Iterator[Objection]:
    """Every reason why this party may not make a club of this table."""
    room, party, least = scene.room, move.party, least_party(scene)
    if not scene.ruleset.clubs:
        yield ClubsNotPlayed()
    if not least <= len(party) <= CHAIRS_AT_A_TABLE:
        yield PartySize(len(party), least, CHAIRS_AT_A_TABLE)
    for guest, needed in Counter(member.guest for member in party).items():
        if hand.count(guest) < needed:
            yield NotInHand(guest, turn_rule(scene))
    if move.table not in room.nations:
        yield NoSuchTable(move.table)
        return
    then, seated = room, list[Chair]()
    for member in party:
        yield from _objections_to_member(then, move.table, member)
        if member.chair in room.plan.tables_at and member.chair not in then.guests:
            then = seat(then, member.guest, member.chair)
            seated.append(member.chair)
    yield from _elsewhere_balanced(then, move.table, seated)
    if (company := then.company(move.table)) not in CLUBS:
        yield NoClub(move.table, room.nations[move.table], *company)


def _objections_to_member(room: Seating, club: Table, member: Seat) -> Iterator[Objection]:
    """E1 and E2 hold for each."""
    yield from the_chair_is_free(room, member.chair)
    if member.chair in room.plan.tables_at:
        if club not in room.plan.tables_at[member.chair]:
            yield NotAtTheClub(member.chair, club)
        yield from the_guest_is_at_home(room, member.guest, member.chair)


def _elsewhere_balanced(then: Seating, club: Table, seated: list[Chair]) -> Iterator[Objection]:
    """E3 at all other tables, after the whole seating."""
    others = dict.fromkeys(table for chair in seated for table in then.tables_at(chair) if table != club)
    for table in others:
        if (company := then.company(table)) not in BALANCED:
            yield Unbalanced(table, then.nations[table], *company)


def club_receipts(scene: Scene, move: HostClub) -> tuple[list[tuple[Line, ...]], Line]:
    """What each of the party is paid elsewhere, and the club's own line."""
    then, lines = scene.room, []
    for member in move.party:
        then = seat(then, member.guest, member.chair)
        lines.append(receipt(then, member.chair, scene.tariff, apart=move.table))
    return lines, club_line(then, move.table, scene.tariff)


def club_moves(scene: Scene, hand: Hand) -> Iterator[HostClub]:
    """Every club that can be hosted now; of orders that pay the same lines, one."""
    if not scene.ruleset.clubs:
        return
    for table in scene.room.tables:
        for sex in Sex:
            for party in _parties(scene, hand, table, sex):
                move = HostClub(table, party)
                if next(objections_to_club(scene, hand, move), None) is None:
                    yield from _orders(scene, move)


def _parties(scene: Scene, hand: Hand, table: Table, sex: Sex) -> Iterator[tuple[Seat, ...]]:
    room = scene.room
    chairs = room.free_chairs_at(table)
    if len(chairs) < least_party(scene) or any(guest.sex is not sex for guest in room.guests_at(table)):
        return
    held = Counter(guest for guest in hand if guest.sex is sex)
    if held.total() < len(chairs):
        return
    at_home = [[guest for guest in held if _is_at_home(room, guest, chair)] for chair in chairs]
    for guests in product(*at_home):
        if Counter(guests) <= held:
            yield tuple(map(Seat, guests, chairs))


def _is_at_home(room: Seating, guest: Guest, chair: Chair) -> bool:
    return next(the_guest_is_at_home(room, guest, chair), None) is None


def _orders(scene: Scene, move: HostClub) -> Iterator[HostClub]:
    """The party in each order that changes the receipt: only where two of its chairs share another table."""
    shared = Counter(table for member in move.party for table in scene.room.tables_at(member.chair))
    del shared[move.table]
    if max(shared.values(), default=0) < 2:
        yield move
        return
    told = set()
    for party in permutations(move.party):
        ordered = HostClub(move.table, party)
        lines = frozenset(
            Counter(line for lines in club_receipts(scene, ordered)[0] for line in lines).items()
        )
        if lines not in told:
            told.add(lines)
            yield ordered
