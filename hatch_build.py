"""Lets a wheel bring the browser client along, built from web/ with a Node that is fetched only for that."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "web"))
import build as client  # web/build.py

LATER = "WEB_LATER"  # set by ./run, which builds the client when it is needed


class WebBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        return [client.NODE] if self._must_build() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's
        if self._must_build():
            client.build()

    def _must_build(self) -> bool:
        return not os.environ.get(LATER) and client.is_stale()
