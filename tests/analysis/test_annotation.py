"""An annotated game file is still the game."""

from __future__ import annotations

import pytest

from cafe.analysis import annotated_text, method_for, review_game
from cafe.rules.notation import parse_record

from .games import played

NODES = 4


@pytest.mark.parametrize("rules", ["board players=2", "card players=3"])
def test_the_annotated_file_is_read_as_the_same_game(rules: str) -> None:
    record = played(rules)
    review = review_game(record, method_for(record.ruleset, NODES, "spring"))
    text = annotated_text(record, review)
    assert parse_record(text) == record
    told = text.splitlines()
    assert told[1].startswith("# review engine=")
    assert "seed=spring nodes=4" in told[1]
    assert sum(line.startswith("# margin ") for line in told) == len(review.turns)
    assert sum(line.startswith("# drew ") for line in told) == len(review.draws)
    sums = [line for line in told if line.startswith("# player ")]
    assert [line.partition(" = ")[0] for line in sums] == [
        f"# player {each.seat + 1}: margin {each.margin // 1000}.000" for each in review.sums
    ]


def test_comments_stand_under_the_turn_they_tell_of() -> None:
    record = played("board players=2")
    review = review_game(record, method_for(record.ruleset, NODES))
    lines = annotated_text(record, review).splitlines()
    for turn in review.turns:
        at = next(place for place, line in enumerate(lines) if line.startswith(f"{turn.turn} player "))
        assert " ".join(turn.played.moves) in lines[at]
        assert lines[at + 1].startswith("# margin ")
        assert (turn.mark is None) or lines[at + 1].endswith(turn.mark)
