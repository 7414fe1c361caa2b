"""After the trial: what the log says, what everybody saw, and whether both are the same."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from cafe.hosting.storage.store import Store
from cafe.match.clock import MAX_SKEW_MS
from cafe.match.entries import Row, Said, TurnPlayed
from cafe.match.state import Match, Status, fold_log
from cafe.protocol.views import entry_message
from cafe.rules.notation import Misread, parse_record

from .player import Fate

if TYPE_CHECKING:
    from .cafe import Cafe
    from .faults import FaultKind
    from .trial import Round


async def judge(cafe: Cafe, rounds: Sequence[Round], kinds: Iterable[FaultKind]) -> None:
    """Note everything that is not as it must be, also what should have happened and did not."""
    for complaint in of_what_happened(cafe.notes, kinds):
        cafe.complain(complaint)
    store = Store(cafe.database)
    for table in rounds:
        rows = await store.rows(table.match_id)
        match = fold_log(table.match_id, rows)
        for complaint in (
            *_of_log(match, rows),
            *of_times(rows, _first_heard(table)),
            *_of_commits(table, rows),
            *_of_histories(table, match, rows),
            *await _of_exports(cafe, table, match),
        ):
            cafe.complain(f"match {table.match_id}: {complaint}")
        cafe.notes["rows"] += len(rows)
        cafe.notes["turns of bots"] += sum(
            isinstance(row.entry, TurnPlayed) and row.entry.by_bot is not None for row in rows
        )
        cafe.notes[f"ended: {match.outcome}"] += 1
    await store.engine.dispose()


def _of_log(match: Match, rows: Sequence[Row]) -> list[str]:
    complaints = []
    if match.status is not Status.OVER:
        complaints.append(f"is {match.status}")
    if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
        complaints.append("the log has gaps")
    if sorted(row.at for row in rows if isinstance(row.entry, TurnPlayed)) != [
        row.at for row in rows if isinstance(row.entry, TurnPlayed)
    ]:
        complaints.append("time went back")
    return complaints


def of_what_happened(notes: Mapping[str, int], kinds: Iterable[FaultKind]) -> Iterator[str]:
    """A trial without turns, or without one of its faults, shows nothing."""
    if not notes.get("commits"):
        yield "no turn was played"
    for kind in kinds:
        if not notes.get(kind):
            yield f"there were no {kind}: play for longer, or with fewer turns between two faults"


def of_times(rows: Iterable[Row], heard_at: Mapping[int, int]) -> list[str]:
    """No row is later than the moment at which somebody heard of it: a jump of a clock is in no log."""
    ahead = [row.seq for row in rows if row.at > heard_at.get(row.seq, row.at) + MAX_SKEW_MS]
    return [f"rows {ahead[:5]} were written ahead of time"] if ahead else []


def _first_heard(table: Round) -> dict[int, int]:
    """When each row was heard of first."""
    first = dict[int, int]()
    for sitter in table.sitters:
        for seq, at in sitter.heard_at.items():
            first[seq] = min(at, first.get(seq, at))
    return first


def _of_commits(table: Round, rows: Sequence[Row]) -> list[str]:
    """Every acknowledged move is in the log exactly once, every refused one never."""
    complaints = []
    turns = [row for row in rows if isinstance(row.entry, TurnPlayed) and row.entry.by_bot is None]
    written = Counter((row.entry.seat, row.key) for row in turns if isinstance(row.entry, TurnPlayed))
    for player in table.players:
        for key, (fate, moves) in player.commits.items():
            wanted = 1 if fate is Fate.PLAYED else 0
            if (found := written.pop((player.sitter.seat or 0, key), 0)) != wanted:
                complaints.append(f"{moves} under {key!r} was {fate}, and is in the log {found} times")
    if written:
        complaints.append(f"nobody was told of {sorted(written)}")
    said = Counter(row.entry.text for row in rows if isinstance(row.entry, Said))
    wanted_said = Counter(text for player in table.players for text in player.sayings)
    if said != wanted_said:
        complaints.append(f"was said {said - wanted_said}, was not said {wanted_said - said}")
    return complaints


def _of_histories(table: Round, match: Match, rows: Sequence[Row]) -> list[str]:
    """Every seat saw every row, as it may see it."""
    complaints = []
    for sitter in table.sitters:
        told = {
            row.seq: entry_message(match, row, sitter.seat, open_hands=match.ruleset.is_board) for row in rows
        }
        wanted = {seq: json.dumps(entry, sort_keys=True) for seq, entry in told.items()}
        if sitter.history != wanted:
            different = [seq for seq in wanted if sitter.history.get(seq) != wanted[seq]]
            complaints.append(f"seat {sitter.seat} by {sitter.ear} saw other rows {different[:5]}")
    return complaints


async def _of_exports(cafe: Cafe, table: Round, match: Match) -> list[str]:
    """Every node exports the same game, and it verifies: played again, with the promise of its deal."""
    complaints, files = [], set[str]()
    for node in cafe.nodes:
        answer = await table.host.client.ask(node.port, "GET", f"/api/matches/{match.id}/export")
        if answer.status != 200:
            complaints.append(f"was not exported: {answer.status} {answer.body[:200]!r}")
            continue
        files.add(answer.body.decode())
    for text in files:
        try:
            record = parse_record(text)
        except Misread as misread:
            complaints.append(f"the export is wrong: {misread}")
            continue
        if tuple(map(str, record.moves)) != match.moves or record.commitment != match.opened.commitment:
            complaints.append("the export is another game")
    if len(files) != 1:
        complaints.append(f"was exported in {len(files)} ways")
    return complaints
