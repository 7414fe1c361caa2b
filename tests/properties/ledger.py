"""A ledger: the course of both games restated plainly over texts, move by move; it trusts every move.

Like the oracle it knows nothing of the engine, and can be compared with it at any time.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from . import oracle
from .oracle import Situation, TurnSoFar

PRICES = {
    "classic": [1, 2, 3, 4, 5, -2, -4, -6, -8, -10, -12, -14, -16, -18, -20, -22, -24, -26, -28, -30],
    "gentle": [1, 2, 3, 4, 5, -2, -4, -6, -8, -10, -4, -6, -8, -10, -12, -6, -8, -10, -12, -14],
}  # B7


@dataclass
class Ledger:
    """Everything that a game is, in texts and numbers."""

    edition: str
    options: dict[str, str]
    around: dict[str, list[str]]
    positions: list[str]  # the tables in the order in which they are laid
    nations: dict[str, str]
    hands: list[list[str]]
    bag: list[str]
    deck: list[str]
    player: int
    seated: dict[str, str] = field(default_factory=dict)
    aside: list[list[str]] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    bar: list[str] = field(default_factory=list)
    box: list[str] = field(default_factory=list)
    out: list[int] = field(default_factory=list)
    birthday: str = ""
    birthday_asked: bool = False
    end: str = ""
    turns: int = 1
    turn: TurnSoFar = field(default_factory=TurnSoFar)

    @property
    def hand(self) -> list[str]:
        return self.hands[self.player]

    @property
    def players_in(self) -> list[int]:
        return [player for player in range(len(self.hands)) if player not in self.out]

    def now(self) -> Situation:
        return Situation(
            edition=self.edition,
            options=self.options,
            around=self.around,
            nations=dict(self.nations),
            seated=dict(self.seated),
            hand=list(self.hand),
            hand_size=self.sizes[self.player],
            birthday=self.birthday,
            is_first_turn=self.turns == 1,
            is_over=bool(self.end),
            turn=self.turn,
        )

    def write(self, move: str) -> None:
        """Go on by a move's text."""
        verb, _, rest = move.partition(":")
        self.turn = replace(self.turn, acted=True)
        match verb:
            case "end":
                self._end_turn()
            case "draw":
                self._draw_card()
            case "close":
                self._finish("closed")
            case "aside":
                self.hand.remove(rest)
                self.aside[self.player].append(rest)
                self._pass()
            case "swap":
                guest, chair = rest.split("@")
                self.hand.remove(guest)
                self.hand.append(self.seated[chair])
                self.seated[chair] = guest
                self._pass()
            case "lower":
                self.sizes[self.player] -= int(rest)
                self._refill()
            case "birthday":
                self.birthday = "" if rest == "none" else rest
                self._pass()
            case "club":
                self._host(*rest.split(":"))
            case _:
                guest, place = verb.split("@")
                if place == "bar":
                    self._send_to_bar(guest)
                else:
                    self._seat(guest, place)

    def _seat(self, guest: str, chair: str) -> None:
        """E5, S1, B9."""
        points = sum(oracle.pay(self.now(), guest, chair).values())
        excused = oracle.is_joker(guest) and self.options.get("lone_joker") == "on"
        self._sit(guest, chair, points, apart="")
        waiting = "" if points or excused else chair
        self.turn = replace(self.turn, seatings=self.turn.seatings + 1, waiting=waiting)
        self._after_seating()

    def _host(self, table: str, party: str) -> None:
        """V2."""
        for member in party.split("+"):
            guest, chair = member.split("@")
            points = sum(oracle.pay(self.now(), guest, chair, apart=table).values())
            self._sit(guest, chair, points, apart=table)
        self.scores[self.player] += oracle.club_pay(self.now(), table)
        completed = self.turn.completed + oracle.is_one_nation(self.now(), table)
        self.turn = replace(self.turn, club=True, completed=completed)
        self._after_seating()

    def _sit(self, guest: str, chair: str, points: int, *, apart: str) -> None:
        self.hand.remove(guest)
        self.seated[chair] = guest
        self.scores[self.player] += points
        there = self.now()
        tables = {table: nation for table, nation in there.nations.items() if table != apart}
        completed = oracle.completed_by(replace(there, nations=tables), chair)
        self.turn = replace(self.turn, completed=self.turn.completed + completed)

    def _after_seating(self) -> None:
        """B11b; C5: all full tables at once, new cards in the order of the positions."""
        if self.edition == "board":
            if len(self.seated) == 68:
                self._finish("cafe-full")
            return
        full = [table for table in self.positions if len(self.now().company(table)) == 4]
        for table in full:
            for chair in self.around[table]:
                if chair in self.seated:
                    self.box.append(self.seated.pop(chair))
            del self.nations[table]
        if len(self.deck) < len(full):
            self._finish("tables-out")
            return
        for table in full:
            self.nations[table] = self.deck.pop(0)

    def _end_turn(self) -> None:
        """B9."""
        most = min(self.turn.completed, self.sizes[self.player])
        if self.edition == "card":
            self._pass()
        elif most and self.options["hand_size"] == "asked":
            self.turn = replace(self.turn, question="B9")
        else:
            self.sizes[self.player] -= most
            self._refill()

    def _refill(self) -> None:
        """B9, B11c, B11d, V1."""
        while len(self.hand) < self.sizes[self.player]:
            self.hand.append(self.bag.pop(0))
            if len(self.bag) == 4:
                self._finish("bag-low")
                return
        threshold = self.options["birthday"]
        if not self.hand:
            self._finish("hand-empty")
        elif threshold != "off" and not self.birthday_asked and self.scores[self.player] >= int(threshold):
            self.birthday_asked = True
            self.turn = replace(self.turn, question="V1")
        else:
            self._pass()

    def _send_to_bar(self, guest: str) -> None:
        """B7, B8, B11a, B11e."""
        self.hand.remove(guest)
        left = self.scores[self.player] + PRICES[self.options["bar"]][len(self.bar)]
        self.bar.append(guest)
        self.scores[self.player] = max(left, 0)
        if left < 0:
            self.out.append(self.player)
            self.box += self.hand
            self.hands[self.player] = []
        if len(self.bar) == 20:
            self._finish("bar-full")
        elif len(self.players_in) == 1:
            self._finish("one-left")
        elif left < 0:
            self._pass()
        else:
            self._refill()

    def _draw_card(self) -> None:
        """C6, C8b."""
        self.hand.append(self.bag.pop(0))
        if self.bag:
            self._pass()
        else:
            self._finish("guests-out")

    def _pass(self) -> None:
        """B3, C2: clockwise; B4: who can do nothing is skipped."""
        for _ in self.players_in:
            self.player = (self.player + 1) % len(self.hands)
            while self.player in self.out:
                self.player = (self.player + 1) % len(self.hands)
            self.turn, self.turns = TurnSoFar(), self.turns + 1
            if self._can_act():
                return
        self._finish("nobody-can-act")

    def _can_act(self) -> bool:
        if self.edition == "card" or not all(map(oracle.is_joker, self.hand)):
            return True
        now = self.now()
        chairs = [cell for cell in self.around if now.is_chair(cell)]
        return any(not oracle.judge(now, f"{guest}@{chair}") for guest in set(self.hand) for chair in chairs)

    def _finish(self, reason: str) -> None:
        """B12, C9."""
        self.end = reason
        for player in self.players_in:
            for guest in (*self.hands[player], *self.aside[player]):
                dear = 10 if oracle.is_joker(guest) else 5
                self.scores[player] -= dear if self.edition == "board" else 2
