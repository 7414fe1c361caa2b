"""Link images, each rendered once and kept for a while."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from cachetools import LRUCache

from cafe.server.link_image.content import LinkContent
from cafe.server.link_image.image import draw_image

FOLDER = "link_image"  # of the built client: flags and typefaces
MAX_IMAGES = 200  # of some 100 kB each
MAX_RENDERERS = 1  # at once: images are in nobody's hurry
FLAG_FILES = {"AF": "cf"}  # Africa shows the Central African Republic's
NATIONS = ("AF", "CN", "CU", "DE", "ES", "FR", "GB", "IN", "IT", "RU", "TR", "US")
ImageKey = tuple[str, int, str]  # match, seq, language


class LinkImages:
    """The images of matches as PNG; the least recently used is forgotten first."""

    def __init__(self, web: Path, timeout_s: float) -> None:
        self._folder, self._timeout_s = web / FOLDER, timeout_s
        self._images: LRUCache[ImageKey, bytes] = LRUCache(MAX_IMAGES)
        self._renderers = asyncio.Semaphore(MAX_RENDERERS)

    async def image(self, key: ImageKey, content: LinkContent) -> bytes:
        """The image of a match at one moment, as PNG."""
        if (png := self._images.get(key)) is not None:
            return png
        async with self._renderers:
            if (png := self._images.get(key)) is None:  # not rendered while we waited
                png = self._images[key] = await self._render(content)
            return png

    async def _render(self, content: LinkContent) -> bytes:
        svg = await asyncio.to_thread(self._svg, content)
        renderer = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            f"{__package__}.renderer",
            str(self._folder),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            async with asyncio.timeout(self._timeout_s):
                png, _ = await renderer.communicate(svg)
        finally:
            if renderer.returncode is None:
                renderer.kill()
                await renderer.wait()
        if renderer.returncode:
            raise RuntimeError(f"the renderer of link images ended with exit code {renderer.returncode}")
        return png

    def _svg(self, content: LinkContent) -> bytes:
        return draw_image(content, flag_files(self._folder)).encode()


def flag_files(folder: Path) -> dict[str, str]:
    """The names of the flag files that are there, by nation."""
    files = {nation: f"{FLAG_FILES.get(nation, nation.lower())}.svg" for nation in NATIONS}
    return {nation: file for nation, file in files.items() if (folder / file).is_file()}
