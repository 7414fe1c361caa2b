"""Reports in the database: kept once, listed as cases, and handled."""

from __future__ import annotations

import pytest

from cafe.hosting.storage import reports as storage
from cafe.hosting.storage.reports import Reported, ReportKind, Reports, TooManyReports

from .nodes import FakeClock, Node

pytestmark = pytest.mark.anyio
LINE = Reported("m", ReportKind.CHAT, 7, "ben", name="Ben", text="rude")
NAME = Reported("m", ReportKind.NAME, 0, "ben", name="Rude Ben", text="Rude Ben")


@pytest.fixture
def reports(node: Node) -> Reports:
    return Reports(node.store)


async def test_reports_of_one_thing_are_one_case(reports: Reports, clock: FakeClock) -> None:
    await reports.file(LINE, "anna", "It hurts", clock())
    clock.run(1_000)
    await reports.file(LINE, "cara", "", clock())
    await reports.file(NAME, "cara", "Look at it", clock())
    line, name = await reports.open_cases()
    assert (line.reported, line.reporters, line.reasons) == (LINE, 2, ("It hurts",))
    assert line.at == clock() - 1_000
    assert (name.reported, name.reporters, name.reasons) == (NAME, 1, ("Look at it",))
    assert [line.handled_at, line.outcome] == [None, ""]


async def test_nobody_reports_a_thing_twice(reports: Reports, clock: FakeClock) -> None:
    for reason in ("first", "second"):
        await reports.file(LINE, "anna", reason, clock())
    (case,) = await reports.open_cases()
    assert (case.reporters, case.reasons) == (1, ("first",))
    await reports.handle(LINE, "dismissed", clock())
    await reports.file(LINE, "anna", "third", clock())
    assert await reports.open_cases() == []


async def test_what_is_handled_is_closed_with_all_its_reports(reports: Reports, clock: FakeClock) -> None:
    for reporter in ("anna", "cara"):
        await reports.file(LINE, reporter, "", clock())
    await reports.file(NAME, "anna", "", clock())
    line, name = await reports.open_cases()
    await reports.handle(line.reported, "muted", clock() + 5)
    assert await reports.open_cases() == [name]
    (handled,) = await reports.handled_cases()
    assert (handled.id, handled.reporters) == (line.id, 2)
    assert (handled.handled_at, handled.outcome) == (clock() + 5, "muted")
    assert await reports.find(line.id) == handled
    assert await reports.find(name.id) == name
    assert await reports.find(1_000) is None


async def test_a_new_report_of_what_was_handled_is_a_case_of_its_own(
    reports: Reports, clock: FakeClock
) -> None:
    await reports.file(LINE, "anna", "", clock())
    await reports.handle(LINE, "dismissed", clock())
    await reports.file(LINE, "cara", "still", clock())
    (again,) = await reports.open_cases()
    assert (again.reporters, again.reasons) == (1, ("still",))
    assert await reports.find(again.id) == again


async def test_one_person_cannot_bury_the_operator_in_reports(
    reports: Reports, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (storage.MAX_OPEN_PER_PERSON, storage.MAX_OPEN) == (20, 10_000)
    monkeypatch.setattr(storage, "MAX_OPEN_PER_PERSON", 2)
    monkeypatch.setattr(storage, "MAX_OPEN", 3)
    lines = [Reported("m", ReportKind.CHAT, seq, "ben", name="Ben", text="rude") for seq in range(1, 5)]
    await reports.file(lines[0], "anna", "", clock())
    await reports.file(lines[1], "anna", "", clock())
    with pytest.raises(TooManyReports):
        await reports.file(lines[2], "anna", "", clock())
    await reports.file(lines[2], "cara", "", clock())
    with pytest.raises(TooManyReports):
        await reports.file(lines[3], "dan", "", clock())
    await reports.handle(lines[0], "dismissed", clock())
    await reports.file(lines[3], "anna", "", clock())
