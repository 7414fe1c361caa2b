"""The café's bots in workers: nobody waits for a bot that thinks."""

from __future__ import annotations

import pytest

from cafe.api.thinking_bots import BOTS, STEADY_BOTS
from cafe.bots import ALL_BOTS
from cafe.bots.in_time import FIRST_PROBE

from .cafe import DEVICE, Guest
from .conftest import CafeFactory
from .loop_monitor import watching

MAX_HOLD_S = 0.05


def test_all_bots_can_be_asked() -> None:
    assert list(BOTS) == list(ALL_BOTS)
    assert all(name == each.name for name, each in BOTS.items())


def test_in_shared_deals_nobody_searches_more_than_plain_python_has_time_for() -> None:
    steady = {bot.bot.name: bot.nodes for bot in STEADY_BOTS.values()}
    assert (steady["leonora"], steady["magnus"]) == (400, 800)
    assert steady["hedwig"] == ALL_BOTS["hedwig"].nodes, "it keeps its own"


def plays_against(guest: Guest, character: str, edition: str) -> tuple[str, list[dict[str, object]]]:
    """A match with this character, until it has played a turn; what it wrote."""
    match = guest.starts(DEVICE, {"kind": "bot", "bot": character}, edition=edition)
    while guest.state(match)["view"]["player"] == 0:
        guest.plays(match, 0)
    after, turns = 0, list[dict[str, object]]()
    while not turns:
        news = guest.get(f"/api/matches/{match}/events", after=after, wait=20)
        turns = [entry for entry in news["entries"] if entry.get("by_bot")]
        after = news["seq"]
    return match, turns


def test_a_character_thinks_in_a_worker_and_holds_nobody_up(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(bot_workers=1)
    anna = cafe.guest("Anna")
    with watching(cafe) as monitor:
        _, [turn, *_] = plays_against(anna, "leonora", "board")
    assert turn["by_bot"] == "leonora"
    assert isinstance(turn["nodes"], int)
    assert turn["nodes"] >= FIRST_PROBE
    assert monitor.rounds > 10
    assert monitor.longest_s < MAX_HOLD_S


def test_how_far_a_bot_searched_is_not_told_while_its_hand_is_hidden(new_cafe: CafeFactory) -> None:
    anna = new_cafe().guest("Anna")
    match, [turn, *_] = plays_against(anna, "sancho", "card")
    assert (turn["by_bot"], turn["nodes"]) == ("sancho", None)
    anna.post(f"/api/matches/{match}/resign", {"seat": 0})
    frames = anna.get(f"/api/matches/{match}/replay", view="open")["frames"]
    shown = [frame["entry"] for frame in frames if frame.get("entry", {}).get("by_bot") == "sancho"]
    assert shown
    assert shown[0]["nodes"] > 0


@pytest.mark.parametrize(("character", "edition"), [("leonora", "card"), ("magnus", "board")])
def test_a_character_of_the_other_game_is_refused(
    new_cafe: CafeFactory, character: str, edition: str
) -> None:
    anna = new_cafe().guest("Anna")
    seat = {"kind": "bot", "bot": character}
    assert anna.opens(DEVICE, seat, edition=edition, status=422) == {"error": "bot-of-other-game"}
    match = anna.opens(DEVICE, {"kind": "open"}, edition=edition)["match"]["id"]
    asked = {"seat": 1, "bot": character}
    assert anna.post(f"/api/matches/{match}/seat-bot", asked, 422) == {"error": "bot-of-other-game"}
