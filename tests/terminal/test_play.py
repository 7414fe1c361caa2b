"""A game in the terminal, typed line by line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import partial
from io import BytesIO
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from cafe.bots import Considered, bot
from cafe.bots.in_time import FIRST_PROBE, turn_in_time
from cafe.bots.searching import SearchingBot
from cafe.rules import View, deal, offers, ruleset
from cafe.rules.notation import Record, final, parse_record, replay
from cafe.terminal.game.loop import play_game
from cafe.terminal.game.players import parse_players
from cafe.terminal.game.running_game import new_game
from cafe.terminal.io.game_files import save_record
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Translator
from cafe.words import LANGUAGES
from tests.bots.tables import steps_of

from .command_line import cafe, flat

ALONE = ("play", "--game", "board", "--players", "Anna,bot:random", "--seed", "s1")
CARDS = ("play", "--game", "card", "--players", "Anna,bot:random", "--seed", "s1")
TOGETHER = ("play", "--game", "board", "--players", "Anna,Ben", "--seed", "s1")
PLENTY = 600


def record_in(path: Path) -> Record:
    return parse_record(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("words", [ALONE, CARDS], ids=["board", "card"])
def test_a_whole_game_is_played_by_number(words: tuple[str, ...], tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = cafe(*words, "--save", str(file), typed=["1"] * PLENTY)
    assert result.exit_code == 0
    assert "The final sheet" in result.stdout
    assert "The game is over." in result.stdout
    assert re.search(r"\((B11|C8)\)", result.stdout)
    assert re.search(r"(wins|share the win)\.", result.stdout)
    assert "Seed of the deal: s1" in result.stdout
    game = final(record_in(file))
    assert game.end is not None
    for score in game.scene.scores:
        assert re.search(rf"{abs(score)} points?", result.stdout)
    assert cafe("check", str(file)).exit_code == 0


def test_four_enters_and_a_newcomer_is_in_a_game() -> None:
    said = flat(cafe("play", "--seed", "s1", typed=["", "", "", ""]).stdout)
    assert "Welcome to Café International!" in said
    assert "Which game?" in said
    assert "The computer plays Gustav 2 (gustav) and Gustav 3 (gustav)." in said
    assert "Choose what to do." in said


def test_the_first_questions_insist_on_sensible_answers() -> None:
    said = flat(
        cafe(
            "play", "--seed", "s1", typed=["3", "zwei", "2", "9", "0", "4", "6", "1", "a|b", "x=y", "Zoë"]
        ).stdout
    )
    assert said.count("A number from 1 to 2, please.") == 2
    assert said.count("A number from 1 to 4, please.") == 2
    assert said.count("A number from 1 to 5, please.") == 1
    assert "Tobi 2 (tobi)" in said
    assert said.count("cannot be a player’s name") == 2
    assert "Zoë" in said
    assert "the card game" in said


def test_somebody_who_is_called_like_a_bot_keeps_their_name() -> None:
    said = flat(cafe("play", "--game", "board", "--seed", "s1", typed=["1", "5", "Leonora"]).stdout)
    assert "The computer plays Leonora 2 (leonora)." in said


def test_moves_are_typed_as_numbers_or_codes_in_any_case() -> None:
    offered = cafe(*ALONE, typed=[]).stdout
    match = re.search(r"(?m)^(\S{3}) [A-Z].*? (\d+)\) ([a-z]\d+) (\S+)", offered)
    assert match, offered
    guest, number, chair, _ = match.groups()
    for typed in (
        number,
        f"{guest}@{chair}",
        f"{guest.lower()} {chair.upper()}",
        f"  {guest} @ {chair} ".strip(),
    ):
        assert f" at {chair}" in flat(cafe(*ALONE, typed=[typed]).stdout).split(">", 1)[1], typed


def test_a_whole_turn_can_be_typed_on_one_line(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    cafe(*TOGETHER, "--save", str(file), typed=["1"] * 8)
    turn = [str(step.move) for step in replay(record_in(file)) if step.game.scene.turn.number == 1]
    said = cafe(*TOGETHER, typed=[" ".join(turn)]).stdout
    assert len(turn) > 1
    assert "Turn 2 · " in said
    said = cafe(*TOGETHER, typed=[" ".join([*turn, *turn])]).stdout
    assert "The turn is over already" in said


def test_a_table_laid_in_the_middle_does_not_stop_a_turn_typed_on_one_line(tmp_path: Path) -> None:
    rules, file = ruleset("card", {"players": "2"}), tmp_path / "game.txt"
    steps = list(steps_of(rules, [bot("greedy")] * 2, "s1"))
    laying = next(step for step in steps if step.reveals and not step.ends_turn)
    number = laying.game.scene.turn.number
    before = [step.move for step in steps if step.game.scene.turn.number < number]
    turn = [step.move for step in steps if step.game.scene.turn.number == number]
    save_record(Record(rules, deal(rules, "s1"), tuple(before), ("Anna", "Ben")), file)
    cafe("play", "--resume", str(file), typed=["", " ".join(map(str, turn)), ""])
    assert record_in(file).moves == (*before, *turn)


def test_a_move_that_is_refused_explains_itself_with_every_rule() -> None:
    said = flat(cafe(*ALONE, typed=["ITm@k13"]).stdout)
    assert "ITm@k13 · seat the Italian gentleman at k13: not allowed" in said
    assert "E2 · The home table: Chair k13 stands only at tables of other nations (United States)" in said
    assert "The rule itself: rules" in said


def test_why_explains_refusals_and_receipts_and_changes_nothing() -> None:
    said = flat(cafe(*ALONE, typed=["why ITm@k13", "why 1", "why", "why huh", "why k13", "k13"]).stdout)
    assert "not allowed" in said
    assert re.search(r"\S+@\S+ · seat the .*?: \d points?", said)
    assert said.count("Ask about a move, a guest or a chair") == 2
    assert " · Anna" in said
    assert "Turn 2" not in said.partition("· Anna")[2]


def test_a_guest_s_code_shows_where_the_guest_may_sit_and_why_not() -> None:
    offered = cafe(*ALONE, typed=[]).stdout
    hand = re.search(r">\s+Anna\s+\d+ points?\s+(.*)", offered)
    assert hand
    held = next(code for code in hand[1].split() if "*" not in code)
    stranger = next(code for code in ("ITm", "CUf", "ESm", "GBf", "CNm", "AFf") if code not in hand[1])
    said = cafe(*ALONE, typed=[held, stranger, f"why {held}"]).stdout
    assert said.count("Choose what to do.") == 2
    assert "The hand does not hold" in said
    assert f"{held}@" in said


def test_a_step_can_be_taken_back_while_nothing_hidden_was_revealed() -> None:
    said = flat(cafe(*ALONE, typed=["undo", "1", "undo", "u"]).stdout)
    assert said.count("There is nothing to take back") == 2
    assert said.count("Taken back: ") == 1


def test_what_was_taken_back_was_never_played(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    cafe(*ALONE, "--save", str(file), typed=["1", "undo", "quit"])
    own = record_in(file)
    assert final(own).scene.turn.seated == 0


def test_nothing_is_taken_back_after_a_guest_was_drawn() -> None:
    said = cafe(*CARDS, typed=["draw", "undo", "draw", "undo"]).stdout
    assert "Taken back" not in said


def test_words_that_the_game_does_not_know_are_answered_kindly() -> None:
    said = flat(
        cafe(*ALONE, typed=["huh?", "999", "0", "", "\x1b[A", "@", "ITm@", "end", "draw", "x" * 9000]).stdout
    )
    assert "“huh?” is neither a number nor a move" in said
    assert "There is no offer 999 now." in said
    assert "There is no passing" in said
    assert "There is no such move in this game." in said


@pytest.mark.parametrize(
    ("language", "words", "answers"),
    [
        (
            "en",
            ["help", "rules", "rules E3", "rules Q9", "hint", "all", "show", "why ITm@k13", "undo"],
            "takes back",
        ),
        (
            "de",
            ["hilfe", "regeln", "regel E3", "regel Q9", "tipp", "alle", "zeigen", "warum ITm@k13", "zurück"],
            "nimmt",
        ),
        (
            "fr",
            [
                "aide",
                "règles",
                "règle E3",
                "règle Q9",
                "conseil",
                "tout",
                "montrer",
                "pourquoi ITm@k13",
                "annuler",
            ],
            "annule",
        ),
        (
            "nl",
            ["hulp", "regels", "regel E3", "regel Q9", "tip", "alles", "toon", "waarom ITm@k13", "terug"],
            "neemt",
        ),
    ],
)
def test_every_language_has_its_own_words(language: str, words: list[str], answers: str) -> None:
    said = cafe(*ALONE, "--lang", language, typed=words).stdout
    assert answers in said
    assert "E3 · " in said
    assert "Q9" in said
    for word in words:
        assert f"“{word}”" not in said
        assert f"„{word}“" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_is_told_in_every_language(language: str) -> None:
    said = cafe(*ALONE, "--lang", language, typed=["1", "1", "1", "1", "1", "1"]).stdout
    turns = {"en": "Turn 3", "de": "Zug 3", "fr": "Tour 3", "nl": "Beurt 3"}
    assert turns[language] in said


class TestSavingAndResuming:
    def test_a_game_is_kept_after_every_turn(self, tmp_path: Path) -> None:
        file = tmp_path / "game.txt"
        cafe(*ALONE, "--save", str(file), typed=["1", "1", "1"])
        assert record_in(file).moves

    def test_a_resumed_game_is_exactly_the_same_game(self, tmp_path: Path) -> None:
        whole, parts = tmp_path / "whole.txt", tmp_path / "parts.txt"
        table = (
            "play",
            "--game",
            "card",
            "--players",
            "Anna,bot:greedy,bot:random,bot:random",
            "--seed",
            "s7",
        )
        cafe(*table, "--save", str(whole), typed=["1"] * PLENTY)
        cafe(*table, "--save", str(parts), typed=["1"] * 7)
        while final(record_in(parts)).end is None:
            before = len(record_in(parts).moves)
            assert cafe("play", "--resume", str(parts), typed=["1"] * 20).exit_code == 0
            assert len(record_in(parts).moves) > before
        assert parts.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")

    def test_a_game_goes_on_in_the_middle_of_a_turn(self, tmp_path: Path) -> None:
        file = tmp_path / "game.txt"
        cafe(*ALONE, "--save", str(file), typed=["1"])
        before = record_in(file)
        said = cafe("play", "--resume", str(file), typed=["quit"]).stdout
        assert record_in(file) == before
        assert "The computer plays Bruno (random)." in said

    def test_leaving_asks_where_to_save_and_tells_how_to_go_on(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        said = flat(cafe(*ALONE, typed=["1", "quit", ""]).stdout)
        assert "Saved in cafe-game.txt." in said
        assert "./run play --resume cafe-game.txt" in said
        assert final(record_in(tmp_path / "cafe-game.txt")).scene.turn.seated == 1
        cafe(*ALONE, typed=["quit", "my game.txt"])
        assert (tmp_path / "my game.txt").exists()
        assert sorted(path.name for path in tmp_path.iterdir()) == ["cafe-game.txt", "my game.txt"]

    def test_leaving_without_saving_leaves_nothing_behind(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.chdir(tmp_path)
        assert cafe(*ALONE, typed=["1", "quit", "n"]).exit_code == 0
        assert cafe(*ALONE, typed=["1"]).exit_code == 0
        assert list(tmp_path.iterdir()) == []

    def test_another_file_is_never_overwritten(self, tmp_path: Path) -> None:
        file = tmp_path / "letter.txt"
        file.write_text("Dear Anna", encoding="utf-8")
        assert cafe(*ALONE, "--save", str(file)).exit_code == 2
        said = flat(
            cafe(
                *ALONE,
                typed=[f"save {file}", f"save {tmp_path}/no/such/folder.txt", f"save {tmp_path}/new.txt"],
            ).stdout
        )
        assert "will not be overwritten" in said
        assert "cannot be written" in said
        assert "new.txt." in said
        assert file.read_text(encoding="utf-8") == "Dear Anna"
        assert sorted(path.name for path in tmp_path.iterdir()) == ["letter.txt", "new.txt"]

    def test_the_input_may_end_at_any_question(self, tmp_path: Path) -> None:
        for typed in ([], [""], ["", ""], ["1", "1"]):
            assert cafe("play", typed=typed).exit_code == 0
        file = tmp_path / "game.txt"
        result = cafe(*ALONE, "--save", str(file), typed=["1"])
        assert result.exit_code == 0
        assert final(record_in(file)).scene.turn.seated == 1
        assert "--resume" in result.stdout

    def test_a_finished_game_shows_its_sheet(self, tmp_path: Path) -> None:
        file = tmp_path / "game.txt"
        cafe(
            "play",
            "--game",
            "card",
            "--players",
            "bot:random,bot:random",
            "--seed",
            "s1",
            "--save",
            str(file),
        )
        said = cafe("play", "--resume", str(file)).stdout
        assert "The final sheet" in said
        assert "left over: −" in said

    @pytest.mark.parametrize("damage", ["", "Dear Anna", "Café International game 1\nrules chess\n"])
    def test_a_damaged_file_is_not_resumed(self, damage: str, tmp_path: Path) -> None:
        file = tmp_path / "game.txt"
        file.write_text(damage, encoding="utf-8")
        result = cafe("play", "--resume", str(file))
        assert result.exit_code == 2
        assert file.read_text(encoding="utf-8") == damage


class TestSeveralPeople:
    HOT_SEAT = ("play", "--game", "card", "--players", "Anna,Ben,bot:greedy", "--seed", "s2")

    def test_the_device_is_passed_and_hands_stay_hidden(self) -> None:
        result = cafe(*self.HOT_SEAT, typed=["", "draw", "", "", "draw", "", ""])
        said = result.stdout
        assert "Pass the device, then press Enter." in said
        assert "hide your hand" in said
        for part in re.split(r"Pass the device, then press Enter\.", said)[1:]:
            drawn = re.findall(r"(\w+) draws the", part)
            assert len(set(drawn)) <= 1

    def test_what_happened_meanwhile_is_told_when_the_device_comes_back(self) -> None:
        said = cafe(*self.HOT_SEAT, typed=["", "draw", "", "", "draw", "", "", "draw", "", ""]).stdout
        assert "draws a guest." in said

    def test_at_the_board_nothing_is_hidden_and_nothing_passed(self) -> None:
        said = cafe(*TOGETHER, typed=["1"] * 12).stdout
        assert "Pass the device" not in said
        assert " · Anna" in said
        assert " · Ben" in said


class InterruptedInput(BytesIO):
    """Lines that a person types before they press Ctrl-C."""

    def read1(self, size: int | None = -1, /) -> bytes:
        if not (content := super().read1(size)):
            raise KeyboardInterrupt
        return content


def test_an_interrupt_saves_and_leaves_quietly(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    result = cafe(*ALONE, "--save", str(file), typed=InterruptedInput(b"1\n"))
    assert result.exit_code == 130
    assert result.stderr == ""
    assert final(record_in(file)).scene.turn.seated == 1


def test_a_disk_that_fails_does_not_end_the_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "folder" / "game.txt"
    file.parent.mkdir()
    save = partial(save_record, sync=_fail_after(3))
    rules = ruleset("board", {"players": "2"})
    running = new_game(rules, parse_players("Anna,bot:random"), "s1", file, save)
    running.save()
    assert play_game(Screen(read_line=_typing(["1"] * 15)), Translator(), running) == 0
    assert "cannot be written: disk full" in flat(capsys.readouterr().out)
    assert [path.name for path in file.parent.iterdir()] == ["game.txt"]
    assert record_in(file).names[0] == "Anna"


def _fail_after(times: int) -> Callable[[int], None]:
    left = iter(range(times))

    def sync(_: int) -> None:
        if next(left, None) is None:
            raise OSError(28, "disk full")

    return sync


def _typing(lines: Iterable[str]) -> Callable[[str], str]:
    """A reader of these lines, after which the input ends."""
    left = iter(lines)

    def read_line(_: str) -> str:
        for line in left:
            return line
        raise EOFError

    return read_line


def test_bots_among_themselves_need_nobody() -> None:
    result = cafe(
        "play", "--game", "board", "--players", "bot:greedy,Max=bot:random,bot:greedy", "--seed", "s3"
    )
    assert result.exit_code == 0
    assert "The computer plays Bruno (greedy), Max (random) and Chiara (greedy)." in result.stdout
    assert "The final sheet" in result.stdout


def test_choices_of_the_variants_are_offered_by_number() -> None:
    words = (*TOGETHER, "--set", "birthday=1", "--set", "clubs=on")
    said = cafe(*words, typed=["1"] * 12).stdout
    assert "name the birthday nation" in said
    assert "Birthday tables: " in said


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--game", "board", "--players", "Anna"], "players"),
        (["--game", "board", "--players", "A,B,C,D,E"], "players"),
        (["--game", "card", "--players", "A,B,C,D,E,F"], "players"),
        (["--game", "board", "--players", "Anna,bot:clever"], "no bot clever. There are pippa, gustav"),
        (["--game", "board", "--players", "Anna,Anna"], "Two players are called Anna"),
        (["--game", "board", "--players", "Anna,"], "cannot be a player’s name"),
        (["--game", "board", "--players", "A" * 50 + ",B"], "cannot be a player’s name"),
        (["--game", "board", "--players", "Anna,Ben", "--set", "players=3"], "option players"),
        (["--game", "board", "--players", "Anna,Ben", "--set", "bar=free"], "option bar"),
        (["--game", "card", "--players", "Anna,Ben", "--set", "bar=gentle"], "option bar"),
        (["--game", "card", "--players", "Anna,Ben", "--plan", "ring"], "option plan"),
        (["--game", "board", "--players", "Anna,Ben", "--seed", "two words"], "--seed"),
        (["--resume", "x.txt", "--game", "card"], "--resume alone"),
        (["--resume", "/no/such/file"], "There is no file"),
        (["--game", "board", "--set", "bar=free"], "option bar"),
    ],
)
def test_a_game_that_cannot_be_is_refused_before_it_begins(words: list[str], why: str) -> None:
    result = cafe("play", *words)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert why in result.stderr


def test_at_a_narrow_terminal_no_line_of_the_cafe_is_broken() -> None:
    said = cafe(*ALONE, typed=[], COLUMNS="80").stdout
    rows = [line for line in said.splitlines() if re.match(r" ?\d+ .*\[", line)]
    assert len(rows) == 4
    assert max(map(len, said.splitlines())) <= 80


def test_a_bot_thinks_once_a_turn_and_plays_its_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    players = parse_players("bot:greedy,bot:greedy")
    running = new_game(ruleset("board", {"players": "2"}), players, "s1", None)
    thoughts = list[int]()

    def counted(*question: Any) -> Any:
        thoughts.append(len(running.steps))
        return turn_in_time(*question)

    monkeypatch.setattr("cafe.terminal.game.running_game.turn_in_time", counted)
    begins = [0]  # the steps with which a turn begins, or goes on after something hidden was shown
    while running.turn_number <= 20:
        if running.play(running.bot_move("greedy")).is_settled:
            begins.append(len(running.steps))
    assert thoughts == begins[:-1]
    assert len(thoughts) < len(running.steps)


def test_a_bot_stops_thinking_when_its_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    hours = count()
    running = new_game(
        ruleset("board", {"players": "2"}), parse_players("bot:leonora,bot:leonora"), "s1", None
    )
    running.seconds = lambda: 3_600.0 * next(hours)
    asked, consider = list[int](), SearchingBot.consider

    def noted(self: SearchingBot, seen: View, nodes: int, seed: int) -> Considered:
        asked.append(nodes)
        return consider(self, seen, nodes, seed)

    monkeypatch.setattr(SearchingBot, "consider", noted)
    running.play(running.bot_move("leonora"))
    assert sum(asked) <= FIRST_PROBE


def test_a_hint_that_is_not_followed_is_forgotten() -> None:
    running = new_game(ruleset("board", {"players": "2"}), parse_players("Anna,Ben"), "s1", None)
    hint = running.bot_move("greedy")
    assert running.bot_move("greedy") == hint
    running.play(next(offer.move for offer in offers(running.game) if offer.move != hint))
    assert running.bot_move("greedy") in [offer.move for offer in offers(running.game)]
