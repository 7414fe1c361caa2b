"""The players of the golden games: they choose by the texts and points of offers and a SHA-256 number."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from hashlib import sha256
from itertools import count

from cafe.rules import Game, Move, Step, View, offers, playing

Priced = Sequence[tuple[str, int]]  # the offers' texts and points, in the order of the texts


class Style(StrEnum):
    EARNER = "earner"  # the best pay
    HOST = "host"  # clubs first
    SAVER = "saver"  # a smaller hand first, then the best pay, and closes the café
    IDLER = "idler"  # the bar, the deck
    WANDERER = "wanderer"  # anything
    CONJURER = "conjurer"  # jokers onto chairs, and back by a swap


def kind(text: str) -> str:
    """The word that tells a move from others."""
    if text.endswith("@bar"):
        return "bar"
    if "@" in text and ":" not in text:
        return "joker" if text.startswith("**") else "seat"
    return text.partition(":")[0]


def steps_of(game: Game, styles: Sequence[Style], seed: str) -> Iterator[Step]:
    """The game as these players play it."""
    players = [player(styles[seat % len(styles)]) for seat in range(game.scene.ruleset.players)]
    return playing(game, players, numbers(seed))


def numbers(seed: str) -> Iterator[int]:
    """The chance of a game: a number for each of its steps."""
    for step in count():
        yield int.from_bytes(sha256(f"golden {seed} {step}".encode()).digest()[:8], "big")


def player(style: Style) -> Callable[[View, Iterator[int]], Move]:
    """Who chooses what the style likes best."""

    def choose(seen: View, chance: Iterator[int]) -> Move:
        by_text = {str(offer.move): offer for offer in offers(seen)}
        priced = [(text, by_text[text].points) for text in sorted(by_text)]
        liked = preferred(priced, style)
        return by_text[liked[next(chance) % len(liked)][0]].move

    return choose


def preferred(priced: Priced, style: Style) -> Priced:
    """The offers that the style likes best."""
    for likes in TASTES[style]:
        if liked := likes(priced):
            return liked
    return priced


def of(*kinds: str) -> Callable[[Priced], Priced]:
    return lambda priced: [offer for offer in priced if kind(offer[0]) in kinds]


def best_paid(priced: Priced) -> Priced:
    paid = [offer for offer in of("seat", "joker", "club")(priced) if offer[1] > 0]
    most = max((points for _, points in paid), default=0)
    return [offer for offer in paid if offer[1] == most]


def most_lowered(priced: Priced) -> Priced:
    return of("lower")(priced)[-1:]


TASTES: dict[Style, tuple[Callable[[Priced], Priced], ...]] = {
    Style.EARNER: (best_paid, of("end")),
    Style.HOST: (of("club"), best_paid, of("end")),
    Style.SAVER: (of("close"), most_lowered, best_paid, of("end"), of("seat", "joker")),
    Style.IDLER: (of("bar", "draw", "aside"), of("end")),
    Style.WANDERER: (),
    Style.CONJURER: (of("swap"), of("joker"), best_paid, of("end")),
}
