"""Showing, replaying and checking games; and whatever else a file can be."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cafe.bots import bot
from cafe.rules import deal, ruleset
from cafe.rules.notation import Record, final, position_text, record_text
from cafe.rules.objections import NotInThisGame
from cafe.words import LANGUAGES, RULE_IDS, say
from tests.bots.tables import steps_of

from .command_line import cafe, flat, output_of

COMMANDS = ("show", "replay", "check")


def played(edition: str, moves: int | None = None, **options: str) -> Record:
    """A game that random bots played, or its first moves."""
    rules = ruleset(edition, {"players": "2", **options})
    chosen = [step.move for step in steps_of(rules, [bot("random")] * 2, "file")]
    return Record(rules, deal(rules, "file"), tuple(chosen[:moves]), ("Anna", "Bruno=bot:random"), "file")


@pytest.fixture
def board(tmp_path: Path) -> str:
    return written(tmp_path / "board.txt", played("board"))


@pytest.fixture
def card(tmp_path: Path) -> str:
    return written(tmp_path / "card.txt", played("card", 20))


def written(path: Path, record: Record) -> str:
    path.write_text(record_text(record), encoding="utf-8")
    return str(path)


def test_all_rules_are_listed_with_their_titles() -> None:
    said = output_of("rules")
    for rule_id in RULE_IDS:
        assert f" {rule_id} " in said
    assert "E3 Balance" in said


def test_a_rule_is_told_in_every_language() -> None:
    texts = [output_of("rules", "e1", "--lang", language) for language in LANGUAGES]
    assert all(text.startswith("E1 · ") for text in texts)
    assert len(set(texts)) == len(LANGUAGES)


def test_a_rule_that_does_not_exist_is_refused_with_those_that_do() -> None:
    result = cafe("rules", "E9")
    assert result.exit_code == 2
    assert "There is no rule E9" in result.stderr
    assert "E1 E2 E3" in result.stderr


def test_a_sound_file_is_found_right_and_summed_up(board: str) -> None:
    said = output_of("check", board)
    assert "everything is right." in said
    assert "board game, 2 players" in said
    assert "Seed of the deal: file" in said
    assert "Anna" in said
    assert "Bruno" in said
    assert "bot:random" not in said


def test_a_game_that_is_not_over_is_right_too(card: str) -> None:
    assert "The game is not over" in output_of("check", card)


def test_a_changed_total_is_found_with_its_line_and_column(board: str) -> None:
    path = Path(board)
    lines = path.read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("3 player"))
    head, _, totals = lines[at].partition(" = ")
    lines[at] = f"{head} = {int(totals.split()[0]) + 1} {totals.split()[1]}"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    result = cafe("check", board)
    assert result.exit_code == 1
    assert f"{board}:{at + 1}:{len(head) + 4}: The total is" in flat(result.stderr)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_step_is_found_with_its_reasons(board: str, language: str) -> None:
    path = Path(board)
    text = path.read_text(encoding="utf-8")
    path.write_text(re.sub(r"(?m)^2 player (\d): \S+", r"2 player \1: draw", text), encoding="utf-8")
    result = cafe("check", board, "--lang", language)
    assert result.exit_code == 1
    assert say(NotInThisGame("B4"), language) in flat(result.stderr)


def test_a_game_is_drawn_with_its_players(board: str) -> None:
    said = cafe("show", board).stdout
    assert "[RU]" in said
    assert "Anna" in said
    assert "wins." in said
    assert "The game is over." in said


def test_hidden_hands_stay_hidden_unless_they_are_asked_for(card: str) -> None:
    record = played("card", 20)
    closed, opened = cafe("show", card).stdout, cafe("show", card, "--open").stdout
    assert "guests" in closed
    hand = " ".join(map(str, final(record).hands[0]))
    assert hand not in closed
    assert hand in opened


def test_a_position_is_shown_from_its_line_or_a_file_of_it(tmp_path: Path) -> None:
    game = final(played("card", 20))
    line = position_text(game)
    path = tmp_path / "position.txt"
    path.write_text(line + "\n", encoding="utf-8")
    assert cafe("show", line).stdout == cafe("show", str(path)).stdout
    for chair, guest in game.scene.room.guests.items():
        assert str(guest) in cafe("show", line).stdout, chair


def test_a_damaged_position_is_told_with_its_column() -> None:
    result = cafe("show", "rules card players=2 | player 9")
    assert result.exit_code == 2
    assert "1:" in result.stderr


def test_a_replay_tells_every_turn_and_every_receipt(board: str) -> None:
    said = cafe("replay", board).stdout
    game = final(played("board"))
    assert f"Turn {game.scene.turn.number} · " in said
    assert "Turn 1 · " in said
    assert " guests = " in said
    assert "(B11)" in said
    assert f"Score {' : '.join(map(str, game.scene.scores))}" in said


def test_a_replay_of_an_open_card_game_tells_no_secrets(card: str) -> None:
    closed, opened = cafe("replay", card).stdout, cafe("replay", card, "--open").stdout
    assert "draws a guest." in closed
    assert "draws a guest." not in opened


def test_a_replay_waits_step_by_step_until_nobody_answers(board: str) -> None:
    said = cafe("replay", board, "--step", typed=["", ""]).stdout
    assert "Turn 3 · " in said
    assert "Turn 4 · " not in said
    assert "[RU]" in said


@pytest.mark.parametrize("command", COMMANDS)
class TestWhateverAFileCanBe:
    def test_a_file_that_is_not_there(self, command: str, tmp_path: Path) -> None:
        refused(command, tmp_path / "none.txt", "There is no file")

    def test_a_folder(self, command: str, tmp_path: Path) -> None:
        refused(command, tmp_path, "is a folder")

    def test_a_file_that_is_too_large(self, command: str, tmp_path: Path) -> None:
        path = tmp_path / "large.txt"
        path.write_text("a" * 1_000_001)
        refused(command, path, "larger than a game can be")

    def test_random_bytes(self, command: str, tmp_path: Path) -> None:
        path = tmp_path / "bytes.txt"
        path.write_bytes(random.Random(1).randbytes(5000))
        refused(command, path, "no text file")

    def test_a_text_with_zeros(self, command: str, tmp_path: Path) -> None:
        path = tmp_path / "zeros.txt"
        path.write_bytes(b"Caf\0")
        refused(command, path, "no text file")

    def test_latin_letters_of_another_code(self, command: str, tmp_path: Path) -> None:
        path = tmp_path / "latin.txt"
        path.write_bytes("Café International game 1".encode("latin-1"))
        refused(command, path, "no text file")

    def test_a_name_with_odd_letters(self, command: str, tmp_path: Path) -> None:
        result = cafe(command, str(tmp_path / "\x1b[31mred\n"))
        assert result.exit_code == 2
        assert "\x1b" not in result.stderr
        assert len(result.stderr.splitlines()) == 1

    def test_an_empty_file(self, command: str, tmp_path: Path) -> None:
        path = tmp_path / "empty.txt"
        path.touch()
        result = cafe(command, str(path))
        assert result.exit_code == (1 if command == "check" else 2)
        assert "empty.txt:1:1" in flat(result.stderr)

    def test_a_file_that_cannot_be_opened(self, command: str, tmp_path: Path) -> None:
        path = tmp_path / "round-and-round.txt"
        path.symlink_to(path)
        refused(command, path, "cannot be read")

    def test_a_pipe_that_nobody_writes_to_is_read_to_its_end(self, command: str) -> None:
        refused(command, Path(os.devnull), ":1:1:", code=1 if command == "check" else 2)


def refused(command: str, path: Path, why: str, code: int = 2) -> None:
    result = cafe(command, str(path))
    assert result.exit_code == code
    assert len(result.stderr.splitlines()) == 1
    assert why in result.stderr
    assert result.stdout == ""


def test_a_broken_pipe_is_quiet(board: str) -> None:
    code = "from cafe.terminal.cli import main; main()"
    with subprocess.Popen(
        [sys.executable, "-c", code, "replay", board], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert process.stderr.read() == b""
