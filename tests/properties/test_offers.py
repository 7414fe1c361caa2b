"""`offers` is exactly what `play` accepts, over every move that could be said."""

from __future__ import annotations

import pytest
from hypothesis import given

from cafe.rules import Edition, objections, offers
from cafe.rules.moves import HostClub

from . import oracle
from .judging import answer, complaints, followed
from .universe import every_seating, every_swap, everything_else, many_moments
from .walks import Walk, walks

WALKS = 7
PAIRS = {Edition.BOARD: 48_000, Edition.CARD: 8_000}  # of guest and chair, in each part
IN_PARTS = [(Edition.BOARD, 0), (Edition.BOARD, 1), (Edition.CARD, 0)]


def test_the_suite_asks_for_a_hundred_thousand_pairs_of_guest_and_chair() -> None:
    assert sum(PAIRS[edition] for edition, _ in IN_PARTS) >= 100_000


@pytest.mark.parametrize(("edition", "part"), IN_PARTS)
def test_offers_are_exactly_the_moves_that_play_accepts(edition: Edition, part: int) -> None:
    pairs = 0
    for game in (judged.game for judged in many_moments(edition, WALKS, part)):
        offered = [offer.move for offer in offers(game)]
        assert len(set(offered)) == len(offered), "an offer made twice"
        seatings = list(every_seating(game))
        said = [*seatings, *every_swap(game), *everything_else()]
        accepted = {move for move in said if not answer(game, move)}
        assert {move for move in offered if not isinstance(move, HostClub)} == accepted
        pairs += len(seatings)
    assert pairs >= PAIRS[edition]


@pytest.mark.parametrize(("edition", "part"), [(Edition.BOARD, 0), (Edition.CARD, 0), (Edition.CARD, 1)])
def test_a_refusal_has_every_reason_of_the_second_opinion_and_no_other(edition: Edition, part: int) -> None:
    for judged in many_moments(edition, WALKS, part)[::2]:
        for move in [*every_seating(judged.game), *every_swap(judged.game), *everything_else()]:
            assert complaints(answer(judged.game, move)) == oracle.judge(judged.now, str(move)), move


@given(walks())
def test_refusals_agree_with_the_second_opinion_wherever_a_walk_leads(walk: Walk) -> None:
    *_, judged = followed(walk)
    for move in [*every_seating(judged.game), *everything_else()]:
        assert complaints(objections(judged.game, move)) == oracle.judge(judged.now, str(move)), move


@given(walks())
def test_whoever_is_on_turn_has_something_to_do(walk: Walk) -> None:
    for game in walk.games():
        assert bool(offers(game)) is (game.end is None)
