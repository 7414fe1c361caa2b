"""Two games of the same deal side by side: where their lines part, and how the scores went on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from cafe.match.deal_play import margin_of
from cafe.match.state import Match
from cafe.rules import Game, Move, start, take
from cafe.rules.notation import parse_moves
from cafe.rules.values import value


@value
class LineTurn:
    """A turn of a game: who played what, and how a seat stood after it."""

    number: int
    player: int
    moves: tuple[str, ...]
    score: int
    margin: int


@value
class TurnPair:
    """A seat's first, second, … turn in both games; one of them may have ended by then."""

    ours: LineTurn | None
    theirs: LineTurn | None

    @property
    def is_same(self) -> bool:
        return self.ours is not None and self.theirs is not None and self.ours.moves == self.theirs.moves


@value
class Comparison:
    """Both lines; `parted_at` is the first turn of the whole game that was played otherwise, if one was."""

    parted_at: int | None
    parted_by: int | None  # whose turn it was
    turns: tuple[TurnPair, ...]  # the seat's own


def line_of(match: Match, seat: int) -> tuple[LineTurn, ...]:
    """All turns of a match, with the score of a seat after each."""
    moves = tuple(move for text in match.moves for move in parse_moves(text))
    return tuple(_turns(start(match.ruleset, match.dealt), moves, seat))


def compare(ours: Sequence[LineTurn], theirs: Sequence[LineTurn], seat: int) -> Comparison:
    """What a seat did in the two games, turn beside turn."""
    pairs = list(zip_longest(ours, theirs))
    parted = next((pair for pair in pairs if not _are_alike(*pair)), None)
    first = None if parted is None else parted[0] or parted[1]
    own = zip_longest(_of(ours, seat), _of(theirs, seat))
    return Comparison(
        parted_at=None if first is None else first.number,
        parted_by=None if first is None else first.player,
        turns=tuple(TurnPair(mine, other) for mine, other in own),
    )


def _turns(game: Game, moves: Sequence[Move], seat: int) -> Iterator[LineTurn]:
    played = list[str]()
    while moves:
        taken = take(game, moves)
        assert not taken.refused, "a log holds what was played"
        played += map(str, taken.moves)
        number, player = game.scene.turn.number, game.player
        game, moves = taken.game, taken.rest
        if taken.ends_turn or game.end is not None or not moves:
            yield LineTurn(number, player, tuple(played), game.scene.scores[seat], margin_of(game, seat))
            played = []


def _of(line: Sequence[LineTurn], seat: int) -> list[LineTurn]:
    return [turn for turn in line if turn.player == seat]


def _are_alike(one: LineTurn | None, other: LineTurn | None) -> bool:
    return one is not None and other is not None and (one.player, one.moves) == (other.player, other.moves)
