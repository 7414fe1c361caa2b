"""A tournament as JSON: the same games give the same bytes, and a file can be gone on with."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cafe.engine.program import Fault
from cafe.match.codec import plain, read

from .ratings import Rating, has_ratings, ratings
from .results import Failure, Result
from .statistics import Estimate, Row, rows
from .table import Tournament, complete

FORMAT = "cafe-tournament 1"
DECIMALS = 6
Payload = dict[str, Any]


class BadReport(ValueError):
    """A text that is no report, or that of another tournament."""


@dataclass(frozen=True, slots=True)
class Report:
    """What is told of a tournament: the deals that every rotation has played, and the figures of them."""

    tournament: Tournament
    results: Sequence[Result]
    rows: Sequence[Row]
    ratings: Mapping[str, Rating]  # none where openskill is not installed

    @property
    def labels(self) -> list[str]:
        return [entrant.label for entrant in self.tournament.entrants]

    def failures_of(self, label: str) -> list[Failure]:
        """All failures of a name, in the order of the games."""
        own = [at for at, other in enumerate(self.labels) if other == label]
        return [failure for result in self.results for at in own for failure in result.failures[at]]

    @property
    def deals(self) -> int:
        return len(self.results) // self.tournament.ruleset.players


def report_on(tournament: Tournament, results: Sequence[Result]) -> Report:
    """The report on what was played so far."""
    labels = [entrant.label for entrant in tournament.entrants]
    whole = complete(results, tournament.ruleset.players)
    figures = rows(labels, whole) if whole else []
    return Report(tournament, whole, figures, ratings(labels, whole) if whole and has_ratings() else {})


def report_text(report: Report) -> str:
    """The report, with a line for each game and each bot."""
    head = _head(report.tournament)
    bots = [_bot(row, report) for row in report.rows]
    lines = [f"{json.dumps(name)}: {_compact(value)}" for name, value in head.items()]
    lines += [_list("bots", bots), _list("games", [_game(result) for result in report.results])]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def parse_results(tournament: Tournament, text: str) -> list[Result]:
    """The results of a report of the same tournament, or BadReport."""
    try:
        payload = json.loads(text)
        told = {name: payload[name] for name in _head(tournament)}
        results = [read(Result, {**game, "decisions": []}) for game in payload["games"]]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise BadReport("no report") from None
    if told != _head(tournament):
        raise BadReport("another tournament")
    if any(_is_strange(result, tournament) for result in results):
        raise BadReport("no report")
    return results


def _is_strange(result: Result, tournament: Tournament) -> bool:
    players = tournament.ruleset.players
    rows = (result.scores, result.places, result.bankrupt, result.failures)
    return (
        any(len(row) != players for row in rows)
        or result.rotation not in range(players)
        or result.deal < 0
        or 1 not in result.places
        or any(failure.kind not in tuple(Fault) for each in result.failures for failure in each)
    )


def _head(tournament: Tournament) -> Payload:
    return {
        "format": FORMAT,
        "rules": str(tournament.ruleset),
        "entrants": [entrant.label for entrant in tournament.entrants],
        "seed": tournament.seed,
        "limits": plain(tournament.limits),
    }


def _bot(row: Row, report: Report) -> Payload:
    payload: Payload = {
        "name": row.label,
        "seats": row.seats,
        "games": row.games,
        "games_won": _estimate(row.games_won),
        "deals_won": _estimate(row.deals_won),
        "margin": _estimate(row.margin),
        "bankrupt": _estimate(row.bankrupt),
        "bankruptcies": row.bankruptcies,
    }
    failures = report.failures_of(row.label)
    payload["failures"] = {"count": len(failures), "first": plain(failures[0]) if failures else None}
    if row.label in report.ratings:
        rating = report.ratings[row.label]
        payload["rating"] = {"mu": _rounded(rating.mu), "sigma": _rounded(rating.sigma)}
    return payload


def _estimate(estimate: Estimate) -> Payload:
    return {
        "value": _rounded(estimate.value),
        "low": None if estimate.low is None else _rounded(estimate.low),
        "high": None if estimate.high is None else _rounded(estimate.high),
    }


def _rounded(number: float) -> float:
    return round(number, DECIMALS) + 0.0  # no -0.0


def _game(result: Result) -> Payload:
    payload: Payload = plain(replace(result, decisions=()))  # times are this machine's
    del payload["decisions"]
    return payload


def _list(name: str, items: Sequence[Payload]) -> str:
    return f"{json.dumps(name)}: [\n" + ",\n".join(map(_compact, items)) + "\n]"


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
