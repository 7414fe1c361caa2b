"""The referee's verdict and offers as plain values, for programs."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from cafe.rules import Line, Move, Objection, Offer
from cafe.rules.referee import Verdict

from .translator import Translator

JsonObject = dict[str, Any]


def verdict_json(verdict: Verdict, translator: Translator) -> JsonObject:
    if not verdict.legal:
        objections = [_objection_json(objection, translator) for objection in verdict.refused]
        return {"legal": False, "step": verdict.step, "objections": objections}
    payload: JsonObject = {
        "legal": True,
        "total": verdict.total,
        "steps": [_step_json(step.move, step.points, step.receipt) for step in verdict.steps],
        "cleared": list(verdict.cleared),
        "one_nation": list(verdict.one_nation),
    }
    if verdict.joker is not None:
        payload["joker"] = str(verdict.joker)
        payload["hand"] = list(map(str, verdict.hand))
    if verdict.bankrupt:
        payload["bankrupt"] = True
    if verdict.end is not None:
        payload["end"] = verdict.end.value
    return payload


def offers_json(offers: Iterable[Offer]) -> JsonObject:
    return {"offers": [_step_json(offer.move, offer.points, offer.receipt) for offer in offers]}


def _step_json(move: Move, points: int, receipt: Iterable[Line]) -> JsonObject:
    return {"move": str(move), "points": points, "receipt": [_line_json(line) for line in receipt]}


def _line_json(line: Line) -> JsonObject:
    """A line of the receipt; birthday and club are mentioned only where they are."""
    common = {"table": line.table, "guests": line.guests, "doubled": line.doubled, "points": line.points}
    return common | {name: True for name in ("birthday", "club") if getattr(line, name)}


def _objection_json(objection: Objection, translator: Translator) -> JsonObject:
    """The rule, the kind of objection, its own fields, and the sentence."""
    return {
        "rule": objection.rule,
        "code": _kebab(type(objection).__name__),
        **{field.name: _plain(getattr(objection, field.name)) for field in fields(objection)},
        "text": translator.say(objection),
    }


def _plain(value: object) -> object:
    match value:
        case int():
            return value
        case tuple():
            return [_plain(item) for item in value]
        case _:
            return str(value)


def _kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()
