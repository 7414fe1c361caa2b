"""The café without a server, built once, and a static host of it that does what a test wants."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from threading import Event, Thread

from web.static_server import StaticHandler, StaticServer

ROOT = Path(__file__).parents[2]
BASE = "/cafe/"
PIECE = 1 << 18
BUILT = "CAFE_STATIC_SITE"  # a site that was built before, for whoever runs these tests again and again
KEEP_NOTHING = {"Cache-Control": "no-store"}  # what is there without the host was kept by the café itself


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
    """The static server of `./run static --serve`, which can be stopped, slow, strict or broken."""

    folder: Path
    base: str = BASE
    headers: dict[str, str] = field(default_factory=KEEP_NOTHING.copy)
    asked: list[str] = field(default_factory=list)
    dawdling: float = 0.0  # seconds before each part of Python
    trickling: float = 0.0  # seconds before each piece of a part
    held: Event | None = None  # until it is set, half of each part comes and no more
    preludes: dict[str, str] = field(
        default_factory=dict
    )  # by how a script's name begins, what runs before it
    port: int = 0
    server: StaticServer | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.server = StaticServer(self.folder, self.base, self.port, partial(ToldHandler, host=self))
        self.port = self.server.server_port
        Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        stopping, self.server = self.server, None
        if stopping is not None:
            stopping.shutdown()
            stopping.server_close()


class ToldHandler(StaticHandler):
    """Answers as the test has told its host to."""

    def __init__(self, *given: object, host: StaticHost, folder: Path, base: str) -> None:
        self.host = host
        super().__init__(*given, folder=folder, base=base)

    def do_GET(self) -> None:  # noqa: N802 - as http.server calls it
        if self.host.server is None:  # stopped, and this connection was open before
            self.close_connection = True
            return
        self.host.asked.append(self.path)
        if self._is_of_python:
            time.sleep(self.host.dawdling)
        super().do_GET()

    def read(self, file: Path) -> tuple[bytes, dict[str, str]]:
        body, headers = super().read(file)
        for name, prelude in self.host.preludes.items():
            if file.name.startswith(name):
                body = prelude.encode() + file.read_bytes()
                headers.pop("Content-Encoding", None)
        return body, headers | self.host.headers

    def write(self, body: bytes) -> None:
        for start in range(0, len(body), PIECE):
            if self._is_of_python:
                time.sleep(self.host.trickling)
                self._hold(start, len(body))
            super().write(body[start : start + PIECE])

    def _hold(self, start: int, length: int) -> None:
        held = self.host.held
        if held is not None and start <= length // 2 < start + PIECE:
            held.wait()

    @property
    def _is_of_python(self) -> bool:
        return "/python/" in self.path and not self.path.endswith("/parts.json")
