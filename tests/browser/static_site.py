"""A plain static host for the café without a server: a folder under a base path, on loopback."""

from __future__ import annotations

import mimetypes
import os
import subprocess
import sys
import time
from dataclasses import dataclass, field
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

ROOT = Path(__file__).parents[2]
BASE = "/cafe/"
PIECE = 1 << 18
BUILT = "CAFE_STATIC_SITE"  # a site that was built before, for whoever runs these tests again and again
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("application/wasm", ".wasm")


def built_site(folder: Path) -> Path:
    """The café without a server as `./run static` writes it, under the base path."""
    if there := os.environ.get(BUILT):
        return Path(there)
    made = folder / "site"
    words = [sys.executable, str(ROOT / "run"), "static", str(made), "--base", BASE]
    told = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
    return made


@dataclass
class StaticHost:
    """Sends files of a folder as they are; deep links get 404.html, as on GitHub Pages."""

    folder: Path
    base: str = BASE
    headers: dict[str, str] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)
    dawdling: float = 0.0  # seconds before each part of Python
    trickling: float = 0.0  # seconds before each piece of a part
    worker_prelude: str = ""  # a script that runs before the worker's own, to break something there
    port: int = 0
    server: ThreadingHTTPServer | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        host = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                if host.server is None:  # stopped, and this connection was open before
                    self.close_connection = True
                    return
                host.asked.append(self.path)
                if "/python/" in self.path and not self.path.endswith(".json"):
                    time.sleep(host.dawdling)
                status, file = host.find(self.path.partition("?")[0])
                body = file.read_bytes() if file else b"nothing here"
                if file and file.name.startswith("local-worker"):
                    body = host.worker_prelude.encode() + body
                self.send_response(status)
                kind = mimetypes.guess_type(file.name)[0] if file else "text/plain"
                self.send_header("Content-Type", kind or "application/octet-stream")
                self.send_header("Content-Length", str(len(body)))
                for name, value in host.headers.items():
                    self.send_header(name, value)
                self.end_headers()
                for start in range(0, len(body), PIECE):
                    if "/python/" in self.path:
                        time.sleep(host.trickling)
                    self.wfile.write(body[start : start + PIECE])

            def log_message(self, *_: object) -> None:
                """Nobody reads it."""

        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), Handler)
        self.server.daemon_threads = True
        self.port = self.server.server_port
        Thread(target=self.server.serve_forever, daemon=True).start()

    def find(self, path: str) -> tuple[HTTPStatus, Path | None]:
        if not path.startswith(self.base):
            return HTTPStatus.NOT_FOUND, None
        name = path.removeprefix(self.base) or "index.html"
        file = (self.folder / name).resolve()
        if file.is_file() and file.is_relative_to(self.folder.resolve()):
            return HTTPStatus.OK, file
        deep = self.folder / "404.html"
        return HTTPStatus.NOT_FOUND, deep if deep.exists() else None

    def stop(self) -> None:
        stopping, self.server = self.server, None
        if stopping is not None:
            stopping.shutdown()
            stopping.server_close()
