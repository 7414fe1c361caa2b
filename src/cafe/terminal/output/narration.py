"""What happened, in sentences, each point with its receipt."""

from __future__ import annotations

from collections.abc import Iterable

from cafe.rules import End, Event, Line, Objection, seen_by
from cafe.rules.events import ClubHosted, GameEnded, GuestSeated, TurnPassed
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Voice

RECEIPT, REFUSED = "green", "bold red"


def tell(
    screen: Screen, voice: Voice, events: Iterable[Event], viewer: int | None, *, open_hands: bool
) -> None:
    """Say the events as the viewer may know them; whose turn it is the next heading says."""
    for event in events:
        if isinstance(event, TurnPassed):
            continue
        screen.line(sentence(voice, seen_by(event, viewer, open_hands=open_hands)))
        if isinstance(event, GuestSeated | ClubHosted):
            tell_receipt(screen, voice, event.receipt)


def sentence(voice: Voice, event: Event) -> str:
    """An event in words; an end with its rule."""
    return end_sentence(voice, event.reason) if isinstance(event, GameEnded) else voice.say(event)


def end_sentence(voice: Voice, end: End) -> str:
    return f"{voice('game-ended', reason=end)} ({end.rule})"


def tell_receipt(screen: Screen, voice: Voice, lines: Iterable[Line]) -> None:
    for line in lines:
        screen.under(voice.say(line), RECEIPT)


def tell_refusal(screen: Screen, voice: Voice, objections: Iterable[Objection]) -> None:
    """Every reason with its rule."""
    for objection in objections:
        title, reason = voice.rule(objection.rule).title, voice.say(objection)
        screen.under(voice("cli-refusal", rule=objection.rule, title=title, reason=reason), REFUSED)


def tell_rules(screen: Screen, voice: Voice, objections: Iterable[Objection]) -> None:
    """The texts of the rules that the objections cite, each once."""
    for rule_id in dict.fromkeys(objection.rule for objection in objections):
        tell_rule(screen, voice, rule_id)


def tell_rule(screen: Screen, voice: Voice, rule_id: str) -> None:
    """A rule's id, title and text."""
    rule = voice.rule(rule_id)
    screen.line(f"{rule.id} · {rule.title}", "bold")
    for paragraph in rule.text.split("\n\n"):
        screen.under(paragraph)
