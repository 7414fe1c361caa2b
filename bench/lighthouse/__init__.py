"""Lighthouse's scores of every page, by its mobile preset: what others measure a website by."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.browser.chromium import FLAGS, PROGRAMS

RUN = Path(__file__).resolve().parents[2] / "run"
AIMS = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
SHIFT_AIM = 0.0
FINDINGS = 5  # of a page are told at the most
TRIES = 3  # a busy machine loses the beginning of a trace now and then


class NoReport(Exception):
    """Lighthouse did not get as far as a report."""


@dataclass(frozen=True, slots=True)
class Report:
    """What Lighthouse says of a page."""

    scores: Mapping[str, int]  # by category, of 100
    interactive_s: float  # on the slow phone and line that it imagines
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
    yield f"{'Lighthouse, mobile':20}" + "".join(f"{name:>16}" for name in (*AIMS, "shift", "interactive"))
    for name, address in pages.items():
        yield from told(name, examined_patiently(address))
    aims = [*(f"≥ {aim}" for aim in AIMS.values()), f"{SHIFT_AIM:.0f}", "printed only"]
    yield f"{'aim':20}" + "".join(f"{aim:>16}" for aim in aims)


def told(name: str, report: Report) -> Iterator[str]:
    figures = [*(str(report.scores[kind]) for kind in AIMS), f"{report.layout_shift:.3f}"]
    row = f"{name:20}" + "".join(f"{figure:>16}" for figure in [*figures, f"{report.interactive_s:.2f} s"])
    yield f"{row}  missed: {', '.join(report.missed)}" if report.missed else row
    yield from (f"{'':20}  {finding}" for finding in report.findings[:FINDINGS])


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
        interactive_s=audits["interactive"]["numericValue"] / 1_000,
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
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        raise NoReport("there is no Chromium; ./run bench installs it as root")
    return program
