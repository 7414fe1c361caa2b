"""The scheduler: does what is due, on whichever node comes first, exactly once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from types import MappingProxyType
from typing import Any, Protocol

from cafe.hosting.chance import steady_dice
from cafe.hosting.due_matches import MAX_ACTING_PER_LANE, RENEW_MS, Busy, DueMatch, DueMatches
from cafe.hosting.events import Events
from cafe.hosting.lane import Lane, lane_of
from cafe.hosting.matches import Matches
from cafe.hosting.thinking.here import ThinkingHere
from cafe.hosting.thinking.plan import STEADY, Tasks, Thinkers
from cafe.hosting.thinking.turn import Thinking, Turn
from cafe.match import absence, actions, company
from cafe.match.due import Due, DueKind, is_due, next_due
from cafe.match.entries import Entry
from cafe.match.state import Match
from cafe.match.whereabouts import Whereabouts
from cafe.rules import Game

POLL_S = 1.0  # what another node left undone may fall to this one
CLOCK_CHECK_MS = 60_000  # between two looks for what a wrong clock has done
MAX_BOTS_ONLY = 8  # matches of bots alone that are acted on at one time
events = Events("scheduler")


@dataclass(frozen=True, slots=True)
class Acting:
    """A match that is being acted on, and when this node last said so to others."""

    match: DueMatch
    task: asyncio.Task[None]
    renewed_at: int


@dataclass(frozen=True, slots=True)
class Expected:
    """What was due when a match was looked at, the bot's turn if it is one, and who was here."""

    before: Match
    due: Due
    turn: Turn | None
    whereabouts: Whereabouts


class Presence(Protocol):
    """Knows where players were last seen."""

    async def whereabouts(self, match: Match, /) -> Whereabouts: ...


class Scheduler:
    """Claims matches that are due and acts on them. The log's key (match, seq) makes each act happen once.

    All hosts are served in turn, and people before bots alone: however many matches somebody has, those of
    others wait for a few of them at most.
    """

    def __init__(
        self,
        matches: Matches[Any],
        agree_with: Callable[[int], None] | None = None,
        presence: Presence | None = None,
        thinkers: Thinkers | None = None,
        tasks: Tasks = MappingProxyType({}),
        *,
        here: Thinkers | None = None,
    ) -> None:
        self.matches, self._agree_with, self._presence = matches, agree_with, presence
        self._leases: DueMatches = matches.store.due_matches
        self._task: asyncio.Task[None] | None = None
        self._acting: dict[str, Acting] = {}
        here = here or ThinkingHere(lambda: matches.bots, tasks)
        self.thinking = Thinking(thinkers or here, here)
        self._clocks_checked_at: int | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._run_forever(), name="cafe-scheduler")

    async def close(self) -> None:
        for task in (self._task, *[acting.task for acting in self._acting.values()]):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        await self.thinking.close()

    async def play_bot_now(self, match_id: str) -> None:
        """Let the bot on turn move without waiting for its pace, unless many of its host's are moving."""
        match = (await self.matches.load(match_id)).match
        coming = next_due(match, self.matches.bot_pace_ms)
        if coming is None or coming.kind is not DueKind.BOT:
            return
        if (acting := self._acting.get(match_id)) is not None:
            await asyncio.shield(acting.task)
            return
        wanted = DueMatch(match_id, 0, lane_of(match))
        for chosen in self._with_room([wanted]):
            await asyncio.shield(self._begin(chosen, at_once=True))

    async def run_due(self) -> list[asyncio.Task[None]]:
        """Begin what is due now, that no other node is acting on, and that this one has room for."""
        now = self.matches.clock()
        await self._renew_leases(now)
        wanted = self._with_room(await self._leases.due(now, self._busy()))
        claimed = await self._leases.claim(now, wanted)
        return [self._begin(match) for match in claimed if match.id not in self._acting]  # hurried meanwhile

    async def _renew_leases(self, now: int) -> None:
        """Keep what this node has been acting on for a while: a bot may still wait for its turn to think."""
        longer = [acting for acting in self._acting.values() if now - acting.renewed_at >= RENEW_MS]
        self._acting |= {acting.match.id: replace(acting, renewed_at=now) for acting in longer}
        if longer:
            await self._leases.renew(now, [acting.match for acting in longer])

    async def pause_s(self) -> float:
        """How long nothing is due that could be acted on."""
        first = await self._leases.first_due(self.matches.clock(), self._busy())
        if first is None:
            return POLL_S
        return min(POLL_S, max(0.0, (first - self.matches.clock()) / 1_000))

    async def check_clocks(self) -> None:
        """Agree with the database about the time, and let what a wrong clock has put off be due."""
        reference_ms = await self._leases.database_now()
        if self._agree_with is not None and reference_ms is not None:
            self._agree_with(reference_ms)
        await self._leases.bring_forward(self.matches.clock())

    def _busy(self) -> Busy:
        per_lane = self._acting_per_lane()
        return Busy(
            match_ids=tuple(self._acting),
            full_lanes=[lane for lane, count in per_lane.items() if count >= MAX_ACTING_PER_LANE],
            is_full_of_bots=_of_bots_alone(per_lane) >= MAX_BOTS_ONLY,
        )

    def _with_room(self, wanted: Iterable[DueMatch]) -> list[DueMatch]:
        """As many of them, from the first on, as there is room for."""
        per_lane, chosen = self._acting_per_lane(), list[DueMatch]()
        for match in wanted:
            is_full = match.lane.bots_only and _of_bots_alone(per_lane) >= MAX_BOTS_ONLY
            if not is_full and per_lane[match.lane] < MAX_ACTING_PER_LANE:
                per_lane[match.lane] += 1
                chosen.append(match)
        return chosen

    def _acting_per_lane(self) -> Counter[Lane]:
        return Counter(acting.match.lane for acting in self._acting.values())

    def _begin(self, match: DueMatch, *, at_once: bool = False) -> asyncio.Task[None]:
        task = asyncio.create_task(self._act_and_make_room(match, at_once=at_once))
        self._acting[match.id] = Acting(match, task, renewed_at=self.matches.clock())
        return task

    async def _act_and_make_room(self, match: DueMatch, *, at_once: bool) -> None:
        try:
            await self._act_on(match.id, at_least=match.seq, at_once=at_once)
        finally:
            del self._acting[match.id]
            self.matches.due_changed.set()

    async def _run_forever(self) -> None:
        while True:
            self.matches.scheduler_looks()
            try:
                await self._check_clocks_now_and_then()
                await self.run_due()
                pause_s = await self.pause_s()
            except Exception as failure:  # noqa: BLE001 the next round tries again
                events.failed("scheduler_round_failed", failure)
                pause_s = POLL_S
            now = self.matches.clock()
            wakes_at = min(now + pause_s * 1_000, self.matches.heard_due_at)
            self.matches.scheduler_wakes_at = wakes_at
            await self._until_something_changes(max(0.0, (wakes_at - now) / 1_000))

    async def _until_something_changes(self, longest_s: float) -> None:
        """Wait, but not for ever; a browser's loop refuses a time-out whose moment has just passed."""
        changed = self.matches.due_changed
        late = asyncio.get_running_loop().call_later(longest_s, changed.set)
        try:
            await changed.wait()
        finally:
            late.cancel()

    async def _check_clocks_now_and_then(self) -> None:
        now, before = self.matches.clock(), self._clocks_checked_at
        if before is None or now - before >= CLOCK_CHECK_MS:
            await self.check_clocks()
            self._clocks_checked_at = self.matches.clock()

    async def _act_on(self, match_id: str, *, at_least: int, at_once: bool) -> None:
        try:
            cached = await self.matches.load(match_id, at_least)
            before = cached.match
            whereabouts = await self._whereabouts(before)
            coming = next_due(before, self.matches.bot_pace_ms, whereabouts)
            if coming is None or not (at_once or is_due(coming, before, self.matches.clock())):
                await self._leases.settle(match_id, before.seq, None if coming is None else coming.at)
                return
            turn = await self._bot_turn(before, coming) if coming.kind is DueKind.BOT else None
            expected = Expected(before, coming, turn, whereabouts)
            await self.matches.act(match_id, lambda match, at: self._decide(match, at, expected))
        except Exception as failure:  # noqa: BLE001 its lease runs out, and somebody tries again
            events.failed("scheduled_action_failed", failure, match=match_id)

    async def _whereabouts(self, match: Match) -> Whereabouts:
        """Who is here, asked only where it matters."""
        is_asked = match.earliest_absence_at() is not None or any(
            seat.away_since is not None for seat in match.seats
        )
        if self._presence is None or not is_asked:
            return Whereabouts(self.matches.clock())
        return await self._presence.whereabouts(match)

    def _decide(self, match: Match, at: int, expected: Expected) -> list[Entry]:
        """What is due now; the bot's turn only if the match has not gone on while it thought."""
        coming = next_due(match, self.matches.bot_pace_ms, expected.whereabouts)
        if coming is None:
            return []
        if coming.kind is DueKind.BOT:
            turn = expected.turn
            if turn is None or match.moves != expected.before.moves or coming != expected.due:
                return []
            return actions.bot_turn(
                match, coming.seat, turn.moves, turn.bot, nodes=turn.nodes, stood_in_for=turn.stood_in_for
            )
        if coming.at > at:
            return []
        match coming.kind:
            case DueKind.CLOCK:
                return absence.run_out_of_time(match, coming.seat, at)
            case DueKind.TAKEOVER:
                return absence.take_over(match, coming.seat, expected.whereabouts)
            case DueKind.ABSENCE:
                return absence.count_down(coming.seat, at)
            case DueKind.PAUSE:
                return company.end_pause()
            case DueKind.LOOK:
                return []

    async def _bot_turn(self, match: Match, coming: Due) -> Turn:
        """What the bot plays for the seat; one that this server no longer has is replaced."""
        assert match.game is not None, "a bot's turn is one of a running game"
        name = match.seats[coming.seat].plan.bot
        if match.opened.shared is not None:
            return await self._steady_turn(match, match.game, name or actions.TAKEOVER_BOT)
        think = partial(
            self.thinking.turn, game=match.game, lane=lane_of(match), rng=self.matches.chance.rng()
        )
        if name in self.matches.bots:
            return await think(name)
        if not name:  # a person's seat
            return await think(actions.TAKEOVER_BOT)
        return replace(await think(self.matches.stand_in(match.ruleset.edition)), stood_in_for=name)

    async def _steady_turn(self, match: Match, game: Game, name: str) -> Turn:
        """What a bot plays where others play the same deal: only the game decides, and no time or chance."""
        known = name if name in self.matches.bots else self.matches.stand_in(match.ruleset.edition)
        steady = f"{STEADY}{known}" if f"{STEADY}{known}" in self.matches.bots else known
        dice = steady_dice(match.opened.secret, game.scene.turn.number, game.scene.turn.stage)
        turn = await self.thinking.turn(steady, game, lane_of(match), dice)
        played_by = turn.bot.removeprefix(STEADY)
        return replace(turn, bot=played_by, stood_in_for=None if played_by == name else name)


def _of_bots_alone(per_lane: Counter[Lane]) -> int:
    return sum(count for lane, count in per_lane.items() if lane.bots_only)
