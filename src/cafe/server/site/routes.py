"""Everything around the API: pages, the client's files, health; and how the rest is refused."""

from __future__ import annotations

from pathlib import Path

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from cafe.protocol.messages import Summary
from cafe.protocol.openapi import MATCH
from cafe.server.api.routes import api_document
from cafe.server.context import ServerContext
from cafe.server.monitoring.health import healthz, metrics, readyz
from cafe.server.site.html import STYLE, api_page, status_page, style
from cafe.server.site.link_preview import unfolding
from cafe.server.site.static_files import INDEX, StaticFiles, served

JSON = "application/json"
AN_HOUR = {"Cache-Control": "public, max-age=3600"}


async def openapi(_: Request) -> Response:
    return Response(msgspec.json.encode(api_document()), media_type=JSON)


async def docs(_: Request) -> Response:
    return HTMLResponse(api_page())


async def stylesheet(_: Request) -> Response:
    return Response(style(), media_type="text/css", headers=AN_HOUR)


async def no_socket(_: Request) -> Response:
    """Following is a WebSocket; a plain GET is told so."""
    told = msgspec.json.encode({"error": "upgrade-required"})
    return Response(told, 426, media_type=JSON, headers={"Upgrade": "websocket"})


async def refused(_: Request, trouble: Exception) -> Response:
    """No such path, or no such method there."""
    assert isinstance(trouble, HTTPException)
    code = {404: "no-such-path", 405: "no-such-method"}.get(trouble.status_code, "refused")
    told = msgspec.json.encode({"error": code})
    return Response(told, trouble.status_code, media_type=JSON, headers=trouble.headers)


def around(folder: Path) -> list[BaseRoute]:
    """The routes around the API; the last one takes whatever is left."""
    shelf = StaticFiles(folder)

    async def front(request: Request) -> Response:
        path = request.path_params["path"]
        if path.startswith("api/") or path == "api":
            raise HTTPException(404)
        leaf = shelf.leaf(path)
        if leaf is None and "." not in path.rpartition("/")[2]:
            leaf = shelf.leaf(INDEX)  # a page of the client
        if leaf is not None:
            return served(leaf, request)
        if path:
            raise HTTPException(404)
        server: ServerContext = request.app.state.server
        tables = [msgspec.json.decode(text, type=Summary) for text in await server.lobby.listed("open")]
        return HTMLResponse(status_page(tables))

    return [
        Route("/healthz", healthz),
        Route("/readyz", readyz),
        Route("/metrics", metrics),
        Route("/api/openapi.json", openapi),
        Route("/api/docs", docs),
        Route(STYLE, stylesheet),
        Route(f"{MATCH}/follow", no_socket),
        Route("/match/{id}", unfolding(shelf)),
        Route("/match/{id}/replay", unfolding(shelf)),
        Route("/{path:path}", front),
    ]
