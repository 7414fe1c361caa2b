"""Games in plain text: what happened, and what every viewer sees; players are counted from 1."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from cafe.rules import Event, Game, Line, View, offers, standings, view
from cafe.rules.events import (
    BirthdayAsked,
    BirthdayNamed,
    ClubHosted,
    GameEnded,
    GuestDrawn,
    GuestSeated,
    HandReckoned,
    HandSizeAsked,
    HandSizeLowered,
    JokerSwapped,
    LaidAside,
    SentToBar,
    TableLaid,
    TablesCleared,
    TurnPassed,
    TurnSkipped,
    WentBankrupt,
)

UNKNOWN = "somebody"
Place = TypeVar("Place", bound=str)


def event_text(event: Event) -> str:
    """One event as a line."""
    match event:
        case GuestSeated(player, guest, chair, receipt, one_nation, waits, points):
            said = f"player {player + 1} seats {guest} on {chair}: {points}{_receipt(receipt)}"
            said += f"; completes {_row(one_nation)}" if one_nation else ""
            return said + ("; waits" if waits else "")
        case ClubHosted(player, table, receipt, one_nation, points):
            said = f"player {player + 1} hosts a club at {table}: {points}{_receipt(receipt)}"
            return said + (f"; completes {_row(one_nation)}" if one_nation else "")
        case SentToBar(player, guest, space, price, points):
            return f"player {player + 1} sends {guest} to the bar: space {space}, price {price}, {points}"
        case JokerSwapped(player, guest, joker, chair):
            return f"player {player + 1} swaps {guest} for {joker} on {chair}"
        case WentBankrupt(player, guests):
            return f"player {player + 1} is bankrupt and leaves {_row(sorted(map(str, guests)))}".rstrip()
        case HandSizeAsked(player, most):
            return f"player {player + 1} may lower the hand size by {most}"
        case HandSizeLowered(player, by):
            return f"player {player + 1} lowers the hand size by {by}"
        case GuestDrawn(player, guest):
            return f"player {player + 1} draws {guest or UNKNOWN}"
        case LaidAside(player, guest):
            return f"player {player + 1} lays aside {guest or UNKNOWN}"
        case TablesCleared(tables, nations, left):
            gone = sorted(f"{chair}={guest}" for chair, guest in left)
            return f"cleared {_pairs(dict(zip(tables, nations, strict=True)))}: {_row(gone)} leave"
        case TableLaid(table, nation):
            return f"laid {table}={nation}"
        case BirthdayAsked(player):
            return f"player {player + 1} may name a birthday"
        case BirthdayNamed(player, nation):
            return f"player {player + 1} names the birthday of {nation or 'none'}"
        case TurnSkipped(player):
            return f"player {player + 1} is skipped"
        case TurnPassed(player):
            return f"player {player + 1} is on turn"
        case HandReckoned(player, guests, jokers, points):
            return f"player {player + 1} has {guests} guests and {jokers} jokers left: {points}"
        case GameEnded(reason):
            return f"the game ends: {reason}"


def _receipt(lines: tuple[Line, ...]) -> str:
    return "".join(f", {_line(line)}" for line in lines)


def _line(line: Line) -> str:
    marks = {"doubled": line.doubled, "birthday": line.birthday, "club": line.club}
    said = [line.table, line.nation, f"{line.guests} guests", *(mark for mark, on in marks.items() if on)]
    return f"{' '.join(said)} {line.points}"


def sights(game: Game) -> Iterator[str]:
    """What everybody sees, a spectator too, and what a player sees instead or besides."""
    spectator = facts(view(game, None))
    yield "everybody sees"
    yield from (f"    {name}: {fact}" for name, fact in spectator.items() if fact)
    for player in range(len(game.hands)):
        seen = facts(view(game, player)).items()
        if own := [f"{name}: {fact or 'nothing'}" for name, fact in seen if fact != spectator[name]]:
            yield f"player {player + 1} sees"
            yield from (f"    {line}" for line in own)


def facts(seen: View) -> dict[str, str]:
    """Every fact of a view."""
    scene, turn = seen.scene, seen.scene.turn
    return {
        "turn": f"{turn.number} player {scene.player + 1} {turn.stage} seated {turn.seated}"
        f" waiting {turn.waiting or 'none'} completed {turn.completed}",
        "scores": _row(scene.scores),
        "hand sizes": _row(scene.hand_sizes),
        "tables": "" if scene.ruleset.is_board else _pairs(scene.room.nations),
        "seated": _pairs(scene.room.guests),
        "bar": _row(scene.bar),
        "box": _row(sorted(map(str, scene.box))),
        "out": _row(player + 1 for player in scene.out),
        "birthday": f"{scene.birthday or 'none'}" if scene.birthday_asked else "",
        **{f"hand {player + 1}": _hand(hand) for player, hand in enumerate(seen.hands)},
        **{f"aside {player + 1}": _hand(hand) for player, hand in enumerate(seen.aside)},
        "bag": str(seen.bag),
        "deck": "" if scene.ruleset.is_board else str(seen.deck),
        "gone": _row(sorted(seen.gone)),
        "offers": _offers(seen),
        "end": scene.end or "",
    }


def _offers(seen: View) -> str:
    """How many moves the viewer has, and what they would pay together."""
    mine = offers(seen)
    return f"{len(mine)} worth {sum(offer.points for offer in mine)}" if mine else ""


def standings_lines(game: Game) -> Iterator[str]:
    for line in standings(game):
        said = f"{line.place}. player {line.player + 1}: {line.points}"
        said += f", penalty {line.penalty}" if not game.scene.ruleset.is_board else ""
        yield said + (", bankrupt" if line.bankrupt else "")


def _hand(hand: Sequence[object | None]) -> str:
    """Who is there, in the order of the codes; those that one may not know are counted."""
    known = sorted(str(guest) for guest in hand if guest is not None)
    unknown = sum(guest is None for guest in hand)
    return _row([*known, f"{unknown} unknown"] if unknown else known)


def _row(things: Iterable[object]) -> str:
    return " ".join(map(str, things))


def _pairs(places: Mapping[Place, object]) -> str:
    """`a2=AFf b1=AFm`, by row and column."""
    cells = {str(place): str(thing) for place, thing in places.items()}
    return _row(f"{cell}={cells[cell]}" for cell in sorted(cells, key=lambda cell: (int(cell[1:]), cell[0])))
