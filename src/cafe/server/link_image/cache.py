"""Link images, each rendered once and kept for a while."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from cachetools import LRUCache

from cafe.protocol.errors import ApiError
from cafe.server.security.address_counts import AddressCounts

FOLDER = "link_image"  # of the built client: flags and typefaces
MAX_IMAGES = 200  # of some 100 kB each
MAX_RENDERERS = 1  # at once: images are in nobody's hurry
MAX_WAITING, MAX_WAITING_PER_ADDRESS = 16, 2  # with the one that is rendered
HOUSEHOLDS = 4  # that an IPv6 /48 may be here: it fills half of the queue
FLAG_FILES = {"AF": "cf"}  # Africa shows the Central African Republic's
NATIONS = ("AF", "CN", "CU", "DE", "ES", "FR", "GB", "IN", "IT", "RU", "TR", "US")
ImageKey = tuple[str, int | str, str]  # match, its seq or what else the image depends on, language
Drawing = Callable[[Mapping[str, str]], str]  # SVG, with file names of flags by nation


class LinkImages:
    """The images of matches as PNG; the least recently used is forgotten first."""

    def __init__(self, web: Path, timeout_s: float) -> None:
        self._folder, self._timeout_s = web / FOLDER, timeout_s
        self._images: LRUCache[ImageKey, bytes] = LRUCache(MAX_IMAGES)
        self._renderers = asyncio.Semaphore(MAX_RENDERERS)
        self._waiting, self._waiting_in_all = AddressCounts(HOUSEHOLDS), 0

    async def image(self, address: str, key: ImageKey, drawing: Drawing) -> bytes:
        """What is drawn of a match at one moment, as PNG; an address that waits for many is refused."""
        if (png := self._images.get(key)) is not None:
            return png
        with self._place(address):
            return await self._rendered(key, drawing)

    async def _rendered(self, key: ImageKey, drawing: Drawing) -> bytes:
        async with self._renderers:
            if (png := self._images.get(key)) is None:  # not rendered while we waited
                png = self._images[key] = await asyncio.to_thread(self._render, drawing)
            return png

    @contextmanager
    def _place(self, address: str) -> Iterator[None]:
        """A place in the queue, or a refusal: nobody fills it alone, and it is never long."""
        if not self._waiting.has_room(address, MAX_WAITING_PER_ADDRESS):
            raise ApiError(429, "too-many-requests", headers={"Retry-After": "1"})
        if self._waiting_in_all >= MAX_WAITING:
            raise ApiError(503, "pictures-busy", headers={"Retry-After": "5"})
        self._count(address, 1)
        try:
            yield
        finally:
            self._count(address, -1)

    def _count(self, address: str, change: int) -> None:
        self._waiting.add(address, change)
        self._waiting_in_all += change

    def forget(self, match_id: str) -> None:
        """Render the images of a match anew: older rows of it changed."""
        for key in [key for key in self._images if key[0] == match_id]:
            del self._images[key]

    def _render(self, drawing: Drawing) -> bytes:
        """Draw and render the image, in a thread: starting a program may take a while."""
        svg = drawing(flag_files(self._folder)).encode()
        try:
            renderer = subprocess.run(  # noqa: S603 our own program
                [sys.executable, "-m", f"{__package__}.renderer", str(self._folder)],
                input=svg,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                timeout=self._timeout_s,
                check=True,
            )
        except subprocess.TimeoutExpired:
            raise TimeoutError from None
        return renderer.stdout


def flag_files(folder: Path) -> dict[str, str]:
    """The names of the flag files that are there, by nation."""
    files = {nation: f"{FLAG_FILES.get(nation, nation.lower())}.svg" for nation in NATIONS}
    return {nation: file for nation, file in files.items() if (folder / file).is_file()}
