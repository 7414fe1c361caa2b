"""A match as the record of a game file, and the log that a record would have had."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from cafe.match.actions import turn_played
from cafe.match.clock import Clock
from cafe.match.entries import Entry, MatchOpened, MatchOver, MatchStarted, Outcome, SeatTaken, TurnPlayed
from cafe.match.seats import SeatKind, SeatPlan
from cafe.match.state import Match
from cafe.rules import commitment, start, take
from cafe.rules.notation import Record, final, parse_moves, record_text
from cafe.rules.notation.record import LONGEST_NAME, bad_name

IMPORTED = "# imported: the café did not deal this game or see it played"


BOT = "=bot:"  # between the name of a player and the bot that plays there, as in files of the terminal


def record_of(match: Match, bots: Collection[str] = ()) -> Record:
    """A match as a record; the seed is opened. Seats of these bots are marked as theirs."""
    seed = match.opened.secret or None
    return Record(
        ruleset=match.ruleset,
        deal=match.dealt,
        moves=tuple(move for text in match.moves for move in parse_moves(text)),
        names=tuple(_player_name(match, number, bots) for number in range(len(match.seats))),
        seed=seed,
        commitment=match.opened.commitment or None if seed is not None else None,
    )


def file_of(match: Match, bots: Collection[str]) -> str:
    """A match as a game file; that a game came from another file is said in it.

    Bots that other cafés know are marked, so that they play on there.
    """
    text = record_text(record_of(match, bots))
    if not match.is_imported:
        return text
    header, _, rest = text.partition("\n")
    return f"{header}\n{IMPORTED}\n{rest}"


def named_bot(text: str, bots: Collection[str]) -> tuple[str, str]:
    """The name of a player in a record, and which of these bots plays there; empty for a person.

    A bot that is called what everybody calls it has no name of its own.
    """
    name, mark, bot = f"={text}".rpartition(BOT)
    if not mark or bot not in bots:
        return text, ""
    own = name.removeprefix("=").strip()
    return "" if own.lower() == bot else own, bot


def entries_of(record: Record, person: str, seats: Sequence[SeatPlan]) -> Iterator[Entry]:
    """The log of a record, with the seats of people on one person's device."""
    seed = record.seed
    yield MatchOpened(
        ruleset=str(record.ruleset),
        host=person,
        seats=tuple(seats),
        clock=Clock(),
        listed=False,
        commitment="" if seed is None else commitment(seed),
        secret=seed or "",
        deal=record.deal if seed is None else None,
        imported=True,
    )
    for number, plan in enumerate(seats):
        if plan.kind is not SeatKind.BOT:
            yield SeatTaken(number, person, plan.name)
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


def _player_name(match: Match, number: int, bots: Collection[str]) -> str:
    """A seat's name, as far as a game file can hold it."""
    seat = match.seats[number]
    bot, is_marked = seat.plan.bot, seat.plan.kind is SeatKind.BOT and seat.plan.bot in bots
    names = (seat.name, seat.plan.name, bot)
    name = next((name for name in names if name and not bad_name(name)), f"Player {number + 1}")
    if is_marked:
        mark = f"{BOT}{bot}"
        return f"{name[: LONGEST_NAME - len(mark)].rstrip()}{mark}"
    return name if named_bot(name, bots) == (name, "") else name.replace(":", " ")  # a person is no bot
