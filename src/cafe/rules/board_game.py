"""What is the board game's own: the bar, the joker swap, the bag, hand sizes and birthdays."""

from __future__ import annotations

from collections.abc import Iterator

from .etiquette import BALANCED, the_guest_is_at_home
from .events import (
    BirthdayAsked,
    BirthdayNamed,
    End,
    GuestDrawn,
    HandSizeAsked,
    HandSizeLowered,
    JokerSwapped,
    SentToBar,
    TurnSkipped,
    WentBankrupt,
)
from .floor import BAR_SPACES, BOARD_CHAIRS, Chair
from .guests import Guest
from .moves import LowerHandSize, NameBirthday, SendToBar, SwapJoker
from .objections import (
    JokerForJoker,
    JokerNotServed,
    LowersTooMuch,
    NoBirthdayChoice,
    NoHandSizeChoice,
    NoJokerThere,
    NoSuchChair,
    NotInHand,
    Objection,
    Unbalanced,
    WrongSex,
)
from .options import BAR_PRICES, HandSize, Swap
from .seating import seat
from .seating_turn import seat_moves
from .state import Hand, Scene, Stage
from .story import Story, end_game, pass_turn

BAG_FLOOR = 4  # B11


def next_price(scene: Scene) -> int:
    """B7: what the lowest free space of the bar wins or costs."""
    assert scene.ruleset.bar is not None, "the bar is the board game's"
    return BAR_PRICES[scene.ruleset.bar][len(scene.bar)]


def bar_points(scene: Scene) -> int:
    """B8: the price, or all that the player has if they cannot pay it."""
    return max(next_price(scene), -scene.scores[scene.player])


def most_lowered(scene: Scene) -> int:
    """B9: one for each one-nation table of this turn, as far as the hand size goes."""
    return min(scene.turn.completed, scene.hand_sizes[scene.player])


def objections_to_bar(hand: Hand, move: SendToBar) -> Iterator[Objection]:
    if move.guest not in hand:
        yield NotInHand(move.guest, "B4")
    if move.guest.is_joker:
        yield JokerNotServed(move.guest)


def objections_to_swap(scene: Scene, hand: Hand, move: SwapJoker) -> Iterator[Objection]:
    room, guest, chair = scene.room, move.guest, move.chair
    if guest not in hand:
        yield NotInHand(guest, "B4")
    if chair not in room.plan.tables_at:
        yield NoSuchChair(chair)
        return
    joker = room.guests.get(chair)
    if joker is None or not joker.is_joker:
        yield NoJokerThere(chair)
    if guest.is_joker:
        yield JokerForJoker(chair)
        return
    yield from the_guest_is_at_home(room, guest, chair)
    if joker is not None and joker.is_joker and joker.sex is not guest.sex:
        yield from _other_sex(scene, guest, chair, joker)


def _other_sex(scene: Scene, guest: Guest, chair: Chair, joker: Guest) -> Iterator[Objection]:
    """B6: refused, or with `any-fitting` judged by E3 at every table of the chair."""
    if scene.ruleset.swap is Swap.SAME_SEX:
        yield WrongSex(guest, chair, joker.sex)
        return
    then = seat(scene.room, guest, chair)
    for table in then.tables_at(chair):
        if (company := then.company(table)) not in BALANCED:
            yield Unbalanced(table, then.nations[table], *company)


def swap_moves(scene: Scene, hand: Hand) -> Iterator[SwapJoker]:
    """Every swap that is allowed now."""
    room = scene.room
    seated = {chair for chair, guest in room.guests.items() if guest.is_joker}
    jokers = [chair for chair in room.plan.chairs if chair in seated] if seated else []
    nations = {chair: {room.nations[table] for table in room.tables_at(chair)} for chair in jokers}
    at_home = (
        (guest, chair) for guest in dict.fromkeys(hand) for chair in jokers if guest.nation in nations[chair]
    )
    moves = (SwapJoker(guest, chair) for guest, chair in at_home)
    return (move for move in moves if next(objections_to_swap(scene, hand, move), None) is None)


def objections_to_lowering(scene: Scene, move: LowerHandSize) -> Iterator[Objection]:
    if scene.turn.stage is not Stage.HAND_SIZE:
        yield NoHandSizeChoice()
    elif not 0 <= move.by <= most_lowered(scene):
        yield LowersTooMuch(move.by, most_lowered(scene))


def objections_to_birthday(scene: Scene) -> Iterator[Objection]:
    if scene.turn.stage is not Stage.BIRTHDAY:
        yield NoBirthdayChoice()


def send_to_bar(story: Story, guest: Guest) -> None:
    """B7, B8: the guest takes the lowest free space; the player is paid, pays, or is out."""
    scene, player = story.scene, story.scene.player
    price = next_price(scene)
    bankrupt = scene.scores[player] + price < 0
    story.tell(SentToBar(player, guest, len(scene.bar) + 1, price, bar_points(scene)))
    if bankrupt:
        story.tell(WentBankrupt(player, story.game.hands[player]))
    if len(story.scene.bar) == BAR_SPACES:
        end_game(story, End.BAR_FULL)  # B11a
    elif len(story.scene.players_in) == 1:
        end_game(story, End.ONE_LEFT)  # B11e
    elif bankrupt:
        pass_turn_or_skip(story)
    else:
        refill(story)


def swap_joker(story: Story, move: SwapJoker) -> None:
    scene = story.scene
    story.tell(JokerSwapped(scene.player, move.guest, scene.room.guests[move.chair], move.chair))
    pass_turn_or_skip(story)


def after_seating(story: Story) -> None:
    if len(story.scene.room.guests) == BOARD_CHAIRS:
        end_game(story, End.CAFE_FULL)  # B11b


def close_turn(story: Story) -> None:
    """B9: ask for the hand size where there is a choice, then draw."""
    most = most_lowered(story.scene)
    if most and story.scene.ruleset.hand_size is HandSize.ASKED:
        story.tell(HandSizeAsked(story.scene.player, most))
    else:
        lower_hand_size(story, most)


def lower_hand_size(story: Story, by: int) -> None:
    if by:
        story.tell(HandSizeLowered(story.scene.player, by))
    refill(story)


def refill(story: Story) -> None:
    """B9, B11: draw up to the hand size, unless the bag runs low."""
    player = story.scene.player
    while len(story.game.hand) < story.scene.hand_sizes[player]:
        story.tell(GuestDrawn(player, story.game.bag[0]))
        if len(story.game.bag) <= BAG_FLOOR:
            end_game(story, End.BAG_LOW)  # B11c
            return
    if not story.game.hand:
        end_game(story, End.HAND_EMPTY)  # B11d
    elif _has_birthday_choice(story.scene):
        story.tell(BirthdayAsked(player))
    else:
        pass_turn_or_skip(story)


def name_birthday(story: Story, move: NameBirthday) -> None:
    story.tell(BirthdayNamed(story.scene.player, move.nation))
    pass_turn_or_skip(story)


def pass_turn_or_skip(story: Story) -> None:
    """B4: a player without a legal action is skipped; when everybody is, the game ends."""
    for _ in story.scene.players_in:
        pass_turn(story)
        if can_act(story.scene, story.game.hand):
            return
        story.tell(TurnSkipped(story.scene.player))
    end_game(story, End.NOBODY_CAN_ACT)  # B11e


def can_act(scene: Scene, hand: Hand) -> bool:
    """B4: anybody but a joker can go to the bar; a joker needs a chair."""
    return not all(guest.is_joker for guest in hand) or next(seat_moves(scene, hand), None) is not None


def _has_birthday_choice(scene: Scene) -> bool:
    """V1: the first to reach the agreed number, once a game."""
    threshold = scene.ruleset.birthday
    return threshold is not None and not scene.birthday_asked and scene.scores[scene.player] >= threshold
