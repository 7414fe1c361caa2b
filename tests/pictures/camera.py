"""The camera: visitors of every kind at one café, and their screens as small PNG files."""

from __future__ import annotations

import io
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Browser, Page

from tests.browser.server import CafeProcess

COLOURS = 256
SEEN = 2.5  # a difference that the eye finds, of 255
PATIENCE = 60_000.0  # milliseconds: a picture is worth some


class Screen(Enum):
    """What somebody looks at: width, height, and dots to a pixel."""

    DESK = (1280, 920, 1)
    PHONE = (390, 664, 2)  # with the browser's bars
    LANDSCAPE = (844, 390, 2)
    TABLET = (820, 1180, 1)
    WIDE = (1920, 1080, 1)

    @property
    def is_touched(self) -> bool:
        return self in (Screen.PHONE, Screen.LANDSCAPE, Screen.TABLET)


class Theme(Enum):
    LIGHT = "light"
    DARK = "dark"
    FORCED = "forced"  # the system's few colours


@dataclass(frozen=True, slots=True)
class Visitor:
    """How somebody comes: on which screen, by day or by night."""

    screen: Screen = Screen.DESK
    theme: Theme = Theme.LIGHT


@dataclass(frozen=True, slots=True)
class Camera:
    browser: Browser
    cafe: CafeProcess
    album: Path

    def open(self, visitor: Visitor) -> Page:
        """A page of somebody new."""
        width, height, dots = visitor.screen.value
        context = self.browser.new_context(
            base_url=self.cafe.url,
            viewport={"width": width, "height": height},
            device_scale_factor=dots,
            has_touch=visitor.screen.is_touched,
            is_mobile=visitor.screen.is_touched,
            locale="en",
            color_scheme="dark" if visitor.theme is Theme.DARK else "light",
            forced_colors="active" if visitor.theme is Theme.FORCED else "none",
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        return context.new_page()

    def close(self) -> None:
        """Everybody goes home; the next one comes as a stranger."""
        for context in self.browser.contexts:
            context.close()

    def take(self, page: Page, name: str) -> Path:
        """The screen as it is once everything has come to rest."""
        page.wait_for_load_state("networkidle")
        page.evaluate("() => document.fonts.ready.then(() => true)")
        page.wait_for_timeout(300)
        return self.keep(page.screenshot(animations="disabled", caret="hide"), name)

    def keep(self, png: bytes, name: str) -> Path:
        """A picture with few colours is a fraction as large; it is kept so where it looks the same."""
        file = self.album / f"{name}.png"
        drawn = Image.open(io.BytesIO(png)).convert("RGB")
        few = drawn.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE)
        away = max(ImageStat.Stat(ImageChops.difference(drawn, few.convert("RGB"))).rms)
        (few if away < SEEN else drawn).save(file, optimize=True)
        return file
