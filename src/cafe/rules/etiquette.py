"""E1–E5: who may sit where, each rule a generator of objections."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from .floor import Chair
from .guests import Guest
from .objections import ChairTaken, NoSuchChair, NotAtHome, Objection, Unbalanced
from .seating import Company, Seating, seat

BALANCED: frozenset[Company] = frozenset({(1, 0), (0, 1), (1, 1), (1, 2), (2, 1), (2, 2)})  # E3


def the_chair_is_free(room: Seating, chair: Chair) -> Iterator[Objection]:
    """E1: a chair holds one guest."""
    if chair not in room.plan.tables_at:
        yield NoSuchChair(chair)
    elif chair in room.guests:
        yield ChairTaken(chair, room.guests[chair])


def the_guest_is_at_home(room: Seating, guest: Guest, chair: Chair) -> Iterator[Objection]:
    """E2: one of the chair's tables is of the guest's nation."""
    nations = [room.nations[table] for table in room.tables_at(chair)]
    if not any(guest.passes_for(nation) for nation in nations):
        yield NotAtHome(guest, chair, tuple(nations))


def every_table_stays_balanced(room: Seating, guest: Guest, chair: Chair) -> Iterator[Objection]:
    """E3: ladies and gentlemen in balance at every table of the chair."""
    for table in room.tables_at(chair):
        if (company := room.company_with(table, guest)) not in BALANCED:
            yield Unbalanced(table, room.nations[table], *company)


def may_not_sit(room: Seating, guest: Guest, chair: Chair) -> Iterator[Objection]:
    """E1–E3 together; a taken chair has no balance to judge."""
    taken = list(the_chair_is_free(room, chair))
    yield from taken
    if chair in room.plan.tables_at:
        yield from the_guest_is_at_home(room, guest, chair)
        if not taken:
            yield from every_table_stays_balanced(room, guest, chair)


def fits(room: Seating, guest: Guest, chair: Chair) -> bool:
    """Whether may_not_sit has nothing to say of a chair of the plan: its shortcut."""
    if chair in room.guests:
        return False
    is_at_home = any(guest.passes_for(room.nations[table]) for table in room.tables_at(chair))
    return is_at_home and is_balanced_with(room, guest, chair)


def is_balanced_with(room: Seating, guest: Guest, chair: Chair) -> bool:
    """Whether every_table_stays_balanced has nothing to say: its shortcut."""
    for table in room.tables_at(chair):  # noqa: SIM110 this is asked so often that a generator counts
        if room.company_with(table, guest) not in BALANCED:
            return False
    return True


def waits(room: Seating, chair: Chair) -> bool:
    """E5: a guest on this chair would find all its tables unoccupied, and score nothing."""
    return all(room.is_unoccupied(table) for table in room.tables_at(chair))


def somebody_joins(room: Seating, guest: Guest, chair: Chair, others: Iterable[Guest]) -> bool:
    """E5: once the guest has sat down, one of the others can join him at one of his tables."""
    couples = {other for other in others if other.sex is not guest.sex}  # E3
    then = seat(room, guest, chair)
    places = chairs_to_join(then, chair)
    return any(fits(then, other, place) for other in couples for place in places)


def has_place_beside(room: Seating, chair: Chair, places: Collection[Chair]) -> bool:
    """Whether somebody_joins, by the chairs that fit the other sex now: its shortcut for who waits.

    His tables are unoccupied, so that whoever fits there before he sits down fits there after it.
    """
    chairs_at = room.plan.chairs_at
    return any(
        place in places and place != chair for table in room.tables_at(chair) for place in chairs_at[table]
    )


def chairs_to_join(room: Seating, chair: Chair) -> list[Chair]:
    """The free chairs at the tables of a waiting guest."""
    places = (place for table in room.tables_at(chair) for place in room.free_chairs_at(table))
    return list(dict.fromkeys(places))
