"""What a worker of the server thinks for: the café's bots, the programs of others, and tasks."""

from __future__ import annotations

from collections.abc import Mapping

from cafe.api.thinking_bots import OWN_BOTS
from cafe.hosting.thinking.plan import Bot
from cafe.server.bot_programs import programs_in
from cafe.server.served_programs import ServedProgram
from cafe.server.tasks import TASKS

__all__ = ["TASKS", "bots_from"]  # for workers


def bots_from(told: str) -> Mapping[str, Bot]:
    """The café's own bots, and the programs that a worker is told of."""
    return {**OWN_BOTS, **{program.bot: ServedProgram(program) for program in programs_in(told)}}
