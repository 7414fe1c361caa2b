"""Reports, sanctions and matches as lines for the operator."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

from cafe.hosting.storage.reports import Case, ReportKind
from cafe.hosting.storage.sanctions import Sanction
from cafe.match.entries import Said
from cafe.match.state import Match

KINDS = {ReportKind.CHAT: "line of chat", ReportKind.NAME: "name"}


def moment(at_ms: int) -> str:
    return datetime.fromtimestamp(at_ms / 1_000, UTC).strftime("%Y-%m-%d %H:%M UTC")


def name_or_none(name: str) -> str:
    return name or "(no name)"


def case_lines(case: Case) -> Iterator[str]:
    reported = case.reported
    people = "1 person" if case.reporters == 1 else f"{case.reporters} people"
    yield f"#{case.id}  {KINDS[reported.kind]}, reported {moment(case.at)} by {people}"
    yield f"    {name_or_none(reported.name)}: {reported.text}"
    yield from (f"    reason: {reason}" for reason in case.reasons)
    if case.handled_at is not None:
        yield f"    {case.outcome} {moment(case.handled_at)}"
    yield f"    match {reported.match}  person {reported.person}"


def standing(sanction: Sanction) -> str:
    """What somebody may not do, in a few words."""
    words = []
    if sanction.banned_at is not None:
        words.append(f"banned {moment(sanction.banned_at)}")
    if sanction.silenced_until is not None:
        words.append(f"muted until {moment(sanction.silenced_until)}")
    return ", ".join(words)


def sanction_line(sanction: Sanction) -> str:
    return f"{sanction.person}  {name_or_none(sanction.name)}: {standing(sanction)}"


def match_lines(match: Match) -> Iterator[str]:
    yield f"match {match.id}, {match.status}, host {match.opened.host}"
    for number, seat in enumerate(match.seats):
        yield f"    seat {number + 1}  {seat.person or seat.plan.kind}  {name_or_none(seat.name)}"
    for row in match.chat:
        if isinstance(row.entry, Said):
            said = row.entry
            yield f"    {moment(row.at)}  {said.person}  {name_or_none(said.name)}: {said.text}"
