"""axe-core looks at a page."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


@cache
def _axe() -> str:
    return AXE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """What axe finds on the page as it is now, by day and by night, a line for each element."""
    return [f"{theme} {found}" for theme in THEMES for found in _violations(page, theme)]


def _violations(page: Page, theme: Literal["light", "dark"]) -> list[str]:
    """In one theme, when its colours have arrived."""
    page.emulate_media(color_scheme=theme)
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    return violations_as_shown(page)


def violations_as_shown(page: Page) -> list[str]:
    """What axe finds on the page as it is now, in the theme that it has."""
    page.wait_for_function("() => document.getAnimations().every(one => one.playState !== 'running')")
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => {{ {_axe()} }}")
    found: dict[str, Any] = page.evaluate(
        """values => axe.run(document, {
            runOnly: { type: 'tag', values },
            resultTypes: ['violations'],
        })""",
        RULES,
    )
    return [
        f"{one['id']}: {one['help']}: {node['html'][:160]} {node['any'][0]['message'] if node['any'] else ''}"
        for one in found["violations"]
        for node in one["nodes"]
    ]
