"""`./run pictures [NAME ...]`: make the pictures of the documents anew, or those whose names begin so.

`./run pictures --forced-colours DIR [NAME ...]` takes the main screens with the system's few colours instead,
to be looked at in a folder of one's own.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.chromium import open_chromium
from tests.browser.server import CafeProcess

from . import preview
from .camera import Camera, Theme
from .screens import Shot, album_shots, main_shots

ALBUM = Path(__file__).parents[2] / "docs" / "pictures"
WHOLE_ALBUM = 5_250_000  # bytes: everybody who clones the project fetches them
FORCED = "--forced-colours"


def main(arguments: Sequence[str]) -> int:
    match arguments:
        case [option] if option == FORCED:
            print(f"{FORCED} wants a folder")
            return 2
        case [option, folder, *names] if option == FORCED:
            return take(main_shots(Theme.FORCED), names, Path(folder))
    return make_album(arguments)


def make_album(names: Sequence[str]) -> int:
    if not names or preview.NAME in names:
        preview.FILE.write_bytes(preview.draw_preview())
        print(f"{preview.FILE.name} {preview.FILE.stat().st_size / 1_000:.0f} kB", flush=True)
    if names == [preview.NAME]:
        return 0
    if misnamed := take(album_shots(), names, ALBUM):
        return misnamed
    whole = sum(file.stat().st_size for file in ALBUM.glob("*.png"))
    print(f"the whole album: {whole / 1_000:.0f} kB")
    return 0 if whole < WHOLE_ALBUM else 1


def take(shots: Iterable[tuple[str, Shot]], names: Sequence[str], folder: Path) -> int:
    """Take all of these pictures, or those whose names begin so."""
    every = dict(shots)
    wanted = {name: shot for name, shot in every.items() if not names or name.startswith(tuple(names))}
    if not wanted:
        print(f"there is no picture {' or '.join(names)}; there is {', '.join(every)}")
        return 2
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="cafe-pictures-") as data, sync_playwright() as playwright:
        cafe = CafeProcess(Path(data))
        cafe.start()
        browser = open_chromium(playwright)
        camera = Camera(browser, cafe, folder)
        try:
            for name, shot in wanted.items():
                shot(camera, name)
                camera.close()
                print(f"{name}.png {(folder / f'{name}.png').stat().st_size / 1_000:.0f} kB", flush=True)
        finally:
            browser.close()
            cafe.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
