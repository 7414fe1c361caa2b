"""Opening a table."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from msgspec import Raw, structs

from cafe.house import desk
from cafe.house.clock import Clock, ClockKind
from cafe.house.house import Opening
from cafe.house.match import Status
from cafe.house.seats import SeatKind, SeatPlan
from cafe.rules import Ruleset, ruleset

from . import asked, notes
from .acting import chosen_name
from .door import Call, as_of
from .names import clean_name
from .refusals import No, bad_field


@dataclass(frozen=True, slots=True)
class Guestlist:
    """The seats as planned, who sits down at once, and the links of the invited."""

    seats: tuple[SeatPlan, ...]
    sitting: dict[int, tuple[str, str]]
    invites: list[notes.Invite]


async def open_match(call: Call, body: asked.NewMatch) -> dict[str, object]:
    """A new table; the same key again finds the same one."""
    rules, clock = _rules(body), _clock(body)
    if body.start and any(seat.kind in (SeatKind.OPEN, SeatKind.INVITED) for seat in body.seats):
        raise No(409, "seats-free")
    person = await call.somebody()
    derived = call.door.identity.derived
    match_id = secrets.token_urlsafe(16) if body.key is None else derived("match", person, body.key)
    guests = await _guestlist(call, body, match_id)
    opening = Opening(
        host=person,
        ruleset=rules,
        seats=guests.seats,
        clock=clock,
        listed=body.listed,
        sitting=guests.sitting,
    )
    house = call.door.house
    match = await house.open_match(opening, body.key, match_id)
    if body.start and match.status is Status.OPEN:
        match, _ = await house.act(match_id, lambda one, _: desk.start_match(one, person), person)
    table = await house.table(match_id)
    first = len(guests.sitting) + (2 if body.start else 1)
    snapshot = await call.snapshot(as_of(table, first), table.rows[first - 1].at)
    return {"match": Raw(snapshot), "invites": guests.invites}


def _rules(body: asked.NewMatch) -> Ruleset:
    options = {"players": str(len(body.seats)), **body.options}
    if options["players"] != str(len(body.seats)):
        raise bad_field(f"options: {len(body.seats)} seats for {options['players'][:4]} players")
    return ruleset(body.edition, options)


def _clock(body: asked.NewMatch) -> Clock:
    wanted = structs.asdict(body.clock)
    try:
        return Clock(**{**wanted, "kind": ClockKind(wanted["kind"])})
    except ValueError as bad:
        raise bad_field(f"clock: {bad}") from None


async def _guestlist(call: Call, body: asked.NewMatch, match_id: str) -> Guestlist:
    person, plans, invites = call.seated(), list[SeatPlan](), list[notes.Invite]()
    sitting: dict[int, tuple[str, str]] = {}
    for number, seat in enumerate(body.seats):
        bot, invite = _bot(call, seat), ""
        name = "" if seat.name is None else clean_name(seat.name)
        if seat.kind is SeatKind.INVITED:
            token = call.door.identity.derived("invite", match_id, str(number))
            invites.append(notes.Invite(seat=number, token=token))
            invite = desk.hashed(token)
        if seat.kind is SeatKind.DEVICE:
            first = not sitting
            sitting[number] = (person, name or (await chosen_name(call, None) if first else ""))
        plans.append(SeatPlan(seat.kind, bot=bot, name=name, invite=invite))
    return Guestlist(tuple(plans), sitting, invites)


def _bot(call: Call, seat: asked.SeatWanted) -> str:
    bots = call.door.house.bots
    if seat.kind is not SeatKind.BOT:
        if seat.bot is not None:
            raise bad_field("seats: only a seat of kind bot names one")
        return ""
    if seat.bot is None or seat.bot not in bots:
        raise bad_field(f"seats: bot must be one of {', '.join(bots)}")
    return seat.bot
