"""What keeps others out: only our own pages act for a browser, and no page may do more than it needs."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .refusals import No
from .settings import Settings

OWN_SITES = ("same-origin", "none")  # of Sec-Fetch-Site: our pages, or the person's own hand
CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}
HSTS = "max-age=31536000"
ANSWERS = ("http.response.start", "websocket.http.response.start")


def must_be_own_origin(connection: HTTPConnection, settings: Settings) -> None:
    """Refuse what a browser sends from another site's page; scripts send no origin and may pass."""
    if not is_own_origin(connection, settings):
        raise No(403, "foreign-origin")


def is_own_origin(connection: HTTPConnection, settings: Settings) -> bool:
    headers = connection.headers
    site, origin = headers.get("sec-fetch-site"), headers.get("origin")
    if site is not None and site not in OWN_SITES:
        return False
    if origin is None or site in OWN_SITES:
        return True
    if settings.public_url and origin.lower() == settings.public_url:
        return True
    return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""


class SecurityHeaders:
    """Adds the headers to every answer; what an endpoint has set itself stays."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self._everywhere = _raw(HEADERS | ({"Strict-Transport-Security": HSTS} if settings.is_secure else {}))
        self._of_api = (*self._everywhere, *_raw({"Cache-Control": "no-store"}))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_protected(message: Message) -> None:
            if message["type"] in ANSWERS:
                ours = self._of_api if scope["path"].startswith("/api/") else self._everywhere
                there = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(one for one in ours if one[0] not in there)]
            await send(message)

        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        else:
            await self.app(scope, receive, send_protected)


def _raw(headers: Mapping[str, str]) -> tuple[tuple[bytes, bytes], ...]:
    """As they go over the wire: names in small letters."""
    return tuple((name.lower().encode(), value.encode()) for name, value in headers.items())
