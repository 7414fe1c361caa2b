"""The offers of a turn, grouped by guest and numbered, the best first."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from cafe.rules import Chair, Game, Guest, Move, Offer, offers, play_step
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
class NumberedOffer:
    """An offer and the number that chooses it."""

    number: int
    offer: Offer
    promise: int = 0  # what the next guest can bring who joins this one (E5)

    @property
    def move(self) -> Move:
        return self.offer.move

    @property
    def points(self) -> int:
        return self.offer.points


Group = list[NumberedOffer]


def grouped_offers(game: Game) -> list[Group]:
    """Seatings guest by guest, the best guest first; then the other kinds of move."""
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
    return [[NumberedOffer(next(numbers), offer, promises[offer]) for offer in group] for group in groups]


def _is_joker(offer: Offer) -> bool:
    return isinstance(offer.move, Seat) and offer.move.guest.is_joker


def _promise(game: Game, offer: Offer) -> int:
    """E5: a waiting guest is worth what the best guest to join them brings."""
    if offer.points or not isinstance(offer.move, Seat):
        return 0
    then = play_step(game, offer.move).after
    return max((next_offer.points for next_offer in offers(then)), default=0) if then.end is None else 0


def offer_by_number(groups: Iterable[Group], number: int) -> Offer | None:
    numbered = (entry for group in groups for entry in group)
    return next((entry.offer for entry in numbered if entry.number == number), None)


def offers_with(guest: Guest, groups: Iterable[Group]) -> list[Group]:
    """Only what can be done with this guest."""
    kept = [[entry for entry in group if _guest_of(entry.move) == guest] for group in groups]
    return [group for group in kept if group]


def _guest_of(move: Move) -> Guest | None:
    return move.guest if isinstance(move, Seat | SendToBar | SwapJoker | LayAside) else None


def best_pay(groups: Iterable[Group]) -> dict[Chair, int]:
    """What each chair on offer would pay at best."""
    best: dict[Chair, int] = {}
    for group in groups:
        for entry in group:
            if isinstance(entry.move, Seat):
                chair = entry.move.chair
                best[chair] = max(best.get(chair, 0), entry.points)
    return best
