"""Health for whoever runs the café: is it alive, is it ready, and how busy is it?"""

from __future__ import annotations

import msgspec
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from cafe.hosting.storage.migrate import current_revision, newest_revision
from cafe.server.context import ServerContext


async def healthz(_: Request) -> Response:
    """The process answers."""
    return PlainTextResponse("alive\n")


async def readyz(request: Request) -> Response:
    """Whether requests should come here: the database answers, is up to date, and other nodes are heard."""
    checks = await readiness(request.app.state.server)
    ready = all(checks.values())
    body = msgspec.json.encode({"ready": ready, **checks})
    return Response(body, 200 if ready else 503, media_type="application/json")


async def metrics(request: Request) -> Response:
    server: ServerContext = request.app.state.server
    return Response(server.metrics.text(), media_type=CONTENT_TYPE_LATEST)


async def readiness(server: ServerContext) -> dict[str, bool]:
    revision = await current_revision(server.matches.store)
    checks = {
        "open": not server.matches.closing.is_set(),
        "database": revision is not None,
        "migrated": revision == newest_revision(),
    }
    if server.bus is not None:
        checks["listening"] = server.bus.listening.is_set()
    return checks
