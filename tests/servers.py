"""Real server processes on loopback ports, for tests that kill them and measurements that load them."""

from __future__ import annotations

import asyncio
import ctypes
import os
import signal
import socket
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from tests.http_client import HttpClient, Unanswered

PATIENCE = 60.0
DIE_WITH_PARENT = 1  # Linux: PR_SET_PDEATHSIG


def free_port() -> int:
    """A port that nobody listens on just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@dataclass
class Server:
    """A process with its port; started again after a kill, it has the same one."""

    folder: Path
    settings: dict[str, str]
    program: tuple[str, ...] = ("-m", "cafe.server")
    asked_for_life: str = "/readyz"
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Start it, unless it runs, and wait until it answers."""
        if self.process is None or self.process.poll() is not None:
            self.process = self._begin()
        async with asyncio.timeout(PATIENCE):
            while not await self._answers():
                if self.process.poll() is not None:
                    raise RuntimeError(f"the server did not start:\n{self.notes()}")
                await asyncio.sleep(0.05)

    def _begin(self) -> subprocess.Popen[bytes]:
        with self._log_file.open("ab") as notes:
            return subprocess.Popen(
                [sys.executable, *self.program],
                env={**_plain_environment(), "CAFE_PORT": str(self.port), **self.settings},
                stdout=notes,
                stderr=notes,
                preexec_fn=_die_with_parent,  # noqa: PLW1509 it calls the kernel and nothing else
            )

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """Ask it to close, and wait."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def notes(self) -> str:
        """The end of what it wrote."""
        return self.whole_log()[-4_000:]

    def whole_log(self) -> str:
        """All that it wrote, also before it was killed."""
        return self._log_file.read_text(errors="replace")

    @property
    def _log_file(self) -> Path:
        return self.folder / f"server-{self.port}.log"

    async def _answers(self) -> bool:
        client = HttpClient()
        try:
            return (await client.ask(self.port, "GET", self.asked_for_life)).status == 200
        except Unanswered:
            return False
        finally:
            client.hang_up()


def _plain_environment() -> dict[str, str]:
    """Ours without settings of a café."""
    return {name: value for name, value in os.environ.items() if not name.startswith("CAFE_")}


def _die_with_parent() -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(DIE_WITH_PARENT, signal.SIGKILL)
