"""Whole games of characters by the rules, over all options: whatever one plays was offered to its view."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from cafe.bots import Bot, characters_of
from cafe.rules import Edition, Game, Ruleset, deal, offers, play_step, start, view
from tests.kernel.proof import is_whole
from tests.properties.walks import agreed_on

FEWEST, MOST = 8, 16  # playouts for a turn: enough to search, and few enough to play many games


class Illegal(AssertionError):
    """A bot played what it was not offered."""


@dataclass(frozen=True, slots=True)
class CharactersGame:
    """One game with characters of it in any order: everything follows from its seed."""

    seed: str

    @property
    def ruleset(self) -> Ruleset:
        rng = Random(self.seed)
        return Ruleset.parse(agreed_on(rng.choice(list(Edition)), rng.randrange(2**32)))

    def turns(self) -> int:
        """Play to the end, and tell how many turns were chosen."""
        ruleset, rng = self.ruleset, Random(f"seats {self.seed}")
        characters = characters_of(ruleset.edition)
        seats = rng.sample(characters, ruleset.players)
        game, turns = start(ruleset, deal(ruleset, self.seed)), 0
        while game.end is None:
            game = self._after_turn(game, seats[game.player], rng)
            turns += 1
        return turns

    def _after_turn(self, game: Game, bot: Bot, rng: Random) -> Game:
        seen, seed = view(game, game.player), rng.getrandbits(62)
        turn = bot.choose(bot.consider(seen, min(bot.nodes, rng.randint(FEWEST, MOST)), seed), seed)
        step, points = None, 0
        for move in turn.moves:
            if step is not None and step.is_settled:
                raise Illegal(f"{self.seed}: {bot.name} plays {move} after its turn")
            offered = {offer.move: offer.points for offer in offers(view(game, game.player))}
            if move not in offered:
                raise Illegal(f"{self.seed}: {bot.name} plays {move}, which is not offered")
            step = play_step(game, move)
            game, points = step.after, points + offered[move]
        if step is None or not is_whole(step.is_settled, step.after) or points != turn.points:
            raise Illegal(f"{self.seed}: {bot.name} plays no whole turn, or says other points")
        return game
