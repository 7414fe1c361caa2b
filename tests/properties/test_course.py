"""The course of whole games is that of a ledger written by the rules alone, move by move."""

from __future__ import annotations

from hypothesis import given

from cafe.rules import Game

from .judging import opened
from .ledger import Ledger
from .walks import Walk, walks


def by_ledger(ledger: Ledger) -> dict[str, object]:
    """What is compared, as the ledger has it."""
    over = bool(ledger.end)
    return {
        "nations": ledger.nations,
        "seated": ledger.seated,
        "hands": [sorted(hand) for hand in ledger.hands],
        "aside": [sorted(hand) for hand in ledger.aside],
        "bag": ledger.bag,
        "deck": ledger.deck,
        "scores": ledger.scores,
        "sizes": ledger.sizes,
        "bar": ledger.bar,
        "box": sorted(ledger.box),
        "out": ledger.out,
        "birthday": (ledger.birthday, ledger.birthday_asked),
        "end": ledger.end,
        "player": "over" if over else ledger.player,
        "turn": "over" if over else ledger.turns,
    }


def by_game(game: Game) -> dict[str, object]:
    """The same, as the engine has it."""
    scene, over = game.scene, game.end is not None
    return {
        "nations": {str(table): str(nation) for table, nation in scene.room.nations.items()},
        "seated": {str(chair): str(guest) for chair, guest in scene.room.guests.items()},
        "hands": [sorted(map(str, hand)) for hand in game.hands],
        "aside": [sorted(map(str, hand)) for hand in game.aside],
        "bag": list(map(str, game.bag)),
        "deck": list(map(str, game.deck)),
        "scores": list(scene.scores),
        "sizes": list(scene.hand_sizes),
        "bar": list(map(str, scene.bar)),
        "box": sorted(map(str, scene.box)),
        "out": list(scene.out),
        "birthday": (str(scene.birthday or ""), scene.birthday_asked),
        "end": str(scene.end or ""),
        "player": "over" if over else scene.player,
        "turn": "over" if over else scene.turn.number,
    }


@given(walks())
def test_the_ledger_comes_to_the_same_game_move_by_move(walk: Walk) -> None:
    ledger = opened(walk.start())
    for step in walk.steps():
        ledger.write(str(step.move))
        assert by_ledger(ledger) == by_game(step.then), step.move


@given(walks())
def test_the_ledger_and_the_engine_stand_at_the_same_point_of_a_turn(walk: Walk) -> None:
    ledger = opened(walk.start())
    for step in walk.steps():
        ledger.write(str(step.move))
        turn = step.then.scene.turn
        if step.then.end is None:
            told = ledger.turn
            stage = {"B9": "hand-size", "V1": "birthday"}.get(told.question)
            stage = stage or ("club" if told.club else "seating" if told.acted else "act")
            assert (turn.stage.value, turn.waiting or "") == (stage, told.waiting)
            assert turn.seated == told.seatings or told.club
            assert turn.completed == told.completed or ledger.edition == "card"
