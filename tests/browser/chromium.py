"""Chromium from Debian's packages, and what a page complained about."""

from __future__ import annotations

import shutil
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Playwright

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",  # root has none
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def open_chromium(playwright: Playwright) -> Browser:
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        pytest.fail("there is no Chromium; ./run test installs it as root, or install the package 'chromium'")
    return playwright.chromium.launch(executable_path=program, args=list(FLAGS))


@dataclass
class Complaints:
    """What went wrong in pages: errors of scripts, and whatever the console calls an error or a warning."""

    heard: list[str] = field(default_factory=list)
    forgiven: list[str] = field(default_factory=list)

    def listen(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", self._error)

    def forgive(self, part: str) -> None:
        """A complaint with this part is meant to be, such as the status of a refusal."""
        self.forgiven.append(part)

    def unforgiven(self) -> list[str]:
        return [told for told in self.heard if not any(part in told for part in self.forgiven)]

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.heard.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _error(self, error: Error) -> None:
        self.heard.append(f"uncaught: {error}")
