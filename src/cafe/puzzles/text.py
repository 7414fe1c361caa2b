"""Puzzles as a text file: comments on how it was made, then a block for each puzzle, in the order of ids.

    puzzle board-3f9a1c07
    rules board players=2 …
    …                                       what is seen, as in `view_lines`
    choices 41
    themes bar joker
    difficulty 1480
    origin hedwig gustav, deal winter/17, turn 31
    method engine=1 weights=1f0c5d2a9b7e4c63 seed=winter nodes=4000
    best ITm@k13 end
      pays 8
      margin 12.345 ±0.512 win 61.2 ±1.0 % in 4000 games
      made of standing 3.000 points 8.000 later 1.345
    greedy GBf@l5 end
      pays 12
      margin …
      behind 6.100 ±0.402 win 9.3 ±1.1 %

Every file comes back to the byte, or a BadPuzzleFile tells the line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cafe.analysis import Difference, JudgedTurn

from .puzzle import Puzzle
from .view_lines import view_lines

COMMENT = "#"
HEAD = "puzzle"
BEST, OTHER, GREEDY = "best", "other", "greedy"
NONE = "none"
INDENT = "  "
NO_DIFFERENCE = Difference(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class PuzzleFile:
    """What a file holds."""

    told: tuple[str, ...]  # the comments before the first puzzle
    puzzles: tuple[Puzzle, ...]


def file_text(told: Iterable[str], puzzles: Iterable[Puzzle]) -> str:
    """The whole file: the same puzzles give the same, in whatever order they were found."""
    head = "".join(f"{COMMENT} {line}\n" for line in told)
    blocks = (puzzle_text(puzzle) for puzzle in sorted(puzzles, key=lambda puzzle: puzzle.id))
    return "\n".join((head, *blocks))


def puzzle_text(puzzle: Puzzle) -> str:
    """The block of one puzzle."""
    method = puzzle.method
    lines = [f"{HEAD} {puzzle.id}", *(f"{name} {text}" for name, text in view_lines(puzzle.view))]
    lines += [
        f"choices {puzzle.choices}",
        f"themes {' '.join(puzzle.themes) or NONE}",
        f"difficulty {puzzle.difficulty}",
        f"origin {puzzle.origin}",
        f"method engine={method.engine} weights={method.weights} seed={method.seed} nodes={method.nodes}",
    ]
    for place, turn in enumerate(puzzle.turns):
        kind = BEST if not place else GREEDY if place == puzzle.greedy else OTHER
        lines += [f"{kind} {' '.join(turn.moves)}", *(INDENT + line for line in _turn_lines(turn))]
    return "\n".join(lines) + "\n"


def _turn_lines(turn: JudgedTurn) -> Iterator[str]:
    value, behind = turn.value, turn.behind
    yield f"pays {turn.points}"
    if value.exact:
        yield f"margin {_points(value.margin)} win {_percent(value.win)} % exact"
    else:
        yield (
            f"margin {_points(value.margin)} ±{_points(value.margin_error)}"
            f" win {_percent(value.win)} ±{_percent(value.win_error)} % in {value.samples} games"
        )
    if behind != NO_DIFFERENCE:
        errors = not value.exact
        margin_error = f" ±{_points(behind.margin_error)}" if errors else ""
        win_error = f" ±{_percent(behind.win_error)}" if errors else ""
        yield f"behind {_points(behind.margin)}{margin_error} win {_percent(behind.win)}{win_error} %"
    if turn.parts:
        yield "made of " + " ".join(f"{each.part} {_points(each.points)}" for each in turn.parts)


def _points(thousandths: int) -> str:
    whole, rest = divmod(abs(thousandths), 1_000)
    return f"{'-' if thousandths < 0 else ''}{whole}.{rest:03}"


def _percent(thousandths: int) -> str:
    whole, rest = divmod(abs(thousandths), 10)
    return f"{'-' if thousandths < 0 else ''}{whole}.{rest}"
