"""happen(game, event): the game after an event. It never refuses."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import TypeVar

from .events import (
    BirthdayAsked,
    BirthdayNamed,
    ClubHosted,
    Event,
    GameEnded,
    GuestDrawn,
    GuestSeated,
    HandReckoned,
    HandSizeAsked,
    HandSizeLowered,
    JokerSwapped,
    LaidAside,
    SentToBar,
    TableLaid,
    TablesCleared,
    TurnPassed,
    TurnSkipped,
    WentBankrupt,
)
from .guests import Guest
from .seating import clear, lay, seat
from .state import Game, Hand, Scene, Stage, Turn
from .values import replace

Thing = TypeVar("Thing")


def happen_all(game: Game, events: Iterable[Event]) -> Game:
    return reduce(happen, events, game)


def happen(game: Game, event: Event) -> Game:
    """The game after the event."""
    scene = game.scene
    match event:
        case GuestSeated(player, guest, chair, _, one_nation, waits, points):
            turn = scene.turn
            turn = replace(
                turn,
                stage=Stage.SEATING,
                seated=turn.seated + 1,
                waiting=chair if waits else None,
                completed=turn.completed + len(one_nation),
            )
            room, scores = seat(scene.room, guest, chair), _paid(scene, player, points)
            scene = replace(scene, room=room, turn=turn, scores=scores)
            return replace(game, scene=scene, hands=_without(game.hands, player, guest))
        case ClubHosted(player, _, _, one_nation, points):
            turn = scene.turn
            turn = replace(turn, stage=Stage.CLUB, completed=turn.completed + len(one_nation))
            return replace(game, scene=replace(scene, turn=turn, scores=_paid(scene, player, points)))
        case SentToBar(player, guest, _, _, points):
            scene = replace(scene, bar=(*scene.bar, guest), scores=_paid(scene, player, points))
            return replace(game, scene=scene, hands=_without(game.hands, player, guest))
        case JokerSwapped(player, guest, joker, chair):
            hands = _without(game.hands, player, guest)
            hands = _changed(hands, player, (*hands[player], joker))
            return replace(game, scene=replace(scene, room=seat(scene.room, guest, chair)), hands=hands)
        case WentBankrupt(player, guests):
            scene = replace(scene, out=(*scene.out, player), box=(*scene.box, *guests))
            return replace(game, scene=scene, hands=_changed(game.hands, player, ()))
        case HandSizeAsked():
            return replace(game, scene=_at_stage(scene, Stage.HAND_SIZE))
        case HandSizeLowered(player, by):
            sizes = _changed(scene.hand_sizes, player, scene.hand_sizes[player] - by)
            return replace(game, scene=replace(scene, hand_sizes=sizes))
        case GuestDrawn(player):
            hands = _changed(game.hands, player, (*game.hands[player], game.bag[0]))
            return replace(game, hands=hands, bag=game.bag[1:])
        case LaidAside(player, guest):
            assert guest is not None, "the café's own events hide nothing"
            aside = _changed(game.aside, player, (*game.aside[player], guest))
            return replace(game, hands=_without(game.hands, player, guest), aside=aside)
        case TablesCleared(tables, _, left):
            box = (*scene.box, *(guest for _, guest in left))
            return replace(game, scene=replace(scene, room=clear(scene.room, tables), box=box))
        case TableLaid(table, nation):
            return replace(
                game, scene=replace(scene, room=lay(scene.room, table, nation)), deck=game.deck[1:]
            )
        case BirthdayAsked():
            return replace(game, scene=replace(_at_stage(scene, Stage.BIRTHDAY), birthday_asked=True))
        case BirthdayNamed(_, nation):
            return replace(game, scene=replace(scene, birthday=nation))
        case TurnSkipped():
            return game
        case TurnPassed(player):
            return replace(game, scene=replace(scene, player=player, turn=Turn(scene.turn.number + 1)))
        case HandReckoned(player, _, _, points):
            return replace(game, scene=replace(scene, scores=_paid(scene, player, points)))
        case GameEnded(reason):
            return replace(game, scene=replace(scene, end=reason))


def _paid(scene: Scene, player: int, points: int) -> tuple[int, ...]:
    return _changed(scene.scores, player, scene.scores[player] + points)


def _at_stage(scene: Scene, stage: Stage) -> Scene:
    return replace(scene, turn=replace(scene.turn, stage=stage))


def _changed(row: tuple[Thing, ...], at: int, thing: Thing) -> tuple[Thing, ...]:
    return (*row[:at], thing, *row[at + 1 :])


def _without(hands: tuple[Hand, ...], player: int, guest: Guest) -> tuple[Hand, ...]:
    hand = hands[player]
    place = hand.index(guest)
    return _changed(hands, player, hand[:place] + hand[place + 1 :])
