"""C5: full tables are cleared and new ones laid."""

from collections import Counter

import pytest

from cafe.rules import Chair, End, Game, Guest, Nation, Table
from cafe.rules.events import GameEnded, GuestSeated, HandReckoned, TableLaid, TablesCleared
from cafe.rules.objections import Unbalanced
from tests.cafe_table import card_game, guests, paid, played, refusals, refused_by, rule, seated, told


def two_full_tables(*, hands: str, deck: str | None = None) -> Game:
    """A guest on c4 fills the French and the Italian table at once."""
    there = "b1=INm c2=GBm b3=ESf d3=ITf e4=ITf d5=ITm"
    return card_game(there, b2="IN", d2="GB", c3="FR", b4="ES", d4="IT", hands=hands, deck=deck)


@rule("C5")
def test_the_points_are_counted_before_the_table_is_cleared() -> None:
    game = card_game("a2=AFf b1=AFm b3=AFf", b2="AF", hands="AFm", deck="IT")
    filled, cleared, laid = told(game, "AFm@c2")
    assert isinstance(filled, GuestSeated)
    assert filled.points == 8 + 2
    assert isinstance(cleared, TablesCleared)
    assert laid == TableLaid(Table("b2"), Nation.IT)


@rule("C5")
def test_the_guests_of_a_full_table_leave_the_game_with_its_card() -> None:
    game = card_game("a2=AFf b1=AFm b3=AFf", b2="AF", hands="AFm RUm", deck="IT IT")
    _, cleared, _ = told(game, "AFm@c2")
    assert isinstance(cleared, TablesCleared)
    assert cleared.tables == (Table("b2"),)
    assert cleared.nations == (Nation.AF,)
    assert dict(cleared.left) == {
        Chair("b1"): Guest.parse("AFm"),
        Chair("a2"): Guest.parse("AFf"),
        Chair("c2"): Guest.parse("AFm"),
        Chair("b3"): Guest.parse("AFf"),
    }
    later = played(game, "AFm@c2")
    assert seated(later) == {}
    assert Counter(later.scene.box) == Counter(guests("AFf AFf AFm AFm"))
    assert later.deck == (Nation.IT,)
    assert Nation.AF not in later.scene.room.nations.values()


@rule("C5")
def test_they_leave_the_neighbouring_tables_too() -> None:
    game = card_game(
        "a2=AFf b1=AFm b3=AFf d1=GBf e2=GBm", b2="AF", d2="GB", c3="FR", hands="AFm GBm", deck="IT"
    )
    later = played(game, "AFm@c2")
    assert seated(later) == {"d1": "GBf", "e2": "GBm"}
    assert paid(later, "GBm@c2") == [6]  # nobody but the British


@rule("C5")
def test_new_tables_are_laid_in_the_order_of_the_positions() -> None:
    game = two_full_tables(hands="FRm", deck="TR US RU")
    filled, cleared, *laid = told(game, "FRm@c4")
    assert isinstance(filled, GuestSeated)
    assert isinstance(cleared, TablesCleared)
    assert cleared.tables == (Table("c3"), Table("d4"))
    assert laid == [TableLaid(Table("c3"), Nation.TR), TableLaid(Table("d4"), Nation.US)]
    assert played(game, "FRm@c4").deck == (Nation.RU,)


@rule("C5")
def test_each_guest_leaves_once_also_from_two_full_tables() -> None:
    game = two_full_tables(hands="FRm")
    later = played(game, "FRm@c4")
    assert Counter(later.scene.box) == Counter(guests("GBm ESf ITf FRm ITf ITm"))
    assert seated(later) == {"b1": "INm"}


@rule("C5", "C8")
@pytest.mark.parametrize("deck", ["", "TR"])
def test_a_table_deck_too_small_for_every_position_ends_the_game_at_once(deck: str) -> None:
    game = two_full_tables(hands="FRm RUm / RUf RUf", deck=deck)
    filled, cleared, *rest = told(game, "FRm@c4")
    assert isinstance(filled, GuestSeated)
    assert isinstance(cleared, TablesCleared)
    assert rest == [HandReckoned(0, 1, 0, -2), HandReckoned(1, 2, 0, -4), GameEnded(End.TABLES_OUT)]
    later = played(game, "FRm@c4")
    assert later.end is End.TABLES_OUT
    assert later.scene.scores[0] == filled.points - 2


@rule("C5")
def test_a_table_deck_just_large_enough_does_not() -> None:
    game = two_full_tables(hands="FRm RUm", deck="TR US")
    later = played(game, "FRm@c4")
    assert (later.end, later.deck) == (None, ())


TWO_LADIES_AFTER = "a2=AFf b1=AFm b3=AFf d1=GBf d3=CNf"  # c2 fills the African table; d2 keeps two ladies


@rule("C5")
def test_a_guest_left_alone_stays() -> None:
    game = card_game("a2=AFf b1=AFm b3=AFf d1=GBf", b2="AF", d2="GB", hands="AFm RUm", deck="IT")
    later = played(game, "AFm@c2 end")
    assert seated(later) == {"d1": "GBf"}
    assert later.player == 1


@rule("C5")
def test_guests_left_in_unbalanced_company_stay() -> None:
    game = card_game(TWO_LADIES_AFTER, b2="AF", d2="GB", c3="CN", hands="AFm RUm", deck="IT")
    later = played(game, "AFm@c2 end")
    assert seated(later) == {"d1": "GBf", "d3": "CNf"}


@rule("C5", "E3")
def test_balance_judges_only_the_company_that_a_seating_makes() -> None:
    game = card_game(TWO_LADIES_AFTER, b2="AF", d2="GB", c3="CN", hands="AFm GBm", deck="IT")
    assert paid(game, "AFm@c2 GBm@e2 end")[1:] == [3, 0]


@refused_by("C5", "E3")
def test_a_third_lady_is_refused_where_a_clearing_left_two() -> None:
    game = card_game(TWO_LADIES_AFTER, b2="AF", d2="GB", c3="CN", hands="AFm GBf", deck="IT")
    assert refusals(played(game, "AFm@c2"), "GBf@e2") == [
        Unbalanced(Table("d2"), Nation.GB, ladies=3, gentlemen=0)
    ]


@rule("C5", "S1")
def test_who_was_left_behind_is_company() -> None:
    game = card_game("a2=AFf b1=AFm b3=AFf d1=GBf", b2="AF", d2="GB", hands="AFm GBm", deck="IT")
    assert paid(game, "AFm@c2 GBm@e2 end")[1:] == [4, 0]


@rule("C5")
def test_the_player_may_go_on_seating_also_at_the_new_table() -> None:
    game = card_game("a2=AFf b1=AFm b3=AFf", b2="AF", hands="AFm ITm ITf", deck="IT")
    assert paid(game, "AFm@c2 ITm@b1 ITf@a2 end")[1:] == [0, 4, 0]
