"""Between the engine and the second opinion: games as situations, objections as complaints."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from cafe.rules import FloorPlan, Game, Move, Objection, Refused, Ruleset, play
from cafe.rules.objections import (
    ChairTaken,
    ChooseBirthdayFirst,
    ChooseHandSizeFirst,
    ClubsNotPlayed,
    EnoughSeated,
    GameOver,
    HandFull,
    HandNotEmpty,
    HandNotFull,
    JokerForJoker,
    JokerNotServed,
    LeftAlone,
    LowersTooMuch,
    NoBirthdayChoice,
    NoClub,
    NoHandSizeChoice,
    NoJokerThere,
    NoSuchChair,
    NoSuchTable,
    NotAtHome,
    NotAtTheClub,
    NothingDone,
    NotInHand,
    NotInThisGame,
    PartySize,
    PaysNothing,
    SomeoneWaits,
    TurnUnderWay,
    Unbalanced,
    WrongSex,
)

from . import oracle
from .ledger import Ledger
from .oracle import Complaint, Situation
from .walks import Walk


@cache
def around(plan: FloorPlan) -> dict[str, list[str]]:
    return oracle.neighbours(plan.drawing, numbers_are_tables=not plan.bar)


@cache
def options(ruleset: Ruleset) -> dict[str, str]:
    _, *pairs = str(ruleset).split()
    return dict(pair.split("=", 1) for pair in pairs)


def situation(game: Game) -> Situation:
    """The café as the second opinion sees it, at the start of some turn."""
    scene = game.scene
    return Situation(
        edition=scene.ruleset.edition.value,
        options=options(scene.ruleset),
        around=around(scene.ruleset.plan),
        nations={str(table): nation.value for table, nation in scene.room.nations.items()},
        seated={str(chair): str(guest) for chair, guest in scene.room.guests.items()},
        hand=list(map(str, game.hand)),
        birthday=scene.birthday.value if scene.birthday else "",
    )


def opened(game: Game) -> Ledger:
    """A ledger opened at the start of a turn."""
    scene = game.scene
    signs = {str(table): sign for table, sign in scene.ruleset.plan.tables.items()}
    return Ledger(
        edition=scene.ruleset.edition.value,
        options=options(scene.ruleset),
        around=around(scene.ruleset.plan),
        positions=sorted(signs, key=lambda table: signs[table].zfill(2)),
        nations={str(table): str(nation) for table, nation in scene.room.nations.items()},
        hands=[list(map(str, hand)) for hand in game.hands],
        bag=list(map(str, game.bag)),
        deck=list(map(str, game.deck)),
        player=game.player,
        seated={str(chair): str(guest) for chair, guest in scene.room.guests.items()},
        aside=[list(map(str, hand)) for hand in game.aside],
        scores=list(scene.scores),
        sizes=list(scene.hand_sizes),
        bar=list(map(str, scene.bar)),
        box=list(map(str, scene.box)),
        out=list(scene.out),
        birthday=str(scene.birthday or ""),
        birthday_asked=scene.birthday_asked,
        turns=scene.turn.number,
    )


@dataclass(frozen=True)
class Judged:
    """A game on its way, and the situation by the ledger: never read from the game."""

    game: Game
    now: Situation


def followed(walk: Walk) -> Iterator[Judged]:
    """Every game of a walk, with the ledger written along."""
    game = walk.start()
    ledger = opened(game)
    yield Judged(game, ledger.now())
    for step in walk.steps():
        ledger.write(str(step.move))
        yield Judged(step.then, ledger.now())


def answer(game: Game, move: Move) -> tuple[Objection, ...]:
    """What play has against a move."""
    try:
        play(game, move)
    except Refused as refused:
        found = refused.objections
    else:
        return ()
    assert found, "a refusal has a reason"
    return found


def complaints(found: tuple[Objection, ...]) -> set[Complaint]:
    """Objections in the second opinion's words."""
    said = [complaint(objection) for objection in found]
    assert len(set(said)) == len(said), f"an objection said twice: {found}"
    return set(said)


def complaint(found: Objection) -> Complaint:
    rule = found.rule
    match found:
        case ChairTaken(chair):
            return rule, "taken", str(chair)
        case NoSuchChair(chair):
            return rule, "no such chair", str(chair)
        case NotAtHome(_, chair):
            return rule, "not at home", str(chair)
        case Unbalanced(table, _, ladies, gentlemen):
            return rule, "unbalanced", str(table), "f" * ladies + "m" * gentlemen
        case LeftAlone(_, chair):
            return rule, "left alone", str(chair)
        case PaysNothing(_, chair):
            return rule, "pays nothing", str(chair)
        case SomeoneWaits(_, chair):
            return rule, "someone waits", str(chair)
        case NotInHand(guest):
            return rule, "not in hand", str(guest)
        case NotInThisGame():
            return rule, "not in this game"
        case TurnUnderWay():
            return rule, "turn under way"
        case NothingDone():
            return rule, "nothing done"
        case EnoughSeated():
            return rule, "enough seated"
        case GameOver():
            return rule, "over"
        case JokerNotServed():
            return rule, "joker not served"
        case NoJokerThere(chair):
            return rule, "no joker there", str(chair)
        case JokerForJoker(chair):
            return rule, "joker for joker", str(chair)
        case WrongSex(_, chair):
            return rule, "wrong sex", str(chair)
        case ChooseHandSizeFirst() | ChooseBirthdayFirst():
            return rule, "choose first"
        case NoHandSizeChoice() | NoBirthdayChoice():
            return rule, "no choice"
        case LowersTooMuch(by, most):
            return rule, "too much", str(by), str(most)
        case HandFull():
            return rule, "hand full"
        case HandNotFull():
            return rule, "hand not full"
        case HandNotEmpty():
            return rule, "hand not empty"
        case ClubsNotPlayed() | NoSuchTable() | NotAtTheClub() | PartySize() | NoClub():
            return rule, type(found).__name__
