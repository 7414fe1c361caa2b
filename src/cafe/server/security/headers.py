"""Security headers on every response, so that no page may do more than it needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cafe.server.settings import Settings

CONTENT_POLICY = "Content-Security-Policy"


class Scripts(StrEnum):
    """What may run: our own scripts, and for a café in the browser itself WebAssembly that they compile."""

    OWN = "'self'"
    OWN_AND_WASM = "'self' 'wasm-unsafe-eval'"


def content_policy(style_hashes: Iterable[str] = (), scripts: Scripts = Scripts.OWN) -> str:
    """What a page may do; of styles that stand in the page itself only those with these hashes count."""
    styles = " ".join(["'self'", *(f"'{style_hash}'" for style_hash in style_hashes)])
    return (
        f"default-src 'none'; script-src {scripts}; style-src {styles}; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    )


HEADERS = {
    CONTENT_POLICY: content_policy(),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
}
HSTS = "max-age=31536000"
RESPONSE_STARTS = ("http.response.start", "websocket.http.response.start")


class SecurityHeaders:
    """Adds the headers to every response; those that an endpoint has set stay."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self._everywhere = _raw(HEADERS | ({"Strict-Transport-Security": HSTS} if settings.is_secure else {}))
        self._of_api = (*self._everywhere, *_raw({"Cache-Control": "no-store"}))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] in RESPONSE_STARTS:
                headers = self._of_api if scope["path"].startswith("/api/") else self._everywhere
                already = {name for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *(header for header in headers if header[0] not in already),
                ]
            await send(message)

        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        else:
            await self.app(scope, receive, send_with_headers)


def _raw(headers: Mapping[str, str]) -> tuple[tuple[bytes, bytes], ...]:
    """As ASGI wants them: bytes, with names in small letters."""
    return tuple((name.lower().encode(), value.encode()) for name, value in headers.items())
