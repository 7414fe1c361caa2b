"""Compiles the kernel with mypyc, if there is a C compiler and anything it is made of has changed.

Needs only the standard library and, when there is something to do, the packages named below. Whatever goes
wrong is said in one line: the same files run as plain Python.
"""

from __future__ import annotations

import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NEEDS = ("mypy[mypyc]==2.4.*", "librt==0.16.*", "setuptools>=80")
ROOT = Path(__file__).resolve().parent
KERNEL = ROOT / "src" / "cafe" / "kernel"
BINARY = runpy.run_path(str(KERNEL / "binary.py"))
ONE_LIBRARY = "-fvisibility=hidden", "-fno-semantic-interposition"  # calls between its modules need no table
SETUP = """
from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify({files!r}, opt_level="3", debug_level="0", group_name={group!r})
for extension in extensions:
    extension.extra_compile_args += {flags!r}
setup(name="kernel", ext_modules=extensions, script_args=["--quiet", "build_ext", "--build-lib", "built"])
"""


class Failed(Exception):
    """Why the kernel stays plain Python, in one line."""


def is_stale() -> bool:
    """Whether there is no binary of these sources for this Python."""
    return not folder().is_dir()


def folder() -> Path:
    made: Path = BINARY["folder"]()
    return made


def missing() -> str:
    """What this machine lacks for compiling; nothing if it lacks nothing."""
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython, and this is {sys.implementation.name}"
    compiler = (sysconfig.get_config_var("CC") or "cl").split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler ({compiler})"
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").exists():
        return "Python's headers are missing (Debian's package python3-dev)"
    return ""


def build() -> bool:
    """Compile if need be; False, and one line that says why, if that cannot be."""
    try:
        with _alone():
            if is_stale():
                _compile()
    except (Failed, OSError) as trouble:
        print(f"the kernel stays plain Python: {trouble}", file=sys.stderr, flush=True)
        return False
    return True


def _compile() -> None:
    """Compile in a folder beside, and move it in whole, so that nobody loads half a binary."""
    if lacking := missing():
        raise Failed(lacking)
    print("compiling the kernel ...", file=sys.stderr, flush=True)
    made = folder()
    made.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".making-", dir=made.parent) as workshop:
        _run_mypyc(Path(workshop))
        binary = Path(workshop) / "binary"
        binary.mkdir()
        for file in (Path(workshop) / "built" / "cafe" / "kernel").iterdir():
            file.rename(binary / file.name)
        for old in made.parent.glob(f"{BINARY['platform_tag']()}-*"):
            shutil.rmtree(old)
        binary.rename(made)


def _run_mypyc(workshop: Path) -> None:
    package = workshop / "cafe" / "kernel"
    package.mkdir(parents=True)
    for empty in (workshop / "cafe" / "__init__.py", package / "__init__.py"):
        empty.touch()
    for module in (*BINARY["MODULES"], "numbers"):
        shutil.copy(KERNEL / f"{module}.py", package)
    files = [f"cafe/kernel/{module}.py" for module in BINARY["MODULES"]]
    flags = [] if sys.platform == "win32" else list(ONE_LIBRARY)
    group = f"{BINARY['PACKAGE']}.compiled"
    (workshop / "setup.py").write_text(SETUP.format(files=files, group=group, flags=flags))
    (workshop / "mypy.ini").write_text("[mypy]\n")
    done = subprocess.run(
        [sys.executable, "setup.py"], cwd=workshop, capture_output=True, text=True, check=False
    )
    if done.returncode:
        said = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
        raise Failed(said[-1] if said else f"mypyc ended with exit code {done.returncode}")


@contextmanager
def _alone() -> Iterator[None]:
    """One builder at a time; who comes second finds the work done."""
    try:
        import fcntl  # noqa: PLC0415 - Windows has none, and does without
    except ImportError:
        yield
        return
    with (KERNEL / "binary.py").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    build()
