"""What workers are asked besides bots' turns, by name: what the endpoints need, and the games of a par."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from cafe.api import tasks
from cafe.server.deals.par_game import PAR_GAME, par_game

TASKS: Mapping[str, Callable[..., Any]] = MappingProxyType({**tasks.TASKS, PAR_GAME: par_game})
