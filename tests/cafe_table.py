"""The tests' own words: rooms and games as pictures, moves as texts, rules by their id.

A picture is honest: it holds each guest and table card as often as the game has it (B1, C1). What it does not
show is still in the bag and the deck, in the order of the material, or in the box where the bag is drawn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import TypeVar

import pytest

from cafe.rules import (
    GENTLEMAN,
    LADY,
    Chair,
    Event,
    Game,
    Guest,
    Nation,
    Objection,
    Refused,
    Ruleset,
    Scene,
    Seating,
    Table,
    Turn,
    deal,
    happen_all,
    offers,
    play,
    play_all,
    start,
)
from cafe.rules.deal import first_hand, guests_of, table_cards_of
from cafe.rules.etiquette import may_not_sit
from cafe.rules.floor import shipped_plan
from cafe.rules.moves import HostClub, Move, Seat
from cafe.rules.notation import parse_move, parse_moves

Thing = TypeVar("Thing")
Hand = tuple[Guest, ...]
MID_GAME = 9  # the number of some turn that is nobody's first


def rule(*ids: str) -> pytest.MarkDecorator:
    """The test tells what these rules allow or do, or plays a worked example."""
    return pytest.mark.rule(*ids)


def refused_by(*ids: str) -> pytest.MarkDecorator:
    """The test tells what these rules refuse."""
    return pytest.mark.rule(*ids, refused=True)


def guests(text: str) -> Hand:
    """`ITm ITf **f`"""
    return tuple(map(Guest.parse, text.split()))


def seats(text: str) -> dict[Chair, Guest]:
    """`a2=AFf b1=AFm`"""
    pairs = [pair.split("=") for pair in text.split()]
    there = {Chair(chair): Guest.parse(guest) for chair, guest in pairs}
    assert len(there) == len(pairs), "two guests on one chair"
    return there


def hands_of(text: str) -> list[Hand]:
    """`ITm ITf / **f`: player by player."""
    return [guests(hand) for hand in text.split("/")] if text else []


def numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


def card_room(seated: str = "", *, besides: Iterable[Guest] = (), **tables: str) -> Seating:
    """The card game's floor; tables that are not named belong to nations that nobody in the picture is of."""
    plan, there = shipped_plan("card"), seats(seated)
    named = {Table(table): Nation(nation) for table, nation in tables.items()}
    shown = {*named.values(), *(guest.nation for guest in (*there.values(), *besides))}
    strangers = (nation for nation in Nation if nation not in shown)
    nations = {table: named[table] if table in named else next(strangers) for table in plan.positions}
    assert set(named) <= set(nations), "a table that the plan does not have"
    assert set(there) <= set(plan.chairs), "a chair that the plan does not have"
    return Seating(plan, nations, there)


def board_room(seated: str = "", plan: str = "corners") -> Seating:
    """The board game's floor."""
    floor, there = shipped_plan(plan), seats(seated)
    assert set(there) <= set(floor.chairs), "a chair that the plan does not have"
    return Seating(floor, {table: Nation(sign) for table, sign in floor.tables.items()}, there)


def full_house(*, but: str) -> str:
    """The corners board, everybody at home, two ladies and two gentlemen a table, but for these chairs."""
    plan = shipped_plan("corners")
    return " ".join(
        f"{chair}={plan.tables[plan.tables_at[chair][0]]}{GENTLEMAN if _is_beside(chair) else LADY}"
        for chair in plan.chairs
        if chair not in but.split()
    )


def bar_with(count: int) -> str:
    """So many guests at the bar; who they are is all one (B7)."""
    crowd = "AFf AFf AFf AFf AFm AFm AFm AFm CNf CNf CNf CNf CNm CNm CNm CNm CUf CUf CUf CUf"
    return " ".join(crowd.split()[:count])


def _is_beside(chair: Chair) -> bool:
    """A chair to the left or right of its table; the others stand above or below."""
    plan = shipped_plan("corners")
    return plan.tables_at[chair][0][1:] == chair[1:]


def board_game(
    seated: str = "",
    *,
    hands: str = "",
    player: int = 0,
    turn: int = MID_GAME,
    scores: str = "",
    sizes: str = "",
    bag: str | None = None,
    bar: str = "",
    out: str = "",
    birthday: str | None = None,
    rules: str = "players=2",
) -> Game:
    """A board game in the middle of play; who is given no hand holds five of the guests not shown."""
    agreed = Ruleset.parse(f"board {rules}")
    game = start(agreed, deal(agreed, "a picture"))
    scene = replace(
        game.scene,
        room=replace(game.scene.room, guests=board_room(seated, agreed.plan.name).guests),
        bar=guests(bar),
        hand_sizes=numbers(sizes) or game.scene.hand_sizes,
        out=numbers(out),
        birthday=None if birthday is None else Nation(birthday),
        birthday_asked=birthday is not None,
    )
    return _with_guests(replace(game, scene=_on_turn(scene, player, turn, scores)), hands, "", bag)


def card_game(
    seated: str = "",
    *,
    hands: str = "",
    aside: str = "",
    player: int = 0,
    turn: int = MID_GAME,
    scores: str = "",
    bag: str | None = None,
    deck: str | None = None,
    rules: str = "players=2",
    **tables: str,
) -> Game:
    """A card game in the middle of play; who is given no hand holds seven of the guests not shown."""
    agreed = Ruleset.parse(f"card {rules}")
    game = start(agreed, deal(agreed, "a picture"))
    room = card_room(seated, besides=_flat(hands_of(hands)), **tables)
    hidden = _rest(table_cards_of(agreed), room.nations.values())
    laid = hidden if deck is None else tuple(map(Nation, deck.split()))
    _rest(hidden, laid)
    scene = _on_turn(replace(game.scene, room=room), player, turn, scores)
    return _with_guests(replace(game, scene=scene, deck=laid), hands, aside, bag)


def _on_turn(scene: Scene, player: int, turn: int, scores: str) -> Scene:
    return replace(scene, player=player, turn=Turn(turn), scores=numbers(scores) or scene.scores)


def _with_guests(game: Game, hands: str, aside: str, bag: str | None) -> Game:
    """Deal out the guests that are not on the floor."""
    scene, players = game.scene, game.scene.ruleset.players
    held, laid = hands_of(hands), hands_of(aside)
    laid += [()] * (players - len(laid))
    drawn = () if bag is None else guests(bag)
    shown = (*scene.room.guests.values(), *scene.bar, *drawn, *_flat(held), *_flat(laid))
    rest = list(_rest(guests_of(scene.ruleset), shown))
    size = first_hand(scene.ruleset)
    while len(held) < players:
        held.append(() if len(held) in scene.out else tuple(rest.pop(0) for _ in range(size)))
    if bag is not None:
        scene = replace(scene, box=tuple(rest))
    return replace(
        game, scene=scene, hands=tuple(held), aside=tuple(laid), bag=tuple(rest) if bag is None else drawn
    )


def _flat(rows: Iterable[Hand]) -> Iterator[Guest]:
    return (guest for row in rows for guest in row)


def _rest(material: Iterable[Thing], shown: Iterable[Thing]) -> tuple[Thing, ...]:
    """The material that a picture does not show; it cannot show more than there is."""
    there, seen = Counter(material), Counter(shown)
    assert seen <= there, f"more than the game has: {seen - there}"
    return tuple((there - seen).elements())


def refusals(at: Game | Seating, move: str | Move) -> list[Objection]:
    """Every objection to a move; in a room alone, to a seating by E1 to E3."""
    wanted = parse_move(move) if isinstance(move, str) else move
    if isinstance(at, Seating):
        assert isinstance(wanted, Seat)
        return list(may_not_sit(at, wanted.guest, wanted.chair))
    found: list[Objection] = []
    try:
        play(at, wanted)
    except Refused as refused:
        found = list(refused.objections)
        assert found, "a refusal has a reason"
    if not isinstance(wanted, HostClub):  # of a club only one order is offered where the orders pay the same
        assert (wanted in [offer.move for offer in offers(at)]) is not bool(found), (
            "offers and refusals disagree"
        )
    return found


def rules_against(at: Game | Seating, move: str | Move) -> list[str]:
    """The ids of the rules that object to a move."""
    return [objection.rule for objection in refusals(at, move)]


def played(game: Game, moves: str) -> Game:
    """The game after the moves."""
    return play_all(game, parse_moves(moves))


def told(game: Game, moves: str) -> list[Event]:
    """The events of the last of these moves."""
    *before, last = parse_moves(moves)
    return list(play(play_all(game, before), last))


def paid(game: Game, moves: str) -> list[int]:
    """What each of the moves pays the player on turn."""
    points, player = [], game.player
    for move in parse_moves(moves):
        then = happen_all(game, play(game, move))
        points.append(then.scene.scores[player] - game.scene.scores[player])
        game = then
    return points


def offered(game: Game) -> set[str]:
    """Every move that is allowed now, as text."""
    return {str(offer.move) for offer in offers(game)}


def seated(game: Game) -> dict[str, str]:
    """Who sits where, as texts."""
    return {str(chair): str(guest) for chair, guest in game.scene.room.guests.items()}


def hand(game: Game, player: int) -> list[str]:
    """A player's hand, as texts, in order."""
    return sorted(map(str, game.hands[player]))
