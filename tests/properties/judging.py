"""Between the engine and the second opinion: games as situations, objections as complaints."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from cafe.rules import FloorPlan, Game, Move, Objection, Refused, Ruleset, play
from cafe.rules.events import TurnPassed
from cafe.rules.moves import HostClub, Seat
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
from .oracle import Complaint, Situation, TurnSoFar
from .walks import Step, Walk


@cache
def around(plan: FloorPlan) -> dict[str, list[str]]:
    return oracle.neighbours(plan.drawing, numbers_are_tables=not plan.bar)


@cache
def options(ruleset: Ruleset) -> dict[str, str]:
    _, *pairs = str(ruleset).split()
    return dict(pair.split("=", 1) for pair in pairs)


def situation(game: Game, turn: TurnSoFar, *, is_first_turn: bool) -> Situation:
    """The game as the second opinion sees it, with what it has itself noted of the turn."""
    scene = game.scene
    return Situation(
        edition=scene.ruleset.edition.value,
        options=options(scene.ruleset),
        around=around(scene.ruleset.plan),
        nations={str(table): nation.value for table, nation in scene.room.nations.items()},
        seated={str(chair): str(guest) for chair, guest in scene.room.guests.items()},
        hand=list(map(str, game.hand)),
        hand_size=scene.hand_sizes[game.player],
        birthday=scene.birthday.value if scene.birthday else "",
        is_first_turn=is_first_turn,
        is_over=game.end is not None,
        turn=turn,
    )


@dataclass(frozen=True)
class Judged:
    """A game on its way, and the situation as noted along the way."""

    game: Game
    now: Situation


def followed(walk: Walk) -> Iterator[Judged]:
    """Every game of a walk; the turn is noted from the moves, never read from the game."""
    turn, turns = TurnSoFar(), 1
    game = walk.start()
    yield Judged(game, situation(game, turn, is_first_turn=True))
    for step in walk.steps():
        now = situation(step.game, turn, is_first_turn=turns == 1)
        passed = sum(isinstance(event, TurnPassed) for event in step.events)
        turn, turns = (TurnSoFar() if passed else noted(now, step)), turns + passed
        yield Judged(step.then, situation(step.then, turn, is_first_turn=turns == 1))


def noted(now: Situation, step: Step) -> TurnSoFar:
    """What the turn is after a move that did not end it."""
    turn, move = replace(now.turn, acted=True), step.move
    match move:
        case Seat(guest, chair):
            pays = bool(oracle.pay(now, str(guest), chair))
            excused = oracle.is_joker(str(guest)) and now.options.get("lone_joker") == "on"
            completed = oracle.completed_by(now.with_guest(str(guest), chair), chair)
            return replace(
                turn,
                seatings=turn.seatings + 1,
                waiting="" if pays or excused else str(chair),
                completed=turn.completed + completed,
            )
        case HostClub(table, party):
            then, completed = now, 0
            for member in party:
                then = then.with_guest(str(member.guest), member.chair)
                others = replace(then, nations={t: n for t, n in then.nations.items() if t != table})
                completed += oracle.completed_by(others, member.chair)
            completed += oracle.is_one_nation(then, table)
            return replace(turn, club=True, completed=turn.completed + completed)
        case _:
            return replace(turn, question=_question(now, step))


def _question(now: Situation, step: Step) -> str:
    """B9 comes before V1; the option may answer it beforehand."""
    if step.then.end is not None:
        return ""
    ends_seating = str(step.move) == "end"
    most = min(now.turn.completed, now.hand_size)
    return "B9" if ends_seating and most and now.options["hand_size"] == "asked" else "V1"


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
