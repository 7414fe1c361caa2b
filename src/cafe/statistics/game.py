"""What is kept of a finished match for one of its people: a small value, read from the log once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum

from cafe.match.entries import MatchOver, Outcome, Row, TurnPlayed
from cafe.match.result import places
from cafe.match.seats import SeatKind
from cafe.match.state import Match, apply_row, opened_match
from cafe.rules import Edition, Game, Standing, standings
from cafe.rules.events import ClubHosted, GuestSeated, SentToBar
from cafe.rules.values import value

VERSION = 1  # of what is read from a log: a greater one reads everything anew
PAID = (GuestSeated, ClubHosted, SentToBar)  # the guests left over at the end belong to no turn


class GameKind(StrEnum):
    """Whether a game is a result against somebody, or why it is none."""

    RESULT = "result"
    SEVERAL_SEATS = "several-seats"  # one person played for several
    IMPORTED = "imported"  # from a file: the café did not see it played
    ENDED_EARLY = "ended-early"  # given up by all but one, or closed


@value
class Opponent:
    """Somebody at another seat: a bot by its name, or a person, of whom nothing is kept."""

    bot: str
    place: int
    points: int


@value
class BestTurn:
    """The turn that paid most, by its number among all that were played, as a replay counts them."""

    points: int
    number: int


@value
class GameReview:
    """How well somebody played a game that was reviewed; in the units of the review."""

    decisions: int
    lost_win: int  # per decision, in hundred-thousandths of a win
    accuracy: int  # tenths, from 0 to 1000
    luck: int  # their own less that of the others, in thousandths of a point


@value
class PlayedGame:
    """A finished game as one person played it."""

    match: str
    over_at: int
    edition: Edition
    players: int
    kind: GameKind
    seat: int
    place: int
    sharing: int  # how many have this place
    points: int
    margin: int  # over the best of the others
    opponents: tuple[Opponent, ...]
    gave_up: bool
    bot_for_you: bool  # a bot played on for them, for a while or to the end
    bot_for_others: bool
    best_turn: BestTurn | None  # of those that they played themselves
    review: GameReview | None = None


def played_game(match_id: str, rows: Sequence[Row], person: str) -> PlayedGame | None:
    """A finished match as this person played it; None where they have no seat or it never began."""
    match, turns, over_at = _retold(match_id, rows, person)
    own = match.seats_of(person)
    if match.game is None or match.outcome is None or not own:
        return None
    seat, standing = own[0], _by_seat(match, match.game)
    mine, seats = standing[seat], match.seats
    others = [number for number in range(len(seats)) if number not in own]
    rest = [standing[number] for number in range(len(seats)) if number != seat]
    return PlayedGame(
        match=match_id,
        over_at=over_at,
        edition=match.ruleset.edition,
        players=len(seats),
        kind=_kind(match, own),
        seat=seat,
        place=mine.place,
        sharing=sum(each.place == mine.place for each in standing.values()),
        points=mine.points,
        margin=mine.points - max(each.points for each in rest),
        opponents=tuple(_opponent(match, standing[number]) for number in others),
        gave_up=any(seats[number].resigned for number in own),
        bot_for_you=any(_had_a_bot(match, number) for number in own),
        bot_for_others=any(_had_a_bot(match, number) for number in others),
        best_turn=_best(turns),
    )


def _retold(match_id: str, rows: Sequence[Row], person: str) -> tuple[Match, list[BestTurn], int]:
    """The match after its log, every turn that the person played themselves, and when it was over."""
    match, over_at, number, parts = opened_match(match_id, rows[0]), rows[0].at, 0, dict[int, BestTurn]()
    for row in rows[1:]:
        if isinstance(row.entry, MatchOver):
            over_at = row.at
        if isinstance(row.entry, TurnPlayed) and match.game is not None:
            number += 1
            if row.entry.by_bot is None and match.seats[row.entry.seat].person == person:
                turn = match.game.scene.turn.number  # it may be played in several parts
                before = parts[turn].points if turn in parts else 0
                parts[turn] = BestTurn(before + _paid(row.entry), number)
        match = apply_row(match, row)
    return match, list(parts.values()), over_at


def _paid(turn: TurnPlayed) -> int:
    return sum(event.points for event in turn.events if isinstance(event, PAID))


def _best(turns: Iterable[BestTurn]) -> BestTurn | None:
    """The one that paid most, and of several the first."""
    return max(turns, key=lambda turn: (turn.points, -turn.number), default=None)


def _by_seat(match: Match, game: Game) -> dict[int, Standing]:
    return {standing.player: standing for standing in places(match, standings(game))}


def _kind(match: Match, own: Sequence[int]) -> GameKind:
    if match.is_imported:
        return GameKind.IMPORTED
    if len(own) > 1:
        return GameKind.SEVERAL_SEATS
    return GameKind.RESULT if match.outcome is Outcome.PLAYED else GameKind.ENDED_EARLY


def _opponent(match: Match, standing: Standing) -> Opponent:
    plan = match.seats[standing.player].plan
    return Opponent(plan.bot if plan.kind is SeatKind.BOT else "", standing.place, standing.points)


def _had_a_bot(match: Match, number: int) -> bool:
    seat = match.seats[number]
    return seat.was_taken_over or seat.resigned
