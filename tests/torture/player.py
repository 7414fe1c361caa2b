"""A seat that plays: random, with a taste for points; sometimes drafted turns, sometimes single steps."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from .sitter import Sitter

GREED = 0.7  # how often they take what pays most
DRAFTS = 0.5  # how often they draft more than one step
TALKS = 0.03
LONGEST_DRAFT = 4
IMPATIENCE = 1.5  # seconds until they ask a bot to hurry


class Fate(StrEnum):
    """What became of a commit."""

    PLAYED = "played"
    REFUSED = "refused"


@dataclass
class Player:
    """Plays one seat until the match is over, or resigns when it is time to go."""

    sitter: Sitter
    closing_time: asyncio.Event
    commits: dict[str, tuple[Fate, list[str]]] = field(default_factory=dict)  # by key
    sayings: list[str] = field(default_factory=list)

    async def play(self) -> None:
        sitter = self.sitter
        while not sitter.is_over:
            sitter.changed.clear()
            if sitter.offers:
                await (self._resign() if self.closing_time.is_set() else self._turn())
            elif self.closing_time.is_set() and sitter.state.get("status") == "running":
                await self._resign()
            else:
                await self._wait()

    async def _turn(self) -> None:
        """Choose from the offers as they were seen, and commit."""
        sitter, guest = self.sitter, self.sitter.guest
        seen = sitter.state["seq"]
        moves = await self._draft(sitter.offers, seen)
        key = guest.key()
        body = {"seat": sitter.seat, "moves": moves, "seen": seen, "key": key}
        answer = await guest.insist("POST", f"{sitter.path}/moves", body)
        if answer.status == 200:
            self.commits[key] = (Fate.PLAYED, moves)
            guest.cafe.acknowledge(len(moves))
            sitter.take_in(answer.told)
        else:
            self.commits[key] = (Fate.REFUSED, moves)
            self._refused(answer.status, answer.told, body)
            await self._wait()
        if guest.rng.random() < TALKS:
            await self._talk()

    def _refused(self, status: int, told: dict[str, Any], body: object) -> None:
        """Only the turn of events may refuse what was offered."""
        self.sitter.guest.cafe.notes[f"refused: {told['error']}"] += 1
        if told["error"] == "stale":
            self.sitter.take_in(told["missed"])
        elif status != 409:
            self.sitter.complain(f"{body} was offered, and then answered {status} {told}")

    async def _draft(self, offers: list[dict[str, Any]], seen: int) -> list[str]:
        """One step, or as many as a preview shows to be possible."""
        sitter, rng = self.sitter, self.sitter.guest.rng
        moves = [self._chosen(offers)]
        while rng.random() < DRAFTS and len(moves) < LONGEST_DRAFT:
            body = {"seat": sitter.seat, "moves": moves, "seen": seen}
            answer = await sitter.guest.insist("POST", f"{sitter.path}/preview", body)
            draft = answer.told
            if answer.status != 200 or not draft["legal"] or draft["reveals"] or not draft["offers"]:
                break
            moves.append(self._chosen(draft["offers"]))
        return moves

    def _chosen(self, offers: list[dict[str, Any]]) -> str:
        rng = self.sitter.guest.rng
        if rng.random() < GREED:
            most = max(offer["points"] for offer in offers)
            offers = [offer for offer in offers if offer["points"] == most]
        move: str = rng.choice(offers)["move"]
        return move

    async def _talk(self) -> None:
        guest = self.sitter.guest
        text = f"{guest.key()} of seat {self.sitter.seat}"
        body = {"text": text, "key": guest.key()}
        await guest.must("POST", f"{self.sitter.path}/say", body)
        self.sayings.append(text)

    async def _resign(self) -> None:
        guest, seat = self.sitter.guest, self.sitter.state["seats"][self.sitter.seat]
        if not seat["resigned"]:
            body = {"seat": self.sitter.seat, "key": guest.key()}
            await guest.insist("POST", f"{self.sitter.path}/resign", body)
            guest.cafe.notes["resigned"] += 1
        await self._wait()

    async def _wait(self) -> None:
        """For news; who waits long asks a bot to hurry, for it may have been a dead node's."""
        try:
            async with asyncio.timeout(IMPATIENCE):
                await self.sitter.changed.wait()
        except TimeoutError:
            if not self.sitter.is_over:
                with suppress(KeyError):
                    await self.sitter.guest.insist("POST", f"{self.sitter.path}/skip", {})
