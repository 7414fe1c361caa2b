"""The puzzles that ship: whole, legal, true to the thresholds, and with nothing hidden in them."""

from __future__ import annotations

import pytest

from cafe.puzzles import Puzzle, file_text, parse_file
from cafe.puzzles.checking import check
from cafe.puzzles.criteria import CERTAIN, LEAST_CHOICES, LEAST_MARGIN, LEAST_WIN, MOST_CHANCE
from cafe.puzzles.criteria import LEAST_CHANCE as LEAST
from cafe.puzzles.difficulty import EASIEST, HARDEST
from cafe.puzzles.library import shipped, shipped_text
from cafe.puzzles.trying import beginning_of, is_whole, tried
from cafe.puzzles.view_lines import HIDDEN, view_lines
from cafe.rules import Edition, view
from cafe.rules.notation import parse_moves

EVERY = [puzzle for edition in Edition for puzzle in parse_file(shipped_text(edition)).puzzles]
each_edition = pytest.mark.parametrize("edition", Edition)
each_puzzle = pytest.mark.parametrize("puzzle", EVERY, ids=lambda puzzle: puzzle.id)


@each_edition
def test_a_file_comes_back_to_the_byte(edition: Edition) -> None:
    text = shipped_text(edition)
    read = parse_file(text)
    assert file_text(read.told, read.puzzles) == text


@each_edition
def test_a_file_tells_the_command_that_made_it(edition: Edition) -> None:
    told = parse_file(shipped_text(edition)).told
    assert any(f"./run puzzles --mine --game {edition}" in line for line in told)


def test_no_two_puzzles_are_the_same() -> None:
    assert len({puzzle.id for puzzle in EVERY}) == len(EVERY)
    assert [each.id for each in shipped().listed()] == [puzzle.id for puzzle in EVERY]


def test_there_is_one_for_every_day_of_most_of_a_year() -> None:
    assert len(shipped().listed(Edition.BOARD)) >= 300
    assert len(shipped().listed(Edition.CARD)) >= 150


@each_puzzle
def test_every_turn_that_is_told_is_legal_and_pays_what_it_says(puzzle: Puzzle) -> None:
    for turn in puzzle.turns:
        taken = tried(puzzle.view, parse_moves(" ".join(turn.moves)))
        assert is_whole(taken)
        assert not taken.rest
        assert taken.points == turn.points
        assert sum(part.points for part in turn.parts) == turn.value.margin


@each_puzzle
def test_what_is_told_passes_the_thresholds(puzzle: Puzzle) -> None:
    assert LEAST <= puzzle.best.value.win <= MOST_CHANCE
    assert puzzle.choices >= LEAST_CHOICES
    assert EASIEST <= puzzle.difficulty <= HARDEST
    assert puzzle.greedy > 0
    for turn in puzzle.turns[1:]:
        assert turn.behind.margin >= max(LEAST_MARGIN, CERTAIN * turn.behind.margin_error)
        assert turn.behind.win >= max(LEAST_WIN, CERTAIN * turn.behind.win_error)
    if puzzle.is_exact:
        assert puzzle.ruleset.is_board
        assert puzzle.ruleset.players == 2


@each_puzzle
def test_only_what_the_player_on_turn_sees_is_in_it(puzzle: Puzzle) -> None:
    seen, lines = puzzle.view, dict(view_lines(puzzle.view))
    assert seen == view(beginning_of(seen), seen.scene.player)
    assert lines["bag"].isdecimal()
    assert lines.get("deck", "0").isdecimal()
    hands = [hand.split() for hand in lines["hands"].split("/")]
    for player, hand in enumerate(hands):
        hides = not puzzle.ruleset.is_board and player != seen.viewer
        assert all((guest == HIDDEN) is hides for guest in hand)


@each_edition
def test_some_of_them_hold_with_fresh_dice(edition: Edition) -> None:
    """Those that are played out soonest; `./run puzzles --check` asks all."""
    own = [puzzle for puzzle in EVERY if puzzle.edition is edition]
    for puzzle in sorted(own, key=lambda puzzle: (puzzle.view.bag, puzzle.id))[:2]:
        check(puzzle, "suite")
