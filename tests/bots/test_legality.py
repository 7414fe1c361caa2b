"""Whatever a character plays was offered to it; ./run prove plays a hundred thousand turns of this."""

from __future__ import annotations

from itertools import count

import pytest

from cafe.bots import CHARACTERS, Character, Considered, ConsideredTurn
from cafe.rules import Edition, View

from .legality import CharactersGame, Illegal

TURNS = 300
SEED = "suite 51"  # its first four games have all ten characters


def test_what_characters_play_is_offered_over_all_options(monkeypatch: pytest.MonkeyPatch) -> None:
    played = set[str]()
    consider = Character.consider

    def noted(self: Character, view: View, nodes: int, seed: int) -> Considered:
        played.add(self.name)
        return consider(self, view, nodes, seed)

    monkeypatch.setattr(Character, "consider", noted)
    turns, editions = 0, set[Edition]()
    for number in count():
        game = CharactersGame(f"{SEED}-{number}")
        turns += game.turns()
        editions.add(game.ruleset.edition)
        if turns >= TURNS and played == set(CHARACTERS):
            break
    assert editions == set(Edition)


def test_a_turn_that_is_not_offered_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    choose = Character.choose

    def twice(self: Character, considered: Considered, seed: int) -> ConsideredTurn:
        turn = choose(self, considered, seed)
        return ConsideredTurn(turn.moves * 2, turn.points)

    monkeypatch.setattr(Character, "choose", twice)
    with pytest.raises(Illegal, match="suite 51-0: "):
        CharactersGame(f"{SEED}-0").turns()
