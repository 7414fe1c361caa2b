"""A game imagined behind a view agrees with it, holds the whole material, and is fairly drawn."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cafe.rules import Edition, Game, Move, View, imagine, offers, play_out, view

from .test_material import BOARD_GUESTS, CARD_GUESTS, NATIONS, everybody
from .walks import Temper, Walk, walks

SAMPLES = 2_000


def viewers(game: Game) -> list[int | None]:
    return [None, *range(game.scene.ruleset.players)]


@given(walks(), st.integers(0, 2**32))
def test_an_imagined_game_looks_the_same(walk: Walk, seed: int) -> None:
    rng = Random(seed)
    for game in list(walk.games())[::5]:
        for viewer in viewers(game):
            seen = view(game, viewer)
            assert view(imagine(seen, rng), viewer) == seen


@given(walks(), st.integers(0, 2**32))
def test_an_imagined_game_has_every_guest_and_table_card(walk: Walk, seed: int) -> None:
    rng = Random(seed)
    for game in list(walk.games())[::5]:
        for viewer in viewers(game):
            imagined = imagine(view(game, viewer), rng)
            assert everybody(imagined) == (BOARD_GUESTS if game.scene.ruleset.is_board else CARD_GUESTS)
            gone = Counter(map(str, view(game, viewer).gone))
            there = Counter(map(str, (*imagined.scene.room.nations.values(), *imagined.deck)))
            assert game.scene.ruleset.is_board or there + gone == Counter(dict.fromkeys(NATIONS, 2))


@given(walks(), st.integers(0, 2**32))
def test_the_player_on_turn_can_play_what_they_imagine_to_its_end(walk: Walk, seed: int) -> None:
    rng = Random(seed)
    *_, game = walk.games()
    imagined = imagine(view(game, game.player), rng)
    assert play_out(imagined, [anything] * walk.ruleset.players, rng).end is not None


def anything(seen: View, rng: Random) -> Move:
    return rng.choice(offers(seen)).move


@pytest.mark.parametrize("edition", Edition)
def test_what_is_hidden_is_imagined_fairly(edition: Edition) -> None:
    """How often each kind lies on top of the bag and in a hidden hand, against how often it should."""
    *_, game = Walk(f"{edition} players=3", 7, Temper.EARNING, length=60).games()
    seen, rng = view(game, None), Random(7)
    unseen = seen.unseen()
    on_top: Counter[str] = Counter()
    held: Counter[str] = Counter()
    laid: Counter[str] = Counter()
    for _ in range(SAMPLES):
        imagined = imagine(seen, rng)
        on_top[str(imagined.bag[0])] += 1
        held[str(imagined.hands[0][0])] += 1
        laid.update(map(str, imagined.deck[:1]))
    kinds = {str(guest): count / unseen.total() for guest, count in unseen.items()}
    assert is_fair(on_top, kinds)
    if edition is Edition.CARD:
        assert is_fair(held, kinds)
        tables = seen.unseen_tables()
        assert is_fair(laid, {str(nation): count / tables.total() for nation, count in tables.items()})


def is_fair(counted: Counter[str], chances: dict[str, float]) -> bool:
    """Chi-squared stays below its mean and four standard deviations; nothing comes that cannot."""
    wonder = sum(
        (counted[kind] - SAMPLES * chance) ** 2 / (SAMPLES * chance) for kind, chance in chances.items()
    )
    freedom = len(chances) - 1
    return set(counted) <= set(chances) and 0 < wonder < freedom + 4 * (2 * freedom) ** 0.5


def test_the_fairness_check_would_notice_a_marked_deck() -> None:
    chances = {"a": 0.5, "b": 0.25, "c": 0.25}
    assert not is_fair(Counter(a=1100, b=450, c=450), chances)
    assert not is_fair(Counter(a=1000, b=500, d=500), chances)
