"""`./run pictures [NAME ...]`: make the pictures of the documents anew, or those whose names begin so."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.chromium import open_chromium
from tests.browser.server import CafeProcess

from . import preview
from .camera import Camera
from .screens import shots

ALBUM = Path(__file__).parents[2] / "docs" / "pictures"
WHOLE_ALBUM = 5_250_000  # bytes: everybody who clones the project fetches them


def main(names: Sequence[str]) -> int:
    if not names or preview.NAME in names:
        preview.FILE.write_bytes(preview.draw_preview())
        print(f"{preview.FILE.name} {preview.FILE.stat().st_size / 1_000:.0f} kB", flush=True)
    if names == [preview.NAME]:
        return 0
    ALBUM.mkdir(parents=True, exist_ok=True)
    wanted = [(name, shot) for name, shot in shots() if not names or name.startswith(tuple(names))]
    if not wanted:
        print(f"there is no picture {' or '.join(names)}; there is {', '.join(name for name, _ in shots())}")
        return 2
    with tempfile.TemporaryDirectory(prefix="cafe-pictures-") as folder, sync_playwright() as playwright:
        cafe = CafeProcess(Path(folder))
        cafe.start()
        browser = open_chromium(playwright)
        camera = Camera(browser, cafe, ALBUM)
        try:
            for name, shot in wanted:
                shot(camera, name)
                camera.close()
                print(f"{name}.png {(ALBUM / f'{name}.png').stat().st_size / 1_000:.0f} kB", flush=True)
        finally:
            browser.close()
            cafe.stop()
    whole = sum(file.stat().st_size for file in ALBUM.glob("*.png"))
    print(f"the whole album: {whole / 1_000:.0f} kB")
    return 0 if whole < WHOLE_ALBUM else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
