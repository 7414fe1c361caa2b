"""Moves as text: `ITm@k13`, `ITm@bar`, `swap:INf@m13`, `club:b2:RUf@a2+…`, `end`, `draw`, `aside:ITm` …"""

from __future__ import annotations

from collections.abc import Iterator

from cafe.rules.flaws.text import NotAMove, NotOneMove, PartyTooLarge, TooLong
from cafe.rules.floor import CHAIRS_AT_A_TABLE
from cafe.rules.moves import (
    CloseCafe,
    Draw,
    EndTurn,
    HostClub,
    LayAside,
    LowerHandSize,
    Move,
    NameBirthday,
    Seat,
    SendToBar,
    SwapJoker,
)
from cafe.rules.quoting import shown

from .misread import Misread, Word, words

PLAIN: dict[str, Move] = {str(move): move for move in (EndTurn(), Draw(), CloseCafe())}
MOST_LOWERED = 99
LONGEST = 2_000


def parse_move(text: str) -> Move:
    """The move of a text, or Misread."""
    moves = list(parse_moves(text))
    if len(moves) != 1:
        raise Misread(1, 1, NotOneMove(len(moves)))
    return moves[0]


def parse_moves(text: str) -> tuple[Move, ...]:
    """The moves of a text, parted by blanks, or Misread."""
    if len(text) > LONGEST:
        raise Misread(1, LONGEST, TooLong(LONGEST))
    return tuple(read_move(word) for word in words(text))


def read_move(word: Word) -> Move:
    if word.text in PLAIN:
        return PLAIN[word.text]
    kind, colon, rest = word.text.partition(":")
    if not colon:
        return _read_seat_or_bar(word)
    after = word.part(rest, len(kind) + 1)
    match kind:
        case "swap":
            swapped = _read_seat(after)
            return SwapJoker(swapped.guest, swapped.chair)
        case "club":
            table, party = after.split(":")
            return HostClub(table.table(), tuple(_read_party(party)))
        case "aside":
            return LayAside(after.guest())
        case "lower":
            return LowerHandSize(after.number(0, MOST_LOWERED))
        case "birthday":
            return NameBirthday(None if rest == "none" else after.nation())
        case _:
            raise word.misread(NotAMove(shown(word.text)))


def _read_seat_or_bar(word: Word) -> Move:
    if "@" not in word.text:
        raise word.misread(NotAMove(shown(word.text)))
    guest, place = word.split("@")
    if place.text == "bar":
        return SendToBar(guest.guest())
    return Seat(guest.guest(), place.chair())


def _read_seat(word: Word) -> Seat:
    guest, chair = word.split("@")
    return Seat(guest.guest(), chair.chair())


def _read_party(word: Word) -> Iterator[Seat]:
    members = word.text.split("+") if word.text else []
    if len(members) > CHAIRS_AT_A_TABLE:
        raise word.misread(PartyTooLarge(len(members), CHAIRS_AT_A_TABLE))
    offset = 0
    for member in members:
        yield _read_seat(word.part(member, offset))
        offset += len(member) + 1
