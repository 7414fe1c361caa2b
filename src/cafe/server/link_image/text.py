"""Text in pictures: only what the typefaces have, and no longer than its place."""

from __future__ import annotations

import unicodedata
from html import escape

TEXT, TITLE = "Noto Sans", "Fraunces SemiBold"
HELD = ((0x20, 0x7E), (0xA0, 0x24F), (0x370, 0x3FF), (0x400, 0x45F), (0x1E00, 0x1EFF), (0x2010, 0x2027))
WIDE, NARROW = "mwMW@%…—ЖШЩФЮжшщюы", "fijlrtI1'.,:;!|()[] "
HINT = {**dict.fromkeys(WIDE, 0.95), **dict.fromkeys(NARROW, 0.38)}  # in the height of the letters
ELLIPSIS = "…"


def words(
    text: str,
    size: float,
    *,
    x: float = 0,
    y: float = 0,
    fill: str,
    anchor: str = "start",
    typeface: str = TEXT,
) -> str:
    """A line of text as SVG, escaped."""
    weight = "700" if typeface == TEXT else "400"
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{typeface}, sans-serif" font-weight="{weight}" '
        f'font-size="{size:g}" fill="{fill}" text-anchor="{anchor}">{escape(text)}</text>'
    )


def shown(text: str, otherwise: str) -> str:
    """What can be drawn of a name, or another word where too little is left of it."""
    composed = unicodedata.normalize("NFC", text)
    kept = "".join(one for one in composed if any(low <= ord(one) <= high for low, high in HELD))
    return " ".join(kept.split()) if 2 * len(kept) > len(composed) else otherwise


def fitted(text: str, size: float, width: float) -> str:
    """The text, cut where it would run out of its place."""
    if length(text, size) <= width:
        return text
    kept = text
    while kept and length(kept + ELLIPSIS, size) > width:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS


def length(text: str, size: float) -> float:
    """About how long a text is: rather too long than too short."""
    return size * sum(HINT.get(one, 0.74 if one.isupper() else 0.63) for one in text)
