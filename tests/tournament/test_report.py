"""The report of a tournament as JSON, and its picture."""

from __future__ import annotations

import json
from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest

from cafe.tournament.plot import plot
from cafe.tournament.report import BadReport, parse_results, report_on, report_text
from cafe.tournament.results import Decision, Failure
from cafe.tournament.statistics import rows

from .entries import result, tournament

TOLD = tournament("card players=2", "greedy", "random")
FAILURES = ((), (Failure("nonsense", "¿qué?"),))
RESULTS = [
    result(0, 0, 30, 10),
    result(0, 1, 28, 11),
    result(1, 0, 9, 20, failures=FAILURES),
    result(1, 1, 25, 25),
]


def test_it_has_the_figures_of_every_bot_and_every_game() -> None:
    told = json.loads(report_text(report_on(TOLD, RESULTS)))
    assert told["format"] == "cafe-tournament 1"
    assert told["entrants"] == ["greedy", "random"]
    assert told["rules"].startswith("card players=2 ")
    greedy, _ = told["bots"]
    assert greedy["name"] == "greedy"
    assert greedy["games_won"]["value"] == 0.625
    assert greedy["margin"]["value"] == 6.5
    assert greedy["rating"]["mu"] > 25
    assert [bot["failures"]["count"] for bot in told["bots"]] == [0, 1]
    assert told["bots"][1]["failures"]["first"] == {"kind": "nonsense", "detail": "¿qué?"}
    assert len(told["games"]) == 4
    assert told["games"][2]["failures"] == [[], [{"kind": "nonsense", "detail": "¿qué?"}]]


def test_it_comes_back() -> None:
    assert parse_results(TOLD, report_text(report_on(TOLD, RESULTS))) == RESULTS


def test_it_does_not_depend_on_the_order_or_on_the_time_that_games_took() -> None:
    slow = [replace(each, decisions=((Decision(1, 9.0),), ())) for each in reversed(RESULTS)]
    assert report_text(report_on(TOLD, slow)) == report_text(report_on(TOLD, RESULTS))


def test_a_report_on_nothing_is_one_too() -> None:
    text = report_text(report_on(TOLD, []))
    assert json.loads(text)["bots"] == []
    assert parse_results(TOLD, text) == []


@pytest.mark.parametrize(
    "other",
    [
        tournament("card players=2", "greedy", "random", seed="u"),
        tournament("card players=2 clubs=on", "greedy", "random"),
        tournament("card players=2", "random", "greedy"),
        replace(TOLD, limits=replace(TOLD.limits, turn_ms=1)),
    ],
    ids=["seed", "rules", "entrants", "limits"],
)
def test_the_report_of_another_tournament_is_not_gone_on_with(other: object) -> None:
    text = report_text(report_on(TOLD, RESULTS))
    with pytest.raises(BadReport):
        parse_results(other, text)  # type: ignore[arg-type]


@pytest.mark.parametrize("field", ["scores", "rotation", "deal", "places", "failures"])
def test_a_damaged_report_is_none(field: str) -> None:
    told = json.loads(report_text(report_on(TOLD, RESULTS)))
    told["games"][0][field] = -1 if field in ("rotation", "deal") else []
    with pytest.raises(BadReport):
        parse_results(TOLD, json.dumps(told))


def test_a_failure_of_no_kind_is_no_report() -> None:
    damaged = report_text(report_on(TOLD, RESULTS)).replace("nonsense", "sulking")
    with pytest.raises(BadReport):
        parse_results(TOLD, damaged)


@pytest.mark.parametrize("text", ["", "[]", "{}", "7", "[" * 100_000])
def test_any_other_text_is_no_report(text: str) -> None:
    with pytest.raises(BadReport):
        parse_results(TOLD, text)


def test_the_picture_has_a_line_for_each_bot_the_best_first() -> None:
    labels = ["weak <1>", "strong", "program:./a-name-that-does-not-fit-here --fast"]
    figures = rows(labels, [result(deal, 0, deal, 30, 10) for deal in range(3)])
    drawn = plot(figures, 3, "Games won", "3 deals & more")
    texts = [
        "".join(text.itertext()) for text in ET.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text")
    ]
    names = [text for text in texts if "%" not in text]
    assert names == ["Games won", "3 deals & more", "strong", "weak <1>", "program:./a-name-that-doe…"]
    assert "100.0 %" in texts


def test_the_interval_is_drawn_from_its_low_end_to_its_high_one() -> None:
    figures = rows(["a", "b"], RESULTS)
    svg = ET.fromstring(plot(figures, 2, "", ""))
    [line, *_] = [
        each for each in svg.iter("{http://www.w3.org/2000/svg}line") if each.get("class") == "interval"
    ]
    low, high = figures[0].games_won.low, figures[0].games_won.high
    assert low is not None
    assert high is not None
    assert float(line.attrib["x1"]) == pytest.approx(220 + 530 * low, abs=0.1)
    assert float(line.attrib["x2"]) == pytest.approx(220 + 530 * high, abs=0.1)
