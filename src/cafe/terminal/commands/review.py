"""`cafe review`: how well a finished game was played, and what was luck."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import click

from cafe.analysis import (
    NODES,
    SEED,
    GameNotOver,
    Method,
    Review,
    ReviewedTurn,
    annotated_text,
    assembled,
    decisions_of,
    method_for,
    review_decision,
)
from cafe.rules import Edition
from cafe.rules.notation import Record
from cafe.rules.notation.record import bad_seed
from cafe.terminal.errors import INTERRUPTED, REFUSED, UserError
from cafe.terminal.game.players import with_names_of
from cafe.terminal.io.files import display_path, require_writable, write_text
from cafe.terminal.io.game_files import read_record
from cafe.terminal.output.progress import progress_bar
from cafe.terminal.output.review_table import show_review
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Translator
from cafe.tournament.running import IsStopped, interrupts

from .options import Number, language_option

LEAST_NODES, MOST_NODES = 40, 1_000_000


class Interrupted(Exception):
    """Somebody had enough: after so many decisions of all."""

    def __init__(self, done: int, total: int) -> None:
        super().__init__(done, total)
        self.done, self.total = done, total


def command(translator: Translator) -> click.Command:
    nodes_help = translator(
        "cli-review-help-nodes", board=str(NODES[Edition.BOARD]), card=str(NODES[Edition.CARD])
    )

    @click.command("review", help=translator("cli-review-help"), short_help=translator("cli-review-short"))
    @click.argument("file", type=click.Path(path_type=Path))
    @click.option("--nodes", type=Number(LEAST_NODES, MOST_NODES), help=nodes_help)
    @click.option("--seed", default=SEED, help=translator("cli-review-help-seed"))
    @click.option("--json", "as_json", is_flag=True, help=translator("cli-review-help-json"))
    @click.option(
        "--annotate",
        type=click.Path(path_type=Path),
        metavar="OUT",
        help=translator("cli-review-help-annotate"),
    )
    @language_option(translator)
    def review(file: Path, nodes: int | None, seed: str, as_json: bool, annotate: Path | None) -> int:
        if flaw := bad_seed(seed):
            raise UserError("cli-bad-value", option="--seed", flaw=flaw)
        record = read_record(file)
        if annotate is not None:
            require_writable(annotate)
        try:
            with interrupts() as is_stopped:
                found = _reviewed(record, method_for(record.ruleset, nodes, seed), is_stopped)
        except GameNotOver:
            raise UserError("cli-review-running", file=display_path(file), code=REFUSED) from None
        except Interrupted as early:
            click.echo(translator("cli-review-interrupted", done=early.done, total=early.total), err=True)
            return INTERRUPTED
        if annotate is not None:
            write_text(annotate, annotated_text(record, found))
        if as_json:
            click.echo(json_text(found))
        else:
            show_review(Screen(), with_names_of(record, translator), found)
        return 0

    return review


def json_text(review: Review) -> str:
    """The review in one line."""
    return json.dumps(asdict(review), ensure_ascii=False, separators=(",", ":"))


def _reviewed(record: Record, method: Method, is_stopped: IsStopped) -> Review:
    """Decision by decision, so that an interrupt is heard between them."""
    decisions, turns = decisions_of(record), list[ReviewedTurn]()
    with progress_bar(len(decisions)) as advance:
        for decision in decisions:
            if is_stopped():
                raise Interrupted(len(turns), len(decisions))
            turns.append(review_decision(decision, method))
            advance()
    return assembled(record, turns, method)
