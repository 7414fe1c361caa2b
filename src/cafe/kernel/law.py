"""The numbers of a ruleset: what a company accepts and pays, looked up by its code.

A company is ladies + 8 * gentlemen + 64 * foreigners, + 512 at a birthday table: a guest is added by adding.
"""

from __future__ import annotations

from typing import Final

from .numbers import i64, vec

LADY: Final = 1
GENTLEMAN: Final = 8
FOREIGNER: Final = 64
BIRTHDAY: Final = 512
COMPANIES: Final = 1024

WELCOMES_LADY: Final = 1  # E3: what a company accepts, and by AND over its tables what a chair does
WELCOMES_GENTLEMAN: Final = 2
WAITS: Final = 4  # E5: nobody is there

POINTS: Final = (1 << 16) - 1  # what a seating brings: points, one-nation tables completed, tables filled
COMPLETED: Final = 16
FILLED: Final = 20

NATIONS: Final = 12
JOKER: Final = 2 * NATIONS  # the first kind of joker; the kinds are nation * 2 + sex
KINDS: Final = JOKER + 2
ALL_KINDS: Final = (1 << KINDS) - 1
LADIES: Final = ALL_KINDS // 3  # every second kind, from the first
AT_A_TABLE: Final = 4
CLUB_PAYS: Final = 20  # V2


class Law:
    """What is agreed on, as numbers."""

    def __init__(
        self,
        players: int,
        most_seated: int,
        first_hand: int,
        prices: list[int],
        birthday: int,
        *,
        clears: bool,
        every_group: bool,
        any_fitting: bool,
        lone_joker: bool,
        asked: bool,
        clubs: bool,
    ) -> None:
        self.players: i64 = players
        self.most_seated: i64 = most_seated  # B5, C4
        self.first_hand: i64 = first_hand
        self.prices = vec[i64](prices)  # B7
        self.birthday: i64 = birthday  # V1: the agreed number, 0 for none
        self.every_group = every_group  # S3
        self.any_fitting = any_fitting  # B6
        self.lone_joker = lone_joker  # B5
        self.asked = asked  # B9
        self.clubs = clubs  # V2
        self.accepts = vec[i64]([accepts(company) for company in range(COMPANIES)])
        self.pay = vec[i64](
            [pay(company, clears=clears, every_group=every_group) for company in range(COMPANIES)]
        )
        self.most_next = vec[i64]([most_next(self.pay, company) for company in range(COMPANIES)])
        self.welcomes = vec[i64]([welcomes(company) for company in range(COMPANIES)])


def guests_in(company: i64) -> i64:
    return (company & 7) + (company >> 3 & 7)


def is_balanced(company: i64) -> bool:
    """E3: one guest, or no more than two of a sex and both sexes there."""
    ladies: i64 = company & 7
    gentlemen: i64 = company >> 3 & 7
    if ladies + gentlemen == 1:
        return True
    return 1 <= ladies <= 2 and 1 <= gentlemen <= 2


def accepts(company: i64) -> i64:
    """E3, E5 for one table."""
    ladies: i64 = WELCOMES_LADY if is_balanced(company + LADY) else 0
    gentlemen: i64 = WELCOMES_GENTLEMAN if is_balanced(company + GENTLEMAN) else 0
    nobody: i64 = WAITS if guests_in(company) == 0 else 0
    return ladies | gentlemen | nobody


def welcomes(company: i64) -> i64:
    """E3: the kinds that a company accepts, as a mask."""
    accepted: i64 = accepts(company)
    ladies: i64 = LADIES if accepted & WELCOMES_LADY else 0
    gentlemen: i64 = LADIES << 1 if accepted & WELCOMES_GENTLEMAN else 0
    return ladies | gentlemen


def pay(company: i64, *, clears: bool, every_group: bool) -> i64:
    """S1-S3, V1: what the company pays whoever joined it last; B9, C5: whether it is complete, and filled."""
    guests: i64 = guests_in(company)
    if guests < 2 or guests > AT_A_TABLE:
        return 0
    one_nation = company >> 6 & 7 == 0
    points: i64 = guests
    if one_nation and (every_group or guests == AT_A_TABLE):
        points *= 2
    if company & BIRTHDAY:
        points *= 2
    if guests < AT_A_TABLE:
        return points
    filled: i64 = (1 << FILLED) if clears else 0
    complete: i64 = (1 << COMPLETED) if one_nation else 0
    return points + filled + complete


def most_next(pay: vec[i64], company: i64) -> i64:
    """The most that the company could pay whoever joins it next."""
    most: i64 = 0
    for joining in (LADY, GENTLEMAN, LADY + FOREIGNER, GENTLEMAN + FOREIGNER):
        if company + joining < COMPANIES:
            most = max(most, pay[company + joining] & POINTS)
    return most
