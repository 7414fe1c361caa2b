"""What a player can do: one move is one step of a turn."""

from __future__ import annotations

from .floor import Chair, Table
from .guests import Guest, Nation
from .values import value


@value
class Seat:
    """Seat a guest from the hand (B5, C4)."""

    guest: Guest
    chair: Chair

    def __str__(self) -> str:
        return f"{self.guest}@{self.chair}"


@value
class EndTurn:
    """Stop seating and let the next player come (B5, C4)."""

    def __str__(self) -> str:
        return "end"


@value
class SendToBar:
    """Send a guest to the lowest free space of the bar (B7)."""

    guest: Guest

    def __str__(self) -> str:
        return f"{self.guest}@bar"


@value
class SwapJoker:
    """Put a guest on a joker's chair and take the joker (B6)."""

    guest: Guest
    chair: Chair

    def __str__(self) -> str:
        return f"swap:{self.guest}@{self.chair}"


@value
class HostClub:
    """Seat a party of one sex at one table, as a whole turn (V2); the order is that of the pay elsewhere."""

    table: Table
    party: tuple[Seat, ...]

    def __str__(self) -> str:
        return f"club:{self.table}:" + "+".join(map(str, self.party))


@value
class Draw:
    """Take the top guest of the deck (C6)."""

    def __str__(self) -> str:
        return "draw"


@value
class LayAside:
    """Lay a guest face down in front of oneself (C7)."""

    guest: Guest

    def __str__(self) -> str:
        return f"aside:{self.guest}"


@value
class CloseCafe:
    """Declare the game over with an empty hand (C8)."""

    def __str__(self) -> str:
        return "close"


@value
class LowerHandSize:
    """Lower the hand size by so many; nought keeps it (B9)."""

    by: int

    def __str__(self) -> str:
        return f"lower:{self.by}"


@value
class NameBirthday:
    """Name the nation whose tables have a birthday, or decline with None (V1)."""

    nation: Nation | None

    def __str__(self) -> str:
        return f"birthday:{self.nation or 'none'}"


Move = (
    Seat
    | EndTurn
    | SendToBar
    | SwapJoker
    | HostClub
    | Draw
    | LayAside
    | CloseCafe
    | LowerHandSize
    | NameBirthday
)
