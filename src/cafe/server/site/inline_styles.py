"""The styles that every page begins with, written into it: its first picture waits for no other file."""

from __future__ import annotations

import re
from base64 import b64encode
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256

from cafe.server.site.static_files import StaticFile, StaticFiles

STYLE_LINK = re.compile(r'<link rel="stylesheet"[^>]* href="/([^"]+)"[^>]*>')


@dataclass(frozen=True, slots=True)
class StyledPage:
    """A page with its styles in it, and these styles as its content policy has to name them."""

    text: str
    style_hashes: tuple[str, ...]


def with_styles(files: StaticFiles, index: StaticFile) -> StyledPage:
    """The index with the styles that it links to; a style that is not there, or not plain, stays a link."""
    links = dict.fromkeys(STYLE_LINK.findall(index.body.decode()))
    styles = {path: file.body for path in links if (file := files.find(path)) and b"</" not in file.body}
    return _with_styles(index.body, tuple(styles.items()))


@lru_cache(maxsize=2)
def _with_styles(index: bytes, styles: tuple[tuple[str, bytes], ...]) -> StyledPage:
    texts = {path: body.decode() for path, body in styles}

    def written(link: re.Match[str]) -> str:
        path = link[1]
        return f"<style>{texts[path]}</style>{_remembered(path)}" if path in texts else link[0]

    page = STYLE_LINK.sub(written, index.decode())
    return StyledPage(
        page, tuple(f"sha256-{b64encode(sha256(body).digest()).decode()}" for _, body in styles)
    )


def _remembered(path: str) -> str:
    """A link that fetches nothing, from which the client knows that it has this style."""
    return f'<link rel="stylesheet" disabled href="/{path}" />'
