"""B3, C2: the deal of a seed is the same on every machine, for ever (`cafe-deal-1`)."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256

import pytest

from cafe.rules import LADY, BadDeal, Game, Guest, Nation, Ruleset, commitment, deal, start
from tests.cafe_table import guests, refused_by, rule

NATIONS = ["AF", "CN", "CU", "DE", "ES", "FR", "GB", "IN", "IT", "RU", "TR", "US"]
SEEDS = ["", "first", "Café №1", "a seed of many words, longer than one block of the hash " * 3]


def numbers_of(seed: str) -> Iterator[int]:
    """The stream of 64-bit numbers, from the description alone."""
    counter = 0
    while True:
        block = sha256(
            b"cafe-deal-1\x00" + seed.encode("utf-8") + b"\x00" + counter.to_bytes(8, "big")
        ).digest()
        for at in (0, 8, 16, 24):
            yield int.from_bytes(block[at : at + 8], "big")
        counter += 1


def below(limit: int, stream: Iterator[int]) -> int:
    greatest_multiple = 2**64 // limit * limit
    while True:
        number = next(stream)
        if number < greatest_multiple:
            return number % limit


def shuffled(row: list[str], stream: Iterator[int]) -> list[str]:
    for place in range(len(row) - 1, 0, -1):
        other = below(place + 1, stream)
        row[place], row[other] = row[other], row[place]
    return row


def described(edition: str, players: int, seed: str) -> tuple[list[str], list[str], int]:
    """Guests, table cards and starting player as the description has them."""
    row = [f"{nation}{sex}" for nation in NATIONS for sex in "fm" for _ in range(4)]
    tables = [nation for nation in NATIONS for _ in range(2)]
    stream = numbers_of(seed)
    if edition == "board":
        row, tables = [*row, "**f", "**f", "**m", "**m"], []
    return shuffled(row, stream), shuffled(tables, stream), below(players, stream)


def dealt_texts(edition: str, players: int, seed: str) -> tuple[list[str], list[str], int]:
    dealt = deal(Ruleset.parse(f"{edition} players={players}"), seed)
    return list(map(str, dealt.guests)), list(map(str, dealt.tables)), dealt.first


@rule("B3", "C2")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("edition", "players"), [("board", 2), ("board", 3), ("card", 4), ("card", 5)])
def test_the_deal_is_as_described(edition: str, players: int, seed: str) -> None:
    assert dealt_texts(edition, players, seed) == described(edition, players, seed)


@rule("B3")
def test_the_board_deal_of_a_seed_is_pinned() -> None:
    game = start_of("board players=4")
    assert game.hands == (
        guests("DEf INm CNf RUf TRm"),
        guests("CUm AFm INf TRf CUm"),
        guests("USf RUm **m CNf INm"),
        guests("ESm FRm ITm FRf CUf"),
    )
    assert game.bag[:3] == guests("FRf CUf CUf")
    assert game.player == 1


@rule("C2")
def test_the_card_deal_of_a_seed_is_pinned() -> None:
    game = start_of("card players=4")
    assert game.hands == (
        guests("CNf CUm USf DEm TRf AFf DEm"),
        guests("USm USm GBm TRm INf AFm FRf"),
        guests("CNf CUf FRf USm AFf CNm DEm"),
        guests("FRm ESm AFm CUf AFm CUm ITm"),
    )
    assert game.bag[:3] == guests("TRm INm INm")
    assert dict(game.scene.room.nations) == {"b2": "CN", "d2": "TR", "c3": "US", "b4": "CN", "d4": "IN"}
    assert game.deck[:3] == (Nation.IT, Nation.FR, Nation.AF)
    assert game.player == 0


def start_of(rules: str) -> Game:
    agreed = Ruleset.parse(rules)
    return start(agreed, deal(agreed, "first"))


@rule("B3", "C2")
def test_another_seed_is_another_deal() -> None:
    rules = Ruleset.parse("board")
    assert len({deal(rules, str(seed)).guests for seed in range(50)}) == 50


@rule("B3")
def test_player_by_player_the_hands_are_taken_from_the_front_of_the_row() -> None:
    rules = Ruleset.parse("board players=3")
    dealt = deal(rules, "row")
    game = start(rules, dealt)
    assert game.hands == (dealt.guests[:5], dealt.guests[5:10], dealt.guests[10:15])
    assert game.bag == dealt.guests[15:]
    assert game.player == dealt.first


@rule("C2")
def test_in_the_card_game_seven_by_seven() -> None:
    rules = Ruleset.parse("card players=2")
    dealt = deal(rules, "row")
    game = start(rules, dealt)
    assert game.hands == (dealt.guests[:7], dealt.guests[7:14])
    assert game.bag == dealt.guests[14:]


@rule("B3")
def test_every_guest_comes_about_as_often_to_the_first_place() -> None:
    rules = Ruleset.parse("board")
    first = Counter(deal(rules, f"fair {number}").guests[0].sex for number in range(400))
    assert 140 < first[LADY] < 260


@rule("B3", "C2")
def test_the_commitment_to_a_seed_is_as_described() -> None:
    assert commitment("first") == sha256(b"cafe-commitment-1\x00first").hexdigest()
    assert commitment("Café") == sha256(b"cafe-commitment-1\x00Caf\xc3\xa9").hexdigest()


@refused_by("B1", "C1")
def test_a_deal_that_is_not_the_games_material_is_refused() -> None:
    rules = Ruleset.parse("board players=2")
    dealt = deal(rules, "honest")
    joker = Guest.parse("**f")
    with pytest.raises(BadDeal):
        start(rules, replace(dealt, guests=(joker, *dealt.guests[1:])))
    with pytest.raises(BadDeal):
        start(rules, replace(dealt, guests=dealt.guests[1:]))
    with pytest.raises(BadDeal):
        start(rules, replace(dealt, tables=(Nation.IT,)))


@refused_by("B3", "C1")
def test_the_other_games_deal_is_refused() -> None:
    board, card = Ruleset.parse("board players=2"), Ruleset.parse("card players=2")
    with pytest.raises(BadDeal):
        start(board, deal(card, "other"))
    with pytest.raises(BadDeal):
        start(card, deal(board, "other"))


@refused_by("B3")
@pytest.mark.parametrize("first", [-1, 2, 4])
def test_the_starting_player_is_one_of_the_players(first: int) -> None:
    rules = Ruleset.parse("board players=2")
    with pytest.raises(BadDeal):
        start(rules, replace(deal(rules, "lot"), first=first))


@refused_by("B3", "C2")
def test_a_seed_that_is_no_text_is_refused() -> None:
    with pytest.raises(BadDeal):
        deal(Ruleset.parse("board"), "half a letter \ud800")
    with pytest.raises(BadDeal):
        commitment("half a letter \ud800")
