"""What a player foresees of their own turn: the games it can leave, up to where something hidden comes in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cafe.rules import Game, Move, Offer, offers, play_step
from cafe.rules.events import REVEALING, TurnPassed
from cafe.rules.moves import Seat

UNFORESEEN = (*REVEALING, TurnPassed)
PAID_FOLLOWED, WAITING_FOLLOWED, LATER_FOLLOWED = 12, 24, 6  # how many seatings are followed on


@dataclass(frozen=True, slots=True)
class Plan:
    """A turn as far as it can be foreseen: the move it begins with, and the game it leaves."""

    first: Offer
    left: Game


def plans(game: Game) -> Iterator[Plan]:
    """Every offer as a whole turn of its own, and the best seatings followed on."""
    open_now = offers(game)
    seatings = [offer for offer in open_now if isinstance(offer.move, Seat)]
    waiting = [offer for offer in seatings if not offer.points]
    single = [Plan(offer, foreseen(game, offer.move)) for offer in open_now if offer not in waiting]
    yield from single
    paid = [plan for plan in single if isinstance(plan.first.move, Seat)]
    paid.sort(key=lambda plan: plan.first.points, reverse=True)
    some = [Plan(offer, foreseen(game, offer.move)) for offer in _spread(waiting, WAITING_FOLLOWED)]
    yield from (plan for plan in some if plan.left.scene.turn.waiting is None)  # an excused joker
    for plan in paid[:PAID_FOLLOWED] + some:
        yield from (Plan(plan.first, end) for end in _ends(plan.left))


def foreseen(game: Game, move: Move) -> Game:
    """The game after the move, but for what only chance would tell."""
    return play_step(game, move).before(UNFORESEEN)


def _spread(waiting: Sequence[Offer], most: int) -> Sequence[Offer]:
    """So many of them at most, from all guests in hand."""
    return waiting[:: 1 + len(waiting) // most]


def _ends(game: Game) -> Iterator[Game]:
    """The games in which a seating turn that goes on from here can end."""
    if game.end is not None:
        return
    seatings = [offer for offer in offers(game) if isinstance(offer.move, Seat)]
    seatings.sort(key=lambda offer: offer.points, reverse=True)
    for offer in seatings[:LATER_FOLLOWED]:
        left = foreseen(game, offer.move)
        if left.scene.turn.waiting is None:
            yield left
        yield from _ends(left)
