"""The lines that an engine sends about a turn, as values: written by ours, read from others'."""

from __future__ import annotations

from dataclasses import dataclass

from cafe.bots import Considered, ConsideredTurn, Value
from cafe.rules import Move
from cafe.rules.notation import Misread, parse_moves

PROTOCOL = 1
FIGURES = ("nodes", "value", "error", "win", "samples")  # each followed by a whole number
EXACT, MOVES = "exact", "moves"
MOST_DIGITS = 15


class BadMessage(ValueError):
    """A line that no engine should send."""


@dataclass(frozen=True, slots=True)
class Info:
    """What an engine thinks of the turn that it would play now."""

    nodes: int = 0
    value: Value | None = None


def info_text(considered: Considered, turn: ConsideredTurn) -> str:
    """`info nodes 4000 value 1250 error 310 win 640 samples 96 moves ITm@k13 end`"""
    words = ["info", f"nodes {considered.nodes}"]
    if (value := turn.value) is not None:
        words.append(f"value {value.margin} error {value.error} win {value.win} samples {value.samples}")
        words += [EXACT] if value.exact else []
    return " ".join([*words, MOVES, moves_text(turn.moves)])


def best_text(turn: ConsideredTurn) -> str:
    return f"bestmove {moves_text(turn.moves)}"


def moves_text(moves: tuple[Move, ...]) -> str:
    return " ".join(map(str, moves))


def parse_message(line: str) -> Info | tuple[Move, ...]:
    """What a line says: the figures of an info, or the moves of a bestmove; BadMessage for any other."""
    match line.partition(" ")[0]:
        case "info":
            return _info(line)
        case "bestmove":
            return _best(line)
        case _:
            raise BadMessage(line)


def _info(line: str) -> Info:
    """The figures; the moves are for people."""
    figures: dict[str, int] = {}
    words = iter(line.split()[1:])
    is_exact = False
    for word in words:
        if word == MOVES:
            break
        if word == EXACT:
            is_exact = True
        elif word in FIGURES:
            figures[word] = _number(next(words, ""))
        else:
            raise BadMessage(line)
    if "value" not in figures:
        return Info(figures.get("nodes", 0))
    margin, error, win, samples = (figures.get(name, 0) for name in FIGURES[1:])
    return Info(figures.get("nodes", 0), Value(margin, win, error, samples, is_exact))


def _best(line: str) -> tuple[Move, ...]:
    """The moves; at least one."""
    try:
        moves = parse_moves(line.partition(" ")[2])
    except Misread:
        raise BadMessage(line) from None
    if not moves:
        raise BadMessage(line)
    return moves


def _number(text: str) -> int:
    if text.removeprefix("-").isdecimal() and text.isascii() and len(text) <= MOST_DIGITS:
        return int(text)
    raise BadMessage(text)
