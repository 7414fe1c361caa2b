"""Challenges: a finished match whose deal others play, and the comparison for whoever has."""

from __future__ import annotations

from dataclasses import dataclass

from cafe.hosting.cache import NoSuchMatch
from cafe.hosting.storage.challenges import StoredChallenge
from cafe.hosting.storage.deal_plays import Play
from cafe.match.comparison import LineTurn, compare, line_of
from cafe.match.deal_play import may_be_offered, result_of
from cafe.match.seats import SeatKind
from cafe.match.state import Match, Status
from cafe.protocol import deal_messages as told
from cafe.protocol import requests
from cafe.protocol.errors import ApiError
from cafe.protocol.openapi import MATCH_ID, MAX_PAGE, MAX_SKIP
from cafe.server.api.deal_results import dealt_table, ranked, result_message, status_of
from cafe.server.context import ServerRequest
from cafe.server.deals.shared_deals import deal_of, knows_deal

USUAL_PAGE = 50


@dataclass(frozen=True, slots=True)
class Offered:
    """A challenge, the match whose deal it offers, and what whoever asks has to do with it."""

    challenge: StoredChallenge
    match: Match
    mine: Play | None
    is_known: bool  # they were at the table

    @property
    def seat(self) -> int:
        return self.challenge.seat

    @property
    def may_compare(self) -> bool:
        return self.is_known or (self.mine is not None and self.mine.is_over)


async def offer_challenge(context: ServerRequest, body: requests.ChallengeWanted) -> told.ChallengeLink:
    """Offer the deal of a finished match by a link, for one of its seats: your own if you name none."""
    person, match = context.require_person(), (await context.load()).match
    if not knows_deal(match, person):
        raise ApiError(403, "not-your-seat")
    if (refusal := may_be_offered(match)) is not None:
        raise ApiError(409, refusal)
    if context.server.deals.is_sealed(match):
        raise ApiError(409, "deal-sealed")
    seat = (match.seats_of(person) or [0])[0] if body.seat is None else body.seat
    if seat >= len(match.seats):
        raise ApiError(404, "no-such-seat")
    token = context.server.identity.derived("challenge", match.id, str(seat), person)
    now = context.server.matches.clock()
    await context.server.deals.challenges.offer(StoredChallenge(token, match.id, seat, person, now))
    return told.ChallengeLink(token=token, seat=seat)


async def challenge(context: ServerRequest) -> told.Challenge:
    """What a link offers: who plays where; and once you have played it, how everybody did."""
    offered = await _offered(context)
    match, plays = offered.match, context.server.deals.plays
    skip = context.query_number("skip", MAX_SKIP) or 0
    limit = context.query_number("limit", MAX_PAGE)
    deal, seat, found = deal_of(match), offered.seat, list[Play]()
    if offered.may_compare:
        found = await plays.results(deal, seat, skip, USUAL_PAGE if limit is None else max(1, limit))
    bots = context.server.deals.bots_of(match, seat)
    return told.Challenge(
        name=await _name_of(context, offered.challenge.person),
        table=dealt_table(match.ruleset, seat, bots),
        commitment=match.opened.commitment,
        status=status_of(offered.mine),
        known=offered.is_known,
        match=None if offered.mine is None else offered.mine.match,
        at_other_seat=offered.mine is not None and offered.mine.seat != seat,
        offered=_offered_result(match, seat) if offered.may_compare else None,
        total=await plays.total(deal, seat),
        results=[ranked(play, context.person) for play in found],
    )


async def play_challenge(context: ServerRequest, _: requests.Empty) -> told.DealMatch:
    """Begin your one game of the deal that a link offers, or find the one that you have begun."""
    person = await context.get_or_create_person()
    offered = await _offered(context)
    if offered.is_known:
        raise ApiError(409, "deal-known")
    deals, name = context.server.deals, await context.display_name()
    match_id = context.server.identity.derived("challenged", deal_of(offered.match), person)
    match = await deals.open_challenge(offered.match, offered.challenge, person, name, match_id)
    is_over = match.status is Status.OVER
    return told.DealMatch(id=match.id, status=told.PlayStatus.DONE if is_over else told.PlayStatus.PLAYING)


async def compare_challenge(context: ServerRequest) -> told.Comparison:
    """Two games of a deal: yours unless the query names one, and the offered one unless it names another."""
    offered = await _offered(context)
    if not offered.may_compare:
        raise ApiError(403, "play-first")
    query, seat = context.connection.query_params, offered.seat
    own = None if offered.mine is None else offered.mine.match
    ours = await _played(context, offered, query.get("match") or own)
    beside = query.get("beside")
    theirs = offered.match if beside is None else await _played(context, offered, beside)
    return await context.off_the_loop(lambda: _comparison(ours, theirs, seat))


async def _played(context: ServerRequest, offered: Offered, wanted: str | None) -> Match:
    """A finished game of the offered deal and seat."""
    if not wanted or not MATCH_ID.fullmatch(wanted):
        raise ApiError(404, "no-such-match")
    match = (await context.server.matches.load(wanted)).match
    shared = match.opened.shared
    if shared is None or shared.deal != deal_of(offered.match):
        raise ApiError(404, "no-such-match")
    if match.status is not Status.OVER:
        raise ApiError(409, "not-over-yet")
    seats = enumerate(match.seats)
    if next((number for number, one in seats if one.plan.kind is SeatKind.DEVICE), 0) != offered.seat:
        raise ApiError(409, "other-seat")
    return match


def _comparison(ours: Match, theirs: Match, seat: int) -> told.Comparison:
    compared = compare(line_of(ours, seat), line_of(theirs, seat), seat)
    return told.Comparison(
        seat=seat,
        ours=_offered_result(ours, seat),
        theirs=_offered_result(theirs, seat),
        parted_at=compared.parted_at,
        parted_by=compared.parted_by,
        turns=[
            told.TurnPair(same=pair.is_same, ours=_turn(pair.ours), theirs=_turn(pair.theirs))
            for pair in compared.turns
        ],
    )


def _turn(turn: LineTurn | None) -> told.LineTurn | None:
    if turn is None:
        return None
    return told.LineTurn(number=turn.number, moves=list(turn.moves), score=turn.score, margin=turn.margin)


def _offered_result(match: Match, seat: int) -> told.OfferedResult:
    result = result_of(match, seat)
    assert result is not None, "what is offered was played"
    told_of = result_message(result)
    fields = {name: getattr(told_of, name) for name in told.OwnResult.__struct_fields__}
    return told.OfferedResult(**fields, name=match.seats[seat].name, match=match.id)


async def _offered(context: ServerRequest) -> Offered:
    """The challenge that the path names; one whose match is forgotten is none."""
    token, deals, person = (
        str(context.connection.path_params["challenge"]),
        context.server.deals,
        context.person,
    )
    found = await deals.challenges.find(token) if MATCH_ID.fullmatch(token) else None
    if found is None:
        raise ApiError(404, "no-such-challenge")
    try:
        match = (await context.server.matches.load(found.match)).match
    except NoSuchMatch:
        raise ApiError(404, "no-such-challenge") from None
    if person is None:
        return Offered(found, match, None, is_known=False)
    deal = deal_of(match)
    mine = (await deals.plays.of_person(person, [deal])).get(deal)
    is_known = knows_deal(match, person) or await deals.knows_challenge(match, person)
    return Offered(found, match, mine, is_known or await deals.knows_daily(match, person))


async def _name_of(context: ServerRequest, person: str) -> str:
    found = await context.server.people.find(person)
    return "" if found is None else found.name
