"""Between the rules' values and the kernel's numbers.

Guests, chairs and tables have the number of their place: guests among all kinds, nations before jokers and
ladies before gentlemen; chairs and tables in the plan's drawing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from cafe.rules import (
    Chair,
    End,
    FloorPlan,
    Game,
    Guest,
    Move,
    Nation,
    Ruleset,
    Scene,
    Seating,
    Stage,
    Table,
    Turn,
    View,
)
from cafe.rules.card_game import HAND_LIMIT
from cafe.rules.deal import first_hand
from cafe.rules.guests import KINDS
from cafe.rules.moves import (
    CloseCafe,
    Draw,
    EndTurn,
    HostClub,
    LayAside,
    LowerHandSize,
    NameBirthday,
    Seat,
    SendToBar,
    SwapJoker,
)
from cafe.rules.options import BAR_PRICES, Doubling, HandSize, Swap
from cafe.rules.seating_turn import BOARD_SEATINGS, CARD_SEATINGS

from . import codes
from .board import Board
from .card import Card
from .chance import Dice
from .floor import NO_NATION, Floor
from .law import AT_A_TABLE, Law
from .position import NOBODY, Position

NATIONS, STAGES, ENDS = tuple(Nation), tuple(Stage), tuple(End)
KIND_OF = {guest: number for number, guest in enumerate(KINDS)}
NATION_OF = {nation: number for number, nation in enumerate(NATIONS)}
STAGE_OF = {stage: number for number, stage in enumerate(STAGES)}
PLANS_KEPT = 64
ENDINGS: dict[int, Move] = {codes.END: EndTurn(), codes.CLOSE: CloseCafe()}


@dataclass(frozen=True, slots=True)
class Numbering:
    """A plan's chairs and tables by number, and back."""

    floor: Floor
    chairs: tuple[Chair, ...]
    tables: tuple[Table, ...]
    chair_of: dict[Chair, int]
    table_of: dict[Table, int]
    positions: list[int]  # C5


@lru_cache(PLANS_KEPT)
def numbering(plan: FloorPlan) -> Numbering:
    tables = tuple(plan.tables)
    chair_of = {chair: number for number, chair in enumerate(plan.chairs)}
    table_of = {table: number for number, table in enumerate(tables)}
    chairs_at = [[chair_of[chair] for chair in plan.chairs_at[table]] for table in tables]
    tables_at = [[table_of[table] for table in plan.tables_at[chair]] for chair in plan.chairs]
    signs = [NATION_OF[Nation(sign)] if plan.bar else NO_NATION for sign in plan.tables.values()]
    floor = Floor(chairs_at, tables_at, signs)
    return Numbering(floor, plan.chairs, tables, chair_of, table_of, [table_of[at] for at in plan.positions])


@lru_cache(PLANS_KEPT)
def law_of(ruleset: Ruleset) -> Law:
    return Law(
        ruleset.players,
        BOARD_SEATINGS if ruleset.is_board else CARD_SEATINGS,
        first_hand(ruleset),
        [] if ruleset.bar is None else list(BAR_PRICES[ruleset.bar]),
        ruleset.birthday or 0,
        clears=not ruleset.is_board,
        every_group=ruleset.doubling is Doubling.EVERY_GROUP,
        any_fitting=ruleset.swap is Swap.ANY_FITTING,
        lone_joker=bool(ruleset.lone_joker),
        asked=ruleset.hand_size is HandSize.ASKED,
        clubs=ruleset.clubs,
    )


def from_game(game: Game) -> Position:
    """The game in numbers."""
    if game.scene.ruleset.is_board:
        return _board(game)
    return _card(game)


def from_view(view: View, seed: int) -> Position:
    """A game behind the view, everything hidden drawn fairly by the seed: what `imagine` is to the rules."""
    position = from_game(_filled(view))
    position.sample(NOBODY if view.viewer is None else view.viewer, Dice(seed))
    return position


def to_game(position: Position, ruleset: Ruleset) -> Game:
    """The rules' value of a position in which all draw from one bag."""
    hands = tuple(_guests(position.hand_of(player)) for player in range(ruleset.players))
    bag, scene = _guests(position.undrawn()), _scene(position, ruleset)
    if isinstance(position, Card):
        aside = tuple(_guests(position.aside_of(player)) for player in range(ruleset.players))
        return Game(scene, hands, aside, bag, tuple(NATIONS[nation] for nation in position.cards_to_lay()))
    return Game(scene, hands, ((),) * ruleset.players, bag, ())


def moves_of(code: int, ruleset: Ruleset) -> tuple[Move, ...]:
    """The steps of a turn."""
    named, action = numbering(ruleset.plan), code & codes.ACTION
    members = [int(codes.member(code, place)) for place in range(AT_A_TABLE)]
    kind = members[0] >> codes.KIND
    match action:
        case codes.BAR:
            return (SendToBar(KINDS[kind]),)
        case codes.SWAP:
            return (SwapJoker(KINDS[kind], named.chairs[(members[0] & codes.CHAIR) - 1]),)
        case codes.DRAW:
            return (Draw(),)
        case codes.ASIDE:
            return (LayAside(KINDS[kind]),)
        case codes.BIRTHDAY:
            return (NameBirthday(NATIONS[kind] if kind < len(NATIONS) else None),)
        case _:
            return _steps(code, [seating for seating in members if seating], named)


def _steps(code: int, members: list[int], named: Numbering) -> tuple[Move, ...]:
    """Seatings or a club, the end of the turn, the hand size."""
    party = tuple(_seat(seating, named) for seating in members)
    club = HostClub(named.tables[codes.table(code)], party)
    first: tuple[Move, ...] = (club,) if code & codes.ACTION == codes.CLUB else party
    ending = [ENDINGS[code & codes.ENDING]] if code & codes.ENDING in ENDINGS else []
    lowered = [LowerHandSize(codes.lowered(code) - 1)] if codes.lowered(code) else []
    return (*first, *ending, *lowered)


def code_of(moves: Iterable[Move], ruleset: Ruleset) -> int:
    """The code of a turn's steps: moves_of, backwards."""
    named, code, place = numbering(ruleset.plan), codes.SEAT, 0
    for move in moves:
        match move:
            case Seat(guest, chair):
                seating = codes.of_seating(KIND_OF[guest], named.chair_of[chair])
                code |= seating << (codes.FIRST + codes.WIDTH * place)
                place += 1
            case HostClub(table, party):
                code = code_of(party, ruleset) | codes.CLUB | (named.table_of[table] << codes.TABLE)
            case EndTurn():
                code |= codes.END
            case CloseCafe():
                code |= codes.CLOSE
            case LowerHandSize(by):
                code |= (by + 1) << codes.LOWERED
                code |= 0 if code & codes.ENDING else codes.LOWER
            case SendToBar(guest):
                code = codes.of_guest(codes.BAR, KIND_OF[guest])
            case SwapJoker(guest, chair):
                seating = codes.of_seating(KIND_OF[guest], named.chair_of[chair])
                code = codes.SWAP | (seating << codes.FIRST)
            case Draw():
                code = codes.DRAW
            case LayAside(guest):
                code = codes.of_guest(codes.ASIDE, KIND_OF[guest])
            case NameBirthday(nation):
                code = codes.of_guest(codes.BIRTHDAY, len(NATIONS) if nation is None else NATION_OF[nation])
    return int(code)


def _seat(seating: int, named: Numbering) -> Seat:
    return Seat(KINDS[seating >> codes.KIND], named.chairs[(seating & codes.CHAIR) - 1])


def _board(game: Game) -> Board:
    scene = game.scene
    position = Board(numbering(scene.ruleset.plan).floor, law_of(scene.ruleset), _longest_hand(game))
    position.open()
    _set_up(position, game)
    position.set_bar(_kinds(scene.bar))
    position.players_out = len(scene.out)
    for player, size in enumerate(scene.hand_sizes):
        position.limits[player] = size
    for order, player in enumerate(scene.out, start=1):
        position.out[player] = order
    position.birthday_asked = scene.birthday_asked
    if scene.birthday is not None:
        position.set_birthday(NATION_OF[scene.birthday])
    position.settle()
    return position


def _card(game: Game) -> Card:
    scene = game.scene
    named = numbering(scene.ruleset.plan)
    position = Card(named.floor, law_of(scene.ruleset), _longest_hand(game))
    position.open()
    laid = [scene.room.nations.get(table) for table in named.tables]
    if None in laid and scene.end is None:
        raise ValueError("a game with a table that is not laid is not over")
    nations = [NO_NATION if nation is None else NATION_OF[nation] for nation in laid]
    position.set_tables(nations, named.positions, [NATION_OF[nation] for nation in game.deck])
    for player, aside in enumerate(game.aside):
        position.set_aside(player, _kinds(aside))
    _set_up(position, game)
    return position


def _set_up(position: Position, game: Game) -> None:
    scene, turn = game.scene, game.scene.turn
    named = numbering(scene.ruleset.plan)
    for chair, guest in scene.room.guests.items():
        position.seat(KIND_OF[guest], named.chair_of[chair])
    for player, hand in enumerate(game.hands):
        position.set_hand(player, _kinds(hand))
        position.scores[player] = scene.scores[player]
    position.set_bag(_kinds(game.bag))
    position.set_gone(_kinds(scene.box))
    position.player, position.number = scene.player, turn.number
    position.stage, position.seated = STAGE_OF[turn.stage], turn.seated
    position.waiting = NOBODY if turn.waiting is None else named.chair_of[turn.waiting]
    position.completed = turn.completed
    position.end = 0 if scene.end is None else 1 + ENDS.index(scene.end)


def _longest_hand(game: Game) -> int:
    """As many as a hand can come to hold: C6, or what it holds now."""
    return max(HAND_LIMIT, *map(len, game.hands)) + 1


def _filled(view: View) -> Game:
    """A game behind the view with everything hidden in the order of kinds: only where to begin."""
    guests, tables = iter(_sorted_unseen(view)), view.unseen_tables()
    hands = tuple(tuple(next(guests) if guest is None else guest for guest in sight) for sight in view.hands)
    aside = tuple(tuple(next(guests) if guest is None else guest for guest in sight) for sight in view.aside)
    deck = tuple(nation for nation in NATIONS for _ in range(tables[nation]))
    return Game(view.scene, hands, aside, tuple(guests), deck)


def _sorted_unseen(view: View) -> list[Guest]:
    unseen = view.unseen()
    return [guest for guest in KINDS for _ in range(unseen[guest])]


def _scene(position: Position, ruleset: Ruleset) -> Scene:
    named, players = numbering(ruleset.plan), range(ruleset.players)
    nations = position.nations if isinstance(position, Card) else position.floor.nations
    room = Seating(
        ruleset.plan,
        {table: NATIONS[nations[at]] for at, table in enumerate(named.tables) if nations[at] != NO_NATION},
        {chair: KINDS[position.who[at]] for at, chair in enumerate(named.chairs) if position.who[at] >= 0},
    )
    waiting = None if position.waiting == NOBODY else named.chairs[position.waiting]
    turn = Turn(position.number, STAGES[position.stage], position.seated, waiting, position.completed)
    size = first_hand(ruleset)
    scene = Scene(
        ruleset=ruleset,
        room=room,
        player=position.player,
        turn=turn,
        scores=tuple(position.scores[player] for player in players),
        hand_sizes=(size,) * ruleset.players,
        bar=(),
        box=_guests(list(position.gone)),
        out=(),
        birthday=None,
        birthday_asked=False,
        end=ENDS[position.end - 1] if position.end else None,
    )
    return _with_board(scene, position) if isinstance(position, Board) else scene


def _with_board(scene: Scene, position: Board) -> Scene:
    """What only the board game has."""
    players = range(scene.ruleset.players)
    return replace(
        scene,
        hand_sizes=tuple(position.limits[player] for player in players),
        bar=_guests(list(position.bar)),
        out=tuple(
            sorted(
                (player for player in players if position.out[player]),
                key=lambda player: position.out[player],
            )
        ),
        birthday=None if position.birthday == NOBODY else NATIONS[position.birthday],
        birthday_asked=position.birthday_asked,
    )


def _kinds(guests: Iterable[Guest]) -> list[int]:
    return [KIND_OF[guest] for guest in guests]


def _guests(kinds: Iterable[int]) -> tuple[Guest, ...]:
    return tuple(KINDS[kind] for kind in kinds)
