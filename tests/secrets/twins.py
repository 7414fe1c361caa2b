"""Twins: two games from different deals that a viewer cannot tell apart, move for move.

A walk is played and every guest and table card followed from its place in the deal. Those that the viewer has
still not seen at the end change places; then the same moves are played from the new deal. Only what somebody
else lays aside face down differs, as it must.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeVar

from cafe.rules import Deal, Guest, Move, Ruleset, Step, deal
from cafe.rules.events import Event, GuestDrawn, GuestSeated, LaidAside, TableLaid
from cafe.rules.moves import LayAside
from cafe.rules.notation import Record, replay
from tests.properties.walks import Step as Walked
from tests.properties.walks import Walk

FIRST_HAND = {"board": 5, "card": 7}  # B3, C2
FIRST_TABLES = 5  # C2
Thing = TypeVar("Thing")


@dataclass(frozen=True)
class Twins:
    """The same walk from two deals."""

    deals: tuple[Deal, Deal]
    steps: list[tuple[Step, Step]]


class Places:
    """Where in the deal everybody comes from."""

    def __init__(self, ruleset: Ruleset, dealt: Deal) -> None:
        size = FIRST_HAND[ruleset.edition]
        self.deal = dealt
        self.hands = [list(range(player * size, (player + 1) * size)) for player in range(ruleset.players)]
        self.aside: list[list[int]] = [[] for _ in range(ruleset.players)]
        self.drawn = ruleset.players * size
        self.laid = FIRST_TABLES
        self.put_aside: list[int] = []  # the places of those laid aside, move by move

    def follow(self, event: Event) -> None:
        match event:
            case GuestSeated(player=player, guest=guest):
                self._take(player, guest)
            case LaidAside(player=player, guest=guest):
                assert guest is not None
                place = self._take(player, guest)
                self.aside[player].append(place)
                self.put_aside.append(place)
            case GuestDrawn(player=player):
                self.hands[player].append(self.drawn)
                self.drawn += 1
            case TableLaid():
                self.laid += 1
            case _:
                pass

    def _take(self, player: int, guest: Guest) -> int:
        place = next(at for at in self.hands[player] if self.deal.guests[at] == guest)
        self.hands[player].remove(place)
        return place

    def unseen_by(self, viewer: int | None) -> list[int]:
        """The places of the guests that are hidden from the viewer: in the card game others' too."""
        others = [at for player, row in enumerate(self.hands) for at in row if player != viewer]
        others += [at for player, row in enumerate(self.aside) for at in row if player != viewer]
        return [*others, *range(self.drawn, len(self.deal.guests))]


def twins(walk: Walk, viewer: int | None, rng: Random) -> Twins:
    """The walk and its twin for a viewer."""
    ruleset, first = walk.ruleset, deal(walk.ruleset, str(walk.seed))
    steps = whole_turns(list(walk.steps()))
    if ruleset.is_board:
        second = deal_again(first, list(range(bag_left(walk, steps), len(first.guests))), 0, rng)
        other_moves = [step.move for step in steps]
    else:
        places = Places(ruleset, first)
        for step in steps:
            for event in step.events:
                places.follow(event)
        second = deal_again(first, places.unseen_by(viewer), places.laid, rng)
        other_moves = list(translated(steps, viewer, places.put_aside, second))
    one = replay(Record(ruleset, first, tuple(step.move for step in steps)))
    other = replay(Record(ruleset, second, tuple(other_moves)))
    return Twins((first, second), list(zip(one, other, strict=True)))


def whole_turns(steps: list[Walked]) -> list[Walked]:
    """Without a last guest who waits: the waiting says that somebody in hand can join them."""
    while steps and steps[-1].then.scene.turn.waiting is not None:
        steps = steps[:-1]
    return steps


def bag_left(walk: Walk, steps: list[Walked]) -> int:
    """The place in the deal from where on nobody was drawn."""
    game = steps[-1].then if steps else walk.start()
    return 100 - len(game.bag)


def deal_again(dealt: Deal, guests: list[int], tables_from: int, rng: Random) -> Deal:
    rest = list(range(tables_from, len(dealt.tables)))
    return Deal(rearranged(dealt.guests, guests, rng), rearranged(dealt.tables, rest, rng), dealt.first)


def rearranged(row: Sequence[Thing], places: list[int], rng: Random) -> tuple[Thing, ...]:
    new = list(row)
    for place, other in zip(places, rng.sample(places, len(places)), strict=True):
        new[place] = row[other]
    return tuple(new)


def translated(steps: list[Walked], viewer: int | None, put_aside: list[int], dealt: Deal) -> Iterator[Move]:
    """The moves in the twin: others lay aside whom they hold there."""
    places = iter(put_aside)
    for step in steps:
        if isinstance(step.move, LayAside):
            place = next(places)
            yield step.move if step.game.player == viewer else LayAside(dealt.guests[place])
        else:
            yield step.move
