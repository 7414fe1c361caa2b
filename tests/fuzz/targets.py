"""All targets by their names."""

from __future__ import annotations

from .endpoints import ENDPOINT_TARGETS
from .parsers import PARSER_TARGETS
from .target import Target

TARGETS: dict[str, Target] = {target.name: target for target in (*PARSER_TARGETS, *ENDPOINT_TARGETS)}
