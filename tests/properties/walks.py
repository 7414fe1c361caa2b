"""Random walks: games of any ruleset, played by chance in a certain temper, to any stage."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from os import environ
from random import Random

from hypothesis import settings
from hypothesis import strategies as st

from cafe.rules import Edition, Event, Game, Move, Offer, Ruleset, View, deal, happen_all, offers, play, start
from cafe.rules.floor import shipped_plan
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
from cafe.rules.option_kinds import ANY_NUMBER, OWN_DRAWING, Option, own_plan, shipped_plans
from cafe.rules.options import PLAYERS, options_of

# A walk takes as long as a game. CAFE_EXAMPLES=1000 ./run test tests/properties is for a quiet evening.
settings.register_profile("walks", deadline=None, max_examples=int(environ.get("CAFE_EXAMPLES", "12")))
settings.load_profile("walks")

LONGEST_GAME = 450  # moves; see test_endings
WHIM = 0.1  # how often a walker forgets their temper


def _mirrored(name: str, edition: Edition) -> str:
    """A drawing of a player's own: a shipped one seen in a mirror."""
    rows = shipped_plan(name).drawing
    return own_plan(edition, f"{name}-mirrored", "\n".join(" ".join(reversed(row)) for row in rows))


SOME_THRESHOLDS = ("1", "12", "30")


def _values(option: Option, edition: Edition) -> Iterator[str]:
    """Every value that can be agreed on, with some of the numbers and drawings."""
    for value in option.values(edition):
        if value == OWN_DRAWING:
            yield _mirrored(shipped_plans(edition)[0], edition)
        elif value == ANY_NUMBER:
            yield from map(str, PLAYERS[edition]) if option.name == "players" else SOME_THRESHOLDS
        else:
            yield value


def _choices(edition: Edition) -> dict[str, Sequence[str]]:
    agreed = (option for option in options_of(edition) if option.name != "version")
    return {option.name: tuple(_values(option, edition)) for option in agreed}


CHOICES = {edition: _choices(edition) for edition in Edition}


class Temper(StrEnum):
    """What a walker likes to do."""

    EARNING = "earning"  # seat whoever pays
    THRIFTY = "thrifty"  # seat whoever pays most, close as soon as one may
    CURIOUS = "curious"  # any kind of move, each as often as the other
    IDLE = "idle"  # the bar; draw, lay aside
    SWAPPING = "swapping"  # jokers to the chairs and back again
    SOCIABLE = "sociable"  # clubs


@dataclass(frozen=True, slots=True)
class Walk:
    """All that is needed to walk it again."""

    rules: str
    seed: int
    temper: Temper
    length: int = LONGEST_GAME
    whim: float = WHIM

    @property
    def ruleset(self) -> Ruleset:
        return Ruleset.parse(self.rules)

    def start(self) -> Game:
        return start(self.ruleset, deal(self.ruleset, str(self.seed)))

    def steps(self) -> Iterator[Step]:
        """One step after the other, until the walk or the game is over."""
        game, rng = self.start(), Random(self.seed)
        for _ in range(self.length):
            if game.end is not None:
                return
            offered = offers(game)
            move = self._chosen(offered, rng)
            events = play(game, move)
            then = happen_all(game, events)
            yield Step(game, offered, move, events, then)
            game = then

    def choose(self, seen: View, rng: Random) -> Move:
        """What the walker does, as a player."""
        return self._chosen(offers(seen), rng)

    def _chosen(self, offered: Sequence[Offer], rng: Random) -> Move:
        options = offered if rng.random() < self.whim else _liked(self.temper, offered, rng)
        return rng.choice(options).move

    def games(self) -> Iterator[Game]:
        """The game at every step, the start and the last one too."""
        game = self.start()
        yield game
        for step in self.steps():
            yield step.then


@dataclass(frozen=True, slots=True)
class Step:
    """A move, and the game before and after it."""

    game: Game
    offered: tuple[Offer, ...]
    move: Move
    events: tuple[Event, ...]
    then: Game


def _liked(temper: Temper, offered: Sequence[Offer], rng: Random) -> Sequence[Offer]:
    paying = [offer for offer in offered if offer.receipt]
    seatings = [offer for offer in offered if isinstance(offer.move, Seat)]
    match temper:
        case Temper.EARNING:
            return paying or _of(offered, EndTurn) or offered
        case Temper.THRIFTY:
            best = max((offer.points for offer in paying), default=0)
            saving = _of(offered, CloseCafe) or _most_lowered(offered)
            return saving or [offer for offer in paying if offer.points == best] or seatings or offered
        case Temper.CURIOUS:
            kind = rng.choice(sorted({type(offer.move).__name__ for offer in offered}))
            return [offer for offer in offered if type(offer.move).__name__ == kind]
        case Temper.IDLE:
            return _of(offered, SendToBar, Draw, LayAside, EndTurn) or offered
        case Temper.SWAPPING:
            jokers = [
                offer for offer in seatings if isinstance(offer.move, Seat) and offer.move.guest.is_joker
            ]
            return _of(offered, SwapJoker) or jokers or paying or _of(offered, EndTurn) or offered
        case Temper.SOCIABLE:
            return (
                _of(offered, HostClub, EndTurn)
                or _of(offered, Draw, SwapJoker, NameBirthday)
                or paying
                or offered
            )


def _of(offered: Sequence[Offer], *kinds: type[Move]) -> list[Offer]:
    return [offer for offer in offered if isinstance(offer.move, kinds)]


def _most_lowered(offered: Sequence[Offer]) -> list[Offer]:
    return _of(offered, LowerHandSize)[:1]


def rules(edition: Edition) -> st.SearchStrategy[str]:
    """Any ruleset of an edition, as text."""
    options = st.fixed_dictionaries(
        {name: st.sampled_from(values) for name, values in CHOICES[edition].items()}
    )
    return options.map(lambda said: " ".join([edition, *(f"{name}={value}" for name, value in said.items())]))


def rulesets() -> st.SearchStrategy[str]:
    """Any ruleset, as text."""
    return st.sampled_from(Edition).flatmap(rules)


def walks(edition: Edition | None = None) -> st.SearchStrategy[Walk]:
    """A walk of any length through any game."""
    return st.builds(
        Walk,
        rules=rulesets() if edition is None else rules(edition),
        seed=st.integers(0, 2**32),
        temper=st.sampled_from(Temper),
        length=st.one_of(st.integers(0, 40), st.just(LONGEST_GAME)),
    )


def journeys(edition: Edition, number: int, part: int = 0) -> list[Walk]:
    """Always the same walks, whole games, that between them take every option and temper in turn."""
    rng = Random(f"{edition} {part}")
    return list(islice(_journeys(edition, rng), number))


def _journeys(edition: Edition, rng: Random) -> Iterator[Walk]:
    tempers = list(Temper)
    while True:
        rng.shuffle(tempers)
        for temper in tempers:
            seed = rng.randrange(2**32)
            yield Walk(agreed_on(edition, seed), seed, temper)


def agreed_on(edition: Edition, seed: int) -> str:
    """Any ruleset; each option is chosen by itself, so that a new one leaves the others as they are."""
    options = CHOICES[edition].items()
    chosen = (f"{name}={Random(f'{name}={seed}').choice(values)}" for name, values in options)
    return " ".join([edition, *chosen])
