"""The judge of a soak, on made-up evenings."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.servers import Server

from .heard import Heard
from .load import spread
from .plots import plot, top_of_scale
from .samples import Sample, gauges, thirds, write_csv
from .trial import Found, Soak, errors_of
from .verdict import SHORT, Limits, lines, promises

SOAK = Soak(nodes=1, seconds=90)
SAMPLES = [Sample(float(at), 0, 100_000_000, 900, 2_500, 1_000, 10 * at, 0.5 * at) for at in range(90)]
TURNS = [(float(at), 0.02) for at in range(90)]
FOUND = Found(SOAK, SAMPLES, TURNS, [], matches=5, rows=50, heard=250)


def broken(found: Found, limits: Limits = Limits()) -> list[str]:  # noqa: B008 frozen
    return [promise.name for promise in promises(found, limits) if not promise.is_kept]


def with_last_third(**changes: int) -> Found:
    samples = [sample if sample.at_s < 60 else replace(sample, **changes) for sample in SAMPLES]
    return replace(FOUND, samples=samples)


def test_an_even_evening_keeps_every_promise() -> None:
    assert broken(FOUND) == []


@pytest.mark.parametrize(
    ("changes", "name"),
    [
        ({"memory_bytes": 104_000_000}, "memory"),
        ({"files": 960}, "open files"),
        ({"tasks": 2_600}, "tasks"),
    ],
)
def test_what_grows_from_the_second_third_to_the_last_is_found(changes: dict[str, int], name: str) -> None:
    assert broken(with_last_third(**changes)) == [name]


def test_what_shrinks_is_no_broken_promise() -> None:
    assert broken(with_last_third(memory_bytes=50_000_000, files=100, tasks=100)) == []


def test_a_lost_row_breaks_the_promise_and_is_told() -> None:
    found = replace(FOUND, broken=["match x: a listener heard row 5 after row 3"])
    assert broken(found) == ["rows lost, repeated or different"]
    assert any("row 5 after row 3" in line for line in lines(found, list(promises(found, Limits()))))


def test_slow_turns_break_the_promise_of_a_long_soak_alone() -> None:
    slow = replace(FOUND, turns=[(at, 0.9) for at, _ in TURNS])
    assert broken(slow) == ["a person's turn at other seats"]
    assert broken(slow, SHORT) == []


def test_turns_that_become_slower_break_a_promise_although_they_are_fast_enough() -> None:
    slower = replace(FOUND, turns=[(at, 0.02 if at < 60 else 0.1) for at, _ in TURNS])
    assert broken(slower) == ["a person's turn at other seats, p99 by thirds"]
    assert broken(slower, SHORT) == []
    a_little = replace(FOUND, turns=[(at, 0.02 if at < 60 else 0.03) for at, _ in TURNS])
    assert broken(a_little) == []


def test_turns_that_stop_are_no_steady_turns() -> None:
    assert broken(replace(FOUND, turns=TURNS[:60])) == ["a person's turn at other seats, p99 by thirds"]


def test_an_error_is_found_however_much_a_server_wrote_afterwards(tmp_path: Path) -> None:
    node = Server(tmp_path, {})
    usual = "2026-01-01 [warning  ] bot_failed\n" * 10_000
    (tmp_path / f"server-{node.port}.log").write_text(f"2026-01-01 [error    ] lost\n{usual}")
    assert errors_of([node]) == ["a server wrote: 2026-01-01 [error    ] lost"]


def test_an_evening_without_a_turn_or_a_row_shows_nothing() -> None:
    assert len(broken(replace(FOUND, turns=[], rows=0))) == 3


@pytest.mark.parametrize(
    ("seqs", "complaint"), [([1, 2, 3], ""), ([1, 3], "row 3 after row 1"), ([1, 1], "row 1 after row 1")]
)
def test_a_listener_notices_what_is_lost_or_repeated(seqs: list[int], complaint: str) -> None:
    heard = Heard()
    for seq in seqs:
        heard.take(b'{"seq":%d,"entries":[{"seq":%d,"at":5}],"state":{}}' % (seq, seq))
    assert heard.complaint.removeprefix("heard ") == complaint


def test_two_listeners_who_heard_the_same_have_the_same_checksum() -> None:
    one, other = Heard(), Heard()
    one.take(b'{"entries":[{"seq":1,"at":5},{"seq":2,"at":6}]}')
    other.take(b'{"entries":[{"seq":1,"at":5}]}')
    other.take(b'{"entries":[{"seq":2,"at":6}],"state":{"status":"over"}}')
    assert (one.seq, one.checksum) == (other.seq, other.checksum)
    assert other.is_over


def test_the_listeners_are_spread_over_all_matches() -> None:
    assert spread(13, 5) == [3, 3, 3, 2, 2]


def test_the_thirds_are_of_the_time() -> None:
    second, last = thirds(SAMPLES)
    assert (second[0].at_s, last[0].at_s) == (30.0, 60.0)


def test_metrics_without_labels_are_read() -> None:
    assert gauges('# HELP a b\na 1.0\nc{d="e"} 2\n') == {"a": 1.0}


def test_the_plot_is_a_picture_with_a_line_for_each_node_and_percentile() -> None:
    two = replace(
        FOUND, soak=Soak(nodes=2, seconds=90), samples=[*SAMPLES, *(replace(s, node=1) for s in SAMPLES)]
    )
    drawn = ET.fromstring(plot(two, "two nodes"))
    assert len(drawn.findall(".//{*}polyline")) == 8


@pytest.mark.parametrize(("most", "top"), [(0, 1), (3.2, 3.5), (130, 150), (2_569, 3_000)])
def test_scales_end_at_a_round_number(most: float, top: float) -> None:
    assert top_of_scale(most) == top


def test_samples_are_written_with_a_line_of_names(tmp_path: Path) -> None:
    path = tmp_path / "soak.csv"
    write_csv(path, SAMPLES[:1])
    assert path.read_text().splitlines() == [
        "at_s,node,memory_bytes,files,tasks,listeners,news,busy_s",
        "0.0,0,100000000,900,2500,1000,0,0.0",
    ]
