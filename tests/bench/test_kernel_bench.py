"""`./run bench kernel` prints every figure beside python-chess, and says which bars are missed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bench import kernel, kernel_play
from bench.__main__ import main


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Real figures, of very short measurements."""
    monkeypatch.setattr(kernel_play, "SLICE_S", 0.01)
    monkeypatch.setattr(kernel_play, "CLOCK_S", 0.01)
    monkeypatch.setattr(kernel_play, "STATES", 100)
    monkeypatch.setattr(kernel_play, "DEALS", 20)
    monkeypatch.setattr(kernel_play, "scaling", lambda _: {"clock": 1.8, "processor": 1.9})
    return kernel_play.main(1)


@pytest.fixture
def _pretended(figures: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "measured", lambda name, _: figures | {"kernel": name})
    monkeypatch.setattr(kernel, "peers", lambda: {"backgammon": 50_000.0})


@pytest.mark.usefixtures("_pretended")
def test_every_figure_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["kernel", "--rounds", "1", "--peers"]) == 0
    told = capsys.readouterr().out
    for word in (
        "compiled",
        "pure",
        "board game",
        "card game",
        "rules:",
        "python-chess",
        "list",
        "copy",
        "apply",
    ):
        assert word in told
    for word in (
        "cut after 8",
        "two processes",
        "importing cafe.rules",
        "importing cafe.kernel",
        "backgammon",
    ):
        assert word in told


@pytest.mark.usefixtures("_pretended")
def test_the_same_is_told_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["kernel", "--rounds", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told["kernels"]) == {"compiled", "pure"}
    assert told["kernels"]["pure"]["games"]["board game, 3 players"]["decisions"] > 0


def test_a_missed_bar_is_said(figures: dict[str, Any]) -> None:
    for game in figures["games"].values():
        game["ratio"] = 29.9
    lines = list(kernel.kernel_lines("compiled", figures))
    assert sum("misses the bar" in line for line in lines[:3]) == 2
    for game in figures["games"].values():
        game["ratio"] = 30.1
    assert not any("misses the bar" in line for line in list(kernel.kernel_lines("compiled", figures))[:3])


def test_without_a_compiled_kernel_the_reason_is_told(
    figures: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kernel, "measured", lambda *_: figures | {"kernel": "pure", "why": "not-compiled"})
    assert any(line.endswith("here: not-compiled") for line in kernel.bench(1))


def test_two_processes_are_compared_with_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel_play, "CLOCK_S", 0.01)
    assert all(ratio > 0 for ratio in kernel_play.scaling(1).values())


def test_json_and_peers_go_with_the_kernel_alone(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["rules", "--json"])
    assert "kernel alone" in capsys.readouterr().err
