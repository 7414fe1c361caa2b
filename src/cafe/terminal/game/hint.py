"""The best turns for whoever is on turn, and what they promise."""

from __future__ import annotations

from cafe.bots import Considered, ConsideredTurn, Value, hint
from cafe.rules import View
from cafe.terminal.output.numbers import tenths
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Translator

SEED = 0  # the same view has the same hint
INDENT = "   "


def show_hint(screen: Screen, translator: Translator, seen: View) -> None:
    """Up to three turns as they would be typed, each with its value and what that is made of."""
    considered = hint(seen, SEED)
    screen.line(translator("hint-best"), "bold")
    for number, turn in enumerate(considered.turns, start=1):
        assert turn.value is not None, "a hint judges its turns"
        screen.line(f"{number}. {' '.join(map(str, turn.moves))}", "green")
        screen.line(INDENT + ", ".join(map(translator.say, turn.moves)))
        screen.line(INDENT + worth_sentence(translator, turn.value))
        screen.line(INDENT + parts_line(translator, turn), "dim")
    screen.line(how_judged(translator, considered), "dim")
    if considered.to_end:
        screen.line(translator("hint-to-end"), "dim")


def worth_sentence(translator: Translator, value: Value) -> str:
    """What is expected at the end."""
    margin, win = tenths(value.margin, translator.language, sign=True), round(value.win / 10)
    if value.exact:
        return translator("hint-margin-exact", number=margin, win=win)
    return translator("hint-margin", number=margin, error=tenths(value.error, translator.language), win=win)


def parts_line(translator: Translator, turn: ConsideredTurn) -> str:
    return " · ".join(
        translator(f"hint-part-{part}", number=tenths(thousandths, translator.language, sign=True))
        for part, thousandths in turn.parts
    )


def how_judged(translator: Translator, considered: Considered) -> str:
    value = considered.turns[0].value
    assert value is not None, "a hint judges its turns"
    return translator("hint-solved") if value.exact else translator("hint-samples", games=value.samples)
