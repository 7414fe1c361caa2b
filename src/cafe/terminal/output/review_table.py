"""A review as a player reads it: in all, turns worth a look, every turn, where the margin comes from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from rich.table import Table
from rich.text import Text

from cafe.analysis import Estimate, JudgedTurn, LuckSum, Mark, PlayerSummary, Review, ReviewedTurn
from cafe.rules.notation import parse_moves

from .numbers import tenths
from .score_sheet import player_name
from .screen import Screen, printable
from .translator import Translator

STYLES = {
    Mark.GREAT: "bold green",
    Mark.INACCURACY: "yellow",
    Mark.MISTAKE: "bold yellow",
    Mark.BLUNDER: "bold red",
}
TENTHS_OF_A_PERCENT = 100  # in the thousandths that are written as tenths
FIGURES = ("decisions", "accuracy", "lost-points", "lost-win", "great", "inaccuracy", "mistake", "blunder")
Row = tuple[str, Callable[[LuckSum], int]]
SUM: tuple[Row, ...] = (
    ("review-sum-deal", lambda told: told.deal),
    ("review-sum-own-luck", lambda told: told.own_luck),
    ("review-sum-others-luck", lambda told: -told.others_luck),
    ("review-sum-own-losses", lambda told: -told.own_losses),
    ("review-sum-others-losses", lambda told: told.others_losses),
    ("review-sum-unexplained", lambda told: told.unexplained),
    ("review-sum-margin", lambda told: told.margin),
)


def show_review(screen: Screen, translator: Translator, review: Review) -> None:
    """Everything there is to tell."""
    screen.line(translator("review-title"), "bold")
    screen.show(_players(translator, review))
    screen.line()
    marked = [turn for turn in review.turns if turn.mark is not None]
    screen.line(translator("review-marked") if marked else translator("review-no-marks"), "bold")
    for turn in marked:
        _show_marked(screen, translator, turn)
    screen.line()
    screen.line(translator("review-turns"), "bold")
    screen.show(_turns(translator, review))
    screen.line()
    screen.line(translator("review-sum"), "bold")
    screen.show(_sums(translator, review))
    screen.line()
    for sentence in _explanations(translator, review):
        screen.line(sentence, "dim")


def _players(translator: Translator, review: Review) -> Table:
    """One column for each player: names of figures are long in some languages."""
    table = _table("", *(player_name(translator, player.seat) for player in review.players))
    rows = zip(*(_figures(translator, player) for player in review.players), strict=True)
    for name, cells in zip(FIGURES, rows, strict=True):
        table.add_row(translator(f"review-column-{name}"), *cells)
    return table


def _figures(translator: Translator, player: PlayerSummary) -> list[str]:
    language = translator.language
    return [
        str(player.decisions),
        tenths(player.accuracy * 100, language) if player.decisions else "–",
        tenths(max(0, player.lost_margin), language),  # below nought is noise
        _percent(translator, max(0, player.lost_win)),
        *map(str, (player.great, player.inaccuracies, player.mistakes, player.blunders)),
    ]


def _show_marked(screen: Screen, translator: Translator, turn: ReviewedTurn) -> None:
    """What was played, what would have been better, and what both values are made of."""
    assert turn.mark is not None, "only marked turns are told at length"
    mark = translator(f"review-mark-{turn.mark}")
    about = translator("review-turn-of", number=turn.turn, player=turn.seat, mark=mark)
    screen.line(about, STYLES[turn.mark])
    if turn.mark is not Mark.GREAT:
        loss = translator(
            "review-loss",
            win=_percent(translator, TENTHS_OF_A_PERCENT * turn.loss.win),
            error=_percent(translator, TENTHS_OF_A_PERCENT * turn.loss.win_error),
            points=tenths(-turn.loss.margin, translator.language, sign=True),
        )
        screen.indented(loss)
    _show_turn(screen, translator, "review-played", turn.played)
    if turn.alternatives:
        next_best = "review-next" if turn.is_best else "review-better"
        _show_turn(screen, translator, next_best, turn.alternatives[0])


def _show_turn(screen: Screen, translator: Translator, said: str, turn: JudgedTurn) -> None:
    moves = ", ".join(map(translator.say, parse_moves(" ".join(turn.moves))))
    screen.indented(translator(said, turn=" ".join(turn.moves), moves=moves))
    parts = " · ".join(
        translator(f"hint-part-{each.part}", number=tenths(each.points, translator.language, sign=True))
        for each in turn.parts
    )
    screen.indented(f"{_worth(translator, turn.value)}: {parts}", "dim")


def _worth(translator: Translator, value: Estimate) -> str:
    margin, win = tenths(value.margin, translator.language, sign=True), round(value.win / 10)
    if value.exact:
        return translator("hint-margin-exact", number=margin, win=win)
    error = tenths(value.margin_error, translator.language)
    return translator("hint-margin", number=margin, error=error, win=win)


def _turns(translator: Translator, review: Review) -> Table:
    columns = ("player", "played", "margin", "win", "loss", "mark")
    table = _table(translator("review-turn"), *(translator(f"review-{name}-short") for name in columns))
    table.columns[1].justify = table.columns[2].justify = table.columns[6].justify = "left"
    for turn in review.turns:
        mark = (
            Text("") if turn.mark is None else Text(translator(f"review-mark-{turn.mark}"), STYLES[turn.mark])
        )
        table.add_row(
            str(turn.turn),
            player_name(translator, turn.seat),
            Text(printable(" ".join(turn.played.moves))),
            _margin(translator, turn.played.value),
            _percent(translator, TENTHS_OF_A_PERCENT * turn.played.value.win),
            _loss(translator, turn),
            mark,
        )
    return table


def _margin(translator: Translator, value: Estimate) -> str:
    margin = tenths(value.margin, translator.language, sign=True)
    if value.exact:
        return translator("review-exact", number=margin)
    return f"{margin} ± {tenths(value.margin_error, translator.language)}"


def _loss(translator: Translator, turn: ReviewedTurn) -> str:
    """What the turn cost; nothing where it was the best or the only one, or did better than the best."""
    if not turn.is_real:
        return translator("review-forced")
    if turn.is_best or turn.loss.win <= 0:
        return "–"
    return _percent(translator, TENTHS_OF_A_PERCENT * turn.loss.win)


def _sums(translator: Translator, review: Review) -> Table:
    """One column for each player; the last line is the sum of those above."""
    names = [player_name(translator, told.seat) for told in review.sums]
    table = _table("", *names)
    for message, part in SUM:
        is_last = message == SUM[-1][0]
        cells = [tenths(part(told), translator.language, sign=True) for told in review.sums]
        table.add_row(translator(message), *cells, style="bold" if is_last else "")
    errors = [f"± {tenths(told.deal_error, translator.language)}" for told in review.sums]
    table.add_row(translator("review-sum-deal-error"), *errors, style="dim")
    return table


def _explanations(translator: Translator, review: Review) -> list[str]:
    method = review.method
    told = [translator("review-about-errors"), translator("review-about-marks")]
    told.append(translator("review-about-accuracy"))
    told.append(translator("review-about-luck"))
    if review.all_cards_seen:
        told.append(translator("review-all-cards-seen"))
    told.append(
        translator(
            "review-method",
            engine=method.engine,
            weights=method.weights,
            seed=method.seed,
            nodes=str(method.nodes),
        )
    )
    return told


def _percent(translator: Translator, thousandths: int) -> str:
    """Of thousandths of a percent."""
    return translator("review-percent", number=tenths(thousandths, translator.language))


def _table(*columns: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for place, column in enumerate(columns):
        justify: Literal["left", "right"] = "right" if place else "left"
        table.add_column(column, justify=justify)
    return table
