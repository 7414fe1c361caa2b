"""The tutorial's lessons, judged by the referee: what they teach and what they say at their end is true."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from cafe.match.actions import read_moves
from cafe.rules import Chair, Guest, Nation, Ruleset, Table
from cafe.rules.events import HandReckoned
from cafe.rules.referee import Question, Verdict, ask, offered
from cafe.words import LANGUAGES, text

COURSES = Path(__file__).parents[2] / "web" / "src" / "game" / "learn" / "courses.json"
Lesson = dict[str, Any]
LESSONS: list[tuple[str, Lesson]] = [
    (edition, lesson) for edition, lessons in json.loads(COURSES.read_text()).items() for lesson in lessons
]
IDS = [f"{edition}-{lesson['id']}" for edition, lesson in LESSONS]
each_lesson = pytest.mark.parametrize(("edition", "lesson"), LESSONS, ids=IDS)
WHOLE_TURN = re.compile(r"draw|close|aside:.*|swap:.*|.*@bar")


def question(edition: str, lesson: Lesson, play: list[str]) -> Question:
    """As the client asks it: whoever is seated, sent or laid aside is not in hand any more."""
    hand = list(lesson["hand"])
    for move in play:
        guest = re.sub(r"^\w+:", "", move).partition("@")[0]
        if guest in hand:
            hand.remove(guest)
    return Question(
        ruleset=Ruleset.parse(f"{edition} players=4"),
        tables={Table(table): Nation(nation) for table, nation in lesson.get("tables", {}).items()},
        seated={Chair(chair): Guest.parse(guest) for chair, guest in lesson.get("seated", {}).items()},
        play=read_moves(play),
        hand=tuple(map(Guest.parse, hand)),
        laid=tuple(map(Nation, lesson.get("laid", []))),
        bar=lesson.get("bar", 0),
        score=lesson.get("score", 0),
    )


def judged(edition: str, lesson: Lesson) -> Verdict:
    """The whole lesson; a step that is a whole turn by itself needs no end."""
    steps = ["", *lesson["play"]]
    play = [move for before, move in pairwise(steps) if move != "end" or not WHOLE_TURN.fullmatch(before)]
    return ask(question(edition, lesson, play))


@each_lesson
def test_every_lesson_can_be_done_as_it_says(edition: str, lesson: Lesson) -> None:
    verdict = judged(edition, lesson)
    assert verdict.legal == (not lesson.get("refused", False))
    done: list[str] = []
    for move in [] if lesson.get("refused") else lesson["play"]:
        if move == "end":
            done.append(move)
            continue
        asked = question(edition, lesson, done)
        assert move in {str(offer.move) for offer in offered(asked, ask(asked).steps)}
        done.append(move)


@each_lesson
def test_as_many_guests_wait_in_the_bag_as_a_lesson_draws(edition: str, lesson: Lesson) -> None:
    if "drawn" not in lesson:
        return
    kept = [re.sub("^lower:.*", "lower:0", move) for move in lesson["play"]]
    assert judged(edition, {**lesson, "play": kept}).draws == len(lesson["drawn"])
    if kept != lesson["play"]:
        assert judged(edition, lesson).draws == len(lesson["drawn"]) - 1


@pytest.mark.parametrize("language", LANGUAGES)
@each_lesson
def test_every_number_at_the_end_of_a_lesson_is_the_referees(
    edition: str, lesson: Lesson, language: str
) -> None:
    verdict = judged(edition, lesson)
    lines = [line.points for step in verdict.steps for line in step.receipt]
    points = [step.points for step in verdict.steps]
    known = {abs(number) for number in (*lines, *points, verdict.total)}
    known |= {"full-bar": {5, 10}, "close": {2}}.get(lesson["id"], set())  # B12 and C9, see below
    said = {int(number) for number in re.findall(r"\d+", text(f"tutorial-{lesson['id']}-done", language))}
    assert said <= known
    if verdict.total != 0 and not verdict.bankrupt and lesson["id"] != "X13":  # it speaks of tables
        assert abs(verdict.total) in said


def test_the_reckoning_costs_what_the_lessons_about_the_end_say() -> None:
    ends = {lesson["id"]: (edition, lesson) for edition, lesson in LESSONS}
    edition, lesson = ends["full-bar"]
    hand = lesson["hand"][1:]
    assert sorted(guest.startswith("**") for guest in hand) == [False, True]
    assert judged(edition, lesson).left_over == -(5 + 10)
    edition, lesson = ends["close"]
    verdict = judged(edition, lesson)
    assert (verdict.end, verdict.left_over) == ("closed", 0)
    others = [event for step in verdict.steps for event in step.events if isinstance(event, HandReckoned)]
    assert {event.points for event in others if event.guests == 1} == {-2}


def test_whoever_cannot_pay_at_the_bar_is_out() -> None:
    bankrupt = {lesson["id"] for edition, lesson in LESSONS if judged(edition, lesson).bankrupt}
    assert bankrupt == {"broke"}


def test_all_examples_of_the_rulebooks_are_taught() -> None:
    taught = {lesson["id"] for _, lesson in LESSONS}
    assert {f"X{number}" for number in range(1, 15)} <= taught
