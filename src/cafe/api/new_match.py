"""Opening a match, and a rematch of it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass

from msgspec import structs

from cafe.api.context import RequestContext
from cafe.api.services import Program
from cafe.bots import ALL_BOTS, BOTS, characters_of
from cafe.match import actions
from cafe.match.clock import MIN_ABSENCE_S, Clock, ClockKind
from cafe.match.entries import Outcome
from cafe.match.limits import MAX_LISTED_TABLES
from cafe.match.opening import Opening
from cafe.match.seats import SeatKind, SeatPlan
from cafe.match.state import Status
from cafe.match.token_hash import token_hash
from cafe.protocol import messages, requests
from cafe.protocol.errors import ApiError, bad_value
from cafe.rules import Edition, Ruleset
from cafe.rules import ruleset as make_ruleset


@dataclass(frozen=True, slots=True)
class PlannedSeats:
    """The seats of a new match, who sits down at once, and the tokens of the invited."""

    seats: tuple[SeatPlan, ...]
    sitting: dict[int, tuple[str, str]]  # person and name, by seat
    invites: list[messages.Invite]


async def open_match(context: RequestContext, body: requests.NewMatch) -> messages.Opened:
    """Open a match; the same `key` again finds the same one."""
    ruleset, clock = _ruleset(body), _clock(body)
    absence_s = _absence_s(body, clock)
    if body.start and any(map(_is_for_others, body.seats)):
        raise ApiError(409, "seats-free")
    person = await context.get_or_create_person()
    matches, derived = context.house.matches, context.derived
    match_id = matches.chance.match_id() if body.key is None else derived("match", person, body.key)
    planned = await _planned_seats(context, body, match_id)
    listed = body.listed and any(seat.is_for_others for seat in planned.seats)
    opening = Opening(
        host=person,
        ruleset=ruleset,
        seats=planned.seats,
        clock=clock,
        listed=listed,
        sitting=planned.sitting,
        several_seats=body.several_seats,
        absence_s=absence_s,
        hints=_hints(body),
    )
    async with await _admission(context, body, match_id):
        async with context.house.lobby.opening(person):
            if listed and not body.start and await _has_enough_tables(context, person, match_id):
                raise ApiError(409, "too-many-tables")
            match = await matches.open_match(opening, body.key, match_id)
        if body.start and match.status is Status.OPEN:
            match, _ = await matches.act(
                match_id, lambda match, _: actions.start_match(match, person), person
            )
    return messages.Opened(match=await context.snapshot(match), invites=planned.invites)


async def _admission(
    context: RequestContext, body: requests.NewMatch, match_id: str
) -> AbstractAsyncContextManager[None]:
    """Matches of bots alone are counted, unless it is a retry."""
    is_bots_only = body.start and all(seat.kind is SeatKind.BOT for seat in body.seats)
    if not is_bots_only or (body.key is not None and await context.house.matches.exists(match_id)):
        return nullcontext()
    return context.admit_bots(match_id)


async def rematch(context: RequestContext, _: requests.Empty) -> messages.Rematch:
    """Open a new match and sit down; whoever asks later finds the same one, and their seat kept for them."""
    person, match = context.require_person(), (await context.load()).match
    if not match.seats_of(person):
        raise ApiError(403, "not-your-seat")
    if match.status is not Status.OVER:
        raise ApiError(409, "not-over-yet")
    if match.outcome is Outcome.CLOSED:
        raise ApiError(409, "match-closed")
    may_be_listed = not await _has_enough_tables(context, person, match.rematch or "")
    new = await context.house.matches.rematch(match.id, person, may_be_listed=may_be_listed)
    return messages.Rematch(match=new.id)


async def _has_enough_tables(context: RequestContext, person: str, besides: str) -> bool:
    """Whether a host has as many listed open tables as one may, not counting the one in question."""
    return await context.house.lobby.listed_tables_of(person, besides) >= MAX_LISTED_TABLES


def _ruleset(body: requests.NewMatch) -> Ruleset:
    options = {"players": str(len(body.seats)), **body.options}
    if options["players"] != str(len(body.seats)):
        raise bad_value(f"options: {len(body.seats)} seats for {options['players'][:4]} players")
    return make_ruleset(body.edition, options)


def _clock(body: requests.NewMatch) -> Clock:
    wanted = structs.asdict(body.clock)
    try:
        return Clock(**{**wanted, "kind": ClockKind(wanted["kind"])})
    except ValueError as bad:
        raise bad_value(f"clock: {bad}") from None


def _absence_s(body: requests.NewMatch, clock: Clock) -> int:
    if (wanted := body.absence_s) is None:
        return clock.usual_absence_s
    if 0 < wanted < MIN_ABSENCE_S:
        raise bad_value(f"absence_s: 0, or at least {MIN_ABSENCE_S}")
    return wanted


def _hints(body: requests.NewMatch) -> bool:
    """As the host says; otherwise where they play alone or on one device."""
    return not any(map(_is_for_others, body.seats)) if body.hints is None else body.hints


def _is_for_others(seat: requests.SeatWanted) -> bool:
    return SeatPlan(seat.kind).is_for_others


async def _planned_seats(context: RequestContext, body: requests.NewMatch, match_id: str) -> PlannedSeats:
    person = context.require_person()
    plans, invites = list[SeatPlan](), list[messages.Invite]()
    sitting: dict[int, tuple[str, str]] = {}
    for number, seat in enumerate(body.seats):
        bot, invite = _bot(context, seat, body.edition), ""
        name = program_name(context, bot) if seat.name is None else context.chosen_name(seat.name)
        if seat.kind is SeatKind.INVITED:
            token = context.derived("invite", match_id, str(number))
            invites.append(messages.Invite(seat=number, token=token))
            invite = token_hash(token)
        if seat.kind is SeatKind.DEVICE:
            is_first = not sitting
            sitting[number] = (person, name or (await context.display_name() if is_first else ""))
        plans.append(SeatPlan(seat.kind, bot=bot, name=name, invite=invite))
    return PlannedSeats(tuple(plans), sitting, invites)


def _bot(context: RequestContext, seat: requests.SeatWanted, edition: Edition) -> str:
    if seat.kind is SeatKind.BOT:
        return known_bot(context, seat.bot, edition)
    if seat.bot is not None:
        raise bad_value("seats: only a seat of kind bot names one")
    return ""


def known_bot(context: RequestContext, name: str | None, edition: Edition) -> str:
    """The name of a bot that plays this game."""
    programs = context.house.programs
    playing = [*BOTS, *names_of(edition, programs)]
    if name is None or name not in {*ALL_BOTS, *(program.bot for program in programs)}:
        raise bad_value(f"bot must be one of {', '.join(playing)}")
    if name not in playing:
        raise ApiError(422, "bot-of-other-game")
    return name


def names_of(edition: Edition, programs: Sequence[Program]) -> list[str]:
    """The characters and the programs that play this game."""
    characters = [character.name for character in characters_of(edition)]
    return [*characters, *(program.bot for program in programs if edition in program.editions)]


def program_name(context: RequestContext, bot: str) -> str:
    """What a program is called; the café's own bots have their names in every language."""
    programs = context.house.programs
    return next((program.name for program in programs if program.bot == bot), "")
