"""A game at one moment: what lies open to everybody, and what is hidden."""

from __future__ import annotations

from enum import StrEnum

from .deal import Deal, check_deal, first_hand
from .events import End
from .floor import Chair
from .guests import Guest, Nation
from .pay import Tariff
from .ruleset import Ruleset
from .seating import Seating, empty_room
from .values import value

Hand = tuple[Guest, ...]


class Stage(StrEnum):
    """Where a turn stands: what kind of move comes next."""

    ACT = "act"  # nothing done yet
    SEATING = "seating"  # somebody was seated; more, or the end of the turn
    CLUB = "club"  # V2: a club was hosted; the turn can only end
    HAND_SIZE = "hand-size"  # B9: the choice is open
    BIRTHDAY = "birthday"  # V1: the choice is open


@value
class Turn:
    """The turn under way."""

    number: int = 1
    stage: Stage = Stage.ACT
    seated: int = 0
    waiting: Chair | None = None  # E5
    completed: int = 0  # B9: one-nation tables this turn


@value
class Scene:
    """Everything that lies open on the table."""

    ruleset: Ruleset
    room: Seating
    player: int
    turn: Turn
    scores: tuple[int, ...]
    hand_sizes: tuple[int, ...]  # B9
    bar: Hand
    box: Hand  # the guests who left the game: cleared (C5) or a bankrupt's (B8)
    out: tuple[int, ...]  # B8, in order of departure
    birthday: Nation | None
    birthday_asked: bool  # V1: one a game at most
    end: End | None

    @property
    def tariff(self) -> Tariff:
        return Tariff(self.ruleset.doubling, self.birthday)

    @property
    def players_in(self) -> list[int]:
        return [player for player in range(self.ruleset.players) if player not in self.out]


@value
class Game:
    """The scene and what is hidden behind it; only the café sees a whole game."""

    scene: Scene
    hands: tuple[Hand, ...]
    aside: tuple[Hand, ...]  # C7
    bag: Hand  # the bag or guest deck, drawn from the front
    deck: tuple[Nation, ...]  # the table cards to come (C5)

    @property
    def player(self) -> int:
        return self.scene.player

    @property
    def hand(self) -> Hand:
        return self.hands[self.scene.player]

    @property
    def end(self) -> End | None:
        return self.scene.end


def start(ruleset: Ruleset, dealt: Deal) -> Game:
    """The game before its first move (B3, C2)."""
    check_deal(ruleset, dealt)
    players, size = ruleset.players, first_hand(ruleset)
    hands = tuple(dealt.guests[player * size : (player + 1) * size] for player in range(players))
    positions = ruleset.plan.positions
    if ruleset.is_board:
        nations = {table: Nation(sign) for table, sign in ruleset.plan.tables.items()}
    else:
        nations = dict(zip(positions, dealt.tables, strict=False))
    scene = Scene(
        ruleset=ruleset,
        room=empty_room(ruleset.plan, nations),
        player=dealt.first,
        turn=Turn(),
        scores=(0,) * players,
        hand_sizes=(size,) * players,
        bar=(),
        box=(),
        out=(),
        birthday=None,
        birthday_asked=False,
        end=None,
    )
    empty: tuple[Hand, ...] = ((),) * players
    return Game(scene, hands, empty, dealt.guests[players * size :], dealt.tables[len(positions) :])
