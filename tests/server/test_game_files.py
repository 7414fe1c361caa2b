"""Whole games: out as files that `cafe check` accepts, in again, and frame by frame."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cafe.match.game_file import IMPORTED
from cafe.rules import Move, Ruleset, commitment, deal, offers, play_step, start
from cafe.rules.notation import Record, final, parse_record, record_text

from .cafe import DEVICE, OPEN, RANDOM, Cafe, Guest, play_to_the_end
from .conftest import CafeFactory


def test_a_finished_match_is_a_file_that_cafe_check_accepts(
    finished: tuple[Guest, str], tmp_path: Path
) -> None:
    anna, match = finished
    answer = anna.http.get(f"/api/matches/{match}/export")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    record = parse_record(answer.text)
    snapshot = anna.get(f"/api/matches/{match}")
    assert record.names == ("Robo=bot:random", "random=bot:random")
    assert list(final(record).scene.scores) == snapshot["state"]["view"]["scores"]
    assert record.commitment == snapshot["commitment"] == commitment(record.seed or "")
    assert record.deal == deal(record.ruleset, snapshot["state"]["secret"])
    file = tmp_path / "game.cafe"
    file.write_text(answer.text, "utf-8")
    check = [sys.executable, "-c", "from cafe.terminal.cli import main; main()", "check", str(file)]
    said = subprocess.run(check, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout + said.stderr


def test_a_running_match_is_not_exported(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, DEVICE)
    assert anna.get(f"/api/matches/{match}/export", 409) == {"error": "not-over-yet"}


def test_a_running_match_is_looked_back_on_with_ones_own_eyes(cafe: Cafe) -> None:
    anna, ben, cara = cafe.guest("Anna"), cafe.guest("Ben"), cafe.guest("Cara")
    match = anna.opens(DEVICE, OPEN, edition="card")["match"]["id"]
    ben.post(f"/api/matches/{match}/join", {"seat": 1})
    anna.post(f"/api/matches/{match}/start")
    for _ in range(4):
        seat = anna.state(match)["view"]["player"]
        (anna, ben)[seat].plays(match, seat)
    for guest, own in ((anna, 0), (ben, 1), (cara, None)):
        frames = guest.get(f"/api/matches/{match}/replay")["frames"]
        assert frames[-1]["view"] == guest.state(match)["view"]
        for frame in frames:
            for seat, hand in enumerate(frame["view"]["hands"] if frame["view"] else []):
                assert (None in hand) is (seat != own and bool(hand))
        assert guest.get(f"/api/matches/{match}/replay", after=len(frames) - 2)["frames"] == frames[-2:]
        assert guest.get(f"/api/matches/{match}/replay", after=len(frames))["frames"] == []
        assert guest.get(f"/api/matches/{match}/replay", 409, seat="open") == {"error": "not-over-yet"}
    assert ben.get(f"/api/matches/{match}/replay", 403, seat=0) == {"error": "not-your-seat"}
    assert cara.get(f"/api/matches/{match}/replay", 403, seat=0) == {"error": "not-your-seat"}


def test_resigned_and_called_off_matches_are_files_too(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, RANDOM, edition="card")
    while anna.state(match)["view"]["player"] != 0:
        anna.get(f"/api/matches/{match}/events", after=anna.state(match)["seq"], wait=5)
    anna.plays(match, 0)
    anna.post(f"/api/matches/{match}/resign", {"seat": 0})
    assert parse_record(anna.get(f"/api/matches/{match}/export")).moves
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    anna.post(f"/api/matches/{match}/call-off")
    assert parse_record(anna.get(f"/api/matches/{match}/export")).moves == ()
    assert len(anna.get(f"/api/matches/{match}/replay")["frames"]) == 3


@pytest.mark.parametrize("edition", ["board", "card"])
def test_a_finished_match_is_seen_again_frame_by_frame(new_cafe: CafeFactory, edition: str) -> None:
    cafe = new_cafe()
    anna, match = play_to_the_end(cafe, edition)
    entries = anna.get(f"/api/matches/{match}/events")["entries"]
    last = anna.state(match)["view"]
    openly = anna.get(f"/api/matches/{match}/replay", seat="open")["frames"]
    assert [frame["seq"] for frame in openly] == [entry["seq"] for entry in entries]
    assert openly == anna.get(f"/api/matches/{match}/replay")["frames"]
    assert openly[-1]["view"]["scores"] == last["scores"]
    assert not any(None in hand for frame in openly if frame["view"] for hand in frame["view"]["hands"])
    seat = anna.get(f"/api/matches/{match}/replay", seat=1)["frames"]
    if edition == "card":
        assert all(set(frame["view"]["hands"][0]) <= {None} for frame in seat if frame["view"])
    assert anna.get(f"/api/matches/{match}/replay", 404, seat=2)["error"] == "no-such-seat"
    assert anna.get(f"/api/matches/{match}/replay", 400, seat="x")["error"] == "bad-field"


def test_a_file_comes_back_as_a_match_to_look_at(cafe: Cafe, finished: tuple[Guest, str]) -> None:
    anna, match = finished
    file = anna.get(f"/api/matches/{match}/export")
    ben = cafe.guest("Ben")
    answer = ben.http.post("/api/import", content=file.encode())
    assert answer.status_code == 201
    again = answer.json()["match"]
    assert again["state"]["status"] == "over"
    assert again["state"]["you"]["seats"] == [], "bots are bots"
    assert again["commitment"] == anna.get(f"/api/matches/{match}")["commitment"]
    exported = ben.get(f"/api/matches/{again['id']}/export")
    assert parse_record(exported) == parse_record(file), "the mark is a comment"
    assert exported.replace(f"{IMPORTED}\n", "", 1) == file
    views = [frame["view"] for frame in ben.get(f"/api/matches/{again['id']}/replay")["frames"]]
    assert views[-1] == [frame["view"] for frame in anna.get(f"/api/matches/{match}/replay")["frames"]][-1]


def test_an_imported_game_is_marked_as_imported_everywhere(cafe: Cafe, finished: tuple[Guest, str]) -> None:
    anna, match = finished
    file = anna.get(f"/api/matches/{match}/export")
    without_seed = "\n".join(line for line in file.split("\n") if not line.startswith(("seed", "commitment")))
    for text in (file, without_seed):
        ben = cafe.guest("Ben")
        snapshot = ben.http.post("/api/import", content=text.encode()).json()["match"]
        assert snapshot["imported"] is True
        path = f"/api/matches/{snapshot['id']}"
        assert ben.get(path)["imported"] is True
        assert ben.get(f"{path}/replay")["imported"] is True
        assert [listed["imported"] for listed in ben.get("/api/me/matches")["matches"]] == [True]
        assert IMPORTED in ben.get(f"{path}/export").split("\n")
        [taken_along] = ben.get("/api/me/export")["matches"]
        assert IMPORTED in taken_along["file"].split("\n")
    assert IMPORTED not in file
    assert anna.get(f"/api/matches/{match}")["imported"] is False
    assert anna.get(f"/api/matches/{match}/replay")["imported"] is False


def test_an_unfinished_file_is_played_on(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    match = anna.starts(DEVICE, {**DEVICE, "name": "Ben"}, edition="card")
    for _ in range(3):
        anna.plays(match, anna.state(match)["view"]["player"])
    anna.post(f"/api/matches/{match}/resign", {"seat": 0})
    file = anna.get(f"/api/matches/{match}/export")
    without_seed = "\n".join(line for line in file.split("\n") if not line.startswith(("seed", "commitment")))
    for text in (file, without_seed):
        again = anna.http.post("/api/import", content=text.encode()).json()["match"]
        assert again["state"]["status"] == "running"
        assert [seat["name"] for seat in again["state"]["seats"]] == ["Anna", "Ben"]
        assert again["commitment"] == (commitment(parse_record(text).seed or "") if text is file else "")
        seat = again["state"]["view"]["player"]
        assert anna.plays(again["id"], seat)["entries"][-1]["type"] == "turn-played"
        anna.post(f"/api/matches/{again['id']}/resign", {"seat": 0})
        assert parse_record(anna.get(f"/api/matches/{again['id']}/export")).moves


def a_file_with(*names: str, edition: str = "card", end: bool = False) -> str:
    """A game of two that has begun, or is over."""
    rules = Ruleset.parse(f"{edition} players=2")
    dealt, moves = deal(rules, "file"), list[Move]()
    game = start(rules, dealt)
    while game.end is None and (end or len(moves) < 6):
        step = play_step(game, offers(game)[-1].move)
        moves.append(step.move)
        game = step.after
    return record_text(Record(rules, dealt, tuple(moves), names, "file"))


def test_bots_of_a_file_are_bots_and_play_on(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    again = anna.http.post("/api/import", content=a_file_with("Anna", "Robo=bot:random").encode()).json()[
        "match"
    ]
    seats = again["state"]["seats"]
    assert [(seat["kind"], seat["bot"], seat["name"]) for seat in seats] == [
        ("device", "", "Anna"),
        ("bot", "random", "Robo"),
    ]
    assert again["state"]["you"]["seats"] == [0]
    for _ in range(2):
        anna.waits_for(again["id"], lambda state: state["view"]["player"] == 0)
        anna.plays(again["id"], 0)
    anna.post(f"/api/matches/{again['id']}/resign", {"seat": 0})
    names = parse_record(anna.get(f"/api/matches/{again['id']}/export")).names
    assert names == ("Anna", "Robo=bot:random")


@pytest.mark.parametrize("bot", ["nobody", "leonora", ""])
def test_a_bot_that_does_not_play_here_is_somebody_on_the_device(cafe: Cafe, bot: str) -> None:
    anna = cafe.guest("Anna")
    file = a_file_with("Anna", f"Robo=bot:{bot}")
    again = anna.http.post("/api/import", content=file.encode()).json()["match"]
    assert [seat["kind"] for seat in again["state"]["seats"]] == ["device", "device"]


def test_bots_alone_go_on_with_a_file_within_the_quota_of_whoever_opens_it(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(max_bot_matches_per_person=1, bot_pace_ms=60_000)
    anna = cafe.guest("Anna")
    running = a_file_with("Random=bot:random", "Robo=bot:random").encode()
    opened = anna.http.post("/api/import", content=running)
    assert opened.status_code == 201
    assert [listed["id"] for listed in anna.get("/api/me/matches")["matches"]] == [
        opened.json()["match"]["id"]
    ]
    refused = anna.http.post("/api/import", content=running)
    assert (refused.status_code, refused.json()) == (409, {"error": "too-many-bot-matches"})
    finished = a_file_with("Random=bot:random", "Robo=bot:random", end=True).encode()
    assert anna.http.post("/api/import", content=finished).status_code == 201, "nobody plays it"


def test_nobody_is_a_bot_by_their_name(cafe: Cafe) -> None:
    anna = cafe.guest("Anna=bot:random")
    match = anna.starts(DEVICE, RANDOM, edition="card")
    anna.post(f"/api/matches/{match}/resign", {"seat": 0})
    names = parse_record(anna.get(f"/api/matches/{match}/export")).names
    assert names == ("Anna=bot random", "random=bot:random")


def test_what_is_wrong_with_a_file_is_told_as_a_value_too(cafe: Cafe) -> None:
    text = a_file_with("Anna", "Ben").replace("first 1", "first 7").replace("first 2", "first 7")
    answer = cafe.guest().http.post("/api/import", content=text.encode())
    assert answer.status_code == 422
    told = answer.json()
    assert (told["line"], told["column"]) == (5, 7)
    assert told["flaw"] == {"type": "not-a-number-from", "text": "7", "least": 1, "most": 2}


def test_an_option_that_cannot_be_is_told_as_a_value_too(cafe: Cafe) -> None:
    body = {"edition": "board", "seats": [DEVICE, DEVICE], "options": {"plan": "nowhere"}}
    told = cafe.guest("Anna").post("/api/matches", body, 422)
    assert told["error"] == "bad-field"
    assert told["flaw"]["type"] == "bad-option"
    assert told["flaw"]["option"] == "plan"
    assert told["flaw"]["flaw"]["type"]


@pytest.mark.parametrize(
    "text",
    ["", "hello", "Café International game 1\n", "\x00", "Café International game 1\nrules board players=9"],
)
def test_what_is_no_game_file_is_refused_with_the_place(cafe: Cafe, text: str) -> None:
    answer = cafe.guest().http.post("/api/import", content=text.encode())
    assert answer.status_code == 422
    assert answer.json()["error"] == "misread"
    assert answer.json()["reason"].startswith("Line ")


def test_a_file_that_is_no_text_is_refused(cafe: Cafe) -> None:
    answer = cafe.guest().http.post("/api/import", content=b"\xff\xfe")
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-json")


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("de-AT, en;q=0.5", "Zeile 1, Zeichen 1: Eine Spieldatei beginnt mit der Zeile"),
        ("fr", "Ligne 1, caractère 1\N{NO-BREAK SPACE}: Un fichier de partie commence par la ligne"),
        ("pl, xx", "Line 1, character 1: A game file begins with the line"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_in_the_language_that_is_asked_for(
    cafe: Cafe, language: str, reason: str
) -> None:
    anna = cafe.guest("Anna")
    answer = anna.http.post("/api/import", content=b"hello", headers={"accept-language": language})
    assert answer.status_code == 422
    assert answer.json()["error"] == "misread"
    assert answer.json()["reason"].startswith(reason)
