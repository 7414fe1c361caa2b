"""A server whose clock jumps an hour ahead at SIGUSR1, and back at SIGUSR2."""

from __future__ import annotations

import os
import signal
import sys
from dataclasses import dataclass

from cafe.hosting.matches import now_ms
from cafe.server.app import Dependencies
from cafe.server.run import main

JUMP_MS = 3_600_000


@dataclass
class JumpingClock:
    ahead_ms: int = 0

    def __call__(self) -> int:
        return now_ms() + self.ahead_ms

    def jump(self, *_: object) -> None:
        self.ahead_ms = JUMP_MS

    def return_to_normal(self, *_: object) -> None:
        self.ahead_ms = 0


if __name__ == "__main__":
    clock = JumpingClock()
    signal.signal(signal.SIGUSR1, clock.jump)
    signal.signal(signal.SIGUSR2, clock.return_to_normal)
    sys.exit(main(sys.argv[1:], os.environ, dependencies=Dependencies(clock=clock)))
