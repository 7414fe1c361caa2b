"""Programs of others as bots: what they may do, and what becomes of those that misbehave."""

from __future__ import annotations

import os
import select
import shutil
import signal
import subprocess
import sys
from collections.abc import Generator, Sequence
from contextlib import closing, suppress
from itertools import islice
from pathlib import Path

import pytest

from cafe.bots import Bot, ConsideredTurn, bot, chosen_turn
from cafe.engine.program import Fault, Limits, Program, ProgramFailed
from cafe.engine.program_bot import Covered, ProgramBot
from cafe.rules import Game, Ruleset, View, deal, offers, start, take, view

from .tellers import views_of

HERE = Path(__file__).parent
EXAMPLES = HERE.parents[1] / "examples"
PATIENT = Limits(turn_ms=60_000, start_ms=60_000)
HASTY = Limits(turn_ms=60, start_ms=60_000)
NODE = shutil.which("node") or "node"
OURS = [sys.executable, "-c", "from cafe.terminal.cli import main; main()", "engine"]


def misbehaving(manner: str, limits: Limits = PATIENT) -> ProgramBot:
    return ProgramBot([sys.executable, "-I", "-S", str(HERE / "misbehaving.py"), manner], limits=limits)


def some_view(rules: str = "card players=2") -> View:
    [seen] = islice((seen for seen in views_of(Ruleset.parse(rules), "some") if offers(seen)), 1)
    return seen


def failure_of(program: ProgramBot) -> ProgramFailed:
    with closing(program), pytest.raises(ProgramFailed) as raised:
        chosen_turn(program, some_view(), 1)
    return raised.value


@pytest.mark.parametrize(
    ("manner", "fault", "detail"),
    [
        ("crash", Fault.CRASHED, "exit 1: RuntimeError: the cook has left"),
        ("exit", Fault.CRASHED, "exit 3"),
        ("deaf", Fault.CRASHED, "exit -9"),
        ("foreign", Fault.NONSENSE, "bonjour"),
        ("babble", Fault.NONSENSE, "the soup is good today"),
        ("bad-figure", Fault.NONSENSE, "info nodes lots"),
        ("no-move", Fault.NONSENSE, "bestmove"),
        ("bad-move", Fault.NONSENSE, "bestmove sing"),
        ("memory", Fault.CRASHED, "exit 1: MemoryError"),
        ("drip", Fault.FLOODED, ""),
        ("long-line", Fault.FLOODED, ""),
        ("stderr", Fault.FLOODED, ""),
    ],
)
def test_a_program_that_misbehaves_has_failed_and_is_gone(manner: str, fault: Fault, detail: str) -> None:
    program = misbehaving(manner)
    failed = failure_of(program)
    assert (failed.fault, failed.detail) == (fault, detail)


@pytest.mark.parametrize("manner", ["hang", "drip"])
def test_a_program_that_takes_too_long_is_not_waited_for(manner: str) -> None:
    clock = iter(range(10**9))  # every look at the clock is a second later
    program = misbehaving(manner, HASTY)
    with closing(program):
        program._started()
        program.clock = lambda: float(next(clock))
        assert program._program is not None
        program._program.clock = program.clock
        with pytest.raises(ProgramFailed) as raised:
            program.consider(some_view(), 0, 1)
    assert raised.value.fault is Fault.TOO_SLOW


def test_a_program_that_never_says_hello_is_not_waited_for() -> None:
    assert failure_of(misbehaving("silent", Limits(start_ms=20))).fault is Fault.TOO_SLOW


def test_a_program_that_is_not_there_has_crashed() -> None:
    failed = failure_of(ProgramBot(["/no/such/program"], limits=PATIENT))
    assert failed.fault is Fault.CRASHED
    assert "FileNotFoundError" in failed.detail


def test_a_turn_s_time_is_shared_by_all_answers_of_that_turn() -> None:
    heard: list[str] = []

    class Heard(Program):
        def ask(self, lines: Sequence[str], deadline: float) -> Generator[str]:  # noqa: ARG002 - the program's
            heard.extend(line for line in lines if line.startswith("go"))
            clock.append(clock[-1] + 1.0)  # each answer takes a second
            yield "bestmove draw"

    clock, seen = [0.0], some_view()
    program = ProgramBot(["x"], limits=Limits(turn_ms=4_000), clock=lambda: clock[-1])
    program._program = Heard.__new__(Heard)
    for _ in range(5):
        program.consider(seen, 0, 1)
    assert heard == ["go ms 3000", "go ms 2250", "go ms 1500", "go ms 750", "go ms 0"]
    program.consider(seen, 500, 1)
    assert heard[-1] == "go nodes 500"


def test_a_program_knows_little_of_our_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CAFE_SECRET", "espresso")
    program = Program.start([sys.executable, "-c", "import os; print(sorted(os.environ))"], 512)
    with closing(program), closing(program.ask([], program.clock() + 60)) as lines:
        known = next(lines)
    assert "CAFE_SECRET" not in known
    assert "PATH" in known


FAMILY = """
import subprocess, sys
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
print(child.pid, flush=True)
child.wait()
"""


def test_what_a_program_has_started_ends_with_it() -> None:
    program = Program.start([sys.executable, "-c", FAMILY], 512)
    with closing(program), closing(program.ask([], program.clock() + 60)) as lines:
        ended = os.pidfd_open(int(next(lines)))
    assert select.select([ended], [], [], 60)[0], "readable when the process is gone"
    os.close(ended)


def play(rules: str, seats: list[Bot], seed: str, turns: int) -> Game:
    """So many turns of a game in which each bot plays the turns it chooses."""
    agreed = Ruleset.parse(rules)
    game = start(agreed, deal(agreed, seed))
    for number in range(turns):
        if game.end is not None:
            break
        chosen: ConsideredTurn = chosen_turn(seats[game.player], view(game, game.player), number)
        taken = take(game, chosen.moves)
        assert not taken.refused, (taken.refused, chosen.moves)
        game = taken.game
    return game


@pytest.mark.parametrize("rules", ["board players=2 birthday=10 clubs=on", "card players=3"])
@pytest.mark.parametrize("example", [[str(EXAMPLES / "patron.py")], [NODE, str(EXAMPLES / "flaneur.mjs")]])
def test_the_examples_play_whole_games_by_the_rules(rules: str, example: list[str]) -> None:
    with Covered(ProgramBot(example, limits=PATIENT)) as program:
        game = play(
            rules, [program, *[bot("random")] * (Ruleset.parse(rules).players - 1)], "example", 10_000
        )
        assert program.failed is None
    assert game.end is not None


@pytest.mark.parametrize("rules", ["board players=2", "card players=2"])
def test_our_engine_as_a_program_plays_what_its_bot_plays(rules: str) -> None:
    with Covered(ProgramBot([*OURS, "--bot", "greedy"], limits=PATIENT)) as program:
        outside = play(rules, [program, bot("random")], "same", 30)
        assert program.failed is None
    assert outside == play(rules, [bot("greedy"), bot("random")], "same", 30)


def test_another_bot_plays_on_for_a_program_that_has_failed() -> None:
    with Covered(misbehaving("late-crash")) as program:
        game = play("card players=2", [program, bot("random")], "cover", 10_000)
    assert game.end is not None
    assert program.failed is not None
    assert program.failed.detail.endswith("the cook has left")


def test_a_game_needs_no_program_that_nobody_asks() -> None:
    with Covered(misbehaving("crash")) as program:
        assert program.name == "program"
        assert program.program._program is None


WAITING_FAMILY = """
import os, subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
print(os.getpid(), child.pid, flush=True)
time.sleep(600)
"""
KILLED = """
import os, signal, sys
from cafe.engine.program import Program
program = Program.start([sys.executable, "-c", sys.argv[1]], 512)
with open(sys.argv[2], "w") as told:
    told.write(next(program.ask([], program.clock() + 60)))
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.kills
def test_a_program_and_what_it_has_started_end_with_whoever_started_it(tmp_path: Path) -> None:
    told = tmp_path / "pid"
    starting = subprocess.Popen([sys.executable, "-c", KILLED, WAITING_FAMILY, str(told)])
    assert starting.wait(60) == -signal.SIGKILL
    for pid in told.read_text().split():
        with suppress(ProcessLookupError):
            ended = os.pidfd_open(int(pid))
            assert select.select([ended], [], [], 60)[0], "readable when the process is gone"
            os.close(ended)
