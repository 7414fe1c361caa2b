"""Puzzles: positions where one turn is clearly best; mined, checked, shipped and judged (docs/puzzles.md)."""

from .library import Library, Listed, NoSuchPuzzle, puzzle_of_the_day, shipped
from .puzzle import Puzzle, Theme
from .reading import BadPuzzleFile, parse_file, parse_puzzle
from .text import PuzzleFile, file_text, puzzle_text
from .verdict import PaidStep, Verdict, judge
from .weighing import weigh

__all__ = [
    "BadPuzzleFile",
    "Library",
    "Listed",
    "NoSuchPuzzle",
    "PaidStep",
    "Puzzle",
    "PuzzleFile",
    "Theme",
    "Verdict",
    "file_text",
    "judge",
    "parse_file",
    "parse_puzzle",
    "puzzle_of_the_day",
    "puzzle_text",
    "shipped",
    "weigh",
]
