"""The client's own unit tests, run by Vitest as one test of this suite."""

import os
import subprocess
import sys
from pathlib import Path

RUN = Path(__file__).resolve().parents[2] / "run"


def test_the_units_of_the_browser_client_keep_their_word() -> None:
    command = [sys.executable, str(RUN), "web", "test"]
    done = subprocess.run(
        command,
        env={**os.environ, "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
