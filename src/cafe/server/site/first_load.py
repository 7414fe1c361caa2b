"""What a page begins with: its head asks for all of it at once, and not for one after the other."""

from __future__ import annotations

from functools import lru_cache
from html import escape

import msgspec

from cafe.server.site.static_files import INDEX, StaticFiles

WEIGHTS = "sizes.json"  # the build's own account of what each page needs
COMPONENTS = {
    "": "start",
    "new": "newmatch",
    "me": "profile",
    "me/statistics": "statistics",
    "daily": "deals",
    "challenge": "deals",
}  # by path, where it is not the path's own name
TEXT_PAGES = ("deals", "puzzles", "rules", "statistics", "tutorial")  # which begin with the long texts, too
NOT_FOUND_PAGE, MATCH_PAGE, REPLAY_PAGE = "notfound", "match", "replay"


class FirstLoads(msgspec.Struct, frozen=True, rename="camel"):
    """The files of every page, and of the words and long texts in each language."""

    pages: dict[str, list[str]] = {}
    words: dict[str, str] = {}
    long_words: dict[str, str] = {}


def component_at(path: str) -> str:
    """The page's component as the build calls it."""
    whole = path.strip("/")
    first = whole.partition("/")[0]
    return COMPONENTS.get(whole) or COMPONENTS.get(first, first)


def preload_tags(files: StaticFiles, component: str, language: str) -> str:
    """Links to what the page needs besides what the index names, as far as the build says so."""
    index, weights = files.find(INDEX), files.find(WEIGHTS)
    if index is None or weights is None:
        return ""
    loads = _read(weights.body)
    words = [loads.words.get(language), loads.long_words.get(language) if component in TEXT_PAGES else None]
    wanted = [*loads.pages.get(component, []), *filter(None, words)]
    named = index.body.decode()
    return "".join(f"{_tag(file)}\n    " for file in wanted if f"/{file}" not in named)


@lru_cache(maxsize=2)
def _read(body: bytes) -> FirstLoads:
    return msgspec.json.decode(body, type=FirstLoads)


def _tag(file: str) -> str:
    """A style is fetched, and applied by the page that brings it: the first picture does not wait for it."""
    kind = 'rel="preload" as="style"' if file.endswith(".css") else 'rel="modulepreload"'
    return f'<link {kind} crossorigin href="/{escape(file)}" />'
