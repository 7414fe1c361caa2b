"""`cafe tournament`: bots and programs play paired deals, and the figures tell who is stronger."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import click

from cafe.bots import ALL_BOTS
from cafe.engine.program import Limits
from cafe.rules import Edition
from cafe.rules.notation.record import bad_seed
from cafe.terminal.errors import INTERRUPTED, REFUSED, UserError
from cafe.terminal.io.files import display_path, read_text, require_writable, write_text
from cafe.terminal.output.progress import progress_bar
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.tournament_table import show_tournament
from cafe.terminal.output.translator import Translator
from cafe.tournament.entrants import (
    MOST_NODES,
    PROGRAM,
    BadBudget,
    BadCommand,
    BadEntrant,
    Entrant,
    NoSuchBot,
    NoSuchProgram,
)
from cafe.tournament.plot import plot
from cafe.tournament.report import BadReport, Report, parse_results, report_on, report_text
from cafe.tournament.results import Result
from cafe.tournament.running import IsStopped, WorkerDied, interrupts, play_all
from cafe.tournament.table import Tournament

from .options import Number, OneOf, language_option, rule_options, ruleset_of

MOST_DEALS, MOST_JOBS = 1_000_000, 256
MOST_MILLISECONDS, MOST_MEGABYTES = 3_600_000, 1_000_000
DEFAULT_DEALS = 50
STDOUT = Path("-")
REPORT_LIMIT_BYTES = 1_000_000_000
FILE = click.Path(path_type=Path)


@dataclass(frozen=True, slots=True)
class Files:
    """Where a report is written to."""

    json: Path | None
    plot: Path | None


def command(translator: Translator) -> click.Command:
    @click.command(
        "tournament",
        help=translator("cli-tournament-help", example=f"'{PROGRAM}:./mybot --fast'"),
        short_help=translator("cli-tournament-short"),
    )
    @click.argument("bots", nargs=-1, required=True, metavar="BOT BOT …")
    @click.option(
        "--game", type=OneOf(*Edition), default="board", help=translator("cli-tournament-help-game")
    )
    @rule_options(translator)
    @click.option(
        "--deals",
        type=Number(1, MOST_DEALS),
        default=DEFAULT_DEALS,
        help=translator("cli-tournament-help-deals", deals=DEFAULT_DEALS),
    )
    @click.option("--seed", default="1", help=translator("cli-tournament-help-seed"))
    @click.option(
        "--jobs",
        type=Number(1, MOST_JOBS),
        default=os.cpu_count() or 1,
        help=translator("cli-tournament-help-jobs"),
    )
    @click.option("--json", "json_file", type=FILE, help=translator("cli-tournament-help-json"))
    @click.option("--append", is_flag=True, help=translator("cli-tournament-help-append"))
    @click.option("--plot", "plot_file", type=FILE, help=translator("cli-tournament-help-plot"))
    @click.option(
        "--turn-ms",
        type=Number(1, MOST_MILLISECONDS),
        default=Limits().turn_ms,
        help=translator("cli-tournament-help-turn-ms", milliseconds=Limits().turn_ms),
    )
    @click.option(
        "--memory-mb",
        type=Number(1, MOST_MEGABYTES),
        default=Limits().memory_mb,
        help=translator("cli-tournament-help-memory-mb", megabytes=Limits().memory_mb),
    )
    @language_option(translator)
    def tournament(
        *,
        bots: tuple[str, ...],
        game: str,
        plan: str | None,
        settings: tuple[str, ...],
        deals: int,
        seed: str,
        jobs: int,
        json_file: Path | None,
        append: bool,
        plot_file: Path | None,
        turn_ms: int,
        memory_mb: int,
    ) -> int:
        if flaw := bad_seed(seed):
            raise UserError("cli-bad-value", option="--seed", flaw=flaw)
        entrants = tuple(map(_entrant, bots))
        rules = ruleset_of(game, plan, settings, players=str(len(entrants)))
        limits = Limits(turn_ms=turn_ms, memory_mb=memory_mb)
        told = Tournament(rules, entrants, seed, limits)
        results = _results_before(told, json_file, append)
        for file in (json_file, plot_file):
            if file not in (None, STDOUT):
                require_writable(file)
        with interrupts() as is_stopped:  # whoever is impatient still gets what was played
            code = _play(told, deals, jobs, results, is_stopped)
            return _tell(translator, report_on(told, results), Files(json_file, plot_file), code)

    return tournament


def _entrant(text: str) -> Entrant:
    try:
        return Entrant.parse(text)
    except NoSuchBot:
        raise UserError(
            "cli-tournament-no-bot", bot=text[:60], bots=", ".join(ALL_BOTS), program=f"{PROGRAM}:…"
        ) from None
    except BadBudget as bad:
        raise UserError(
            "cli-no-number", option=text[:60], value=bad.text[:40], least=1, most=MOST_NODES
        ) from None
    except BadCommand:
        raise UserError("cli-tournament-bad-command", program=text[:60], sign=f"{PROGRAM}:") from None
    except NoSuchProgram as bad:
        raise UserError("cli-tournament-no-program", program=bad.text[:60]) from None
    except BadEntrant:
        raise AssertionError("there are four kinds of them") from None


def _results_before(told: Tournament, file: Path | None, append: bool) -> list[Result]:
    """What a file has already, where the tournament goes on."""
    if not append:
        return []
    if file is None or file == STDOUT:
        raise UserError("cli-tournament-append-what")
    if not file.exists():
        return []
    try:
        return parse_results(told, read_text(file, limit_bytes=REPORT_LIMIT_BYTES))
    except BadReport:
        raise UserError("cli-tournament-other-report", file=display_path(file)) from None


def _play(told: Tournament, deals: int, jobs: int, results: list[Result], is_stopped: IsStopped) -> int:
    """Play what is missing, and keep what is done whatever happens."""
    played = {(result.deal, result.rotation) for result in results}
    missing = [pairing for pairing in told.pairings(range(deals)) if pairing not in played]
    with progress_bar(len(missing)) as advance:

        def hear(result: Result) -> None:
            results.append(result)
            advance()

        try:
            play_all(told, missing, min(jobs, max(1, len(missing))), hear, is_stopped)
        except WorkerDied:
            return REFUSED
    return INTERRUPTED if is_stopped() else 0


def _tell(translator: Translator, report: Report, files: Files, code: int) -> int:
    """Write and show the figures; after an interrupt, of what was played until then."""
    if files.json == STDOUT:
        click.echo(report_text(report), nl=False)
    else:
        screen = Screen()
        screen.line(_heading(translator, report), "bold")
        show_tournament(screen, translator, report)
    if files.json not in (None, STDOUT):
        write_text(files.json, report_text(report))
    if files.plot is not None and report.rows:
        title, told = translator("cli-tournament-plot"), _heading(translator, report)
        write_text(files.plot, plot(report.rows, report.tournament.ruleset.players, title, told))
    if code:
        why = "cli-tournament-interrupted" if code == INTERRUPTED else "cli-tournament-worker-died"
        click.echo(translator(why, games=len(report.results)), err=True)
    return code


def _heading(translator: Translator, report: Report) -> str:
    rules = report.tournament.ruleset
    return translator(
        "cli-tournament-heading",
        edition=rules.edition,
        players=rules.players,
        deals=report.deals,
        games=len(report.results),
        seed=report.tournament.seed,
    )
