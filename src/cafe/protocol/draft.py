"""A turn played on paper: nothing is written, and nothing hidden is shown."""

from __future__ import annotations

from collections.abc import Sequence

from cafe.match.actions import Declined
from cafe.match.codec import plain
from cafe.protocol import messages
from cafe.protocol.views import offer_messages, view_message
from cafe.rules import Game, Move, Step, as_if_on_turn, seen_by, take, view


def draft(game: Game, seat: int, moves: Sequence[Move]) -> messages.Draft:
    """The steps as far as they are allowed; one that reveals something ends where the hidden begins.

    A seat that is not on turn plans ahead: the steps are played as if its turn began now.
    """
    taken = take(as_if_on_turn(game, seat), moves)
    if taken.rest and not taken.refused:
        raise Declined("reveal-comes-last" if taken.reveals else "turn-over-already", 422)
    seen = view(taken.drafted, seat)
    return messages.Draft(
        ahead=game.player != seat,
        legal=not taken.refused,
        step=taken.refused_step,
        objections=[plain(objection) for objection in taken.refused],
        steps=[_step(step, seat) for step in taken.steps],
        total=taken.points,
        reveals=taken.reveals,
        view=view_message(seen),
        offers=[] if taken.steps and taken.steps[-1].is_settled else offer_messages(seen),
    )


def _step(step: Step, seat: int) -> messages.Step:
    open_hands = step.game.scene.ruleset.is_board
    return messages.Step(
        move=str(step.move),
        points=step.points,
        receipt=list(step.receipt),
        events=[plain(seen_by(event, seat, open_hands=open_hands)) for event in step.known],
    )
