"""Write every golden file anew; look at the difference before you commit it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from tests.analysis import golden as analysis
from tests.bots import golden as bots
from tests.engine import golden as engine
from tests.kernel import golden as kernel

from .games import GAMES, game_lines
from .perft import FILE, perft_lines


def write(file: Path, lines: Iterable[str]) -> None:
    text = "\n".join(lines) + "\n"
    changed = not file.exists() or file.read_text("utf-8") != text
    file.write_text(text, "utf-8")
    print(f"{'written' if changed else 'as before'}: {file.name}")


if __name__ == "__main__":
    for golden in GAMES:
        write(golden.file, game_lines(golden))
    write(FILE, perft_lines())
    write(kernel.FILE, kernel.golden_lines())
    write(bots.FILE, bots.golden_lines())
    write(engine.FILE, engine.golden_lines())
    write(analysis.FILE, analysis.golden_lines())
