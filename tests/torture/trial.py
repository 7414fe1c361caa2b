"""One trial: so many matches on so many nodes, played to the end while everything breaks."""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from random import Random

from sqlalchemy import make_url

from tests.black_hole import black_hole

from .cafe import Cafe
from .faults import ON_POSTGRES, ON_SQLITE, Durations, FaultKind, Faults
from .guest import Guest
from .player import Player
from .sitter import Ear, Sitter
from .verdict import judge

SEATINGS = (
    ("device", "open", "open", "bot"),
    ("device", "device", "open", "bot"),
    ("device", "invited", "bot", "open"),
    ("device", "open", "invited", "open"),
    ("bot", "device", "bot", "open"),
)
SOCKET = ".s.PGSQL.5432"  # in PostgreSQL's home
TO_FINISH = 120.0  # seconds after closing time


@dataclass(frozen=True)
class Trial:
    """What is tried; the seed decides all that chance decides, but not the order of what happens at once."""

    seed: int
    matches: int
    nodes: int
    seconds: float  # until those who still play go home
    between: int  # turns between two faults, about
    faults: int = 10**6  # after which they go home earlier
    durations: Durations = field(default_factory=Durations)


@dataclass
class Round:
    """A match with everybody at it."""

    match_id: str
    host: Guest
    players: list[Player] = field(default_factory=list)
    spectators: list[Sitter] = field(default_factory=list)

    @property
    def sitters(self) -> list[Sitter]:
        return [*(player.sitter for player in self.players), *self.spectators]


async def torture(trial: Trial, database: str, folder: Path) -> Cafe:
    """The café after the trial, with its notes and whatever broke."""
    url = make_url(database)
    if url.get_backend_name() != "postgresql":
        return await _torture(trial, Cafe.on_sqlite(database, folder), ON_SQLITE)
    socket = Path(str(url.query["host"])) / SOCKET
    with ExitStack() as stack:
        proxies = [stack.enter_context(black_hole(socket)) for _ in range(trial.nodes)]
        return await _torture(trial, Cafe.on_postgres(database, proxies, folder), ON_POSTGRES)


async def _torture(trial: Trial, cafe: Cafe, kinds: tuple[FaultKind, ...]) -> Cafe:
    closing_time = asyncio.Event()
    await cafe.open()
    began, rng = time.monotonic(), Random(trial.seed)
    faults = Faults(cafe, kinds, trial.durations, Random(rng.random()))
    breaking = asyncio.create_task(faults.happen(trial.faults, trial.between))
    breaking.add_done_callback(lambda _: closing_time.set())
    asyncio.get_running_loop().call_later(trial.seconds, closing_time.set)
    try:
        async with asyncio.timeout(trial.seconds + TO_FINISH):
            rounds = await asyncio.gather(
                *(_play(cafe, number, Random(rng.random()), closing_time) for number in range(trial.matches))
            )
        await cafe.recover(breaking)
        cafe.notes["seconds"] = round(time.monotonic() - began)
        await judge(cafe, rounds, kinds)
    except TimeoutError:
        cafe.complain("the matches did not come to an end\n" + "\n".join(node.notes() for node in cafe.nodes))
    finally:
        await cafe.recover(breaking)
        cafe.close()
    return cafe


async def _play(cafe: Cafe, number: int, rng: Random, closing_time: asyncio.Event) -> Round:
    """Set a table and play until everybody has seen the end."""
    seating = SEATINGS[number % len(SEATINGS)]
    table = await _set_table(cafe, "card" if number % 2 else "board", seating, rng, closing_time)
    async with asyncio.TaskGroup() as everybody:
        for sitter in table.sitters:
            everybody.create_task(sitter.follow())
        for player in table.players:
            everybody.create_task(player.play())
    sayings = [saying for player in table.players for saying in player.sayings]
    for sitter in table.sitters:
        await sitter.hear_the_last_words(sayings)
    cafe.notes["matches"] += 1
    return table


async def _set_table(
    cafe: Cafe, edition: str, seating: tuple[str, ...], rng: Random, closing_time: asyncio.Event
) -> Round:
    ears = islice(cycle(Ear), rng.randrange(2), None)
    host = Guest(cafe, Random(rng.random()))
    await host.introduce_himself("Host")
    seats = [{"kind": kind, "bot": "greedy"} if kind == "bot" else {"kind": kind} for kind in seating]
    opened = await host.must(
        "POST",
        "/api/matches",
        {
            "edition": edition,
            "options": {},
            "seats": seats,
            "clock": {"kind": "none"},
            "listed": True,
            "start": False,
            "key": host.key(),
        },
    )
    match_id: str = opened["match"]["id"]
    table, invites = Round(match_id, host), {one["seat"]: one["token"] for one in opened["invites"]}
    for seat, kind in enumerate(seating):
        if kind == "bot":
            continue
        guest = host if kind == "device" else Guest(cafe, Random(rng.random()))
        if guest is not host:
            await guest.introduce_himself(f"Guest {seat}")
            wanted = {"seat": seat, "key": guest.key()}
            if kind == "invited":
                wanted["invite"] = invites[seat]
            await guest.must("POST", f"/api/matches/{match_id}/join", wanted)
        table.players.append(Player(Sitter(guest, match_id, seat, next(ears)), closing_time))
    spectator = Guest(cafe, Random(rng.random()))
    await spectator.introduce_himself("Onlooker")
    table.spectators.append(Sitter(spectator, match_id, None, next(ears)))
    await host.must("POST", f"/api/matches/{match_id}/start", {"key": host.key()})
    return table
