"""The café's bots in workers: time becomes nodes, and nobody waits for a bot that thinks."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

import pytest

from cafe.api.thinking_bots import BOTS, FIRST_PROBE, MOST_NODES, USUAL_S, ThinkingBot, consider_in_time
from cafe.bots import ALL_BOTS, CHARACTERS, Considered, ConsideredTurn, bot
from cafe.rules import View, deal, ruleset, view
from cafe.rules.moves import EndTurn
from cafe.rules.state import start

from .cafe import DEVICE, Guest
from .conftest import CafeFactory
from .loop_monitor import watching

MAX_HOLD_S = 0.05
ENDS = ConsideredTurn((EndTurn(),), 0)


def a_view(edition: str = "board") -> View:
    rules = ruleset(edition, {"players": "2"})
    game = start(rules, deal(rules, "1"))
    return view(game, game.player)


@dataclass
class Searcher:
    """A mind for which every node takes the same time, and which has a clock for that."""

    node_s: float
    nodes: int = 0
    name: str = "searcher"
    turns: int = 2
    at: float = 0.0
    asked: list[int] = field(default_factory=list)

    def consider(self, _view: View, nodes: int, _seed: int) -> Considered:
        self.asked.append(nodes)
        self.at += nodes * self.node_s
        return Considered((ENDS,) * self.turns, nodes)

    def choose(self, considered: Considered, _seed: int) -> ConsideredTurn:
        return considered.turns[0]

    def clock(self) -> float:
        return self.at


def nodes_of(mind: Searcher, thinking_ms: int | None) -> int:
    character = replace(CHARACTERS["leonora"], mind=mind, likes=None, thinking_ms=thinking_ms)
    return ThinkingBot(character, mind.clock).plan(a_view(), 1).nodes


@pytest.mark.parametrize("node_s", [1e-5, 1e-4, 1e-3, 1e-2])
def test_who_has_a_second_uses_most_of_it_and_no_more(node_s: float) -> None:
    mind = Searcher(node_s)
    nodes = nodes_of(mind, 1_000)
    assert nodes == mind.asked[-1]
    assert 0.6 < nodes * node_s < mind.at <= 1.0 + 1e-9


def test_even_whose_nodes_take_very_long_thinks_a_little() -> None:
    mind = Searcher(node_s=10.0)
    assert nodes_of(mind, 1_000) == FIRST_PROBE
    assert mind.asked == [FIRST_PROBE]


def test_whose_nodes_take_no_time_has_enough_some_day() -> None:
    assert nodes_of(Searcher(node_s=0.0), 1_000) == MOST_NODES


def test_whose_strength_is_a_number_of_nodes_has_that_many_where_there_is_time() -> None:
    assert nodes_of(Searcher(node_s=1e-4, nodes=300), None) == 300


def test_where_the_kernel_is_slow_the_time_is_the_limit_for_them_too() -> None:
    mind = Searcher(node_s=1e-2, nodes=300)
    assert FIRST_PROBE < nodes_of(mind, None) < 300
    assert mind.at <= USUAL_S


def test_a_turn_without_a_choice_needs_no_search() -> None:
    assert nodes_of(Searcher(node_s=1e-4, turns=1), 1_000) == FIRST_PROBE


@pytest.mark.parametrize("name", ["greedy", "random", "gustav"])
def test_who_does_not_search_is_asked_once(name: str) -> None:
    considered, nodes = consider_in_time(bot(name), a_view(), 1, iter(range(10)).__next__)
    assert considered.turns
    assert nodes == 0


def test_all_bots_can_be_asked() -> None:
    assert list(BOTS) == list(ALL_BOTS)
    assert all(name == each.name for name, each in BOTS.items())


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


@pytest.mark.parametrize(("name", "limit_s"), [("sancho", 0.05), ("ingrid", 0.3), ("marcel", 0.3)])
def test_where_the_kernel_is_slow_weaker_characters_have_less_time(name: str, limit_s: float) -> None:
    mind = Searcher(node_s=1e-3, nodes=CHARACTERS["ingrid"].nodes)
    character = replace(CHARACTERS[name], mind=mind, likes=None)
    ThinkingBot(character, mind.clock).plan(a_view(), 1)
    assert limit_s / 2 < mind.at <= limit_s
