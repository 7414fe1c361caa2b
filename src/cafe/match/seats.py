"""Who sits at a match's table: people, bots, and people who share a device."""

from __future__ import annotations

from enum import StrEnum

from cafe.match.limits import MAX_TIMES_GOT_UP
from cafe.rules.values import replace, value


class SeatKind(StrEnum):
    DEVICE = "device"  # a second person on the host's device
    OPEN = "open"  # anyone who finds the match
    INVITED = "invited"  # whoever has the seat's own link
    BOT = "bot"


@value
class SeatPlan:
    """A seat as it was set when the match was opened."""

    kind: SeatKind
    bot: str = ""  # which plays here, or would take over
    name: str = ""
    invite: str = ""  # the hash of the seat's link
    reserved: str = ""  # the person for whom the seat is kept, by whose name it is called until then

    @property
    def is_for_others(self) -> bool:
        """Whether people may sit there who are not beside the host."""
        return self.kind in (SeatKind.OPEN, SeatKind.INVITED)


@value
class Seat:
    """A seat as it is now."""

    plan: SeatPlan
    person: str | None = None
    name: str = ""
    reserved: str = ""  # the person for whom it is still kept
    times_got_up: int = 0  # how often somebody left it before the start
    bank_ms: int = 0  # left of the bank
    takeover_at: int | None = None  # the countdown, while it runs
    taken_over: bool = False
    was_taken_over: bool = False  # marked in the result
    left: bool = False
    away_since: int | None = None  # the countdown runs because they are gone
    resigned: bool = False
    departures: int = 0  # how often its player left
    returns: int = 0  # and came back
    absences: int = 0  # how often they were gone for too long
    pauses_asked: int = 0  # how often they wanted a pause
    nudges: int = 0  # how often they rang the bell
    nudged_at: int | None = None  # when they last did

    @property
    def is_free(self) -> bool:
        return self.person is None and self.plan.kind is not SeatKind.BOT

    def is_kept_from(self, person: str) -> bool:
        """Whether it is reserved for somebody else."""
        return self.reserved not in ("", person)

    @property
    def may_be_left(self) -> bool:
        """Whether somebody may get up before the start, and has not to wait for the host to free the seat."""
        return self.times_got_up < MAX_TIMES_GOT_UP

    def later(self, by_ms: int) -> Seat:
        """The seat with its countdown put off."""
        return self if self.takeover_at is None else replace(self, takeover_at=self.takeover_at + by_ms)

    @property
    def is_played_by_a_bot(self) -> bool:
        return self.plan.kind is SeatKind.BOT or self.taken_over


@value
class Joined:
    """How often somebody took a seat, and the last time where and under which name."""

    times: int = 0
    seat: int = 0
    name: str = ""
