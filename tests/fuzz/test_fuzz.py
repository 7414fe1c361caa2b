"""Ten thousand cases for every parser and every endpoint: only declared errors come out, and no 5xx."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from . import campaign
from .campaign import BATCH, Batch, Crash, batches, try_batch
from .target import Target
from .targets import TARGETS

CASES, SEED = 10_000, 9
TRIED_SHARE = 0.9  # of the planned cases, at least: Hypothesis may run out of inputs that it has not had
FOUND = sorted((Path(__file__).parent / "found").glob("*.json"))
PER_TARGET = {batch.target: batch for batch in batches(list(TARGETS.values()), CASES, SEED)}


@pytest.mark.parametrize("name", TARGETS)
def test_whatever_comes_in_only_declared_errors_come_out(name: str) -> None:
    planned = PER_TARGET[name]
    outcome = try_batch(TARGETS[name], planned)
    assert outcome.crash is None, f"{outcome.crash.input!r}\n{outcome.crash.error}"
    assert outcome.tried >= TRIED_SHARE * planned.cases


@pytest.mark.parametrize("file", FOUND, ids=lambda file: file.stem)
def test_what_once_crashed_does_not_any_more(file: Path) -> None:
    crash = json.loads(file.read_text("utf-8"))
    TARGETS[crash["target"]].check(crash["input"])


def test_all_cases_are_shared_among_the_targets() -> None:
    work = list(batches(list(TARGETS.values()), 1_000_000, SEED))
    assert {batch.target for batch in work} == set(TARGETS)
    assert 1_000_000 <= sum(batch.cases for batch in work) < 1_000_000 + len(TARGETS)
    assert max(batch.cases for batch in work) == BATCH
    assert len({batch.seed for batch in work}) == len(work)


def refuses_x(text: str) -> None:
    if "x" in text:
        raise KeyError(text)


def test_a_case_that_does_not_end_is_given_up_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaign, "CASE_S", 0.05)

    def hangs_at_x(text: str) -> None:
        while text == "x":
            pass

    target = Target("hangs", TARGETS["query"].inputs.map(lambda _: "x"), hangs_at_x)
    crash = try_batch(target, Batch(target.name, 50, 3)).crash
    assert isinstance(crash, Crash)
    assert crash.input == "x"
    assert "Hung" in crash.error


def test_a_crash_is_made_small_repeats_from_its_seed_and_is_kept_as_a_file(tmp_path: Path) -> None:
    target = Target("letters, many", TARGETS["query"].inputs.map(lambda text: text + "yxy"), refuses_x)
    first, again = (try_batch(target, Batch(target.name, 50, 3)).crash for _ in range(2))
    assert first == again
    assert isinstance(first, Crash)
    assert first.input == "yxy"
    assert "KeyError" in first.error
    file = first.save(tmp_path / "crashes")
    assert json.loads(file.read_text()) == {"target": first.target, "input": "yxy", "error": first.error}
