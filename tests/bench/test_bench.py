"""`./run bench` prints every line, and says what it does not know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

import pytest

from bench.__main__ import SECTIONS, main
from bench.clock import Measured, lines
from bench.rules import GAMES
from cafe.rules import Edition


def test_the_bench_prints_a_line_for_each_question_to_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--rounds", "1"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[1].split() == ["timed", "median", "p95", "aim", "median/ref", "p95/ref"]
    for name in GAMES:
        for what in ("offers", "play", "view"):
            line = next(line for line in told if line.startswith(f"{name}: {what} "))
            assert re.search(r" \d+ +\d+\.\d{3} ms +\d+\.\d{3} ms +5 ms +\d+\.\d{3} +\d+\.\d{3}", line)
    assert told[-1].startswith("reference ")


def test_the_bench_compares_a_request_at_a_fresh_node_with_one_after_many_addresses(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bench.limits.ADDRESSES", 1_000)
    assert main(["limits", "--rounds", "1"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in told[1:]] == ["fresh", "full", "expired"]
    assert all(re.search(r"\d+\.\d µs    ratio +\d+\.\d{2}    aim 1\.2", line) for line in told[1:])


def test_the_bench_tells_what_a_review_takes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bench.review.GAMES", {"card players=2": "random"})
    monkeypatch.setattr("bench.review.NODES", dict.fromkeys(Edition, 2))
    monkeypatch.setattr("cafe.analysis.method.NODES", dict.fromkeys(Edition, 2))
    assert main(["review", "--rounds", "1"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert re.search(r"kernel (compiled|plain Python)$", told[0])
    assert re.fullmatch(r"card players=2 +2 playouts +\d+\.\d s +\d+ decisions of 1 games", told[1])


def _pretended(name: str, rounds: int) -> Iterator[str]:
    yield f"{name}: {rounds}"


def test_without_words_the_bench_prints_every_section(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in SECTIONS:
        monkeypatch.setitem(SECTIONS, name, partial(_pretended, name))
    assert main(["--rounds", "1"]) == 0
    assert capsys.readouterr().out.splitlines() == [f"{name}: 1" for name in SECTIONS]


@pytest.mark.parametrize("words", [["rule"], ["rules", "no such"], ["--rounds", "0"], ["--rounds", "x"]])
def test_what_the_bench_does_not_know_is_an_error_with_exit_code_2(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    assert left.value.code == 2
    assert "./run bench: error: " in capsys.readouterr().err


def test_a_time_over_its_aim_is_marked() -> None:
    slow, fast = Measured("slow", (0.001, 0.009), aim=0.001), Measured("fast", (0.001,), aim=0.005)
    told = list(lines([slow, fast], 0.001))
    assert told[1].endswith("9.000  over the aim")
    assert told[2].endswith("1.000")
