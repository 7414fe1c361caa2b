"""Puzzles: picked, looked at, tried out and answered; the answer is told after an attempt, never before."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar, get_args

from cafe.api.context import RequestContext
from cafe.api.puzzling import views
from cafe.api.puzzling.picking import STEPS, next_puzzle, rating_of
from cafe.hosting.puzzle_standing import NOBODYS, Answered, Attempt, Standing
from cafe.match.actions import Declined, TurnRefused, read_moves
from cafe.protocol import messages, puzzle_messages, requests
from cafe.protocol.errors import ApiError, bad_field
from cafe.protocol.openapi import PUZZLE_ID
from cafe.protocol.puzzle_messages import Level, Outcome
from cafe.protocol.views import prospects_message
from cafe.puzzles import Listed, Puzzle, Theme, Verdict, judge
from cafe.puzzles.rating import Rating
from cafe.rules import Edition

NO_SUCH_PUZZLE = ApiError(404, "no-such-puzzle")
Value = TypeVar("Value", bound=str)


async def puzzles(context: RequestContext) -> puzzle_messages.Puzzles:
    """The puzzles of both games: today's, the themes, and how well you do."""
    shelf = context.house.puzzles
    tried, standings = await _record_of(context)
    ratings, day = await shelf.records.ratings(), shelf.today()
    return puzzle_messages.Puzzles(
        day=day.isoformat(),
        games=[_of_game(context, game, tried, standings.get(game, NOBODYS), ratings) for game in Edition],
    )


async def next_for_me(context: RequestContext) -> puzzle_messages.PuzzleListed:
    """The puzzle to try next: near your rating, one that you have not tried as long as there is any."""
    shelf = context.house.puzzles
    game, theme = _query(context, "game", tuple(Edition)), _query(context, "theme", tuple(Theme))
    level: Level = _query(context, "level", get_args(Level)) or "even"
    other_than = context.query.get("not")
    if other_than is not None and not PUZZLE_ID.fullmatch(other_than):
        raise bad_field("not: must be the id of a puzzle")
    tried, standings = await _record_of(context)
    ratings = await shelf.records.ratings()
    found = [each for each in shelf.library.listed(game, theme) if each.id != other_than]
    best_known = max(standings.values(), key=lambda each: each.rating.answers, default=NOBODYS)
    standing = best_known if game is None else standings.get(game, NOBODYS)
    wanted = standing.rating.points + STEPS[level]
    picked = next_puzzle(found, ratings, tried, wanted, context.person or "")
    if picked is None:
        raise NO_SUCH_PUZZLE
    return views.listed_message(picked, rating_of(picked, ratings), tried.get(picked.id))


async def puzzle(context: RequestContext) -> puzzle_messages.Puzzle:
    """A puzzle as its player on turn sees it, with what they may do first; nothing of its answer."""
    listed, shelf = _listed(context), context.house.puzzles
    told, day = await _told(context, listed), shelf.day_of(listed)
    return await context.off_the_loop(lambda: views.puzzle_message(shelf.read(listed.id), told, day))


async def preview_puzzle(context: RequestContext, body: puzzle_messages.PuzzleDraft) -> messages.Draft:
    """Try out the steps of a turn in a puzzle: nothing is answered or revealed."""
    listed, shelf, moves = _listed(context), context.house.puzzles, read_moves(body.moves)
    return await context.off_the_loop(lambda: views.draft_message(shelf.read(listed.id), moves))


async def puzzle_prospects(context: RequestContext) -> messages.Prospects:
    """What each player of a puzzle could do if it were their turn, as far as their hands lie open."""
    listed, shelf = _listed(context), context.house.puzzles
    return await context.off_the_loop(lambda: prospects_message(0, shelf.read(listed.id).view))


async def answer_puzzle(
    context: RequestContext, body: puzzle_messages.PuzzleTurn
) -> puzzle_messages.PuzzleAnswer:
    """Answer a puzzle with a whole turn: what it comes to, and the best one; your first answer counts."""
    listed, shelf, moves = _listed(context), context.house.puzzles, read_moves(body.moves)
    verdict = await context.off_the_loop(lambda: judge(shelf.read(listed.id), moves))
    if verdict.refused:
        raise TurnRefused(len(verdict.moves) + 1, verdict.refused)
    if not verdict.is_whole:
        raise Declined("turn-not-over", 422)
    if len(verdict.moves) < len(moves):
        raise Declined("turn-over-already", 422)
    return await _answered(context, listed, verdict)


async def give_up_puzzle(context: RequestContext, _: requests.Empty) -> puzzle_messages.PuzzleAnswer:
    """See the answer without an own one, which counts as a wrong one."""
    return await _answered(context, _listed(context), None)


async def _answered(
    context: RequestContext, listed: Listed, verdict: Verdict | None
) -> puzzle_messages.PuzzleAnswer:
    shelf, person = context.house.puzzles, await context.get_or_create_person()
    solved = verdict is not None and verdict.is_best
    answered = Answered(listed.id, listed.edition, listed.difficulty, shelf.day_of(listed))
    first, counted = await shelf.records.attempt(person, answered, shelf.now(), solved=solved)
    standings = await shelf.records.standings(person)
    you = views.standing_message(standings.get(listed.edition, NOBODYS), shelf.today())
    told = await _told(context, listed)

    def message() -> puzzle_messages.PuzzleAnswer:
        found = shelf.read(listed.id)
        return puzzle_messages.PuzzleAnswer(
            outcome=_outcome(found, verdict),
            counted=counted,
            first=_attempt_message(first),
            yours=None if verdict is None else views.own_turn(verdict),
            best=views.judged_turn(found, found.best),
            runner_up=views.judged_turn(found, found.next_best),
            greedy=views.judged_turn(found, found.greedy_turn),
            listed=told,
            you=you,
        )

    return await context.off_the_loop(message)


def _outcome(found: Puzzle, verdict: Verdict | None) -> Outcome:
    if verdict is None:
        return "given-up"
    if not verdict.is_best:
        return "wrong"
    return "right" if verdict.moves == found.solution else "equivalent"


def _attempt_message(first: Attempt) -> puzzle_messages.PuzzleAttempt:
    return puzzle_messages.PuzzleAttempt(
        solved=first.solved, at=first.at, rating_before=first.rating_before, rating_after=first.rating_after
    )


def _of_game(
    context: RequestContext,
    game: Edition,
    tried: Mapping[str, Attempt],
    standing: Standing,
    ratings: Mapping[str, Rating],
) -> puzzle_messages.PuzzlesOfGame:
    shelf = context.house.puzzles
    today, listed = shelf.today(), shelf.library.listed(game)
    of_today = shelf.of_the_day(game, today)
    themes = {theme: [each.id for each in listed if theme in each.themes] for theme in Theme}
    return puzzle_messages.PuzzlesOfGame(
        edition=game,
        puzzles=len(listed),
        tried=sum(each.id in tried for each in listed),
        themes=[
            puzzle_messages.ThemeCount(
                theme=theme.value, puzzles=len(ids), tried=sum(each in tried for each in ids)
            )
            for theme, ids in themes.items()
            if ids
        ],
        today=None
        if of_today is None
        else views.listed_message(of_today, rating_of(of_today, ratings), tried.get(of_today.id)),
        you=views.standing_message(standing, today),
    )


async def _told(context: RequestContext, listed: Listed) -> puzzle_messages.PuzzleListed:
    records, person = context.house.puzzles.records, context.person
    rating = await records.rating(listed.id) or Rating(listed.difficulty)
    attempt = None if person is None else await records.first_attempt(person, listed.id)
    return views.listed_message(listed, rating, attempt)


async def _record_of(context: RequestContext) -> tuple[Mapping[str, Attempt], Mapping[Edition, Standing]]:
    """What somebody tried, and how well they do; nothing of strangers."""
    records, person = context.house.puzzles.records, context.person
    if person is None:
        return {}, {}
    return await records.attempts(person), await records.standings(person)


def _listed(context: RequestContext) -> Listed:
    return context.house.puzzles.listed(str(context.path["puzzle"]))


def _query(context: RequestContext, name: str, values: tuple[Value, ...]) -> Value | None:
    text = context.query.get(name)
    found = [value for value in values if value == text]
    if text is not None and not found:
        raise bad_field(f"{name}: must be one of {', '.join(values)}")
    return found[0] if found else None
