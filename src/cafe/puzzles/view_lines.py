"""What the player on turn sees, as named lines, and back; the names are those of positions.

    rules board players=2 …
    player 2
    hands ITm USf / DEf **m
    bag 43

A guest whom the player may not know is a question mark, and of what lies hidden there are only counts. Lines
without anything in them are left out. The lines are made of a view, so that nothing hidden can be in them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cafe.rules import BadRuleset, Guest, Ruleset, View, view
from cafe.rules.deal import guests_of, table_cards_of
from cafe.rules.guests import KINDS, Nation
from cafe.rules.notation import Misread, parse_position, position_text
from cafe.rules.state import Game
from cafe.rules.view import Sight

HIDDEN = "?"
BETWEEN_HANDS = "/"
COUNTED = {"bag": "0", "deck": "0"}  # what is only counted, and how many if nothing is said
NAMES = (
    "rules",
    "player",
    "turn",
    "scores",
    "sizes",
    "tables",
    "seated",
    "hands",
    "aside",
    "bag",
    "deck",
    "gone",
    "bar",
    "box",
    "out",
    "birthday",
)
Lines = tuple[tuple[str, str], ...]  # names and texts


class BadViewLine(ValueError):
    """A line that no player on turn would see so, and why."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(reason)
        self.name, self.reason = name, reason


def view_lines(seen: View) -> Lines:
    """The lines of a view of the player on turn."""
    assert seen.viewer == seen.scene.player, "a puzzle is for whoever is on turn"
    told = _sections(_anybody(seen))
    told |= {
        "hands": _hands(seen.hands),
        "aside": _hands(seen.aside),
        "bag": str(seen.bag),
        "deck": str(seen.deck),
        "gone": " ".join(seen.gone),
    }
    if not seen.deck:
        del told["deck"]
    if not any(seen.aside):
        del told["aside"]
    return tuple((name, told[name]) for name in NAMES if told.get(name))


def parse_view_lines(lines: Mapping[str, str]) -> View:
    """The view, or BadViewLine: whatever no game can come to is refused, too."""
    ruleset = _ruleset(lines.get("rules", ""))
    game = _behind(ruleset, lines)
    seen = view(game, game.player)
    told, again = dict(lines), dict(view_lines(seen))
    for name in NAMES:
        if told.get(name) != again.get(name):
            raise BadViewLine(name, f"the player on turn would see {again.get(name, 'nothing')!r} here")
    return seen


def _ruleset(text: str) -> Ruleset:
    try:
        return Ruleset.parse(text)
    except BadRuleset as bad:
        raise BadViewLine("rules", str(bad)) from None


def _anybody(seen: View) -> Game:
    """The open part of a view as a game; whoever and whatever is hidden is missing."""
    empty = ((),) * len(seen.hands)
    return Game(seen.scene, empty, empty, (), ())


def _sections(game: Game) -> dict[str, str]:
    parts = (part.partition(" ") for part in position_text(game).split(" | "))
    return {name: text for name, _, text in parts}


def _hands(hands: Iterable[Sight]) -> str:
    rows = (" ".join(HIDDEN if guest is None else str(guest) for guest in hand) for hand in hands)
    return f" {BETWEEN_HANDS} ".join(rows).strip()


@dataclass(slots=True)
class _Hidden:
    """What is not to be seen, in the order of kinds: any order would do, for nobody sees it."""

    guests: list[Guest]
    tables: list[Nation]

    def fill(self, text: str) -> str:
        """The hands of a line with somebody in every hidden place."""
        return " ".join(self._one(word) for word in text.split())

    def _one(self, word: str) -> str:
        return str(self.guests.pop()) if word == HIDDEN and self.guests else word


def _behind(ruleset: Ruleset, lines: Mapping[str, str]) -> Game:
    """A game behind the lines, or BadViewLine."""
    hidden = _Hidden(_unseen_guests(ruleset, lines), _unseen_tables(ruleset, lines))
    empty_hands = f" {BETWEEN_HANDS} ".join([""] * ruleset.players)
    told = {name: lines.get(name, "") for name in NAMES if name != "gone"}
    told["hands"] = hidden.fill(told["hands"])
    told["aside"] = hidden.fill(told["aside"] or empty_hands)
    for name, left in (("bag", hidden.guests), ("deck", hidden.tables)):
        _expect(name, lines.get(name, COUNTED[name]), len(left))
        told[name] = " ".join(map(str, left))
    text, names = "", list[str]()
    for name, content in (*told.items(), ("end", "none")):
        part = f"{name} {content}".rstrip() + " |"
        names += [name] * len(part)
        text += part
    try:
        return parse_position(text.removesuffix(" |"))
    except Misread as bad:
        raise BadViewLine(names[min(bad.column, len(names)) - 1], str(bad.flaw)) from None


def _expect(name: str, told: str, left: int) -> None:
    if told != str(left):
        raise BadViewLine(name, f"{told[:40]!r} are told, and {left} are left")


def _unseen_guests(ruleset: Ruleset, lines: Mapping[str, str]) -> list[Guest]:
    words = [word for name in ("hands", "aside", "bar", "box") for word in lines.get(name, "").split()]
    words += [pair.partition("=")[2] for pair in lines.get("seated", "").split()]
    left = Counter(guests_of(ruleset))
    left.subtract(Guest.CODES[word] for word in words if word in Guest.CODES)
    return [guest for guest in KINDS for _ in range(left[guest])]


def _unseen_tables(ruleset: Ruleset, lines: Mapping[str, str]) -> list[Nation]:
    if ruleset.is_board:
        return []
    words = [*lines.get("gone", "").split()]
    words += [pair.partition("=")[2] for pair in lines.get("tables", "").split()]
    left = Counter(table_cards_of(ruleset))
    left.subtract(Nation(word) for word in words if word in Nation.__members__)
    return [nation for nation in Nation for _ in range(left[nation])]
