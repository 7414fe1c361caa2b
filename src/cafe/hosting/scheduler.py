"""The scheduler: does what is due, on whichever node comes first, exactly once."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from random import Random

import structlog

from cafe.hosting.failure_log import log_failure
from cafe.hosting.matches import Bot, Matches
from cafe.hosting.storage.leases import Leases
from cafe.match import absence, actions
from cafe.match.due import Due, DueKind, next_due
from cafe.match.entries import Entry
from cafe.match.state import Match
from cafe.rules import Game, Move, View, offers, take_turn

POLL_S = 1.0  # what another node left undone may fall to this one
log = structlog.get_logger("scheduler")


class Scheduler:
    """Claims matches that are due and acts on them. The log's key (match, seq) makes each act happen once."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self._leases = Leases(matches.store)
        self._task: asyncio.Task[None] | None = None
        self._acting: dict[str, asyncio.Task[None]] = {}

    def open(self) -> None:
        self._task = asyncio.create_task(self._run_forever(), name="cafe-scheduler")

    async def close(self) -> None:
        for task in (self._task, *self._acting.values()):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    async def play_bot_now(self, match_id: str) -> None:
        """Let the bot on turn move without waiting for its pace."""
        cached = await self.matches.load(match_id)
        coming = next_due(cached.match, self.matches.bot_pace_ms)
        if coming is not None and coming.kind is DueKind.BOT:
            await self._act_on(match_id, at_least=0, at_once=True)

    async def run_due(self) -> list[asyncio.Task[None]]:
        """Begin everything that is due now and that no other node is acting on."""
        first = await self._first_due()
        if first is None or first > self.matches.clock():
            return []
        return [
            self._begin(match_id, seq)
            for match_id, seq in await self._leases.claim(self.matches.clock(), self._acting)
        ]

    def _begin(self, match_id: str, seq: int) -> asyncio.Task[None]:
        task = asyncio.create_task(self._act_on(match_id, at_least=seq))
        self._acting[match_id] = task
        task.add_done_callback(lambda _: self._done(match_id))
        return task

    def _done(self, match_id: str) -> None:
        del self._acting[match_id]
        self.matches.due_changed.set()

    async def _run_forever(self) -> None:
        while True:
            self.matches.due_changed.clear()
            self.matches.scheduler_wakes_at = float("inf")
            try:
                await self.run_due()
                pause_s = await self.pause_s()
            except Exception as failure:  # noqa: BLE001 the next round tries again
                log_failure(log, "scheduler_round_failed", failure)
                pause_s = POLL_S
            self.matches.scheduler_wakes_at = self.matches.clock() + pause_s * 1_000
            with suppress(TimeoutError):
                async with asyncio.timeout(pause_s):  # wait_for may swallow the cancellation of close()
                    await self.matches.due_changed.wait()

    async def _first_due(self) -> int | None:
        return await self._leases.first_due(self.matches.clock(), self._acting)

    async def pause_s(self) -> float:
        """How long nothing is due that could be acted on."""
        first = await self._first_due()
        if first is None:
            return POLL_S
        return min(POLL_S, max(0.0, (first - self.matches.clock()) / 1_000))

    async def _act_on(self, match_id: str, *, at_least: int, at_once: bool = False) -> None:
        try:
            cached = await self.matches.load(match_id, at_least)
            before = cached.match
            coming = next_due(before, self.matches.bot_pace_ms)
            if coming is None or (coming.at > self.matches.clock() and not at_once):
                return
            turn = await self._bot_turn(before, coming) if coming.kind is DueKind.BOT else ()
            await self.matches.act(match_id, lambda match, at: self._decide(match, at, before, coming, turn))
        except Exception as failure:  # noqa: BLE001 its lease runs out, and somebody tries again
            log_failure(log, "scheduled_action_failed", failure, match=match_id)

    def _decide(
        self, match: Match, at: int, before: Match, coming: Due, turn: tuple[Move, ...]
    ) -> list[Entry]:
        """What is due, unless the match has gone on meanwhile."""
        if match.moves != before.moves or next_due(match, self.matches.bot_pace_ms) != coming:
            return []
        match coming.kind:
            case DueKind.BOT:
                return actions.bot_turn(match, coming.seat, turn, self._bot(match, coming.seat).name)
            case DueKind.CLOCK:
                return absence.run_out_of_time(match, coming.seat, at)
            case DueKind.TAKEOVER:
                return absence.take_over(coming.seat)

    async def _bot_turn(self, match: Match, coming: Due) -> tuple[Move, ...]:
        assert match.game is not None, "a bot's turn is one of a running game"
        return await asyncio.to_thread(
            choose_turn, self._bot(match, coming.seat), match.game, self.matches.chance.rng()
        )

    def _bot(self, match: Match, seat: int) -> Bot:
        """The bot that plays for the seat; one that this server no longer has is replaced."""
        name = match.seats[seat].plan.bot
        return self.matches.bots.get(name) or self.matches.bots[actions.TAKEOVER_BOT]


def choose_turn(bot: Bot, game: Game, rng: Random) -> tuple[Move, ...]:
    """The bot's moves until its turn is over or something hidden is shown; it sees only its view."""
    return take_turn(game, partial(_choose, bot), rng).moves


def _choose(bot: Bot, seen: View, rng: Random) -> Move:
    """What the bot chooses, or the first offer if that is not offered."""
    move = bot.choose(seen, rng)
    offered = [offer.move for offer in offers(seen)]
    if move in offered:
        return move
    log.error("bot_chose_illegal_move", bot=bot.name, move=type(move).__name__)
    return offered[0]
