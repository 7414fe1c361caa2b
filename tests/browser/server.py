"""The real server in a process of its own, which can be stopped and started again on the same port."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from cafe.hosting.matches import now_ms

from .fixed_deals import AHEAD, LUCK

DAY_MS = 86_400_000
LONGEST_RUN_MS = 90 * 60_000  # of all tests, on a slow machine
PATIENCE = 20.0  # seconds for a server to go
ROOT = Path(__file__).parents[2]


@dataclass
class CafeProcess:
    """A café on loopback with its log in a folder; bots hardly think, and nobody counts requests.

    It deals the same at every run, as `lucky` says.
    """

    folder: Path
    settings: dict[str, str] = field(default_factory=dict)
    port: int = 0
    process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def lucky(self, name: str) -> None:
        """Deal from here on as it is for the test of this name."""
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / LUCK).write_text(f"{os.environ.get('CAFE_LUCK', '1')} {name}")

    def later(self, milliseconds: int) -> None:
        """Let so much time have passed since the server was started."""
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / AHEAD).write_text(str(milliseconds))

    def days_later(self, days: int) -> None:
        """Let so many days have passed; the day (UTC) that it is then does not end while it is tested."""
        now = now_ms()
        left = DAY_MS - now % DAY_MS
        self.later(days * DAY_MS + (left if left < LONGEST_RUN_MS else 0))

    def start(self) -> None:
        if not (self.folder / LUCK).exists():
            self.lucky("anything")
        clean = {name: text for name, text in os.environ.items() if not name.startswith("CAFE_")}
        told = {
            "CAFE_PORT": str(self.port),
            "CAFE_DATA": str(self.folder),
            "CAFE_BOT_PACE": "30",
            "CAFE_BOT_WORKERS": "0",
            "CAFE_RATE": "0",
            "CAFE_LOG_LEVEL": "warning",
            **self.settings,
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.browser.fixed_deals"],
            cwd=ROOT,
            env={**clean, **told},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://[^/]*:(\d+)/", line)
        assert found, f"the server said {line!r}"
        self.port = int(found[1])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is None:
            return
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None

    def restart(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.stop(how)
        self.start()
