"""Weights are learned from a seed alone, and from nothing that is not told."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from cafe.bots.weights import parse
from cafe.kernel.features import BUCKETS
from cafe.rules import Ruleset
from cafe.training.__main__ import PER_JOB, collected, main
from cafe.training.regression import fitted
from cafe.training.self_play import Sums

CLOSE = 0.02


def test_regression_finds_the_line_that_the_numbers_were_made_from() -> None:
    dice, parts = np.random.default_rng(1), [Sums() for _ in range(BUCKETS)]
    truth = np.array([[2.0, 0.1], [-3.0, 0.05], [0.5, 0.0], [1.5, -0.2]])
    for sums in parts:
        rows = dice.normal(size=(20_000, 4))
        sums.add(rows, rows @ truth + dice.normal(scale=0.1, size=(20_000, 2)))
    weights, fits = fitted(parts)
    assert np.allclose(np.array(weights.margins[:4]) / 1e6, truth[:, 0], atol=CLOSE)
    assert np.allclose(np.array(weights.wins[-4:]) / 1e6, truth[:, 1], atol=CLOSE)
    assert all(fit.margin == pytest.approx(0.1, abs=CLOSE) for fit in fits)


def test_the_same_games_are_summed_up_however_many_share_the_work() -> None:
    rules = Ruleset.parse("card players=2")
    alone, shared = (collected(rules, PER_JOB + 20, seed=3, jobs=jobs) for jobs in (1, 2))
    for one, other in zip(alone, shared, strict=True):
        assert one.count == other.count
        assert np.array_equal(one.products, other.products)
        assert np.array_equal(one.targets, other.targets)


def test_a_file_is_written_that_bots_can_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["board", "players=2", "--games", "40", "--jobs", "1", "--folder", str(tmp_path)]
    assert main(words) == 0
    assert "learned from 40 games of board players=2" in capsys.readouterr().out
    assert parse((tmp_path / "board-2-full-table-classic.txt").read_text("utf-8")).margins


def test_a_second_round_learns_from_players_whom_the_first_one_guides(tmp_path: Path) -> None:
    words = ["board", "players=2", "--games", "40", "--jobs", "1", "--folder", str(tmp_path)]
    file = tmp_path / "board-2-full-table-classic.txt"
    learned = list[str]()
    for rounds in ("1", "2", "2"):
        assert main([*words, "--rounds", rounds]) == 0
        learned.append(file.read_text("utf-8"))
    assert f"in {rounds} rounds" in learned[2]
    assert learned[0] != learned[1] == learned[2]


@pytest.mark.parametrize("wrong", ["players=9", "players", "colour=red"])
def test_options_that_no_game_has_are_refused_in_one_line(
    wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["board", wrong]) == 2
    said = capsys.readouterr().err
    assert said.startswith("these are no options of the game")
    assert said.count("\n") == 1


def test_the_value_that_tells_luck_is_fitted_after_draws(tmp_path: Path) -> None:
    words = ["board", "players=2", "--games", "40", "--jobs", "1", "--folder", str(tmp_path)]
    file = tmp_path / "board-2-full-table-classic.txt"
    assert main(words) == 0
    before = file.read_text("utf-8")
    assert main([*words, "--after-draws"]) == 0
    after = file.read_text("utf-8")
    assert after.startswith("# The value of a position after its draws, learned from 40 games")
    assert parse(after) != parse(before)


@pytest.mark.parametrize("words", [["card"], ["board", "--rounds", "2"]])
def test_after_draws_only_one_round_of_the_board_game_is_learned(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--after-draws"]) == 2
    assert "only the board game" in capsys.readouterr().err
