"""What may be done and what it brings: offers(game), objections(game, move), play(game, move)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from . import board_game, card_game
from .clubs import club_moves, club_receipts, objections_to_club
from .events import ClubHosted, Event, GuestSeated
from .floor import Chair, Table
from .guests import Nation
from .moves import (
    CloseCafe,
    Draw,
    EndTurn,
    HostClub,
    LayAside,
    LowerHandSize,
    Move,
    NameBirthday,
    Seat,
    SendToBar,
    SwapJoker,
)
from .objections import (
    ChooseBirthdayFirst,
    ChooseHandSizeFirst,
    GameOver,
    NotInThisGame,
    Objection,
    Refused,
    TurnUnderWay,
)
from .pay import Expectations, Line, receipt, total
from .seating import Seating, seat
from .seating_turn import (
    is_excused,
    objections_to_end,
    objections_to_seat,
    seat_moves,
    the_waiting_guest_is_joined,
    turn_rule,
)
from .state import Game, Hand, Scene, Stage
from .steps import Step
from .story import Story, pass_turn
from .values import value
from .view import View, own_hand

BOARD_MOVES = (SendToBar, SwapJoker, LowerHandSize, NameBirthday)
CARD_MOVES = (Draw, LayAside, CloseCafe)


@value
class Offer:
    """A move that is allowed now, and what it pays: table by table, and in all."""

    move: Move
    receipt: tuple[Line, ...]
    points: int


def play(game: Game, move: Move) -> tuple[Event, ...]:
    """The events of a move, or Refused with all objections to it."""
    return tuple(_told(game, move).events)


def play_step(game: Game, move: Move) -> Step:
    """The move with its events and the games after them, or Refused with all objections to it."""
    story = _told(game, move)
    return Step(move, tuple(story.events), tuple(story.games))


def _told(game: Game, move: Move) -> Story:
    if refusal := objections(game, move):
        raise Refused(refusal)
    story = Story(game)
    _unfold(story, move)
    return story


def play_all(game: Game, moves: Iterable[Move]) -> Game:
    """The game after the moves."""
    for move in moves:
        game = play_step(game, move).after
    return game


def objections(at: Game | View, move: Move) -> tuple[Objection, ...]:
    """Every reason why the player on turn may not do this; none if they may."""
    return tuple(_objections(at.scene, own_hand(at), move))


def offers(at: Game | View) -> tuple[Offer, ...]:
    """Every legal move now, with its receipt. A view offers only what is its viewer's to do."""
    if at.scene.end is not None or (isinstance(at, View) and at.viewer != at.scene.player):
        return ()
    scene = at.scene
    expectations = Expectations.of(scene.room, scene.tariff)
    return tuple([_offer(scene, move, expectations) for move in _moves(scene, own_hand(at))])


def _objections(scene: Scene, hand: Hand, move: Move) -> Iterator[Objection]:
    if scene.end is not None:
        yield GameOver(scene.end.rule)
        return
    if isinstance(move, CARD_MOVES if scene.ruleset.is_board else BOARD_MOVES):
        yield NotInThisGame(turn_rule(scene))
        return
    yield from _the_question_is_answered(scene, move)
    if not isinstance(move, Seat | EndTurn | CloseCafe | LowerHandSize | NameBirthday):
        yield from _it_is_the_whole_turn(scene)
    yield from _own_objections(scene, hand, move)


def _the_question_is_answered(scene: Scene, move: Move) -> Iterator[Objection]:
    """B9, V1: a choice that is open comes first."""
    if scene.turn.stage is Stage.HAND_SIZE and not isinstance(move, LowerHandSize):
        yield ChooseHandSizeFirst()
    if scene.turn.stage is Stage.BIRTHDAY and not isinstance(move, NameBirthday):
        yield ChooseBirthdayFirst()


def _it_is_the_whole_turn(scene: Scene) -> Iterator[Objection]:
    """B4, C3: a turn is exactly one kind of action."""
    if scene.turn.stage in (Stage.SEATING, Stage.CLUB):
        yield TurnUnderWay(turn_rule(scene))
        yield from the_waiting_guest_is_joined(scene, None)


def _own_objections(scene: Scene, hand: Hand, move: Move) -> Iterator[Objection]:
    match move:
        case Seat():
            yield from objections_to_seat(scene, hand, move)
        case EndTurn():
            yield from objections_to_end(scene)
        case HostClub():
            yield from objections_to_club(scene, hand, move)
        case SendToBar():
            yield from board_game.objections_to_bar(hand, move)
        case SwapJoker():
            yield from board_game.objections_to_swap(scene, hand, move)
        case LowerHandSize():
            yield from board_game.objections_to_lowering(scene, move)
        case NameBirthday():
            yield from board_game.objections_to_birthday(scene)
        case Draw():
            yield from card_game.objections_to_draw(hand)
        case LayAside():
            yield from card_game.objections_to_laying_aside(hand, move)
        case CloseCafe():
            yield from objections_to_end(scene)
            yield from card_game.objections_to_closing(hand)


def _moves(scene: Scene, hand: Hand) -> Iterator[Move]:
    """Every legal move, stage by stage."""
    match scene.turn.stage:
        case Stage.HAND_SIZE:
            yield from map(LowerHandSize, range(board_game.most_lowered(scene), -1, -1))
        case Stage.BIRTHDAY:
            yield from map(NameBirthday, (*Nation, None))
        case Stage.ACT:
            yield from seat_moves(scene, hand)
            yield from club_moves(scene, hand)
            yield from _single_actions(scene, hand)
        case Stage.SEATING | Stage.CLUB:
            yield from seat_moves(scene, hand)
            yield from _endings(scene, hand)


def _single_actions(scene: Scene, hand: Hand) -> Iterator[Move]:
    if scene.ruleset.is_board:
        yield from (SendToBar(guest) for guest in dict.fromkeys(hand) if not guest.is_joker)
        yield from board_game.swap_moves(scene, hand)
    elif next(card_game.objections_to_draw(hand), None) is None:
        yield Draw()
    else:
        yield from map(LayAside, dict.fromkeys(hand))


def _endings(scene: Scene, hand: Hand) -> Iterator[Move]:
    if next(objections_to_end(scene), None) is None:
        yield EndTurn()
        if not hand and not scene.ruleset.is_board:
            yield CloseCafe()


def _offer(scene: Scene, move: Move, expectations: Expectations) -> Offer:
    match move:
        case Seat():
            lines = expectations.of_guest(move.guest, move.chair)
            return Offer(move, lines, total(lines))
        case HostClub():
            party, club = club_receipts(scene, move)
            lines = (*(line for member in party for line in member), club)
            return Offer(move, lines, total(lines))
        case SendToBar():
            return Offer(move, (), board_game.bar_points(scene))
        case _:
            return Offer(move, (), 0)


def _unfold(story: Story, move: Move) -> None:
    match move:
        case Seat():
            _seat(story, move)
        case EndTurn():
            if story.scene.ruleset.is_board:
                board_game.close_turn(story)
            else:
                pass_turn(story)
        case HostClub():
            _host_club(story, move)
        case SendToBar(guest):
            board_game.send_to_bar(story, guest)
        case SwapJoker():
            board_game.swap_joker(story, move)
        case LowerHandSize(by):
            board_game.lower_hand_size(story, by)
        case NameBirthday():
            board_game.name_birthday(story, move)
        case Draw():
            card_game.draw(story)
        case LayAside(guest):
            card_game.lay_aside(story, guest)
        case CloseCafe():
            card_game.close_cafe(story)


def _seat(story: Story, move: Seat) -> None:
    scene = story.scene
    room = seat(scene.room, move.guest, move.chair)
    lines = receipt(room, move.chair, scene.tariff)
    waits = not lines and not is_excused(scene, move.guest)
    one_nation = _completed(room, move.chair)
    story.tell(
        GuestSeated(scene.player, move.guest, move.chair, lines, one_nation, waits, points=total(lines))
    )
    _after_seating(story, [move.chair])


def _host_club(story: Story, move: HostClub) -> None:
    """V2: the party sits down one by one, then the club is paid."""
    player = story.scene.player
    party, club = club_receipts(story.scene, move)
    for member, lines in zip(move.party, party, strict=True):
        room = seat(story.scene.room, member.guest, member.chair)
        one_nation = tuple(table for table in _completed(room, member.chair) if table != move.table)
        story.tell(
            GuestSeated(
                player, member.guest, member.chair, lines, one_nation, waits=False, points=total(lines)
            )
        )
    story.tell(
        ClubHosted(player, move.table, (club,), (move.table,) if club.doubled else (), points=club.points)
    )
    _after_seating(story, [member.chair for member in move.party])


def _completed(room: Seating, chair: Chair) -> tuple[Table, ...]:
    """B9: the tables of the chair that are full and of one nation."""
    return tuple(
        table for table in room.tables_at(chair) if room.is_full(table) and room.is_of_one_nation(table)
    )


def _after_seating(story: Story, chairs: list[Chair]) -> None:
    if story.scene.ruleset.is_board:
        board_game.after_seating(story)
    else:
        card_game.after_seating(story, chairs)
