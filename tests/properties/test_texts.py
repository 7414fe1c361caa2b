"""Every text form comes back as the same value, at every step of every game."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cafe.rules import FloorPlan, Guest, Ruleset, board_plan, card_plan, commitment, deal, offers, ruleset
from cafe.rules.guests import KINDS
from cafe.rules.notation import (
    Record,
    final,
    parse_move,
    parse_moves,
    parse_position,
    parse_record,
    position_text,
    record_text,
    replay,
)

from .universe import every_seating, every_swap, everything_else
from .walks import Temper, Walk, rulesets, walks


def test_every_guest_comes_back() -> None:
    assert [Guest.parse(str(guest)) for guest in KINDS] == list(KINDS)
    assert [repr(guest) for guest in KINDS] == [str(guest) for guest in KINDS]


@given(rulesets())
def test_every_ruleset_comes_back(rules: str) -> None:
    agreed = Ruleset.parse(rules)
    assert Ruleset.parse(str(agreed)) == agreed
    assert str(Ruleset.parse(str(agreed))) == str(agreed) == repr(agreed)
    edition, *said = rules.split()
    assert ruleset(edition, dict(pair.split("=", 1) for pair in said)) == agreed


@given(rulesets())
def test_every_plan_comes_back_from_its_drawing(rules: str) -> None:
    plan = Ruleset.parse(rules).plan
    again: FloorPlan = (board_plan if plan.bar else card_plan)(str(plan), plan.name)
    assert again == plan
    assert hash(again) == hash(plan)
    assert (again.chairs_at, again.tables_at, again.bar) == (plan.chairs_at, plan.tables_at, plan.bar)


@given(walks())
def test_every_offer_comes_back_from_its_text(walk: Walk) -> None:
    for step in walk.steps():
        moves = [offer.move for offer in step.offered]
        assert [parse_move(str(move)) for move in moves] == moves
        assert len({str(move) for move in moves}) == len(moves)
        assert parse_moves(" ".join(map(str, moves[:20]))) == tuple(moves[:20])


@given(rulesets())
def test_every_move_that_could_be_said_comes_back(rules: str) -> None:
    game = Walk(rules, 0, Temper.IDLE).start()
    for move in [*every_seating(game), *every_swap(game), *everything_else()]:
        text = str(move)
        if not text.endswith(("@", "z99")) and not text.startswith("lower:"):
            assert parse_move(text) == move


@given(walks())
def test_every_position_comes_back_and_plays_on_the_same(walk: Walk) -> None:
    for game in list(walk.games())[walk.seed % 3 :: 3]:
        text = position_text(game)
        again = parse_position(text)
        assert again == game
        assert "\n" not in text
        assert position_text(again) == text
        assert offers(again) == offers(game)


NAMES = ("Anna", "José", "漢 字", "#1", "= 3", "end bar-full", "rules", "1 player 2:", "ß" * 40)


@given(walks(), st.data())
def test_every_record_comes_back_and_ends_the_same(walk: Walk, data: st.DataObject) -> None:
    agreed = walk.ruleset
    players = data.draw(st.sampled_from([(), tuple(data.draw(st.permutations(NAMES))[: agreed.players])]))
    seed = data.draw(st.sampled_from([None, str(walk.seed)]))
    promised = data.draw(st.sampled_from([None, commitment(seed)])) if seed else None
    *_, last = walk.games()
    moves = tuple(step.move for step in walk.steps())
    record = Record(agreed, deal(agreed, str(walk.seed)), moves, players, seed, promised)
    text = record_text(record)
    assert parse_record(text) == record
    assert record_text(parse_record(text)) == text
    assert final(record) == last
    assert [step.move for step in replay(record)] == list(moves)


@given(walks())
def test_a_record_may_have_comments_blank_lines_and_other_line_ends(walk: Walk) -> None:
    agreed = walk.ruleset
    record = Record(agreed, deal(agreed, str(walk.seed)), tuple(step.move for step in walk.steps()))
    lines = record_text(record).splitlines()
    loose = "\ufeff" + "\r\n".join(extra for line in lines for extra in (line, "", "# a remark", "  \t"))
    assert parse_record(loose) == record
