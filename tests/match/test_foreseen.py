"""A turn that was tried out happens once, and leads where its events lead."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cafe.bots import BOTS, Planned
from cafe.match import foreseen
from cafe.match.actions import turn_played
from cafe.match.foreseen import KEPT, foresee, game_after
from cafe.rules import Ruleset, deal, happen_all, start, take_turn


@given(st.sampled_from(["board players=2", "board players=4", "card players=3"]), st.integers(0, 2**32))
def test_the_game_foreseen_is_the_one_that_the_events_lead_to(rules: str, seed: int) -> None:
    rng, ruleset = Random(seed), Ruleset.parse(rules)
    game = start(ruleset, deal(ruleset, str(seed)))
    for _ in range(5):
        taken = take_turn(game, Planned(BOTS["random"]), rng)
        played = turn_played(game.player, taken)
        then = game_after(game, played.events)
        assert then is taken.game
        assert then == happen_all(game, played.events) == game_after(game, played.events)
        if (game := then).end is not None:
            break


def test_the_same_events_at_another_game_are_let_happen() -> None:
    ruleset = Ruleset.parse("board players=2")
    game, other = (start(ruleset, deal(ruleset, seed)) for seed in ("one", "two"))
    taken = take_turn(game, Planned(BOTS["greedy"]), Random(1))
    foresee(game, taken.events, other)
    assert game_after(start(ruleset, deal(ruleset, "one")), taken.events) == taken.game


def test_turns_that_are_never_written_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(foreseen, "_after", {})
    ruleset = Ruleset.parse("board players=2")
    game = start(ruleset, deal(ruleset, "one"))
    for _ in range(3 * KEPT):
        turn_played(0, take_turn(game, Planned(BOTS["random"]), Random(1)))
    assert len(foreseen._after) == KEPT
