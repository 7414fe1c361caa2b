"""Walks in step: the rules and the kernel play the same games, and have to agree on everything.

At a position that is compared the rules list every whole turn, step by step. The positions inside these turns
are compared as well: what can be done from there has been found out anyway. So they share the work.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from cafe import kernel
from cafe.kernel import Dice, Position, Turns, code_of, from_game, from_view, moves_of, to_game
from cafe.kernel.position import NOBODY
from cafe.rules import Edition, Game, Move, Stage, deal, offers, play_step, standings, start, view
from cafe.rules.moves import CloseCafe, HostClub, SwapJoker
from cafe.rules.notation import Record, record_text
from tests.properties.walks import Step, Temper, Walk, agreed_on

COMPARED = {
    Edition.BOARD: 0.06,
    Edition.CARD: 0.5,
}  # how many positions of a walk; the board game has more turns
RARE = 0.5  # ... and of those where something can be done that seldom can
FEW_GUESTS = 3  # in a hand of the card game: it may be empty after the turn
SEEN = 0.1  # how often the views of a position are compared, too
WholeTurn = tuple[tuple[Move, ...], int]


class Differs(AssertionError):
    """The kernel says something else than the rules; with the game so far."""

    def __init__(self, what: str, record: Record) -> None:
        super().__init__(f"{what}\n\n{record_text(record)}")
        self.record = record


@dataclass(frozen=True, slots=True)
class Proof:
    """A walk to compare: everything follows from its seed."""

    seed: str

    @property
    def walk(self) -> Walk:
        rng = Random(self.seed)
        edition, temper = rng.choice(list(Edition)), rng.choice(list(Temper))
        number = rng.randrange(2**32)
        return Walk(agreed_on(edition, number), number, temper)

    def positions(self) -> int:
        """Walk, and tell how many positions were compared."""
        walk, rng = self.walk, Random(f"compare {self.seed}")
        ruleset, dealt = walk.ruleset, deal(walk.ruleset, str(walk.seed))
        game = start(ruleset, dealt)
        shadow, turn, moves = from_game(game), list[Move](), list[Move]()
        compared = 0
        try:
            for step in walk.steps():
                if rng.random() < (RARE if is_rare(step) else COMPARED[ruleset.edition]):
                    compared += compare(step.game)
                if rng.random() < SEEN or step.game.scene.turn.waiting is not None:
                    compare_views(step.game, rng)
                turn.append(step.move)
                moves.append(step.move)
                if is_whole(play_step(step.game, step.move).is_settled, step.then):
                    shadow.apply(code_of(turn, ruleset))
                    compare_game(shadow, step.then)
                    turn.clear()
        except AssertionError as wrong:
            raise Differs(str(wrong), Record(ruleset, dealt, tuple(moves))) from wrong
        return compared


def is_rare(step: Step) -> bool:
    """Clubs, swaps, closing, and hands that may be played out."""
    few = not step.game.scene.ruleset.is_board and len(step.game.hand) <= FEW_GUESTS
    return few or any(isinstance(offer.move, HostClub | SwapJoker | CloseCafe) for offer in step.offered)


def is_whole(is_settled: bool, then: Game) -> bool:
    """The kernel's turn ends where the turn does, something is shown, or a birthday is asked for."""
    return is_settled or then.scene.turn.stage is Stage.BIRTHDAY


def compare(game: Game) -> int:
    """Compare a position and all inside its turns; how many there were."""
    inside: list[tuple[Game, list[WholeTurn]]] = []
    whole_turns(game, inside)
    for at, turns in inside:
        compare_turns(at, turns)
    return len(inside)


def whole_turns(game: Game, inside: list[tuple[Game, list[WholeTurn]]]) -> list[WholeTurn]:
    """Every whole turn by the rules, with its points."""
    turns: list[WholeTurn] = []
    for offer in offers(game):
        step = play_step(game, offer.move)
        assert step.points == offer.points
        if is_whole(step.is_settled, step.after):
            turns.append(((offer.move,), step.points))
        else:
            further = whole_turns(step.after, inside)
            turns += [((offer.move, *moves), step.points + points) for moves, points in further]
    inside.append((game, turns))
    return turns


def compare_turns(game: Game, turns: list[WholeTurn]) -> None:
    ruleset, position = game.scene.ruleset, from_game(game)
    wanted = {code_of(moves, ruleset): points for moves, points in turns}
    found = listed(position)
    assert len(wanted) == len(turns), "two turns have one code"
    assert len(found) == len(dict(found)), "a turn is listed twice"
    differing = set(found) ^ set(wanted.items())
    assert not differing, [(moves_of(code, ruleset), points) for code, points in sorted(differing)]
    assert all(moves_of(code_of(moves, ruleset), ruleset) == moves for moves, _ in turns), (
        "a code reads otherwise"
    )
    compare_game(position, game)


def compare_game(position: Position, game: Game) -> None:
    """Everything: who sits where, hands, bag, deck, scores, hand sizes, what was done in the turn, places."""
    told = to_game(position, game.scene.ruleset)
    assert told == game, f"{told}\nis not\n{game}"
    places = {standing.player: standing.place for standing in standings(game)}
    assert all(position.place(player) == place for player, place in places.items()), places


def compare_views(game: Game, rng: Random) -> None:
    """What is imagined behind a view looks the same, and offers its viewer the same turns."""
    ruleset = game.scene.ruleset
    for viewer in (game.player, rng.randrange(ruleset.players), None):
        seen = view(game, viewer)
        position = from_view(seen, rng.getrandbits(62))
        assert view(to_game(position, ruleset), viewer) == seen, f"not what {viewer} sees"
        assert listed(position), "nobody can go on"
        if viewer == game.player:
            assert listed(position) == listed(from_game(game)), f"{viewer} has other turns"
        again = from_game(game)
        again.sample(NOBODY if viewer is None else viewer, Dice(7))
        assert to_game(again, ruleset) == to_game(from_view(seen, 7), ruleset), "what is hidden shows"


def listed(position: Position) -> list[tuple[int, int]]:
    position.list_turns(bench())
    return bench().listed()


@cache
def bench() -> Turns:
    return kernel.Turns()


def proofs(seed: str) -> Iterator[Proof]:
    """One walk after the other, for ever."""
    number = 0
    while True:
        yield Proof(f"{seed}-{number}")
        number += 1
