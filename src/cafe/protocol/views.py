"""What is seen of a match from one seat: the only place where views become messages, field by field."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from cafe.match.codec import tagged, type_name
from cafe.match.company import still_to_agree
from cafe.match.entries import Row, entry_seen_by, handle
from cafe.match.result import places
from cafe.match.seats import Seat
from cafe.match.state import Match, Status
from cafe.protocol import messages
from cafe.rules import (
    FloorPlan,
    Game,
    Move,
    Offer,
    Ruleset,
    Scene,
    Stage,
    View,
    offers,
    prospects,
    standings,
    view,
)
from cafe.rules import moves as steps
from cafe.rules.board_game import most_lowered, next_price
from cafe.rules.companions import Companions
from cafe.rules.options import BAR_PRICES, Bar
from cafe.rules.state import Hand
from cafe.rules.view import Sight


def view_message(seen: View) -> messages.View:
    """A view as a message; what is not named here does not leave the server."""
    scene, turn = seen.scene, seen.scene.turn
    open_bar = scene.ruleset.bar is not None and len(scene.bar) < len(scene.ruleset.plan.bar)
    return messages.View(
        player=scene.player,
        turn=messages.Turn(
            number=turn.number,
            stage=turn.stage,
            seated=turn.seated,
            waiting=turn.waiting,
            completed=turn.completed,
        ),
        scores=list(scene.scores),
        hand_sizes=list(scene.hand_sizes),
        tables={table: scene.room.nations[table] for table in scene.room.tables},
        seated={chair: guest.code for chair, guest in scene.room.guests.items()},
        hands=[_codes(sight) for sight in seen.hands],
        aside=[_codes(sight) for sight in seen.aside],
        bag=seen.bag,
        deck=seen.deck,
        unseen=seen.unseen_by_code(),
        bar=[guest.code for guest in scene.bar],
        box=[guest.code for guest in scene.box],
        gone=list(seen.gone),
        out=list(scene.out),
        birthday=scene.birthday,
        birthday_asked=scene.birthday_asked,
        end=scene.end,
        next_price=next_price(scene) if open_bar else None,
        hand_size_choice=most_lowered(scene) if turn.stage is Stage.HAND_SIZE else 0,
    )


def _codes(sight: Sight) -> list[str | None]:
    return [None if guest is None else guest.code for guest in sight]


def open_view(game: Game) -> View:
    """Everybody's hand; only of a finished match."""
    return replace(view(game, None), hands=game.hands, aside=game.aside)


def offer_messages(seen: View) -> list[messages.Offer]:
    return _offered(seen.scene, offers(seen), seen.hand)


def prospects_message(seq: int, seen: View) -> messages.Prospects:
    """What each seat could do if it were its turn, as far as the viewer may know."""
    hands = [tuple(guest for guest in hand if guest is not None) for hand in seen.hands]
    could = zip(prospects(seen), hands, strict=True)
    return messages.Prospects(seq=seq, seats=[_offered(seen.scene, offered, hand) for offered, hand in could])


def _offered(scene: Scene, offered: Iterable[Offer], hand: Hand) -> list[messages.Offer]:
    companions = Companions.of(scene.room, hand)
    return [offer_message(scene.ruleset, offer, companions) for offer in offered]


def offer_message(rules: Ruleset, offer: Offer, companions: Companions) -> messages.Offer:
    move, waits = offer.move, _waits(rules, offer)
    guest = getattr(move, "guest", None)
    members = move.party if isinstance(move, steps.HostClub) else ()
    return messages.Offer(
        move=str(move),
        kind=type_name(type(move)),  # type: ignore[arg-type]  # types are hashable
        guest=None if guest is None else guest.code,
        chair=getattr(move, "chair", None),
        table=getattr(move, "table", None),
        party=[messages.PartyMember(guest=member.guest.code, chair=member.chair) for member in members],
        points=offer.points,
        receipt=list(offer.receipt),
        waits=waits,
        company=_company(move, companions) if waits else [],
    )


def _company(move: Move, companions: Companions) -> list[str]:
    assert isinstance(move, steps.Seat), "nobody else waits"
    return [guest.code for guest in companions.joining(move.guest, move.chair)]


def _waits(rules: Ruleset, offer: Offer) -> bool:
    """E5: a guest who is paid nothing waits for company; `lone_joker` excuses a joker."""
    if not isinstance(offer.move, steps.Seat) or offer.receipt:
        return False
    return not (offer.move.guest.is_joker and rules.lone_joker)


def shared_state(match: Match, seat: int | None) -> messages.SharedState:
    """A match as it is seen from a seat, or by a spectator; after it, everybody's guests lie open."""
    over = match.status is Status.OVER
    seen = None if match.game is None else open_view(match.game) if over else view(match.game, seat)
    return messages.SharedState(
        seq=match.seq,
        status=match.status,
        seats=[_seat_state(match.id, seat_there) for seat_there in match.seats],
        view=None if seen is None else view_message(seen),
        turn_began_at=None if match.on_turn is None else match.turn_began_at,
        deadline=match.deadline(),
        play_on_at=match.play_on_at(),
        pause=_pause(match),
        outcome=match.outcome,
        standings=[] if seen is None else list(places(match, standings(seen))),
        secret=(match.opened.secret_at_end or None) if over else None,
        rematch=match.rematch,
        spectators_silenced=match.spectators_silenced,
    )


def shared_deal(match: Match) -> messages.Shared | None:
    """That others play this deal; where it comes from is told when they have played it."""
    if (shared := match.opened.shared) is None:
        return None
    return messages.Shared(kind=shared.kind, day=shared.day, challenge=shared.challenge)


def offers_at(match: Match, seat: int | None) -> list[messages.Offer]:
    """What the seat may do now: nothing, unless it is on turn."""
    if match.game is None or seat is None or match.on_turn != seat:
        return []
    return offer_messages(view(match.game, seat))


def viewer_identity(match: Match, person: str | None, seat: int | None) -> messages.You:
    """Who looks, as they are known at this table."""
    return messages.You(
        handle="" if person is None else handle(match.id, person),
        seats=[] if person is None else match.seats_of(person),
        seat=seat,
        host=person is not None and person == match.opened.host,
        removed=person in match.removed,
    )


def entry_message(match: Match, row: Row, seat: int | None, *, open_hands: bool) -> messages.EntryMessage:
    """A row of the log as a seat may see it; who wrote it under which key stays here."""
    seen = tagged(entry_seen_by(row.entry, match.id, seat, open_hands=open_hands))
    if seen["type"] == "match-opened":
        seen = {key: value for key, value in seen.items() if key not in messages.HIDDEN_OF_OPENING}
    return {"seq": row.seq, "at": row.at, **seen}


def option_texts(rules: Ruleset) -> dict[str, str]:
    """The agreed options as texts, `option=value` apart."""
    return rules.texts


def plan_message(plan: FloorPlan, bar: Bar | None) -> messages.Plan:
    prices = BAR_PRICES[bar or Bar.CLASSIC] if plan.bar else ()
    return messages.Plan(
        name=plan.name,
        drawing=[list(row) for row in plan.drawing],
        tables={table: list(chairs) for table, chairs in plan.chairs_at.items()},
        chairs={chair: list(tables) for chair, tables in plan.tables_at.items()},
        bar=list(plan.bar),
        prices=list(prices),
    )


def _pause(match: Match) -> messages.Pause | None:
    if match.status is not Status.RUNNING or (pause := match.pause) is None:
        return None
    missing = [] if match.is_paused else sorted(still_to_agree(match, set(pause.agreed)))
    return messages.Pause(agreed=list(pause.agreed), missing=missing, until=pause.until)


def _seat_state(match_id: str, seat: Seat) -> messages.SeatState:
    return messages.SeatState(
        kind=seat.plan.kind,
        name=seat.name,
        bot=seat.plan.bot,
        free=seat.is_free,
        handle=None if seat.person is None else handle(match_id, seat.person),
        reserved=handle(match_id, seat.reserved) if seat.is_free and seat.reserved else None,
        taken_over=seat.taken_over,
        was_taken_over=seat.was_taken_over,
        left=seat.left,
        away=seat.away_since is not None,
        resigned=seat.resigned,
        takeover_at=seat.takeover_at,
        bank=seat.bank_ms,
    )
