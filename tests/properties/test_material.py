"""Nobody is lost and nobody appears; tables stay balanced; games follow from their events."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy

from hypothesis import given

from cafe.rules import Edition, Event, Game, happen_all, offers, play
from cafe.rules.events import ClubHosted, GuestSeated, TablesCleared

from . import oracle
from .judging import situation
from .oracle import BALANCED
from .walks import Walk, walks

NATIONS = ["AF", "CN", "CU", "DE", "ES", "FR", "GB", "IN", "IT", "RU", "TR", "US"]
CARD_GUESTS = Counter({f"{nation}{sex}": 4 for nation in NATIONS for sex in "fm"})  # C1
BOARD_GUESTS = CARD_GUESTS + Counter({"**f": 2, "**m": 2})  # B1


def everybody(game: Game) -> Counter[str]:
    scene = game.scene
    rows = (*game.hands, *game.aside, game.bag, scene.bar, scene.box, scene.room.guests.values())
    return Counter(str(guest) for row in rows for guest in row)


@given(walks())
def test_guests_are_conserved(walk: Walk) -> None:
    for game in walk.games():
        assert everybody(game) == (BOARD_GUESTS if game.scene.ruleset.is_board else CARD_GUESTS)


@given(walks(Edition.CARD))
def test_table_cards_are_conserved_and_every_position_has_one_while_the_game_runs(walk: Walk) -> None:
    gone: Counter[str] = Counter()
    for step in walk.steps():
        for event in step.events:
            if isinstance(event, TablesCleared):
                gone.update(map(str, event.nations))
        there = (*step.then.scene.room.nations.values(), *step.then.deck)
        assert Counter(map(str, there)) + gone == Counter(dict.fromkeys(NATIONS, 2))
        assert step.then.end is not None or len(step.then.scene.room.nations) == 5


@given(walks())
def test_every_table_is_balanced_unless_a_clearing_left_it_so_or_it_is_a_club(walk: Walk) -> None:
    excused: set[str] = set()
    for step in walk.steps():
        room = step.then.scene.room
        for event in step.events:
            match event:
                case GuestSeated(chair=chair):
                    excused -= set(map(str, room.plan.tables_at[chair]))
                case ClubHosted(table=table):
                    excused.add(str(table))
                case TablesCleared(left=left):
                    excused |= {str(table) for chair, _ in left for table in room.plan.tables_at[chair]}
                case _:
                    pass
        now = situation(step.then)
        for there in now.nations:
            sexes = "".join(sorted(map(oracle.sex, now.company(there))))
            assert there in excused or not sexes or sexes in BALANCED, (there, sexes)


@given(walks())
def test_everybody_sits_at_a_table_of_their_nation(walk: Walk) -> None:
    """E2, also after swaps and clearings: who sat at a cleared table left with it."""
    for game in walk.games():
        now = situation(game)
        assert game.end is not None or all(
            oracle.is_at_home(now, now.seated[chair], chair) for chair in now.seated
        )


@given(walks())
def test_folding_the_events_from_the_start_gives_the_game(walk: Walk) -> None:
    events: list[Event] = []
    last = walk.start()
    for step in walk.steps():
        events += step.events
        last = step.then
    assert happen_all(walk.start(), events) == last


@given(walks())
def test_playing_and_asking_change_nothing(walk: Walk) -> None:
    for step in walk.steps():
        before = deepcopy(step.game)
        assert offers(step.game) == step.offered
        assert play(step.game, step.move) == step.events
        happen_all(step.game, step.events)
        assert step.game == before


@given(walks())
def test_hands_stay_within_their_limits(walk: Walk) -> None:
    for game in walk.games():
        for size, hand in zip(game.scene.hand_sizes, game.hands, strict=True):
            assert len(hand) <= (5 if game.scene.ruleset.is_board else 12)
            assert 0 <= size <= 7
