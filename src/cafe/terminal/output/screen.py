"""The terminal: lines, drawings and questions."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress

from rich.console import Console, RenderableType
from rich.text import Text

INDENT = 4
NARROWEST_INDENTED = 20
ALLOWED_UNPRINTABLE = "\n\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen and its scrollback


def printable(text: str) -> str:
    """The text without control characters, so that nothing typed or read can move the cursor."""
    return "".join(
        letter if letter.isprintable() or letter in ALLOWED_UNPRINTABLE else "?" for letter in text
    )


class Screen:
    """A console that prints every text as it is: names and codes may contain brackets."""

    def __init__(self, read_line: Callable[[str], str] = input) -> None:
        self.console = Console(highlight=False, markup=False, emoji=False)
        self._read_line = read_line

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def has_person(self) -> bool:
        """Whether a person types the answers, not a script."""
        return sys.stdin.isatty()

    def line(self, text: str | Text = "", style: str = "") -> None:
        self.console.print(printable(text) if isinstance(text, str) else text, style=style)

    def indented(self, text: str | Text, style: str = "") -> None:
        """A text indented beneath the last one, wrapped line by line."""
        styled = Text(printable(text), style=style) if isinstance(text, str) else text
        for line in styled.wrap(self.console, max(NARROWEST_INDENTED, self.width - INDENT)):
            self.console.print(Text(" " * INDENT).append_text(line), soft_wrap=True)

    def show(self, renderable: RenderableType) -> None:
        self.console.print(renderable)

    def ask(self, question: str) -> str:
        """The person's answer; EOFError when the input has ended."""
        with suppress(ImportError):
            import readline  # noqa: F401, PLC0415 the import alone enables arrow keys in the answer
        answer = self._read_line(f"{question} ").strip()
        if not self.has_person:
            self.line(answer)  # the terminal does not echo a script's answers, and the transcript needs them
        return answer

    def clear(self) -> None:
        """Leave nothing for the next player to read; where nothing can be erased, draw a line."""
        if self.console.is_terminal:
            sys.stdout.write(CLEAR)
            sys.stdout.flush()
        else:
            self.console.rule()
