"""Results of a deal that several play: what they are, and how they compare."""

from __future__ import annotations

from statistics import fmean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cafe.match import actions
from cafe.match.clock import Clock
from cafe.match.deal_play import Grade, deal_play, may_be_offered, par_of, percentile, result_of
from cafe.match.entries import Row
from cafe.match.opening import Opening, first_entries
from cafe.match.seats import SeatKind, SeatPlan
from cafe.match.shared_deal import SharedDeal, SharedKind
from cafe.match.state import fold_log
from cafe.rules import ruleset

from .in_memory_match import ANNA, BOT, MORNING, SEED, InMemoryMatch

MARGINS = st.integers(-200, 200)
DAY = 20_775


def shared_match(kind: SharedKind, edition: str = "board") -> InMemoryMatch:
    """Anna against a bot."""
    shared = SharedDeal(kind, "some deal", DAY if kind is SharedKind.DAILY else None)
    opening = Opening(
        host=ANNA,
        ruleset=ruleset(edition, {"players": "2"}),
        seats=(SeatPlan(SeatKind.DEVICE), BOT),
        clock=Clock(),
        listed=False,
        sitting={0: (ANNA, "Anna")},
        shared=shared,
    )
    rows = [Row(seq, MORNING, entry) for seq, entry in enumerate(first_entries(opening, SEED), start=1)]
    there = InMemoryMatch(fold_log("m1", rows))
    assert deal_play(there.match, rows) is not None, "begun"
    there.start()
    return there


def played_out(there: InMemoryMatch) -> None:
    while there.match.on_turn is not None:
        there.play() if there.match.on_turn == 0 else there.play_bot()


@pytest.mark.parametrize("edition", ["board", "card"])
def test_a_game_that_was_played_out_has_a_result(edition: str) -> None:
    there = shared_match(SharedKind.CHALLENGE, edition)
    assert result_of(there.match, 0) is None
    played_out(there)
    mine, theirs = result_of(there.match, 0), result_of(there.match, 1)
    assert mine is not None
    assert theirs is not None
    assert mine.margin == -theirs.margin == mine.score - theirs.score
    assert mine.grade is Grade.PLAYED
    assert not mine.bot_helped
    assert (mine.place == 1) == (mine.margin >= 0) or mine.margin == 0


def test_giving_up_is_a_result_and_comes_after_all_others() -> None:
    there = shared_match(SharedKind.DAILY)
    entries = there.do(actions.resign(there.match, ANNA, 0))
    rows = [Row(5 + n, MORNING, entry) for n, entry in enumerate(entries)]
    played = deal_play(there.match, rows)
    assert played is not None
    assert played.result is not None
    assert played.result.grade is Grade.GAVE_UP < Grade.BANKRUPT < Grade.PLAYED
    assert played.ended_at == MORNING


def test_a_bot_that_played_for_somebody_is_marked() -> None:
    there = shared_match(SharedKind.DAILY)
    there.leave(ANNA, 0)
    while there.match.on_turn is not None:
        there.play_bot()
    result = result_of(there.match, 0)
    assert result is not None
    assert result.bot_helped


def test_turns_alone_tell_the_index_nothing() -> None:
    there = shared_match(SharedKind.DAILY)
    entry = actions.leave(there.match, ANNA, 0, MORNING)[0]
    assert deal_play(there.match, [Row(9, MORNING, entry)]) is None


@pytest.mark.parametrize("kind", SharedKind)
def test_the_end_of_a_match_opens_the_seed_but_not_that_of_a_day(kind: SharedKind) -> None:
    there = shared_match(kind)
    played_out(there)
    secret = "" if kind is SharedKind.DAILY else SEED
    assert there.match.opened.secret_at_end == secret
    assert actions.resign(shared_match(kind).match, ANNA, 0)[-1].secret == secret  # type: ignore[union-attr]


def test_only_what_was_played_out_here_can_be_offered() -> None:
    there = shared_match(SharedKind.CHALLENGE)
    assert may_be_offered(there.match) == "not-over-yet"
    given_up = shared_match(SharedKind.CHALLENGE)
    given_up.do(actions.resign(given_up.match, ANNA, 0))
    assert may_be_offered(given_up.match) == "not-played-out"
    played_out(there)
    assert may_be_offered(there.match) is None


@given(st.lists(MARGINS, min_size=1, max_size=60), st.data())
def test_a_percentile_counts_whom_one_is_ahead_of_and_ties_half(
    margins: list[int], data: st.DataObject
) -> None:
    mine = data.draw(st.sampled_from(margins))
    worse, equal = sum(one < mine for one in margins), sum(one == mine for one in margins)
    found = percentile(worse, equal, len(margins))
    if len(margins) == 1:
        assert found is None
        return
    assert found is not None
    assert 0 <= found <= 100
    assert (found == 100) == (worse == len(margins) - 1), "only whoever is first"
    mirrored = percentile(len(margins) - worse - equal, equal, len(margins))
    assert mirrored is not None
    assert abs(found + mirrored - 100) <= 1, "rounded"


def test_whoever_is_second_of_many_is_not_ahead_of_all() -> None:
    assert percentile(worse=999, equal=1, total=1_001) == 99
    assert percentile(worse=1_000, equal=1, total=1_001) == 100


@given(st.lists(MARGINS, min_size=2, max_size=60))
def test_par_is_the_mean_with_its_standard_error(margins: list[int]) -> None:
    par = par_of(margins)
    assert par.games == len(margins)
    assert par.mean == pytest.approx(1_000 * fmean(margins), abs=1)
    assert par.error == pytest.approx(1_000 * stdev(margins) / len(margins) ** 0.5, abs=1.1)
