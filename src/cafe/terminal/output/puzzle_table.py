"""A puzzle and its answer: what it is about, then receipt and value of the answer beside the best turn's."""

from __future__ import annotations

from collections.abc import Iterable

from rich.table import Table as Grid
from rich.text import Text

from cafe.analysis import Estimate, JudgedTurn
from cafe.puzzles import PaidStep, Puzzle, Verdict

from .numbers import tenths
from .screen import Screen, printable
from .translator import Translator

PER_CENT = 100  # a thousandth of a win, in the thousandths that are written as tenths
BEST, YOURS = "green", "yellow"


def show_heading(screen: Screen, translator: Translator, puzzle: Puzzle, title: str) -> None:
    """Which puzzle, what it is about, and what is asked."""
    screen.line(title, "bold underline")
    screen.line(about(translator, puzzle), "dim")
    screen.line(translator("puzzle-task", player=puzzle.view.scene.player))


def about(translator: Translator, puzzle: Puzzle) -> str:
    """Players, difficulty and themes on one line."""
    themes = ", ".join(translator(f"puzzle-theme-{theme}") for theme in puzzle.themes)
    told = [
        translator("puzzle-players", players=puzzle.ruleset.players),
        translator("puzzle-difficulty", number=str(puzzle.difficulty)),
        themes,
    ]
    return " · ".join(filter(None, told))


def show_result(
    screen: Screen, translator: Translator, puzzle: Puzzle, verdict: Verdict, answer: JudgedTurn
) -> None:
    """Whether it was the best turn, what it costs if not, and both side by side."""
    screen.line()
    if verdict.is_best:
        screen.line(translator("puzzle-solved"), "bold green")
    else:
        screen.line(translator("puzzle-not-best"), "bold yellow")
        screen.line(loss_sentence(translator, answer))
    screen.line()
    columns = [(translator("puzzle-best"), puzzle.best, verdict.best, BEST)]
    if not verdict.is_best:
        columns.insert(0, (translator("puzzle-yours"), answer, verdict.steps, YOURS))
    screen.show(_beside(translator, columns))
    show_why(screen, translator, puzzle)


def show_solution(screen: Screen, translator: Translator, puzzle: Puzzle, best: Iterable[PaidStep]) -> None:
    """The best turn alone, and the one that greed would play."""
    screen.line()
    screen.show(_beside(translator, [(translator("puzzle-best"), puzzle.best, tuple(best), BEST)]))
    show_why(screen, translator, puzzle)


def show_why(screen: Screen, translator: Translator, puzzle: Puzzle) -> None:
    """How far the next turn and the greedy one are behind, and how that is known."""
    screen.line()
    told_turns = [("puzzle-next", puzzle.next_best), ("puzzle-greedy", puzzle.greedy_turn)]
    for message, turn in told_turns if puzzle.greedy > 1 else told_turns[1:]:
        told = translator(message, turn=" ".join(turn.moves), points=turn.points)
        screen.line(f"{told} {loss_sentence(translator, turn)}")
    value = puzzle.best.value
    known = translator("hint-solved") if value.exact else translator("hint-samples", games=value.samples)
    screen.line(known, "dim")


def loss_sentence(translator: Translator, turn: JudgedTurn) -> str:
    """What a turn costs, in points and in chances."""
    behind, language = turn.behind, translator.language
    points, win = tenths(behind.margin, language), tenths(PER_CENT * behind.win, language)
    if turn.value.exact:
        return translator("puzzle-loss-exact", points=points, win=win)
    return translator(
        "puzzle-loss",
        points=points,
        error=tenths(behind.margin_error, language),
        win=win,
        win_error=tenths(PER_CENT * behind.win_error, language),
    )


Column = tuple[str, JudgedTurn, tuple[PaidStep, ...], str]


def _beside(translator: Translator, columns: list[Column]) -> Grid:
    """A column for each turn: its steps with their receipts, its value, and what that is made of."""
    grid = Grid(box=None, padding=(0, 3, 0, 0), pad_edge=False)
    for heading, _, _, style in columns:
        grid.add_column(heading, header_style=f"bold {style}", ratio=1)
    grid.add_row(*(Text(" ".join(turn.moves), style) for _, turn, _, style in columns))
    grid.add_row(*(_steps(translator, steps) for _, _, steps, _ in columns))
    grid.add_row(*(worth_of(translator, turn.value) for _, turn, _, _ in columns))
    grid.add_row(*(Text(parts_of(translator, turn), "dim") for _, turn, _, _ in columns))
    return grid


def _steps(translator: Translator, steps: Iterable[PaidStep]) -> Text:
    """Each step in words with its receipt, table by table, and the sum."""
    lines, total = list[str](), 0
    for step in steps:
        lines.append(translator.say(step.move))
        lines += [f"  {translator.say(line)}" for line in step.receipt]
        total += step.points
    lines.append(translator("puzzle-total", points=total))
    return Text(printable("\n".join(lines)))


def worth_of(translator: Translator, value: Estimate) -> str:
    margin, win = tenths(value.margin, translator.language, sign=True), round(value.win / 10)
    if value.exact:
        return translator("hint-margin-exact", number=margin, win=win)
    error = tenths(value.margin_error, translator.language)
    return translator("hint-margin", number=margin, error=error, win=win)


def parts_of(translator: Translator, turn: JudgedTurn) -> str:
    return " · ".join(
        translator(f"hint-part-{each.part}", number=tenths(each.points, translator.language, sign=True))
        for each in turn.parts
    )
