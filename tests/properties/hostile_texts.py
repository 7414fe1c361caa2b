"""The parsers of the rules with the errors they declare, and texts to try them with."""

from __future__ import annotations

from collections.abc import Callable

from cafe.rules import (
    BadPlan,
    BadRuleset,
    Edition,
    Game,
    Guest,
    Ruleset,
    board_plan,
    card_plan,
    deal,
    ruleset,
    shipped_plan,
)
from cafe.rules.notation import (
    Misread,
    Record,
    parse_move,
    parse_moves,
    parse_position,
    parse_record,
    position_text,
    record_text,
)
from cafe.rules.option_kinds import own_plan
from cafe.rules.referee import parse_seated, parse_tables

from .walks import Temper, Walk  # it also sets the profile

Parser = Callable[[str], object]

PARSERS: dict[str, tuple[Parser, type[ValueError]]] = {
    "guest": (Guest.parse, ValueError),
    "ruleset": (Ruleset.parse, BadRuleset),
    "edition": (ruleset, BadRuleset),
    "players": (lambda text: ruleset("board", {"players": text}), BadRuleset),
    "plan name": (lambda text: ruleset("board", {"plan": text}), BadRuleset),
    "birthday": (lambda text: ruleset("board", {"birthday": text}), BadRuleset),
    "own plan": (lambda text: own_plan(Edition.BOARD, "own", text), BadRuleset),
    "shipped plan": (shipped_plan, BadPlan),
    "board plan": (lambda text: board_plan(text, "own"), BadPlan),
    "card plan": (lambda text: card_plan(text, "own"), BadPlan),
    "move": (parse_move, Misread),
    "moves": (parse_moves, Misread),
    "position": (parse_position, Misread),
    "record": (parse_record, Misread),
    "tables": (parse_tables, Misread),
    "seated": (parse_seated, Misread),
}

HUGE = "9" * 5_000
TRAPS = [
    "",
    "\0",
    "\n",
    "\r",
    "\x0b\x0c\x1c\x85\u2028",
    "-",
    "=",
    "@",
    ":",
    "|",
    "/",
    "+",
    "#",
    "٣",
    "²",
    "１",
    "99999999999999999999",
    "-1",
    "0x10",
    "1_0",
    "1e9",
    "\ud800",
    "ＤＥf",
    "\u202e",
    "{0}",
    "%s",
    "bar",
    "none",
    "club:b2:",
    "swap:",
    "lower:",
    "birthday:",
    "plan=own:",
    HUGE,
]


def walked() -> Game:
    *_, game = Walk("card players=2", 3, Temper.EARNING, length=30).games()
    return game


def record(rules: str, length: int) -> str:
    walk = Walk(rules, 3, Temper.EARNING, length=length)
    moves = tuple(step.move for step in walk.steps())
    dealt = deal(walk.ruleset, "3")
    return record_text(Record(walk.ruleset, dealt, moves, names=("Anna", "Ben"), seed="3"))


WELL_FORMED = {
    "guest": ["DEf", "**m"],
    "ruleset": [str(Ruleset.parse("board players=3 birthday=12")), str(Ruleset.parse("card clubs=on"))],
    "own plan": [str(shipped_plan("corners"))],
    "board plan": [str(shipped_plan("ring"))],
    "card plan": [str(shipped_plan("card"))],
    "move": ["ITm@k13", "swap:INf@m13", "club:b2:RUf@a2+RUf@b1", "birthday:DE", "lower:2"],
    "moves": ["ITm@k13 ITf@l12 end"],
    "position": [position_text(walked()), position_text(Walk("board players=2", 1, Temper.EARNING).start())],
    "record": [record("card players=2", 30), record("board players=2 clubs=on", 20)],
    "tables": ["b2=RU d2=GB c3=FR"],
    "seated": ["b1=RUm b3=RUm"],
}


def answered(name: str, text: str) -> object:
    """What the parser makes of a text; None where it refuses, and nothing else ever happens."""
    parser, refusal = PARSERS[name]
    try:
        return parser(text)
    except refusal as refused:
        assert_readable(refused)
        return None


def assert_readable(refused: ValueError) -> None:
    """The reason is short and cannot move the reader's cursor."""
    said = str(refused)
    assert 0 < len(said) < 1_000
    assert said.isprintable(), ascii(said)
    if isinstance(refused, Misread):
        assert refused.line >= 1
        assert refused.column >= 1
