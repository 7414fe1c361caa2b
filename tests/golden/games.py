"""The golden games: each a ruleset, a seed, and what kind of players play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from cafe.rules import Deal, Ruleset, Stage, deal, start

from .players import Style, steps_of
from .transcript import event_text, sights, standings_lines

FOLDER = Path(__file__).parent
GUESTS_IN_A_LINE = 20


@dataclass(frozen=True)
class GoldenGame:
    """What is needed to play it again."""

    name: str
    rules: str
    seed: str
    styles: tuple[Style, ...]

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.name}.txt"


GAMES = (
    GoldenGame("board-2-clubs", "board players=2 plan=ring clubs=on", "11", (Style.HOST, Style.SAVER)),
    GoldenGame(
        "board-2-skipping",
        "board players=2 clubs=on hand_size=automatic",
        "60",
        (Style.CONJURER, Style.EARNER),
    ),
    GoldenGame(
        "board-3-jokers",
        "board players=3 bar=gentle lone_joker=on",
        "19",
        (Style.CONJURER, Style.SAVER),
    ),
    GoldenGame(
        "board-4-everything",
        "board players=4 swap=any-fitting lone_joker=on clubs=on birthday=30",
        "7",
        (Style.CONJURER, Style.HOST, Style.SAVER, Style.WANDERER),
    ),
    GoldenGame("board-4-bankrupt", "board players=4", "3", (Style.IDLER, Style.IDLER, Style.EARNER)),
    GoldenGame(
        "board-4-birthday",
        "board players=4 doubling=every-group birthday=12 hand_size=automatic",
        "0",
        (Style.EARNER, Style.SAVER, Style.CONJURER),
    ),
    GoldenGame("card-2-aside", "card players=2 clubs=on", "5", (Style.HOST,)),
    GoldenGame("card-4-tables", "card players=4 clubs=on", "22", (Style.HOST, Style.SAVER)),
    GoldenGame("card-5-closed", "card players=5", "22", (Style.SAVER, Style.WANDERER, Style.EARNER)),
)


def game_lines(golden: GoldenGame) -> Iterator[str]:
    """The whole game as text."""
    ruleset = Ruleset.parse(golden.rules)
    dealt = deal(ruleset, golden.seed)
    yield f"rules {ruleset}"
    yield f"seed {golden.seed}"
    yield from deal_lines(dealt)
    game = start(ruleset, dealt)
    yield from ("", *sights(game))
    for step in steps_of(game, golden.styles, golden.seed):
        if step.game.scene.turn.stage is Stage.ACT:
            yield ""
        yield f"> {step.move}"
        yield from (f"  {event_text(event)}" for event in step.events)
        game = step.after
        if game.scene.turn.stage is Stage.ACT or game.end is not None:
            yield from sights(game)
    yield from ("", *standings_lines(game))


def deal_lines(dealt: Deal) -> Iterator[str]:
    yield f"first player {dealt.first + 1}"
    for at in range(0, len(dealt.guests), GUESTS_IN_A_LINE):
        yield f"guests {' '.join(map(str, dealt.guests[at : at + GUESTS_IN_A_LINE]))}"
    if dealt.tables:
        yield f"tables {' '.join(dealt.tables)}"
