"""A turn played on paper: nothing is written, and nothing hidden is shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cafe.match.actions import Declined, reveals
from cafe.match.codec import plain
from cafe.protocol import messages
from cafe.protocol.views import offers_told, view_told
from cafe.rules import Event, Game, Move, Refused, happen_all, play, seen_by, view
from cafe.rules.events import ClubHosted, GuestSeated, SentToBar


def draft(game: Game, seat: int, moves: Sequence[Move]) -> messages.Draft:
    """The steps as far as they are allowed; one that reveals something ends where the hidden begins."""
    number, steps, shown = game.scene.turn.number, list[messages.Step](), False
    for move in moves:
        if game.end is not None or game.scene.turn.number != number:
            raise Declined("turn-over-already", 422)
        if shown:
            raise Declined("reveal-comes-last", 422)
        try:
            brought = play(game, move)
        except Refused as refused:
            objections = [plain(objection) for objection in refused.objections]
            return _told(game, seat, steps, shown=False, objections=objections)
        known = _known(brought)
        shown = len(known) < len(brought)
        steps.append(_step(game, seat, move, known))
        game = happen_all(game, known)
    return _told(game, seat, steps, shown=shown, objections=[])


def _known(events: Sequence[Event]) -> list[Event]:
    """The events up to the first that shows something hidden."""
    first = next((at for at, event in enumerate(events) if reveals(event)), len(events))
    return list(events[:first])


def _step(game: Game, seat: int, move: Move, events: Iterable[Event]) -> messages.Step:
    open_hands = game.scene.ruleset.is_board
    paid = [event for event in events if isinstance(event, GuestSeated | ClubHosted | SentToBar)]
    lines = [line for event in paid if not isinstance(event, SentToBar) for line in event.receipt]
    return messages.Step(
        move=str(move),
        points=sum(event.points for event in paid),
        receipt=[plain(line) for line in lines],
        events=[plain(seen_by(event, seat, open_hands=open_hands)) for event in events],
    )


def _told(
    game: Game,
    seat: int,
    steps: list[messages.Step],
    *,
    shown: bool,
    objections: list[messages.ObjectionTold],
) -> messages.Draft:
    seen = view(game, seat)
    return messages.Draft(
        legal=not objections,
        step=len(steps) + 1 if objections else None,
        objections=objections,
        steps=steps,
        total=sum(step.points for step in steps),
        reveals=shown,
        view=view_told(seen),
        offers=[] if shown else offers_told(seen),
    )
