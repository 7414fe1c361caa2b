"""A person's turn: show, ask, do what was asked, until the turn is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cafe.rules import Chair, Guest, Move, Offer, Refused, offers, view
from cafe.rules.moves import EndTurn, LayAside, Seat, SendToBar, SwapJoker
from cafe.rules.objections import NotInHand
from cafe.rules.seating_turn import the_waiting_guest_is_joined, turn_rule
from cafe.terminal.commands.show import show_game
from cafe.terminal.game.explanations import explain, explain_chair, explain_rule, hint, refuse, tell_help
from cafe.terminal.game.offers import SHOWN, Group, chosen, grouped, listed, lit_chairs
from cafe.terminal.game.player_input import Ask, Choose, Do, Enter, LookAt, Unclear, Word, read_wish
from cafe.terminal.game.running_game import Match
from cafe.terminal.game.saving import leave, save_on_wish
from cafe.terminal.output.drawing import Marks
from cafe.terminal.output.narration import tell, tell_refusal
from cafe.terminal.output.score_sheet import name_of
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Voice

EVERYTHING = 1000
PROMPT = ">"


class Leaving(Exception):
    """The person wants to stop, and has been asked about saving."""


@dataclass(frozen=True, slots=True)
class PersonsTurn:
    """Whoever is on turn, in front of the screen."""

    match: Match
    screen: Screen
    voice: Voice
    player: int

    def play(self) -> None:
        """Until the turn is over."""
        number = self.match.number
        self._show()
        while self.match.is_in_turn(number):
            self._answer(self.screen.ask(self._question()))

    def _offers(self) -> tuple[Offer, ...]:
        return offers(view(self.match.game, self.player))

    def _show(self, guest: Guest | None = None, shown: int = SHOWN) -> None:
        """The café with the chairs that pay, the players, and the numbered offers."""
        groups = grouped(self.match.game)
        marks = Marks(self.match.fresh_chairs(self.player), lit_chairs(groups, guest))
        self.screen.line()
        show_game(self.screen, self.voice, view(self.match.game, self.player), marks)
        self.screen.line()
        self.screen.line(self._what_now(), "bold")
        self.screen.show(listed(_of_guest(groups, guest), self.voice, self.screen.width, shown))

    def _what_now(self) -> str:
        scene = self.match.game.scene
        waiting = next(the_waiting_guest_is_joined(scene, None), None)
        return self.voice.say(scene.turn.stage if waiting is None or self._usual() == EndTurn() else waiting)

    def _question(self) -> str:
        usual = self._usual()
        enter = "" if usual is None else self.voice("cli-play-enter", move=self.voice.say(usual)) + " "
        return f"{name_of(self.voice, self.player)} {enter}{PROMPT}"

    def _usual(self) -> Move | None:
        """What Enter does: end the turn, or the only thing there is to do."""
        moves = [offer.move for offer in self._offers()]
        if EndTurn() in moves:
            return EndTurn()
        return moves[0] if len(moves) == 1 else None

    def _answer(self, typed: str) -> None:
        match read_wish(typed, self.voice):
            case Enter():
                self._enter()
            case Choose(number):
                self._choose(number)
            case Do(moves):
                self._do(moves)
            case LookAt(Guest() as guest):
                self._look_at(guest)
            case LookAt(place):
                explain_chair(self.screen, self.voice, self.match.game, Chair(str(place)))
            case Ask(word, rest):
                self._ask(word, rest)
            case Unclear(text):
                self.screen.line(self.voice("cli-play-unclear", typed=text[:40]), "red")

    def _look_at(self, guest: Guest) -> None:
        """Where this guest may sit."""
        if guest in self.match.game.hand:
            self._show(guest, EVERYTHING)
        else:
            refused = NotInHand(guest, turn_rule(self.match.game.scene))
            tell_refusal(self.screen, self.voice, [refused])

    def _enter(self) -> None:
        usual = self._usual()
        if usual is None:
            self.screen.line(self.voice("cli-play-how"))
        else:
            self._do((usual,))

    def _choose(self, number: int) -> None:
        offer = chosen(grouped(self.match.game), number)
        if offer is None:
            self.screen.line(self.voice("cli-play-no-number", number=number), "red")
        else:
            self._do((offer.move,))

    def _do(self, moves: Sequence[Move]) -> None:
        """Make the moves one after another, as far as they go."""
        number, done = self.match.number, 0
        for move in moves:
            if not self.match.is_in_turn(number):
                self.screen.line(self.voice("cli-play-turn-over", code=str(move)), "red")
                break
            try:
                events = self.match.play(move)
            except Refused as refused:
                refuse(self.screen, self.voice, move, refused.objections)
                break
            done += 1
            open_hands = self.match.record.ruleset.is_board
            tell(self.screen, self.voice, events, self.player, open_hands=open_hands)
        if done and self.match.is_in_turn(number):
            self._show()

    def _ask(self, word: Word, rest: str) -> None:
        screen, voice, running = self.screen, self.voice, self.match
        match word:
            case Word.HELP:
                tell_help(screen, voice)
            case Word.WHY:
                self._explain(rest)
            case Word.RULES:
                explain_rule(screen, voice, rest)
            case Word.UNDO:
                self._undo()
            case Word.SHOW:
                self._show()
            case Word.ALL:
                self._show(shown=EVERYTHING)
            case Word.HINT:
                hint(screen, voice, running)
            case Word.SAVE:
                save_on_wish(screen, voice, running, rest)
            case Word.QUIT:
                leave(screen, voice, running)
                raise Leaving

    def _explain(self, typed: str) -> None:
        """Why, or why not; a number stands for its offer."""
        offer = (
            chosen(grouped(self.match.game), int(typed[:6])) if typed.isascii() and typed.isdigit() else None
        )
        explain(self.screen, self.voice, self.match.game, typed if offer is None else str(offer.move))

    def _undo(self) -> None:
        move = self.match.undo()
        if move is None:
            self.screen.line(self.voice("cli-play-no-undo"), "red")
        else:
            self.screen.line(self.voice("cli-play-undone", code=str(move)))
            self._show()


def _of_guest(groups: list[Group], guest: Guest | None) -> list[Group]:
    """Only what can be done with this guest."""
    if guest is None:
        return groups
    kept = [[each for each in group if _guest_of(each.offer.move) == guest] for group in groups]
    return [group for group in kept if group]


def _guest_of(move: Move) -> Guest | None:
    return move.guest if isinstance(move, Seat | SendToBar | SwapJoker | LayAside) else None
