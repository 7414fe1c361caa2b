"""S1–S3: the receipt of a seating, table by table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .floor import CHAIRS_AT_A_TABLE, Chair, Table
from .guests import Guest, Nation
from .options import Doubling
from .seating import Seating

CLUB_PAYS = 20  # V2


@dataclass(frozen=True, slots=True)
class Line:
    """One table's line of a receipt."""

    table: Table
    nation: Nation
    guests: int
    doubled: bool  # S2, S3: a company of one nation
    birthday: bool  # V1
    club: bool  # V2
    points: int


@dataclass(frozen=True, slots=True)
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


def expected(room: Seating, guest: Guest, chair: Chair, tariff: Tariff) -> tuple[Line, ...]:
    """What the receipt will say once the guest has sat down there: its shortcut."""
    return tuple(
        _line(table, room.nations[table], [*company, guest], tariff)
        for table in room.tables_at(chair)
        if (company := room.guests_at(table))
    )


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
    birthday = nation is tariff.birthday
    points = len(guests) * (1 + doubled) * (1 + birthday)
    return Line(table, nation, len(guests), doubled, birthday, club=False, points=points)
