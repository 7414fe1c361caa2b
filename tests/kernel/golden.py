"""Games that the kernel plays by itself, as hashes: the same to the bit, compiled or not, on every Python."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from cafe.kernel import Dice, Evaluation, Playouts, Position, Tally, Turns, from_view
from cafe.kernel.playouts import greedy_turn, random_turn
from cafe.rules import Ruleset, deal, start, view

FILE = Path(__file__).with_name("golden.txt")
HEADER = """\
# Games played by the kernel: ruleset, policy, decisions, and a hash of every turn listed, of every position,
# of the places at the end, and of the values of a batch of playouts from the middle."""
RULES = (
    "board players=2",
    "board players=3 plan=ring lone_joker=on swap=any-fitting",
    "board players=4 bar=gentle doubling=every-group birthday=12 hand_size=automatic",
    "board players=2 clubs=on birthday=30",
    "card players=2",
    "card players=3 clubs=on",
    "card players=5",
)
MIDDLE, SAMPLES, CANDIDATES, CUT = 20, 4, 3, 6


def golden_lines() -> Iterator[str]:
    yield from HEADER.splitlines()
    for rules in RULES:
        for policy in ("random", "greedy"):
            yield game_line(rules, policy)


def game_line(rules: str, policy: str) -> str:
    """A game behind a view, played to its end."""
    ruleset, told = Ruleset.parse(rules), sha256()
    dealt = start(ruleset, deal(ruleset, "golden"))
    position = from_view(view(dealt, dealt.player), 5)
    dice, turns, decisions = Dice(11), Turns(), 0
    while not position.end:
        if decisions == MIDDLE:
            told.update(repr(batch(position)).encode())
        position.list_turns(turns)
        told.update(repr((turns.listed(), int(position.key()))).encode())
        greedy = policy == "greedy"
        position.apply(greedy_turn(position, turns, dice) if greedy else random_turn(turns, dice))
        decisions += 1
    told.update(repr([int(position.place(player)) for player in range(ruleset.players)]).encode())
    return f"{rules} · {policy} · {decisions} · {told.hexdigest()[:32]}"


def batch(position: Position) -> list[list[int]]:
    """Playouts of some turns, cut and to the end."""
    turns = Turns()
    position.list_turns(turns)
    codes = [code for code, _ in turns.listed()][:CANDIDATES]
    found = []
    for playouts in (
        Playouts(Evaluation(), greedy=True, decisions=CUT),
        Playouts(Evaluation(), greedy=False),
    ):
        tally = Tally(len(codes))
        playouts.batch(position, codes, tally, SAMPLES, 3)
        found += [tally.totals(), tally.totals_of_squares()]
    return found


if __name__ == "__main__":
    print(*golden_lines(), sep="\n")
