"""Why, why not, and what the rules say: answers that change nothing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rich.table import Table as Grid
from rich.text import Text

from cafe.rules import Chair, Game, Guest, Move, Objection, objections, play, view
from cafe.rules.etiquette import the_chair_is_free
from cafe.rules.events import ClubHosted, GuestSeated, SentToBar
from cafe.rules.moves import Seat
from cafe.terminal.commands.rules import known, tell_titles
from cafe.terminal.errors import Trouble
from cafe.terminal.game.player_input import Do, LookAt, Unclear, Word, read_moves
from cafe.terminal.game.running_game import Match
from cafe.terminal.output.narration import tell_receipt, tell_refusal, tell_rule
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Voice

HELP = (
    ("3", "cli-play-can-number"),
    ("ITm@k13", "cli-play-can-move"),
    ("ITm", "cli-play-can-guest"),
    ("k13", "cli-play-can-chair"),
    ("Enter", "cli-play-can-enter"),
    *((word.value, f"cli-play-can-{word}") for word in Word),
)


def refuse(screen: Screen, voice: Voice, move: Move, reasons: Iterable[Objection]) -> None:
    """The move, every reason against it, and where the rules are."""
    reasons = tuple(reasons)
    screen.line(voice("cli-ask-refused", code=str(move), move=voice.say(move)), "red")
    tell_refusal(screen, voice, reasons)
    screen.line(voice("cli-play-see-rule", rule=reasons[0].rule), "dim")


def explain(screen: Screen, voice: Voice, game: Game, typed: str) -> None:
    """`why ITm@k13`: the receipt, or every reason against it; `why k13` asks for everybody in hand."""
    match read_moves(typed):
        case Do(moves) if moves:
            for move in moves:
                explain_move(screen, voice, game, move)
        case LookAt(Guest() as guest):
            for chair in _home_chairs(game, guest):
                explain_move(screen, voice, game, Seat(guest, chair))
        case LookAt(place):
            explain_chair(screen, voice, game, Chair(str(place)))
        case Do() | Unclear():
            screen.line(voice("cli-play-why-how"))


def explain_move(screen: Screen, voice: Voice, game: Game, move: Move) -> None:
    """Its receipt, or every reason against it."""
    if reasons := objections(view(game, game.player), move):
        refuse(screen, voice, move, reasons)
        return
    paid = [event for event in play(game, move) if isinstance(event, GuestSeated | ClubHosted | SentToBar)]
    points = sum(event.points for event in paid)
    screen.line(voice("cli-ask-step", code=str(move), move=voice.say(move), points=points), "bold")
    for event in paid:
        if not isinstance(event, SentToBar):
            tell_receipt(screen, voice, event.receipt)


def explain_chair(screen: Screen, voice: Voice, game: Game, chair: Chair) -> None:
    """For each guest in hand, whether he may sit there."""
    if missing := tuple(the_chair_is_free(replace(game.scene.room, guests={}), chair)):
        tell_refusal(screen, voice, missing)
        return
    for guest in dict.fromkeys(game.hand):
        explain_move(screen, voice, game, Seat(guest, chair))


def _home_chairs(game: Game, guest: Guest) -> list[Chair]:
    """The free chairs at the tables of the guest's nation."""
    room = game.scene.room
    home = [table for table, nation in room.nations.items() if guest.passes_for(nation)]
    return list(dict.fromkeys(chair for table in home for chair in room.free_chairs_at(table)))


def explain_rule(screen: Screen, voice: Voice, rule_id: str) -> None:
    if not rule_id:
        tell_titles(screen, voice)
        return
    try:
        tell_rule(screen, voice, known(rule_id))
    except Trouble as trouble:
        screen.line(trouble.told(voice), "red")


def tell_help(screen: Screen, voice: Voice) -> None:
    """What can be typed, in the player's language."""
    grid = Grid.grid(padding=(0, 3, 0, 0))
    for typed, message in HELP:
        own = voice(f"cli-play-words-{typed}").split()[0] if typed in tuple(Word) else typed
        grid.add_row(Text(own, style="bold"), voice(message))
    screen.show(grid)


def hint(screen: Screen, voice: Voice, match: Match) -> None:
    """What the greedy bot would do here."""
    move = match.chosen_by_bot("greedy")
    screen.line(voice("cli-play-hint", code=str(move), move=voice.say(move)))
