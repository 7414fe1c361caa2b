"""Reading puzzle files: everything a block may hold, and the line of whatever it may not."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from cafe.analysis import Difference, Estimate, JudgedTurn, Method, PartOfValue
from cafe.bots import Part
from cafe.rules.notation import Misread, parse_moves
from cafe.rules.quoting import shown

from .puzzle import Puzzle, Theme
from .text import BEST, COMMENT, GREEDY, HEAD, INDENT, NO_DIFFERENCE, NONE, OTHER, PuzzleFile
from .view_lines import NAMES, BadViewLine, parse_view_lines

OWN = ("choices", "themes", "difficulty", "origin", "method")
LONGEST_ORIGIN = 200

POINTS = r"(-?\d+\.\d{3})"
PERCENT = r"(-?\d+\.\d)"
PAYS = re.compile(r"pays (-?\d{1,4})", re.ASCII)
SAMPLED = re.compile(rf"margin {POINTS} ±{POINTS} win {PERCENT} ±{PERCENT} % in (\d+) games", re.ASCII)
EXACT = re.compile(rf"margin {POINTS} win {PERCENT} % exact", re.ASCII)
BEHIND = re.compile(rf"behind {POINTS} ±{POINTS} win {PERCENT} ±{PERCENT} %", re.ASCII)
BEHIND_EXACT = re.compile(rf"behind {POINTS} win {PERCENT} %", re.ASCII)
MADE_OF = re.compile(rf"made of((?: [a-z-]+ {POINTS})*)", re.ASCII)
METHOD = re.compile(r"engine=(\S+) weights=(\S+) seed=(\S+) nodes=(\d+)", re.ASCII)
NUMBER = re.compile(r"\d{1,6}", re.ASCII)


class BadPuzzleFile(ValueError):
    """A file that is damaged: the line (from 1) and what is wrong there."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line, self.reason = line, reason


def _number(decimal: str) -> int:
    return int(decimal.replace(".", ""))


@dataclass(frozen=True, slots=True)
class _Line:
    number: int
    text: str

    @property
    def name(self) -> str:
        return self.text.partition(" ")[0]

    @property
    def rest(self) -> str:
        return self.text.partition(" ")[2]

    def bad(self, reason: str) -> BadPuzzleFile:
        return BadPuzzleFile(self.number, reason)


def parse_file(text: str) -> PuzzleFile:
    """The puzzles of a file, or BadPuzzleFile."""
    told, blocks = list[str](), list[list[_Line]]()
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith(f"{HEAD} "):
            blocks.append([])
        if not line:
            continue
        if line.startswith(COMMENT) and not blocks:
            told.append(line.removeprefix(COMMENT).removeprefix(" "))
        elif blocks:
            blocks[-1].append(_Line(number, line))
        else:
            raise BadPuzzleFile(number, f"a file begins with comments and {HEAD!r}: {shown(line)}")
    puzzles = tuple(map(_puzzle, blocks))
    for before, puzzle, block in zip(puzzles, puzzles[1:], blocks[1:], strict=False):
        if before.id >= puzzle.id:
            raise block[0].bad("puzzles are told once, in the order of their ids")
    return PuzzleFile(tuple(told), puzzles)


def parse_puzzle(text: str) -> Puzzle:
    """The puzzle of one block, or BadPuzzleFile."""
    puzzles = parse_file(text).puzzles
    if len(puzzles) != 1:
        raise BadPuzzleFile(1, f"one puzzle is wanted, and there are {len(puzzles)}")
    return puzzles[0]


def _puzzle(block: Sequence[_Line]) -> Puzzle:
    named, turns = _parted(block)
    head = block[0]
    try:
        seen = parse_view_lines({name: line.rest for name, line in named.items() if name in NAMES})
    except BadViewLine as bad:
        raise named.get(bad.name, head).bad(f"{bad.name}: {bad.reason}") from None
    for name in OWN:
        if name not in named:
            raise head.bad(f"{name} is missing")
    judged = tuple(_turn(lines) for lines in turns)
    greedy = [place for place, lines in enumerate(turns) if lines[0].name == GREEDY]
    if len(greedy) != 1:
        raise head.bad("one turn is the greedy one")
    puzzle = Puzzle(
        view=seen,
        turns=judged,
        greedy=greedy[0],
        choices=_count(named["choices"]),
        themes=_themes(named["themes"]),
        difficulty=_count(named["difficulty"]),
        origin=_origin(named["origin"]),
        method=_method(named["method"]),
    )
    if puzzle.id != head.rest:
        raise head.bad(f"what is seen has the id {puzzle.id}")
    return puzzle


def _parted(block: Sequence[_Line]) -> tuple[dict[str, _Line], list[list[_Line]]]:
    """The named lines of a block, and those of each turn."""
    named, turns = dict[str, _Line](), list[list[_Line]]()
    for line in block[1:]:
        if line.name in (BEST, OTHER, GREEDY):
            if (line.name == BEST) is not (not turns):
                raise line.bad("the best turn comes first, and once")
            turns.append([line])
        elif line.text.startswith(INDENT) and turns:
            turns[-1].append(_Line(line.number, line.text.removeprefix(INDENT)))
        elif line.name in (*NAMES, *OWN) and line.name not in named and not turns:
            named[line.name] = line
        else:
            raise line.bad(f"nothing of this name belongs here: {shown(line.name)}")
    if len(turns) < 2:
        raise block[0].bad("a best turn and another one are wanted")
    return named, turns


def _turn(lines: Sequence[_Line]) -> JudgedTurn:
    head, *rest = lines
    try:
        moves = tuple(map(str, parse_moves(head.rest)))
    except Misread as bad:
        raise head.bad(str(bad.flaw)) from None
    if len(rest) < 2:
        raise head.bad("what it pays and its margin are wanted")
    pays, value = rest[0], rest[1]
    paid = PAYS.fullmatch(pays.text)
    if not paid:
        raise pays.bad(f"this should be what it pays: {shown(pays.text)}")
    behind, parts = NO_DIFFERENCE, tuple[PartOfValue, ...]()
    for line in rest[2:]:
        if line.name == "behind" and behind == NO_DIFFERENCE:
            behind = _behind(line)
        elif line.name == "made" and not parts:
            parts = _parts(line)
        else:
            raise line.bad(f"nothing of this name belongs here: {shown(line.name)}")
    return JudgedTurn(moves, int(paid[1]), _estimate(value), parts, behind)


def _estimate(line: _Line) -> Estimate:
    if found := SAMPLED.fullmatch(line.text):
        margin, error, win, win_error, games = found.groups()
        numbers = (_number(margin), _number(error), _number(win), _number(win_error))
        return Estimate(*numbers, samples=int(games), exact=False)
    if found := EXACT.fullmatch(line.text):
        return Estimate(_number(found[1]), 0, _number(found[2]), 0, samples=0, exact=True)
    raise line.bad(f"this should be a margin and a chance to win: {shown(line.text)}")


def _behind(line: _Line) -> Difference:
    if found := BEHIND.fullmatch(line.text):
        margin, error, win, win_error = map(_number, found.groups())
        return Difference(margin, error, win, win_error)
    if found := BEHIND_EXACT.fullmatch(line.text):
        return Difference(_number(found[1]), 0, _number(found[2]), 0)
    raise line.bad(f"this should tell how far it is behind the best: {shown(line.text)}")


def _parts(line: _Line) -> tuple[PartOfValue, ...]:
    if not MADE_OF.fullmatch(line.text):
        raise line.bad(f"this should be the parts of a margin: {shown(line.text)}")
    words = line.text.split()[2:]
    for name in words[::2]:
        if name not in tuple(Part):
            raise line.bad(f"there is no such part: {shown(name)}")
    return tuple(
        PartOfValue(Part(name), _number(points)) for name, points in zip(words[::2], words[1::2], strict=True)
    )


def _count(line: _Line) -> int:
    if not NUMBER.fullmatch(line.rest):
        raise line.bad(f"this should be a number: {shown(line.rest)}")
    return int(line.rest)


def _themes(line: _Line) -> tuple[Theme, ...]:
    names = [] if line.rest == NONE else line.rest.split()
    for name in names:
        if name not in tuple(Theme):
            raise line.bad(f"there is no theme {shown(name)}; there are {', '.join(Theme)}")
    return tuple(map(Theme, names))


def _origin(line: _Line) -> str:
    if not line.rest or len(line.rest) > LONGEST_ORIGIN or not line.rest.isprintable():
        raise line.bad(f"this should be a short text: {shown(line.rest)}")
    return line.rest


def _method(line: _Line) -> Method:
    found = METHOD.fullmatch(line.rest)
    if not found:
        raise line.bad(f"this should be a method: {shown(line.rest)}")
    return Method(found[1], found[2], found[3], int(found[4]))
