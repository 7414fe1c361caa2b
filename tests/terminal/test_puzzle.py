"""`cafe puzzle`: one turn is asked for, and laid beside the best."""

from __future__ import annotations

import json

import pytest

from cafe.puzzles import Puzzle, shipped
from cafe.rules import Edition
from cafe.words import LANGUAGES, text

from .command_line import cafe, flat, output_of


@pytest.fixture(params=Edition)
def puzzle(request: pytest.FixtureRequest) -> Puzzle:
    return shipped().get(shipped().listed(request.param)[0].id)


def moves_of(puzzle: Puzzle, place: int) -> str:
    return " ".join(puzzle.turns[place].moves)


def test_the_best_turn_is_asked_for_and_found(puzzle: Puzzle) -> None:
    result = cafe("puzzle", "--id", puzzle.id, typed=[moves_of(puzzle, 0)])
    assert result.exit_code == 0
    said = flat(result.stdout)
    assert "Yes, this is the best turn." in said
    assert moves_of(puzzle, puzzle.greedy) in said
    assert "drew" not in said


def test_another_turn_is_laid_beside_the_best(puzzle: Puzzle) -> None:
    result = cafe("puzzle", "--id", puzzle.id, typed=[moves_of(puzzle, puzzle.greedy)])
    assert result.exit_code == 1
    said = flat(result.stdout)
    for words in ("There is a better turn.", "Your turn", "The best turn", "lead so far", "imagined games"):
        assert words in said or puzzle.is_exact


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_solution_is_told_in_every_language(puzzle: Puzzle, language: str) -> None:
    said = output_of("puzzle", "--id", puzzle.id, "--solution", "--lang", language)
    assert flat(text("puzzle-best", language)) in said
    assert moves_of(puzzle, 0) in said
    assert "{" not in said


def test_whoever_gives_up_is_told_where_the_solution_is(puzzle: Puzzle) -> None:
    for typed in (["quit"], []):
        result = cafe("puzzle", "--id", puzzle.id, typed=typed)
        assert result.exit_code == 0
        assert f"cafe puzzle --id {puzzle.id} --solution" in flat(result.stdout)
        assert "The best turn" not in result.stdout


def test_there_are_no_hints_and_nothing_to_save(puzzle: Puzzle) -> None:
    said = flat(cafe("puzzle", "--id", puzzle.id, typed=["hint", "save", "help", "quit"]).stdout)
    assert "No hints here" in said
    assert "nothing to save" in said


def test_a_refused_move_is_explained_and_the_question_stays(puzzle: Puzzle) -> None:
    said = flat(cafe("puzzle", "--id", puzzle.id, typed=["end", moves_of(puzzle, 0)]).stdout)
    assert "Yes, this is the best turn." in said


def test_a_day_has_a_puzzle_and_the_same_one_for_everybody() -> None:
    first, again = (output_of("puzzle", "--date", "2026-11-18", "--solution") for _ in range(2))
    assert first == again
    assert "Puzzle of the day, 2026-11-18" in first
    assert "Puzzle of the day" in output_of("puzzle", "--game", "card", "--solution")


def test_a_puzzle_by_chance_follows_from_its_seed() -> None:
    told = [output_of("puzzle", "--random", seed, "--theme", "patience", "--solution") for seed in "aab"]
    assert told[0] == told[1]


def test_json_gives_the_answer_away_only_if_asked(puzzle: Puzzle) -> None:
    told = json.loads(cafe("puzzle", "--id", puzzle.id, "--json").stdout)
    assert told["id"] == puzzle.id
    assert not {"turns", "origin", "greedy"} & told.keys()
    solved = json.loads(cafe("puzzle", "--id", puzzle.id, "--json", "--solution").stdout)
    assert solved["turns"][0]["moves"] == list(puzzle.best.moves)


def test_json_judges_an_answer(puzzle: Puzzle) -> None:
    result = cafe("puzzle", "--id", puzzle.id, "--json", "--answer", moves_of(puzzle, 1))
    assert result.exit_code == 1
    told = json.loads(result.stdout)["answer"]
    assert (told["whole"], told["best"]) == (True, False)
    assert told["judged"]["behind"]["margin"] > 0
    refused = cafe("puzzle", "--id", puzzle.id, "--json", "--answer", "end")
    assert refused.exit_code == 1
    told = json.loads(refused.stdout)
    assert told["answer"]["refused"]
    assert "turns" not in told, "a refused answer is none"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--id", "board-nothing"), "There is no puzzle board-nothing."),
        (("--date", "tomorrow"), "tomorrow is no date"),
        (("--id", "x", "--random", "y"), "not by several"),
        (("--theme", "love"), "love"),
        (("--answer", "nonsense"), "cannot be read"),
        (("--game", "card", "--theme", "joker"), "no puzzle of this game"),
    ],
)
def test_a_wrong_choice_is_told_in_one_line(words: tuple[str, ...], said: str) -> None:
    result = cafe("puzzle", *words)
    assert result.exit_code == 2
    assert said in flat(result.stderr)
