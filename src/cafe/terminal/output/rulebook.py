"""The rules by their ids: titles and texts."""

from __future__ import annotations

from collections.abc import Iterable

from cafe.rules import Objection
from cafe.terminal.errors import UserError
from cafe.words import RULE_IDS

from .screen import Screen
from .translator import Translator


def parse_rule_id(text: str) -> str:
    """The rule's id in capitals, or UserError with all ids there are."""
    if text.upper() not in RULE_IDS:
        raise UserError("cli-rules-unknown", id=text[:20], ids=" ".join(RULE_IDS))
    return text.upper()


def show_rule_titles(screen: Screen, translator: Translator) -> None:
    """Every rule's id and title, chapter by chapter."""
    chapter = ""
    for rule_id in RULE_IDS:
        if rule_id[0] != chapter:
            chapter = rule_id[0]
            screen.line(translator(f"cli-rules-chapter-{chapter}"), "bold")
        screen.indented(f"{rule_id:3} {translator.rule(rule_id).title}")


def show_rule(screen: Screen, translator: Translator, rule_id: str) -> None:
    """A rule's id, title and text."""
    rule = translator.rule(rule_id)
    screen.line(f"{rule.id} · {rule.title}", "bold")
    for paragraph in rule.text.split("\n\n"):
        screen.indented(paragraph)


def show_cited_rules(screen: Screen, translator: Translator, objections: Iterable[Objection]) -> None:
    """The rules that the objections cite, each once."""
    for rule_id in dict.fromkeys(objection.rule for objection in objections):
        show_rule(screen, translator, rule_id)
