"""The routes outside the API: pages, the client's files, health; and errors for every other path."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path

import msgspec
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.convertors import PathConvertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from cafe.api.rate_limit import RateLimit
from cafe.hosting.match_lists import Part
from cafe.match.state import Status
from cafe.protocol.errors import ApiError
from cafe.server.api.routes import api_document
from cafe.server.api.websocket import FOLLOW_PATH
from cafe.server.context import ServerContext
from cafe.server.monitoring.metrics_listener import require_metrics_reader
from cafe.server.site.first_load import MATCH_PAGE, REPLAY_PAGE
from cafe.server.site.html import STYLESHEET, api_page, status_page, stylesheet
from cafe.server.site.link_preview import match_page
from cafe.server.site.local_pages import is_local, let_run_wasm, local_page, plain_page
from cafe.server.site.pages import client_page, is_page_path, wants_a_page
from cafe.server.site.python_parts import PythonParts, part_response
from cafe.server.site.static_files import INDEX, StaticFiles, file_response

JSON = "application/json"
STATUS_PAGE_TABLES = 50
METRICS_COST, DOCUMENT_COST, STATUS_COST, PART_COST, PAGE_COST = 5, 5, 2, 40, 2  # times a look at a match
Endpoint = Callable[[Request], Awaitable[Response]]
CACHE_ONE_HOUR = {"Cache-Control": "public, max-age=3600"}


class PagePath(PathConvertor):
    """Any path outside the API: no page stands in there for a path or a method that does not exist."""

    regex = "(?!api(?:/|$)).*"


register_url_convertor("page", PagePath())


async def healthz(_: Request) -> Response:
    """The process answers."""
    return PlainTextResponse("alive\n")


async def readyz(request: Request) -> Response:
    """200 when requests should come to this node, else 503."""
    server: ServerContext = request.app.state.server
    readiness = await server.readiness_check.readiness()
    return Response(msgspec.json.encode(readiness), 200 if readiness.ready else 503, media_type=JSON)


async def metrics(request: Request) -> Response:
    """The metrics for Prometheus."""
    server: ServerContext = request.app.state.server
    require_metrics_reader(request, server.settings)
    return Response(server.metrics.text(), media_type=CONTENT_TYPE_LATEST)


@cache
def openapi_json() -> bytes:
    return msgspec.json.encode(api_document())


@cache
def docs_html() -> bytes:
    return api_page().encode()


async def openapi(_: Request) -> Response:
    return Response(openapi_json(), media_type=JSON)


async def docs(_: Request) -> Response:
    return HTMLResponse(docs_html())


def counted(endpoint: Endpoint, cost: int) -> Endpoint:
    """An endpoint whose requests count as so many looks at the café for their address."""

    async def respond(request: Request) -> Response:
        try:
            count_looks(request, cost)
        except ApiError as error:
            return Response(error.body, error.status, media_type=JSON, headers=error.headers)
        return await endpoint(request)

    return respond


def count_looks(request: Request, cost: int) -> None:
    """Count a request as so many looks at the café for its address, or refuse it."""
    server: ServerContext = request.app.state.server
    address = "" if request.client is None else request.client.host
    server.rate_limiter.count_address(RateLimit.LOOK, address, cost)


def has_counted(request: Request, cost: int) -> bool:
    """Whether a request was counted; it is not where an address has asked for too much."""
    try:
        count_looks(request, cost)
    except ApiError:
        return False
    return True


async def plain_css(_: Request) -> Response:
    return Response(stylesheet(), media_type="text/css", headers=CACHE_ONE_HOUR)


async def upgrade_required(_: Request) -> Response:
    """Following a match is a WebSocket, not a plain GET."""
    error = ApiError(426, "upgrade-required")
    return Response(error.body, error.status, media_type=JSON, headers={"Upgrade": "websocket"})


async def http_error(_: Request, exception: Exception) -> Response:
    """There is no such path, or no such method."""
    assert isinstance(exception, HTTPException)
    code = {404: "no-such-path", 405: "no-such-method"}.get(exception.status_code, "refused")
    error = ApiError(exception.status_code, code)
    return Response(error.body, error.status, media_type=JSON, headers=exception.headers)


async def status(request: Request) -> Response:
    """The start page of a server without the browser client."""
    server: ServerContext = request.app.state.server
    page = await server.lobby.listed(Status.OPEN, server.matches.clock(), Part(limit=STATUS_PAGE_TABLES))
    return HTMLResponse(status_page(page.summaries))


def site_routes(folder: Path) -> list[BaseRoute]:
    """The routes outside the API; the last one takes every other path outside it."""
    files, parts = StaticFiles(folder), PythonParts(folder)

    async def python_part(request: Request) -> Response:
        part = parts.find(request.path_params["path"])
        assert part is not None
        return part_response(part, request)

    async def client_file(request: Request) -> Response:
        path = request.path_params["path"]
        if (file := files.find(path)) is not None:
            return let_run_wasm(file_response(file, request), path)
        if parts.find(path) is not None:
            return await counted(python_part, PART_COST)(request)
        if (is_page_path(path) or wants_a_page(request)) and (index := files.find(INDEX)) is not None:
            page = local_page if is_local(path) else client_page
            return page(files, request) if has_counted(request, PAGE_COST) else plain_page(index, request)
        if path:
            raise HTTPException(404)
        return await counted(status, STATUS_COST)(request)

    return [
        Route("/healthz", healthz),
        Route("/readyz", readyz),
        Route("/metrics", counted(metrics, METRICS_COST)),
        Route("/api/openapi.json", counted(openapi, DOCUMENT_COST)),
        Route("/api/docs", counted(docs, DOCUMENT_COST)),
        Route(STYLESHEET, plain_css),
        Route(FOLLOW_PATH, upgrade_required),
        Route("/match/{id}", match_page(files, MATCH_PAGE)),
        Route("/match/{id}/replay", match_page(files, REPLAY_PAGE)),
        Route("/{path:page}", client_file),
    ]
