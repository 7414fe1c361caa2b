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

from cafe.rules import Game, offers, play
from cafe.rules.notation import parse_position, position_text

from .hostile_texts import PARSERS, TRAPS, WELL_FORMED, answered

PATIENCE = 5.0  # seconds for a million characters; they take a fraction of one
MEMORY = 150_000_000  # bytes for a million characters


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
