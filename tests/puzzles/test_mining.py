"""Mining: the same puzzles however many processes look, and nothing found is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from cafe.analysis import Difference
from cafe.puzzles import Puzzle, parse_file, shipped
from cafe.puzzles.__main__ import main
from cafe.puzzles.criteria import can_still_be_clear, is_clear, is_clear_to_spare
from cafe.puzzles.difficulty import EASIEST, HARDEST, Depth, difficulty_of
from cafe.puzzles.examining import Examiner, NoPuzzle, Refusal
from cafe.puzzles.ledger import Ledger
from cafe.puzzles.mining import Finished, Played, mined_in_order
from cafe.puzzles.sources import TABLES, played
from cafe.puzzles.text import PuzzleFile
from cafe.rules import Edition
from cafe.rules.notation import record_text
from tests.analysis.games import played as finished

BOARD = Edition.BOARD
FEW = tuple(Played(Edition.CARD, "test", number) for number in range(3))


def some_puzzles() -> list[Puzzle]:
    return [shipped().get(each.id) for each in shipped().listed(BOARD)[:3]]


@pytest.mark.parametrize("edition", Edition)
def test_a_numbered_game_is_always_the_same(edition: Edition) -> None:
    once, again = (list(played(edition, "seed", 0)) for _ in range(2))
    assert once == again
    assert once != list(played(edition, "other", 0))
    assert {seen.view.viewer == seen.view.scene.player for seen in once} == {True}


def test_most_tables_seat_two_and_all_can_be_looked_ahead_at() -> None:
    for edition, tables in TABLES.items():
        assert sum(len(table.players) == 2 for table in tables) * 2 > len(tables)
        for table in tables:
            assert not table.ruleset(edition).clubs


def test_it_does_not_matter_how_many_processes_look() -> None:
    one, two = (list(mined_in_order(FEW, jobs)) for jobs in (1, 2))
    assert one == two
    assert [source for source, _ in one] == list(FEW)


def test_whoever_stops_keeps_the_games_that_are_done() -> None:
    done = list[object]()
    for each in mined_in_order(FEW, 1, lambda: bool(done)):
        done.append(each)
    assert len(done) == 1


def test_a_position_early_in_the_game_is_no_puzzle() -> None:
    first = next(played(BOARD, "seed", 0))
    with pytest.raises(NoPuzzle) as no:
        Examiner("1").examine(first.view, first.origin)
    assert no.value.why is Refusal.EARLY


def test_rulesets_without_a_learned_value_have_no_puzzles() -> None:
    record = finished("card players=2 clubs=on", "greedy")
    turns = list(Finished(record, "game", "1").turns())
    with pytest.raises(NoPuzzle) as no:
        Examiner("1").examine(turns[-1].view, turns[-1].origin)
    assert no.value.why in (Refusal.NOT_LEARNED, Refusal.DECIDED)


def test_a_file_grows_in_the_order_of_ids_and_goes_on_after_the_last_game(tmp_path: Path) -> None:
    file, puzzles = tmp_path / "board.txt", some_puzzles()
    ledger = Ledger(file, BOARD, "s", PuzzleFile((), ()))
    assert ledger.note(Played(BOARD, "s", 0), puzzles[1:2]) == 1
    assert ledger.note(Played(BOARD, "s", 1), (*puzzles[:1], puzzles[1])) == 1
    assert ledger.note(Played(BOARD, "s", 2), ()) == 0
    ledger.write()
    read = parse_file(file.read_text("utf-8"))
    assert read.puzzles == tuple(puzzles[:2])
    assert read.told[-1] == "./run puzzles --mine --game board --seed s: games 0 to 2"
    again = Ledger(file, BOARD, "s", read)
    assert again.next_game == 3
    assert Ledger(file, BOARD, "t", read).next_game == 0
    again.note(Played(BOARD, "s", 3), puzzles[2:])
    assert parse_file(file.read_text("utf-8")).puzzles == tuple(puzzles)


def test_a_lead_counts_from_the_thresholds_on_and_if_it_is_certain() -> None:
    ahead = Difference(4_000, 900, 60, 15)
    assert is_clear([ahead])
    assert not is_clear_to_spare([ahead])
    assert is_clear_to_spare([Difference(9_000, 900, 110, 15)])
    assert not is_clear([ahead, Difference(3_999, 1, 60, 1)])
    assert not is_clear([Difference(9_000, 2_400, 60, 10)])
    assert not is_clear([Difference(9_000, 900, 49, 1)])
    assert can_still_be_clear([Difference(3_500, 500, 45, 5)])
    assert not can_still_be_clear([Difference(3_500, 499, 45, 5)])


def test_a_puzzle_is_harder_the_deeper_and_the_further_from_greed_its_answer_lies() -> None:
    easy = difficulty_of(2, 4, 20_000, Depth.SIGHT)
    assert easy < difficulty_of(2, 4, 5_000, Depth.SIGHT) < difficulty_of(20, 4, 5_000, Depth.SIGHT)
    assert difficulty_of(20, 4, 5_000, Depth.SIGHT) < difficulty_of(20, 60, 5_000, Depth.END)
    assert difficulty_of(500, 600, 0, Depth.END) <= HARDEST
    assert difficulty_of(1, 3, 90_000, Depth.SIGHT) >= EASIEST


def test_finished_games_of_files_are_mined_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, out = tmp_path / "game.txt", tmp_path / "found.txt"
    game.write_text(record_text(finished("card players=2", "greedy random")), "utf-8")
    assert main(["--mine", "--game", "card", "--out", str(out), str(game)]) == 0
    assert "1 games looked at" in capsys.readouterr().out
    assert "finished games of files" in parse_file(out.read_text("utf-8")).told[-1]


def test_files_that_are_no_finished_games_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = tmp_path / "game.txt"
    game.write_text("hello", "utf-8")
    for words in (["card", str(game)], ["card", str(tmp_path / "none.txt")]):
        assert main(["--mine", "--game", words[0], "--out", str(tmp_path / "out.txt"), words[1]]) == 2
        assert "not the file of a finished game" in capsys.readouterr().err
    game.write_text(record_text(finished("card players=2", "greedy random")), "utf-8")
    assert main(["--mine", "--game", "board", "--out", str(tmp_path / "out.txt"), str(game)]) == 2
    assert "other edition" in capsys.readouterr().err


def test_published_puzzles_are_never_overwritten(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--mine", "--game", "board"]) == 2
    assert "--append" in capsys.readouterr().err


def test_some_are_checked_by_command_and_a_damaged_file_tells_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "puzzles.txt"
    ledger = Ledger(file, BOARD, "s", PuzzleFile((), ()))
    ledger.note(Played(BOARD, "s", 0), some_puzzles()[:1])
    assert main(["--check", "--sample", "1", str(file)]) == 0
    assert "1 of 1 puzzles hold" in capsys.readouterr().out
    file.write_text(file.read_text("utf-8").replace("difficulty", "difficulties"), "utf-8")
    assert main(["--check", str(file)]) == 2
    assert "line " in capsys.readouterr().err


def test_a_puzzle_whose_best_turn_is_another_one_is_found_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle, file = some_puzzles()[0], tmp_path / "puzzles.txt"
    ledger = Ledger(file, BOARD, "s", PuzzleFile((), ()))
    ledger.note(Played(BOARD, "s", 0), [puzzle])
    swapped = file.read_text("utf-8").replace(f"best {' '.join(puzzle.best.moves)}\n", "best MINE\n")
    swapped = swapped.replace(" ".join(puzzle.next_best.moves) + "\n", " ".join(puzzle.best.moves) + "\n")
    file.write_text(swapped.replace("best MINE\n", f"best {' '.join(puzzle.next_best.moves)}\n"), "utf-8")
    assert main(["--check", str(file)]) == 1
    assert puzzle.id in capsys.readouterr().out


@pytest.mark.parametrize("words", [[], ["--mine"], ["--check", "--sample", "0"], ["--check", "--mine"]])
def test_a_command_that_makes_no_sense_is_refused(words: list[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(words)
    assert refused.value.code == 2
