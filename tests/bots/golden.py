"""What every character considers in games of its own: the same to the bit, compiled or not."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from cafe.bots import CHARACTERS, Character, Considered, characters_of
from cafe.rules import Ruleset, deal, start, take, view
from cafe.rules.notation import parse_position

FILE = Path(__file__).with_name("golden.txt")
LATE = Path(__file__).with_name(
    "late_positions.txt"
)  # of greedy games: not yet solved, solved, with clubs, and with cards
HEADER = "# Games of a character against itself: turns looked at, the last one played, a hash of all values."
NODES, TURNS = 8, 7
ENOUGH = 96  # playouts for every turn to have several: whoever doubts does so in the second


def golden_lines() -> Iterator[str]:
    yield HEADER
    yield from game_lines()
    for number, position in enumerate(LATE.read_text("utf-8").splitlines(), start=1):
        yield from late_lines(number, position)


def game_lines() -> Iterator[str]:
    for character in CHARACTERS.values():
        for options in ("players=2", "players=3"):
            yield game_line(character, f"{character.edition.value} {options}")


def late_lines(number: int, text: str) -> Iterator[str]:
    """What everybody considers with many nodes near the end of a game."""
    game = parse_position(text)
    for character in characters_of(game.scene.ruleset.edition):
        considered = character.consider(view(game, game.player), ENOUGH, number)
        turn, told = character.choose(considered, number), sha256(told_text(considered).encode())
        known = "exact" if turn.value is not None and turn.value.exact else "estimated"
        moves, digest = " ".join(map(str, turn.moves)), told.hexdigest()[:32]
        yield f"{character.name} · late {number} · {known} · {moves} · {digest}"


def told_text(considered: Considered) -> str:
    return repr([(list(map(str, each.moves)), each.value) for each in considered.turns])


def game_line(character: Character, rules: str) -> str:
    ruleset, told, looked, last = Ruleset.parse(rules), sha256(), 0, ""
    game = start(ruleset, deal(ruleset, "golden"))
    for seed in range(TURNS):
        if game.end is not None:
            break
        considered = character.consider(view(game, game.player), NODES, seed)
        turn = character.choose(considered, seed)
        looked, last = looked + len(considered.turns), " ".join(map(str, turn.moves))
        told.update(told_text(considered).encode())
        game = take(game, turn.moves).game
    return f"{character.name} · {rules} · {looked} · {last} · {told.hexdigest()[:32]}"


if __name__ == "__main__":
    print(*golden_lines(), sep="\n")
