"""The referee's verdict: as text for people, and as plain values for programs."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from cafe.rules import Line, Move, Nation, Objection, Offer, Table
from cafe.rules.floor import CHAIRS_AT_A_TABLE
from cafe.rules.referee import Verdict
from cafe.terminal.output.narration import REFUSED, end_sentence, tell_receipt, tell_refusal, tell_rules
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Voice

Plain = dict[str, Any]


def tell_verdict(screen: Screen, voice: Voice, verdict: Verdict, play: tuple[Move, ...]) -> None:
    """Each step with its receipt, then the total, or why the next step is refused."""
    for step in verdict.steps:
        screen.line(
            voice("cli-ask-step", code=str(step.move), move=voice.say(step.move), points=step.points), "bold"
        )
        tell_receipt(screen, voice, step.receipt)
    if verdict.legal:
        screen.line(voice("cli-ask-total", points=verdict.total), "bold")
        _tell_outcome(screen, voice, verdict)
    else:
        _tell_refused(screen, voice, verdict, play)


def _tell_refused(screen: Screen, voice: Voice, verdict: Verdict, play: tuple[Move, ...]) -> None:
    refused = play[len(verdict.steps) :]
    if refused:
        screen.line(voice("cli-ask-refused", code=str(refused[0]), move=voice.say(refused[0])), REFUSED)
    else:
        screen.line(voice("cli-ask-unfinished"), REFUSED)
    tell_refusal(screen, voice, verdict.refused)
    screen.line()
    tell_rules(screen, voice, verdict.refused)


def _tell_outcome(screen: Screen, voice: Voice, verdict: Verdict) -> None:
    """What the turn completed, cleared or ended."""
    whose = _nations(verdict)
    for message, tables in (("cli-ask-completed", verdict.one_nation), ("cli-ask-cleared", verdict.cleared)):
        for table in tables:
            place = voice("place", table=table, nation=whose[table]) if table in whose else table
            screen.line(voice(message, place=place))
    if verdict.bankrupt:
        screen.line(voice("cli-ask-bankrupt"), REFUSED)
    if verdict.end is not None:
        screen.line(end_sentence(voice, verdict.end), "bold")


def _nations(verdict: Verdict) -> dict[Table, Nation]:
    """Whose the tables are that the turn filled: the receipts say it."""
    lines = [line for step in verdict.steps for line in step.receipt]
    return {line.table: line.nation for line in lines if line.guests == CHAIRS_AT_A_TABLE}


def tell_offers(screen: Screen, voice: Voice, offers: Iterable[Offer]) -> None:
    """Everything that may be done, best first."""
    for offer in sorted(offers, key=lambda offer: -offer.points):
        screen.line(
            voice("cli-ask-step", code=str(offer.move), move=voice.say(offer.move), points=offer.points)
        )
        tell_receipt(screen, voice, offer.receipt)


def plain_verdict(verdict: Verdict, voice: Voice) -> Plain:
    if not verdict.legal:
        reasons = [plain_objection(objection, voice) for objection in verdict.refused]
        return {"legal": False, "step": verdict.step, "objections": reasons}
    told: Plain = {
        "legal": True,
        "total": verdict.total,
        "steps": [plain_offer(step.move, step.points, step.receipt) for step in verdict.steps],
        "cleared": list(verdict.cleared),
        "one_nation": list(verdict.one_nation),
    }
    if verdict.bankrupt:
        told["bankrupt"] = True
    if verdict.end is not None:
        told["end"] = verdict.end.value
    return told


def plain_offers(offers: Iterable[Offer]) -> Plain:
    return {"offers": [plain_offer(offer.move, offer.points, offer.receipt) for offer in offers]}


def plain_offer(move: Move, points: int, receipt: Iterable[Line]) -> Plain:
    return {"move": str(move), "points": points, "receipt": [_plain_line(line) for line in receipt]}


def _plain_line(line: Line) -> Plain:
    told: Plain = {"table": line.table, "guests": line.guests, "doubled": line.doubled, "points": line.points}
    return told | {name: True for name in ("birthday", "club") if getattr(line, name)}


def plain_objection(objection: Objection, voice: Voice) -> Plain:
    """The rule, the kind of reason, its own fields, and the sentence."""
    told = {field.name: _plain(getattr(objection, field.name)) for field in fields(objection)}
    return {
        "rule": objection.rule,
        "code": _kebab(type(objection).__name__),
        **told,
        "text": voice.say(objection),
    }


def _plain(value: object) -> object:
    match value:
        case int():
            return value
        case tuple():
            return [_plain(each) for each in value]
        case _:
            return str(value)


def _kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()
