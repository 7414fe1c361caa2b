"""Matches with all rows of their logs, played without a server."""

from __future__ import annotations

from collections.abc import Sequence

from cafe.match import actions
from cafe.match.entries import Entry, Row
from cafe.match.opening import first_entries
from cafe.match.seats import SeatPlan
from cafe.match.state import Status, apply_row, fold_log
from cafe.rules import take_turn
from cafe.rules.values import replace
from cafe.statistics.game import PlayedGame, played_game
from tests.match.in_memory_match import ANNA, MORNING, SEED, choose_best, opening_of


class Table:
    """A match with all rows of its log; every turn is played, a minute after the other."""

    def __init__(self, *seats: SeatPlan, edition: str = "board", host: str = ANNA) -> None:
        self.host = host
        opening = replace(opening_of(*seats, edition=edition), host=host)
        self.rows = [Row(seq, MORNING, one) for seq, one in enumerate(first_entries(opening, SEED), start=1)]
        self.match = fold_log("table", self.rows)

    def do(self, entries: Sequence[Entry], person: str | None = None) -> None:
        for entry in entries:
            at, key = MORNING + 60_000 * len(self.rows), f"k{len(self.rows)}"
            self.rows.append(Row(self.match.seq + 1, at, entry, person, key))
            self.match = apply_row(self.match, self.rows[-1])

    def begin(self, *people: str) -> Table:
        for person in people:
            self.do(actions.join(self.match, person, person.title(), None, None), person)
        self.do(actions.start_match(self.match, self.host), self.host)
        return self

    def turn(self) -> None:
        match = self.match
        assert match.on_turn is not None
        assert match.game is not None
        seat, moves = match.on_turn, take_turn(match.game, choose_best, None).moves
        if match.seats[seat].is_played_by_a_bot:
            self.do(actions.bot_turn(match, seat, moves, "earner"))
        else:
            person = match.seats[seat].person or ""
            self.do(actions.turn(match, person, seat, list(map(str, moves))), person)

    def play(self, turns: int = 10_000) -> Table:
        while self.match.status is Status.RUNNING and turns:
            self.turn()
            turns -= 1
        return self

    def game_of(self, person: str) -> PlayedGame:
        found = played_game("table", self.rows, person)
        assert found is not None
        return found
