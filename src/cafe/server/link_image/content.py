"""What a link to a match shows elsewhere: the match as any spectator sees it, and nothing more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cafe.bots import ALL_BOTS
from cafe.match.state import Match, Status
from cafe.protocol.messages import Plan, SeatState, SharedState
from cafe.protocol.views import plan_message, shared_state
from cafe.rules import Edition
from cafe.server.link_image.room import Room
from cafe.server.link_image.text import drawable
from cafe.words import text


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """A player's name and score; whoever is on turn or has won is highlighted."""

    name: str
    score: int | None
    is_highlighted: bool

    def __str__(self) -> str:
        return self.name if self.score is None else f"{self.name} {self.score}"


@dataclass(frozen=True, slots=True)
class LinkContent:
    """All that a link shows, as text and as an image."""

    title: str
    subtitle: str
    players: tuple[PlayerLine, ...]
    room: Room
    origin: str = ""  # where the game comes from; empty if it was played here


def link_content(match: Match, language: str) -> LinkContent:
    """What is shown of a match to whoever has its link."""
    rules = match.ruleset
    state, plan = shared_state(match, None), plan_message(rules.plan, rules.bar)
    return LinkContent(
        title=text("cafe-name", language),
        subtitle=_subtitle(state, rules.edition, language),
        origin=origin_of(match, language),
        players=_players(state, language),
        room=_room(state, plan),
    )


def origin_of(match: Match, language: str) -> str:
    """That a game came from a file; nothing if it was played here."""
    return text("play-imported", language) if match.is_imported else ""


def _subtitle(state: SharedState, edition: Edition, language: str) -> str:
    """Which game, and how far it is."""
    game = text(f"start-edition-{edition}", language)
    if state.status is Status.OVER:
        return f"{game} · {text('play-over' if state.view else 'play-called-off', language)}"
    if state.view is None:
        free = sum(seat.free and seat.reserved is None for seat in state.seats)
        return f"{game} · {text('lobby-free', language, count=free)}" if free else game
    return f"{game} · {text('play-turn-number', language, number=state.view.turn.number)}"


def _players(state: SharedState, language: str) -> tuple[PlayerLine, ...]:
    scores, highlighted = _scores(state), _highlighted(state)
    names = [_player_name(seat, number, language) for number, seat in enumerate(state.seats)]
    return tuple(
        PlayerLine(
            name=names[number] if seat.free else _distinct(names, number),
            score=scores[number] if number < len(scores) else None,
            is_highlighted=number in highlighted,
        )
        for number, seat in enumerate(state.seats)
    )


def _player_name(seat: SeatState, number: int, language: str) -> str:
    """The name of a seat, as the browser client gives it."""
    player = text("player-name", language, number=number + 1)
    if seat.name:
        return drawable(seat.name, player)
    if seat.bot and not seat.free:
        return text(f"bot-{seat.bot}", language) if seat.bot in ALL_BOTS else player
    return text("seat-free", language) if seat.free else player


def _distinct(names: Sequence[str], number: int) -> str:
    """Where two are called alike, as when a character plays twice, each gets the number of its seat."""
    name = names[number]
    return name if names.count(name) == 1 else f"{name} {number + 1}"


def _scores(state: SharedState) -> list[int]:
    if state.view is None:
        return []
    if state.status is not Status.OVER:
        return list(state.view.scores)
    final = {standing.player: standing.points for standing in state.standings}
    return [final.get(seat, points) for seat, points in enumerate(state.view.scores)]


def _highlighted(state: SharedState) -> set[int]:
    """The seat on turn, or those in first place once it is over."""
    if state.view is None:
        return set()
    if state.status is Status.OVER:
        return {standing.player for standing in state.standings if standing.place == 1}
    return {state.view.player} if state.status is Status.RUNNING else set()


def _room(state: SharedState, plan: Plan) -> Room:
    if state.view is not None:
        view = state.view
        return Room(plan=plan, tables=view.tables, seated=view.seated, bar=view.bar, bag=view.bag)
    signs = {table: _sign(plan, table) for table in plan.tables}
    laid = {table: sign for table, sign in signs.items() if sign.isalpha()}
    return Room(plan=plan, tables=laid, seated={}, bar=[])


def _sign(plan: Plan, table: str) -> str:
    """What the plan's drawing shows where a table stands."""
    return plan.drawing[int(table[1:]) - 1][ord(table[0]) - ord("a")]
