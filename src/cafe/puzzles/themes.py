"""What a puzzle is about, by rules: from the best turn, the greedy one and the next, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from cafe.analysis import JudgedTurn
from cafe.kernel import Position
from cafe.kernel.board import Board
from cafe.kernel.judging import left_to_play
from cafe.rules import GENTLEMAN, LADY, Move, Seating, Taken, View
from cafe.rules.etiquette import JOINABLE
from cafe.rules.floor import CHAIRS_AT_A_TABLE
from cafe.rules.moves import Draw, HostClub, Seat, SendToBar, SwapJoker
from cafe.rules.notation import parse_moves

from .puzzle import Theme
from .trying import tried

ENDGAME_CHAIRS = 12  # chairs to take, or guests to draw, from which on it is the end of a board game
ENDGAME_CARDS = 14  # guests to draw …
ENDGAME_TABLES = 2  # … or tables to lay, from which on it is the end of a card game
PAIR = 2
Moves = tuple[Move, ...]


def themes_of(
    view: View, position: Position, best: JudgedTurn, greedy: JudgedTurn, following: JudgedTurn
) -> tuple[Theme, ...]:
    """In the order in which themes are listed."""
    turns = (parse_moves(" ".join(turn.moves)) for turn in (best, greedy, following))
    found = set(_themes(view, position, *turns))
    return tuple(theme for theme in Theme if theme in found)


def _themes(view: View, position: Position, best: Moves, greedy: Moves, following: Moves) -> Iterator[Theme]:
    taken, greedily = tried(view, best), tried(view, greedy)
    turns = (best, greedy, following)
    if is_endgame(view, position):
        yield Theme.ENDGAME
    if any(map(moves_joker, turns)):
        yield Theme.JOKER
    if any(isinstance(move, SendToBar) for turn in turns for move in turn):
        yield Theme.BAR
    if completes_one_nation(taken) or completes_one_nation(greedily):
        yield Theme.ONE_NATION
    if closed_chairs(taken.drafted.scene.room) != closed_chairs(greedily.drafted.scene.room):
        yield Theme.BALANCE_TRAP
    if taken.points < greedily.points:
        yield Theme.PATIENCE
    if Draw() in best and (greedily.points or any(isinstance(move, Seat) for move in following)):
        yield Theme.DRAW
    if view.scene.ruleset.players > PAIR:
        yield Theme.CROWD


def is_endgame(view: View, position: Position) -> bool:
    """Whether few chairs can still be taken, few guests drawn, or few tables laid (B11, C8)."""
    if isinstance(position, Board):
        return left_to_play(position) <= ENDGAME_CHAIRS
    return view.bag <= ENDGAME_CARDS or view.deck <= ENDGAME_TABLES


def moves_joker(moves: Moves) -> bool:
    """Whether a joker sits down, or is taken back (B6, B10)."""
    party = [seat for move in moves for seat in (move.party if isinstance(move, HostClub) else (move,))]
    return any(
        isinstance(move, SwapJoker) or (isinstance(move, Seat) and move.guest.is_joker) for move in party
    )


def completes_one_nation(taken: Taken) -> bool:
    """Whether a table is filled by guests of its nation (S2, S3)."""
    return any(
        line.doubled and line.guests == CHAIRS_AT_A_TABLE for step in taken.steps for line in step.receipt
    )


def closed_chairs(room: Seating) -> int:
    """Free chairs on which nobody can ever sit while their tables stay as they are: both sexes break E3."""
    return sum(
        not any(
            all(room.company(table) in JOINABLE[sex] for table in room.tables_at(chair))
            for sex in (LADY, GENTLEMAN)
        )
        for chair in room.plan.chairs
        if chair not in room.guests
    )
