"""Builds the browser client and its Python parts, if their sources changed; checks and tests them.

Needs only the standard library and, when there is something to do, the packages named below.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))  # ./run reads this file, and does not start it

import python_parts
import static_site
from client import Site
from node_tools import (
    NODE,
    PACKAGES,
    ROOT,
    WEB,
    Failed,
    alone,
    install_packages,
    is_prepared,  # noqa: F401 - the run script asks this file
    run_lighthouse,
    run_node,
)

NEEDS = (NODE, python_parts.PIP)
SERVED = Site(ROOT / "src" / "cafe" / "server" / "web")

PRETTIER = PACKAGES / "prettier" / "bin" / "prettier.cjs"
ESLINT = PACKAGES / "eslint" / "bin" / "eslint.js"
CHECKS = {
    "format": (PRETTIER, "--check", "--log-level=warn", "."),
    "lint": (ESLINT, "--max-warnings=0", "."),
    "tokens": (WEB / "checks" / "tokens.ts",),
    "types": (PACKAGES / "svelte-check" / "bin" / "svelte-check", "--fail-on-warnings"),
}
FIXES = {"lint": (ESLINT, "--fix", "."), "format": (PRETTIER, "--write", "--log-level=warn", ".")}
GOLDEN = WEB / "checks" / "golden.ts"
SMOKE = WEB / "python" / "smoke.ts"
TESTS = (PACKAGES / "vitest" / "vitest.mjs", "run")


def is_stale() -> bool:
    """Whether what is built for the server is not what the sources say."""
    return SERVED.is_stale()


def build() -> None:
    SERVED.build()


def run_tool(*words: str | Path) -> None:
    """Run one of the tools that check, mend or test the client."""
    prepare()
    run_node(*words)


def prepare() -> None:
    """Install the packages of all tools."""
    with alone():
        install_packages("to check")


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
            case ["smoke"]:
                build()
                run_node(SMOKE, python_parts.MADE)
            case ["lighthouse", *words]:
                run_lighthouse(*words)
            case ["prepare"]:
                prepare()
            case ["static", *words]:
                return static_site.main(words)
            case _:
                build()
    except Failed as trouble:
        print(f"the browser client: {trouble}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
