"""A match as the record of a game file, and the log that a record would have had."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cafe.match.actions import turn_played
from cafe.match.clock import Clock
from cafe.match.entries import Entry, MatchOpened, MatchOver, MatchStarted, Outcome, SeatTaken, TurnPlayed
from cafe.match.seats import SeatKind, SeatPlan
from cafe.match.state import Match
from cafe.rules import commitment, start, take
from cafe.rules.notation import Record, final, parse_moves, record_text
from cafe.rules.notation.record import bad_name

IMPORTED = "# imported: the café did not deal this game or see it played"


def record_of(match: Match) -> Record:
    """A finished match as a record; the seed is opened."""
    seed = match.opened.secret or None
    return Record(
        ruleset=match.ruleset,
        deal=match.dealt,
        moves=tuple(move for text in match.moves for move in parse_moves(text)),
        names=tuple(_player_name(match, number) for number in range(len(match.seats))),
        seed=seed,
        commitment=match.opened.commitment or None if seed is not None else None,
    )


def file_of(match: Match) -> str:
    """A finished match as a game file; that a game came from another file is said in it."""
    text = record_text(record_of(match))
    if not match.is_imported:
        return text
    header, _, rest = text.partition("\n")
    return f"{header}\n{IMPORTED}\n{rest}"


def entries_of(record: Record, person: str, names: Sequence[str]) -> Iterator[Entry]:
    """The log of a record, with all its seats on one person's device."""
    seed = record.seed
    yield MatchOpened(
        ruleset=str(record.ruleset),
        host=person,
        seats=tuple(SeatPlan(SeatKind.DEVICE, name=name) for name in names),
        clock=Clock(),
        listed=False,
        commitment="" if seed is None else commitment(seed),
        secret=seed or "",
        deal=record.deal if seed is None else None,
        imported=True,
    )
    yield from (SeatTaken(number, person, name) for number, name in enumerate(names))
    yield MatchStarted(record.deal.first)
    yield from turns_of(record)
    if final(record).end is not None:
        yield MatchOver(Outcome.PLAYED, seed or "")


def turns_of(record: Record) -> Iterator[TurnPlayed]:
    """The turns of a record; each ends with the turn, or where something hidden is shown."""
    game, moves = start(record.ruleset, record.deal), record.moves
    while moves:
        taken = take(game, moves)
        assert not taken.refused, "a record is played before it is believed"
        yield turn_played(game.player, taken)
        game, moves = taken.game, taken.rest


def _player_name(match: Match, number: int) -> str:
    """A seat's name, as far as a game file can hold it."""
    seat = match.seats[number]
    names = (seat.name, seat.plan.name, seat.plan.bot)
    return next((name for name in names if name and not bad_name(name)), f"Player {number + 1}")
