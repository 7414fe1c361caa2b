"""The guests of the café: twelve nations, ladies and gentlemen, and the jokers."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from .quoting import shown
from .values import field, value


class Nation(StrEnum):
    """The twelve nations, by their code."""

    AF = "AF"
    CN = "CN"
    CU = "CU"
    DE = "DE"
    ES = "ES"
    FR = "FR"
    GB = "GB"
    IN = "IN"
    IT = "IT"
    RU = "RU"
    TR = "TR"
    US = "US"


class Sex(StrEnum):
    """A guest is a lady or a gentleman; jokers too."""

    LADY = "f"
    GENTLEMAN = "m"


LADY, GENTLEMAN = Sex.LADY, Sex.GENTLEMAN
JOKER_CODE = "**"
GUESTS_OF_A_KIND = 4  # B1, C1: of each nation and sex
JOKERS_OF_A_SEX = 2  # B1


@value
class Guest:
    """A tile or card: a nation and a sex; a joker has no nation."""

    nation: Nation | None
    sex: Sex
    code: str = field(init=False, compare=False)  # kept: it is asked for more often than anything else

    CODES: ClassVar[dict[str, Guest]]

    def __post_init__(self) -> None:
        object.__setattr__(self, "code", f"{self.nation or JOKER_CODE}{self.sex}")

    @property
    def is_joker(self) -> bool:
        return self.nation is None

    @property
    def other_sex(self) -> Sex:
        return GENTLEMAN if self.sex is LADY else LADY

    def passes_for(self, nation: Nation) -> bool:
        """B10: a joker passes for any nation."""
        return self.nation is None or self.nation is nation

    def __str__(self) -> str:
        return self.code

    __repr__ = __str__

    def __hash__(self) -> int:
        return hash(self.code)

    @classmethod
    def parse(cls, code: str) -> Guest:
        """The guest of a code such as ITf or **m, or ValueError."""
        if code not in cls.CODES:
            raise ValueError(f"no guest: {shown(code)}")
        return cls.CODES[code]


KINDS: tuple[Guest, ...] = tuple(Guest(nation, sex) for nation in (*Nation, None) for sex in Sex)
Guest.CODES = {str(guest): guest for guest in KINDS}

CARD_GUESTS: tuple[Guest, ...] = tuple(
    guest for guest in KINDS if not guest.is_joker for _ in range(GUESTS_OF_A_KIND)
)  # C1
BOARD_GUESTS: tuple[Guest, ...] = (
    *CARD_GUESTS,
    *(guest for guest in KINDS if guest.is_joker for _ in range(JOKERS_OF_A_SEX)),
)  # B1
TABLE_CARDS: tuple[Nation, ...] = tuple(nation for nation in Nation for _ in range(2))  # C1
