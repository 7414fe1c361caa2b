"""The figures of a tournament as tables: who won how much, what decisions cost, and what went wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from rich.table import Table
from rich.text import Text

from cafe.tournament.costs import Cost, costs
from cafe.tournament.ratings import Rating
from cafe.tournament.report import Report
from cafe.tournament.statistics import Estimate, Row

from .screen import Screen, printable
from .translator import Translator

LONGEST_LABEL = 26
INSTALL_LAB = "pip install 'cafe-international[lab]'"


def show_tournament(screen: Screen, translator: Translator, report: Report) -> None:
    """Everything there is to tell of the deals that were played."""
    if not report.rows:
        return
    screen.line(translator("cli-tournament-intervals"))
    screen.show(_figures(translator, report.rows, report.ratings))
    screen.show(_costs(translator, report))
    for label in dict.fromkeys(report.labels):
        if failures := report.failures_of(label):
            kind, detail = failures[0].kind, printable(failures[0].detail)
            first = translator(f"cli-tournament-failure-{kind}", detail=detail)
            told = {"bot": _short(label), "count": len(failures), "first": first}
            screen.line(translator("cli-tournament-failures", **told), "bold red")
    if not report.ratings:
        screen.line(translator("cli-tournament-no-ratings", install=INSTALL_LAB))


def _figures(translator: Translator, rows: Sequence[Row], ratings: Mapping[str, Rating]) -> Table:
    has_bankrupts = any(row.bankruptcies for row in rows)
    table = _table(
        translator("cli-tournament-bot"),
        translator("cli-tournament-games-won"),
        translator("cli-tournament-deals-won"),
        translator("cli-tournament-margin"),
    )
    if has_bankrupts:
        table.add_column(translator("cli-tournament-bankrupt"), justify="right")
    if ratings:
        table.add_column(translator("cli-tournament-rating"), justify="right")
    for row in rows:
        cells = [_percent(row.games_won), _percent(row.deals_won), _points(row.margin)]
        cells += [_percent(row.bankrupt)] if has_bankrupts else []
        cells += [_rating(ratings[row.label])] if ratings else []
        name = row.label if row.seats == 1 else f"{row.seats} × {row.label}"
        table.add_row(Text(_short(name)), *cells)
    return table


def _costs(translator: Translator, report: Report) -> Table:
    table = _table(
        translator("cli-tournament-bot"),
        translator("cli-tournament-decisions"),
        translator("cli-tournament-nodes"),
        translator("cli-tournament-time"),
    )
    for label in dict.fromkeys(report.labels):
        if (made := costs(report.labels, report.results, label)) is not None:
            spent = _cost(made.milliseconds, 1)
            table.add_row(Text(_short(label)), str(made.decisions), _cost(made.nodes, 0), spent)
    return table


def _table(*columns: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for place, column in enumerate(columns):
        justify: Literal["left", "right"] = "right" if place else "left"
        table.add_column(column, justify=justify, no_wrap=not place)
    return table


def _percent(estimate: Estimate) -> str:
    """A share, and its interval beneath it."""
    if estimate.low is None or estimate.high is None:
        return f"{estimate.value:.1%}"
    return f"{estimate.value:.1%}\n[{estimate.low * 100:.1f}, {estimate.high * 100:.1f}]"


def _points(estimate: Estimate) -> str:
    if estimate.low is None or estimate.high is None:
        return f"{estimate.value:+.2f}"
    return f"{estimate.value:+.2f}\n[{estimate.low:+.2f}, {estimate.high:+.2f}]"


def _rating(rating: Rating) -> str:
    return f"{rating.mu:.1f} ± {rating.sigma:.1f}"


def _cost(cost: Cost, decimals: int) -> str:
    return " / ".join(f"{amount:.{decimals}f}" for amount in (cost.mean, cost.p99, cost.most))


def _short(label: str) -> str:
    safe = printable(label).replace("\n", " ")
    return safe if len(safe) <= LONGEST_LABEL else f"{safe[: LONGEST_LABEL - 1]}…"
