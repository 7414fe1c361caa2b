"""Chromium from Debian's packages, and what a page complained about."""

from __future__ import annotations

import shutil
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, Playwright

WHOLE = ("chromium", "chromium-browser", "google-chrome")  # as people have it: for measurements
WINDOWLESS = ("chromium-headless-shell", *WHOLE)  # half of the work, and enough for tests
FLAGS = (
    "--no-sandbox",  # root has none
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def open_chromium(playwright: Playwright, programs: tuple[str, ...] = WINDOWLESS) -> Browser:
    return playwright.chromium.launch(executable_path=program_of(programs), args=list(FLAGS))


def open_with_profile(playwright: Playwright, folder: str) -> BrowserContext:
    """A whole Chromium that keeps on disk what it keeps."""
    return playwright.chromium.launch_persistent_context(
        folder, executable_path=program_of(WHOLE), args=list(FLAGS)
    )


def program_of(programs: tuple[str, ...]) -> str:
    """The first of these that is here."""
    program = next(filter(None, map(shutil.which, programs)), None)
    if program is None:
        pytest.fail(
            f"there is no Chromium; ./run test installs it as root, or install the package {programs[0]!r}"
        )
    return program


# Chromium says so of itself when a page is left, or its café closed, while it fetches the service worker.
# Whether the service worker is there where it is needed is told by tests/browser/test_shell.py.
LEFT_WHILE_REGISTERING = "An unknown error occurred when fetching the script."
# Chromium's advice goes by the clock: on a busy machine a page uses later what its head asked for.
# That it uses all of it is told by tests/browser/test_first_load.py.
USED_LATE = "was preloaded using link preload but not used within a few seconds"


@dataclass
class Complaints:
    """What went wrong in pages: errors of scripts, and whatever the console calls an error or a warning."""

    heard: list[str] = field(default_factory=list)
    forgiven: list[str] = field(default_factory=lambda: [LEFT_WHILE_REGISTERING, USED_LATE])

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
