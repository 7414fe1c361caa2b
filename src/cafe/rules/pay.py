"""S1–S3: the receipt of a seating, table by table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from .floor import CHAIRS_AT_A_TABLE, Chair, Table
from .guests import Guest, Nation
from .options import Doubling
from .seating import Seating
from .values import field, value

CLUB_PAYS = 20  # V2
LINES_KEPT = 4_096


@value
class Line:
    """One table's line of a receipt."""

    table: Table
    nation: Nation
    guests: int
    doubled: bool  # S2, S3: a company of one nation
    birthday: bool  # V1
    club: bool  # V2
    points: int


@value
class Tariff:
    """What the price of a table depends on besides its company."""

    doubling: Doubling
    birthday: Nation | None


def receipt(room: Seating, chair: Chair, tariff: Tariff, apart: Table | None = None) -> tuple[Line, ...]:
    """S1: what the guest now on the chair is paid, at each table that has a group, but for a club's."""
    return tuple(
        _line(table, room.nations[table], guests, tariff)
        for table in room.tables_at(chair)
        if table != apart and len(guests := room.guests_at(table)) > 1
    )


@value
class Expectations:
    """What receipts will say once one more guest has sat down: the shortcut of receipt, each line once."""

    room: Seating
    tariff: Tariff
    tables_at: Mapping[Chair, Sequence[Table]]
    lines: dict[tuple[Table, Nation | None], Line | None] = field(default_factory=dict)

    @classmethod
    def of(cls, room: Seating, tariff: Tariff) -> Expectations:
        return cls(room, tariff, room.tables_by_chair)

    def of_guest(self, guest: Guest, chair: Chair) -> tuple[Line, ...]:
        """The receipt of the guest on this chair."""
        lines = [self._line(table, guest) for table in self.tables_at[chair]]
        return tuple([line for line in lines if line is not None])

    def _line(self, table: Table, guest: Guest) -> Line | None:
        """A table pays by nations alone, so guests of one nation are paid the same."""
        key, lines = (table, guest.nation), self.lines
        if key not in lines:
            company = self.room.guests_at(table)
            lines[key] = (
                _line(table, self.room.nations[table], [*company, guest], self.tariff) if company else None
            )
        return lines[key]


def club_line(room: Seating, table: Table, tariff: Tariff) -> Line:
    """V2: twenty for the club, forty if it is of one nation."""
    nation = room.nations[table]
    doubled, birthday = room.is_of_one_nation(table), nation is tariff.birthday
    points = CLUB_PAYS * (1 + doubled) * (1 + birthday)
    return Line(table, nation, CHAIRS_AT_A_TABLE, doubled, birthday, club=True, points=points)


def total(lines: Iterable[Line]) -> int:
    return sum(line.points for line in lines)


def _line(table: Table, nation: Nation, guests: Sequence[Guest], tariff: Tariff) -> Line:
    doubled = (
        tariff.doubling is Doubling.EVERY_GROUP or len(guests) == CHAIRS_AT_A_TABLE  # S3, S2
    ) and all(guest.passes_for(nation) for guest in guests)
    return _paid(table, nation, len(guests), doubled, nation is tariff.birthday)


@lru_cache(LINES_KEPT)
def _paid(table: Table, nation: Nation, guests: int, doubled: bool, birthday: bool) -> Line:  # noqa: FBT001 as in Line
    """A line; the same ones come again and again."""
    points = guests * (1 + doubled) * (1 + birthday)
    return Line(table, nation, guests, doubled, birthday, club=False, points=points)
