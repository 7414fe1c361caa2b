"""What came of a game, entrant by entrant in the order in which they were named."""

from __future__ import annotations

from dataclasses import dataclass, field

from cafe.rules import Game, standings

BANKRUPT_SCORE = -20  # what a player who is out counts (B8): less than anybody who is not

Numbers = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Failure:
    """What an entrant did wrong, and what it showed."""

    kind: str
    detail: str


@dataclass(frozen=True, slots=True)
class Decision:
    """What it took to decide."""

    nodes: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game of one deal and one rotation of the seats; every tuple is by entrant."""

    deal: int
    rotation: int
    scores: Numbers  # with what a bankrupt counts
    places: Numbers  # tied players share one
    bankrupt: tuple[bool, ...]
    failures: tuple[tuple[Failure, ...], ...]
    decisions: tuple[tuple[Decision, ...], ...] = field(default=(), compare=False)  # these tell the machine

    @property
    def won(self) -> tuple[float, ...]:
        """The share of the game that each entrant won."""
        winners = self.places.count(1)
        return tuple(1 / winners if place == 1 else 0.0 for place in self.places)

    @property
    def margins(self) -> Numbers:
        """What each has over the best of the others."""
        others = (self.scores[:at] + self.scores[at + 1 :] for at in range(len(self.scores)))
        return tuple(own - max(rest) for own, rest in zip(self.scores, others, strict=True))


def seat_of(entrant: int, rotation: int, players: int) -> int:
    """Where an entrant sits: one seat further with each rotation."""
    return (entrant + rotation) % players


def result_of(
    game: Game,
    deal: int,
    rotation: int,
    failures: tuple[tuple[Failure, ...], ...],
    decisions: tuple[tuple[Decision, ...], ...],
) -> Result:
    """The result of a game that is over."""
    players = game.scene.ruleset.players
    standing = {each.player: each for each in standings(game)}
    row = [standing[seat_of(entrant, rotation, players)] for entrant in range(players)]
    return Result(
        deal=deal,
        rotation=rotation,
        scores=tuple(BANKRUPT_SCORE if each.bankrupt else each.points for each in row),
        places=tuple(each.place for each in row),
        bankrupt=tuple(each.bankrupt for each in row),
        failures=failures,
        decisions=decisions,
    )
