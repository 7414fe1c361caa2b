"""A bot that takes what pays most over its whole turn, with an eye to what it keeps."""

from __future__ import annotations

from dataclasses import dataclass

from cafe.kernel import Dice, Turns, from_view, moves_of
from cafe.kernel.greedy import Greedy, Style
from cafe.rules import View

from .considered import Considered, ConsideredTurn
from .styles import BY_RECEIPT


@dataclass(frozen=True, slots=True)
class GreedyBot:
    """Plays the turn that is worth most by itself; among equals the dice decide.

    One that `misses` something does not see so many of a thousand turns.
    """

    name: str = "greedy"
    style: Style = BY_RECEIPT
    misses: int = 0
    nodes: int = 0

    def consider(self, view: View, nodes: int, seed: int) -> Considered:  # noqa: ARG002 - looks at its turn alone
        position, turns, greedy, dice = from_view(view, seed), Turns(), Greedy(self.style), Dice(seed)
        position.list_turns(turns)
        greedy.prepare(position, turns)
        seen = [place for place in range(turns.count) if dice.below(1000) >= self.misses]
        ranked = sorted(
            seen or [dice.below(turns.count)],
            key=lambda place: (-greedy.worth(position, turns, place), dice.below(1 << 30)),
        )
        return Considered(
            tuple(
                ConsideredTurn(moves_of(turns.codes[place], view.scene.ruleset), turns.points[place])
                for place in ranked
            ),
            turns.count,
        )

    def choose(self, considered: Considered, seed: int) -> ConsideredTurn:  # noqa: ARG002 - the dice were thrown
        return considered.turns[0]
