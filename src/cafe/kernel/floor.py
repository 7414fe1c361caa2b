"""A plan's chairs and tables by number, in the order of its drawing."""

from __future__ import annotations

from typing import Final

from .codes import FIRST, WIDTH, of_seating
from .law import AT_A_TABLE, FOREIGNER, GENTLEMAN, JOKER, KINDS, LADY, NATIONS
from .numbers import i64, vec

NO_NATION: Final = NATIONS  # of a table that is not laid


class Floor:
    """Who stands next to what. A chair with fewer than three tables has the last, empty one instead."""

    def __init__(self, chairs_at: list[list[int]], tables_at: list[list[int]], nations: list[int]) -> None:
        tables, chairs = len(chairs_at), len(tables_at)
        padded = [[*at, *[tables] * (3 - len(at))] for at in tables_at]
        self.nothing = vec[i64]([0] * 0)
        self.tables: i64 = tables
        self.chairs: i64 = chairs
        self.width: i64 = tables + 1  # with the table that is nowhere
        self.first = vec[i64]([at[0] for at in padded])
        self.second = vec[i64]([at[1] for at in padded])
        self.third = vec[i64]([at[2] for at in padded])
        self.tables_of = vec[i64]([sum([1 << table for table in at]) for at in tables_at])
        self.around = vec[i64]([chair for at in chairs_at for chair in at])  # four to a table
        self.nations = vec[i64](nations)  # of the tables; NO_NATION where cards are laid
        self.enter = vec[i64](entering(nations))
        welcome = [welcomed([nations[table] for table in at]) for at in tables_at]
        self.welcome = vec[i64](welcome)
        beside = [neighbours(chair, chairs_at, tables_at) for chair in range(chairs)]
        self.beside = vec[i64]([other for row in beside for other, _ in row])
        self.beside_table = vec[i64]([table for row in beside for _, table in row])  # their other table
        self.beside_kinds = vec[i64]([welcome[other] for row in beside for other, _ in row])
        self.beside_from = vec[i64](places([len(row) for row in beside]))
        self.beside_middle = vec[i64](
            [int(self.beside_from[chair]) + AT_A_TABLE - 1 for chair in range(chairs)]
        )
        self.beside_welcome = vec[i64]([united([welcome[other] for other, _ in row]) for row in beside])
        self.codes_as_second = vec[i64](
            [of_seating(kind, chair) << (FIRST + WIDTH) for kind in range(KINDS) for chair in range(chairs)]
        )
        homes = [[chair for chair in range(chairs) if welcome[chair] >> kind & 1] for kind in range(KINDS)]
        self.home = vec[i64]([chair for home in homes for chair in home])
        self.home_from = vec[i64](places([len(home) for home in homes]))
        own = [tables_of_nation(kind // 2, nations) for kind in range(KINDS)]
        self.home_table = vec[i64]([at[0] for at in own])  # B1: a nation has two; a joker none of its own
        self.other_home_table = vec[i64]([at[1] for at in own])


def neighbours(chair: int, chairs_at: list[list[int]], tables_at: list[list[int]]) -> list[tuple[int, int]]:
    """The other three chairs at a chair's first table, then those that stand only at its second.

    Each comes with its own other table. (The card game, whose chairs have up to three tables, does not ask.)
    """
    first, others = tables_at[chair][0], tables_at[chair][1:2]
    near = [other for other in chairs_at[first] if other != chair]
    further = [
        other for table in others for other in chairs_at[table] if other != chair and other not in near
    ]
    nowhere = len(chairs_at)
    told = [(other, beyond(tables_at[other], first, nowhere)) for other in near]
    return told + [(other, beyond(tables_at[other], others[0], nowhere)) for other in further]


def tables_of_nation(nation: int, nations: list[int]) -> list[int]:
    """The first two tables of a nation; where there are none, the table that is nowhere."""
    own = [table for table, other in enumerate(nations) if other == nation < NATIONS]
    return [*own, len(nations), len(nations)][:2]


def beyond(tables: list[int], here: int, nowhere: int) -> int:
    """The other table of a chair that stands at this one."""
    return next((table for table in tables if table != here), nowhere)


def places(lengths: list[int]) -> list[int]:
    """Where rows of these lengths begin when they lie end to end, and where the last one ends."""
    begin = [0]
    for length in lengths:
        begin.append(begin[-1] + length)
    return begin


def entering(nations: list[int]) -> list[int]:
    """What each kind of guest adds to the company of each table; nothing at the table that is nowhere."""
    return [added for kind in range(KINDS) for added in [*[joining(kind, nation) for nation in nations], 0]]


def joining(kind: i64, nation: i64) -> i64:
    """What a guest adds to a company at a table of this nation."""
    sex: i64 = GENTLEMAN if kind & 1 else LADY
    if kind >= JOKER or kind >> 1 == nation:
        return sex
    return sex + FOREIGNER


def united(masks: list[int]) -> int:
    """The kinds in any of the masks."""
    kinds = 0
    for mask in masks:
        kinds |= mask
    return kinds


def welcomed(nations: list[int]) -> int:
    """E2: the kinds at home at tables of these nations, as a mask; jokers are everywhere."""
    kinds = 3 << JOKER
    for nation in nations:
        if nation < NATIONS:
            kinds |= 3 << 2 * nation
    return kinds
