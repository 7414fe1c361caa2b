"""What holds for every bot."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from cafe.bots import BOTS, Bot, UnknownBot, bot
from cafe.rules import deal, imagine, offers, ruleset, standings, start, view
from cafe.rules.moves import Draw, EndTurn, LayAside, Move, Seat, SendToBar

from .tables import final, steps_of

PLAIN = [("board", {"players": str(n)}) for n in (2, 3, 4)] + [
    ("card", {"players": str(n)}) for n in (2, 3, 4, 5)
]
BOARD_VARIANTS = {"birthday": "10", "clubs": "on", "lone_joker": "on", "swap": "any-fitting", "bar": "gentle"}
VARIANTS = [
    ("board", {"players": "2", **BOARD_VARIANTS}),
    ("board", {"players": "4", **BOARD_VARIANTS, "plan": "ring", "doubling": "every-group"}),
    ("board", {"players": "3", "hand_size": "automatic", "birthday": "on"}),
    ("card", {"players": "2", "clubs": "on"}),
    ("card", {"players": "5", "clubs": "on"}),
]
each_game = pytest.mark.parametrize(("edition", "options"), PLAIN + VARIANTS, ids=str)
each_edition = pytest.mark.parametrize("edition", ["board", "card"])


def mixed(players: int) -> list[Bot]:
    """Greedy and random bots in turn."""
    return [bot(("greedy", "random")[seat % 2]) for seat in range(players)]


@each_game
def test_a_bot_chooses_what_is_offered_until_the_game_ends(edition: str, options: dict[str, str]) -> None:
    rules = ruleset(edition, options)
    for step in steps_of(rules, mixed(rules.players), "offered"):
        assert step.move in [offer.move for offer in offers(view(step.game, step.game.player))]


@each_edition
@pytest.mark.parametrize("name", BOTS)
def test_what_a_bot_may_not_know_cannot_change_its_move(edition: str, name: str) -> None:
    rules, dice = ruleset(edition, {"players": "3", "clubs": "on"}), random.Random(7)
    for at, step in enumerate(steps_of(rules, [bot("random")] * 3, "secret")):
        if at % 3:
            continue
        player = step.game.player
        seen = view(step.game, player)
        other = view(imagine(seen, dice), player)
        assert bot(name).choose(seen, random.Random(at)) == bot(name).choose(other, random.Random(at))


@each_edition
@pytest.mark.parametrize("name", BOTS)
def test_the_same_view_and_dice_give_the_same_move(edition: str, name: str) -> None:
    rules = ruleset(edition, {"players": "2"})
    one, again = (islice(steps_of(rules, [bot(name)] * 2, "again"), 30) for _ in range(2))
    assert [step.move for step in one] == [step.move for step in again]


@each_edition
def test_greedy_clearly_beats_random(edition: str) -> None:
    rules, won = ruleset(edition, {"players": "2"}), 0
    for number in range(16):
        greedy = number % 2
        seats = [bot("greedy" if seat == greedy else "random") for seat in range(2)]
        best, *_ = standings(final(rules, seats, f"duel {number // 2}"))
        won += best.player == greedy
    assert won >= 13


def test_random_can_reach_every_legal_move() -> None:
    rules, dice = ruleset("card", {"players": "2"}), random.Random(3)
    for step in steps_of(rules, [bot("greedy")] * 2, "reach"):
        seen = view(step.game, step.game.player)
        legal = {offer.move for offer in offers(seen)}
        chosen = {bot("random").choose(seen, dice) for _ in range(40 * len(legal))}
        assert chosen == legal
        if len(legal) > 12:
            return


def test_random_sends_somebody_to_the_bar_as_readily_as_it_seats() -> None:
    rules, dice = ruleset("board", {"players": "2"}), random.Random(3)
    game = start(rules, deal(rules, "kinds"))
    kinds: list[type[Move]] = [type(bot("random").choose(view(game, game.player), dice)) for _ in range(200)]
    assert 60 < kinds.count(SendToBar) < 140
    assert not {Draw, LayAside, EndTurn} & set(kinds)
    assert Seat in kinds


def test_a_bot_that_does_not_exist_is_named_with_those_that_do() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'clever'; there are greedy, random"):
        bot("clever")
    assert [bot(name).name for name in BOTS] == list(BOTS)
