"""The referee at the command line: the rulebooks' examples, every reason, and every way to ask wrongly."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cafe.rules.floor import shipped_plan
from cafe.words import LANGUAGES

from .command_line import ask_json, cafe, flat, output_of

FIVE_TABLES = ("--game", "card", "--tables", "b2=RU d2=GB c3=FR b4=ES d4=IT")
X9 = (*FIVE_TABLES, "--seated", "b1=RUm b3=RUm", "--play", "RUf@c2 ITf@c4 ITm@d3")
X12 = ("--game", "card", "--tables", "b2=AF d2=GB", "--seated", "a2=AFf b1=AFm d1=GBm", "--play", "GBm@c2")


def test_the_example_of_the_rulebook_pays_eight_five_and_ten() -> None:
    said = output_of("ask", *X9)
    assert (
        "RUf@c2 · seat the Russian lady at c2: 8 points Russian table b2: 3 guests of one nation = 6" in said
    )
    assert "ITf@c4 · seat the Italian lady at c4: 5 points" in said
    assert "ITm@d3 · seat the Italian gentleman at d3: 10 points" in said
    assert said.endswith("Total: 23 points Full, and then cleared: French table c3 ")


def test_the_example_of_the_rulebook_as_json() -> None:
    code, verdict = ask_json(*X9)
    assert code == 0
    assert verdict == {
        "legal": True,
        "total": 23,
        "steps": [
            {
                "move": "RUf@c2",
                "points": 8,
                "receipt": [
                    {"table": "b2", "guests": 3, "doubled": True, "points": 6},
                    {"table": "c3", "guests": 2, "doubled": False, "points": 2},
                ],
            },
            {
                "move": "ITf@c4",
                "points": 5,
                "receipt": [
                    {"table": "c3", "guests": 3, "doubled": False, "points": 3},
                    {"table": "b4", "guests": 2, "doubled": False, "points": 2},
                ],
            },
            {
                "move": "ITm@d3",
                "points": 10,
                "receipt": [
                    {"table": "d2", "guests": 2, "doubled": False, "points": 2},
                    {"table": "c3", "guests": 4, "doubled": False, "points": 4},
                    {"table": "d4", "guests": 2, "doubled": True, "points": 4},
                ],
            },
        ],
        "cleared": ["c3"],
        "one_nation": [],
    }


def test_a_refusal_tells_its_rule_the_reason_and_the_rule_s_own_text() -> None:
    result = cafe("ask", *X12)
    assert result.exit_code == 1
    said = flat(result.stdout)
    assert "GBm@c2 · seat the British gentleman at c2: not allowed" in said
    assert "E3 · Balance: At the British table d2 there would be 2 gentlemen and no lady." in said
    assert "Ladies and gentlemen sit in balance." in said


def test_a_refusal_as_json_has_its_code_fields_and_text() -> None:
    code, verdict = ask_json(*X12)
    assert code == 1
    assert set(verdict) == {"legal", "step", "objections"}
    assert (verdict["legal"], verdict["step"]) == (False, 1)
    assert verdict["objections"][0] == {
        "rule": "E3",
        "code": "unbalanced",
        "table": "d2",
        "nation": "GB",
        "ladies": 0,
        "gentlemen": 2,
        "text": "At the British table d2 there would be 2 gentlemen and no lady.",
    }


def test_every_reason_is_told_not_only_the_first() -> None:
    code, verdict = ask_json(*FIVE_TABLES, "--seated", "b1=RUm a2=RUf", "--play", "ITm@b1")
    assert code == 1
    assert [(reason["rule"], reason["code"]) for reason in verdict["objections"]] == [
        ("E1", "chair-taken"),
        ("E2", "not-at-home"),
    ]
    assert verdict["objections"][1]["nations"] == ["RU"]


def test_the_earlier_steps_are_paid_before_a_later_one_is_refused() -> None:
    result = cafe("ask", *FIVE_TABLES, "--seated", "b1=RUm", "--play", "RUf@a2 ITm@e4")
    assert result.exit_code == 1
    assert "RUf@a2 · seat the Russian lady at a2: 4 points" in result.stdout
    assert "ITm@e4 · seat the Italian gentleman at e4: not allowed" in result.stdout


def test_a_guest_who_is_left_waiting_keeps_the_turn_from_ending() -> None:
    code, verdict = ask_json(*FIVE_TABLES, "--play", "RUm@b1", "--hand", "RUf")
    assert code == 1
    assert verdict["step"] == 2
    assert {reason["rule"] for reason in verdict["objections"]} == {"E4", "E5"}
    said = cafe("ask", *FIVE_TABLES, "--play", "RUm@b1", "--hand", "RUf").stdout
    assert "The turn cannot end like this." in said


def test_a_turn_goes_on_at_a_table_that_was_told_to_come_next() -> None:
    position = (*FIVE_TABLES, "--seated", "b1=RUm a2=RUf b3=RUm", "--laid", "TR CU")
    code, verdict = ask_json(*position, "--play", "RUf@c2 TRm@b1 TRf@a2")
    assert code == 0
    assert verdict["cleared"] == ["b2"]
    assert [step["points"] for step in verdict["steps"]] == [10, 0, 4]
    assert verdict["one_nation"] == ["b2"]
    code, verdict = ask_json(*position[:-2], "--play", "RUf@c2 TRm@b1 TRf@a2")
    assert code == 2
    assert "b2" in verdict["error"]


def test_the_board_game_knows_jokers_bar_and_score() -> None:
    india = ("--game", "board", "--seated", "o13=INm n14=INm n12=INf")
    code, verdict = ask_json(*india, "--play", "**f@m13")
    assert (code, verdict["total"], verdict["one_nation"]) == (0, 8, ["n13"])
    assert "Full one-nation table: Indian table n13" in output_of("ask", *india, "--play", "**f@m13")
    code, verdict = ask_json(*india, "--play", "ITm@bar", "--bar", "7", "--score", "20")
    assert (code, verdict["total"]) == (0, -6)
    assert "−6 points" in output_of("ask", *india, "--play", "ITm@bar", "--bar", "7", "--score", "20")
    code, verdict = ask_json(*india, "--play", "ITm@bar", "--bar", "7", "--score", "3")
    assert (code, verdict["bankrupt"]) == (0, True)
    assert "(B8)" in output_of("ask", *india, "--play", "ITm@bar", "--bar", "7", "--score", "3")


def test_the_first_guest_of_all_may_sit_alone_but_later_ones_may_not() -> None:
    assert ask_json("--play", "USm@j14")[0] == 0
    assert ask_json("--play", "USm@j14", "--turn", "5")[0] == 1


def test_an_end_of_the_game_is_told_with_its_rule() -> None:
    everything = ("--play", "ITm@bar", "--bar", "19", "--score", "99")
    assert ask_json(*everything)[1]["end"] == "bar-full"
    assert "All spaces of the bar are taken. (B11)" in output_of("ask", *everything)


def test_options_change_the_answer() -> None:
    couple = ("--seated", "o13=INm", "--play", "INf@n12")
    assert ask_json(*couple)[1]["total"] == 2
    assert ask_json(*couple, "--set", "doubling=every-group")[1]["total"] == 4
    swap = ("--seated", "o13=INm n14=**f", "--play", "swap:INm@n14")
    assert ask_json(*swap)[1]["objections"][0]["code"] == "wrong-sex"


def test_a_swap_is_told_with_the_joker_that_comes_into_the_hand() -> None:
    swap = ("--seated", "o13=INm n14=**m", "--play", "swap:INm@n14", "--hand", "DEf")
    code, verdict = ask_json(*swap)
    assert (code, verdict["total"], verdict["joker"], verdict["hand"]) == (0, 0, "**m", ["DEf", "**m"])
    assert "The joker gentleman comes into the hand" in output_of("ask", *swap)
    assert "joker" not in ask_json("--seated", "o13=INm", "--play", "INf@n12")[1]


def test_birthdays_and_clubs_are_marked_in_the_receipt_only_when_they_are() -> None:
    couple = ("--seated", "o13=INm", "--play", "INf@n12", "--set", "birthday=on")
    [line] = ask_json(*couple, "--birthday", "IN")[1]["steps"][0]["receipt"]
    assert line == {"table": "n13", "guests": 2, "doubled": False, "points": 4, "birthday": True}
    club = ("--set", "clubs=on", "--play", "club:n13:INf@n14+INf@o13+INf@n12+USf@m13")
    lines = ask_json(*club)[1]["steps"][0]["receipt"]
    assert lines[-1] == {"table": "n13", "guests": 4, "doubled": False, "points": 20, "club": True}


def test_without_a_play_the_hand_is_told_everything_it_may_do() -> None:
    position = (*FIVE_TABLES, "--seated", "b1=RUm b3=RUm")
    code, verdict = ask_json(*position, "--hand", "RUf ITm")
    assert code == 0
    moves = {offer["move"]: offer["points"] for offer in verdict["offers"]}
    assert moves["RUf@c2"] == 8
    assert "draw" in moves
    said = output_of("ask", *position, "--hand", "RUf ITm")
    assert said.startswith("RUf@c2 · seat the Russian lady at c2: 8 points")


def test_a_plan_may_be_named_or_drawn_in_a_file(tmp_path: Path) -> None:
    own = tmp_path / "my board.txt"
    own.write_text(str(shipped_plan("ring")), encoding="utf-8")
    for plan in ("ring", str(own)):
        assert ask_json("--plan", plan, "--seated", "o10=INm", "--play", "INf@n11")[1]["total"] == 2


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--play", "ITm@z99"], "no chair of the plan"),
        (["--play", "ITx@k13"], "--play, at character 1"),
        (["--play", "nonsense"], "is no move"),
        (["--seated", "k13=ITm k13=ITf", "--play", "ITm@k13"], "comes twice"),
        (
            ["--seated", "b1=RUm a2=RUm b3=RUm c2=RUm b5=RUm", "--play", "RUf@a4"],
            "Russian gentleman: 5 in the question, 4 in the game",
        ),
        (["--game", "card", "--tables", "b2=XX", "--play", "RUf@c2"], "is no nation"),
        (["--game", "card", "--play", "RUf@c2"], "Say which tables are laid"),
        (["--tables", "b2=RU", "--play", "RUf@c2"], "leave out the table cards"),
        (["--game", "chess", "--play", "RUf@c2"], "chess is none of board, card"),
        (["--play", "RUf@c2", "--set", "colour=red"], "option colour"),
        (["--play", "RUf@c2", "--set", "bar=cheap"], "option bar"),
        (["--play", "RUf@c2", "--set", "bar"], "option=value"),
        (["--play", "RUf@c2", "--bar", "20"], "no number from 0 to 19"),
        (["--play", "RUf@c2", "--bar", "many"], "no number from 0 to 19"),
        (["--play", "RUf@c2", "--plan", "round"], "no plan round"),
        (["--play", "RUf@c2", "--plan", "/nowhere/plan.txt"], "There is no file"),
        (["--hand", "RUx"], "--hand"),
        (["--hand", "RUf " * 2000], "--hand, at character 5,000: More than 5,000"),
        (
            ["--game", "card", "--tables", "b2=RU", "--laid", "XX", "--hand", "RUf"],
            "--laid, at character 1: “XX” is no nation",
        ),
        (["--play", "RUf@c2 " * 1000], "More than 2,000 characters"),
        (["--play", "RUf@c2", "--lang", "xx"], "xx is none of en, de, fr, nl"),
        (["--play", "RUf@c2", "--birthday", "IN"], "birthday=on"),
        ([], "--play"),
        (["--nope"], "no option --nope"),
        (["--play"], "--play needs a value"),
        (["stray", "--play", "RUf@c2"], "argument too many"),
    ],
)
def test_bad_input_is_one_line_that_names_what_is_wrong(words: list[str], why: str) -> None:
    result = cafe("ask", *words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert why in result.stderr
    as_json = cafe("ask", "--json", *words)
    assert as_json.exit_code == 2
    assert why in json.loads(as_json.stdout)["error"]


def test_a_drawing_that_is_no_plan_is_refused_with_its_cell(tmp_path: Path) -> None:
    own = tmp_path / "odd.txt"
    own.write_text(str(shipped_plan("ring")).replace("IN", "XX", 1), encoding="utf-8")
    result = cafe("ask", "--plan", str(own), "--play", "ITm@k13")
    assert result.exit_code == 2
    assert "n10" in result.stderr


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--play", "quatsch"], "--play, Zeichen 1: „quatsch“ ist kein Schritt"),
        (
            ["--set", "bar=billig", "--play", "end"],
            "„billig“ gibt es hier nicht; zur Wahl: classic oder gentle.",
        ),
        (["--set", "players=9", "--play", "end"], "Das Brettspiel ist für 2 bis 4 Personen, nicht für 9."),
    ],
)
def test_bad_input_is_told_in_the_language_that_is_spoken(words: list[str], why: str) -> None:
    result = cafe("ask", "--lang", "de", *words)
    assert result.exit_code == 2
    assert why in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_referee_speaks_every_language(language: str) -> None:
    said = output_of("ask", *X9, "--lang", language)
    first = {
        "en": "seat the Russian lady",
        "de": "die Dame aus Russland",
        "fr": "placer",
        "nl": "de Russische dame",
    }
    assert first[language] in said
    assert "23" in said


@pytest.mark.parametrize(
    ("environ", "said"),
    [
        ({"LANG": "de_CH.UTF-8"}, "Zusammen"),
        ({"LC_ALL": "fr_FR", "LANG": "de_DE"}, "Total\N{NO-BREAK SPACE}:"),
        ({"LC_MESSAGES": "nl", "LANG": "de_DE"}, "Totaal"),
        ({"LANG": "pt_BR.UTF-8"}, "Total:"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "Total:"),
        ({}, "Total:"),
    ],
)
def test_the_language_is_the_reader_s_own(environ: dict[str, str], said: str) -> None:
    assert said in cafe("ask", *X9, **environ).stdout


def test_nothing_is_coloured_where_nobody_sees_it() -> None:
    assert "\x1b" not in cafe("ask", *X9).stdout
    assert "\x1b" not in cafe("ask", *X12).stdout


def test_a_terminal_without_our_letters_gets_question_marks_and_no_crash() -> None:
    code = "from cafe.terminal.cli import main; main()"
    words = [sys.executable, "-c", code, "ask", "--play", "ITm@bar", "--bar", "10", "--score", "50"]
    environ = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    result = subprocess.run(words, env=environ, capture_output=True, text=True, check=False)
    assert result.returncode == 0
    assert "?12 points" in result.stdout


def test_what_moves_the_cursor_is_never_printed() -> None:
    for words in (["rules", "\x1b[31m"], ["ask", "--play", "\x1b[31m"], ["\x1b"], ["play", "--game", "\x1b"]):
        result = cafe(*words)
        assert result.exit_code == 2
        assert "\x1b" not in result.output
