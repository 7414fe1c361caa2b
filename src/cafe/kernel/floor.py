"""A plan's chairs and tables by number, in the order of its drawing."""

from __future__ import annotations

from typing import Final

from .law import FOREIGNER, GENTLEMAN, JOKER, KINDS, LADY, NATIONS
from .numbers import i64, vec

NO_NATION: Final = NATIONS  # of a table that is not laid
BESIDE_CHAIR: Final = 127  # a chair beside another: its bits
BESIDE_TABLE: Final = 8  # ... the place of its other table
BESIDE_KINDS: Final = 16  # ... and of the kinds at home there


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
        beside = [neighbours(chair, chairs_at, tables_at, welcome) for chair in range(chairs)]
        self.beside = vec[i64]([other for first, second in beside for other in first + second])
        self.beside_from = vec[i64](places([len(first + second) for first, second in beside]))
        self.beside_middle = vec[i64](
            [int(self.beside_from[chair]) + len(beside[chair][0]) for chair in range(chairs)]
        )
        self.beside_welcome = vec[i64]([welcomed_by(first + second) for first, second in beside])
        homes = [[chair for chair in range(chairs) if welcome[chair] >> kind & 1] for kind in range(KINDS)]
        self.home = vec[i64]([chair for home in homes for chair in home])
        self.home_from = vec[i64](places([len(home) for home in homes]))
        own = [tables_of_nation(kind // 2, nations) for kind in range(KINDS)]
        self.home_table = vec[i64]([at[0] for at in own])  # B1: a nation has two; a joker none of its own
        self.other_home_table = vec[i64]([at[1] for at in own])


def neighbours(
    chair: int, chairs_at: list[list[int]], tables_at: list[list[int]], welcome: list[int]
) -> tuple[list[int], list[int]]:
    """The other chairs at a chair's first table, then those that stand only at its second.

    Each is told with its own other table and the kinds at home there, in one number. (The card game, whose
    chairs have up to three tables, does not ask.)
    """
    first, others = tables_at[chair][0], tables_at[chair][1:]
    near = [other for other in chairs_at[first] if other != chair]
    further = [
        other for table in others[:1] for other in chairs_at[table] if other != chair and other not in near
    ]
    nowhere = len(chairs_at)
    return (
        [packed(other, beyond(tables_at[other], first, nowhere), welcome[other]) for other in near],
        [packed(other, beyond(tables_at[other], others[0], nowhere), welcome[other]) for other in further],
    )


def tables_of_nation(nation: int, nations: list[int]) -> list[int]:
    """The first two tables of a nation; where there are none, the table that is nowhere."""
    own = [table for table, other in enumerate(nations) if other == nation < NATIONS]
    return [*own, len(nations), len(nations)][:2]


def beyond(tables: list[int], here: int, nowhere: int) -> int:
    """The other table of a chair that stands at this one."""
    return next((table for table in tables if table != here), nowhere)


def packed(chair: int, table: int, kinds: int) -> int:
    return chair | (table << BESIDE_TABLE) | (kinds << BESIDE_KINDS)


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


def welcomed_by(beside: list[int]) -> int:
    """The kinds at home at any of the chairs beside one."""
    kinds = 0
    for near in beside:
        kinds |= near >> BESIDE_KINDS
    return kinds


def welcomed(nations: list[int]) -> int:
    """E2: the kinds at home at tables of these nations, as a mask; jokers are everywhere."""
    kinds = 3 << JOKER
    for nation in nations:
        if nation < NATIONS:
            kinds |= 3 << 2 * nation
    return kinds
