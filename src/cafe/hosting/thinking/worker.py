"""The program of a worker: it imports its bots once, then plans turn after turn until nobody asks any more.

It is asked by its standard input, a socket, and answers there: questions are pickled (task, …),
for they come from the server itself; an answer is a line of JSON, for what it says is not believed unread.
"""

from __future__ import annotations

import json
import os
import pickle
import resource
import signal
import socket
import sys
from collections.abc import Mapping
from contextlib import suppress
from enum import Enum
from importlib import import_module
from io import BufferedReader
from typing import Any

from cafe.hosting.thinking.plan import Bot, Tasks

MAX_MEMORY_BYTES = 1 << 30  # then thinking fails in this process, before the machine has none left
MAX_REASON_LENGTH = 200
NICENESS = 10  # the server's own work comes first: people wait for that
BACKGROUND_NICENESS = 19  # where the system cannot let a process have only time that nobody else wants
READY = b"ready\n"
PLAN = "plan"  # a bot's turn; all else is a task of the module


class Priority(Enum):
    """Before whom a worker stands back."""

    TURNS = "turns"  # before the server
    BACKGROUND = "background"  # before everybody


def main(module: str, limit_s: float, told: str, priority: Priority) -> None:
    """Answer until the socket is closed; a thought that takes too long ends the process."""
    with suppress(ValueError, OSError):  # where the system has no such limit
        _, most = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY_BYTES, most))  # programs have limits of their own
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    stand_back(priority)
    thinking = import_module(module)
    bots: Mapping[str, Bot] = thinking.bots_from(told)
    with socket.socket(fileno=0) as server, server.makefile("rb") as questions, suppress(OSError):
        server.sendall(READY)
        while (question := asked(questions)) is not None:
            signal.setitimer(signal.ITIMER_REAL, limit_s)  # whoever asked may be gone, too
            answer = answered(bots, thinking.TASKS, *question)
            signal.setitimer(signal.ITIMER_REAL, 0)
            server.sendall(json.dumps(answer).encode() + b"\n")


def stand_back(priority: Priority) -> None:
    """Let those who are waited for go first."""
    if priority is Priority.TURNS:
        os.nice(NICENESS)
    elif sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    else:
        os.nice(BACKGROUND_NICENESS)


def asked(questions: BufferedReader) -> tuple[Any, ...] | None:
    """The next question, unless the server has gone."""
    try:
        question: tuple[Any, ...] = pickle.load(questions)  # noqa: S301 the server's own
    except EOFError:
        return None
    return question


def answered(bots: Mapping[str, Bot], tasks: Tasks, task: str, *asked: Any) -> dict[str, Any]:
    try:
        if task != PLAN:
            return {"answer": tasks[task](*asked)}
        bot, seen, seed = asked
        plan = bots[bot].plan(seen, seed)
        moves = list(map(str, plan.moves))
        return {"moves": moves, "nodes": plan.nodes, "stand_in": plan.stand_in, "failure": plan.failure}
    except Exception as failure:  # noqa: BLE001 the server decides what becomes of it
        return {"failed": f"{type(failure).__name__}: {failure}"[:MAX_REASON_LENGTH]}


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), sys.argv[3], Priority(sys.argv[4]))
