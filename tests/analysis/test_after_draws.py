"""Every game has a value by which its luck is told."""

from __future__ import annotations

from itertools import product

import pytest

from cafe.analysis.after_draws import after_draws, after_draws_text
from cafe.rules import Ruleset, ruleset
from cafe.rules.options import Bar, Doubling

BOARDS = [
    ruleset("board", {"players": players, "doubling": doubling, "bar": bar, "clubs": clubs})
    for players, doubling, bar, clubs in product("234", Doubling, Bar, ("on", "off"))
]
CARDS = [ruleset("card", {"players": players}) for players in "2345"]


@pytest.mark.parametrize("rules", [*BOARDS, *CARDS], ids=str)
def test_a_value_is_there_for_every_ruleset(rules: Ruleset) -> None:
    assert after_draws(rules).margins
    if rules.is_board:
        assert after_draws_text(rules).startswith("# The value of a position after its draws")
