"""The pages of the café in the browser itself, all below one path, and the script that runs its Python."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from cafe.server.context import ServerRequest
from cafe.server.security.headers import CONTENT_POLICY, Scripts, content_policy
from cafe.server.site.first_load import REPLAY_PAGE, component_at
from cafe.server.site.pages import START, page_head, page_title, page_with_head
from cafe.server.site.static_files import StaticFile, StaticFiles, file_response
from cafe.words import text

LOCAL = "local"
WORKER = "assets/local-worker-"  # as the build names the script in which Python runs


def is_local(path: str) -> bool:
    """Whether it is the path of a page whose café is the browser's own."""
    return path.partition("/")[0] == LOCAL


def local_page(files: StaticFiles, request: Request) -> Response:
    """The page at a local path; which matches are there, only the browser knows: it is never 404."""
    context = ServerRequest(request.app.state.server, request)
    path = request.path_params["path"].removeprefix(LOCAL).strip("/")
    words = text("start-local", context.language), text("local-text", context.language)
    title, description = words if path == START else page_title(path, context.language) or words
    head = page_head(context, title, description)
    component = REPLAY_PAGE if path.endswith(f"/{REPLAY_PAGE}") else component_at(path)
    return page_with_head(files, request, head, component, scripts=Scripts.OWN_AND_WASM)


def let_run_wasm(response: Response, path: str) -> Response:
    """A worker keeps to the policy of its own script, not to that of the page that starts it."""
    if path.startswith(WORKER):
        response.headers[CONTENT_POLICY] = content_policy(scripts=Scripts.OWN_AND_WASM)
    return response


def plain_page(index: StaticFile, request: Request) -> Response:
    """The page at any path as it was built: it finds by itself what to show, and still runs."""
    response = file_response(index, request)
    if is_local(request.path_params["path"]):
        response.headers[CONTENT_POLICY] = content_policy(scripts=Scripts.OWN_AND_WASM)
    return response
