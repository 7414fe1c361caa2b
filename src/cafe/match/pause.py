"""A pause of a match, asked for or begun."""

from __future__ import annotations

from cafe.rules.values import value


@value
class Pause:
    """Whoever agreed so far, by their seats; once all did, since when and until when it lasts."""

    agreed: tuple[int, ...] = ()
    began_at: int | None = None
    until: int | None = None

    def with_agreement(self, seat: int) -> Pause:
        return Pause((*self.agreed, seat), self.began_at, self.until)
