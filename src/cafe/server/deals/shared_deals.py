"""The deals that several people play on this server, and who may look at the games of them.

Whoever has not finished their own game of a deal sees nobody else's: every game shows what lies in the bag.
"""

from __future__ import annotations

from cafe.bots import characters_of
from cafe.hosting.cache import NoSuchMatch
from cafe.hosting.matches import Matches
from cafe.hosting.storage.challenges import Challenges, StoredChallenge
from cafe.hosting.storage.deal_plays import DealPlays
from cafe.hosting.storage.store import Store
from cafe.match import actions
from cafe.match.clock import Clock
from cafe.match.daily import DailyDeal, daily_deal, day_of, is_revealed
from cafe.match.opening import Opening
from cafe.match.seats import SeatKind, SeatPlan
from cafe.match.shared_deal import SharedDeal, SharedKind
from cafe.match.state import Match, Status
from cafe.rules import Edition, Ruleset

OPPONENT_LEVELS = (3, 4)


class SharedDeals:
    """Deals of the days and challenges."""

    def __init__(
        self, matches: Matches[Store], plays: DealPlays, challenges: Challenges, secret: bytes
    ) -> None:
        self.matches, self.plays, self.challenges, self._secret = matches, plays, challenges, secret

    @property
    def today(self) -> int:
        return day_of(self.matches.clock())

    def daily(self, edition: Edition, day: int) -> DailyDeal:
        """The deal of a day; its seed stays on the server until it is revealed."""
        levels = [one.name for one in characters_of(edition) if one.level in OPPONENT_LEVELS]
        return daily_deal(self._secret, edition, day, levels)

    def is_revealed(self, day: int) -> bool:
        return is_revealed(day, self.matches.clock())

    def is_sealed(self, match: Match) -> bool:
        """Whether the seed of its deal is nobody's to know yet: the day is not over."""
        shared = match.opened.shared
        return shared is not None and shared.day is not None and not self.is_revealed(shared.day)

    async def open_daily(self, dealt: DailyDeal, person: str, name: str, match_id: str) -> Match:
        """Somebody's one game of a day's deal: opened now, or the one that they have."""
        shared = SharedDeal(SharedKind.DAILY, dealt.name, dealt.day)
        bots = {seat: dealt.bot_at(seat) for seat in range(dealt.rules.players) if seat != dealt.seat}
        opening = _opening(dealt.rules, shared, bots, (dealt.seat, person, name))
        return await self._opened(opening, match_id, dealt.seed)

    async def open_challenge(
        self, offered: Match, challenge: StoredChallenge, person: str, name: str, match_id: str
    ) -> Match:
        """Somebody's one game of an offered deal, against the bots of that match or some like people."""
        shared = SharedDeal(SharedKind.CHALLENGE, deal_of(offered), challenge=challenge.token)
        bots = dict(enumerate(self.bots_of(offered, challenge.seat)))
        opening = _opening(offered.ruleset, shared, bots, (challenge.seat, person, name))
        return await self._opened(opening, match_id, offered.opened.secret)

    def bots_of(self, offered: Match, seat: int) -> list[str]:
        """Who plays at each seat of an offered deal: its bots, and one in the place of every other person."""
        likely = next(
            one.name for one in characters_of(offered.ruleset.edition) if one.level in OPPONENT_LEVELS
        )
        known = [there.plan.bot if there.plan.bot in self.matches.bots else likely for there in offered.seats]
        return ["" if number == seat else bot for number, bot in enumerate(known)]

    async def may_look(self, match: Match, person: str | None) -> bool:
        """Whether somebody may see a match, having a seat there or nothing to gain by it."""
        shared = match.opened.shared
        is_over = match.status is Status.OVER
        if person is not None and match.seats_of(person):
            return True
        if shared is None:  # it may be offered as a challenge, which this person has begun
            return (
                not is_over or person is None or await self.plays.has_finished(person, match.id) is not False
            )
        if shared.day is not None and self.is_revealed(shared.day):
            return True
        if person is None:
            return False
        if await self.plays.has_finished(person, shared.deal):
            return True
        return shared.kind is SharedKind.CHALLENGE and await self.knows_challenge(match, person)

    async def knows_daily(self, match: Match, person: str) -> bool:
        """Whether a match has the deal of a day that somebody has begun, at a table of their own."""
        shared = match.opened.shared
        if shared is None or shared.kind is not SharedKind.DAILY:
            return False
        return await self.plays.has_finished(person, shared.deal) is not None

    async def knows_challenge(self, match: Match, person: str) -> bool:
        """Whether somebody was at the table where the deal of a match was played first."""
        try:
            first = (await self.matches.load(deal_of(match))).match
        except NoSuchMatch:  # forgotten
            return False
        return knows_deal(first, person)

    async def _opened(self, opening: Opening, match_id: str, secret: str) -> Match:
        match = await self.matches.open_match(opening, match_id=match_id, secret=secret)
        if match.status is not Status.OPEN:
            return match
        person = opening.host
        started, _ = await self.matches.act(
            match_id, lambda match, _: actions.start_match(match, person), person
        )
        return started


def deal_of(match: Match) -> str:
    """By what the deal of a match is known to all who are challenged to play it."""
    shared = match.opened.shared
    return shared.deal if shared is not None and shared.kind is SharedKind.CHALLENGE else match.id


def knows_deal(match: Match, person: str) -> bool:
    """Whether somebody has seen the deal because they were at the table."""
    return person == match.opened.host or bool(match.seats_of(person))


def _opening(rules: Ruleset, shared: SharedDeal, bots: dict[int, str], own: tuple[int, str, str]) -> Opening:
    """A table of bots and one person, who has no hints and no clock."""
    seat, person, name = own
    plans = tuple(
        SeatPlan(SeatKind.DEVICE) if number == seat else SeatPlan(SeatKind.BOT, bot=bots[number])
        for number in range(rules.players)
    )
    return Opening(
        host=person,
        ruleset=rules,
        seats=plans,
        clock=Clock(),
        listed=False,
        sitting={seat: (person, name)},
        shared=shared,
    )
