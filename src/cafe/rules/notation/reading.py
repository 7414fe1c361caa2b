"""Reading a game file: every line is played, every total compared, every mistake told with its place."""

from __future__ import annotations

from collections.abc import Iterator

from cafe.rules.deal import BadDeal, Deal, check_deal, commitment, deal
from cafe.rules.events import End
from cafe.rules.flaws import text as flaws
from cafe.rules.flaws.deal import TableCardDealtOtherwise
from cafe.rules.game import play_step
from cafe.rules.moves import Move
from cafe.rules.objections import Refused
from cafe.rules.option_kinds import BadRuleset
from cafe.rules.quoting import shown
from cafe.rules.ruleset import Ruleset
from cafe.rules.state import Game, start

from .misread import Misread, Word, words
from .move import read_move
from .record import HEADER, Record, bad_name, bad_seed

LARGEST, LONGEST_LINE, MOST_LINES = 1_000_000, 10_000, 5_000
HIGHEST_SCORE, HIGHEST_TURN = 99_999, 99_999
KEYS = ("rules", "names", "seed", "commitment", "first", "guests", "tables")
Line = list[Word]


def parse_record(text: str) -> Record:
    """The game of a file, played through and found right, or Misread."""
    lines = _lines(text)
    if not lines or " ".join(word.text for word in lines[0]) != HEADER:
        raise Misread(1, 1, flaws.NoHeader(HEADER))
    heads = [line for line in lines[1:] if line[0].text in KEYS]
    turns = lines[1 + len(heads) :]
    if lines[1 : 1 + len(heads)] != heads:
        late = next(line for line in turns if line[0].text in KEYS)
        raise late[0].misread(flaws.BelongsBefore(late[0].text))
    head = _Head(heads)
    ruleset = head.ruleset()
    dealt = head.deal(ruleset)
    names, seed = head.names(ruleset), head.seed(ruleset, dealt)
    promised = head.commitment(seed)
    return Record(ruleset, dealt, tuple(_moves(start(ruleset, dealt), turns)), names, seed, promised)


def _lines(text: str) -> list[Line]:
    """The words of every line that is neither empty nor a comment."""
    if len(text) > LARGEST:
        raise Misread(1, 1, flaws.TooLong(LARGEST))
    lines = text.removeprefix("\ufeff").split("\n")
    if len(lines) > MOST_LINES:
        raise Misread(MOST_LINES, 1, flaws.TooManyLines(MOST_LINES))
    for number, line in enumerate(lines, start=1):
        if len(line) > LONGEST_LINE:
            raise Misread(number, LONGEST_LINE, flaws.TooLong(LONGEST_LINE))
    told = (list(words(line.removesuffix("\r"), number)) for number, line in enumerate(lines, start=1))
    return [line for line in told if line and not line[0].text.startswith("#")]


class _Head:
    """What stands before the turns, by its key."""

    def __init__(self, lines: list[Line]) -> None:
        self._told: dict[str, Line] = {}
        self._keys: dict[str, Word] = {}
        for key, *rest in lines:
            if key.text in self._told and key.text != "guests":
                raise key.misread(flaws.ComesTwice(key.text))
            self._keys.setdefault(key.text, key)
            self._told.setdefault(key.text, []).extend(rest)

    def _words(self, key: str) -> Line:
        if not self._told.get(key):
            raise self._key(key).misread(flaws.IsMissing(key))
        return self._told[key]

    def _key(self, key: str) -> Word:
        return self._keys.get(key, Word("", 1, 1))

    def ruleset(self) -> Ruleset:
        told = self._words("rules")
        try:
            return Ruleset.parse(" ".join(word.text for word in told))
        except BadRuleset as bad:
            where = next((word for word in told if word.text.startswith(f"{bad.option}=")), told[0])
            raise where.misread(bad.flaw) from None

    def deal(self, ruleset: Ruleset) -> Deal:
        (first, *more), guests = self._words("first"), self._words("guests")
        if more:
            raise more[0].misread(flaws.OneStarterIsEnough())
        tables = () if ruleset.is_board else self._words("tables")
        if ruleset.is_board and "tables" in self._told:
            raise self._key("tables").misread(flaws.NoTableCardsHere())
        dealt = Deal(
            guests=tuple(word.guest() for word in guests),
            tables=tuple(word.nation() for word in tables),
            first=first.number(1, ruleset.players) - 1,
        )
        try:
            check_deal(ruleset, dealt)
        except BadDeal as bad:
            told = "tables" if isinstance(bad.flaw, TableCardDealtOtherwise) else "guests"
            raise self._key(told).misread(bad.flaw) from None
        return dealt

    def names(self, ruleset: Ruleset) -> tuple[str, ...]:
        if "names" not in self._told:
            return ()
        told, key = self._words("names"), self._key("names")
        names = tuple(name.strip() for name in " ".join(word.text for word in told).split("|"))
        if len(names) != ruleset.players:
            raise key.misread(flaws.NamesForPlayers(len(names), ruleset.players))
        for name in names:
            if flaw := bad_name(name):
                raise key.misread(flaw)
        return names

    def seed(self, ruleset: Ruleset, dealt: Deal) -> str | None:
        if "seed" not in self._told:
            return None
        word, *more = self._words("seed")
        if flaw := bad_seed(word.text):
            raise word.misread(flaw)
        if more:
            raise more[0].misread(flaws.BlankInSeed())
        if deal(ruleset, word.text) != dealt:
            raise word.misread(flaws.AnotherDeal())
        return word.text

    def commitment(self, seed: str | None) -> str | None:
        if "commitment" not in self._told:
            return None
        word, *more = self._words("commitment")
        if more or seed is None or commitment(seed) != word.text:
            raise word.misread(flaws.AnotherCommitment())
        return word.text


def _moves(game: Game, lines: list[Line]) -> Iterator[Move]:
    """The moves of the turns, each played as it is read."""
    for at, line in enumerate(lines):
        if game.end is not None:
            _check_end(line, game.end, is_last=at == len(lines) - 1)
            return
        moves, totals = _turn(line, game)
        number = game.scene.turn.number
        for word in moves:
            move = read_move(word)
            if _is_over(game, number):
                raise word.misread(flaws.TurnOverAlready())
            game = _played(game, move, word)
            yield move
        _check_totals(line[-1], totals, game)
        if not _is_over(game, number) and at < len(lines) - 1:
            raise line[-1].misread(flaws.TurnNotOver())
    if game.end is not None:
        last = lines[-1][-1]
        raise Misread(last.line + 1, 1, flaws.EndLineMissing(f"end {game.end}"))


def _is_over(game: Game, number: int) -> bool:
    """Whether the turn of this number is over."""
    return game.end is not None or game.scene.turn.number != number


def _turn(line: Line, game: Game) -> tuple[Line, Line]:
    """`7 player 2: moves = totals`: the number and player are those of the game."""
    number, scene = line[0], game.scene
    if number.text == "end":
        raise number.misread(flaws.GameNotOver())
    if number.number(1, HIGHEST_TURN) != scene.turn.number:
        raise number.misread(flaws.AnotherTurnNext(scene.turn.number))
    if [word.text for word in line[1:3]] != ["player", f"{scene.player + 1}:"]:
        raise line[min(1, len(line) - 1)].misread(flaws.AnotherPlayerNext(f"player {scene.player + 1}:"))
    equals = [at for at, word in enumerate(line) if word.text == "="]
    if len(equals) != 1 or equals[0] == 3:
        raise line[-1].misread(flaws.TurnToldOtherwise())
    return line[3 : equals[0]], line[equals[0] + 1 :]


def _played(game: Game, move: Move, word: Word) -> Game:
    try:
        return play_step(game, move).after
    except Refused as refused:
        raise word.misread(flaws.MoveRefused(shown(word.text), refused.objections)) from None


def _check_totals(last: Word, totals: Line, game: Game) -> None:
    scores = game.scene.scores
    if len(totals) != len(scores):
        raise last.misread(flaws.TotalsForPlayers(len(totals), len(scores)))
    for word, score in zip(totals, scores, strict=True):
        if word.number(-HIGHEST_SCORE, HIGHEST_SCORE) != score:
            raise word.misread(flaws.AnotherTotal(word.text, score))


def _check_end(line: Line, end: End, *, is_last: bool) -> None:
    if [word.text for word in line] != ["end", end]:
        raise line[0].misread(flaws.EndLineWanted(f"end {end}"))
    if not is_last:
        raise line[0].misread(flaws.LinesAfterTheEnd())
