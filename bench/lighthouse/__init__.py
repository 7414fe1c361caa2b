"""Lighthouse's scores of every page, by its mobile preset: what others measure a website by.

One run says little on a machine that does other things, too: each page is examined several times.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from statistics import median, median_low
from typing import Any

from tests.browser.chromium import FLAGS, WHOLE

RUN = Path(__file__).resolve().parents[2] / "run"
AIMS = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
SHIFT_AIM = 0.0
FINDINGS = 5  # of a page are told at the most
RUNS = 3  # of each page; the median of each figure is told
TIMES = {
    "first-contentful-paint": "FCP",
    "largest-contentful-paint": "LCP",
    "total-blocking-time": "TBT",
    "interactive": "interactive",
}  # audits by their id, as they are printed
TRIES = 3  # a busy machine loses the beginning of a trace now and then


class NoReport(Exception):
    """Lighthouse did not get as far as a report."""


@dataclass(frozen=True, slots=True)
class Report:
    """What Lighthouse says of a page."""

    scores: Mapping[str, int]  # by category, of 100
    times_ms: Mapping[str, float]  # by audit, on the slow phone and line that it imagines
    layout_shift: float
    findings: tuple[str, ...]  # what cost points outside of performance

    @property
    def missed(self) -> list[str]:
        """The aims that this page does not keep."""
        below = [name for name, aim in AIMS.items() if self.scores[name] < aim]
        shifts = ["layout shift"] if self.layout_shift > SHIFT_AIM else []
        return [*below, *shifts]


def lines(pages: Mapping[str, str]) -> Iterator[str]:
    """A line for each page, given by name and address."""
    yield _row(f"Lighthouse, {RUNS} runs", [*AIMS, "shift", *TIMES.values()])
    for name, address in pages.items():
        yield from told(name, middle([examined_patiently(address) for _ in range(RUNS)]))
    yield _row("aim", [*(f"≥ {aim}" for aim in AIMS.values()), f"{SHIFT_AIM:.0f}", "times are printed only"])


def middle(reports: Sequence[Report]) -> Report:
    """The median of each figure; what shifts or costs points in any run is told."""
    return Report(
        scores={name: median_low([report.scores[name] for report in reports]) for name in AIMS},
        times_ms={name: median(report.times_ms[name] for report in reports) for name in TIMES},
        layout_shift=max(report.layout_shift for report in reports),
        findings=tuple(dict.fromkeys(finding for report in reports for finding in report.findings)),
    )


def told(name: str, report: Report) -> Iterator[str]:
    scores = [str(report.scores[kind]) for kind in AIMS]
    times = [f"{report.times_ms[kind]:.0f} ms" for kind in TIMES]
    row = _row(name, [*scores, f"{report.layout_shift:.3f}", *times])
    yield f"{row}  missed: {', '.join(report.missed)}" if report.missed else row
    yield from (f"{'':20}  {finding}" for finding in report.findings[:FINDINGS])


def _row(name: str, figures: Sequence[str]) -> str:
    return f"{name:20}" + "".join(f"{figure:>16}" for figure in figures)


def examined_patiently(address: str) -> Report:
    for _ in range(TRIES - 1):
        with suppress(NoReport):
            return examined(address)
    return examined(address)


def examined(address: str) -> Report:
    """Lighthouse's report of a page, made by a Chromium of its own."""
    with tempfile.TemporaryDirectory(prefix="cafe-lighthouse-") as folder:
        file = Path(folder) / "report.json"
        flags = " ".join([*FLAGS, "--headless=new", f"--user-data-dir={folder}/profile"])
        words = [address, "--output=json", f"--output-path={file}", "--quiet", f"--chrome-flags={flags}"]
        words += [f"--only-categories={','.join(AIMS)}"]
        done = subprocess.run(
            [sys.executable, str(RUN), "web", "lighthouse", *words],
            env={**os.environ, "CHROME_PATH": _chromium()},
            capture_output=True,
            text=True,
            check=False,
        )
        if not file.is_file():
            raise NoReport(f"no report of {address}: {(done.stderr or done.stdout)[-2_000:]}")
        return read(json.loads(file.read_text()))


def read(report: Mapping[str, Any]) -> Report:
    """As much of Lighthouse's JSON as is printed."""
    if error := report.get("runtimeError"):
        raise NoReport(f"{report['requestedUrl']}: {error['message']}")
    audits, categories = report["audits"], report["categories"]
    return Report(
        scores={name: round(100 * (categories[name]["score"] or 0)) for name in AIMS},
        times_ms={name: audits[name]["numericValue"] for name in TIMES},
        layout_shift=audits["cumulative-layout-shift"]["numericValue"],
        findings=tuple(_findings(categories, audits)),
    )


def _findings(categories: Mapping[str, Any], audits: Mapping[str, Any]) -> Iterator[str]:
    for name in AIMS:
        if name == "performance":
            continue
        for part in categories[name]["auditRefs"]:
            audit = audits[part["id"]]
            if part["weight"] > 0 and audit["score"] is not None and audit["score"] < 1:
                yield f"{name}: {audit['title']}"


def _chromium() -> str:
    program = next(filter(None, map(shutil.which, WHOLE)), None)
    if program is None:
        raise NoReport("there is no Chromium; ./run bench installs it as root")
    return program
