"""The browser client as a site: Vite's files and the Python parts, built if their sources changed."""

from __future__ import annotations

import os
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Literal

import python_parts
from node_tools import PACKAGES, ROOT, WEB, alone, install_packages, run_node, stamp, stamped

WORDS = ROOT / "src" / "cafe" / "words"
DRAWINGS = ROOT / "src" / "cafe" / "drawings"
NOT_SOURCES = {"checks", "testing", "python", "node_modules", "dist", "__pycache__"}
NOT_BUILT = (
    ".pyc",
    ".test.ts",
    "vitest.config.ts",
    "test_environment.ts",
    "eslint.config.js",
    ".prettierrc.json",
    ".prettierignore",
    "generate.py",
    "python_parts.py",
    "static_server.py",
    "static_site.py",
)
VITE = PACKAGES / "vite" / "bin" / "vite.js"
PYTHON_VERSION = re.compile(r"/\* python \*/ '[^']*'")  # in the service worker; Vite knows none


@dataclass(frozen=True, slots=True)
class Site:
    """Where it is built, and for whom: a server of ours, or a static host that shows it under a path."""

    folder: Path
    kind: Literal["served", "static"] = "served"
    base: str = "/"

    def is_stale(self) -> bool:
        """Whether what is built is not what the sources say."""
        return self._is_client_stale() or python_parts.is_stale() or not self._has_these_parts()

    def build(self) -> None:
        """Build in a folder beside, and move it in whole, so that nobody is served half a client."""
        with alone():
            if not self.is_stale():
                return
            install_packages("to build")
            self.folder.parent.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryDirectory(prefix=".web-", dir=self.folder.parent) as workshop:
                made = Path(workshop) / "web"
                _both(lambda: self._bring_client(made), _make_parts)
                _add_parts(made)
                if self.folder.exists():
                    self.folder.rename(Path(workshop) / "old")
                made.rename(self.folder)

    def _is_client_stale(self) -> bool:
        return stamped(self.folder) != self._as_of() or not (self.folder / "index.html").is_file()

    def _as_of(self) -> str:
        return sources_as_of() if self.kind == "served" else f"{sources_as_of()} {self.base}"

    def _has_these_parts(self) -> bool:
        there, made = self.folder / "python" / python_parts.LIST, python_parts.MADE / python_parts.LIST
        return there.is_file() and there.read_bytes() == made.read_bytes()

    def _bring_client(self, made: Path) -> None:
        """The client as it is if nothing it is made of has changed, else anew."""
        if not self._is_client_stale():
            without_parts = shutil.ignore_patterns("python")
            shutil.copytree(self.folder, made, copy_function=python_parts.link, ignore=without_parts)
            return
        print("building the browser client ...", file=sys.stderr, flush=True)
        as_of = self._as_of()
        settings = {"VITE_LOCAL_ONLY": "1" if self.kind == "static" else ""}
        words = ("build", "--logLevel=warn", f"--base={self.base}", "--outDir", made)
        run_node(VITE, *words, **settings)
        stamp(made, as_of)


def sources_as_of() -> str:
    """A fingerprint of all that the client is made of."""
    told = sha256()
    for file in sorted(_sources()):
        told.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return told.hexdigest()


def _sources() -> Iterator[Path]:
    for folder, names, files in os.walk(WEB):
        names[:] = [name for name in names if name not in NOT_SOURCES and not name.startswith(".")]
        yield from (Path(folder) / file for file in files if not file.endswith(NOT_BUILT))
    yield from WORDS.glob("*/*.ftl")
    yield from (file for file in DRAWINGS.iterdir() if file.suffix in {".css", ".svg"})


def _both(one: Callable[[], None], other: Callable[[], None]) -> None:
    """Do both at once, and fail if one of them did."""
    with ThreadPoolExecutor(2) as threads:
        for done in [threads.submit(one), threads.submit(other)]:
            done.result()


def _make_parts() -> None:
    if python_parts.is_stale():
        print("packing Python for browsers ...", file=sys.stderr, flush=True)
        python_parts.build()


def _add_parts(site: Path) -> None:
    """The Python parts, and their version in the service worker, which changes with each of their files."""
    python_parts.copy_into(site)
    worker = site / "sw.js"
    text = PYTHON_VERSION.sub(f"/* python */ '{python_parts.version()}'", worker.read_text("utf-8"))
    worker.unlink()  # which may be a link to that of the site before
    worker.write_text(text, "utf-8")
    (site / "index.html").touch()  # by which a running server knows that its files are others
