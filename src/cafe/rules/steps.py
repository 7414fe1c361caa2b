"""A step: one move of a turn, what it brought, and the games it led through."""

from __future__ import annotations

from .events import REVEALING, ClubHosted, Event, GuestSeated, SentToBar
from .moves import Move
from .pay import Line
from .state import Game
from .values import value


@value
class Step:
    """A move that was played."""

    move: Move
    events: tuple[Event, ...]
    games: tuple[Game, ...]  # before the first event, and after each

    @property
    def game(self) -> Game:
        """The game before the step."""
        return self.games[0]

    @property
    def after(self) -> Game:
        return self.games[-1]

    @property
    def points(self) -> int:
        """What the step pays the player who made it; the reckoning at the end of a game is not its doing."""
        return sum(
            event.points for event in self.events if isinstance(event, GuestSeated | ClubHosted | SentToBar)
        )

    @property
    def receipt(self) -> tuple[Line, ...]:
        """The points table by table."""
        paid = [event for event in self.events if isinstance(event, GuestSeated | ClubHosted)]
        return tuple(line for event in paid for line in event.receipt)

    @property
    def reveals(self) -> bool:
        """Whether something is shown that was hidden."""
        return any(isinstance(event, REVEALING) for event in self.events)

    @property
    def ends_turn(self) -> bool:
        before, after = self.game.scene, self.after.scene
        return after.end is not None or after.turn.number != before.turn.number

    @property
    def is_settled(self) -> bool:
        """Whether it cannot be taken back: the turn is over, or everybody has seen what was hidden."""
        return self.reveals or self.ends_turn

    @property
    def known(self) -> tuple[Event, ...]:
        """The events before anything hidden is shown."""
        return self.events[: self._first(REVEALING)]

    def before(self, kinds: tuple[type[Event], ...]) -> Game:
        """The game before the first event of these kinds, or after the step if there is none."""
        return self.games[self._first(kinds)]

    def _first(self, kinds: tuple[type[Event], ...]) -> int:
        for place, event in enumerate(self.events):
            if isinstance(event, kinds):
                return place
        return len(self.events)
