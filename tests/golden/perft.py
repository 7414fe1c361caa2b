"""Perft: how many moves there are n steps from a position, and how many different positions they lead to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from cafe.rules import Game, Ruleset, deal, offers, play_all, play_step, start

from .games import FOLDER, deal_lines
from .players import Style, steps_of

FILE = FOLDER / "perft.txt"
ENOUGH = 400  # positions: no deeper from there
HEADER = """\
# From each position: steps played, ways to play so many steps, different positions they lead to.
# A step is one move, such as DEf@k13 or end. Positions differ if anything differs: who sits where,
# hands, box and cards aside (in any order), the order of bag, deck and bar, scores, hand sizes,
# who is out, the birthday, whose turn it is and what was done in it."""


@dataclass(frozen=True)
class Root:
    """Where counting starts: some moves after a deal."""

    rules: str
    seed: str
    moves: int = 0
    style: Style = Style.EARNER


ROOTS = (
    Root("board players=2", "perft"),
    Root("board players=4 plan=ring lone_joker=on", "perft"),
    Root("board players=2", "perft", 60),
    Root("board players=3 doubling=every-group swap=any-fitting", "perft", 90, Style.CONJURER),
    Root("board players=2 clubs=on birthday=12", "perft", 24, Style.SAVER),
    Root("board players=3 bar=gentle hand_size=automatic", "perft", 110),
    Root("board players=4", "perft", 8, Style.IDLER),
    Root("card players=2", "perft"),
    Root("card players=5", "perft"),
    Root("card players=3", "perft", 60),
    Root("card players=2 clubs=on", "perft", 40, Style.HOST),
    Root("card players=4 clubs=on", "perft", 100, Style.SAVER),
    Root("card players=2", "perft", 120, Style.IDLER),
)


def perft_lines() -> Iterator[str]:
    yield from HEADER.splitlines()
    for root in ROOTS:
        yield ""
        yield from root_lines(root)


def root_lines(root: Root) -> Iterator[str]:
    """A position as a deal and moves, and its counts."""
    ruleset = Ruleset.parse(root.rules)
    dealt = deal(ruleset, root.seed)
    begun = start(ruleset, dealt)
    moves = [step.move for step in islice(steps_of(begun, (root.style,), root.seed), root.moves)]
    yield f"rules {ruleset}"
    yield f"seed {root.seed}"
    yield from deal_lines(dealt)
    for at in range(0, len(moves), 20):
        yield f"moves {' '.join(map(str, moves[at : at + 20]))}"
    for depth, (ways, positions) in enumerate(counts(play_all(begun, moves)), start=1):
        yield f"{depth} steps: {ways} ways, {positions} positions"


def counts(game: Game) -> Iterator[tuple[int, int]]:
    """Ways and positions step by step, until there are enough."""
    there = {key(game): (game, 1)}
    while there and len(there) < ENOUGH:
        then: dict[object, tuple[Game, int]] = {}
        for before, ways in there.values():
            for offer in offers(before):
                after = play_step(before, offer.move).after
                place = key(after)
                then[place] = after, ways + (then[place][1] if place in then else 0)
        if not then:
            return
        yield sum(ways for _, ways in then.values()), len(then)
        there = then


def key(game: Game) -> object:
    """Equal for equal positions."""
    scene, turn = game.scene, game.scene.turn
    return (
        frozenset(scene.room.guests.items()),
        frozenset(scene.room.nations.items()),
        *(unordered(hand) for hand in (*game.hands, *game.aside)),
        game.bag,
        game.deck,
        scene.bar,
        unordered(scene.box),
        scene.scores,
        scene.hand_sizes,
        scene.out,
        (scene.birthday, scene.birthday_asked, scene.end, scene.player),
        (turn.number, turn.stage, turn.seated, turn.waiting, turn.completed),
    )


def unordered(hand: tuple[object, ...]) -> frozenset[tuple[object, int]]:
    return frozenset(Counter(hand).items())
