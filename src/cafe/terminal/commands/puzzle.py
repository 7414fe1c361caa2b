"""`cafe puzzle`: one turn is clearly best; which?"""

from __future__ import annotations

import json
import random
from dataclasses import asdict
from datetime import UTC, date, datetime
from typing import Any

import click

from cafe.analysis import JudgedTurn
from cafe.engine.view_text import view_text
from cafe.puzzles import NoSuchPuzzle, Puzzle, Theme, Verdict, judge, shipped, weigh
from cafe.puzzles.library import id_of_the_day
from cafe.rules import Edition, Move
from cafe.rules.notation import Misread, parse_moves
from cafe.terminal.errors import INTERRUPTED, REFUSED, UserError
from cafe.terminal.game.puzzle_turn import answer_of
from cafe.terminal.game.turn import PlayerLeft
from cafe.terminal.output.narration import show_objections
from cafe.terminal.output.overview import show_game
from cafe.terminal.output.puzzle_table import show_heading, show_result, show_solution
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Translator

from .options import OneOf, language_option

EXAMPLE_DATE = "2026-11-18"


def command(translator: Translator) -> click.Command:
    @click.command("puzzle", help=translator("cli-puzzle-help"), short_help=translator("cli-puzzle-short"))
    @click.option("--id", "puzzle_id", metavar="ID", help=translator("cli-puzzle-help-id"))
    @click.option("--game", type=OneOf(*Edition), help=translator("cli-puzzle-help-game"))
    @click.option("--theme", type=OneOf(*Theme), help=translator("cli-puzzle-help-theme"))
    @click.option("--date", "day", metavar="YYYY-MM-DD", help=translator("cli-puzzle-help-date"))
    @click.option("--random", "seed", metavar="SEED", help=translator("cli-puzzle-help-random"))
    @click.option("--answer", metavar="MOVES", help=translator("cli-puzzle-help-answer"))
    @click.option("--solution", is_flag=True, help=translator("cli-puzzle-help-solution"))
    @click.option("--json", "as_json", is_flag=True, help=translator("cli-puzzle-help-json"))
    @language_option(translator)
    def puzzle(
        *,
        puzzle_id: str | None,
        game: str | None,
        theme: str | None,
        day: str | None,
        seed: str | None,
        answer: str | None,
        solution: bool,
        as_json: bool,
    ) -> int:
        if sum(given is not None for given in (puzzle_id, day, seed)) > 1:
            raise UserError("cli-puzzle-one-choice")
        chosen_day = None if puzzle_id or seed else _day(day)
        chosen = _chosen(puzzle_id, game, theme, chosen_day, seed)
        moves = None if answer is None else _moves(answer)
        if as_json:
            return _print_json(chosen, moves, with_solution=solution)
        screen = Screen()
        show_heading(screen, translator, chosen, _title(translator, chosen, chosen_day))
        if solution:
            show_game(screen, translator, chosen.view)
            show_solution(screen, translator, chosen, judge(chosen, chosen.solution).best)
            return 0
        return _answered(screen, translator, chosen, moves)

    return puzzle


def _answered(screen: Screen, translator: Translator, puzzle: Puzzle, moves: tuple[Move, ...] | None) -> int:
    """Ask for a turn if none was given, and tell what it comes to; the exit code says whether it was best."""
    try:
        answer = answer_of(screen, translator, puzzle) if moves is None else moves
    except (PlayerLeft, EOFError):
        screen.line()
        screen.line(translator("puzzle-left", command=f"cafe puzzle --id {puzzle.id} --solution"))
        return 0
    except KeyboardInterrupt:
        screen.line()
        return INTERRUPTED
    verdict = judge(puzzle, answer)
    if not verdict.is_whole:
        screen.line(translator("puzzle-refused" if verdict.refused else "puzzle-unfinished"), "bold red")
        show_objections(screen, translator, verdict.refused)
        return REFUSED
    show_result(screen, translator, puzzle, verdict, _judged(puzzle, verdict))
    return 0 if verdict.is_best else REFUSED


def _judged(puzzle: Puzzle, verdict: Verdict) -> JudgedTurn:
    """What the puzzle tells of the answer, or what imagined games say now."""
    return verdict.known or weigh(puzzle, verdict.moves)


def _chosen(
    puzzle_id: str | None, game: str | None, theme: str | None, day: date | None, seed: str | None
) -> Puzzle:
    library = shipped()
    edition = None if game is None else Edition(game)
    try:
        if puzzle_id is not None:
            return library.get(puzzle_id)
        listed = library.listed(edition or (Edition.BOARD if seed is None else None), _theme(theme))
        ids = [each.id for each in listed]
        if not ids:
            raise UserError("cli-puzzle-none")
        return library.get(random.Random(seed).choice(ids) if day is None else id_of_the_day(day, ids))
    except NoSuchPuzzle:
        raise UserError("cli-puzzle-no-id", id=str(puzzle_id)[:40]) from None


def _theme(name: str | None) -> Theme | None:
    return None if name is None else Theme(name)


def _day(text: str | None) -> date:
    """The date that was told, or today's by UTC: the same everywhere."""
    if text is None:
        return datetime.now(UTC).date()
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise UserError("cli-puzzle-no-date", date=text[:40], example=EXAMPLE_DATE) from None


def _moves(text: str) -> tuple[Move, ...]:
    try:
        return parse_moves(text)
    except Misread as bad:
        raise UserError("cli-puzzle-no-moves", moves=text[:40], flaw=bad.flaw) from None


def _title(translator: Translator, puzzle: Puzzle, day: date | None) -> str:
    title = translator("puzzle-title", id=puzzle.id)
    return title if day is None else f"{translator('puzzle-of-the-day', date=day.isoformat())} – {title}"


def _print_json(puzzle: Puzzle, moves: tuple[Move, ...] | None, *, with_solution: bool) -> int:
    """The puzzle, an answer's verdict, and the solution if it was asked for or the answer was one."""
    told: dict[str, Any] = {
        "id": puzzle.id,
        "rules": str(puzzle.ruleset),
        "themes": list(puzzle.themes),
        "difficulty": puzzle.difficulty,
        "exact": puzzle.is_exact,
        "view": json.loads(view_text(puzzle.view)),
    }
    code = 0
    if moves is not None:
        verdict = judge(puzzle, moves)
        told["answer"] = _verdict(verdict)
        with_solution = with_solution or verdict.is_whole
        if verdict.is_whole:
            told["answer"]["judged"] = asdict(_judged(puzzle, verdict))
        code = 0 if verdict.is_best else REFUSED
    if with_solution:
        told["turns"] = [asdict(turn) for turn in puzzle.turns]
        told["greedy"] = puzzle.greedy
        told["origin"], told["method"] = puzzle.origin, asdict(puzzle.method)
    click.echo(json.dumps(told, ensure_ascii=False, separators=(",", ":")))
    return code


def _verdict(verdict: Verdict) -> dict[str, Any]:
    return {
        "moves": [str(move) for move in verdict.moves],
        "points": verdict.points,
        "whole": verdict.is_whole,
        "best": verdict.is_best,
        "refused": [{"code": type(each).__name__, "rule": each.rule} for each in verdict.refused],
    }
