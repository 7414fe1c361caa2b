"""A conversation with `cafe engine` as golden text: what it is told, and every line that it answers."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path

from cafe.bots import Bot
from cafe.engine.conversation import Engine
from cafe.engine.inbox import Inbox
from cafe.engine.view_text import view_text
from cafe.rules import Ruleset, offers
from cafe.words import say

from .tellers import Last, Thinker, views_of

FILE = Path(__file__).parent / "conversation.txt"
BOTS: dict[str, Bot] = {"thinker": Thinker(), "last": Last()}
BOARD, CARD = "board players=2", "card players=2"
BOARD_TURN, CARD_TURN = 12, 31  # some turns of a game


def position(rules: str, at: int) -> str:
    """The line of what the seat on turn sees then."""
    seen = (seen for seen in views_of(Ruleset.parse(rules), "golden") if offers(seen))
    return f"position {view_text(next(islice(seen, at, None)))}"


def lines() -> list[str]:
    return [
        "hello 1",
        "hello 2",
        "legal",
        "go",
        "position {}",
        "ruleset chess",
        "ruleset board players=9",
        f"ruleset {BOARD}",
        "go",
        position(BOARD, BOARD_TURN),
        "set seed 7",
        "set seed -1",
        "set bot clever",
        "set colour red",
        "legal",
        "explain ITm@bar",
        "explain ITm@k13",
        "explain draw",
        "explain sing",
        "go",
        "go nodes 1000",
        "go nodes many",
        "stop",  # of nothing
        "go home",
        "position []",
        "go",
        "",
        "ping",
        "dance",
        f"ruleset {CARD}",
        "go",
        position(CARD, CARD_TURN),
        "set bot last",
        "hello",
        "legal",
        "go nodes 10",
        "quit",
        "ping",
    ]


def golden_lines() -> Iterator[str]:
    """`> ` is told, `< ` is answered."""
    inbox = Inbox(lines())
    inbox.close()
    heard: list[str] = []

    class Heard(Inbox):
        def __iter__(self) -> Iterator[str]:
            for line in inbox:
                heard.append(f"> {line}".rstrip())
                yield line

    engine = Engine(Thinker(), BOTS, "1.2.3", Heard(), partial(say, language="en"), lambda: 0.0)
    for answer in engine.answers():
        yield from heard
        heard.clear()
        yield f"< {answer}"
    yield from heard
