"""A server on a machine whose clock jumps an hour ahead at SIGUSR1, and back at SIGUSR2."""

from __future__ import annotations

import os
import signal
import sys
from dataclasses import dataclass

from cafe.hosting.wall_clock import WallClock, system_ns
from cafe.server.app import Dependencies
from cafe.server.run import main

JUMP_NS = 3_600 * 1_000_000_000


@dataclass
class JumpingClock:
    ahead_ns: int = 0

    def __call__(self) -> int:
        return system_ns() + self.ahead_ns

    def jump(self, *_: object) -> None:
        self.ahead_ns = JUMP_NS

    def return_to_normal(self, *_: object) -> None:
        self.ahead_ns = 0


if __name__ == "__main__":
    clock = JumpingClock()
    signal.signal(signal.SIGUSR1, clock.jump)
    signal.signal(signal.SIGUSR2, clock.return_to_normal)
    sys.exit(main(sys.argv[1:], os.environ, dependencies=Dependencies(clock=WallClock(clock))))
