"""Events as sentences, each payment with its receipt, and every reason of a refusal."""

from __future__ import annotations

from collections.abc import Iterable

from cafe.rules import End, Event, Line, Objection, seen_by
from cafe.rules.events import ClubHosted, GameEnded, GuestSeated, TurnPassed

from .screen import Screen
from .translator import Translator

RECEIPT_STYLE, REFUSAL_STYLE = "green", "bold red"


def narrate(
    screen: Screen,
    translator: Translator,
    events: Iterable[Event],
    viewer: int | None,
    *,
    open_hands: bool,
) -> None:
    """Describe the events as the viewer may know them; the next heading says whose turn it is."""
    for event in events:
        if isinstance(event, TurnPassed):
            continue
        screen.line(sentence(translator, seen_by(event, viewer, open_hands=open_hands)))
        if isinstance(event, GuestSeated | ClubHosted):
            show_receipt(screen, translator, event.receipt)


def sentence(translator: Translator, event: Event) -> str:
    """An event in words; the end of the game with its rule."""
    return end_sentence(translator, event.reason) if isinstance(event, GameEnded) else translator.say(event)


def end_sentence(translator: Translator, end: End) -> str:
    return f"{translator('game-ended', reason=end)} ({end.rule})"


def show_receipt(screen: Screen, translator: Translator, receipt: Iterable[Line]) -> None:
    for line in receipt:
        screen.indented(translator.say(line), RECEIPT_STYLE)


def show_objections(screen: Screen, translator: Translator, objections: Iterable[Objection]) -> None:
    """Every reason with its rule."""
    for objection in objections:
        title, reason = translator.rule(objection.rule).title, translator.say(objection)
        text = translator("cli-refusal", rule=objection.rule, title=title, reason=reason)
        screen.indented(text, REFUSAL_STYLE)
