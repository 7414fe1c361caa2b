"""The kernel is the rules once more: random walks compare them."""

from __future__ import annotations

from itertools import islice

import pytest

from .proof import proofs

PARTS, ENOUGH, GAMES = 8, 2_500, 14  # 20,000 positions in all and more, of many games


@pytest.mark.parametrize("part", range(PARTS))
def test_rules_and_kernel_agree_in_random_games(part: int) -> None:
    compared = 0
    for games, proof in enumerate(islice(proofs(f"suite {part}"), 200), start=1):
        compared += proof.positions()
        if compared >= ENOUGH and games >= GAMES:
            return
    pytest.fail(f"only {compared} positions")
