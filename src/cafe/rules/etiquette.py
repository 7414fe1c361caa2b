"""E1–E5: who may sit where, each rule a generator of objections."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import ClassVar

from .floor import Chair, Table
from .guests import GENTLEMAN, LADY, Guest, Nation, Sex
from .objections import ChairTaken, NoSuchChair, NotAtHome, Objection, Unbalanced
from .seating import Company, Seating, seat
from .values import value

BALANCED: frozenset[Company] = frozenset({(1, 0), (0, 1), (1, 1), (1, 2), (2, 1), (2, 2)})  # E3
JOINABLE: Mapping[Sex, frozenset[Company]] = {
    LADY: frozenset((ladies - 1, gentlemen) for ladies, gentlemen in BALANCED),
    GENTLEMAN: frozenset((ladies, gentlemen - 1) for ladies, gentlemen in BALANCED),
}  # E3: companies that stay balanced with one more lady, or gentleman
NOBODY: Company = (0, 0)


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
    tables, nation = room.tables_at(chair), guest.nation
    if not any(nation is None or room.nations[table] is nation for table in tables):
        return False
    return all(room.company_with(table, guest) in BALANCED for table in tables)


@value
class Floor:
    """A room table by table: what fits and waits ask again and again, asked once."""

    room: Seating
    tables_at: Mapping[Chair, Sequence[Table]]
    tables_of: Mapping[Nation | None, Sequence[Table]]  # a joker's are all
    joined_by: Mapping[Sex, frozenset[Table]]  # the tables that stay balanced with one more
    unoccupied: frozenset[Table]

    _latest: ClassVar[Floor | None] = None

    @classmethod
    def of(cls, room: Seating) -> Floor:
        """The room's floor; that of the last room is kept, for offers and their companions ask in a row."""
        kept = cls._latest
        if kept is None or kept.room is not room:
            kept = Floor._latest = cls._of(room)
        return kept

    @classmethod
    def _of(cls, room: Seating) -> Floor:
        companies = room.companies()
        tables_of: dict[Nation | None, list[Table]] = {None: list(companies)}
        for table in companies:
            tables_of.setdefault(room.nations[table], []).append(table)
        joined_by = {
            sex: frozenset([table for table, company in companies.items() if company in joinable])
            for sex, joinable in JOINABLE.items()
        }
        unoccupied = frozenset([table for table, company in companies.items() if company == NOBODY])
        return cls(room, room.tables_by_chair, tables_of, joined_by, unoccupied)

    def chairs_for(self, guest: Guest) -> list[Chair]:
        """The chairs that fit the guest, table by table."""
        guests, chairs_at, tables_at = self.room.guests, self.room.plan.chairs_at, self.tables_at
        joined, homes = self.joined_by[guest.sex], self.tables_of.get(guest.nation, ())
        chairs = dict.fromkeys([chair for table in homes if table in joined for chair in chairs_at[table]])
        return [chair for chair in chairs if chair not in guests and joined.issuperset(tables_at[chair])]

    def waits(self, chair: Chair) -> bool:
        return self.unoccupied.issuperset(self.tables_at[chair])

    def has_place_beside(self, chair: Chair, places: Collection[Chair]) -> bool:
        """Whether somebody_joins, by the chairs that fit the other sex now: its shortcut for one who waits.

        The guest's tables are unoccupied, so whoever fits there before they sit down fits there after it.
        """
        others_at = self.room.plan.others_at
        for table in self.tables_at[chair]:  # noqa: SIM110 any() takes twice as long, for every offer
            if not others_at[table][chair].isdisjoint(places):
                return True
        return False


def waits(room: Seating, chair: Chair) -> bool:
    """E5: a guest on this chair would find all its tables unoccupied, and score nothing."""
    return all(room.is_unoccupied(table) for table in room.tables_at(chair))


def somebody_joins(room: Seating, guest: Guest, chair: Chair, others: Iterable[Guest]) -> bool:
    """E5: once the guest has sat down, one of the others can join them at one of their tables."""
    return next(joining(room, guest, chair, others), None) is not None


def joining(room: Seating, guest: Guest, chair: Chair, others: Iterable[Guest]) -> Iterator[Guest]:
    """E5: those of the others who can join the guest at one of their tables, once they have sat down."""
    then = seat(room, guest, chair)
    places = chairs_to_join(then, chair)
    for other in dict.fromkeys(others):
        if other.sex is not guest.sex and any(fits(then, other, place) for place in places):  # E3
            yield other


def chairs_to_join(room: Seating, chair: Chair) -> list[Chair]:
    """The free chairs at the tables of a waiting guest."""
    places = (place for table in room.tables_at(chair) for place in room.free_chairs_at(table))
    return list(dict.fromkeys(places))
