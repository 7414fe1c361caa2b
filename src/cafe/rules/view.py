"""What one viewer may know, and a game to imagine behind it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, MutableSequence
from itertools import chain
from typing import Any, Protocol

from .deal import table_cards_of
from .guests import BOARD_GUESTS, CARD_GUESTS, Guest, Nation
from .seating_turn import seat_moves
from .state import Game, Hand, Scene
from .values import value

MOST_TRIES = 10_000
BOARD_CAST, CARD_CAST = (Counter(map(str, guests)) for guests in (BOARD_GUESTS, CARD_GUESTS))  # by code
Sight = tuple[Guest | None, ...]  # None: a guest one may not know


class Shuffler(Protocol):
    """Chance, brought by the caller; random.Random is one."""

    def shuffle(self, x: MutableSequence[Any], /) -> None: ...


@value
class View:
    """A game as a player (by number) or a spectator (None) may know it."""

    viewer: int | None
    scene: Scene
    hands: tuple[Sight, ...]
    aside: tuple[Sight, ...]
    bag: int  # how many guests are left to draw
    deck: int  # how many table cards are left to lay
    gone: tuple[Nation, ...]  # C5: the table cards that left

    @property
    def hand(self) -> Hand:
        """The viewer's own guests."""
        own = () if self.viewer is None else self.hands[self.viewer]
        return tuple(guest for guest in own if guest is not None)

    def unseen(self) -> Counter[Guest]:
        """The guests that the viewer cannot place: in the board game exactly the bag."""
        return Counter({Guest.CODES[code]: left for code, left in self.unseen_by_code().items()})

    def unseen_by_code(self) -> dict[str, int]:
        """The same by the guests' codes: texts are counted faster."""
        scene = self.scene
        cast = BOARD_CAST if scene.ruleset.is_board else CARD_CAST
        sights = chain.from_iterable((*self.hands, *self.aside))
        placed = chain(scene.room.guests.values(), scene.bar, scene.box, sights)
        seen = Counter([guest.code for guest in placed if guest is not None])
        return {code: left for code, count in cast.items() if (left := count - seen.get(code, 0)) > 0}

    def unseen_tables(self) -> Counter[Nation]:
        """The table cards that are still to come, in unknown order."""
        seen = Counter((*self.scene.room.nations.values(), *self.gone))
        return Counter(table_cards_of(self.scene.ruleset)) - seen


def view(game: Game, viewer: int | None) -> View:
    """What the viewer may know: the board game is open but for the bag; of the card game, their own hand."""
    scene = game.scene
    hands: tuple[Sight, ...] = game.hands if scene.ruleset.is_board else _seen(game.hands, viewer)
    aside = _seen(game.aside, viewer)
    return View(viewer, scene, hands, aside, len(game.bag), len(game.deck), _gone(game))


def own_hand(at: Game | View) -> Hand:
    """The hand of the player on turn in a game; the viewer's own in a view."""
    return at.hand


def imagine(seen: View, rng: Shuffler) -> Game:
    """A whole game behind the view: everything hidden is drawn fairly from what the viewer has not seen.

    While somebody waits (E5) the player on turn holds a guest who can join them, or nobody would wait: hands
    without one are drawn again.
    """
    game = _drawn(seen, rng)
    for _ in range(MOST_TRIES if game.scene.turn.waiting is not None else 0):
        if _can_go_on(game):
            break
        game = _drawn(seen, rng)
    return game


def _can_go_on(game: Game) -> bool:
    return game.scene.ruleset.is_board or next(seat_moves(game.scene, game.hand), None) is not None


def _drawn(seen: View, rng: Shuffler) -> Game:
    guests = list(seen.unseen().elements())
    tables = list(seen.unseen_tables().elements())
    rng.shuffle(guests)
    rng.shuffle(tables)
    row = iter(guests)
    hands = tuple(_filled(sight, row) for sight in seen.hands)
    aside = tuple(_filled(sight, row) for sight in seen.aside)
    return Game(seen.scene, hands, aside, tuple(row), tuple(tables))


def _seen(hands: tuple[Hand, ...], viewer: int | None) -> tuple[Sight, ...]:
    """One's own hand, and how many guests the others hold."""
    return tuple(hand if player == viewer else (None,) * len(hand) for player, hand in enumerate(hands))


def _filled(sight: Sight, row: Iterator[Guest]) -> Hand:
    return tuple(next(row) if guest is None else guest for guest in sight)


def _gone(game: Game) -> tuple[Nation, ...]:
    if game.scene.ruleset.is_board:
        return ()
    left = Counter(table_cards_of(game.scene.ruleset))
    left.subtract((*game.scene.room.nations.values(), *game.deck))
    return tuple(left.elements())
