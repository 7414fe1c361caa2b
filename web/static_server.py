"""A static file server that behaves as GitHub Pages does: `python static_server.py DIR BASE PORT`.

It knows files and nothing else: a path that is no file is answered with 404.html and status 404, text and
WebAssembly are sent as gzip, and everything may be kept for ten minutes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urlsplit

HOST, PORT = "127.0.0.1", 8090
CACHED = "max-age=600"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


class StaticHandler(BaseHTTPRequestHandler):
    """One request for a file of a folder that is shown under a base path."""

    protocol_version = "HTTP/1.1"

    def __init__(self, *given: object, folder: Path, base: str) -> None:
        self.folder, self.base = folder.resolve(), base
        super().__init__(*given)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        path = unquote(urlsplit(self.path).path)
        if path == self.base.rstrip("/") != "":
            self._redirect(self.base)
        elif (file := self._file(path)) is not None:
            self._send(file, HTTPStatus.OK)
        else:
            self._send(self.folder / "404.html", HTTPStatus.NOT_FOUND)

    do_HEAD = do_GET  # noqa: N815

    def _file(self, path: str) -> Path | None:
        if not path.startswith(self.base):
            return None
        file = (self.folder / path.removeprefix(self.base)).resolve()
        if file.is_dir():
            file /= "index.html"
        return file if file.is_relative_to(self.folder) and file.is_file() else None

    def _redirect(self, address: str) -> None:
        self.send_response(HTTPStatus.MOVED_PERMANENTLY)
        self.send_header("Location", address)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def _send(self, file: Path, status: HTTPStatus) -> None:
        body, headers = self.read(file)
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command == "GET":
            with suppress(ConnectionError):
                self.write(body)

    def read(self, file: Path) -> tuple[bytes, dict[str, str]]:
        """What is sent of a file, and the headers that say how."""
        headers = {"Content-Type": TYPES.get(file.suffix, "application/octet-stream")}
        headers |= {"Cache-Control": CACHED, "Vary": "Accept-Encoding"}
        small = file.with_name(f"{file.name}.gz")
        if "gzip" in self.headers.get("Accept-Encoding", "") and small.is_file():
            return small.read_bytes(), {**headers, "Content-Encoding": "gzip"}
        return file.read_bytes(), headers

    def write(self, body: bytes) -> None:
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Nothing: who tries the site looks at the browser."""


class StaticServer(ThreadingHTTPServer):
    """A folder under a base path, on this machine alone; port 0 is any that is free."""

    daemon_threads = True

    def __init__(
        self, folder: Path, base: str, port: int, handler: Callable[..., StaticHandler] = StaticHandler
    ) -> None:
        super().__init__((HOST, port), partial(handler, folder=folder, base=base))

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that was closed in the middle of something is nothing to tell of."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def serve(folder: Path, base: str, port: int) -> int:
    """Until somebody presses Ctrl-C."""
    try:
        server = StaticServer(folder, base, port)
    except OSError as trouble:
        print(f"run: static: port {port} cannot be served on: {trouble.strerror}", file=sys.stderr)
        return 1
    print(f"the café without a server: http://{HOST}:{server.server_port}{base}", flush=True)
    with server, suppress(KeyboardInterrupt):
        server.serve_forever()
    return 0


if __name__ == "__main__":
    sys.exit(serve(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])))
