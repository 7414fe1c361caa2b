"""A bot's turn is tried more than once, and every try has the same luck."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from cafe.hosting.lane import Lane
from cafe.hosting.thinking.plan import Plan
from cafe.hosting.thinking.turn import TRIES, Thinking
from cafe.rules import View, deal, offers, ruleset
from cafe.rules.state import start

pytestmark = pytest.mark.anyio
GAME = start(ruleset("card"), deal(ruleset("card"), "tries"))
ANNAS = Lane("anna", bots_only=False)


@dataclass
class Thinker:
    """Fails so often before it answers; notes the luck of every question."""

    failures: int
    seeds: list[int] = field(default_factory=list)

    async def plan(self, _: str, view: View, seed: int, /) -> Plan:
        self.seeds.append(seed)
        if len(self.seeds) <= self.failures:
            raise TimeoutError
        return Plan((max(offers(view), key=lambda offer: offer.points).move,))

    async def ask(self, _: str, /, *__: Any) -> Any:
        raise NotImplementedError

    @asynccontextmanager
    async def thinker(self, _: Lane, /) -> AsyncIterator[Thinker]:
        yield self

    async def close(self) -> None:
        pass


@pytest.mark.parametrize("failures", [1, TRIES])
async def test_after_a_failed_try_it_plays_as_without_one(failures: int) -> None:
    """Also where another bot plays in its place: the same play meets the same replies."""
    untroubled, elsewhere, here = Thinker(0), Thinker(failures), Thinker(0)
    wanted = await Thinking(untroubled, here).turn("steady", GAME, ANNAS, Random(7))
    turn = await Thinking(elsewhere, here).turn("steady", GAME, ANNAS, Random(7))
    assert turn.moves == wanted.moves
    assert [*elsewhere.seeds, *here.seeds] == untroubled.seeds[:1] * failures + untroubled.seeds
