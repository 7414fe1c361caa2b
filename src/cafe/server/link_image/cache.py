"""Pictures of matches, each made once and kept for a while."""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from pathlib import Path

from cafe.server.link_image.image import Poster, picture

FOLDER = "picture"  # in the built client: flags and typefaces
MOST_KEPT = 200  # of some 100 kB each
AT_ONCE = 1  # pictures in the making: they are nobody's hurry
FLAG_FILES = {"AF": "cf"}  # Africa shows the Central African Republic's
NATIONS = ("AF", "CN", "CU", "DE", "ES", "FR", "GB", "IN", "IT", "RU", "TR", "US")
Key = tuple[str, int, str]  # match, seq, language


class LinkImages:
    """Where pictures hang; the least looked at is taken down first."""

    def __init__(self, web: Path, timeout_s: float) -> None:
        self._folder, self._timeout_s = web / FOLDER, timeout_s
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._easel = asyncio.Semaphore(AT_ONCE)

    async def picture(self, key: Key, told: Poster) -> bytes:
        """The picture of a match at one moment, as PNG."""
        if key not in self._kept:
            async with self._easel:
                if key not in self._kept:  # nobody made it while we waited
                    self._hang(key, await self._made(told))
        self._kept.move_to_end(key)
        return self._kept[key]

    def _hang(self, key: Key, made: bytes) -> None:
        self._kept[key] = made
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    async def _made(self, told: Poster) -> bytes:
        svg = await asyncio.to_thread(self._drawn, told)
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
                made, _ = await renderer.communicate(svg)
        finally:
            if renderer.returncode is None:
                renderer.kill()
                await renderer.wait()
        if renderer.returncode:
            raise RuntimeError(f"the renderer of pictures ended with exit code {renderer.returncode}")
        return made

    def _drawn(self, told: Poster) -> bytes:
        return picture(told, flags(self._folder)).encode()


def flags(folder: Path) -> dict[str, str]:
    """The flags that are there, as names of files."""
    files = {nation: f"{FLAG_FILES.get(nation, nation.lower())}.svg" for nation in NATIONS}
    return {nation: file for nation, file in files.items() if (folder / file).is_file()}
