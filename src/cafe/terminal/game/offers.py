"""The offers of a turn as a numbered list: grouped by guest, the best first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from rich.text import Text

from cafe.rules import Chair, Game, Guest, Offer, happen_all, offers, play
from cafe.rules.moves import (
    CloseCafe,
    Draw,
    EndTurn,
    HostClub,
    LayAside,
    LowerHandSize,
    Move,
    NameBirthday,
    Seat,
    SendToBar,
    SwapJoker,
)
from cafe.terminal.output.drawing import PALE, WAITS, guest_text, signed
from cafe.terminal.output.translator import Voice

SHOWN = 8  # of a group; the rest on demand
GAP = 2
NARROWEST = 20
KINDS: tuple[type[Move], ...] = (
    HostClub,
    SwapJoker,
    SendToBar,
    Draw,
    LayAside,
    EndTurn,
    CloseCafe,
    LowerHandSize,
    NameBirthday,
)


@dataclass(frozen=True, slots=True)
class Numbered:
    """An offer and the number by which it is chosen."""

    number: int
    offer: Offer
    promise: int = 0  # what the next guest can bring who joins this one (E5)


Group = list[Numbered]


def grouped(game: Game) -> list[Group]:
    """Seatings guest by guest, who pays most first; then the other kinds of move."""
    promises = {offer: _promise(game, offer) for offer in offers(game)}
    by_guest: dict[Guest, list[Offer]] = {}
    by_kind: dict[type[Move], list[Offer]] = {}
    for offer in promises:
        if isinstance(offer.move, Seat):
            by_guest.setdefault(offer.move.guest, []).append(offer)
        else:
            by_kind.setdefault(type(offer.move), []).append(offer)
    worth: Callable[[Offer], tuple[int, int]] = lambda offer: (-offer.points, -promises[offer])  # noqa: E731
    seatings = [sorted(group, key=worth) for group in by_guest.values()]
    seatings.sort(key=lambda group: (worth(group[0]), _is_joker(group[0])))
    groups = seatings + [by_kind[kind] for kind in KINDS if kind in by_kind]
    numbers = iter(range(1, 1 + sum(map(len, groups))))
    return [[Numbered(next(numbers), offer, promises[offer]) for offer in group] for group in groups]


def _is_joker(offer: Offer) -> bool:
    return isinstance(offer.move, Seat) and offer.move.guest.is_joker


def _promise(game: Game, offer: Offer) -> int:
    """E5: who waits is worth what the best guest to join him brings."""
    if offer.points or not isinstance(offer.move, Seat):
        return 0
    then = happen_all(game, play(game, offer.move))
    return max((next_offer.points for next_offer in offers(then)), default=0) if then.end is None else 0


def chosen(groups: Iterable[Group], number: int) -> Offer | None:
    return next((each.offer for group in groups for each in group if each.number == number), None)


def lit_chairs(groups: Iterable[Group], guest: Guest | None = None) -> dict[Chair, int]:
    """What each chair would pay at best; for one guest, or for all."""
    best: dict[Chair, int] = {}
    for group in groups:
        for each in group:
            match each.offer.move:
                case Seat(who, chair) if guest in (None, who):
                    best[chair] = max(best.get(chair, 0), each.offer.points)
    return best


def listed(groups: Sequence[Group], voice: Voice, width: int, shown: int = SHOWN) -> Text:
    """The list below the café: what it is about on the left, the numbers to type on the right."""
    rows = [row for group in groups for row in _rows(group, voice, shown)]
    left = max((label.cell_len for label, _ in rows), default=0) + GAP
    told: list[Text] = []
    for label, entries in rows:
        lines = _lines(entries, max(NARROWEST, width - left))
        labels = [label, *[Text()] * (len(lines) - 1)]
        told += [_padded(label, left).append_text(line) for label, line in zip(labels, lines, strict=True)]
    return Text("\n").join(told)


def _rows(group: Group, voice: Voice, shown: int) -> Iterator[tuple[Text, list[Text]]]:
    first = group[0].offer
    match first.move:
        case Seat(guest):
            yield _label(guest, voice), _some(group, _chair, voice, shown)
        case SendToBar():
            price = Text(voice("cli-offers-bar", price=first.points))
            yield price, _some(group, _guest, voice, shown)
        case LayAside():
            yield Text(voice("cli-offers-aside")), _some(group, _guest, voice, 2 * shown)
        case _:
            for each in group[: 2 * shown]:
                yield Text(), [_entry(each, _sentence(each.offer, voice))]
            if len(group) > 2 * shown:
                yield Text(), [Text(voice("cli-offers-more", count=len(group) - 2 * shown), style=PALE)]


def _some(group: Group, what: Callable[[Numbered], Text], voice: Voice, shown: int) -> list[Text]:
    """The first entries of a group, and how many there are besides."""
    entries = [_entry(each, what(each)) for each in group[:shown]]
    if len(group) > shown:
        entries.append(Text(voice("cli-offers-more", count=len(group) - shown), style=PALE))
    return entries


def _lines(entries: Iterable[Text], width: int) -> list[Text]:
    """The entries side by side; none is broken at the line's end unless it is too long for one."""
    lines = [Text()]
    for entry in entries:
        if lines[-1] and lines[-1].cell_len + GAP + entry.cell_len > width:
            lines.append(Text())
        lines[-1].append(" " * GAP if lines[-1] else "").append_text(entry)
    return lines


def _padded(text: Text, width: int) -> Text:
    return text.copy().append(" " * (width - text.cell_len))


def _label(guest: Guest, voice: Voice) -> Text:
    kind = f"guest-{guest.nation or 'joker-'}{guest.sex}"
    return Text().append_text(guest_text(guest)).append(f" {voice(f'{kind}.label')}")


def _entry(each: Numbered, what: Text) -> Text:
    return Text().append(f"{each.number}) ", style="bold").append_text(what)


def _chair(each: Numbered) -> Text:
    """The chair and its pay; of a guest who waits, what the next one can bring."""
    assert isinstance(each.offer.move, Seat)
    if each.offer.points:
        pays = Text(signed(each.offer.points), style="green")
    else:
        pays = Text(f"{WAITS}{signed(each.promise) if each.promise else ''}", style=PALE)
    return Text(f"{each.offer.move.chair} ").append_text(pays)


def _guest(each: Numbered) -> Text:
    assert isinstance(each.offer.move, SendToBar | LayAside)
    return guest_text(each.offer.move.guest)


def _sentence(offer: Offer, voice: Voice) -> Text:
    told = Text(voice.say(offer.move))
    return told.append(f" {signed(offer.points)}", style="green") if offer.points else told
