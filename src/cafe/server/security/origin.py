"""Only our own pages may act in the name of a browser's user."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from cafe.protocol.errors import ApiError
from cafe.server.settings import Settings

OWN_SITES = ("same-origin", "none")  # of Sec-Fetch-Site: our pages, or an address typed by hand


def must_be_own_origin(connection: HTTPConnection, settings: Settings) -> None:
    """Refuse what a browser sends from another site's page; scripts send no origin and may pass."""
    if not is_own_origin(connection, settings):
        raise ApiError(403, "foreign-origin")


def is_own_origin(connection: HTTPConnection, settings: Settings) -> bool:
    headers = connection.headers
    site, origin = headers.get("sec-fetch-site"), headers.get("origin")
    if site is not None and site not in OWN_SITES:
        return False
    if origin is None or site in OWN_SITES:
        return True
    if settings.public_url and origin.lower() == settings.public_url:
        return True
    return _host(origin) == headers.get("host", "").lower() != ""


def _host(origin: str) -> str:
    """The host and port of an origin; nothing of what is no address, such as `http://[`."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""
