"""What is the card game's own: clearing and laying tables, drawing, laying aside, closing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .events import End, GuestDrawn, LaidAside, TableLaid, TablesCleared
from .floor import Chair, Table
from .guests import Guest
from .moves import LayAside
from .objections import HandFull, HandNotEmpty, HandNotFull, NotInHand, Objection
from .state import Hand
from .story import Story, end_game, pass_turn

HAND_LIMIT = 12  # C6


def objections_to_draw(hand: Hand) -> Iterator[Objection]:
    if len(hand) >= HAND_LIMIT:
        yield HandFull(HAND_LIMIT)


def objections_to_laying_aside(hand: Hand, move: LayAside) -> Iterator[Objection]:
    if move.guest not in hand:
        yield NotInHand(move.guest, "C3")
    if len(hand) < HAND_LIMIT:
        yield HandNotFull(HAND_LIMIT)


def objections_to_closing(hand: Hand) -> Iterator[Objection]:
    """C8: only with an empty hand."""
    if hand:
        yield HandNotEmpty(len(hand))


def after_seating(story: Story, chairs: Iterable[Chair]) -> None:
    """C5: full tables are cleared and new ones laid, in the order of their positions."""
    room = story.scene.room
    touched = {table for chair in chairs for table in room.tables_at(chair)}
    full = tuple(table for table in room.plan.positions if table in touched and room.is_full(table))
    if full:
        _clear(story, full)


def _clear(story: Story, full: tuple[Table, ...]) -> None:
    room = story.scene.room
    chairs = dict.fromkeys(chair for table in full for chair in room.plan.chairs_at[table])
    left = tuple((chair, room.guests[chair]) for chair in chairs)
    story.tell(TablesCleared(full, tuple(room.nations[table] for table in full), left))
    if len(story.game.deck) < len(full):
        end_game(story, End.TABLES_OUT)  # C8a
        return
    for table in full:
        story.tell(TableLaid(table, story.game.deck[0]))


def draw(story: Story) -> None:
    """C6, C8: the last guest of the deck ends the game."""
    story.tell(GuestDrawn(story.scene.player, story.game.bag[0]))
    if story.game.bag:
        pass_turn(story)
    else:
        end_game(story, End.GUESTS_OUT)


def lay_aside(story: Story, guest: Guest) -> None:
    story.tell(LaidAside(story.scene.player, guest))
    pass_turn(story)


def close_cafe(story: Story) -> None:
    """C8: the player with an empty hand declares the game over."""
    end_game(story, End.CLOSED)
