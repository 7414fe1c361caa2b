"""What workers do for a par: one game of the strongest bot at the seat that people have."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from cafe.bots import bot
from cafe.hosting.chance import steady_dice
from cafe.match.deal_play import margin_of
from cafe.rules import Move, Ruleset, View, deal, start, take, view

PAR_GAME = "par-game"  # the name of the task
SEED_BITS = 62


@dataclass(frozen=True, slots=True)
class ParTable:
    """Who plays what: the strongest bot at the seat, with so many nodes for a turn."""

    rules: str
    seed: str
    seat: int
    bots: tuple[str, ...]
    nodes: int


def par_game(table: ParTable, number: int) -> int:
    """The margin at the end of a game; the others play as against people, only the seat's dice differ."""
    rules = Ruleset.parse(table.rules)
    game, own = start(rules, deal(rules, table.seed)), Random(number)
    while game.end is None:
        turn, player = game.scene.turn, game.player
        dice = own if player == table.seat else steady_dice(table.seed, turn.number, turn.stage)
        while True:  # a plan may be used up before the turn is over, as at a match
            taken = take(game, chosen(table, view(game, player), dice.getrandbits(SEED_BITS)))
            assert taken.steps, "a plan has moves"
            assert not taken.refused, "the café's bots play by the rules"
            game = taken.game
            if taken.steps[-1].is_settled:
                break
    return margin_of(game, table.seat)


def chosen(table: ParTable, view: View, thrown: int) -> tuple[Move, ...]:
    """What the bot of whoever is on turn plans; it sees what its seat sees, and no more."""
    player = view.scene.player
    thinker = bot(table.bots[player])
    considered = thinker.consider(view, table.nodes if player == table.seat else thinker.nodes, thrown)
    return thinker.choose(considered, thrown).moves
