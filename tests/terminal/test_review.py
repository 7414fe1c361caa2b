"""`cafe review`: finished games are reviewed, running ones never."""

from __future__ import annotations

import json
import signal
from pathlib import Path

import msgspec
import pytest

from cafe.analysis import Decision, Method, Review, ReviewedTurn, review_decision
from cafe.rules.notation import Record, parse_record, record_text
from cafe.rules.values import replace
from cafe.terminal.commands import review as command
from cafe.words import LANGUAGES, text
from tests.analysis.games import played

from .command_line import cafe, flat, output_of

FEW = ("--nodes", "40")


def file_of(record: Record, folder: Path) -> str:
    path = folder / "game.txt"
    path.write_text(record_text(record), encoding="utf-8")
    return str(path)


@pytest.fixture
def short() -> Record:
    """A finished game with names."""
    return replace(played("card players=2", "greedy random"), names=("Anna", "Ben"))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer playouts than anybody may ask for."""

    def judged(decision: Decision, method: Method) -> ReviewedTurn:
        return review_decision(decision, replace_nodes(method))

    monkeypatch.setattr(command, "review_decision", judged)


def replace_nodes(method: Method) -> Method:
    return Method(method.engine, method.weights, method.seed, 2)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_is_told_in_every_language(short: Record, language: str, tmp_path: Path) -> None:
    said = output_of("review", file_of(short, tmp_path), *FEW, "--lang", language)
    for message in (
        "review-title",
        "review-turns",
        "review-sum",
        "review-sum-unexplained",
        "review-all-cards-seen",
    ):
        assert flat(text(message, language)) in said
    assert "Anna" in said
    assert "{" not in said


@pytest.mark.usefixtures("quick")
def test_json_is_the_review_as_programs_read_it(short: Record, tmp_path: Path) -> None:
    result = cafe("review", file_of(short, tmp_path), *FEW, "--seed", "spring", "--json")
    assert result.exit_code == 0
    review = msgspec.json.decode(result.stdout, type=Review)
    assert msgspec.json.encode(review).decode() + "\n" == result.stdout
    assert review.method.seed == "spring"
    assert review.method.nodes == 40


@pytest.mark.usefixtures("quick")
def test_an_annotated_file_still_verifies(short: Record, tmp_path: Path) -> None:
    out = tmp_path / "annotated.txt"
    output_of("review", file_of(short, tmp_path), *FEW, "--annotate", str(out))
    assert parse_record(out.read_text("utf-8")) == short
    assert "everything is right" in output_of("check", str(out))


def test_a_game_that_is_not_over_is_refused(short: Record, tmp_path: Path) -> None:
    file = file_of(replace(short, moves=short.moves[:-1]), tmp_path)
    result = cafe("review", file)
    assert result.exit_code == 1
    assert "games that are being played are never analysed" in flat(result.stderr)
    assert "never analysed" in json.loads(cafe("review", file, "--json").stdout)["error"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--nodes", "39"), "--nodes: 39 is no number from 40 to 1,000,000"),
        (("--nodes", "many"), "--nodes: many is no number"),
        (("--seed", "two words"), "--seed:"),
        (("--annotate", "nowhere/out.txt"), "nowhere/out.txt"),
    ],
)
def test_bad_options_are_told_before_anything_is_done(
    words: tuple[str, ...], said: str, short: Record, tmp_path: Path
) -> None:
    result = cafe("review", file_of(short, tmp_path), *words)
    assert result.exit_code == 2
    assert said in flat(result.stderr)


def test_a_file_that_is_no_game_is_told_with_its_place(tmp_path: Path) -> None:
    path = tmp_path / "no.txt"
    path.write_text("hello\n")
    result = cafe("review", str(path))
    assert result.exit_code == 2
    assert "no.txt:1:1" in flat(result.stderr)


def test_an_interrupt_leaves_nothing_behind(
    short: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(decision: Decision, method: Method) -> ReviewedTurn:
        if decision.number == 2:
            signal.raise_signal(signal.SIGINT)
        return review_decision(decision, replace_nodes(method))

    monkeypatch.setattr(command, "review_decision", interrupted)
    out = tmp_path / "annotated.txt"
    result = cafe("review", file_of(short, tmp_path), *FEW, "--annotate", str(out))
    assert result.exit_code == 130
    assert result.stdout == ""
    assert "Interrupted after 2 of " in flat(result.stderr)
    assert not out.exists()
