"""Reviews of some decisions, as hashes: the same to the byte, compiled or not."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from cafe.analysis import ENGINE, Method, decisions_of, review_decision

from .games import played

FILE = Path(__file__).with_name("golden.txt")
HEADER = "# Decisions of greedy games: engine, rules, which one, the turn that is best, a hash of its review."
RULES = ("board players=2", "board players=3 clubs=on", "card players=2")
NODES = 4
LATE = -3  # a decision near the end


def golden_lines() -> Iterator[str]:
    yield HEADER
    for rules in RULES:
        record = played(rules)
        decisions = decisions_of(record)
        for decision in (decisions[2], decisions[LATE]):
            reviewed = review_decision(decision, Method(ENGINE, "", "golden", NODES))
            told = sha256(repr(reviewed).encode()).hexdigest()[:32]
            yield f"{ENGINE} · {rules} · {decision.number} · {' '.join(reviewed.best.moves)} · {told}"


if __name__ == "__main__":
    print(*golden_lines(), sep="\n")
