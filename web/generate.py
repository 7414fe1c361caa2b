"""python -m web.generate: writes what the browser client shares with the server as TypeScript."""

from __future__ import annotations

from pathlib import Path

from cafe.bots import characters_of
from cafe.protocol.typescript import api_constants, api_types, table_options
from cafe.rules import Edition
from cafe.words import LANGUAGE_NAMES, RULE_IDS

LIBRARY = Path(__file__).parent / "src" / "lib"


def generated() -> dict[Path, str]:
    """The files and what belongs into them."""
    characters = {edition: [each.name for each in characters_of(edition)] for edition in Edition}
    return {
        LIBRARY / "api.ts": api_types(),
        LIBRARY / "constants.ts": api_constants(LANGUAGE_NAMES, RULE_IDS, characters),
        LIBRARY / "options_table.ts": table_options(),
    }


if __name__ == "__main__":
    for path, text in generated().items():
        path.write_text(text, "utf-8")
