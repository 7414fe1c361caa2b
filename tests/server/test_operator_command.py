"""The operator's command: on the database of the settings, in words, also beside a running server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cafe.server.operator.command import main

from .cafe import Cafe, two_at_a_table
from .conftest import CafeFactory
from .test_reports import person_of, says

TIMEOUT_S = 60


@pytest.fixture
def environment(cafe: Cafe) -> dict[str, str]:
    """The settings by which a command finds the database of the café."""
    return {"CAFE_DATABASE_URL": cafe.settings.database_url}


Lines = pytest.CaptureFixture[str]


def test_the_command_lists_reports_and_carries_out_what_is_ordered(
    cafe: Cafe, environment: dict[str, str], capsys: Lines
) -> None:
    anna, ben, match = two_at_a_table(cafe)
    seq = says(ben, match, "You fool")
    anna.post(f"/api/matches/{match}/report", {"seq": seq, "reason": "Not nice"}, 204)
    assert main(["reports"], environment) == 0
    listed = capsys.readouterr().out
    person = person_of(cafe, ben, match)
    for words in ("Ben: You fool", "reason: Not nice", "by 1 person", f"match {match}  person {person}"):
        assert words in listed
    number = listed.partition("Ben: You fool")[0].rpartition("#")[2].split()[0]
    assert main(["mute", number, "--hours", "2"], environment) == 0
    assert main(["reports", "--handled"], environment) == 0
    assert "muted" in capsys.readouterr().out
    assert main(["sanctions"], environment) == 0
    assert f"{person}  Ben: muted until" in capsys.readouterr().out
    cafe.run(cafe.context.active_sanctions.check())
    assert ben.post(f"/api/matches/{match}/say", {"text": "Hi"}, 403) == {"error": "silenced"}
    assert main(["unmute", person], environment) == 0
    cafe.run(cafe.context.active_sanctions.check())
    says(ben, match, "Sorry")


def test_the_command_shows_who_is_who_at_a_match(
    cafe: Cafe, environment: dict[str, str], capsys: Lines
) -> None:
    _, ben, match = two_at_a_table(cafe)
    says(ben, match, "Good evening")
    assert main(["match", match], environment) == 0
    shown, person = capsys.readouterr().out, person_of(cafe, ben, match)
    assert f"seat 2  {person}  Ben" in shown
    assert f"{person}  Ben: Good evening" in shown


def test_the_command_renames_bans_and_closes(cafe: Cafe, environment: dict[str, str]) -> None:
    anna, ben, match = two_at_a_table(cafe)
    person = person_of(cafe, ben, match)
    assert main(["rename", person, "Guest"], environment) == 0
    assert main(["close", match], environment) == 0
    assert main(["ban", person], environment) == 0
    cafe.run(cafe.context.active_sanctions.check())
    state = anna.waits_for(match, lambda state: state["status"] == "over")
    assert ([seat["name"] for seat in state["seats"]], state["outcome"]) == (["Anna", "Guest"], "closed")
    assert ben.post(f"/api/matches/{match}/say", {"text": "Hi"}, 403) == {"error": "banned"}
    assert main(["unban", person], environment) == 0


def test_a_report_is_dismissed_or_leads_to_its_match(
    cafe: Cafe, environment: dict[str, str], capsys: Lines
) -> None:
    anna, ben, match = two_at_a_table(cafe)
    for text in ("dismiss this", "close for this"):
        anna.post(f"/api/matches/{match}/report", {"seq": says(ben, match, text)}, 204)
    main(["reports"], environment)
    listed = capsys.readouterr().out
    first, second = (
        listed.partition(text)[0].rpartition("#")[2].split()[0] for text in ("dismiss this", "close for this")
    )
    assert main(["dismiss", f"#{first}"], environment) == 0
    assert main(["close", second], environment) == 0
    main(["reports"], environment)
    assert match not in capsys.readouterr().out
    cafe.run(cafe.context.active_sanctions.check())
    assert anna.waits_for(match, lambda state: state["status"] == "over")["outcome"] == "closed"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["ban", "nobody"], "there is nobody with this id"),
        (["ban", "-Lnobody"], "there is nobody with this id"),
        (["mute", "--nobody", "--hours", "2"], "there is nobody with this id"),
        (["match", "-LCoCZzDFQAR95XaQBJa3w"], "there is no such match"),
        (["close", "nowhere"], "there is no such match"),
        (["match", "nowhere"], "there is no such match"),
        (["mute", "999999999"], "there is no report with this number"),
        (["dismiss", "nobody"], "there is no report with this number"),
        (["rename", "nobody", "\u200b"], "name: nothing that can be read"),
        (["mute", "nobody", "--hours", "0"], "--hours"),
        (["bann", "nobody"], "No such command 'bann'"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    cafe: Cafe, environment: dict[str, str], capsys: Lines, arguments: list[str], reason: str
) -> None:
    assert main(arguments, environment) in (1, 2)
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("cafe: ")
    assert reason in line


def test_the_command_makes_no_database_and_waits_for_a_server_to_bring_it_up_to_date(
    tmp_path: Path, capsys: Lines
) -> None:
    assert main(["--data", str(tmp_path), "reports"], {}) == 2
    assert "there is no database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "cafe.sqlite3").touch()
    assert main(["reports"], {"CAFE_DATA": str(tmp_path)}) == 2
    assert "not of this version" in capsys.readouterr().err
    assert main(["reports"], {"CAFE_DATTA": "x"}) == 2
    assert "CAFE_DATTA is unknown" in capsys.readouterr().err


def test_the_command_is_a_word_after_the_servers_module(new_cafe: CafeFactory) -> None:
    cafe = new_cafe()
    anna, ben, match = two_at_a_table(cafe)
    anna.post(f"/api/matches/{match}/report", {"seq": says(ben, match, "rude")}, 204)
    answer = subprocess.run(
        [sys.executable, "-m", "cafe.server", "operator", "reports"],
        env={"CAFE_DATABASE_URL": cafe.settings.database_url},
        capture_output=True,
        text=True,
        timeout=TIMEOUT_S,
        check=True,
    )
    assert "Ben: rude" in answer.stdout
