"""A whole review from its parts: what every player did, and where every margin comes from."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from cafe.kernel import from_game
from cafe.kernel.value import Outcome
from cafe.rules.notation import Record, final

from .deal_value import DealValue, values_of_deal
from .decisions import decisions_of
from .judging import review_decision
from .luck import luck_of_draws
from .marks import summary_of
from .review import LuckOfDraw, LuckSum, Method, Review, ReviewedTurn

Heard = Callable[[ReviewedTurn], None]


def review_game(record: Record, method: Method, heard: Heard = lambda _: None) -> Review:
    """Every decision one after another, each told when it is done; GameNotOver while a game is played."""
    turns: list[ReviewedTurn] = []
    for decision in decisions_of(record):
        turns.append(review_decision(decision, method))
        heard(turns[-1])
    return assembled(record, turns, method)


def assembled(record: Record, turns: Iterable[ReviewedTurn], method: Method) -> Review:
    """The review of a game whose decisions were reviewed with this method, wherever and in whatever order."""
    in_order = tuple(sorted(turns, key=lambda turn: turn.decision))
    if [turn.decision for turn in in_order] != list(range(1, len(decisions_of(record)) + 1)):
        raise ValueError("every decision of the game has to be reviewed once")
    draws, seats = luck_of_draws(record, method), range(record.ruleset.players)
    return Review(
        method=method,
        ruleset=str(record.ruleset),
        all_cards_seen=not record.ruleset.is_board,
        turns=in_order,
        draws=draws,
        players=tuple(summary_of(seat, in_order) for seat in seats),
        sums=luck_sums(final_margins(record), values_of_deal(record, method), draws, in_order),
    )


def final_margins(record: Record) -> tuple[int, ...]:
    """By how much each seat won or lost against the best of the others, in thousandths of a point."""
    over, outcome, margins = from_game(final(record)), Outcome(), list[int]()
    for seat in range(record.ruleset.players):
        outcome.of_end(over, seat)
        margins.append(int(outcome.margin))
    return tuple(margins)


def luck_sums(
    margins: Sequence[int],
    deals: Sequence[DealValue],
    draws: Iterable[LuckOfDraw],
    turns: Iterable[ReviewedTurn],
) -> tuple[LuckSum, ...]:
    """For each seat where its margin comes from; what nothing explains is told as such."""
    luck, losses = [0] * len(margins), [0] * len(margins)
    for draw in draws:
        luck[draw.seat] += draw.luck
    for turn in turns:
        losses[turn.seat] += turn.loss.margin
    return tuple(_sum(seat, margin, deals[seat], luck, losses) for seat, margin in enumerate(margins))


def _sum(seat: int, margin: int, deal: DealValue, luck: list[int], losses: list[int]) -> LuckSum:
    others_luck, others_losses = sum(luck) - luck[seat], sum(losses) - losses[seat]
    explained = deal.margin + luck[seat] - others_luck - losses[seat] + others_losses
    return LuckSum(
        seat=seat,
        margin=margin,
        deal=deal.margin,
        deal_error=deal.error,
        own_luck=luck[seat],
        others_luck=others_luck,
        own_losses=losses[seat],
        others_losses=others_losses,
        unexplained=margin - explained,
    )
