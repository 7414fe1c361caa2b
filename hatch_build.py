"""Lets a wheel bring along the browser client, its Python parts, and the kernel, compiled if that can be."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent / "web"))
import build as client  # web/build.py

import build_kernel as kernel

CLIENT_LATER, KERNEL_LATER = "WEB_LATER", "KERNEL_LATER"  # set by ./run, which builds each when it is needed
PURE_WHEEL = "PURE_WHEEL"  # set by whoever wants a wheel for any Python and any machine


class WebBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        node = list(client.NEEDS) if self._must_build_client() else []
        mypyc = list(kernel.NEEDS) if self._must_compile() else []
        return node + mypyc

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self._must_build_client():
            client.build()
        if self._wants_binary() and kernel.build() and version != "editable":
            build_data["pure_python"], build_data["infer_tag"] = False, True
            build_data["force_include"][str(kernel.folder())] = f"cafe/kernel/compiled/{kernel.folder().name}"

    def _must_build_client(self) -> bool:
        return not os.environ.get(CLIENT_LATER) and client.is_stale()

    def _must_compile(self) -> bool:
        return self._wants_binary() and not kernel.missing() and kernel.is_stale()

    def _wants_binary(self) -> bool:
        return not os.environ.get(KERNEL_LATER) and not os.environ.get(PURE_WHEEL)
