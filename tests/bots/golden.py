"""What every character considers in games of its own: the same to the bit, compiled or not."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from cafe.bots import CHARACTERS, Character
from cafe.rules import Ruleset, deal, start, take, view

FILE = Path(__file__).with_name("golden.txt")
HEADER = "# Games of a character against itself: turns looked at, the last one played, a hash of all values."
NODES, TURNS = 8, 7


def golden_lines() -> Iterator[str]:
    yield HEADER
    for character in CHARACTERS.values():
        for options in ("players=2", "players=3"):
            yield game_line(character, f"{character.edition.value} {options}")


def game_line(character: Character, rules: str) -> str:
    ruleset, told, looked, last = Ruleset.parse(rules), sha256(), 0, ""
    game = start(ruleset, deal(ruleset, "golden"))
    for seed in range(TURNS):
        if game.end is not None:
            break
        considered = character.consider(view(game, game.player), NODES, seed)
        turn = character.choose(considered, seed)
        looked, last = looked + len(considered.turns), " ".join(map(str, turn.moves))
        told.update(repr([(list(map(str, each.moves)), each.value) for each in considered.turns]).encode())
        game = take(game, turn.moves).game
    return f"{character.name} · {rules} · {looked} · {last} · {told.hexdigest()[:32]}"


if __name__ == "__main__":
    print(*golden_lines(), sep="\n")
