"""Who sits where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from .floor import Chair, FloorPlan, Table
from .guests import LADY, Guest, Nation
from .values import value

Company = tuple[int, int]  # ladies, gentlemen


@value
class Seating:
    """The café's floor: which table is whose, and the guests on their chairs."""

    plan: FloorPlan
    nations: Mapping[Table, Nation]  # in the card game a position may be without its card
    guests: Mapping[Chair, Guest]

    @property
    def tables(self) -> list[Table]:
        """The tables that are there, in the plan's order."""
        return [table for table in self.plan.tables if table in self.nations]

    def tables_at(self, chair: Chair) -> Sequence[Table]:
        tables = self.plan.tables_at[chair]
        if len(self.nations) == len(self.plan.tables):
            return tables
        return [table for table in tables if table in self.nations]

    @property
    def tables_by_chair(self) -> Mapping[Chair, Sequence[Table]]:
        """tables_at of every chair at once."""
        if len(self.nations) == len(self.plan.tables):
            return self.plan.tables_at
        return {chair: self.tables_at(chair) for chair in self.plan.tables_at}

    def guests_at(self, table: Table) -> list[Guest]:
        guests = self.guests
        return [guests[chair] for chair in self.plan.chairs_at[table] if chair in guests]

    def company(self, table: Table) -> Company:
        ladies = gentlemen = 0
        for chair in self.plan.chairs_at[table]:
            if (guest := self.guests.get(chair)) is not None:
                if guest.sex is LADY:
                    ladies += 1
                else:
                    gentlemen += 1
        return ladies, gentlemen

    def companies(self) -> dict[Table, Company]:
        """The company of every table, in the plan's order, counted guest by guest."""
        ladies = dict.fromkeys(self.tables, 0)
        gentlemen, tables_at = ladies.copy(), self.plan.tables_at
        for chair, guest in self.guests.items():
            count = ladies if guest.sex is LADY else gentlemen
            for table in tables_at[chair]:
                if table in count:
                    count[table] += 1
        return {table: (count, gentlemen[table]) for table, count in ladies.items()}

    def company_with(self, table: Table, guest: Guest) -> Company:
        ladies, gentlemen = self.company(table)
        return (ladies + 1, gentlemen) if guest.sex is LADY else (ladies, gentlemen + 1)

    def is_unoccupied(self, table: Table) -> bool:
        return self.guests.keys().isdisjoint(self.plan.chairs_at[table])

    def is_full(self, table: Table) -> bool:
        return all(chair in self.guests for chair in self.plan.chairs_at[table])

    def is_of_one_nation(self, table: Table) -> bool:
        nation = self.nations[table]
        return all(guest.passes_for(nation) for guest in self.guests_at(table))

    def free_chairs_at(self, table: Table) -> list[Chair]:
        return [chair for chair in self.plan.chairs_at[table] if chair not in self.guests]


def empty_room(plan: FloorPlan, nations: Mapping[Table, Nation]) -> Seating:
    return Seating(plan, nations, {})


def seat(room: Seating, guest: Guest, chair: Chair) -> Seating:
    return Seating(room.plan, room.nations, {**room.guests, chair: guest})


def clear(room: Seating, tables: Iterable[Table]) -> Seating:
    """C5: the tables and everybody on their chairs leave."""
    gone = set(tables)
    emptied = {chair for table in gone for chair in room.plan.chairs_at[table]}
    return Seating(
        room.plan,
        {table: nation for table, nation in room.nations.items() if table not in gone},
        {chair: guest for chair, guest in room.guests.items() if chair not in emptied},
    )


def lay(room: Seating, table: Table, nation: Nation) -> Seating:
    return Seating(room.plan, {**room.nations, table: nation}, room.guests)
