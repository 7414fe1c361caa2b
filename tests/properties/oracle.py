"""A second opinion: the rules restated plainly and slowly over texts, knowing nothing of the engine.

A guest is a code (`DEf`, `**m`), a chair or table its cell, and a complaint a few words: the rule, what is
wrong, and where. What the engine objects to must be exactly what is complained about here.

Settled with it: a chair that is taken is not judged by balance and pay, one that does not exist by nothing
else; pay is not judged when nobody else may be seated, or while somebody waits: then that is the complaint.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

Complaint = tuple[str, ...]
Seated = dict[str, str]

BALANCED = {"f", "m", "fm", "fmm", "ffm", "ffmm"}  # E3


@dataclass(frozen=True)
class Situation:
    """What a referee has to know about the café and the turn under way."""

    edition: str
    options: dict[str, str]
    around: dict[str, list[str]]  # the cells next to each chair and table, from the drawing
    nations: dict[str, str]
    seated: Seated
    hand: list[str]
    hand_size: int = 0
    birthday: str = ""
    is_first_turn: bool = False
    is_over: bool = False
    turn: TurnSoFar = field(default_factory=lambda: TurnSoFar())  # noqa: PLW0108 defined below

    @property
    def is_board(self) -> bool:
        return self.edition == "board"

    def tables(self, chair: str) -> list[str]:
        return [cell for cell in self.around[chair] if cell in self.nations]

    def company(self, table: str) -> list[str]:
        return [self.seated[cell] for cell in self.around[table] if cell in self.seated]

    def is_chair(self, cell: str) -> bool:
        return cell in self.around and cell not in self.nations

    def with_guest(self, guest: str, chair: str) -> Situation:
        return replace(self, seated={**self.seated, chair: guest})


@dataclass(frozen=True)
class TurnSoFar:
    """What the player has done in this turn."""

    seatings: int = 0
    waiting: str = ""  # E5: the chair of who waits
    completed: int = 0  # B9
    club: bool = False
    acted: bool = False
    question: str = ""  # the rule of the choice that is open


def neighbours(drawing: tuple[tuple[str, ...], ...], *, numbers_are_tables: bool) -> dict[str, list[str]]:
    """B2, C2: a chair stands at the tables orthogonally next to it; the bar is furniture."""
    cells = {
        (x, y): token
        for y, row in enumerate(drawing)
        for x, token in enumerate(row)
        if token != "." and (numbers_are_tables or not token.isdigit())
    }

    def name(x: int, y: int) -> str:
        return "abcdefghijklmnopqrstuvwxyz"[x] + str(y + 1)

    return {
        name(x, y): [
            name(*near)
            for near in ((x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1))
            if near in cells and (cells[near] == "o") != (token == "o")
        ]
        for (x, y), token in cells.items()
    }


def nation(guest: str) -> str:
    return guest[:2]


def sex(guest: str) -> str:
    return guest[2]


def is_joker(guest: str) -> bool:
    return nation(guest) == "**"


# Pay: S1–S3, V1, V2


def pay(now: Situation, guest: str, chair: str, *, apart: str = "") -> dict[str, int]:
    """What a seating pays, by table; a club's own table apart."""
    then, points = now.with_guest(guest, chair), {}
    for table in then.tables(chair):
        company = then.company(table)
        if table != apart and len(company) >= 2:
            doubles = is_one_nation(then, table) and (
                not now.is_board or now.options["doubling"] == "every-group" or len(company) == 4
            )
            points[table] = len(company) * (2 if doubles else 1) * birthday_factor(now, table)
    return points


def club_pay(now: Situation, table: str) -> int:
    """V2, once everybody of the club sits."""
    return (40 if is_one_nation(now, table) else 20) * birthday_factor(now, table)


def birthday_factor(now: Situation, table: str) -> int:
    return 2 if now.nations[table] == now.birthday else 1


def is_one_nation(now: Situation, table: str) -> bool:
    return all(nation(guest) in (now.nations[table], "**") for guest in now.company(table))


def completed_by(now: Situation, chair: str) -> int:
    """B9: the full one-nation tables of a chair."""
    return sum(len(now.company(table)) == 4 and is_one_nation(now, table) for table in now.tables(chair))


# Etiquette: E1–E5


def against_sitting(now: Situation, guest: str, chair: str) -> Iterator[Complaint]:
    """E1–E3."""
    if not now.is_chair(chair):
        yield "E1", "no such chair", chair
        return
    if not is_at_home(now, guest, chair):
        yield "E2", "not at home", chair
    if chair in now.seated:
        yield "E1", "taken", chair
    else:
        yield from against_balance(now.with_guest(guest, chair), now.tables(chair))


def is_at_home(now: Situation, guest: str, chair: str) -> bool:
    return is_joker(guest) or any(now.nations[table] == nation(guest) for table in now.tables(chair))


def against_balance(then: Situation, tables: list[str]) -> Iterator[Complaint]:
    for table in tables:
        sexes = "".join(sorted(map(sex, then.company(table))))
        if sexes not in BALANCED:
            yield "E3", "unbalanced", table, sexes


def against_seating(now: Situation, guest: str, chair: str) -> Iterator[Complaint]:
    """E1–E5 and the turn: B4, B5, C3, C4."""
    limit, limit_rule = (2, "B5") if now.is_board else (3, "C4")
    enough = now.turn.club or now.turn.seatings >= limit
    yield from against_holding(now, guest)
    if enough:
        yield limit_rule, "enough seated"
    if now.turn.waiting and not (now.is_chair(chair) and joins(now, chair)):
        yield "E5", "someone waits", now.turn.waiting
    yield from against_sitting(now, guest, chair)
    if now.is_chair(chair) and chair not in now.seated and not enough and not now.turn.waiting:
        yield from against_pay(now, guest, chair, seatings_left=limit - now.turn.seatings - 1)


def joins(now: Situation, chair: str) -> bool:
    """The chair is at a table of the guest who waits."""
    return any(table in now.tables(now.turn.waiting) for table in now.tables(chair))


def against_pay(now: Situation, guest: str, chair: str, *, seatings_left: int) -> Iterator[Complaint]:
    """E4, E5: each seating scores, or the next guest joins them."""
    if pay(now, guest, chair):
        return
    if now.is_board and now.is_first_turn and not now.seated:  # B5
        return
    if is_joker(guest) and now.options.get("lone_joker") == "on":  # B5
        return
    if seatings_left and can_be_joined(now, guest, chair):
        return
    yield "E4", "left alone", chair
    yield "E5", "pays nothing", chair


def can_be_joined(now: Situation, guest: str, chair: str) -> bool:
    others = list(now.hand)
    if guest in others:
        others.remove(guest)
    then = now.with_guest(guest, chair)
    places = [place for table in then.tables(chair) for place in then.around[table]]
    return any(not list(against_sitting(then, other, place)) for other in set(others) for place in places)


# Turns


def judge(now: Situation, move: str) -> set[Complaint]:
    """Everything that is wrong with a move other than a club, which is said as its text."""
    if now.is_over:
        return {("B11" if now.is_board else "C8", "over")}
    verb, _, rest = move.partition(":")
    theirs = {"draw", "aside", "close"} if now.is_board else {"bar", "swap", "lower", "birthday"}
    verb, words = _verb(verb, rest)
    if verb in theirs:
        return {("B4" if now.is_board else "C3", "not in this game")}
    return {*against_interrupting(now, verb), *_against(now, verb, words)}


def _verb(verb: str, rest: str) -> tuple[str, list[str]]:
    if "@" in verb:
        guest, place = verb.split("@")
        return ("bar", [guest]) if place == "bar" else ("seat", [guest, place])
    return verb, rest.split("@")


def against_interrupting(now: Situation, verb: str) -> Iterator[Complaint]:
    """B4, C3: a turn is one kind of action; B9, V1: an open question is answered first."""
    question = now.turn.question
    if question and verb != {"B9": "lower", "V1": "birthday"}[question]:
        yield question, "choose first"
    if verb in ("bar", "swap", "draw", "aside") and now.turn.acted and not question:
        yield "B4" if now.is_board else "C3", "turn under way"
        if now.turn.waiting:
            yield "E5", "someone waits", now.turn.waiting


def _against(now: Situation, verb: str, words: list[str]) -> Iterator[Complaint]:
    match verb, words:
        case "seat", [guest, chair]:
            yield from against_seating(now, guest, chair)
        case "end", _:
            yield from against_ending(now)
        case "bar", [guest]:
            yield from against_holding(now, guest)
            if is_joker(guest):
                yield "B7", "joker not served"
        case "swap", [guest, chair]:
            yield from against_swapping(now, guest, chair)
        case "lower", [by]:
            most = min(now.turn.completed, now.hand_size)
            if now.turn.question != "B9":
                yield "B9", "no choice"
            elif not 0 <= int(by) <= most:
                yield "B9", "too much", by, str(most)
        case "birthday", _:
            if now.turn.question != "V1":
                yield "V1", "no choice"
        case "draw", _:
            if len(now.hand) >= 12:
                yield "C6", "hand full"
        case "aside", [guest]:
            yield from against_holding(now, guest)
            if len(now.hand) < 12:
                yield "C7", "hand not full"
        case "close", _:
            yield from against_ending(now)
            if now.hand:
                yield "C8", "hand not empty"
        case _:
            raise AssertionError(f"no such move: {verb} {words}")


def against_holding(now: Situation, guest: str) -> Iterator[Complaint]:
    if guest not in now.hand:
        yield "B4" if now.is_board else "C3", "not in hand", guest


def against_ending(now: Situation) -> Iterator[Complaint]:
    """There is no passing, and nobody stays alone but the first guest of all (B5)."""
    if not now.turn.acted:
        yield "B4" if now.is_board else "C3", "nothing done"
    is_first_guest = now.is_board and now.is_first_turn and len(now.seated) == 1
    if now.turn.waiting and not is_first_guest:
        yield "E4", "left alone", now.turn.waiting
        yield "E5", "someone waits", now.turn.waiting


def against_swapping(now: Situation, guest: str, chair: str) -> Iterator[Complaint]:
    """B6."""
    yield from against_holding(now, guest)
    if not now.is_chair(chair):
        yield "E1", "no such chair", chair
        return
    there = now.seated.get(chair, "")
    if not (there and is_joker(there)):
        yield "B6", "no joker there", chair
    if is_joker(guest):
        yield "B6", "joker for joker", chair
        return
    if not is_at_home(now, guest, chair):
        yield "E2", "not at home", chair
    if there and is_joker(there) and sex(guest) != sex(there):
        if now.options["swap"] == "same-sex":
            yield "B6", "wrong sex", chair
        else:
            yield from against_balance(now.with_guest(guest, chair), now.tables(chair))


# Clubs: V2


def may_host(now: Situation, table: str, party: dict[str, str]) -> bool:
    """Whether guests, by chair, may make a club of a table."""
    if now.is_over or now.turn.acted or now.turn.question or now.options["clubs"] != "on":
        return False
    if table not in now.nations or not (3 if now.is_board else 1) <= len(party) <= 4:
        return False
    if any(list(party.values()).count(guest) > now.hand.count(guest) for guest in party.values()):
        return False
    for chair, guest in party.items():
        if chair not in now.around[table] or chair in now.seated or not is_at_home(now, guest, chair):
            return False
    then = replace(now, seated={**now.seated, **party})
    others = {other for chair in party for other in now.tables(chair)} - {table}
    is_club = "".join(map(sex, then.company(table))) in ("ffff", "mmmm")
    return is_club and not list(against_balance(then, sorted(others)))
