"""What is hidden is drawn fairly, and so that turns can be compared by the same luck."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

from cafe.kernel import Dice, Evaluation, Playouts, Position, Tally, Turns, from_game, from_view
from cafe.kernel.playouts import RUIN
from cafe.kernel.translation import KIND_OF
from cafe.rules import Game, Ruleset, deal, offers, play_step, start, view

SAMPLES = 3_000


def dealt(rules: str, seed: str = "chance") -> Game:
    ruleset = Ruleset.parse(rules)
    return start(ruleset, deal(ruleset, seed))


def turns_of(position: Position) -> list[int]:
    turns = Turns()
    position.list_turns(turns)
    return [code for code, _ in turns.listed()]


def test_dice_fall_on_every_number_as_often() -> None:
    dice = Dice(1)
    counts = Counter(dice.below(6) for _ in range(60_000))
    assert sorted(counts) == list(range(6))
    assert all(9_500 < count < 10_500 for count in counts.values())


def test_different_seeds_throw_differently() -> None:
    assert len({Dice(seed).below(2**31) for seed in range(1_000)}) == 1_000


def test_a_sample_gives_every_unseen_guest_the_same_chance() -> None:
    game = dealt("card players=2")
    seen = view(game, game.player)
    other, dice, unseen = 1 - game.player, Dice(3), seen.unseen()
    position, counts = from_view(seen, 1), Counter[int]()
    for _ in range(SAMPLES):
        position.sample(game.player, dice)
        counts.update(position.hand_of(other))
    for guest, count in unseen.items():
        expected = SAMPLES * 7 * count / unseen.total()
        assert abs(counts[KIND_OF[guest]] - expected) < 6 * expected**0.5, guest


def test_what_is_hidden_does_not_show_in_a_sample() -> None:
    game, rng = dealt("card players=3"), Random(4)
    bag = list(game.bag)
    rng.shuffle(bag)
    other = replace(game, bag=tuple(bag))
    one, two = from_game(game), from_game(other)
    one.sample(game.player, Dice(9))
    two.sample(game.player, Dice(9))
    assert one.undrawn() == two.undrawn()


def test_a_turn_that_draws_two_does_not_shift_the_luck_of_the_others() -> None:
    game = dealt("board players=3")
    position = from_game(game)
    position.sample(game.player, Dice(5))
    others = [player for player in range(3) if player != game.player]
    luck, drawn = [part(position, player) for player in others], set()
    for code in turns_of(position):
        tried = position.copy()
        tried.apply(code)
        drawn.add(len(part(position, game.player)) - len(part(tried, game.player)))
        assert [part(tried, player) for player in others] == luck
    assert drawn == {1, 2}


def part(position: Position, player: int) -> list[int]:
    """Who is still to come to a player."""
    places = range(position.next_drawn[player], position.bag_ends[player])
    return [int(position.bag[place]) for place in places]


def test_an_empty_part_of_the_bag_takes_from_the_fullest() -> None:
    game = dealt("board players=2")
    position = from_game(game)
    position.sample(game.player, Dice(5))
    everybody = Counter(position.undrawn())
    found = Counter[int]()
    while position.left:
        position.set_hand(game.player, [])
        position.draw()
        found.update(position.hand_of(game.player))
    assert found == everybody


def test_a_copy_stands_alone() -> None:
    game = dealt("board players=2 clubs=on")
    position = from_game(game)
    before = position.key()
    copy = position.copy()
    copy.apply(turns_of(copy)[0])
    assert position.key() == before != copy.key()


def test_the_hash_asks_neither_for_the_order_of_the_hand_nor_of_the_bag() -> None:
    game = dealt("board players=2")
    other = replace(game, hands=tuple(hand[::-1] for hand in game.hands), bag=game.bag[::-1])
    assert from_game(game).key() == from_game(other).key()


def test_every_turn_of_a_batch_is_played_out_as_often_and_the_position_stays() -> None:
    position = from_game(dealt("board players=2"))
    before, codes = position.key(), turns_of(position)[:3]
    tally = Tally(len(codes))
    Playouts(Evaluation(), greedy=True, decisions=8).batch(position, codes, tally, 5, 2)
    again = Tally(len(codes))
    Playouts(Evaluation(), greedy=True, decisions=8).batch(position, codes, again, 5, 2)
    assert tally.totals() == again.totals()
    assert tally.totals_of_squares() == again.totals_of_squares()
    assert tally.samples == 5
    assert position.key() == before


class Depth(Evaluation):
    """Tells how many turns were played."""

    def value(self, position: Position, player: int) -> int:
        assert 0 <= player < position.law.players
        return int(position.number)


def test_an_evaluation_of_ones_own_is_asked_after_so_many_decisions() -> None:
    game = dealt("card players=2")
    position, tally = from_game(game), Tally(1)
    Playouts(Depth(), greedy=False, decisions=6).batch(position, turns_of(position)[-1:], tally, 1, 2)
    assert 1 < tally.totals()[0] <= 1 + 1 + 6


def test_a_lead_is_told_in_thousandths_of_a_point() -> None:
    game = dealt("board players=2")
    step = next(step for step in (play_step(game, offer.move) for offer in offers(game)) if step.points)
    position = from_game(step.after)
    assert Evaluation().value(position, game.player) == 1000 * step.points
    assert RUIN < Evaluation().value(position, 1 - game.player) == -1000 * step.points
