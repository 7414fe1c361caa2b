"""A whole game as a readable text: ruleset, full deal, one line per turn with the running totals.

    Café International game 1
    rules board players=2 plan=corners …
    names Anna | Ben
    seed spring
    commitment 5b1e…
    first 2
    guests ITm RUf …
    tables TR CU …

    1 player 2: USm@j14 USf@i13 end = 0 2
    …
    end bar-full

The totals are the checksum: reading a game plays it, and a step that is refused or a total that differs is
told with its line and column. `#` begins a comment line.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from cafe.rules.deal import Deal, commitment
from cafe.rules.events import End
from cafe.rules.flaws.text import AnotherCommitment, NamesForPlayers, NotAName, NotASeed
from cafe.rules.game import play_all, play_step
from cafe.rules.moves import Move
from cafe.rules.quoting import shown
from cafe.rules.ruleset import Ruleset
from cafe.rules.state import Game, start
from cafe.rules.steps import Step
from cafe.rules.values import value

HEADER = "Café International game 1"
GUESTS_IN_A_LINE = 20
LONGEST_NAME, LONGEST_SEED = 40, 200


@value
class Record:
    """A game is its ruleset, its deal and its moves; the names and the seed are for people."""

    ruleset: Ruleset
    deal: Deal
    moves: tuple[Move, ...]
    names: tuple[str, ...] = ()
    seed: str | None = None
    commitment: str | None = None  # what was published of the seed before the first move

    def __post_init__(self) -> None:
        if self.names and len(self.names) != self.ruleset.players:
            raise ValueError(NamesForPlayers(len(self.names), self.ruleset.players))
        for name in self.names:
            if flaw := bad_name(name):
                raise ValueError(flaw)
        if self.seed is not None and (wrong := bad_seed(self.seed)):
            raise ValueError(wrong)
        if self.commitment is not None and (self.seed is None or commitment(self.seed) != self.commitment):
            raise ValueError(AnotherCommitment())


def replay(record: Record) -> Iterator[Step]:
    """The game move by move."""
    game = start(record.ruleset, record.deal)
    for move in record.moves:
        step = play_step(game, move)
        yield step
        game = step.after


def final(record: Record) -> Game:
    """The game after all its moves."""
    return play_all(start(record.ruleset, record.deal), record.moves)


def record_text(record: Record) -> str:
    """The game file."""
    dealt = record.deal
    lines = [HEADER, f"rules {record.ruleset}"]
    if record.names:
        lines.append("names " + " | ".join(record.names))
    if record.seed is not None:
        lines.append(f"seed {record.seed}")
    if record.commitment is not None:
        lines.append(f"commitment {record.commitment}")
    lines.append(f"first {dealt.first + 1}")
    rows = range(0, len(dealt.guests), GUESTS_IN_A_LINE)
    lines += ["guests " + " ".join(map(str, dealt.guests[at : at + GUESTS_IN_A_LINE])) for at in rows]
    if dealt.tables:
        lines.append(f"tables {' '.join(dealt.tables)}")
    lines += ["", *_turn_lines(record)]
    return "\n".join(lines) + "\n"


def _turn_lines(record: Record) -> Iterator[str]:
    end: End | None = None
    for number, turn in groupby(replay(record), key=lambda step: step.game.scene.turn.number):
        steps = list(turn)
        player, after = steps[0].game.player, steps[-1].after
        moves, totals = " ".join(str(step.move) for step in steps), " ".join(map(str, after.scene.scores))
        yield f"{number} player {player + 1}: {moves} = {totals}"
        end = after.end
    if end is not None:
        yield f"end {end}"


def bad_name(name: str) -> NotAName | None:
    """Why this cannot be a player's name in a file."""
    if (
        not name
        or name != " ".join(name.split())
        or len(name) > LONGEST_NAME
        or not name.isprintable()
        or "|" in name
    ):
        return NotAName(shown(name), LONGEST_NAME)
    return None


def bad_seed(seed: str) -> NotASeed | None:
    """Why this cannot be a seed."""
    if not seed or len(seed) > LONGEST_SEED or not seed.isprintable() or " " in seed:
        return NotASeed(shown(seed), LONGEST_SEED)
    return None
