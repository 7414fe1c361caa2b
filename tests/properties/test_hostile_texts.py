"""Damaged and hostile texts: every parser answers soon, with its own error and little memory."""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable
from itertools import product
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

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
    offers,
    play,
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

PATIENCE = 5.0  # seconds for a million characters; they take a fraction of one
MEMORY = 150_000_000  # bytes for a million characters
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


@pytest.mark.parametrize("name", PARSERS)
def test_a_trap_is_refused_or_read_but_never_sprung(name: str) -> None:
    for trap, text in product(TRAPS, WELL_FORMED.get(name, ["corners"])):
        middle = len(text) // 2
        for hostile in (trap, trap + text, text + trap, text[:middle] + trap + text[middle:], trap * 300):
            answered(name, hostile)


@pytest.mark.parametrize("name", PARSERS)
@given(text=st.text(max_size=200))
@example("\ud800")
def test_any_text_is_refused_or_read(name: str, text: str) -> None:
    answered(name, text)


@pytest.mark.parametrize("name", WELL_FORMED)
@given(seed=st.integers(0, 2**32), wounds=st.integers(1, 4))
def test_a_damaged_text_is_refused_or_read(name: str, seed: int, wounds: int) -> None:
    rng = Random(seed)
    text = rng.choice(WELL_FORMED[name])
    for _ in range(wounds):
        text = damaged(text, rng)
    found = answered(name, text)
    if isinstance(found, Game):
        assert_playable(found)


def damaged(text: str, rng: Random) -> str:
    """The text with a wound: cut, doubled, exchanged or with something stuck in."""
    start = rng.randrange(len(text) + 1)
    end = min(len(text), start + rng.choice((1, 1, 2, 5, 30)))
    piece, other = text[start:end], rng.randrange(len(text) + 1)
    match rng.randrange(6):
        case 0:
            return text[:start] + text[end:]
        case 1:
            return text[:start] + piece + piece + text[end:]
        case 2:
            return text[:start]
        case 3:
            return text[:start] + rng.choice(TRAPS[:-1]) + text[end:]
        case 4:
            return text[:start] + text[other : other + len(piece)] + text[end:]
        case _:
            words = text.split(" ")
            rng.shuffle(words)
            at = rng.randrange(len(words))
            return text.replace(words[at], words[at - 1], 1)


def assert_playable(game: Game) -> None:
    """A position that was read can be asked and played."""
    assert parse_position(position_text(game)) == game
    for offer in offers(game)[:40]:
        play(game, offer.move)


@pytest.mark.parametrize("name", WELL_FORMED)
def test_a_text_cut_anywhere_is_refused_or_read(name: str) -> None:
    for text in WELL_FORMED[name]:
        for end in range(0, len(text), max(1, len(text) // 60)):
            answered(name, text[:end])


FLOODS: dict[str, Callable[[int], str]] = {
    "one long word": lambda size: "x" * size,
    "too much for a game file": lambda size: "x" * 2 * size,
    "one long number": lambda size: "9" * size,
    "words": lambda size: "ab " * (size // 3),
    "short lines": lambda size: "o\n" * (size // 2),
    "empty lines": lambda size: "\n" * size,
    "options": lambda size: "board " + " ".join(f"o{at}=1" for at in range(size // 10)),
    "guests": lambda size: "DEf@b2 " * (size // 7),
    "pairs": lambda size: " ".join(f"b{at}=DEf" for at in range(size // 10)),
    "sections": lambda size: "bag |" * (size // 5),
    "slashes": lambda size: "rules board | hands " + "/ " * (size // 2),
    "plan rows": lambda size: "board plan=own:" + "o,/" * (size // 3),
    "club": lambda size: "club:b2:" + "DEf@b2+" * (size // 7),
    "commas": lambda size: "," * size,
    "nothing printable": lambda size: "\0" * size,
    "emoji": lambda size: "🙂" * (size // 4),
    "head lines": lambda size: "Café International game 1\n" + "guests DEf\n" * (size // 11),
    "wide lines": lambda size: (
        "Café International game 1\n" + ("guests " + "DEf " * 2_400 + "\n") * (size // 9_610)
    ),
}


@pytest.mark.parametrize("flood", FLOODS)
def test_a_million_characters_neither_hang_nor_fill_the_memory(flood: str) -> None:
    text = FLOODS[flood](999_000)  # just as much as a game file may have
    for name in PARSERS:
        tracemalloc.start()
        begun = time.process_time()
        try:
            answered(name, text)
            took = time.process_time() - begun
            _, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert took < PATIENCE, name
        assert peak < MEMORY, name
