"""Each way a text can be wrong, told with its place: positions, game files and questions."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from itertools import islice

import pytest

from cafe.rules import Guest, Ruleset, View, commitment, deal, offers, playing, start
from cafe.rules.flaws.question import (
    BarTooFull,
    BirthdaysNotPlayed,
    ChairNotOnPlan,
    GuestToldTooOften,
    LessThanNothing,
    NoBarHere,
    NoTablesTold,
    TableNotOnPlan,
    TablesAreThePlans,
    TableToldTooOften,
    TurnOverBefore,
)
from cafe.rules.floor import Chair, Table
from cafe.rules.guests import Nation
from cafe.rules.moves import CloseCafe, Draw, EndTurn, HostClub, Move, Seat
from cafe.rules.notation import (
    Misread,
    Record,
    parse_moves,
    parse_position,
    parse_record,
    position_text,
    record_text,
)
from cafe.rules.referee import BadQuestion, Question, ask, offered
from cafe.words import say

SEED = "damage"


def chosen(seen: View, rng: random.Random) -> Move:
    paying = [offer.move for offer in offers(seen) if offer.points > 0]
    return rng.choice(paying or [offer.move for offer in offers(seen)])


def moves_of(rules: Ruleset, seed: str, most: int | None = None) -> Iterator[Move]:
    steps = playing(start(rules, deal(rules, seed)), [chosen] * rules.players, random.Random(3))
    return (step.move for step in islice(steps, most))


def file_of(text: str, most: int | None = None) -> str:
    rules = Ruleset.parse(text)
    names = ("Ada", "Bo") if rules.players == 2 else ()
    moves = tuple(moves_of(rules, SEED, most))
    return record_text(Record(rules, deal(rules, SEED), moves, names, SEED, commitment(SEED)))


CARD, BOARD = file_of("card players=2"), file_of("board players=2")


def misread(text: str, why: str, parse: Callable[[str], object] = parse_record) -> None:
    """The text is refused, with the place and the reason."""
    with pytest.raises(Misread) as told:
        parse(text)
    assert told.value.line >= 1
    assert told.value.column >= 1
    assert re.search(why, say(told.value.flaw, "en"))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("names Ada | Bo", "names Ada | Bo\nnames Ada | Bo", "comes twice"),
        ("first ", "first 1 ", "One starting player"),
        ("names Ada | Bo", "names Ada", "One name for 2"),
        ("names Ada | Bo", "names Ada | B\x07", "is no name"),
        (f"seed {SEED}", "seed a\x07", "is no seed"),
        (f"seed {SEED}", "seed a b", "no blanks"),
        (f"seed {SEED}", "seed other", "not the one of this seed"),
        ("commitment ", "commitment 0", "not the commitment"),
        ("\n2 player", "\n3 player", "Turn 2 comes next"),
        (" = ", " ", "moves = totals"),
        (" = ", " = 1 ", "totals for 2"),
        ("clubs=off", "clubs=maybe", "clubs .* say on or off"),
        ("Café", "Cafe", "begins with the line"),
        ("\nend ", "\n# end ", "is missing"),
        ("\nend guests-out", "\nend closed", "is wanted here"),
    ],
)
def test_a_damaged_game_file_says_where_and_why(old: str, new: str, why: str) -> None:
    assert old in CARD
    misread(CARD.replace(old, new, 1), why)


def test_a_game_file_of_the_other_game_says_so() -> None:
    misread(BOARD.replace("first ", "tables TR\nfirst ", 1), "no table cards")
    misread(BOARD + "\nend bar-full\n", "More lines follow|is wanted here")


def test_lines_that_come_too_early_or_too_late_are_told() -> None:
    short = file_of("card players=2", most=3)
    misread(short + "end closed\n", "not over yet|more lines follow")
    misread(short + "seed late\n", "belongs before")
    lines = CARD.splitlines()
    turn = next(at for at, line in enumerate(lines) if line.startswith("1 player"))
    misread("\n".join([*lines[:turn], lines[turn].replace(" = ", " end = ")]), "over already|refused")
    cut = lines[turn].replace(" end = ", " = ")
    assert cut != lines[turn]
    misread("\n".join([*lines[:turn], cut, *lines[turn + 1 :]]), "not over, and more|comes next")


def test_what_is_no_record_cannot_be_made() -> None:
    rules = Ruleset.parse("card players=2")
    dealt = deal(rules, SEED)
    for wrong in (
        {"names": ("Ada",)},
        {"names": ("Ada", " ")},
        {"seed": "a b"},
        {"seed": SEED, "commitment": "0"},
    ):
        with pytest.raises(ValueError, match=r"NamesForPlayers|NotAName|NotASeed|AnotherCommitment"):
            Record(rules, dealt, (), **wrong)


POSITION = position_text(start(Ruleset.parse("card players=2"), deal(Ruleset.parse("card players=2"), SEED)))
BOARD_POSITION = position_text(
    start(Ruleset.parse("board players=2"), deal(Ruleset.parse("board players=2"), SEED))
)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("| scores", "| rules card | scores", "comes twice"),
        ("| scores", "| weather | scores", "weather.* say rules, player"),
        (" / ", " / / ", "players instead of 2"),
        ("tables b2=", "tables b9=", "not on this plan"),
        (" act ", " asleep ", "asleep.* say act"),
        ("none open", "none maybe", "say asked or open"),
        ("end none", "end never", "never.* say none"),
        ("| out |", "| out 1 1 |", "out twice"),
        ("act 0 none 0", "act 0 a2 0", "waiting guest"),
        ("none open", "IT open", "no bar, no bankruptcy"),
        ("act 0 none 0", "hand-size 1 none 1", "does not ask"),
        ("act 0 none 0", "act 2 none 0", "does not fit"),
        ("end none", "end bar-full", "no end of the card game"),
        ("player 1", "player 7", "no number from 1 to 2"),
        ("scores 0 0", "scores 0", "one word instead of 2"),
        ("| seated |", "|", "is missing"),
        ("rules card players=2", "rules card players=9", "players"),
    ],
)
def test_a_damaged_position_says_where_and_why(old: str, new: str, why: str) -> None:
    text = POSITION.replace("player 2", "player 1")
    assert old in text
    misread(text.replace(old, new, 1), why, parse_position)


def moved(text: str, part: str, guests: int, to: str) -> str:
    """The text with so many guests of one part moved to another."""
    before, mark, after = text.partition(f"| {part} ")
    taken = after.split(" ")[:guests]
    rest = after.removeprefix(" ".join(taken) + " ")
    return f"{before}{mark}{rest}".replace(f"| {to}", f"| {to} {' '.join(taken)}", 1)


def test_a_position_whose_game_would_be_over_is_refused() -> None:
    low = moved(BOARD_POSITION, "bag", 87, "box")
    misread(low, "guests left the game is over", parse_position)
    alone = BOARD_POSITION.replace("player 2", "player 1").replace("| out |", "| out 2 |")
    misread(alone, "one player left", parse_position)
    full = moved(BOARD_POSITION, "bag", 20, "bar")
    misread(full, "full bar", parse_position)
    rich = moved(POSITION, "bag", 6, "hands")
    misread(rich, "more than 12", parse_position)
    misread(POSITION.replace("| deck ", "| deck IT IT IT ", 1), "Table cards of Italy", parse_position)
    misread(BOARD_POSITION.replace("| deck", "| deck IT", 1), "no table cards", parse_position)
    misread("rules\nboard", "one line", parse_position)


def test_questions_that_have_no_answer_say_why() -> None:
    card, board = Ruleset.parse("card"), Ruleset.parse("board")
    tables = {Table("b2"): Nation.RU}
    for question, why in (
        (Question(board, tables=tables), TablesAreThePlans()),
        (Question(card), NoTablesTold()),
        (Question(card, tables=tables, bar=1), NoBarHere()),
        (Question(board, bar=20), BarTooFull(19)),
        (Question(board, score=-1), LessThanNothing()),
        (Question(board, birthday=Nation.IT), BirthdaysNotPlayed()),
        (Question(card, tables={Table("z9"): Nation.RU}), TableNotOnPlan(Table("z9"), "card")),
        (Question(board, seated={Chair("h8"): Guest.parse("ITm")}), ChairNotOnPlan(Chair("h8"), "corners")),
        (Question(card, tables=tables, play=(Draw(), Draw())), TurnOverBefore(2)),
        (Question(board, hand=(Guest.parse("ITm"),) * 5), GuestToldTooOften(Guest.parse("ITm"), 5, 4)),
        (Question(card, tables=tables, laid=(Nation.RU,) * 2), TableToldTooOften(Nation.RU, 3, 2)),
    ):
        with pytest.raises(BadQuestion) as bad:
            ask(question)
        assert bad.value.flaw == why


def test_the_referee_judges_every_kind_of_move() -> None:
    clubs = Ruleset.parse("card clubs=on")
    tables = {Table("b2"): Nation.RU, Table("d2"): Nation.GB}
    ladies = [Guest.parse("RUf")] * 4
    party = tuple(map(Seat, ladies, (Chair("b1"), Chair("a2"), Chair("c2"), Chair("b3"))))
    verdict = ask(Question(clubs, tables=tables, play=(HostClub(Table("b2"), party), EndTurn())))
    assert verdict.legal
    assert verdict.total == 40
    assert verdict.cleared == ("b2",)
    closed = ask(Question(clubs, tables=tables, play=(HostClub(Table("b2"), party), CloseCafe())))
    assert closed.end == "closed"
    unfinished = ask(Question(clubs, tables=tables, play=parse_moves("GBf@d1")))
    assert {why.rule for why in unfinished.refused} == {"E4", "E5"}
    assert offered(Question(clubs, tables=tables, hand=(Guest.parse("GBf"), Guest.parse("GBm"))))
