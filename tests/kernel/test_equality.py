"""The kernel is the rules once more: random walks compare them."""

from __future__ import annotations

from itertools import islice

import pytest

from .proof import proofs

PARTS, ENOUGH = 8, 2_500  # 20,000 positions in all


@pytest.mark.parametrize("part", range(PARTS))
def test_rules_and_kernel_agree_in_random_games(part: int) -> None:
    compared = 0
    for proof in islice(proofs(f"suite {part}"), 200):
        compared += proof.positions()
        if compared >= ENOUGH:
            return
    pytest.fail(f"only {compared} positions")
