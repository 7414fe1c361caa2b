"""The import contracts of the pure packages leave no installed package out."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.metadata import metadata, packages_distributions, requires
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PROJECT = "cafe-international"
COMPILED = {"librt", "mypy_extensions"}  # what the kernel asks for, and does without
ALLOWED = {
    "cafe.match": set[str](),
    "cafe.protocol": {"msgspec"},
    "cafe.api": {"msgspec", *COMPILED},
    "cafe.local": {"msgspec", *COMPILED},
}


def contracts() -> list[dict[str, Any]]:
    settings = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text("utf-8"))
    found: list[dict[str, Any]] = settings["tool"]["importlinter"]["contracts"]
    return found


def forbidden_to(package: str) -> set[str]:
    return {
        module
        for contract in contracts()
        if contract["type"] == "forbidden" and package in contract["source_modules"]
        for module in contract["forbidden_modules"]
    }


def brought(distribution: str, extras: frozenset[str]) -> Iterator[tuple[str, frozenset[str]]]:
    """What a distribution requires with these extras, here."""
    for text in requires(distribution) or ():
        requirement = Requirement(text)
        marker = requirement.marker
        if marker is None or any(marker.evaluate({"extra": extra}) for extra in {"", *extras}):
            yield canonicalize_name(requirement.name), frozenset(requirement.extras)


def installed() -> set[str]:
    """The modules of everything that the project brings with all its extras, and that these bring."""
    extras = frozenset(metadata(PROJECT).get_all("Provides-Extra") or ())
    reached, waiting = set[tuple[str, frozenset[str]]](), [(PROJECT, extras)]
    while waiting:
        new = set(brought(*waiting.pop())) - reached
        reached |= new
        waiting += new
    names = {name for name, _ in reached} - {PROJECT}
    return {
        module
        for module, distributions in packages_distributions().items()
        if module.isidentifier()
        and not module.startswith("_")
        and names & set(map(canonicalize_name, distributions))
    }


@pytest.mark.parametrize("package", ALLOWED)
def test_every_installed_package_is_forbidden_or_allowed(package: str) -> None:
    assert installed() - forbidden_to(package) == ALLOWED[package]
    assert not forbidden_to(package) & ALLOWED[package]


def test_the_closure_reaches_what_others_bring() -> None:
    assert {"starlette", "anyio", "sqlalchemy", "greenlet", "fluent", "psycopg", "websockets"} <= installed()
