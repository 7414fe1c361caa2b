"""A whole position on one line: everything a game holds, hidden parts too, so that it parses back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeVar

from cafe.rules.board_game import BAG_FLOOR
from cafe.rules.card_game import HAND_LIMIT
from cafe.rules.deal import guests_of, table_cards_of
from cafe.rules.events import End
from cafe.rules.flaws import position as flaws
from cafe.rules.flaws.deal import GuestDealtOtherwise, TableCardDealtOtherwise
from cafe.rules.flaws.question import LessThanNothing
from cafe.rules.flaws.ruleset import NoSuchValue
from cafe.rules.flaws.text import (
    ComesTwice,
    HandsForPlayers,
    IsMissing,
    NotOneLine,
    NotThereOrTwice,
    TextFlaw,
    WordsWanted,
)
from cafe.rules.floor import BAR_SPACES, CHAIRS_AT_A_TABLE
from cafe.rules.game import offers
from cafe.rules.guests import KINDS, Guest, Nation
from cafe.rules.option_kinds import BadRuleset
from cafe.rules.quoting import shown
from cafe.rules.ruleset import Ruleset
from cafe.rules.seating import Seating
from cafe.rules.state import Game, Hand, Scene, Stage, Turn

from .misread import Misread, Word, words

BAR_BETWEEN = " | "
NONE = "none"
ASKED_OR_OPEN = ("asked", "open")
LONGEST = 20_000
HIGHEST_SCORE, HIGHEST_TURN, MOST_COMPLETED = 99_999, 99_999, 9
Section = list[Word]
Place = TypeVar("Place", bound=str)
NAMES = [
    "rules",
    "player",
    "turn",
    "scores",
    "sizes",
    "tables",
    "seated",
    "hands",
    "aside",
    "bag",
    "deck",
    "bar",
    "box",
    "out",
    "birthday",
    "end",
]


def position_text(game: Game) -> str:
    """The position as one line."""
    scene, turn = game.scene, game.scene.turn
    sections = {
        "rules": str(scene.ruleset),
        "player": str(scene.player + 1),
        "turn": f"{turn.number} {turn.stage} {turn.seated} {turn.waiting or NONE} {turn.completed}",
        "scores": _row(scene.scores),
        "sizes": _row(scene.hand_sizes),
        "tables": "" if scene.ruleset.is_board else _pairs(scene.room.nations, scene.ruleset.plan.tables),
        "seated": _pairs(scene.room.guests, scene.ruleset.plan.chairs),
        "hands": " / ".join(map(_row, game.hands)),
        "aside": " / ".join(map(_row, game.aside)),
        "bag": _row(game.bag),
        "deck": _row(game.deck),
        "bar": _row(scene.bar),
        "box": _row(scene.box),
        "out": _row(player + 1 for player in scene.out),
        "birthday": f"{scene.birthday or NONE} {'asked' if scene.birthday_asked else 'open'}",
        "end": scene.end or NONE,
    }
    return BAR_BETWEEN.join(f"{name} {text}".rstrip() for name, text in sections.items())


def parse_position(text: str) -> Game:
    """The game of a position's line, or Misread."""
    text = text.rstrip("\r\n")
    if len(text) > LONGEST or "\n" in text:
        raise Misread(1, 1, NotOneLine(LONGEST))
    return _game(_Sections(text))


class _Sections:
    """The named sections of the line, each read once and in order."""

    def __init__(self, text: str) -> None:
        self._named: dict[str, tuple[Word, Section]] = {}
        column = 1
        for part in text.split("|"):
            name, *rest = [*words(part, 1, column)] or [Word("", 1, column)]
            if name.text in self._named:
                raise name.misread(ComesTwice(shown(name.text)))
            if name.text not in NAMES:
                raise name.misread(_none_of(name, NAMES))
            self._named[name.text] = name, rest
            column += len(part) + 1

    def words(self, name: str) -> Section:
        if name not in self._named:
            raise Misread(1, 1, IsMissing(name))
        return self._named[name][1]

    def head(self, name: str) -> Word:
        return self._named[name][0]

    def exactly(self, name: str, count: int) -> Section:
        found = self.words(name)
        if len(found) != count:
            raise self.head(name).misread(WordsWanted(name, len(found), count))
        return found

    def hands(self, name: str, players: int) -> tuple[Hand, ...]:
        hands: list[list[Guest]] = [[]]
        for word in self.words(name):
            if word.text == "/":
                hands.append([])
            else:
                hands[-1].append(word.guest())
        if len(hands) != players:
            raise self.head(name).misread(HandsForPlayers(name, len(hands), players))
        return tuple(map(tuple, hands))


def _game(sections: _Sections) -> Game:
    ruleset = _ruleset(sections)
    players = ruleset.players
    scene = Scene(
        ruleset=ruleset,
        room=_room(sections, ruleset),
        player=sections.exactly("player", 1)[0].number(1, players) - 1,
        turn=_turn(sections),
        scores=tuple(
            word.number(-HIGHEST_SCORE, HIGHEST_SCORE) for word in sections.exactly("scores", players)
        ),
        hand_sizes=tuple(word.number(0, 7) for word in sections.exactly("sizes", players)),
        bar=_guests(sections, "bar"),
        box=_guests(sections, "box"),
        out=tuple(word.number(1, players) - 1 for word in sections.words("out")),
        birthday=_birthday(sections),
        birthday_asked=sections.exactly("birthday", 2)[1].text == "asked",
        end=_end(sections),
    )
    game = Game(
        scene=scene,
        hands=sections.hands("hands", players),
        aside=sections.hands("aside", players),
        bag=_guests(sections, "bag"),
        deck=tuple(word.nation() for word in sections.words("deck")),
    )
    for name, flaw in _impossible(game):
        raise sections.head(name).misread(flaw)
    if game.end is None and not offers(game):
        raise sections.head("turn").misread(flaws.NothingToDo())
    return game


def _ruleset(sections: _Sections) -> Ruleset:
    told = sections.words("rules")
    try:
        return Ruleset.parse(" ".join(word.text for word in told))
    except BadRuleset as bad:
        where = next((word for word in told if word.text.startswith(bad.option)), sections.head("rules"))
        raise where.misread(bad.flaw) from None


def _room(sections: _Sections, ruleset: Ruleset) -> Seating:
    plan = ruleset.plan
    told = sections.words("tables")
    if ruleset.is_board:
        sections.exactly("tables", 0)
        nations = {table: Nation(sign) for table, sign in plan.tables.items()}
    else:
        nations = {table: word.nation() for table, word in _pairs_of(told, Word.table, plan.tables)}
    seated = {
        chair: word.guest() for chair, word in _pairs_of(sections.words("seated"), Word.chair, plan.chairs)
    }
    return Seating(plan, nations, seated)


def _pairs_of(
    told: Section, place_of: Callable[[Word], Place], plan: Iterable[Place]
) -> Iterator[tuple[Place, Word]]:
    """The `place=thing` words, each place once and on the plan."""
    free = set(plan)
    for word in told:
        before, after = word.split("=")
        place = place_of(before)
        if place not in free:
            raise before.misread(NotThereOrTwice(place))
        free.remove(place)
        yield place, after


def _turn(sections: _Sections) -> Turn:
    number, stage, seated, waiting, completed = sections.exactly("turn", 5)
    if stage.text not in tuple(Stage):
        raise stage.misread(_none_of(stage, Stage))
    return Turn(
        number=number.number(1, HIGHEST_TURN),
        stage=Stage(stage.text),
        seated=seated.number(0, CHAIRS_AT_A_TABLE),
        waiting=None if waiting.text == NONE else waiting.chair(),
        completed=completed.number(0, MOST_COMPLETED),
    )


def _birthday(sections: _Sections) -> Nation | None:
    nation, asked = sections.exactly("birthday", 2)
    if asked.text not in ASKED_OR_OPEN:
        raise asked.misread(_none_of(asked, ASKED_OR_OPEN))
    return None if nation.text == NONE else nation.nation()


def _end(sections: _Sections) -> End | None:
    (word,) = sections.exactly("end", 1)
    if word.text != NONE and word.text not in tuple(End):
        raise word.misread(_none_of(word, (NONE, *End)))
    return None if word.text == NONE else End(word.text)


def _none_of(word: Word, values: Iterable[str]) -> NoSuchValue:
    return NoSuchValue(shown(word.text), tuple(map(str, values)))


def _guests(sections: _Sections, name: str) -> Hand:
    return tuple(word.guest() for word in sections.words(name))


def _impossible(game: Game) -> Iterator[tuple[str, TextFlaw]]:
    """What no game can come to, with the part that says it."""
    scene, rules = game.scene, game.scene.ruleset
    yield from _material(game)
    if len(set(scene.out)) != len(scene.out) or (scene.player in scene.out and scene.end is None):
        yield "out", flaws.OutTwiceOrToMove()
    if (turn := scene.turn).waiting is not None and (
        turn.waiting not in scene.room.guests or turn.stage is not Stage.SEATING
    ):
        yield "turn", flaws.WaitingForNobody()
    if not rules.is_board and (scene.bar or scene.out or scene.birthday or scene.birthday_asked):
        yield "rules", flaws.NotInTheCardGame()
    if rules.is_board and (game.deck or any(game.aside)):
        yield "rules", flaws.NotInTheBoardGame()
    if turn.stage in (Stage.HAND_SIZE, Stage.BIRTHDAY) and not rules.is_board:
        yield "turn", flaws.NotAskedInTheCardGame()
    if (turn.stage is Stage.ACT) is not (turn.seated == 0) and turn.stage is not Stage.BIRTHDAY:
        yield "turn", flaws.StageWithoutGuests()
    yield from _over(game)


def _over(game: Game) -> Iterator[tuple[str, TextFlaw]]:
    """What would have ended the game already (B11, C8)."""
    scene, board = game.scene, game.scene.ruleset.is_board
    if scene.end is not None:
        if scene.end.rule != ("B11" if board else "C8"):
            yield "end", flaws.EndOfTheOtherGame(scene.end.value, scene.ruleset.edition.value)
        return
    if len(game.bag) <= (BAG_FLOOR if board else 0):
        yield "bag", flaws.OverWithSoFewGuests(len(game.bag))
    if min(scene.scores) < 0:
        yield "scores", LessThanNothing()
    if len(scene.room.nations) < len(scene.ruleset.plan.tables):
        yield "tables", flaws.TableNotLaid()
    if len(scene.bar) >= BAR_SPACES:
        yield "bar", flaws.OverWithAFullBar()
    if len(scene.players_in) < 2:
        yield "out", flaws.OverWithOnePlayer()
    if not board and any(len(hand) > HAND_LIMIT for hand in game.hands):
        yield "hands", flaws.HandTooLarge(HAND_LIMIT)


def _material(game: Game) -> Iterator[tuple[str, TextFlaw]]:
    """B1, C1: exactly the game's guests, and no more table cards than there are."""
    scene, rules = game.scene, game.scene.ruleset
    there = Counter((*scene.room.guests.values(), *scene.bar, *scene.box, *game.bag))
    there.update(guest for hand in (*game.hands, *game.aside) for guest in hand)
    wanted = Counter(guests_of(rules))
    for guest in KINDS:
        if there[guest] != wanted[guest]:
            yield "bag", GuestDealtOtherwise(guest, there[guest], wanted[guest])
    if not rules.is_board:
        cards = Counter((*scene.room.nations.values(), *game.deck))
        most = Counter(table_cards_of(rules))
        for nation in Nation:
            if cards[nation] > most[nation]:
                yield "deck", TableCardDealtOtherwise(nation, cards[nation], most[nation])


def _row(things: Iterable[object]) -> str:
    return " ".join(map(str, things))


def _pairs(places: Mapping[Place, object], order: Iterable[Place]) -> str:
    return _row(f"{place}={places[place]}" for place in order if place in places)
