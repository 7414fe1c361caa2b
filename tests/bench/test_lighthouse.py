"""Lighthouse's report in a line for each page, with the aims that it misses."""

from __future__ import annotations

from typing import Any

import pytest

from bench.lighthouse import AIMS, TIMES, NoReport, Report, middle, read, told

TOLD_TIMES = {name: float(at) for at, name in enumerate(TIMES, start=1)}


def report(scores: float = 1.0, shift: float = 0.0) -> dict[str, Any]:
    """As much of Lighthouse's JSON as is read."""
    return {
        "requestedUrl": "http://127.0.0.1/",
        "categories": {
            name: {
                "score": scores,
                "auditRefs": [{"id": "image-alt", "weight": 10}, {"id": "bf", "weight": 0}],
            }
            for name in AIMS
        },
        "audits": {
            **{name: {"numericValue": time} for name, time in TOLD_TIMES.items()},
            "cumulative-layout-shift": {"numericValue": shift},
            "image-alt": {"score": scores, "title": "Images say what they show"},
            "bf": {"score": 0, "title": "It counts for nothing"},
        },
    }


def test_a_page_that_keeps_every_aim_is_one_line_with_its_figures() -> None:
    assert [line.split() for line in told("rules", read(report()))] == [
        ["rules", "100", "100", "100", "100", "0.000", *["1", "ms", "2", "ms", "3", "ms", "4", "ms"]]
    ]


@pytest.mark.parametrize(
    ("found", "missed"),
    [
        (report(shift=0.01), ["layout shift"]),
        (report(scores=0.97), ["accessibility", "best-practices", "seo"]),
        (report(scores=0.94), list(AIMS)),
    ],
)
def test_what_a_page_misses_is_named(found: dict[str, Any], missed: list[str]) -> None:
    assert read(found).missed == missed
    assert next(told("rules", read(found))).endswith(f"missed: {', '.join(missed)}")


def test_what_cost_points_is_told_once_for_each_category_it_counts_in() -> None:
    _, *findings = told("rules", read(report(scores=0.97)))
    assert [line.strip() for line in findings] == [
        f"{name}: Images say what they show" for name in AIMS if name != "performance"
    ]


def test_a_category_without_a_score_counts_as_none() -> None:
    unscored = report()
    unscored["categories"]["seo"]["score"] = None
    assert read(unscored).scores["seo"] == 0


def test_a_page_that_did_not_load_is_no_report_of_zeros() -> None:
    with pytest.raises(NoReport, match="no paint"):
        read({**report(), "runtimeError": {"code": "NO_FCP", "message": "there was no paint"}})


def test_a_report_holds_what_is_printed_and_no_more() -> None:
    assert read(report()) == Report(dict.fromkeys(AIMS, 100), TOLD_TIMES, 0.0, ())


def test_of_several_runs_the_middle_counts_and_whatever_shifts_in_one() -> None:
    runs = [read(report(scores=score, shift=shift)) for score, shift in ((0.99, 0.0), (0.9, 0.2), (1.0, 0.0))]
    slow = Report(runs[0].scores, dict.fromkeys(TIMES, 900.0), 0.0, ())
    found = middle([slow, *runs[1:]])
    assert found.scores == dict.fromkeys(AIMS, 99)
    assert found.times_ms == TOLD_TIMES
    assert found.layout_shift == 0.2
    assert len(found.findings) == len(set(found.findings)) == len(AIMS) - 1
