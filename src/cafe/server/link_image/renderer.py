"""Renders a picture: SVG in, PNG out, in a process of its own: resvg lets no other thread run meanwhile."""

from __future__ import annotations

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
)  # a letter that one has not is looked for in the next
FLAG = re.compile(r'href="(\w+\.svg)"')
FLAG_WIDTH = 128


def render(svg: str, folder: Path) -> bytes:
    """The picture as PNG; with the typefaces of the folder, or whatever the machine has if there are none."""
    fonts = [str(folder / name) for name in TYPEFACES if (folder / name).is_file()]
    flags = {name: _small(folder / name) for name in set(FLAG.findall(svg))}
    whole = FLAG.sub(lambda found: f'href="{flags[found[1]]}"', svg)
    return bytes(svg_to_bytes(svg_string=whole, font_files=fonts, skip_system_fonts=bool(fonts)))


def _small(flag: Path) -> str:
    """A flag as dots: it is drawn many times, and its drawing is slow."""
    dots = svg_to_bytes(svg_path=str(flag), width=FLAG_WIDTH, height=FLAG_WIDTH, skip_system_fonts=True)
    return f"data:image/png;base64,{b64encode(dots).decode()}"


if __name__ == "__main__":
    sys.stdout.buffer.write(render(sys.stdin.buffer.read().decode(), Path(sys.argv[1])))
