"""V2: ladies' coffee circles and regulars' tables, in both games, and together with V1."""

import pytest

from cafe.rules import Chair, End, Guest, Line, Nation, Table, offers
from cafe.rules.events import BirthdayAsked, ClubHosted, GuestSeated, HandSizeAsked, TableLaid, TablesCleared
from cafe.rules.moves import HostClub, Seat
from cafe.rules.objections import (
    ChairTaken,
    ClubsNotPlayed,
    EnoughSeated,
    NoClub,
    NoSuchChair,
    NoSuchTable,
    NotAtHome,
    NotAtTheClub,
    NotInHand,
    PartySize,
    TurnUnderWay,
    Unbalanced,
)
from tests.cafe_table import (
    board_game,
    card_game,
    full_house,
    offered,
    paid,
    played,
    refusals,
    refused_by,
    rule,
    rules_against,
    seated,
    told,
)

CLUBS = "players=2 clubs=on"
COFFEE_CIRCLE = "club:d13:ITf@d12+ITf@c13+ITf@e13+ITf@d14"
REGULARS_TABLE = "club:d13:ITm@d12+ITm@c13+ITm@e13+ITm@d14"
FOUR_LADIES = "ITf ITf ITf ITf"


# The board game: the Italian table d13 has the chairs d12 (Cuba too), c13 (Africa too), e13 (Italy too), d14.


@rule("V2")
@pytest.mark.parametrize(
    ("club", "hands"),
    [(COFFEE_CIRCLE, FOUR_LADIES), (REGULARS_TABLE, "ITm ITm ITm ITm")],
    ids=["ladies", "gentlemen"],
)
def test_four_of_one_sex_make_a_club_as_a_whole_turn(club: str, hands: str) -> None:
    game = board_game(hands=hands, rules=CLUBS)
    assert refusals(game, club) == []
    later = played(game, club)
    assert set(seated(later)) == {"d12", "c13", "e13", "d14"}
    assert offered(later) == {"end"}


@rule("V2")
def test_a_club_of_one_nation_pays_forty_once() -> None:
    assert paid(board_game(hands=FOUR_LADIES, rules=CLUBS), COFFEE_CIRCLE) == [40]


@rule("V2")
def test_a_club_of_several_nations_pays_twenty() -> None:
    game = board_game(hands="ITf ITf ITf CUf", rules=CLUBS)
    assert paid(game, "club:d13:CUf@d12+ITf@c13+ITf@e13+ITf@d14") == [20]


@rule("V2", "B10")
def test_a_joker_is_of_the_clubs_nation() -> None:
    game = board_game(hands="ITf ITf ITf **f", rules=CLUBS)
    assert paid(game, "club:d13:**f@d12+ITf@c13+ITf@e13+ITf@d14") == [40]


@rule("V2")
def test_three_guests_join_one_of_their_sex() -> None:
    game = board_game("d14=ITf", hands="ITf ITf ITf", rules=CLUBS)
    assert paid(game, "club:d13:ITf@d12+ITf@c13+ITf@e13") == [40]
    assert any(move.startswith("club:d13:") for move in offered(game))


@rule("V2")
def test_clubs_are_offered_with_their_pay() -> None:
    game = board_game(hands="ITf ITf ITf CUf", rules=CLUBS)
    clubs = {str(offer.move): offer.points for offer in offers(game) if isinstance(offer.move, HostClub)}
    assert clubs == {
        "club:d13:CUf@d12+ITf@c13+ITf@e13+ITf@d14": 20,
        "club:f13:CUf@f12+ITf@e13+ITf@g13+ITf@f14": 20,
    }


@refused_by("V2")
def test_two_guests_are_too_few_in_the_board_game() -> None:
    game = board_game("d14=ITf c13=ITf", hands="ITf ITf", rules=CLUBS)
    assert refusals(game, "club:d13:ITf@d12+ITf@e13") == [PartySize(2, least=3, most=4)]


@refused_by("V2")
def test_an_empty_party_is_no_club() -> None:
    game = board_game(hands=FOUR_LADIES, rules=CLUBS)
    assert refusals(game, "club:d13:") == [
        PartySize(0, least=3, most=4),
        NoClub(Table("d13"), Nation.IT, ladies=0, gentlemen=0),
    ]


@refused_by("V2")
def test_five_guests_are_too_many() -> None:
    game = board_game(hands="ITf ITf ITf ITf CUf", rules=CLUBS)
    party = [Seat(Guest.parse("ITf"), Chair(chair)) for chair in ("d12", "c13", "e13", "d14")]
    fifth = Seat(Guest.parse("CUf"), Chair("d10"))
    assert PartySize(5, least=3, most=4) in refusals(game, HostClub(Table("d13"), (*party, fifth)))


@refused_by("V2")
def test_a_guest_too_many_sits_with_nobody() -> None:
    game = board_game(hands="ITf ITf ITf ITf INf", rules=CLUBS)
    party = [Seat(Guest.parse("ITf"), Chair(chair)) for chair in ("d12", "c13", "e13", "d14")]
    five = HostClub(Table("d13"), (*party, Seat(Guest.parse("INf"), Chair("o13"))))
    assert refusals(game, five) == [PartySize(5, least=3, most=4), NotAtTheClub(Chair("o13"), Table("d13"))]


@refused_by("V2")
def test_three_guests_alone_are_no_club() -> None:
    game = board_game(hands=FOUR_LADIES, rules=CLUBS)
    assert refusals(game, "club:d13:ITf@d12+ITf@c13+ITf@e13") == [
        NoClub(Table("d13"), Nation.IT, ladies=3, gentlemen=0)
    ]


@refused_by("V2")
def test_a_club_is_of_one_sex() -> None:
    game = board_game(hands="ITf ITf ITf ITm", rules=CLUBS)
    assert refusals(game, "club:d13:ITf@d12+ITf@c13+ITf@e13+ITm@d14") == [
        NoClub(Table("d13"), Nation.IT, ladies=3, gentlemen=1)
    ]
    mixed = board_game("d14=ITm", hands="ITf ITf ITf", rules=CLUBS)
    assert refusals(mixed, "club:d13:ITf@d12+ITf@c13+ITf@e13") == [
        NoClub(Table("d13"), Nation.IT, ladies=3, gentlemen=1)
    ]


@refused_by("V2")
def test_a_club_has_a_table() -> None:
    game = board_game(hands=FOUR_LADIES, rules=CLUBS)
    assert refusals(game, "club:h13:ITf@d12+ITf@c13+ITf@e13+ITf@d14") == [NoSuchTable(Table("h13"))]


@refused_by("V2")
def test_everybody_of_the_party_sits_at_the_club() -> None:
    game = board_game(hands=FOUR_LADIES, rules=CLUBS)
    against = refusals(game, "club:d13:ITf@d12+ITf@c13+ITf@e13+ITf@g13")
    assert against[0] == NotAtTheClub(Chair("g13"), Table("d13"))


@refused_by("V2", "E1")
def test_a_chair_of_the_club_is_taken_once() -> None:
    taken = board_game("d14=**f", hands=FOUR_LADIES, rules=CLUBS)
    assert refusals(taken, COFFEE_CIRCLE) == [ChairTaken(Chair("d14"), Guest.parse("**f"))]
    twice = refusals(board_game(hands=FOUR_LADIES, rules=CLUBS), "club:d13:ITf@d12+ITf@c13+ITf@e13+ITf@d12")
    assert twice == [
        ChairTaken(Chair("d12"), Guest.parse("ITf")),
        NoClub(Table("d13"), Nation.IT, ladies=3, gentlemen=0),
    ]


@refused_by("V2", "E1")
def test_a_taken_chair_makes_no_new_company_at_its_other_table() -> None:
    game = board_game("d12=ITm c13=ITm e13=ITm d14=ITm", hands=FOUR_LADIES, rules=CLUBS)
    assert refusals(game, "club:f13:ITf@f12+ITf@e13+ITf@g13+ITf@f14") == [
        ChairTaken(Chair("e13"), Guest.parse("ITm")),
        NoClub(Table("f13"), Nation.IT, ladies=3, gentlemen=1),
    ]


@refused_by("V2", "E1")
def test_a_chair_of_the_club_exists() -> None:
    game = board_game(hands=FOUR_LADIES, rules=CLUBS)
    assert NoSuchChair(Chair("z9")) in refusals(game, "club:d13:ITf@d12+ITf@c13+ITf@e13+ITf@z9")


@refused_by("V2", "E2")
def test_everybody_of_the_party_has_a_home_table() -> None:
    game = board_game(hands="ITf ITf ITf CUf", rules=CLUBS)
    assert refusals(game, "club:d13:ITf@d12+ITf@c13+ITf@e13+CUf@d14") == [
        NotAtHome(Guest.parse("CUf"), Chair("d14"), (Nation.IT,))
    ]


@refused_by("V2", "E3")
def test_balance_holds_at_all_other_tables() -> None:
    game = board_game("d10=CUf", hands=FOUR_LADIES, rules=CLUBS)
    assert refusals(game, COFFEE_CIRCLE) == [Unbalanced(Table("d11"), Nation.CU, ladies=2, gentlemen=0)]
    assert COFFEE_CIRCLE not in offered(game)


@refused_by("V2")
def test_each_of_the_party_is_in_hand_as_often_as_needed() -> None:
    game = board_game(hands="ITf ITf ITf", rules=CLUBS)
    assert refusals(game, COFFEE_CIRCLE) == [NotInHand(Guest.parse("ITf"), "B4")]


@refused_by("V2")
def test_clubs_are_only_there_when_agreed() -> None:
    game = board_game(hands=FOUR_LADIES)
    assert refusals(game, COFFEE_CIRCLE) == [ClubsNotPlayed()]
    assert not any(move.startswith("club") for move in offered(game))


@refused_by("V2", "B4")
def test_a_club_is_not_part_of_another_turn() -> None:
    game = played(board_game("n14=INm", hands=f"{FOUR_LADIES} INf", rules=CLUBS), "INf@o13")
    assert refusals(game, COFFEE_CIRCLE) == [TurnUnderWay("B4")]


@refused_by("V2", "B5")
def test_after_a_club_the_turn_can_only_end() -> None:
    game = played(board_game("n14=INm", hands=f"{FOUR_LADIES} INf", rules=CLUBS), COFFEE_CIRCLE)
    assert refusals(game, "INf@o13") == [EnoughSeated(2, "B5")]
    assert refusals(game, "INf@bar") == [TurnUnderWay("B4")]
    assert rules_against(game, COFFEE_CIRCLE)[0] == "B4"
    assert refusals(game, "end") == []


@rule("V2", "S1")
def test_at_other_tables_the_party_is_paid_as_usual() -> None:
    game = board_game("d10=CUm f14=ITm", hands=FOUR_LADIES, rules=CLUBS)
    assert paid(game, COFFEE_CIRCLE) == [40 + 2 + 2]


@rule("V2")
def test_the_receipt_has_the_party_one_by_one_and_then_the_club() -> None:
    game = board_game("d10=CUm", hands=FOUR_LADIES, rules=CLUBS)
    *party, club = told(game, COFFEE_CIRCLE)
    assert [event.points for event in party if isinstance(event, GuestSeated)] == [2, 0, 0, 0]
    assert isinstance(club, ClubHosted)
    assert club.receipt == (
        Line(Table("d13"), Nation.IT, 4, doubled=True, birthday=False, club=True, points=40),
    )


@rule("V2", "B9")
def test_after_a_club_the_player_draws_as_after_any_seating() -> None:
    game = board_game(hands="ITf ITf ITf CUf RUm", rules=CLUBS)
    later = played(game, "club:d13:CUf@d12+ITf@c13+ITf@e13+ITf@d14 end")
    assert (len(later.hands[0]), later.player) == (5, 1)


@rule("V2", "B9")
def test_a_club_of_one_nation_counts_for_the_hand_size() -> None:
    game = board_game(hands=FOUR_LADIES, rules=CLUBS)
    assert told(game, f"{COFFEE_CIRCLE} end") == [HandSizeAsked(0, most=1)]


@rule("V2", "B9")
def test_a_club_of_several_nations_does_not() -> None:
    game = board_game(hands="ITf ITf ITf CUf", rules=CLUBS)
    ended = told(game, "club:d13:CUf@d12+ITf@c13+ITf@e13+ITf@d14 end")
    assert not any(isinstance(event, HandSizeAsked) for event in ended)


@rule("V2", "B9", "S2")
def test_a_neighbouring_table_that_the_party_completes_counts_too() -> None:
    game = board_game("f12=ITm g13=ITm f14=**f", hands=FOUR_LADIES, rules=CLUBS)
    assert paid(game, COFFEE_CIRCLE) == [40 + 8]
    assert told(game, f"{COFFEE_CIRCLE} end") == [HandSizeAsked(0, most=2)]


@rule("V2", "B11")
def test_a_club_on_the_last_chairs_ends_the_game() -> None:
    floor = full_house(but="n1 m2 o2 n3 l1") + " l1=ESm"  # the Chinese table n2 is empty
    game = board_game(floor, hands="CNf CNf CNf ESf / RUf", rules=CLUBS)
    assert played(game, "club:n2:CNf@n1+ESf@m2+CNf@o2+CNf@n3").end is End.CAFE_FULL


# V1 and V2 together


@rule("V1", "V2")
@pytest.mark.parametrize(("fourth", "points"), [("ITf", 80), ("CUf", 40)], ids=["one nation", "two nations"])
def test_a_birthday_doubles_the_club(fourth: str, points: int) -> None:
    game = board_game(hands=f"ITf ITf ITf {fourth}", birthday="IT", rules=f"{CLUBS} birthday=on")
    assert paid(game, f"club:d13:{fourth}@d12+ITf@c13+ITf@e13+ITf@d14") == [points]


@rule("V1", "V2")
def test_a_birthday_elsewhere_does_not() -> None:
    game = board_game("d10=CUm", hands=FOUR_LADIES, birthday="CU", rules=f"{CLUBS} birthday=on")
    assert paid(game, COFFEE_CIRCLE) == [40 + 4]


@rule("V1", "V2")
def test_a_club_may_bring_the_birthday() -> None:
    game = board_game(hands=FOUR_LADIES, rules=f"{CLUBS} birthday=on")
    assert told(game, f"{COFFEE_CIRCLE} end lower:0")[-1] == BirthdayAsked(0)


# The card game: the Russian table b2 has the outer chairs b1 a2, and shares c2 b3 with the French table c3.


@rule("V2")
def test_in_the_card_game_a_club_of_four_is_paid_and_cleared() -> None:
    game = card_game("d3=FRm", b2="RU", d2="GB", c3="FR", hands="RUf RUf RUf RUf", deck="IT", rules=CLUBS)
    club = "club:b2:RUf@a2+RUf@b1+RUf@c2+RUf@b3"
    assert paid(game, club) == [40 + (2 + 2) + 3]
    *_, hosted, cleared, laid = told(game, club)
    assert isinstance(hosted, ClubHosted)
    assert isinstance(cleared, TablesCleared)
    assert laid == TableLaid(Table("b2"), Nation.IT)
    assert seated(played(game, club)) == {"d3": "FRm"}


@rule("V2")
def test_a_club_of_several_nations_pays_twenty_in_the_card_game_too() -> None:
    game = card_game("d3=FRm", b2="RU", d2="GB", c3="FR", hands="RUf RUf GBf RUf", rules=CLUBS)
    assert paid(game, "club:b2:RUf@a2+RUf@b1+GBf@c2+RUf@b3") == [20 + (2 + 2) + 3]


@rule("V2")
@pytest.mark.parametrize(
    ("there", "party"),
    [
        ("a2=RUf", "RUf@b1+RUf@c2+RUf@b3"),
        ("a2=RUf b1=RUf", "RUf@c2+RUf@b3"),
        ("a2=RUf b1=RUf c2=RUf", "RUf@b3"),
    ],
    ids=["three", "two", "one"],
)
def test_fewer_guests_complete_a_club_in_the_card_game(there: str, party: str) -> None:
    game = card_game(
        f"{there} d3=FRm", b2="RU", c3="FR", hands="RUf RUf RUf RUf"[: 4 * party.count("@")], rules=CLUBS
    )
    assert refusals(game, f"club:b2:{party}") == []
    assert any(move.startswith("club:b2:") for move in offered(game))
    assert paid(game, f"club:b2:{party}")[0] >= 40


@refused_by("V2")
def test_where_the_other_sex_sits_there_is_no_club() -> None:
    game = card_game("a2=RUf b1=RUm d3=FRm", b2="RU", c3="FR", hands="RUf RUf", rules=CLUBS)
    assert refusals(game, "club:b2:RUf@c2+RUf@b3") == [NoClub(Table("b2"), Nation.RU, ladies=3, gentlemen=1)]


@refused_by("V2")
def test_in_the_card_game_too_somebody_has_to_come() -> None:
    game = card_game(b2="RU", hands="RUf", rules=CLUBS)
    assert refusals(game, "club:b2:")[0] == PartySize(0, least=1, most=4)


@refused_by("V2", "E3")
def test_the_neighbouring_table_is_judged_after_the_whole_seating() -> None:
    club = "club:b2:RUf@a2+RUf@b1+RUf@c2+RUf@b3"
    alone = card_game(b2="RU", c3="FR", hands="RUf RUf RUf RUf", rules=CLUBS)
    assert refusals(alone, club) == [Unbalanced(Table("c3"), Nation.FR, ladies=2, gentlemen=0)]
    with_a_gentleman = card_game("c4=FRm", b2="RU", c3="FR", hands="RUf RUf RUf RUf", rules=CLUBS)
    assert refusals(with_a_gentleman, club) == []


@rule("V2", "S3")
def test_where_two_chairs_share_another_table_the_order_is_that_of_the_pay() -> None:
    game = card_game("d3=FRm", b2="RU", d2="GB", c3="FR", hands="FRf RUf RUf RUf", rules=CLUBS)
    assert paid(game, "club:b2:RUf@a2+RUf@b1+FRf@c2+RUf@b3") == [20 + (2 + 4) + 3]
    assert paid(game, "club:b2:RUf@a2+RUf@b1+RUf@b3+FRf@c2") == [20 + 2 + (2 + 3)]


@rule("V2")
def test_both_orders_are_offered_where_they_pay_differently() -> None:
    game = card_game("d3=FRm", b2="RU", d2="GB", c3="FR", hands="FRf RUf RUf RUf", rules=CLUBS)
    clubs = [offer for offer in offers(game) if isinstance(offer.move, HostClub)]
    with_the_lady_between = [offer for offer in clubs if "FRf@c2" in str(offer.move)]
    assert sorted(offer.points for offer in with_the_lady_between) == [27, 29]


@rule("V2", "C5")
def test_another_table_that_the_party_fills_is_cleared_as_well() -> None:
    there = "d3=FRm c4=ESm"
    game = card_game(
        there, b2="RU", d2="GB", c3="FR", b4="ES", hands="RUf RUf RUf RUf", deck="IT TR US", rules=CLUBS
    )
    later = played(game, "club:b2:RUf@a2+RUf@b1+RUf@c2+RUf@b3")
    assert seated(later) == {}
    assert later.scene.room.nations[Table("b2")] is Nation.IT
    assert later.scene.room.nations[Table("c3")] is Nation.TR
    assert later.deck == (Nation.US,)


@rule("V2", "C5", "C8")
def test_a_club_can_empty_the_table_deck() -> None:
    game = card_game("d3=FRm", b2="RU", c3="FR", hands="RUf RUf RUf RUf", deck="", rules=CLUBS)
    assert played(game, "club:b2:RUf@a2+RUf@b1+RUf@c2+RUf@b3").end is End.TABLES_OUT


@rule("V2", "C8")
def test_after_a_club_with_an_empty_hand_the_cafe_may_be_closed() -> None:
    game = card_game("d3=FRm", b2="RU", c3="FR", hands="RUf RUf RUf RUf", rules=CLUBS)
    assert offered(played(game, "club:b2:RUf@a2+RUf@b1+RUf@c2+RUf@b3")) == {"end", "close"}


@refused_by("V2", "C4")
def test_in_the_card_game_too_the_club_is_the_whole_turn() -> None:
    game = card_game("a2=RUf b1=RUf d3=FRm", b2="RU", c3="FR", d2="GB", hands="RUf RUf GBf", rules=CLUBS)
    later = played(game, "club:b2:RUf@c2+RUf@b3")
    assert refusals(later, "GBf@e2") == [EnoughSeated(3, "C4")]
    assert refusals(later, "draw") == [TurnUnderWay("C3")]
    seated_first = played(game, "GBf@e2")
    assert refusals(seated_first, "club:b2:RUf@c2+RUf@b3")[0] == TurnUnderWay("C3")
