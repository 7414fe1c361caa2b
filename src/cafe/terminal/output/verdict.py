"""The referee's verdict and offers as text; `verdict_json` has the same for programs."""

from __future__ import annotations

from collections.abc import Iterable

from cafe.rules import Move, Nation, Offer, Table
from cafe.rules.floor import CHAIRS_AT_A_TABLE
from cafe.rules.referee import Verdict

from .narration import REFUSAL_STYLE, end_sentence, show_objections, show_receipt
from .rulebook import show_cited_rules
from .screen import Screen
from .translator import Translator


def show_verdict(screen: Screen, translator: Translator, verdict: Verdict, moves: tuple[Move, ...]) -> None:
    """Each step with its receipt, then the total, or why the next step is refused."""
    for step in verdict.steps:
        screen.line(step_sentence(translator, step.move, step.points), "bold")
        show_receipt(screen, translator, step.receipt)
    if verdict.legal:
        screen.line(translator("cli-ask-total", points=verdict.total), "bold")
        _show_outcome(screen, translator, verdict)
    else:
        _show_refusal(screen, translator, verdict, moves)


def show_offers(screen: Screen, translator: Translator, offers: Iterable[Offer]) -> None:
    """Everything that may be done, best first."""
    for offer in sorted(offers, key=lambda offer: -offer.points):
        screen.line(step_sentence(translator, offer.move, offer.points))
        show_receipt(screen, translator, offer.receipt)


def step_sentence(translator: Translator, move: Move, points: int) -> str:
    """A move and what it pays."""
    return translator("cli-ask-step", code=str(move), move=translator.say(move), points=points)


def refused_sentence(translator: Translator, move: Move) -> str:
    return translator("cli-ask-refused", code=str(move), move=translator.say(move))


def _show_refusal(screen: Screen, translator: Translator, verdict: Verdict, moves: tuple[Move, ...]) -> None:
    refused = moves[len(verdict.steps) :]
    if refused:
        screen.line(refused_sentence(translator, refused[0]), REFUSAL_STYLE)
    else:
        screen.line(translator("cli-ask-unfinished"), REFUSAL_STYLE)
    show_objections(screen, translator, verdict.refused)
    screen.line()
    show_cited_rules(screen, translator, verdict.refused)


def _show_outcome(screen: Screen, translator: Translator, verdict: Verdict) -> None:
    """What the turn completed, cleared, swapped or ended."""
    nations = _nations_of_full_tables(verdict)
    for message, tables in (("cli-ask-completed", verdict.one_nation), ("cli-ask-cleared", verdict.cleared)):
        for table in tables:
            is_known = table in nations
            place = translator("place", table=table, nation=nations[table]) if is_known else table
            screen.line(translator(message, place=place))
    if verdict.joker is not None:
        screen.line(translator("cli-ask-swapped", joker=verdict.joker))
    if verdict.bankrupt:
        screen.line(translator("cli-ask-bankrupt"), REFUSAL_STYLE)
    if verdict.end is not None:
        screen.line(end_sentence(translator, verdict.end), "bold")


def _nations_of_full_tables(verdict: Verdict) -> dict[Table, Nation]:
    """The nations of the tables that the turn filled, as the receipts name them."""
    lines = [line for step in verdict.steps for line in step.receipt]
    return {line.table: line.nation for line in lines if line.guests == CHAIRS_AT_A_TABLE}
