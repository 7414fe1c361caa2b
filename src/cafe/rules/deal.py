"""The deal: everything that chance decides, decided once, before the first move.

From a seed the deal is made the same way on every machine (`cafe-deal-1`):

* the stream of 64-bit numbers is the blocks SHA-256("cafe-deal-1" 00 seed-as-UTF-8 00 counter), where the
  counter 0, 1, 2 … has eight bytes; each block gives four numbers; everything is big-endian;
* a number below n is the next number modulo n, passing over those at or above the greatest multiple of n;
* the guests, in the order nations AF … US, jokers last, ladies before gentlemen, are shuffled by Fisher and
  Yates from the last place down: place i is exchanged with a place drawn from 0 … i;
* the card game's table cards, in the order of nations, are shuffled the same way after the guests;
* last, the starting player is drawn.

Player 0 takes the first guests of the row, player 1 the next, and so on; the rest is the bag or deck, drawn
from the front. The first five table cards lie on positions 1–5.

Whoever deals for others publishes the commitment SHA-256("cafe-commitment-1" 00 seed-as-UTF-8), in
hexadecimal, before the first move, and opens the seed at the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import TypeVar

from .flaws.deal import (
    DealFlaw,
    GuestDealtOtherwise,
    HalfALetter,
    StarterIsNobody,
    TableCardDealtOtherwise,
)
from .guests import BOARD_GUESTS, CARD_GUESTS, KINDS, TABLE_CARDS, Guest, Nation
from .ruleset import Ruleset
from .values import value

ALGORITHM = b"cafe-deal-1"
COMMITMENT = b"cafe-commitment-1"
BOARD_HAND, CARD_HAND = 5, 7  # B3, C2
WORD = 1 << 64
Thing = TypeVar("Thing")


class BadDeal(ValueError):
    """Not the guests, tables or starting player that the game has."""

    def __init__(self, flaw: DealFlaw) -> None:
        super().__init__(flaw)
        self.flaw = flaw


@value
class Deal:
    """The rows of guests and table cards as they lie, and who starts."""

    guests: tuple[Guest, ...]
    tables: tuple[Nation, ...]
    first: int


def guests_of(ruleset: Ruleset) -> tuple[Guest, ...]:
    return BOARD_GUESTS if ruleset.is_board else CARD_GUESTS


def table_cards_of(ruleset: Ruleset) -> tuple[Nation, ...]:
    return () if ruleset.is_board else TABLE_CARDS


def first_hand(ruleset: Ruleset) -> int:
    return BOARD_HAND if ruleset.is_board else CARD_HAND


def deal(ruleset: Ruleset, seed: str) -> Deal:
    """The deal of a seed, which is any text."""
    numbers = _numbers(_bytes_of(seed))
    guests = _shuffled(guests_of(ruleset), numbers)
    tables = _shuffled(table_cards_of(ruleset), numbers)
    return Deal(guests, tables, _below(ruleset.players, numbers))


def commitment(seed: str) -> str:
    """What is published before the first move, so that the seed opened at the end can be checked."""
    return sha256(b"\0".join((COMMITMENT, _bytes_of(seed)))).hexdigest()


def check_deal(ruleset: Ruleset, dealt: Deal) -> None:
    """Raise BadDeal unless it holds exactly the game's material (B1, C1)."""
    guests, wanted_guests = Counter(dealt.guests), Counter(guests_of(ruleset))
    for guest in KINDS:
        if guests[guest] != wanted_guests[guest]:
            raise BadDeal(GuestDealtOtherwise(guest, guests[guest], wanted_guests[guest]))
    tables, wanted_tables = Counter(dealt.tables), Counter(table_cards_of(ruleset))
    for nation in Nation:
        if tables[nation] != wanted_tables[nation]:
            raise BadDeal(TableCardDealtOtherwise(nation, tables[nation], wanted_tables[nation]))
    if dealt.first not in range(ruleset.players):
        raise BadDeal(StarterIsNobody(ruleset.players))


def _bytes_of(seed: str) -> bytes:
    try:
        return seed.encode()
    except UnicodeEncodeError:
        raise BadDeal(HalfALetter()) from None


def _numbers(seed: bytes) -> Iterator[int]:
    counter = 0
    while True:
        block = sha256(b"\0".join((ALGORITHM, seed, counter.to_bytes(8, "big")))).digest()
        yield from (int.from_bytes(block[at : at + 8], "big") for at in range(0, len(block), 8))
        counter += 1


def _below(limit: int, numbers: Iterator[int]) -> int:
    fair = WORD - WORD % limit
    return next(number for number in numbers if number < fair) % limit


def _shuffled(things: Sequence[Thing], numbers: Iterator[int]) -> tuple[Thing, ...]:
    row = list(things)
    for place in range(len(row) - 1, 0, -1):
        other = _below(place + 1, numbers)
        row[place], row[other] = row[other], row[place]
    return tuple(row)
