"""The map of the project is the project: docs/architecture.md names every module, and no other."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "cafe"
NAME_COLUMN = 4  # characters of the tree's lines a level


def test_the_map_names_every_module_and_no_other() -> None:
    assert _mapped() == _modules()


def test_every_module_on_the_map_has_a_line_of_its_own() -> None:
    silent = [line for line in _tree() if not line.split("  ", 1)[-1].strip(" │├└─")]
    assert not silent


def _modules() -> set[str]:
    """Every module with a name of its own; the steps of a migration are listed by their folder."""
    files = {file.relative_to(PACKAGE).with_suffix("") for file in PACKAGE.rglob("*.py")}
    return {
        file.as_posix() for file in files if not file.name.startswith("__") and "migrations" not in file.parts
    }


def _mapped() -> set[str]:
    found: set[str] = set()
    folders: list[str] = []
    for line in _tree():
        drawn, name = line.split("── ", 1)
        depth, word = len(drawn) // NAME_COLUMN, name.split()[0]
        del folders[depth:]
        if word.endswith("/"):
            folders.append(word.rstrip("/"))
        else:
            found.add("/".join([*folders, word]))
    return found


def _tree() -> list[str]:
    """The lines below `src/cafe/` in the first drawing of the page."""
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    drawing = page.split("```")[1]
    return [line for line in drawing.splitlines() if "── " in line]
