"""The kernel, compiled and plain, beside python-chess: random play, one core, in turns in one process."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from typing import Any

KERNELS = ("compiled", "pure")
LEAST = {"compiled": 30.0, "pure": 1.0}  # decisions a second, by those of python-chess
LEAST_PLAYOUTS = 10_000  # a second, where python-chess makes as many moves as that:
CHESS_THERE = 13_500
LEAST_SCALING = 1.7  # two processes over one
MOST_IMPORT_MS = 60.0
PEERS = ("catanatron", "open_spiel", "setuptools<81")


def bench(rounds: int, *, as_json: bool = False, with_peers: bool = False) -> Iterator[str]:
    """The table, or the figures as JSON."""
    found = {kernel: measured(kernel, rounds) for kernel in KERNELS}
    figures: dict[str, dict[str, Any]] = {
        "kernels": {kernel: figures for kernel, figures in found.items() if figures["kernel"] == kernel},
        "imports_ms": imports_ms(rounds),
        "peers": peers() if with_peers else {},
    }
    if as_json:
        yield json.dumps(figures, indent=2)
        return
    yield "kernel: random play by whole turns, all legal ones listed; processor time, the best of the rounds"
    for kernel, told in figures["kernels"].items():
        yield from kernel_lines(kernel, told)
    if "compiled" not in figures["kernels"]:
        yield f"  there is no compiled kernel here: {found['compiled']['why']}"
    for module, spent in figures["imports_ms"].items():
        row = f"  importing {module:16}{spent:8.1f} ms of processor time"
        yield row + verdict(missed=spent > MOST_IMPORT_MS)
    for peer, rate in figures["peers"].items():
        yield f"  {peer:26}{rate:>12,.0f} decisions/s"


def kernel_lines(kernel: str, told: Mapping[str, Any]) -> Iterator[str]:
    yield f"{kernel:28}{'games/s':>10}{'decisions/s':>13}{'by chess':>10}{'least':>7}"
    for game, each in told["games"].items():
        row = f"  {game:26}{each['games']:>10,.1f}{each['decisions']:>13,.0f}"
        row += f"{each['ratio']:>9.1f}×{LEAST[kernel]:>6.0f}×"
        yield row + verdict(missed=each["ratio"] < LEAST[kernel])
    for game, each in told["rules"].items():
        yield f"  {'rules: ' + game:30}{'':6}{each:>13,.0f}{each / told['chess']:>9.3f}×"
    yield f"  {'python-chess':26}{'':10}{told['chess']:>13,.0f}{1:>9.1f}×"
    yield f"{'':28}{'list':>10}{'apply':>10}{'copy':>10}{'hash':>10}{'a state':>10}{'turns':>8}"
    for game, each in told["games"].items():
        times = "".join(f"{each[what]:>7.2f} µs" for what in ("list_us", "apply_us", "copy_us", "key_us"))
        yield f"  {game:26}{times}{each['bytes']:>8,.0f} B{each['turns']:>8.1f}"
    least = LEAST_PLAYOUTS * told["chess"] / CHESS_THERE
    row = f"  greedy playouts cut after 8 decisions, mid-game board: {told['playouts']:,.0f} a second"
    if kernel == "compiled":
        row += f" (at least {least:,.0f} beside this python-chess){verdict(missed=told['playouts'] < least)}"
    yield row
    clock, processor = told["scaling"]["clock"], told["scaling"]["processor"]
    row = f"  two processes over one: {clock:.2f}× by the clock, {processor:.2f}× by processor time"
    yield row + verdict(missed=clock < LEAST_SCALING and kernel == "compiled")


def verdict(*, missed: bool) -> str:
    return "  misses the bar" if missed else ""


def measured(kernel: str, rounds: int) -> dict[str, Any]:
    """The figures of a kernel, from a process of its own."""
    environment = os.environ | ({"CAFE_KERNEL": "pure"} if kernel == "pure" else {})
    words = [sys.executable, "-m", "bench.kernel_play", str(rounds)]
    done = subprocess.run(words, env=environment, capture_output=True, text=True, check=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def imports_ms(rounds: int) -> dict[str, float]:
    """Milliseconds of processor time that importing takes, the least of the rounds."""
    code = """if True:
        from time import process_time
        begun = process_time()
        import cafe.rules
        between = process_time()
        import cafe.kernel
        print(between - begun, process_time() - between)"""
    spent = []
    for _ in range(rounds):
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        spent.append([float(word) * 1_000 for word in done.stdout.split()])
    rules, kernel = (min(column) for column in zip(*spent, strict=True))
    return {"cafe.rules": rules, "cafe.kernel": kernel}


def peers() -> dict[str, float]:
    """Decisions a second of other games' libraries, in an environment of their own."""
    needed = [word for package in PEERS for word in ("--with", package)]
    words = [os.environ.get("UV", "uv"), "run", "--no-project", *needed, "python", "-m", "bench.peers"]
    done = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=True)
    rates: dict[str, float] = json.loads(done.stdout)
    return rates
