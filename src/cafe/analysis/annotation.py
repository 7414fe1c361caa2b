"""A game file with its review: comments after every turn, in the words and numbers of the notation.

    # review engine=1 weights=1f0c5d2a9b7e4c63 seed=1 nodes=1200
    7 player 2: ITm@k13 end = 12 9
    # margin -3.21 ±0.64 win 41.2 ±1.1 % loss 2.10 ±0.51 win 12.1 ±3.0 % blunder
    # better GBf@l5 end: margin -1.11 ±0.66 win 53.3 ±1.1 %
    # drew USf: luck 1.40

Comments do not change a game: the file is read, checked and reviewed like the one without them.
"""

from __future__ import annotations

from collections.abc import Iterator

from cafe.rules.notation import Record, record_text

from .review import Estimate, JudgedTurn, LuckOfDraw, LuckSum, Review, ReviewedTurn

COMMENT = "#"
TURN = " player "  # stands in every turn's line, after its number
END = "end "


def annotated_text(record: Record, review: Review) -> str:
    """The game file; reading it gives the same record."""
    lines = list[str]()
    for line in record_text(record).splitlines():
        if line.startswith(END):
            lines += map(_sum, review.sums)
        lines.append(line)
        number, turn, _ = line.partition(TURN)
        if turn and number.isdecimal():
            lines += _of_turn(int(number), review)
    head, *rest = lines
    return "\n".join((head, _method(review), *rest)) + "\n"


def _method(review: Review) -> str:
    method = review.method
    told = f"engine={method.engine} weights={method.weights} seed={method.seed} nodes={method.nodes}"
    return f"{COMMENT} review {told}"


def _of_turn(number: int, review: Review) -> Iterator[str]:
    for reviewed in review.turns:
        if reviewed.turn == number:
            yield from _decision(reviewed)
            yield from (_draw(draw) for draw in review.draws if draw.decision == reviewed.decision)


def _decision(reviewed: ReviewedTurn) -> Iterator[str]:
    loss, costs = reviewed.loss, reviewed.loss.margin > 0 or reviewed.loss.win > 0
    told = [_value(reviewed.played.value)]
    if not reviewed.is_real:
        told.append("forced")
    elif costs:
        told.append(
            f"loss {_points(loss.margin)}{_error(loss.margin_error)}"
            f" win {_percent(loss.win)}{_percent_error(loss.win_error)} %"
        )
    if reviewed.mark is not None:
        told.append(reviewed.mark)
    yield f"{COMMENT} {' '.join(told)}"
    if costs:
        yield f"{COMMENT} better {_turn(reviewed.best)}"


def _turn(turn: JudgedTurn) -> str:
    return f"{' '.join(turn.moves)}: {_value(turn.value)}"


def _value(value: Estimate) -> str:
    exact = " exact" if value.exact else ""
    margin = f"margin {_points(value.margin)}{_error(value.margin_error)}"
    return f"{margin} win {_percent(value.win)}{_percent_error(value.win_error)} %{exact}"


def _draw(draw: LuckOfDraw) -> str:
    return f"{COMMENT} drew {' '.join(draw.guests)}: luck {_points(draw.luck)}"


def _sum(told: LuckSum) -> str:
    """The margin, and where it comes from: to the thousandth, so that it adds up."""
    return (
        f"{COMMENT} player {told.seat + 1}: margin {_decimal(told.margin, 3)} ="
        f" deal {_decimal(told.deal, 3)} + luck {_decimal(told.own_luck, 3)}"
        f" - others' luck {_decimal(told.others_luck, 3)} - losses {_decimal(told.own_losses, 3)}"
        f" + others' losses {_decimal(told.others_losses, 3)} + unexplained {_decimal(told.unexplained, 3)}"
    )


def _points(thousandths: int) -> str:
    return _decimal(_rounded(thousandths, 10), 2)


def _percent(thousandths: int) -> str:
    return _decimal(thousandths, 1)


def _rounded(number: int, by: int) -> int:
    """In so many times larger units, halves away from nought."""
    rounded = (abs(number) + by // 2) // by
    return rounded if number >= 0 else -rounded


def _decimal(number: int, places: int) -> str:
    whole, rest = divmod(abs(number), 10**places)
    return f"{'-' if number < 0 else ''}{whole}.{rest:0{places}}"


def _error(thousandths: int) -> str:
    return f" ±{_points(thousandths)}" if thousandths else ""


def _percent_error(thousandths: int) -> str:
    return f" ±{_percent(thousandths)}" if thousandths else ""
