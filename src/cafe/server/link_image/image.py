"""The picture that a link to a match unfolds with: the café as any spectator sees it, names and scores."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cafe.match.state import Status
from cafe.protocol.messages import Face, Plan, SeatState
from cafe.rules import Edition
from cafe.server.link_image.room import Room, room_drawn
from cafe.server.link_image.text import TITLE, fitted, shown, words
from cafe.words import text

WIDTH, HEIGHT = 1200, 630  # what those who unfold links ask for
EDGE, GAP = 30, 44
FLOOR_MARGIN = 14
TITLE_LENGTH = 9.2  # in the height of its letters
ROW, ROW_STEP = 64, 76
ESPRESSO, CREAM, SOFT = "#38241a", "#fbf1e2", "#dcc5a8"


@dataclass(frozen=True, slots=True)
class Sitter:
    """Somebody at the table: a seat's name, its score, and whether it is on turn or has won."""

    name: str
    score: int | None
    stands_out: bool


@dataclass(frozen=True, slots=True)
class Poster:
    """All that the picture tells."""

    title: str
    line: str
    sitters: tuple[Sitter, ...]
    room: Room


def poster(face: Face, plan: Plan, edition: Edition, language: str) -> Poster:
    """What a spectator's face of a match comes to."""
    seen = face.view
    signs = {table: _sign(plan, table) for table in plan.tables}
    laid = {table: sign for table, sign in signs.items() if sign.isalpha()}
    names = sitters_named(face, language)
    scores, best = _scores(face), winners(face)
    on_turn = seen.player if seen is not None and face.status is Status.RUNNING else None
    return Poster(
        title=text("cafe-name", language),
        line=_line(face, edition, language),
        sitters=tuple(
            Sitter(name, scores[seat] if seat < len(scores) else None, seat == on_turn or seat in best)
            for seat, name in enumerate(names)
        ),
        room=Room(
            plan=plan,
            tables=laid if seen is None else seen.tables,
            seated={} if seen is None else seen.seated,
            bar=[] if seen is None else seen.bar,
        ),
    )


def sitters_named(face: Face, language: str) -> list[str]:
    """A name for every seat, as the browser client gives it."""
    return [_seat_name(seat, number, language) for number, seat in enumerate(face.seats)]


def winners(face: Face) -> list[int]:
    """The seats in first place, once it is over."""
    if face.status is not Status.OVER or face.view is None:
        return []
    return [one["player"] for one in face.standings if one["place"] == 1]


def _seat_name(seat: SeatState, number: int, language: str) -> str:
    player = text("player-name", language, number=number + 1)
    if seat.name:
        return shown(seat.name, player)
    if seat.bot and not seat.free:
        return text(f"bot-{seat.bot}", language) if seat.bot in ("greedy", "random") else player
    return text("seat-free", language) if seat.free else player


def _scores(face: Face) -> list[int]:
    if face.view is None:
        return []
    if face.status is not Status.OVER:
        return list(face.view.scores)
    final = {one["player"]: one["points"] for one in face.standings}
    return [final.get(seat, points) for seat, points in enumerate(face.view.scores)]


def _line(face: Face, edition: Edition, language: str) -> str:
    """Which game, and how far it is."""
    game = text(f"start-edition-{edition}", language)
    if face.status is Status.OVER:
        return f"{game} · {text('play-over' if face.view else 'play-called-off', language)}"
    if face.view is None:
        free = sum(seat.free for seat in face.seats)
        return f"{game} · {text('lobby-free', language, count=free)}" if free else game
    return f"{game} · {text('play-turn-number', language, number=face.view.turn.number)}"


def _sign(plan: Plan, table: str) -> str:
    return plan.drawing[int(table[1:]) - 1][ord(table[0]) - ord("a")]


def picture(told: Poster, flags: Mapping[str, str]) -> str:
    """The poster as SVG."""
    room = told.room
    wide, high = room.width + 2 * FLOOR_MARGIN, room.height + 2 * FLOOR_MARGIN
    scale = min((HEIGHT - 2 * EDGE) / high, (WIDTH * 0.6 - EDGE) / wide)
    top, side = (HEIGHT - high * scale) / 2, EDGE + wide * scale + GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{ESPRESSO}"/>',
        f'<g transform="translate({EDGE} {top:.2f}) scale({scale:.4f})">',
        f'<rect width="{wide}" height="{high}" rx="40" fill="#efe2cc"/>',
        f'<g transform="translate({FLOOR_MARGIN} {FLOOR_MARGIN})">{room_drawn(room, flags)}</g></g>',
        f'<g transform="translate({side:.2f} 0)">{"".join(_side(told, WIDTH - EDGE - side))}</g></svg>',
    ]
    return "".join(parts)


def _side(told: Poster, width: float) -> Iterator[str]:
    """The café's name, the game, and who plays; as high as they need, in the middle."""
    high = 132 + ROW_STEP * len(told.sitters) - (ROW_STEP - ROW)
    top = (HEIGHT - high) / 2
    yield words(told.title, min(56, width / TITLE_LENGTH), y=top + 48, fill=CREAM, typeface=TITLE)
    yield words(fitted(told.line, 25, width), 25, y=top + 96, fill=SOFT)
    for number, sitter in enumerate(told.sitters):
        yield from _row(sitter, top + 132 + ROW_STEP * number, width)


def _row(sitter: Sitter, y: float, width: float) -> Iterator[str]:
    ink = "#6e4600" if sitter.stands_out else "#2c1c12"
    wash, line = ("#fdf0cc", "#d9a832") if sitter.stands_out else ("#fffaf2", "#dfcdb2")
    yield (
        f'<rect y="{y:.2f}" width="{width:.2f}" height="{ROW}" rx="16" fill="{wash}" stroke="{line}" '
        'stroke-width="2"/>'
    )
    score = "" if sitter.score is None else str(sitter.score).replace("-", "\N{MINUS SIGN}")
    room_for_name = width - 48 - (22 * len(score) + 16 if score else 0)
    yield words(fitted(sitter.name, 27, room_for_name), 27, x=22, y=y + 42, fill=ink)
    yield words(score, 34, x=width - 22, y=y + 44, fill=ink, anchor="end")
