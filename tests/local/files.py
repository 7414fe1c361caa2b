"""Games that have begun, as files: the same deal wherever they are opened."""

from __future__ import annotations

from cafe.rules import Edition, Move, Ruleset, deal, offers, play_step, start
from cafe.rules.notation import Record, record_text

SEED = "file"


def a_file(edition: str = "card", names: tuple[str, ...] = ("Anna", "Ben"), moves: int = 6) -> str:
    """A game of two after some moves; each is the last that is offered."""
    rules = Ruleset.parse(f"{Edition(edition)} players={len(names)}")
    dealt, chosen = deal(rules, SEED), list[Move]()
    game = start(rules, dealt)
    while game.end is None and len(chosen) < moves:
        step = play_step(game, offers(game)[-1].move)
        chosen.append(step.move)
        game = step.after
    return record_text(Record(rules, dealt, tuple(chosen), names, SEED))
