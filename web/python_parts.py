"""The Python parts of the site: what a browser needs to run the café's own modules, made by web/python/.

They are made anew when a module that is in them has changed, or how they are made; which modules these are
was written down when they were made.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from node_tools import ROOT, WEB, Failed, run_node, stamp, stamped

PIP = "pip>=24"
SCRIPTS = WEB / "python"
MADE = WEB / ".python"
SOURCES = ROOT / "src"
LIST, PACKED = "parts.json", "packages.json"
REQUIREMENTS = SCRIPTS / "requirements.txt"
WHEELS = ROOT / ".tools" / "browser-wheels"
FOR_THE_BROWSER = (
    "--implementation=cp",
    "--python-version=3.14",
    "--abi=cp314",
    "--platform=pyemscripten_2026_0_wasm32",
)


def is_stale() -> bool:
    """Whether what is made is not what the sources say."""
    return not (MADE / LIST).is_file() or stamped(MADE) != sources_as_of()


def version() -> str:
    """A hash that covers every file of the parts."""
    told: str = json.loads((MADE / LIST).read_text())["version"]
    return told


def sources_as_of() -> str:
    """A fingerprint of all that the parts were made of, as it is now."""
    told = sha256()
    for file in sorted(_sources()):
        told.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return told.hexdigest()


def build() -> None:
    """Make them in a folder beside, and move it in whole."""
    with tempfile.TemporaryDirectory(prefix=".python-", dir=WEB) as workshop:
        made = Path(workshop) / "made"
        run_node(SCRIPTS / "parts.ts", made, libraries())
        if MADE.exists():
            MADE.rename(Path(workshop) / "old")
        made.rename(MADE)
    stamp(MADE, sources_as_of())


def copy_into(site: Path) -> None:
    """Let a site have them in its folder python/; links where that can be, for they are large."""
    shutil.rmtree(site / "python", ignore_errors=True)
    shutil.copytree(
        MADE, site / "python", copy_function=link, ignore=shutil.ignore_patterns(".stamp", PACKED)
    )


def link(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:
        shutil.copy2(source, target)


def libraries() -> Path:
    """The unpacked wheels of the requirements, fetched the first time; pip compares their hashes."""
    there = WHEELS / sha256(REQUIREMENTS.read_bytes()).hexdigest()[:16]
    if not there.exists():
        WHEELS.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".fetching-", dir=WHEELS) as workshop:
            fetched, unpacked = Path(workshop) / "fetched", Path(workshop) / "unpacked"
            _fetch(fetched)
            for wheel in fetched.glob("*.whl"):
                with zipfile.ZipFile(wheel) as archive:
                    archive.extractall(unpacked)
            unpacked.rename(there)
    return there


def _fetch(target: Path) -> None:
    words = ["download", "--quiet", "--no-input", "--disable-pip-version-check", "--no-deps"]
    words += ["--only-binary=:all:", *FOR_THE_BROWSER, "--require-hashes"]
    words += [f"--requirement={REQUIREMENTS}", f"--dest={target}"]
    done = subprocess.run(
        [sys.executable, "-m", "pip", *words], stdout=sys.stderr, stdin=subprocess.DEVNULL, check=False
    )
    if done.returncode:
        raise Failed("pip cannot fetch what the browser's Python needs; what it said stands above")


def _sources() -> Iterator[Path]:
    """The scripts, what they pack, and the packages that they were found to need."""
    yield from (file for file in SCRIPTS.iterdir() if file.is_file() and file.stem != "smoke")
    yield from (WEB / "package-lock.json", Path(__file__).resolve())
    for package in _packed():
        yield from _files_of(SOURCES / package)


def _packed() -> list[str]:
    try:
        packages: list[str] = json.loads((MADE / PACKED).read_text())
    except (OSError, ValueError):
        return []
    return packages


def _files_of(package: Path) -> Iterator[Path]:
    """A package's modules and data, but not the packages in it."""
    if not package.is_dir():
        return
    for child in package.iterdir():
        if child.is_dir():
            if not (child / "__init__.py").exists() and child.name not in {"__pycache__", "compiled"}:
                yield from _files_of(child)
        elif child.suffix != ".pyc":
            yield child
