"""How entrants are named."""

from __future__ import annotations

import pytest

from cafe.bots import bot
from cafe.engine.program import Limits
from cafe.engine.program_bot import Covered
from cafe.tournament.entrants import BadBudget, BadCommand, BadEntrant, Entrant, NoSuchBot, NoSuchProgram


def parse(text: str) -> Entrant:
    return Entrant.parse(text, find=lambda name: None if name == "absent" else f"/bin/{name}")


def test_a_bot_goes_by_its_name() -> None:
    greedy = parse("greedy")
    assert (greedy.label, greedy.bot, greedy.nodes, greedy.is_program) == ("greedy", "greedy", None, False)
    with greedy.seated(Limits()) as seated:
        assert seated is bot("greedy")


def test_a_budget_stands_behind_the_name() -> None:
    assert parse("random@500").nodes == 500


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
        ("program:", BadCommand),
        ("program:'half", BadCommand),
        ("program:absent --now", NoSuchProgram),
    ],
)
def test_whatever_names_nobody_says_why(text: str, why: type[BadEntrant]) -> None:
    with pytest.raises(why):
        parse(text)
