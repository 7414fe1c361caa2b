"""python -m web.generate: writes what the browser client shares with the server as TypeScript."""

from __future__ import annotations

from pathlib import Path

from cafe.protocol.typescript import api_constants, api_types
from cafe.words import LANGUAGE_NAMES, RULE_IDS

LIBRARY = Path(__file__).parent / "src" / "lib"


def generated() -> dict[Path, str]:
    """The files and what belongs into them."""
    return {
        LIBRARY / "api.ts": api_types(),
        LIBRARY / "constants.ts": api_constants(LANGUAGE_NAMES, RULE_IDS),
    }


if __name__ == "__main__":
    for path, text in generated().items():
        path.write_text(text, "utf-8")
