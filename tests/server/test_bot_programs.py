"""Programs of others as bots of a server: named in a file, asked in workers, replaced where they fail."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from cafe.api.thinking_bots import BOTS, stand_in
from cafe.bots import chosen_turn
from cafe.engine.program import FAREWELL_S, Limits
from cafe.hosting.thinking.plan import Plan
from cafe.hosting.thinking.pool import THINKING_S
from cafe.rules import Edition, View, deal, ruleset, take, view
from cafe.rules.state import start
from cafe.server.bot_programs import BotProgram, programs_in, programs_text, read_bot_programs
from cafe.server.run import main
from cafe.server.served_programs import MOST_FAILURES, PATIENCE_MS, REST_S, ServedProgram
from cafe.server.settings import BadSetting, read_settings
from cafe.server.thinking_bots import bots_from

from .cafe import DEVICE, OPEN, Cafe, Guest
from .conftest import CafeFactory
from .listener import Json

pytestmark = pytest.mark.kills
ROOT = Path(__file__).parents[2]
PATRON = str(ROOT / "examples" / "patron.py")
MISBEHAVING = str(ROOT / "tests" / "engine" / "misbehaving.py")
FILES = Path("/proc/self/fd")
BOTH = (Edition.BOARD, Edition.CARD)
PATIENT = Limits(turn_ms=60_000, start_ms=60_000)


def patron(bot: str = "patron", name: str = "Der Wirt", editions: tuple[Edition, ...] = BOTH) -> BotProgram:
    return BotProgram(bot, name, (PATRON,), editions, 2_000, 256)


def misbehaving(manner: str) -> BotProgram:
    command = (sys.executable, "-I", "-S", MISBEHAVING, manner)
    return BotProgram("rude", "Der Grobe", command, BOTH, 500, 256)


def a_view(edition: str = "board") -> View:
    rules = ruleset(edition, {"players": "2"})
    game = start(rules, deal(rules, "1"))
    return view(game, game.player)


# The file


WHOLE = """
[patron]
name = "Der Wirt"
command = ["sh", "-c", "true"]
editions = ["card"]
turn_ms = 700
memory_mb = 64

[other-1]
command = ["sh"]
"""


def test_a_file_names_programs_and_what_they_may_use(tmp_path: Path) -> None:
    (tmp_path / "programs.toml").write_text(WHOLE)
    settings = read_settings({"CAFE_BOT_PROGRAMS": str(tmp_path / "programs.toml"), "CAFE_BOT_WORKERS": "1"})
    assert settings.bot_programs == (
        BotProgram("patron", "Der Wirt", ("sh", "-c", "true"), (Edition.CARD,), 700, 64),
        BotProgram("other-1", "other-1", ("sh",), BOTH, 1_000, 256),
    )
    assert programs_in(programs_text(settings.bot_programs)) == settings.bot_programs
    assert read_settings({}).bot_programs == programs_in("") == ()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "names a file without a program"),
        ("[a", "must be a TOML file: "),
        ("\xff", "must be a TOML file: "),
        ("#" * 70_000, "must be a file of at most 65536 bytes"),
        ("\n".join(f'[p{n}]\ncommand = ["sh"]\nname = "{n}"' for n in range(21)), "more than 20 programs"),
        ('[Patron]\ncommand = ["sh"]', "[Patron] that is not right: a name has small letters"),
        ('[abcdefghijklmnopqrstuvwxyz]\ncommand = ["sh"]', "a name has small letters"),
        ('["a\\u001b[2J"]\ncommand = ["sh"]', "[a\\x1b[2J] that is not right: a name has"),
        ('[greedy]\ncommand = ["sh"]', "[greedy] that is not right: a bot of the café has this name"),
        ('[leonora]\ncommand = ["sh"]', "a bot of the café has this name"),
        ('patron = "sh"', "[patron] that is not right: must be a table with a command"),
        ('[patron]\nname = "x"', "command must be a list of words"),
        ('[patron]\ncommand = "sh -c true"', "command must be a list of words"),
        ("[patron]\ncommand = []", "command must be a list of words"),
        ('[patron]\ncommand = ["sh", 7]', "command must be a list of words"),
        ('[patron]\ncommand = ["/no/such/program"]', "there is no program /no/such/program that can be run"),
        ('[patron]\ncommand = ["sh", "\\u0000"]', "there is no program sh that can be run"),
        ('[patron]\ncommand = ["sh"]\ntime = 3', "time is unknown; there are name, command"),
        ('[patron]\ncommand = ["sh"]\nname = 7', "name must be a text of 1 to 30 characters"),
        ('[patron]\ncommand = ["sh"]\nname = ""', "name must be a text of 1 to 30 characters"),
        ('[patron]\ncommand = ["sh"]\nname = "a|b"', "name must be a text of 1 to 30 characters"),
        ('[patron]\ncommand = ["sh"]\nname = "a\\u202eb"', "name must be a text of 1 to 30 characters"),
        ('[patron]\ncommand = ["sh"]\nname = "Leonora"', "a bot of the café is called Leonora"),
        ('[a]\ncommand = ["sh"]\nname = "X"\n[b]\ncommand = ["sh"]\nname = "x"', "[a] is called x, too"),
        ('[patron]\ncommand = ["sh"]\neditions = "board"', "editions must be a list"),
        ('[patron]\ncommand = ["sh"]\neditions = ["chess"]', "editions must be a list"),
        ('[patron]\ncommand = ["sh"]\neditions = []', "editions must be a list"),
        ('[patron]\ncommand = ["sh"]\nturn_ms = 5000', "turn_ms must be a number from 10 to 2500"),
        ('[patron]\ncommand = ["sh"]\nturn_ms = true', "turn_ms must be a number from 10 to 2500"),
        ('[patron]\ncommand = ["sh"]\nmemory_mb = 1.5', "memory_mb must be a number from 16 to 4096"),
    ],
)
def test_what_is_wrong_with_a_file_is_told_in_one_line(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "programs.toml"
    file.write_bytes(text.encode("latin-1" if text == "\xff" else "utf-8"))
    with pytest.raises(BadSetting, match=re.escape(said)) as bad:
        read_settings({"CAFE_BOT_PROGRAMS": str(file), "CAFE_BOT_WORKERS": "1"})
    assert str(bad.value).startswith("CAFE_BOT_PROGRAMS ")
    assert str(bad.value).isprintable()


def test_a_file_that_is_not_there_is_told_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"must be a file that can be read: .*: No such file"):
        read_bot_programs(str(tmp_path / "none.toml"))


def test_programs_do_not_play_in_the_server_s_own_process(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "programs.toml").write_text(WHOLE)
    arguments = ["--bot-programs", str(tmp_path / "programs.toml"), "--bot-workers", "0"]
    assert main(arguments, {}) == 2
    assert capsys.readouterr().err == (
        "cafe: CAFE_BOT_PROGRAMS needs a process for bots, and CAFE_BOT_WORKERS is 0: let it be 1 or more\n"
    )


# A program in a worker


@contextmanager
def served(program: BotProgram, limits: Limits = PATIENT) -> Iterator[ServedProgram]:
    bot = ServedProgram(program)
    bot.program.limits = limits
    with closing(bot.program):
        yield bot


def test_the_worst_that_a_program_does_takes_less_than_its_worker_has() -> None:
    program = ServedProgram(patron())
    assert program.program.limits.turn_ms + program.program.limits.start_ms == PATIENCE_MS
    assert PATIENCE_MS / 1_000 + FAREWELL_S < THINKING_S


@pytest.mark.parametrize("edition", ["board", "card"])
def test_a_program_plans_turns_of_any_match(edition: str) -> None:
    rules = ruleset(edition, {"players": "2"})
    with served(patron()) as bot:
        for number in range(3):
            game = start(rules, deal(rules, str(number)))
            for _ in range(4):
                plan = bot.plan(view(game, game.player), number)
                taken = take(game, plan.moves)
                assert not taken.rest
                assert taken.steps[-1].is_settled, "whoever answers move by move is asked again"
                assert (plan.stand_in, plan.failure) == ("", "")
                game = taken.game


@pytest.mark.parametrize("edition", ["board", "card"])
@pytest.mark.parametrize(
    ("manner", "reason"),
    [
        ("crash", "crashed: exit 1: RuntimeError: the cook has left"),
        ("long-line", "flooded"),
        ("babble", "nonsense: the soup is good today"),
        ("foreign", "nonsense: bonjour"),
        ("memory", "crashed: exit 1: MemoryError"),
        ("illegal", "illegal: ITm@a99"),
    ],
)
def test_where_a_program_fails_the_second_level_plays_its_turn(
    manner: str, reason: str, edition: str
) -> None:
    seen = a_view(edition)
    level_two = {"board": "gustav", "card": "wilma"}[edition]
    with served(misbehaving(manner)) as bot:
        plan = bot.plan(seen, 7)
        assert bot.program._program is None, "it is ended"
    assert plan.failure.startswith(reason)
    assert replace(plan, failure="") == Plan(
        chosen_turn(stand_in(Edition(edition)), seen, 7).moves, 0, level_two
    )


def test_a_program_that_hangs_is_waited_for_no_longer_than_its_turn() -> None:
    clock = iter(range(10**9))  # every look at the clock is a second later
    with served(misbehaving("hang"), Limits(turn_ms=60, start_ms=60_000)) as bot:
        bot.program._started()
        assert bot.program._program is not None
        bot.program.clock = bot.program._program.clock = lambda: float(next(clock))
        plan = bot.plan(a_view(), 1)
    assert (plan.stand_in, plan.failure) == ("gustav", "too-slow")


TIRED = """
answers = iter(["ready", "bestmove draw", "bestmove draw"])
while True:
    if input().startswith(("hello", "go")):
        print(next(answers), flush=True)
"""  # at its third turn it has no answer left


def test_a_program_that_fails_is_started_anew_for_its_next_turn() -> None:
    with served(replace(patron(), command=(sys.executable, "-c", TIRED))) as bot:
        stood_in = [bot.plan(a_view("card"), number).stand_in for number in range(6)]
    assert stood_in == ["", "", "wilma", "", "", "wilma"]


def test_a_program_that_fails_again_and_again_is_left_alone_for_a_while() -> None:
    now = [0.0]
    with served(misbehaving("exit")) as bot:
        bot.clock = lambda: now[0]
        plans = [bot.plan(a_view(), number) for number in range(MOST_FAILURES + 2)]
        assert [bool(plan.failure) for plan in plans] == [True] * MOST_FAILURES + [False] * 2
        assert {plan.stand_in for plan in plans} == {"gustav"}
        now[0] = REST_S
        assert bot.plan(a_view(), 1).failure == "crashed: exit 3"


def test_where_the_system_has_no_room_for_a_program_the_second_level_plays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def full(*_: object, **__: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    with served(patron()) as bot:
        open_files = len(list(FILES.iterdir()))
        monkeypatch.setattr(subprocess, "Popen", full)
        plan = bot.plan(a_view(), 1)
        assert len(list(FILES.iterdir())) == open_files
    assert (plan.stand_in, plan.failure) == ("gustav", "crashed: Resource temporarily unavailable")


def test_workers_have_the_bots_of_the_house_and_the_programs() -> None:
    bots = bots_from(programs_text([patron()]))
    assert list(bots) == [*BOTS, *(f"steady:{name}" for name in BOTS), "patron"]
    assert bots["patron"].name == "patron"


# At a server's tables


def told(guest: Guest, match: str, is_enough: Callable[[list[Json]], bool]) -> list[Json]:
    """The turns of bots, as soon as they are enough."""
    after, turns = 0, list[Json]()
    while not is_enough(turns):
        news = guest.get(f"/api/matches/{match}/events", after=after, wait=20)
        turns += [entry for entry in news["entries"] if entry.get("by_bot")]
        after = news["seq"]
    return turns


def bot_seat(bot: str) -> Json:
    return {"kind": "bot", "bot": bot}


@pytest.mark.parametrize("edition", ["board", "card"])
def test_a_program_plays_a_whole_game_on_a_real_server(new_cafe: CafeFactory, edition: str) -> None:
    cafe = new_cafe(bot_workers=1, bot_programs=(patron(),))
    anna = cafe.guest("Anna")
    match = anna.starts(bot_seat("patron"), bot_seat("random"), edition=edition)
    state = anna.waits_for(match, lambda state: state["status"] == "over")
    assert [seat["name"] for seat in state["seats"]] == ["Der Wirt", ""]
    turns = told(anna, match, bool)
    assert {turn["by_bot"] for turn in turns} <= {"patron", "random"}
    assert {turn["stood_in_for"] for turn in turns} == {None}


def test_programs_are_bots_to_scripts(new_cafe: CafeFactory) -> None:
    card_only = patron("sommelier", "Der Kellner", (Edition.CARD,))
    anna = new_cafe(bot_workers=1, bot_programs=(patron(), card_only)).guest("Anna")
    programs = anna.get("/api/bots")["bots"][-2:]
    assert programs == [
        {"name": "patron", "edition": None, "level": None},
        {"name": "sommelier", "edition": "card", "level": None},
    ]
    refused = anna.opens(DEVICE, bot_seat("nobody"), status=422)
    assert refused["reason"].endswith("leonora, patron")
    assert anna.opens(DEVICE, bot_seat("sommelier"), status=422) == {"error": "bot-of-other-game"}
    named = anna.opens(DEVICE, {**bot_seat("patron"), "name": "Otto"})["match"]["state"]["seats"][1]
    assert (named["bot"], named["name"]) == ("patron", "Otto")


def test_the_host_gives_a_seat_to_a_program_and_takes_it_back(new_cafe: CafeFactory) -> None:
    anna = new_cafe(bot_workers=1, bot_programs=(patron(),)).guest("Anna")
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    seated = anna.post(f"/api/matches/{match}/seat-bot", {"seat": 1, "bot": "patron"})["state"]["seats"][1]
    assert (seated["kind"], seated["bot"], seated["name"]) == ("bot", "patron", "Der Wirt")
    freed = anna.post(f"/api/matches/{match}/free", {"seat": 1})["state"]["seats"][1]
    assert (freed["kind"], freed["name"]) == ("open", "")


@pytest.mark.parametrize("manner", ["crash", "hang", "babble", "illegal", "drip"])
def test_a_program_that_fails_disturbs_nobody_and_the_log_says_who_played(
    new_cafe: CafeFactory, manner: str
) -> None:
    rude = replace(misbehaving(manner), turn_ms=10 if manner == "hang" else 2_000)
    cafe = new_cafe(bot_workers=1, bot_programs=(rude,))
    anna = cafe.guest("Anna")
    with capture_logs() as lines:
        match = anna.starts(bot_seat("rude"), bot_seat("random"))
        state = anna.waits_for(match, lambda state: state["status"] == "over")
    assert state["seats"][0]["name"] == "Der Grobe"
    turns = told(anna, match, bool)
    played = {(turn["seat"], turn["by_bot"], turn["stood_in_for"]) for turn in turns}
    assert played == {(0, "gustav", "rude"), (1, "random", None)}
    failures = [line for line in lines if line["event"] == "program_failed"]
    assert len(failures) == MOST_FAILURES, "then it is not asked for a while"
    assert {(line["bot"], line["replaced_by"]) for line in failures} == {("rude", "gustav")}
    assert not [line for line in lines if line["event"] == "bot_failed"], "no worker had to be ended"


def test_a_program_that_is_named_no_more_is_played_on_by_the_second_level(new_cafe: CafeFactory) -> None:
    with_it = new_cafe(bot_workers=1, bot_programs=(patron(),))
    anna = with_it.guest("Anna")
    match = anna.opens(DEVICE, bot_seat("patron"))["match"]["id"]
    with_it.stop()
    without = new_cafe(bot_workers=1, database_url=with_it.settings.database_url)
    again = same_person(without, anna)
    again.post(f"/api/matches/{match}/start")
    while again.state(match)["view"]["player"] == 0:
        again.plays(match, 0)
    [turn, *_] = told(again, match, bool)
    assert (turn["by_bot"], turn["stood_in_for"]) == ("gustav", "patron")
    assert again.state(match)["seats"][1]["name"] == "Der Wirt"
    again.opens(DEVICE, bot_seat("patron"), status=422)


def same_person(cafe: Cafe, guest: Guest) -> Guest:
    other = cafe.guest()
    other.http.cookies.set("cafe", guest.http.cookies["cafe"])
    return other
