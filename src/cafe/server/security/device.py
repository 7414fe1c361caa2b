"""What a device is called in the list of one's devices: a browser and a system, from words of our own."""

from __future__ import annotations

from collections.abc import Sequence

from cafe.hosting.storage.sessions import Device

# What a User-Agent contains, and what it means. Most browsers also claim to be others: the first that fits.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
)


def device_of(user_agent: str) -> Device:
    """The device that sent a User-Agent; nothing else of it is kept."""
    return Device(browser=_first(BROWSERS, user_agent), system=_first(SYSTEMS, user_agent))


def _first(names: Sequence[tuple[str, str]], user_agent: str) -> str:
    return next((name for sign, name in names if sign in user_agent), "")
