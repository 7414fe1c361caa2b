"""How a review is made, and the luck of its imagined games: all of it follows from what is named here."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from cafe.bots.weights import text_for
from cafe.rules import Edition, Ruleset, View
from cafe.rules.guests import Guest
from cafe.rules.notation.record import bad_seed

from .after_draws import after_draws_text
from .review import Method

ENGINE = "2"  # another one whenever the same game, seed and nodes give another review
NODES = {Edition.BOARD: 1_000, Edition.CARD: 3_000}  # playouts for each decision, if nobody says otherwise
SEED = "1"
HIDDEN = "?"
SEED_BITS = 62
DIGITS = 16  # of a digest of weights


def method_for(ruleset: Ruleset, nodes: int | None = None, seed: str = SEED) -> Method:
    """With these nodes, or as many as are usual; ValueError if the seed is none that files can tell."""
    if flaw := bad_seed(seed):
        raise ValueError(flaw)
    return Method(ENGINE, weights_digest(ruleset), seed, NODES[ruleset.edition] if nodes is None else nodes)


def weights_digest(ruleset: Ruleset) -> str:
    """Of the learned values that judge games of a ruleset, before and after draws."""
    told = "\0".join((text_for(ruleset), after_draws_text(ruleset)))
    return sha256(told.encode()).hexdigest()[:DIGITS]


def luck_seed(seed: str, *told: str) -> int:
    """A seed for dice: other luck for everything that is told, and the same for the same."""
    digest = sha256("\0".join((seed, *told)).encode()).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - SEED_BITS)


def view_text(view: View) -> str:
    """All that a viewer knows, in one text: equal views have equal texts, and nothing else is in it."""
    scene = view.scene
    room = scene.room
    return "\n".join(
        (
            f"{scene.ruleset} viewer={view.viewer}",
            str(scene.ruleset.plan),
            _pairs(room.nations.items()),
            _pairs(room.guests.items()),
            f"{scene.player} {scene.turn} {scene.end}",
            f"{scene.scores} {scene.hand_sizes} {scene.out} {scene.birthday} {scene.birthday_asked}",
            _guests(scene.bar),
            _guests(scene.box),
            *map(_guests, view.hands),
            *map(_guests, view.aside),
            f"{view.bag} {view.deck} {sorted(view.gone)}",
        )
    )


def _pairs(pairs: Iterable[tuple[str, object]]) -> str:
    return " ".join(sorted(f"{place}={who}" for place, who in pairs))


def _guests(guests: Iterable[Guest | None]) -> str:
    return " ".join(HIDDEN if guest is None else str(guest) for guest in guests)
