"""`cafe tournament` at the command line."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from cafe.bots import ALL_BOTS
from cafe.terminal.commands import tournament as command
from cafe.tournament import report
from cafe.tournament.running import Heard, IsStopped, Pairing, WorkerDied, play_all
from cafe.tournament.table import Tournament
from cafe.words import LANGUAGES

from .command_line import ENVIRONMENT, cafe, flat, output_of

SHORT = ("--game", "card", "--deals", "2", "--jobs", "1")
MISBEHAVING = Path(__file__).parents[1] / "engine" / "misbehaving.py"


def test_it_tells_the_figures_with_their_intervals() -> None:
    said = output_of("tournament", "greedy", "random", *SHORT, "--seed", "s")
    assert said.startswith("card game, 2 players, seed s: 2 deals, 4 games Each figure per seat")
    share, interval = r"\d+\.\d%", r"\[\d+\.\d, \d+\.\d\]"
    margin = r"[+-]\d+\.\d\d"
    figures = (
        rf"greedy {share} {share} {margin} \d+\.\d ± \d\.\d {interval} {interval} \[{margin}, {margin}\]"
    )
    assert re.search(figures, said)
    assert "decisions positions: mean / p99 / most ms: mean / p99 / most" in said


def test_one_against_three_is_told_per_seat() -> None:
    said = output_of("tournament", "greedy", "random", "random", "random", *SHORT)
    assert "card game, 4 players, seed 1: 2 deals, 8 games" in said
    assert "3 × random" in said


def test_the_board_game_tells_bankruptcies() -> None:
    said = output_of("tournament", "greedy", "random", "--deals", "2", "--jobs", "1", "--set", "clubs=on")
    assert "bankrupt" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str) -> None:
    headings = {
        "en": "games won",
        "de": "Partien gewonnen",
        "fr": "parties gagnées",
        "nl": "partijen gewonnen",
    }
    said = output_of("tournament", "random", "random", *SHORT, "--lang", language)
    assert headings[language] in said


def test_json_goes_to_the_standard_output_and_nothing_else() -> None:
    result = cafe("tournament", "greedy", "random", *SHORT, "--json", "-")
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    assert [bot["name"] for bot in told["bots"]] == ["greedy", "random"]


def test_json_and_picture_go_to_files(tmp_path: Path) -> None:
    file, picture = tmp_path / "t.json", tmp_path / "t.svg"
    words = ("--json", str(file), "--plot", str(picture))
    assert "2 deals, 4 games" in output_of("tournament", "greedy", "random", *SHORT, *words)
    assert len(json.loads(file.read_text())["games"]) == 4
    assert picture.read_text().startswith("<svg")
    assert "card game, 2 players, seed 1: 2 deals, 4 games" in picture.read_text()


def test_append_plays_only_what_a_file_lacks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    short, whole = tmp_path / "short.json", tmp_path / "whole.json"
    words = ("tournament", "greedy", "random", *SHORT[:2], "--jobs", "1", "--append")
    output_of(*words, "--deals", "2", "--json", str(short))
    output_of(*words, "--deals", "3", "--json", str(whole))
    asked: list[Pairing] = []

    def noting(
        told: Tournament, pairings: Iterable[Pairing], jobs: int, heard: Heard, is_stopped: IsStopped
    ) -> None:
        asked.extend(pairings := list(pairings))
        play_all(told, pairings, jobs, heard, is_stopped)

    monkeypatch.setattr(command, "play_all", noting)
    output_of(*words, "--deals", "3", "--json", str(short))
    assert asked == [(2, 0), (2, 1)]
    assert short.read_bytes() == whole.read_bytes()


def test_ctrl_c_keeps_and_tells_what_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(
        told: Tournament, pairings: Iterable[Pairing], jobs: int, heard: Heard, is_stopped: IsStopped
    ) -> None:
        first, rest = list(pairings)[:3], list(pairings)[3:]
        play_all(told, first, jobs, heard, is_stopped)
        signal.raise_signal(signal.SIGINT)
        play_all(told, rest, jobs, heard, is_stopped)

    monkeypatch.setattr(command, "play_all", interrupted)
    file = tmp_path / "t.json"
    result = cafe("tournament", "greedy", "random", *SHORT, "--json", str(file))
    assert result.exit_code == 130
    assert "1 deal, 2 games" in flat(result.stdout)
    assert result.stderr == "Interrupted; the 2 games of complete deals count.\n"
    assert len(json.loads(file.read_text())["games"]) == 2


INTERRUPTING = """
import os, sys
from pathlib import Path

started, last, parents = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
with started.open("a") as file:
    file.write(".")
cafe = os.getppid()
if parents == 2:
    cafe = int(Path(f"/proc/{cafe}/stat").read_text().split()[3])
for line in sys.stdin:
    if line.startswith("hello"):
        print("name interrupting\\nprotocol 1\\nready", flush=True)
    elif line.startswith("go"):
        if len(started.read_text()) >= last:
            os.kill(cafe, 2)
        print("bestmove draw", flush=True)
"""


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_real_interrupt_in_the_middle_of_a_game_keeps_the_complete_deals(tmp_path: Path, jobs: int) -> None:
    program, started, file = tmp_path / "program.py", tmp_path / "started", tmp_path / "t.json"
    program.write_text(INTERRUPTING)
    entrant = f"program:{sys.executable} -I -S {program} {started} 7 {jobs}"
    words = ["tournament", entrant, "random", "--game", "card", "--deals", "500", "--jobs", str(jobs)]
    ended = subprocess.run(
        [sys.executable, "-c", "from cafe.terminal.cli import main; main()", *words, "--json", str(file)],
        env={**os.environ, **ENVIRONMENT},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 130, ended.stderr
    assert "Traceback" not in ended.stderr
    assert ended.stderr.startswith("Interrupted; the ")
    games = json.loads(file.read_text())["games"]
    assert len(games) == 6 if jobs == 1 else len(games) in (2, 4, 6, 8)


def test_a_process_that_dies_is_told_and_what_is_done_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def dying(
        told: Tournament, pairings: Iterable[Pairing], jobs: int, heard: Heard, is_stopped: IsStopped
    ) -> None:
        play_all(told, list(pairings)[:2], jobs, heard, is_stopped)
        raise WorkerDied

    monkeypatch.setattr(command, "play_all", dying)
    result = cafe("tournament", "greedy", "random", *SHORT)
    assert result.exit_code == 1
    assert "1 deal, 2 games" in flat(result.stdout)
    assert result.stderr.startswith("A process that played has died")


def test_without_the_extra_there_are_no_ratings_but_a_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "has_ratings", lambda: False)
    said = output_of("tournament", "random", "random", *SHORT)
    assert "Ratings need one more package: pip install 'cafe-international[lab]'" in said


def test_failures_are_told_with_the_first_reason() -> None:
    program = f"program:{sys.executable} -I -S {MISBEHAVING} crash"
    said = output_of("tournament", program, "random", *SHORT, "--turn-ms", "60000")
    assert "4 failures. The first: the program ended (exit 1: RuntimeError: the cook has left)" in said


BOT_LIST = ", ".join(ALL_BOTS)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["greedy"], "The option players does not fit: The board game is for 2 to 4 players, not 1."),
        (["greedy"] * 6 + ["--game", "card"], "The card game is for 2 to 5 players, not 6."),
        (["greedy", "clever"], f"There is no bot clever. There are {BOT_LIST}, each also"),
        (["greedy@x", "random"], "greedy@x: x is no number from 1 to 1,000,000,000."),
        (["program:'", "random"], "program:' is no command line"),
        (["program:/no/such", "random"], "There is no program /no/such that could be run."),
        (["greedy", "random", "--deals", "0"], "--deals: 0 is no number from 1 to 1,000,000."),
        (["greedy", "random", "--jobs", "many"], "--jobs: many is no number from 1 to 256."),
        (["greedy", "random", "--game", "chess"], "--game: chess is none of board, card."),
        (["greedy", "random", "--set", "bar=dry"], "The option bar does not fit"),
        (["greedy", "random", "--set", "players=3"], "The option players is said to be 3, and here it is 2."),
        (["greedy", "random", "--seed", ""], "--seed: "),
        (["greedy", "random", "--append"], "Say with --json which file --append goes on with."),
        (["greedy", "random", "--plot", "/no/such/folder/x.svg"], "/no/such/folder/x.svg cannot be written"),
        ([], "BOTS is missing."),
    ],
)
def test_bad_input_is_one_line_and_exit_code_two(words: list[str], reason: str) -> None:
    result = cafe("tournament", *words)
    assert result.exit_code == 2, result.output
    [line] = result.stderr.splitlines()
    assert reason in line


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("en", "There is no program /no/such that could be run."),
        ("de", "Ein ausführbares Programm /no/such gibt es nicht."),
        ("fr", "Il n’y a pas de programme /no/such qu’on puisse lancer."),
        ("nl", "Er is geen programma /no/such dat kan worden uitgevoerd."),
    ],
)
def test_bad_input_is_told_in_every_language(language: str, reason: str) -> None:
    result = cafe("tournament", "program:/no/such", "random", "--lang", language)
    assert (result.exit_code, result.stderr) == (2, f"cafe: {reason}\n")


def test_a_file_of_something_else_is_not_written_over_by_append(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear café")
    result = cafe("tournament", "greedy", "random", "--json", str(file), "--append")
    assert result.exit_code == 2
    assert "is no report of this tournament" in result.stdout, "a program reads errors as JSON"
    assert file.read_text() == "Dear café"


def test_a_folder_is_no_file_to_write(tmp_path: Path) -> None:
    result = cafe("tournament", "greedy", "random", "--plot", str(tmp_path))
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr
