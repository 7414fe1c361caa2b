"""What a turn is worth to the player who makes it: its points, and what it leaves them with."""

from __future__ import annotations

from collections.abc import Mapping

from cafe.rules import Game, Guest, standings
from cafe.rules.board_game import next_price
from cafe.rules.etiquette import fits
from cafe.rules.floor import Chair
from cafe.rules.moves import Draw
from cafe.rules.pay import receipt, total
from cafe.rules.seating import seat

from .foresight import Plan

LOWERED = 2.0  # B9: a hand size that could be lowered
JOKER_EARLY, JOKER_LATE = 6.0, -6.0  # B10, B12: a joker helps for long, and is dear at the end
LATE = 60  # guests in the bag from which on a joker loses its worth
BEST_CHAIR, ANY_CHAIR, MANY_CHAIRS = 0.3, 0.2, 4  # for a guest in hand who has somewhere to go
CARD_HELD, CARD_DRAWN = 2.0, 1.0  # a card that may pay more later; a card nobody knows yet
USELESS_HELD, USELESS_DRAWN = 0.3, 0.6  # how likely a guest held, or drawn, finds no chair next time
PLAYABLE = 0.8  # from here on a guest in hand counts as having a chair
BROKE = 15.0  # what it costs to come near to bankruptcy
RUIN, DECIDED = -1000.0, 300.0

Keep = Mapping[Guest, float]


def worth(plan: Plan, keep: Keep) -> float:
    """Points, and the worth of the hand that is left; a game that ends counts by who wins it."""
    game = plan.left
    scene, me = game.scene, game.player
    if me in scene.out:
        return RUIN  # B8
    if game.end is not None:
        return scene.scores[me] + (DECIDED if _wins(game) else -DECIDED)
    held = sum(keep[guest] for guest in game.hand)
    if scene.ruleset.is_board:
        lowered = LOWERED * min(scene.turn.completed, scene.hand_sizes[me])
        return scene.scores[me] + held + lowered - _fear_of_the_bar(game, keep)
    return scene.scores[me] + held + (_hope(game) if isinstance(plan.first.move, Draw) else 0.0)


def worth_keeping(game: Game) -> Keep:
    """What it is worth to keep each guest in hand, and to have each joker that a swap would bring."""
    jokers = [guest for guest in game.scene.room.guests.values() if guest.is_joker]
    return {guest: _worth_keeping(game, guest) for guest in dict.fromkeys((*game.hand, *jokers))}


def _worth_keeping(game: Game, guest: Guest) -> float:
    if guest.is_joker:
        return JOKER_LATE + (JOKER_EARLY - JOKER_LATE) * min(len(game.bag), LATE) / LATE
    return _prospects(game, guest) + (0.0 if game.scene.ruleset.is_board else CARD_HELD)


def _prospects(game: Game, guest: Guest) -> float:
    """What the chairs promise that would take the guest now."""
    room = game.scene.room
    home = [table for table, nation in room.nations.items() if guest.passes_for(nation)]
    chairs = dict.fromkeys(chair for table in home for chair in room.free_chairs_at(table))
    pays = [_pay(game, guest, chair) for chair in chairs if fits(room, guest, chair)]
    return BEST_CHAIR * max(pays, default=0) + ANY_CHAIR * min(len(pays), MANY_CHAIRS)


def _pay(game: Game, guest: Guest, chair: Chair) -> int:
    return total(receipt(seat(game.scene.room, guest, chair), chair, game.scene.tariff))


def _fear_of_the_bar(game: Game, keep: Keep) -> float:
    """B7, B8: what the bar may cost next time, if then nobody in hand finds a chair."""
    scene, me = game.scene, game.player
    if (price := next_price(scene)) > 0:
        return 0.0
    playable = sum(guest.is_joker or keep[guest] > PLAYABLE for guest in game.hand)
    drawn = max(0, scene.hand_sizes[me] - len(game.hand))
    broke = BROKE if scene.scores[me] + price < 0 else 0.0
    return float(USELESS_HELD**playable * USELESS_DRAWN**drawn * (broke - price))


def _hope(game: Game) -> float:
    """C6, C8: a card more in hand; the last one ends the game."""
    if len(game.bag) > 1:
        return CARD_DRAWN
    return DECIDED if _wins(game) else -DECIDED


def _wins(game: Game) -> bool:
    return any(standing.place == 1 and standing.player == game.player for standing in standings(game))
