"""Text in the image: only letters that the typefaces have, and no longer than its place."""

from __future__ import annotations

import unicodedata
from html import escape

TEXT, TITLE = "Noto Sans", "Fraunces SemiBold"
DRAWABLE = (
    (0x20, 0x7E),
    (0xA0, 0x24F),
    (0x370, 0x3FF),
    (0x400, 0x45F),
    (0x1E00, 0x1EFF),
    (0x2010, 0x2027),
)
WIDE, NARROW = "mwMW@%…—ЖШЩФЮжшщюы", "fijlrtI1'.,:;!|()[] "
CHAR_WIDTHS = {**dict.fromkeys(WIDE, 0.95), **dict.fromkeys(NARROW, 0.38)}  # in the size of the letters
ELLIPSIS = "…"


def text_element(
    text: str,
    size: float,
    *,
    x: float = 0,
    y: float = 0,
    fill: str,
    anchor: str = "start",
    typeface: str = TEXT,
) -> str:
    """A line of text as an SVG element, escaped."""
    weight = "700" if typeface == TEXT else "400"
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{typeface}, sans-serif" font-weight="{weight}" '
        f'font-size="{size:g}" fill="{fill}" text-anchor="{anchor}">{escape(text)}</text>'
    )


def drawable(text: str, fallback: str) -> str:
    """What can be drawn of a name, or the fallback where too little is left of it."""
    composed = unicodedata.normalize("NFC", text)
    kept = "".join(char for char in composed if any(low <= ord(char) <= high for low, high in DRAWABLE))
    return " ".join(kept.split()) if 2 * len(kept) > len(composed) else fallback


def truncated(text: str, size: float, width: float) -> str:
    """The text, cut where it would be wider than its place."""
    if estimated_width(text, size) <= width:
        return text
    kept = text
    while kept and estimated_width(kept + ELLIPSIS, size) > width:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS


def estimated_width(text: str, size: float) -> float:
    """About how wide a text is: rather too wide than too narrow."""
    return size * sum(CHAR_WIDTHS.get(char, 0.74 if char.isupper() else 0.63) for char in text)
