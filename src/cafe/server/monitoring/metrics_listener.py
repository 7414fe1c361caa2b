"""Who may read the metrics: whoever comes by their own address, sends their token, or is on this machine."""

from __future__ import annotations

import hmac
import ipaddress

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from cafe.server.settings import Settings

PATHS = ("/metrics", "/healthz", "/readyz")
MARK = "cafe.by_metrics_address"  # of a request's scope
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-real-ip")  # some proxy was in between


class MetricsListener:
    """Answers for whoever runs the server, and nothing else, what comes by the address of the metrics."""

    def __init__(self, app: ASGIApp, host: str, port: int) -> None:
        self._app, self._host, self._port = app, ipaddress.ip_address(host), port

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_for_metrics = scope["type"] != "lifespan" and self._is_reached_by(*scope["server"])
        if is_for_metrics and scope.get("path") not in PATHS:
            await PlainTextResponse("only the metrics are here\n", 404)(scope, receive, send)
        elif is_for_metrics:
            await self._app({**scope, MARK: True}, receive, send)
        else:
            await self._app(scope, receive, send)

    def _is_reached_by(self, host: str, port: int) -> bool:
        """Whether this is our address: the café may have the same port at another one."""
        reached = ipaddress.ip_address(host)
        is_anywhere = self._host.is_unspecified and reached.version == self._host.version
        return port == self._port and (is_anywhere or reached == self._host)


def require_metrics_reader(request: Request, settings: Settings) -> None:
    """Hide the metrics from everybody who may not read them."""
    if settings.metrics_address is not None and MARK not in request.scope:
        raise HTTPException(404)
    if settings.metrics_token:
        sent = request.headers.get("authorization", "").encode()
        if not hmac.compare_digest(sent, f"Bearer {settings.metrics_token}".encode()):
            raise HTTPException(404)
    elif settings.metrics_address is None and not _is_on_this_machine(request):
        raise HTTPException(404)


def _is_on_this_machine(request: Request) -> bool:
    """Whether the client is a process of this machine, and no proxy on it that speaks for others."""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False
