"""Reading a game file: every line is played, every total compared, every mistake told with its place."""

from __future__ import annotations

from collections.abc import Iterator

from cafe.rules.deal import BadDeal, Deal, check_deal, commitment, deal
from cafe.rules.events import End
from cafe.rules.game import play
from cafe.rules.happen import happen_all
from cafe.rules.moves import Move
from cafe.rules.objections import Refused
from cafe.rules.ruleset import BadRuleset, Ruleset
from cafe.rules.state import Game, start

from .misread import Misread, Word, shown, words
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
        raise Misread(1, 1, f"a game file begins with the line {HEADER!r}")
    heads = [line for line in lines[1:] if line[0].text in KEYS]
    turns = lines[1 + len(heads) :]
    if lines[1 : 1 + len(heads)] != heads:
        late = next(line for line in turns if line[0].text in KEYS)
        raise late[0].misread(f"{late[0].text!r} belongs before the first turn")
    head = _Head(heads)
    ruleset = head.ruleset()
    dealt = head.deal(ruleset)
    names, seed = head.names(ruleset), head.seed(ruleset, dealt)
    promised = head.commitment(seed)
    return Record(ruleset, dealt, tuple(_moves(start(ruleset, dealt), turns)), names, seed, promised)


def _lines(text: str) -> list[Line]:
    """The words of every line that is neither empty nor a comment."""
    if len(text) > LARGEST:
        raise Misread(1, 1, f"a game file has at most {LARGEST} characters")
    lines = text.removeprefix("\ufeff").split("\n")
    if len(lines) > MOST_LINES:
        raise Misread(MOST_LINES, 1, f"a game file has at most {MOST_LINES} lines")
    for number, line in enumerate(lines, start=1):
        if len(line) > LONGEST_LINE:
            raise Misread(number, LONGEST_LINE, f"a line has at most {LONGEST_LINE} characters")
    told = (list(words(line.removesuffix("\r"), number)) for number, line in enumerate(lines, start=1))
    return [line for line in told if line and not line[0].text.startswith("#")]


class _Head:
    """What stands before the turns, by its key."""

    def __init__(self, lines: list[Line]) -> None:
        self._told: dict[str, Line] = {}
        self._keys: dict[str, Word] = {}
        for key, *rest in lines:
            if key.text in self._told and key.text != "guests":
                raise key.misread(f"{key.text!r} comes twice")
            self._keys.setdefault(key.text, key)
            self._told.setdefault(key.text, []).extend(rest)

    def _words(self, key: str) -> Line:
        if not self._told.get(key):
            raise self._key(key).misread(f"{key!r} is missing or empty")
        return self._told[key]

    def _key(self, key: str) -> Word:
        return self._keys.get(key, Word("", 1, 1))

    def ruleset(self) -> Ruleset:
        told = self._words("rules")
        try:
            return Ruleset.parse(" ".join(word.text for word in told))
        except BadRuleset as bad:
            where = next((word for word in told if word.text.startswith(f"{bad.option}=")), told[0])
            raise where.misread(str(bad)) from None

    def deal(self, ruleset: Ruleset) -> Deal:
        (first, *more), guests = self._words("first"), self._words("guests")
        if more:
            raise more[0].misread("one starting player is enough")
        tables = () if ruleset.is_board else self._words("tables")
        if ruleset.is_board and "tables" in self._told:
            raise self._key("tables").misread("the board game has no table cards")
        dealt = Deal(
            guests=tuple(word.guest() for word in guests),
            tables=tuple(word.nation() for word in tables),
            first=first.number("player", 1, ruleset.players) - 1,
        )
        try:
            check_deal(ruleset, dealt)
        except BadDeal as bad:
            raise self._key("tables" if "table card" in str(bad) else "guests").misread(str(bad)) from None
        return dealt

    def names(self, ruleset: Ruleset) -> tuple[str, ...]:
        if "names" not in self._told:
            return ()
        told, key = self._words("names"), self._key("names")
        names = tuple(name.strip() for name in " ".join(word.text for word in told).split("|"))
        if len(names) != ruleset.players:
            raise key.misread(f"{len(names)} names for {ruleset.players} players")
        for name in names:
            if reason := bad_name(name):
                raise key.misread(reason)
        return names

    def seed(self, ruleset: Ruleset, dealt: Deal) -> str | None:
        if "seed" not in self._told:
            return None
        word, *more = self._words("seed")
        if reason := bad_seed(word.text):
            raise word.misread(reason)
        if more:
            raise more[0].misread("a seed has no blanks")
        if deal(ruleset, word.text) != dealt:
            raise word.misread("the deal is not the one of this seed")
        return word.text

    def commitment(self, seed: str | None) -> str | None:
        if "commitment" not in self._told:
            return None
        word, *more = self._words("commitment")
        if more or seed is None or commitment(seed) != word.text:
            raise word.misread("this is not the commitment of the seed: the deal was not the one promised")
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
                raise word.misread("the turn is over already")
            game = _played(game, move, word)
            yield move
        _check_totals(line[-1], totals, game)
        if not _is_over(game, number) and at < len(lines) - 1:
            raise line[-1].misread("the turn is not over, and more lines follow")
    if game.end is not None:
        last = lines[-1][-1]
        raise Misread(last.line + 1, 1, f"the game is over: the line 'end {game.end}' is missing")


def _is_over(game: Game, number: int) -> bool:
    """Whether the turn of this number is over."""
    return game.end is not None or game.scene.turn.number != number


def _turn(line: Line, game: Game) -> tuple[Line, Line]:
    """`7 player 2: moves = totals`: the number and player are those of the game."""
    number, scene = line[0], game.scene
    if number.text == "end":
        raise number.misread("the game is not over yet")
    if number.number("turn", 1, HIGHEST_TURN) != scene.turn.number:
        raise number.misread(f"turn {scene.turn.number} comes next")
    if [word.text for word in line[1:3]] != ["player", f"{scene.player + 1}:"]:
        raise line[min(1, len(line) - 1)].misread(f"'player {scene.player + 1}:' is to move")
    equals = [at for at, word in enumerate(line) if word.text == "="]
    if len(equals) != 1 or equals[0] == 3:
        raise line[-1].misread("a turn is told as 'moves = totals'")
    return line[3 : equals[0]], line[equals[0] + 1 :]


def _played(game: Game, move: Move, word: Word) -> Game:
    try:
        return happen_all(game, play(game, move))
    except Refused as refused:
        reasons = ", ".join(f"{type(why).__name__} ({why.rule})" for why in refused.objections)
        raise word.misread(f"{shown(word.text)} is refused: {reasons}") from None


def _check_totals(last: Word, totals: Line, game: Game) -> None:
    scores = game.scene.scores
    if len(totals) != len(scores):
        raise last.misread(f"{len(totals)} totals for {len(scores)} players")
    for word, score in zip(totals, scores, strict=True):
        if word.number("total", -HIGHEST_SCORE, HIGHEST_SCORE) != score:
            raise word.misread(f"the total is {score}, not {word.text}")


def _check_end(line: Line, end: End, *, is_last: bool) -> None:
    if [word.text for word in line] != ["end", end]:
        raise line[0].misread(f"the game is over: the line must be 'end {end}'")
    if not is_last:
        raise line[0].misread("more lines follow after the end")
