"""Why, why not, and what the rules say: answers that change nothing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rich.table import Table as Grid
from rich.text import Text

from cafe.rules import Chair, Game, Guest, Move, Objection, take
from cafe.rules.etiquette import the_chair_is_free
from cafe.rules.moves import Seat
from cafe.terminal.errors import UserError
from cafe.terminal.output.narration import show_objections, show_receipt
from cafe.terminal.output.rulebook import parse_rule_id, show_rule, show_rule_titles
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Translator
from cafe.terminal.output.verdict import refused_sentence, step_sentence

from .player_input import GuestOrChair, Keyword, Moves, Unclear, parse_subject

HELP = (
    ("3", "cli-play-can-number"),
    ("ITm@k13", "cli-play-can-move"),
    ("ITm", "cli-play-can-guest"),
    ("k13", "cli-play-can-chair"),
    ("Enter", "cli-play-can-enter"),
    *((keyword.value, f"cli-play-can-{keyword}") for keyword in Keyword),
)


def show_refusal(screen: Screen, translator: Translator, move: Move, reasons: Iterable[Objection]) -> None:
    """The move, every reason against it, and how to read the rule."""
    reasons = tuple(reasons)
    screen.line(refused_sentence(translator, move), "red")
    show_objections(screen, translator, reasons)
    screen.line(translator("cli-play-see-rule", rule=reasons[0].rule), "dim")


def explain(screen: Screen, translator: Translator, game: Game, typed: str) -> None:
    """Answer `why ITm@k13` for a move, `why ITm` for a guest, `why k13` for everybody in hand."""
    match parse_subject(typed):
        case Moves(moves) if moves:
            for move in moves:
                explain_move(screen, translator, game, move)
        case GuestOrChair(Guest() as guest):
            for chair in _home_chairs(game, guest):
                explain_move(screen, translator, game, Seat(guest, chair))
        case GuestOrChair(place):
            explain_chair(screen, translator, game, Chair(str(place)))
        case Moves() | Unclear():
            screen.line(translator("cli-play-why-how"))


def explain_move(screen: Screen, translator: Translator, game: Game, move: Move) -> None:
    """The receipt of a move, or every reason against it."""
    taken = take(game, [move])
    if taken.refused:
        show_refusal(screen, translator, move, taken.refused)
    for step in taken.steps:
        screen.line(step_sentence(translator, step.move, step.points), "bold")
        show_receipt(screen, translator, step.receipt)


def explain_chair(screen: Screen, translator: Translator, game: Game, chair: Chair) -> None:
    """For each guest in hand, whether they may sit there."""
    if missing := tuple(the_chair_is_free(replace(game.scene.room, guests={}), chair)):
        show_objections(screen, translator, missing)
        return
    for guest in dict.fromkeys(game.hand):
        explain_move(screen, translator, game, Seat(guest, chair))


def _home_chairs(game: Game, guest: Guest) -> list[Chair]:
    """The free chairs at the tables of the guest's nation."""
    room = game.scene.room
    home = [table for table, nation in room.nations.items() if guest.passes_for(nation)]
    return list(dict.fromkeys(chair for table in home for chair in room.free_chairs_at(table)))


def explain_rule(screen: Screen, translator: Translator, rule_id: str) -> None:
    """The text of a rule; without an id, all titles."""
    if not rule_id:
        show_rule_titles(screen, translator)
        return
    try:
        show_rule(screen, translator, parse_rule_id(rule_id))
    except UserError as error:
        screen.line(translator.error(error), "red")


def show_help(screen: Screen, translator: Translator) -> None:
    """What can be typed, in the player's language."""
    grid = Grid.grid(padding=(0, 3, 0, 0))
    for typed, message in HELP:
        word = translator(f"cli-play-words-{typed}").split()[0] if typed in tuple(Keyword) else typed
        grid.add_row(Text(word, style="bold"), translator(message))
    screen.show(grid)
