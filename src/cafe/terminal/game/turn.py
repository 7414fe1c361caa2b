"""A person's turn: show the café, ask, and do what was typed, until the turn is over."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from cafe.rules import Chair, Guest, Move, Step, offers, view
from cafe.rules.moves import EndTurn
from cafe.rules.objections import NotInHand
from cafe.rules.seating_turn import the_waiting_guest_is_joined, turn_rule
from cafe.terminal.output.drawing import Marks
from cafe.terminal.output.narration import narrate, show_objections
from cafe.terminal.output.overview import show_game
from cafe.terminal.output.score_sheet import player_name
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Translator

from .explanations import explain, explain_chair, explain_rule, show_help, show_refusal
from .hint import show_hint
from .offer_list import OFFERS_SHOWN, offer_list
from .offers import best_pay, grouped_offers, offer_by_number, offers_with
from .player_input import (
    EmptyLine,
    GuestOrChair,
    Instruction,
    Keyword,
    Moves,
    OfferNumber,
    Unclear,
    parse_input,
    parse_number,
)
from .running_game import RunningGame
from .saving import save, save_before_leaving

EVERYTHING = 1000
PROMPT = ">"


class PlayerLeft(Exception):
    """The player has quit, and has been asked about saving."""


@dataclass(frozen=True, slots=True)
class PersonsTurn:
    """The turn of the person in front of the screen."""

    running: RunningGame
    screen: Screen
    translator: Translator
    seat: int

    def play(self) -> None:
        """Ask and act until the turn is over."""
        number = self.running.turn_number
        self._show()
        while self.running.is_in_turn(number):
            self._respond(self.screen.ask(self._question()))

    def _show(self, guest: Guest | None = None, shown: int = OFFERS_SHOWN) -> None:
        """The café with the chairs that pay, the players, and the numbered offers."""
        groups = grouped_offers(self.running.game)
        if guest is not None:
            groups = offers_with(guest, groups)
        marks = Marks(self.running.new_guests(self.seat), best_pay(groups))
        self.screen.line()
        show_game(self.screen, self.translator, view(self.running.game, self.seat), marks)
        self.screen.line()
        self.screen.line(self._what_now(), "bold")
        self.screen.show(offer_list(groups, self.translator, self.screen.width, shown))

    def _what_now(self) -> str:
        """What is to be done now; a waiting guest comes first, unless the turn may end without company."""
        scene = self.running.game.scene
        waiting = next(the_waiting_guest_is_joined(scene, None), None)
        may_end = self._default_move() == EndTurn()
        return self.translator.say(scene.turn.stage if waiting is None or may_end else waiting)

    def _question(self) -> str:
        default = self._default_move()
        name = player_name(self.translator, self.seat)
        if default is None:
            return f"{name} {PROMPT}"
        return f"{name} {self.translator('cli-play-enter', move=self.translator.say(default))} {PROMPT}"

    def _default_move(self) -> Move | None:
        """What Enter does: end the turn, or the only move there is."""
        moves = [offer.move for offer in offers(view(self.running.game, self.seat))]
        if EndTurn() in moves:
            return EndTurn()
        return moves[0] if len(moves) == 1 else None

    def _respond(self, typed: str) -> None:
        match parse_input(typed, self.translator):
            case EmptyLine():
                self._play_default()
            case OfferNumber(number):
                self._play_offer(number)
            case Moves(moves):
                self._play(moves)
            case GuestOrChair(Guest() as guest):
                self._show_guest(guest)
            case GuestOrChair(place):
                explain_chair(self.screen, self.translator, self.running.game, Chair(str(place)))
            case Instruction(keyword, argument):
                self._follow(keyword, argument)
            case Unclear(text):
                self.screen.line(self.translator("cli-play-unclear", typed=text[:40]), "red")

    def _show_guest(self, guest: Guest) -> None:
        """Where this guest may sit."""
        if guest in self.running.game.hand:
            self._show(guest, EVERYTHING)
        else:
            objection = NotInHand(guest, turn_rule(self.running.game.scene))
            show_objections(self.screen, self.translator, [objection])

    def _play_default(self) -> None:
        default = self._default_move()
        if default is None:
            self.screen.line(self.translator("cli-play-how"))
        else:
            self._play((default,))

    def _play_offer(self, number: int) -> None:
        offer = offer_by_number(grouped_offers(self.running.game), number)
        if offer is None:
            self.screen.line(self.translator("cli-play-no-number", number=number), "red")
        else:
            self._play((offer.move,))

    def _play(self, moves: Sequence[Move]) -> None:
        """Make the moves as far as they go; what a step reveals does not stop them."""
        number, steps_before = self.running.turn_number, len(self.running.steps)
        while moves and self.running.is_in_turn(number):
            taken = self.running.take(moves)
            self._narrate(taken.steps)
            moves = taken.rest
            if taken.refused:
                show_refusal(self.screen, self.translator, moves[0], taken.refused)
                break
        is_over = not self.running.is_in_turn(number)
        if is_over and moves:
            self.screen.line(self.translator("cli-play-turn-over", code=str(moves[0])), "red")
        elif not is_over and len(self.running.steps) > steps_before:
            self._show()

    def _narrate(self, steps: Iterable[Step]) -> None:
        open_hands = self.running.record.ruleset.is_board
        for step in steps:
            narrate(self.screen, self.translator, step.events, self.seat, open_hands=open_hands)

    def _follow(self, keyword: Keyword, argument: str) -> None:
        screen, translator, running = self.screen, self.translator, self.running
        match keyword:
            case Keyword.HELP:
                show_help(screen, translator)
            case Keyword.WHY:
                self._explain(argument)
            case Keyword.RULES:
                explain_rule(screen, translator, argument)
            case Keyword.UNDO:
                self._undo()
            case Keyword.SHOW:
                self._show()
            case Keyword.ALL:
                self._show(shown=EVERYTHING)
            case Keyword.HINT:
                show_hint(screen, translator, view(running.game, self.seat))
            case Keyword.SAVE:
                save(screen, translator, running, argument)
            case Keyword.QUIT:
                save_before_leaving(screen, translator, running)
                raise PlayerLeft

    def _explain(self, typed: str) -> None:
        """Why, or why not; a number stands for its offer."""
        number = parse_number(typed)
        offer = None if number is None else offer_by_number(grouped_offers(self.running.game), number)
        subject = typed if offer is None else str(offer.move)
        explain(self.screen, self.translator, self.running.game, subject)

    def _undo(self) -> None:
        move = self.running.undo()
        if move is None:
            self.screen.line(self.translator("cli-play-no-undo"), "red")
        else:
            self.screen.line(self.translator("cli-play-undone", code=str(move)))
            self._show()
