"""`./run bench [SECTION ...] [--rounds N]`: print the measurements of these sections, or of all."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from . import kernel, limits, offline, review, rules, server, web

SECTIONS: dict[str, Callable[[int], Iterator[str]]] = {
    "kernel": kernel.bench,
    "limits": limits.bench,
    "offline": offline.bench,
    "review": review.bench,
    "rules": rules.bench,
    "server": server.bench,
    "web": web.bench,
}
ROUNDS = 10


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="./run bench", description="Print how long the café takes.")
    parser.add_argument(
        "sections", nargs="*", metavar="SECTION", help=f"one of {', '.join(SECTIONS)}; all if none"
    )
    parser.add_argument(
        "--rounds", type=int, default=ROUNDS, help="how many games, and how often each is timed"
    )
    parser.add_argument("--json", action="store_true", help="with kernel: the figures as JSON")
    parser.add_argument("--peers", action="store_true", help="with kernel: Catanatron and OpenSpiel, too")
    asked = parser.parse_args(words)
    if (asked.json or asked.peers) and asked.sections != ["kernel"]:
        parser.error("--json and --peers go with kernel alone")
    for name in asked.sections:
        if name not in SECTIONS:
            parser.error(f"there is no section {name!r}; there is {', '.join(SECTIONS)}")
    if asked.rounds < 1:
        parser.error("at least one round")
    sections = dict(SECTIONS)
    if asked.json or asked.peers:
        sections["kernel"] = partial(kernel.bench, as_json=asked.json, with_peers=asked.peers)
    for name in asked.sections or SECTIONS:
        for line in sections[name](asked.rounds):
            print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
