"""How entrants are named."""

from __future__ import annotations

from functools import partial
from itertools import count

import pytest

from cafe.bots import bot
from cafe.engine.program import Limits
from cafe.engine.program_bot import Covered
from cafe.rules import deal, ruleset, view
from cafe.rules.state import start
from cafe.tournament.entrants import (
    BadBudget,
    BadCommand,
    BadEntrant,
    Entrant,
    InTime,
    NoSuchBot,
    NoSuchProgram,
)


def parse(text: str) -> Entrant:
    return Entrant.parse(text, find=lambda name: None if name == "absent" else f"/bin/{name}")


def test_a_bot_goes_by_its_name() -> None:
    greedy = parse("greedy")
    assert (greedy.label, greedy.bot, greedy.nodes, greedy.is_program) == ("greedy", "greedy", None, False)
    with greedy.seated(Limits()) as seated:
        assert seated is bot("greedy")


def test_a_budget_stands_behind_the_name() -> None:
    assert parse("random@500").nodes == 500


def test_a_bot_can_have_its_time_instead_of_a_budget() -> None:
    timed = parse("leonora@time")
    assert (timed.label, timed.bot, timed.nodes, timed.is_timed) == ("leonora@time", "leonora", None, True)
    with timed.seated(Limits()) as seated:
        assert isinstance(seated, InTime)
        assert (seated.name, seated.nodes, seated.bot) == ("leonora", bot("leonora").nodes, bot("leonora"))


def test_the_clock_decides_how_much_a_bot_with_its_time_searches() -> None:
    rules = ruleset("board", {"players": "2"})
    seen = view(start(rules, deal(rules, "1")), 0)
    hasty, patient = (InTime(bot("leonora"), partial(next, count(step=step))) for step in (0.3, 0.15))
    few, many = hasty.consider(seen, 1_000_000, 7), patient.consider(seen, 1, 7)
    assert 0 < few.nodes < many.nodes < 200
    assert patient.choose(many, 7) == bot("leonora").choose(many, 7)


def test_a_program_is_a_command_line() -> None:
    program = parse("program@20:node 'my bot.mjs' --fast")
    assert program.command == ("node", "my bot.mjs", "--fast")
    assert program.nodes == 20
    with program.seated(Limits(turn_ms=9)) as seated:
        assert isinstance(seated, Covered)
        assert seated.program.limits.turn_ms == 9


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("clever", NoSuchBot),
        ("", NoSuchBot),
        ("greedy:now", NoSuchBot),
        ("greedy@", BadBudget),
        ("greedy@0", BadBudget),
        ("greedy@-5", BadBudget),
        ("greedy@²", BadBudget),
        ("greedy@99999999999", BadBudget),
        ("greedy@times", BadBudget),
        ("program@time:node", BadBudget),
        ("program:", BadCommand),
        ("program:'half", BadCommand),
        ("program:absent --now", NoSuchProgram),
    ],
)
def test_whatever_names_nobody_says_why(text: str, why: type[BadEntrant]) -> None:
    with pytest.raises(why):
        parse(text)
