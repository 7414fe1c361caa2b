"""What holds for every bot."""

from __future__ import annotations

import random
from functools import cache
from itertools import islice

import pytest

from cafe.bots import ALL_BOTS, BOTS, CHARACTERS, Bot, Planned, UnknownBot, bot
from cafe.bots.weights import weights_for
from cafe.rules import Ruleset, Step, View, deal, imagine, offers, ruleset, standings, start, take, view
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
KINDS = [(edition, name) for edition in ("board", "card") for name in BOTS] + [
    (each.edition.value, name) for name, each in CHARACTERS.items()
]
FEW = 24  # playouts
ENOUGH = 96  # playouts, so that every turn has several: whoever doubts does so in the second
HIDING = {  # with a learned value, and without
    "board": (
        "board players=2",
        "board players=3",
        "board players=3 clubs=on",
        "board players=2 birthday=10",
    ),
    "card": ("card players=2", "card players=3 clubs=on"),
}
SECRETS = [(name, rules) for edition, name in KINDS for rules in HIDING[edition]]


def mixed(players: int) -> list[Bot]:
    """Greedy and random bots in turn."""
    return [bot(("greedy", "random")[seat % 2]) for seat in range(players)]


def offered_points(step: Step) -> int:
    """What the move pays by its offer."""
    return next(offer.points for offer in offers(step.game) if offer.move == step.move)


@each_game
def test_a_bot_chooses_what_is_offered_until_the_game_ends(edition: str, options: dict[str, str]) -> None:
    rules = ruleset(edition, options)
    for step in steps_of(rules, mixed(rules.players), "offered"):
        assert step.move in [offer.move for offer in offers(view(step.game, step.game.player))]


@cache
def seen_in(rules: str) -> tuple[View, ...]:
    """What whoever was on turn saw, now and then in a greedy game, and near its end."""
    ruleset = Ruleset.parse(rules)
    games = [step.game for step in steps_of(ruleset, [bot("greedy")] * ruleset.players, "secret")]
    return tuple(view(game, game.player) for game in (*games[:: len(games) // 4], *games[-12::3]))


@pytest.mark.parametrize(("name", "rules"), SECRETS)
def test_what_a_bot_may_not_know_cannot_change_what_it_considers(name: str, rules: str) -> None:
    dice = random.Random(7)
    for at, seen in enumerate(seen_in(rules)):
        other = view(imagine(seen, dice), seen.viewer)
        considered = bot(name).consider(seen, ENOUGH, at)
        assert considered.turns
        assert considered == bot(name).consider(other, ENOUGH, at)
        assert bot(name).choose(considered, at) == bot(name).choose(bot(name).consider(other, ENOUGH, at), at)


@pytest.mark.parametrize("rules", ["board players=2", "board players=3", "card players=2"])
def test_among_those_views_is_all_that_bots_do(rules: str) -> None:
    """Playouts of every turn, one of four in doubt; the learned value; in a board game for two, its end."""
    strongest = next(
        each for each in CHARACTERS.values() if each.level == 5 and rules.startswith(each.edition)
    )
    values = [
        turn.value
        for seen in seen_in(rules)
        for turn in strongest.consider(seen, ENOUGH, 0).turns
        if turn.value is not None
    ]
    assert {value.exact for value in values} == ({False, True} if rules == "board players=2" else {False})
    assert min(value.samples for value in values if value.samples) >= 2
    assert weights_for(Ruleset.parse(rules)) is not None


@pytest.mark.parametrize(("edition", "name"), KINDS)
def test_the_same_view_and_dice_give_the_same_turn(edition: str, name: str) -> None:
    rules = ruleset(edition, {"players": "2"})
    for step in islice(steps_of(rules, [bot("random")] * 2, "again"), 0, 40, 13):
        seen = view(step.game, step.game.player)
        one, again = (bot(name).consider(seen, FEW, 3) for _ in range(2))
        assert one == again
        assert bot(name).choose(one, 3) == bot(name).choose(again, 3)


@pytest.mark.parametrize("name", CHARACTERS)
def test_a_character_plays_whole_turns_that_the_rules_allow(name: str) -> None:
    character = CHARACTERS[name]
    for options in ({"players": "2"}, {"players": "4", "clubs": "on"}):
        rules = ruleset(character.edition.value, options)
        game = start(rules, deal(rules, name))
        for number in range(30):
            seen = view(game, game.player)
            if game.end is not None:
                break
            turn = character.choose(character.consider(seen, FEW, number), number)
            taken = take(game, turn.moves)
            assert not taken.rest
            assert taken.steps[-1].is_settled
            assert sum(offered_points(step) for step in taken.steps) == turn.points
            game = taken.game


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
        chosen = {Planned(bot("random"))(seen, dice) for _ in range(40 * len(legal))}
        assert chosen == legal
        if len(legal) > 12:
            return


def test_random_sends_somebody_to_the_bar_as_readily_as_it_seats() -> None:
    rules, dice = ruleset("board", {"players": "2"}), random.Random(3)
    game = start(rules, deal(rules, "kinds"))
    kinds: list[type[Move]] = [
        type(Planned(bot("random"))(view(game, game.player), dice)) for _ in range(200)
    ]
    assert 60 < kinds.count(SendToBar) < 140
    assert not {Draw, LayAside, EndTurn} & set(kinds)
    assert Seat in kinds


def test_a_bot_that_does_not_exist_is_named_with_those_that_do() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'clever'; there are greedy, random, pippa, gustav"):
        bot("clever")
    assert [bot(name).name for name in ALL_BOTS] == list(ALL_BOTS)
