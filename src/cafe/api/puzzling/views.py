"""What is told of puzzles, field by field; of the answer nothing before there was an attempt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date

from cafe.analysis import JudgedTurn
from cafe.hosting.puzzle_standing import Attempt, Standing
from cafe.protocol import messages, puzzle_messages
from cafe.protocol.draft import draft
from cafe.protocol.review_messages import Difference, Estimate, PartOfValue
from cafe.protocol.views import offer_messages, option_texts, plan_message, view_message
from cafe.puzzles import Listed, PaidStep, Puzzle, Verdict
from cafe.puzzles.rating import Rating
from cafe.puzzles.streaks import as_of
from cafe.puzzles.trying import AsItLies, tried
from cafe.puzzles.verdict import paid_steps
from cafe.rules import Move, imagine
from cafe.rules.notation import parse_moves


def listed_message(listed: Listed, rating: Rating, attempt: Attempt | None) -> puzzle_messages.PuzzleListed:
    """A puzzle in a list."""
    return puzzle_messages.PuzzleListed(
        id=listed.id,
        edition=listed.edition,
        players=listed.players,
        themes=[theme.value for theme in listed.themes],
        rating=rating.points,
        answers=rating.answers,
        exact=listed.is_exact,
        solved=None if attempt is None else attempt.solved,
    )


def standing_message(standing: Standing, today: date) -> messages.PuzzleStanding:
    """How well somebody does, as it stands today."""
    days = as_of(standing.days, today).streak
    return messages.PuzzleStanding(
        rating=standing.rating.points,
        answers=standing.rating.answers,
        solved=standing.solved,
        in_a_row=standing.in_a_row.now,
        longest_in_a_row=standing.in_a_row.longest,
        days=days.now,
        longest_days=days.longest,
    )


def puzzle_message(
    puzzle: Puzzle, listed: puzzle_messages.PuzzleListed, day: date | None
) -> puzzle_messages.Puzzle:
    """The position as its player on turn sees it."""
    rules = puzzle.ruleset
    return puzzle_messages.Puzzle(
        listed=listed,
        day=None if day is None else day.isoformat(),
        ruleset=str(rules),
        options=option_texts(rules),
        plan=plan_message(rules.plan, rules.bar),
        view=view_message(puzzle.view),
        offers=offer_messages(puzzle.view),
    )


def draft_message(puzzle: Puzzle, moves: Sequence[Move]) -> messages.Draft:
    """A turn tried out in the position, as at a match; what it would draw is imagined, and not shown."""
    return draft(imagine(puzzle.view, AsItLies()), puzzle.view.scene.player, moves)


def own_turn(verdict: Verdict) -> puzzle_messages.AnsweredTurn:
    """The turn that somebody answered, with its value if it is one of those that were judged."""
    return _turn(map(str, verdict.moves), verdict.steps, verdict.known)


def judged_turn(puzzle: Puzzle, turn: JudgedTurn) -> puzzle_messages.AnsweredTurn:
    """One of the turns that were judged."""
    steps = paid_steps(tried(puzzle.view, parse_moves(" ".join(turn.moves))))
    return _turn(turn.moves, steps, turn)


def _turn(
    moves: Iterable[str], steps: Sequence[PaidStep], judged: JudgedTurn | None
) -> puzzle_messages.AnsweredTurn:
    return puzzle_messages.AnsweredTurn(
        moves=list(moves),
        points=sum(step.points for step in steps),
        steps=[
            messages.JudgedStep(move=str(step.move), points=step.points, receipt=list(step.receipt))
            for step in steps
        ],
        value=None if judged is None else _estimate(judged),
        parts=[]
        if judged is None
        else [PartOfValue(part=each.part, points=each.points) for each in judged.parts],
        behind=None if judged is None else _behind(judged),
    )


def _estimate(judged: JudgedTurn) -> Estimate:
    value = judged.value
    return Estimate(
        margin=value.margin,
        margin_error=value.margin_error,
        win=value.win,
        win_error=value.win_error,
        samples=value.samples,
        exact=value.exact,
    )


def _behind(judged: JudgedTurn) -> Difference:
    behind = judged.behind
    return Difference(
        margin=behind.margin,
        margin_error=behind.margin_error,
        win=behind.win,
        win_error=behind.win_error,
    )
