"""The program that renders an image, SVG in and PNG out: resvg lets no other thread run meanwhile."""

from __future__ import annotations

import os
import re
import sys
from base64 import b64encode
from pathlib import Path

from resvg_py import svg_to_bytes

TYPEFACES = (
    "noto-sans-latin-700-normal.ttf",
    "noto-sans-latin-ext-700-normal.ttf",
    "noto-sans-greek-700-normal.ttf",
    "noto-sans-cyrillic-700-normal.ttf",
    "fraunces-latin-600-normal.ttf",
)  # a letter missing in one is taken from the next
FLAG = re.compile(r'href="(\w+\.svg)"')
FLAG_WIDTH_PX = 128
NICENESS = 19  # turns and bots go first


def render(svg: str, folder: Path) -> bytes:
    """The image as PNG; with the typefaces of the folder, or those of the machine if there are none."""
    fonts = [str(folder / name) for name in TYPEFACES if (folder / name).is_file()]
    flags = {name: _flag_png(folder / name) for name in set(FLAG.findall(svg))}
    embedded = FLAG.sub(lambda found: f'href="{flags[found[1]]}"', svg)
    return bytes(svg_to_bytes(svg_string=embedded, font_files=fonts, skip_system_fonts=bool(fonts)))


def _flag_png(flag: Path) -> str:
    """A flag as PNG: it is drawn many times, and its SVG is slow to draw."""
    png = svg_to_bytes(svg_path=str(flag), width=FLAG_WIDTH_PX, height=FLAG_WIDTH_PX, skip_system_fonts=True)
    return f"data:image/png;base64,{b64encode(png).decode()}"


def main() -> None:
    """Render what comes in, in the time that nobody else wants."""
    os.nice(NICENESS)
    sys.stdout.buffer.write(render(sys.stdin.buffer.read().decode(), Path(sys.argv[1])))


if __name__ == "__main__":
    main()
