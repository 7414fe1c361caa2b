"""What a seat may know as one line of JSON: written for any program, and read back as the same view."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any, get_type_hints

from cafe.match.codec import plain, read
from cafe.rules import (
    Chair,
    End,
    Guest,
    Nation,
    Ruleset,
    Scene,
    Seating,
    Table,
    Turn,
    View,
    imagine,
    offers,
    view,
)
from cafe.rules.flaws.text import TextFlaw
from cafe.rules.notation import Misread, parse_position, position_text
from cafe.rules.quoting import shown

PLACES = ("tables", "seated")  # objects whose keys are places
ADDED = ("chairs", "offers")  # what follows from the rest, for programs that do not know the rules
Payload = dict[str, Any]


class BadView(ValueError):
    """A line that is no view of a seat, and why: a flaw of its position, or a sentence."""

    def __init__(self, reason: str | TextFlaw) -> None:
        super().__init__(str(reason))
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Told:
    """The fields of the line, in its order; pairs are objects there."""

    viewer: int
    player: int
    turn: Turn
    scores: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    tables: tuple[tuple[Table, Nation], ...]
    seated: tuple[tuple[Chair, Guest], ...]
    hands: tuple[tuple[Guest | None, ...], ...]
    aside: tuple[tuple[Guest | None, ...], ...]
    bag: int
    deck: int
    gone: tuple[Nation, ...]
    bar: tuple[Guest, ...]
    box: tuple[Guest, ...]
    out: tuple[int, ...]
    birthday: Nation | None
    birthday_asked: bool
    end: End | None


NAMES = tuple(field.name for field in fields(Told))
HINTS = get_type_hints(Told)


def view_text(seen: View) -> str:
    """The view of a seat on one line, with the legal moves and the tables of every chair."""
    scene, plan = seen.scene, seen.scene.ruleset.plan
    assert seen.viewer is not None, "a spectator has no turn to consider"
    told = Told(
        viewer=seen.viewer,
        player=scene.player,
        turn=scene.turn,
        scores=scene.scores,
        hand_sizes=scene.hand_sizes,
        tables=tuple((table, scene.room.nations[table]) for table in scene.room.tables),
        seated=tuple(
            (chair, scene.room.guests[chair]) for chair in plan.chairs if chair in scene.room.guests
        ),
        hands=seen.hands,
        aside=seen.aside,
        bag=seen.bag,
        deck=seen.deck,
        gone=seen.gone,
        bar=scene.bar,
        box=scene.box,
        out=scene.out,
        birthday=scene.birthday,
        birthday_asked=scene.birthday_asked,
        end=scene.end,
    )
    payload: Payload = plain(told)
    for name in PLACES:
        payload[name] = dict(payload[name])
    payload["chairs"] = {chair: list(scene.room.tables_at(chair)) for chair in plan.chairs}
    payload["offers"] = [{"move": str(offer.move), "points": offer.points} for offer in offers(seen)]
    return json.dumps(payload, separators=(",", ":"))


def parse_view(ruleset: Ruleset, text: str) -> View:
    """The view of a line, or BadView; whatever no game can come to is refused."""
    told = _told(text)
    plan = ruleset.plan
    _known("tables", (table for table, _ in told.tables), plan.tables)
    _known("seated", (chair for chair, _ in told.seated), plan.chairs)
    for name in ("scores", "hand_sizes", "hands", "aside"):
        if len(getattr(told, name)) != ruleset.players:
            raise BadView(f"{name} must be as many as there are players: {ruleset.players}")
    if told.viewer not in range(ruleset.players) or told.player not in range(ruleset.players):
        raise BadView(f"viewer and player are numbers from 0 to {ruleset.players - 1}")
    seen = _view(ruleset, told)
    _check(seen)
    return seen


def _told(text: str) -> Told:
    try:
        payload = json.loads(text)
    except (ValueError, RecursionError):
        raise BadView("this is no JSON") from None
    if not isinstance(payload, dict):
        raise BadView("this is no JSON object")
    payload = {name: value for name, value in payload.items() if name not in ADDED}
    for name in [*NAMES, *payload]:
        if name not in payload:
            raise BadView(f"{name} is missing")
        if name not in NAMES:
            raise BadView(f"there is no field {shown(name)}")
    for name in PLACES:
        if not isinstance(payload[name], dict):
            raise BadView(f"{name} is no object")
        payload[name] = list(payload[name].items())
    return Told(**{name: _field(name, payload[name]) for name in NAMES})


def _field(name: str, value: object) -> Any:
    try:
        return read(HINTS[name], value)
    except ValueError:
        raise BadView(f"{name} is not what it should be: {shown(json.dumps(value))}") from None


def _known(name: str, told: Iterable[str], places: Iterable[str]) -> None:
    strange = set(told) - set(places)
    if strange:
        raise BadView(f"{name}: this plan has no {shown(min(strange))}")


def _view(ruleset: Ruleset, told: Told) -> View:
    scene = Scene(
        ruleset=ruleset,
        room=Seating(ruleset.plan, dict(told.tables), dict(told.seated)),
        player=told.player,
        turn=told.turn,
        scores=told.scores,
        hand_sizes=told.hand_sizes,
        bar=told.bar,
        box=told.box,
        out=told.out,
        birthday=told.birthday,
        birthday_asked=told.birthday_asked,
        end=told.end,
    )
    return View(told.viewer, scene, told.hands, told.aside, told.bag, told.deck, told.gone)


def _check(seen: View) -> None:
    """Raise BadView unless there is a game behind the view, and the seat sees of it what it was told."""
    hidden = sum(guest is None for sight in (*seen.hands, *seen.aside) for guest in sight)
    left, cards = seen.unseen().total(), seen.unseen_tables().total()
    if left != hidden + seen.bag:
        raise BadView(f"{left} guests are not to be seen, and bag and hands hide {hidden + seen.bag}")
    if cards != seen.deck:
        raise BadView(f"{cards} table cards are not to be seen, and the deck has {seen.deck}")
    game = imagine(seen, random.Random(0))
    try:
        read_back = parse_position(position_text(game))
    except Misread as bad:
        raise BadView(bad.flaw) from None
    if read_back != game or view(game, seen.viewer) != seen:
        raise BadView("this seat would see the position otherwise")
