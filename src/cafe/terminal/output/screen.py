"""The terminal as the café uses it: sentences, drawings and questions."""

from __future__ import annotations

import sys
from contextlib import suppress

from rich.console import Console, RenderableType
from rich.text import Text

INDENT = 4
KEPT = "\n\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
WIPE = "\x1b[2J\x1b[3J\x1b[H"  # the screen and what can be scrolled back to


def harmless(text: str) -> str:
    """A text that moves no cursor, whoever wrote it."""
    return "".join(letter if letter.isprintable() or letter in KEPT else "?" for letter in text)


class Screen:
    """A console that takes every text as it is: names and codes may hold brackets."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)

    @property
    def width(self) -> int:
        return self.console.width

    def line(self, text: str | Text = "", style: str = "") -> None:
        self.console.print(harmless(text) if isinstance(text, str) else text, style=style)

    def under(self, text: str | Text, style: str = "", depth: int = 1) -> None:
        """A text set in beneath the last one."""
        told = Text(harmless(text), style=style) if isinstance(text, str) else text
        for line in told.wrap(self.console, max(20, self.width - INDENT * depth)):
            self.console.print(Text(" " * INDENT * depth).append_text(line), soft_wrap=True)

    def show(self, thing: RenderableType) -> None:
        self.console.print(thing)

    def ask(self, question: str) -> str:
        """What the person answers; EOFError when nobody does."""
        with suppress(ImportError):
            import readline  # noqa: F401 its import alone gives the answer line its arrow keys
        answer = input(f"{question} ").strip()
        if not sys.stdin.isatty():
            self.line(answer)  # a script's answers are not echoed, and the transcript should have them
        return answer

    def wipe(self) -> None:
        """Leave nothing to be read by the next player; on paper, a line must do."""
        if self.console.is_terminal:
            sys.stdout.write(WIPE)
            sys.stdout.flush()
        else:
            self.console.rule()
