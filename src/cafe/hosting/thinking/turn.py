"""The turn of a bot: planned, played by the rules, and planned on where the plan did not reach its end."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from cafe.hosting.events import Events
from cafe.hosting.lane import Lane
from cafe.hosting.thinking.plan import Ask, Thinkers
from cafe.match.actions import TAKEOVER_BOT
from cafe.rules import Game, Move, take, view

SEED_BITS = 62
MAX_REASON = 200  # characters in the log
TRIES = 2  # to think about a turn, before another bot plays it, or about a task that nobody waits for
events = Events("bots")


class BadPlan(Exception):
    """A plan that is no turn."""


class CannotThink(Exception):
    """Nobody answers what a task asks."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What a bot plays, which one it was, and how many nodes it searched."""

    moves: tuple[Move, ...]
    bot: str
    nodes: int | None = None  # where nothing was searched
    stood_in_for: str | None = None  # the bot whose turn it was, if that was another one


@dataclass(frozen=True, slots=True)
class Thinking:
    """Bots that think elsewhere, and whoever plays here when they fail."""

    elsewhere: Thinkers
    here: Thinkers

    async def turn(self, bot: str, game: Game, lane: Lane, rng: Random) -> Turn:
        """The bot's turn, tried more than once; nobody waits for ever for one that fails.

        Every try has the same luck: a bot of a shared deal plays the same whether one failed or not.
        """
        reasons = list[str]()
        for _ in range(TRIES):
            try:
                return await thought_by(self.elsewhere, bot, game, lane, copy(rng))
            except Exception as failure:  # noqa: BLE001 whatever a bot does, the match goes on
                reasons.append(f"{type(failure).__name__}: {failure}"[:MAX_REASON])
        events.error("bot_failed", bot=bot, replaced_by=TAKEOVER_BOT, reasons=reasons)
        turn = await thought_by(self.here, TAKEOVER_BOT, game, lane, copy(rng))
        return replace(turn, stood_in_for=bot)

    async def ask(self, lane: Lane, task: str, *about: Any) -> Any:
        """What a task answers, as JSON; None where nobody could think about it."""
        try:
            async with self.elsewhere.thinker(lane) as thinker:
                return await thinker.ask(task, *about)
        except Exception as failure:  # noqa: BLE001 whoever asked may ask again
            events.warning(
                "task_failed", task=task, reason=f"{type(failure).__name__}: {failure}"[:MAX_REASON]
            )
            return None

    async def insist(self, lane: Lane, task: str, *about: Any) -> Any:
        """The same, asked more than once; CannotThink if nobody ever answers."""
        for _ in range(TRIES):
            if (answer := await self.ask(lane, task, *about)) is not None:
                return answer
        raise CannotThink(task)

    async def close(self) -> None:
        await self.elsewhere.close()
        await self.here.close()


async def thought_by(thinkers: Thinkers, bot: str, game: Game, lane: Lane, rng: Random) -> Turn:
    """One try, by one of these."""
    async with thinkers.thinker(lane) as thinker:
        return await turn_of(thinker.plan, bot, game, rng)


async def turn_of(ask: Ask, bot: str, game: Game, rng: Random) -> Turn:
    """The bot's moves until its turn is over or something hidden is shown; it sees only its view."""
    moves, nodes, player = list[Move](), 0, bot
    while True:
        plan = await ask(player, view(game, game.player), rng.getrandbits(SEED_BITS))
        player = plan.stand_in or player  # also for the rest of the turn
        if plan.failure:
            events.warning("program_failed", bot=bot, replaced_by=player, reason=plan.failure[:MAX_REASON])
        taken = take(game, plan.moves)
        if taken.refused or not taken.steps:
            refused = type(taken.rest[0]).__name__ if taken.rest else "nothing"
            raise BadPlan(f"{bot} wants to do what is not offered: {refused}")
        moves += taken.moves
        nodes += plan.nodes
        game = taken.game
        if taken.steps[-1].is_settled:
            return Turn(tuple(moves), player, nodes or None, None if player == bot else bot)
