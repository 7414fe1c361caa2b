"""What an engine answers, line by line."""

from __future__ import annotations

import json
from io import BytesIO
from itertools import islice
from pathlib import Path

import pytest

from cafe.bots import ALL_BOTS, bot, chosen_turn
from cafe.engine.inbox import LONGEST_LINE, Inbox, inbox_of
from cafe.engine.view_text import view_text
from cafe.rules import Ruleset, View, offers
from tests.terminal.command_line import cafe

from . import golden
from .tellers import Thinker, told, views_of

DOCS = Path(__file__).parents[2] / "docs" / "engine.md"


def opening(rules: str = "card players=2") -> tuple[View, list[str]]:
    """A view, and the lines that tell it."""
    agreed = Ruleset.parse(rules)
    [seen] = islice((seen for seen in views_of(agreed, "some") if offers(seen)), 1)
    return seen, [f"ruleset {agreed}", f"position {view_text(seen)}"]


def test_the_conversation_is_the_golden_one() -> None:
    assert golden.FILE.read_text("utf-8").splitlines() == list(golden.golden_lines())


def test_the_docs_show_the_handshake_as_it_is() -> None:
    answers = cafe("engine", typed=["hello 1"]).stdout.splitlines()
    shown = DOCS.read_text("utf-8")
    assert all(f"< {line}\n" in shown for line in answers)


def test_every_bad_line_gets_one_error_line_and_loses_nothing() -> None:
    seen, lines = opening()
    [answer] = [line for line in told(*lines, "go") if line.startswith("bestmove")]
    bad = [
        "dance",
        "go home",
        "position {}",
        "ruleset chess",
        "set seed x",
        "explain sing",
        "hello 9",
        "\x00",
    ]
    answers = told(*lines, *bad, "go")
    assert [line.partition(" ")[0] for line in answers[: len(bad)]] == ["error"] * len(bad)
    assert answers[-1] == answer
    assert seen.scene.player == seen.viewer


def test_its_turn_is_the_one_that_the_bot_chooses_at_a_table() -> None:
    for rules in ("board players=3", "card players=2"):
        seen, lines = opening(rules)
        best = chosen_turn(bot("greedy"), seen, 5)
        assert told(*lines, "set seed 5", "go")[-1] == f"bestmove {' '.join(map(str, best.moves))}"


def test_each_stage_tells_what_the_bot_thinks_and_the_last_has_the_whole_budget() -> None:
    thinker, (_, lines) = Thinker(), opening()
    *infos, best = told(*lines, "go nodes 16000", player=thinker)
    assert thinker.asked == [50, 200, 800, 3_200, 16_000]
    move = best.removeprefix("bestmove ")
    assert infos[0] == f"info nodes 50 value -1250 error 300 win 480 samples 1 moves {move}"
    assert infos[-1] == f"info nodes 16000 value -1250 error 300 win 480 samples 5 exact moves {move}"


def test_without_a_budget_it_has_the_bot_s_own() -> None:
    thinker, (_, lines) = Thinker(), opening()
    told(*lines, "go", player=thinker)
    assert thinker.asked[-1] == thinker.nodes


def test_stop_is_heard_between_two_stages_and_what_came_before_it_keeps_its_turn() -> None:
    thinker, (_, lines) = Thinker(), opening()
    answers = told(*lines, "go nodes 16000", "ping", "stop", "ping", player=thinker)
    assert thinker.asked == [50]
    assert [line.split()[0] for line in answers] == ["info", "bestmove", "pong", "pong"]


def test_a_time_has_as_many_stages_as_fit_into_it() -> None:
    thinker, (_, lines) = Thinker(), opening()
    one, two, three = 0.01, 0.04, 0.16
    clock = iter([0.0, 0.0, one, one, one + two, one + two, one + two + three, 9.0])
    told(*lines, "go ms 300", player=thinker, clock=clock)
    assert thinker.asked == [50, 200, 800], "the next would take 640 ms"


def test_a_bot_that_has_nothing_more_to_consider_answers_at_once() -> None:
    _, lines = opening()
    assert len(told(*lines, "go ms 60000")) == 2


def test_whoever_is_not_on_turn_has_no_turn_to_find() -> None:
    agreed = Ruleset.parse("board players=2")
    [seen] = islice((seen for seen in views_of(agreed, "some") if not offers(seen)), 1)
    answers = told(f"ruleset {agreed}", f"position {view_text(seen)}", "go", "legal", "explain end")
    assert answers == [
        "error go: it is not this seat's turn",
        "legal 0",
        "error explain: it is not this seat's turn",
    ]


def test_an_objection_names_its_rule_and_its_facts_and_says_a_sentence() -> None:
    _, lines = opening()
    *objections, verdict = told(*lines, "explain close")
    assert verdict == "refused close"
    rules = [line.split()[1] for line in objections]
    assert rules == ["C3", "C8"]
    told_last = json.loads(objections[-1].split(" ", 2)[2])
    assert told_last["type"] == "hand-not-empty"
    assert told_last["guests"] == 7
    assert told_last["text"]


def test_a_line_that_is_too_long_is_one_error() -> None:
    assert told("x" * LONGEST_LINE, "ping") == [f"error a line has at most {LONGEST_LINE} characters", "pong"]


def test_of_a_line_that_is_too_long_only_the_beginning_is_kept() -> None:
    lines = list(inbox_of(BytesIO(b"a\n" + b"x" * (2 * LONGEST_LINE) + b"\nping\n\xff\n")))
    assert [len(line) for line in lines] == [2, LONGEST_LINE, 5, 2]


def test_lines_are_waited_for() -> None:
    inbox = Inbox()
    lines = iter(inbox)
    inbox.put("ping")
    assert next(lines) == "ping"
    assert not inbox.take_stop()
    inbox.put("stop")
    assert inbox.take_stop()
    assert not inbox.take_stop()
    inbox.close()
    assert list(lines) == []


def test_the_command_speaks_it_on_stdin_and_stdout() -> None:
    _, lines = opening("board players=2")
    result = cafe("engine", "--bot", "random", typed=["hello 1", *lines, "go", "quit", "ping"])
    assert result.exit_code == 0
    said = result.stdout.splitlines()
    assert said[0] == "name random"
    assert said[-1].startswith("bestmove ")


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("en", "The board game is for 2 to 4 players, not 9."),
        ("de", "Das Brettspiel ist für 2 bis 4 Personen, nicht für 9."),
        ("fr", "Le jeu de plateau se joue de 2 à 4, pas à 9."),
        ("nl", "Het bordspel is voor 2 tot 4 spelers, niet voor 9."),
    ],
)
def test_reasons_are_told_in_the_reader_s_language(language: str, reason: str) -> None:
    said = cafe("engine", "--lang", language, typed=["ruleset board players=9"]).stdout
    assert said.startswith("error ruleset: ")
    assert said.endswith(f"{reason}\n")


def test_an_unknown_bot_is_refused_in_one_line() -> None:
    result = cafe("engine", "--bot", "clever")
    assert result.exit_code == 2
    assert result.stderr == f"cafe: --bot: clever is none of {', '.join(ALL_BOTS)}.\n"
