"""The deal of the day: today's, somebody's one game of it, and the results for whoever has played."""

from __future__ import annotations

from cafe.bots import characters_of
from cafe.hosting.storage.deal_plays import Play
from cafe.match import daily as days
from cafe.match.daily import deal_name, streak
from cafe.match.deal_play import par_of, percentile
from cafe.match.state import Status
from cafe.protocol import deal_messages as told
from cafe.protocol import requests
from cafe.protocol.errors import ApiError, bad_field
from cafe.protocol.openapi import MAX_PAGE, MAX_SKIP
from cafe.rules import Edition, commitment
from cafe.server.api.deal_results import dealt_table, own_result, ranked, status_of
from cafe.server.context import ServerRequest
from cafe.server.deals.days import date_text, read_date
from cafe.server.deals.par_maker import par_method

USUAL_PAGE = 50
FIRST_DAY = 20_000  # in 2024: before it there was no such deal anywhere


async def daily(context: ServerRequest) -> told.Daily:
    """Today's deals, and how far you are with them."""
    deals, person = context.server.deals, context.person
    today, now = deals.today, context.server.matches.clock()
    names = [deal_name(edition, today) for edition in Edition]
    plays = {} if person is None else await deals.plays.of_person(person, names)
    played_days = [] if person is None else await deals.plays.days_of(person)
    return told.Daily(
        date=date_text(today),
        ends_at=days.ends_at(today),
        now=now,
        streak=streak(played_days, today),
        games=[_game(context, edition, today, plays.get(deal_name(edition, today))) for edition in Edition],
    )


async def play_daily(context: ServerRequest, _: requests.Empty) -> told.DealMatch:
    """Begin your one game of today's deal, or find the one that you have begun."""
    edition, deals = _edition(context), context.server.deals
    person = await context.get_or_create_person()
    dealt = deals.daily(edition, deals.today)
    match_id = context.server.identity.derived("daily", dealt.name, person)
    match = await deals.open_daily(dealt, person, await context.display_name(), match_id)
    await context.server.par_maker.ask(dealt)
    is_over = match.status is Status.OVER
    return told.DealMatch(id=match.id, status=told.PlayStatus.DONE if is_over else told.PlayStatus.PLAYING)


async def daily_check(context: ServerRequest) -> told.DailyDeal:
    """The commitment of a day's deal, and its seed once it is opened: anybody may check."""
    return _deal(context, _edition(context), _day(context))


async def daily_table(context: ServerRequest) -> told.DailyTable:
    """The results of a day's deal, for those who have finished it, and for everybody once it is opened."""
    edition, day, deals, person = _edition(context), _day(context), context.server.deals, context.person
    skip, limit = _part(context)
    name, seat = deal_name(edition, day), deals.daily(edition, day).seat
    mine = None if person is None else (await deals.plays.of_person(person, [name])).get(name)
    if not deals.is_revealed(day) and (mine is None or not mine.is_over):
        raise ApiError(403, "play-first")
    counts = mine is not None and own_result(mine) is not None and _is_in_time(mine, day)
    beside = await deals.plays.beside(mine) if mine is not None and counts else None
    ahead = None if beside is None else beside.total - beside.worse - beside.equal
    results = await deals.plays.results(name, seat, skip, limit)
    return told.DailyTable(
        deal=_deal(context, edition, day),
        total=await deals.plays.total(name, seat) if beside is None else beside.total,
        results=[ranked(play, person) for play in results],
        mine=ranked(mine, person) if mine is not None and counts else None,
        ahead=ahead,
        percentile=None if beside is None else percentile(beside.worse, beside.equal, beside.total),
        par=await _par(context, edition, day),
    )


async def daily_people(context: ServerRequest) -> told.DailyPeople:
    """Everybody over all days that are over: how often they played and won, and by how much."""
    edition, deals = _edition(context), context.server.deals
    skip, limit = _part(context)
    before = deals.today if deals.is_revealed(deals.today - 1) else deals.today - 1
    found = await deals.plays.overall(edition, before, skip, limit)
    return told.DailyPeople(
        edition=edition,
        total=await deals.plays.people_overall(edition, before),
        people=[
            told.PersonOverall(
                name=one.name,
                mine=one.person == context.person,
                days=one.days,
                won=one.won,
                margin=one.margin,
            )
            for one in found
        ],
    )


def _game(context: ServerRequest, edition: Edition, today: int, play: Play | None) -> told.DailyGame:
    tomorrow = context.server.deals.daily(edition, today + 1)
    return told.DailyGame(
        deal=_deal(context, edition, today),
        status=status_of(play),
        match=None if play is None else play.match,
        result=None if play is None else own_result(play),
        next=told.DailyCommitment(date=date_text(today + 1), commitment=commitment(tomorrow.seed)),
    )


def _deal(context: ServerRequest, edition: Edition, day: int) -> told.DailyDeal:
    """A day's deal as everybody may know it: the seed when it is told, and before it the commitment."""
    deals = context.server.deals
    dealt = deals.daily(edition, day)
    seats = range(dealt.rules.players)
    bots = ["" if seat == dealt.seat else dealt.bot_at(seat) for seat in seats]
    return told.DailyDeal(
        date=date_text(day),
        commitment=commitment(dealt.seed),
        seed=dealt.seed if deals.is_revealed(day) else None,
        table=dealt_table(dealt.rules, dealt.seat, bots),
    )


async def _par(context: ServerRequest, edition: Edition, day: int) -> told.ParState:
    """The par as far as it is; one that somebody began and left is gone on with."""
    server, dealt = context.server, context.server.deals.daily(edition, day)
    stored = await server.par_maker.pars.find(dealt.name)
    if stored is not None and not stored.is_ready and not stored.is_being_made(server.matches.clock()):
        await server.par_maker.ask(dealt)
    is_ready = stored is not None and stored.is_ready
    par = par_of(stored.margins) if stored is not None and is_ready else None
    return told.ParState(
        bot=characters_of(edition)[-1].name,
        done=0 if stored is None else len(stored.margins),
        total=0 if stored is None else stored.total,
        mean=None if par is None else par.mean,
        error=None if par is None else par.error,
        method=par_method(dealt) if stored is None else stored.method,
    )


def _is_in_time(play: Play, day: int) -> bool:
    return play.ended_at is not None and play.ended_at < days.revealed_at(day)


def _edition(context: ServerRequest) -> Edition:
    text = str(context.connection.path_params["edition"])
    if text not in tuple(Edition):
        raise ApiError(404, "no-such-day")
    return Edition(text)


def _day(context: ServerRequest) -> int:
    """A day that has begun."""
    day = read_date(str(context.connection.path_params["date"]))
    if day is None or not FIRST_DAY <= day <= context.server.deals.today:
        raise ApiError(404, "no-such-day")
    return day


def _part(context: ServerRequest) -> tuple[int, int]:
    """How many lines are passed over, and how many follow."""
    limit = context.query_number("limit", MAX_PAGE)
    if limit == 0:
        raise bad_field("limit: must be at least 1")
    return context.query_number("skip", MAX_SKIP) or 0, USUAL_PAGE if limit is None else limit
