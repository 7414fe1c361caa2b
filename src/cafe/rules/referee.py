"""The referee: may I, and what does it pay? Asked of any position on one's own table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import takewhile
from typing import TypeVar

from .board_game import BAG_FLOOR
from .companions import Companions
from .deal import guests_of, table_cards_of
from .events import (
    ClubHosted,
    End,
    Event,
    GuestDrawn,
    GuestSeated,
    HandReckoned,
    JokerSwapped,
    TableLaid,
    TablesCleared,
    WentBankrupt,
)
from .flaws.question import (
    BarTooFull,
    BirthdaysNotPlayed,
    CardNotTold,
    ChairNotOnPlan,
    Flaw,
    GuestToldTooOften,
    LessThanNothing,
    NoBarHere,
    NobodyLeftToCome,
    NoTablesTold,
    TableNotOnPlan,
    TablesAreThePlans,
    TableToldTooOften,
    TurnOverBefore,
)
from .flaws.text import ComesTwice, TooLong
from .floor import BAR_SPACES, Chair, Table
from .game import Offer, objections, offers
from .guests import Guest, Nation
from .moves import EndTurn, HostClub, LayAside, Move, Seat, SendToBar, SwapJoker
from .notation.misread import Misread, Word, words
from .objections import Objection
from .quoting import shown
from .ruleset import Ruleset
from .seating import Seating
from .state import Game, Hand, Scene, Stage, Turn
from .steps import Step
from .turns import take
from .values import field, value

LONGEST = 5_000
Thing = TypeVar("Thing")


class BadQuestion(ValueError):
    """A position that cannot be, and what is wrong with it."""

    def __init__(self, flaw: Flaw) -> None:
        super().__init__(flaw)
        self.flaw = flaw


@value
class Question:
    """A position as far as one tells it, and the steps of a turn to judge."""

    ruleset: Ruleset
    tables: Mapping[Table, Nation] = field(default_factory=dict)  # the card game's; others are not there
    seated: Mapping[Chair, Guest] = field(default_factory=dict)
    play: tuple[Move, ...] = ()
    hand: Hand = ()  # who else is in hand
    laid: tuple[Nation, ...] = ()  # the table cards that would come next
    bar: int = 0  # how many spaces of the bar are taken
    score: int = 0
    turn: int | None = None  # the first if café and bar are empty
    birthday: Nation | None = None  # V1: whose tables have one


@value
class Verdict:
    """The allowed steps, and why the next one is refused, if one is."""

    steps: tuple[Step, ...]
    refused: tuple[Objection, ...]
    end: End | None
    hand: Hand  # after the steps, without whoever would be drawn

    @property
    def legal(self) -> bool:
        return not self.refused

    @property
    def step(self) -> int | None:
        """The number of the refused step, from 1."""
        return len(self.steps) + 1 if self.refused else None

    @property
    def total(self) -> int:
        return sum(step.points for step in self.steps)

    @property
    def cleared(self) -> tuple[Table, ...]:
        return tuple(
            table for event in self._events() if isinstance(event, TablesCleared) for table in event.tables
        )

    @property
    def one_nation(self) -> tuple[Table, ...]:
        """The full tables of one nation that the turn completed."""
        seatings = [event for event in self._events() if isinstance(event, GuestSeated | ClubHosted)]
        return tuple(table for event in seatings for table in event.one_nation)

    @property
    def joker(self) -> Guest | None:
        """B6: the joker that a swap of the turn brought into the hand."""
        swaps = (event for event in self._events() if isinstance(event, JokerSwapped))
        return next((swap.joker for swap in swaps), None)

    @property
    def bankrupt(self) -> bool:
        """B8."""
        return any(isinstance(event, WentBankrupt) for event in self._events())

    @property
    def draws(self) -> int:
        """B9, C6: how many guests the turn draws; nobody can tell whom."""
        return sum(isinstance(event, GuestDrawn) for event in self._events())

    @property
    def left_over(self) -> int | None:
        """B12, C9: what the guests left over cost, once the game is over."""
        reckonings = (event for event in self._events() if isinstance(event, HandReckoned))
        return next((reckoned.points for reckoned in reckonings if reckoned.player == 0), None)

    def _events(self) -> Iterator[Event]:
        return (event for step in self.steps for event in step.events)


def ask(question: Question) -> Verdict:
    """Judge the steps as one whole turn: whoever waits must be joined, and the turn must be able to end."""
    game, steps = _position(question), tuple[Step, ...]()
    while rest := question.play[len(steps) :]:
        untold = _untold(question, steps)
        _must_be_judgeable(game, rest[0], untold, len(steps) + 1)
        taken = take(game, _judgeable(game, rest, untold))
        steps, game = steps + taken.steps, taken.game
        if taken.refused:
            return Verdict(steps, taken.refused, None, _hand(game, steps))
    return Verdict(steps, _unfinished(game), game.end, _hand(game, steps))


def offered(question: Question, steps: tuple[Step, ...] = ()) -> tuple[Offer, ...]:
    """Everything that the guests in hand may do after the steps judged, as long as the turn lasts."""
    game, untold = _after(question, steps), _untold(question, steps)
    if game.end is not None or game.player != 0:
        return ()
    return tuple(offer for offer in offers(game) if not _tables_of(game, offer.move) & untold)


def companions(question: Question, steps: tuple[Step, ...] = ()) -> Companions:
    """Who of the guests in hand could join another after the steps judged."""
    game = _after(question, steps)
    return Companions.of(game.scene.room, game.hands[0])


def parse_tables(text: str) -> dict[Table, Nation]:
    """`b2=RU d2=GB` as tables and their nations."""
    return {table.table(): nation.nation() for table, nation in _read_pairs(text)}


def parse_seated(text: str) -> dict[Chair, Guest]:
    """`b1=RUm b3=RUm` as chairs and their guests."""
    return {chair.chair(): guest.guest() for chair, guest in _read_pairs(text)}


def parse_guests(text: str) -> tuple[Guest, ...]:
    """`ITm, **f` as guests."""
    return tuple(word.guest() for word in _read_words(text))


def parse_nations(text: str) -> tuple[Nation, ...]:
    """`TR, CU` as the nations of table cards."""
    return tuple(word.nation() for word in _read_words(text))


def _read_words(text: str) -> Iterator[Word]:
    """The words of a text, parted by blanks or commas."""
    if len(text) > LONGEST:
        raise Misread(1, LONGEST, TooLong(LONGEST))
    return words(text.replace(",", " "))


def _read_pairs(text: str) -> Iterator[tuple[Word, Word]]:
    seen = set()
    for word in _read_words(text):
        place, thing = word.split("=")
        if place.text in seen:
            raise place.misread(ComesTwice(shown(place.text)))
        seen.add(place.text)
        yield place, thing


def _after(question: Question, steps: tuple[Step, ...]) -> Game:
    return steps[-1].after if steps else _position(question)


def _hand(game: Game, steps: tuple[Step, ...]) -> Hand:
    """Who is in hand; nobody can tell whom a draw would bring."""
    return (steps[-1].before((GuestDrawn,)) if steps else game).hands[0]


def _unfinished(game: Game) -> tuple[Objection, ...]:
    """Why the turn cannot end after the last step; nothing if it can or already has."""
    if game.end is not None or game.scene.turn.stage not in (Stage.SEATING, Stage.CLUB):
        return ()
    return objections(game, EndTurn())


def _must_be_judgeable(game: Game, move: Move, untold: set[Table], at: int) -> None:
    """A step after the turn, or at a table whose new card was not told, has no answer."""
    if game.end is not None or game.player != 0:
        raise BadQuestion(TurnOverBefore(at))
    if missing := sorted(_tables_of(game, move) & untold):
        raise BadQuestion(CardNotTold(at, tuple(missing)))


def _judgeable(game: Game, moves: Iterable[Move], untold: set[Table]) -> Iterator[Move]:
    """The moves before the first one at a table whose new card was not told."""
    return takewhile(lambda move: not _tables_of(game, move) & untold, moves)


def _untold(question: Question, steps: Iterable[Step]) -> set[Table]:
    """The tables that were laid with cards nobody told."""
    events = (event for step in steps for event in step.events)
    laid = [event.table for event in events if isinstance(event, TableLaid)]
    return set(laid[len(question.laid) :])


def _tables_of(game: Game, move: Move) -> set[Table]:
    tables_at = game.scene.room.plan.tables_at
    return {table for chair in _chairs_of(move) for table in tables_at[chair]}


def _chairs_of(move: Move) -> list[Chair]:
    match move:
        case Seat() | SwapJoker():
            return [move.chair]
        case HostClub():
            return [member.chair for member in move.party]
        case _:
            return []


def _guests_of(move: Move) -> list[Guest]:
    match move:
        case Seat() | SwapJoker() | SendToBar() | LayAside():
            return [move.guest]
        case HostClub():
            return [member.guest for member in move.party]
        case _:
            return []


def _position(question: Question) -> Game:
    """A whole game around what is told: the rest of the guests wait in the bag."""
    _check(question)
    rules, room = question.ruleset, _room(question)
    hand = question.hand + tuple(guest for move in question.play for guest in _guests_of(move))
    guests = _left_over(guests_of(rules), (*room.guests.values(), *hand), GuestToldTooOften)
    others = rules.players - 1
    shown = [guest for guest in guests if not guest.is_joker][: question.bar + others]
    for guest in shown:
        guests.remove(guest)
    bar, hands = tuple(shown[others:]), ((guest,) for guest in shown[:others])
    if len(guests) <= BAG_FLOOR:
        raise BadQuestion(NobodyLeftToCome())
    laid = () if rules.is_board else (*room.nations.values(), *question.laid)
    cards = _left_over(table_cards_of(rules), laid, TableToldTooOften)
    scene = Scene(
        ruleset=rules,
        room=room,
        player=0,
        turn=Turn(number=question.turn or (2 if room.guests or bar else 1)),
        scores=(question.score, *(0,) * others),
        hand_sizes=(len(hand),) * rules.players,
        bar=bar,
        box=(),
        out=(),
        birthday=question.birthday,
        birthday_asked=True,
        end=None,
    )
    return Game(scene, (hand, *hands), ((),) * rules.players, tuple(guests), (*question.laid, *cards))


def _check(question: Question) -> None:
    """Everything that is told must be there in this game."""
    rules, plan = question.ruleset, question.ruleset.plan
    if rules.is_board and (question.tables or question.laid):
        raise BadQuestion(TablesAreThePlans())
    if not rules.is_board and not question.tables:
        raise BadQuestion(NoTablesTold())
    if not rules.is_board and question.bar:
        raise BadQuestion(NoBarHere())
    if not 0 <= question.bar < BAR_SPACES:
        raise BadQuestion(BarTooFull(BAR_SPACES - 1))
    if question.score < 0:
        raise BadQuestion(LessThanNothing())
    if question.birthday is not None and rules.birthday is None:
        raise BadQuestion(BirthdaysNotPlayed())
    chairs = [*question.seated, *(chair for move in question.play for chair in _chairs_of(move))]
    for chair in chairs:
        if chair not in plan.tables_at:
            raise BadQuestion(ChairNotOnPlan(chair, plan.name))
    for table in question.tables:
        if table not in plan.tables:
            raise BadQuestion(TableNotOnPlan(table, plan.name))


def _room(question: Question) -> Seating:
    plan = question.ruleset.plan
    nations = question.tables
    if question.ruleset.is_board:
        nations = {table: Nation(sign) for table, sign in plan.tables.items()}
    return Seating(plan, dict(nations), dict(question.seated))


def _left_over(
    all_there: Iterable[Thing], told: Iterable[Thing], too_often: Callable[[Thing, int, int], Flaw]
) -> list[Thing]:
    """What the told leaves of the game's material; nobody can be there more often than in the box."""
    left = Counter(all_there)
    counted = Counter(told)
    for thing, count in counted.items():
        if count > left[thing]:
            raise BadQuestion(too_often(thing, count, left[thing]))
    return list((left - counted).elements())
