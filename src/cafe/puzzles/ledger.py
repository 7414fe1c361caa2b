"""The file that mining adds to: written whole after every puzzle, with how it was made in its first lines.

    # Puzzles of the board game; docs/puzzles.md tells what they are.
    # ./run puzzles --mine --game board --seed autumn: games 0 to 811

Whoever mines on with the same seed begins with the next game, so that an interrupt changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from cafe.rules import Edition

from .mining import Played, Source
from .puzzle import Puzzle
from .text import PuzzleFile, file_text

WRITTEN_EVERY = 25  # games without a puzzle


class Ledger:
    """The puzzles so far, and which games were looked at."""

    def __init__(self, file: Path, game: Edition, seed: str, before: PuzzleFile) -> None:
        self.file, self.games = file, 0
        self.puzzles: dict[str, Puzzle] = {puzzle.id: puzzle for puzzle in before.puzzles}
        self._command = f"./run puzzles --mine --game {game} --seed {seed}"
        self._told = list(before.told) or [
            f"Puzzles of the {game} game; docs/puzzles.md tells what they are."
        ]
        self.next_game = self._first_game()

    def note(self, source: Source, found: Iterable[Puzzle]) -> int:
        """One more game was looked at; how many of its puzzles are new."""
        fresh = {puzzle.id: puzzle for puzzle in found if puzzle.id not in self.puzzles}
        self.puzzles |= fresh
        self.games += 1
        if isinstance(source, Played):
            self.next_game = source.number + 1
            self._tell(f"{self._command}: games 0 to {source.number}")
        else:
            self._tell(f"{self._command} FILE …: finished games of files")
        if fresh or self.games % WRITTEN_EVERY == 0:
            self.write()
        return len(fresh)

    def write(self) -> None:
        """The whole file, in the place of the one before."""
        beside = self.file.with_suffix(".new")
        beside.write_text(file_text(self._told, self.puzzles.values()), "utf-8")
        beside.replace(self.file)

    def _tell(self, line: str) -> None:
        kept = [told for told in self._told if not told.startswith(line.partition(":")[0] + ":")]
        self._told = [*kept, line]

    def _first_game(self) -> int:
        """After the last one that this seed has come to."""
        for line in self._told:
            command, _, games = line.partition(": games 0 to ")
            if command == self._command and games.isdecimal():
                return int(games) + 1
        return 0
