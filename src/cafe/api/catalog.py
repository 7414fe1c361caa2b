"""What there is to choose from: bots and floor plans."""

from __future__ import annotations

from collections.abc import Sequence

from cafe.api.context import RequestContext
from cafe.bots import BOTS, CHARACTERS
from cafe.protocol import messages
from cafe.protocol.errors import ApiError
from cafe.protocol.views import plan_message
from cafe.rules import Edition, shipped_plan
from cafe.rules.floor import SHIPPED


async def bots(context: RequestContext) -> messages.Bots:
    """The bots that a seat can be given to: those for both games, the characters of each, and programs."""
    both = [messages.Bot(name=name, edition=None, level=None) for name in BOTS]
    characters = [
        messages.Bot(name=each.name, edition=each.edition, level=each.level) for each in CHARACTERS.values()
    ]
    programs = [
        messages.Bot(name=program.bot, edition=_only(program.editions), level=None)
        for program in context.house.programs
    ]
    return messages.Bots(bots=[*both, *characters, *programs])


def _only(editions: Sequence[Edition]) -> Edition | None:
    """The one of these; None where a bot plays both games."""
    return editions[0] if len(editions) == 1 else None


async def plan(context: RequestContext) -> messages.Plan:
    """A shipped floor plan."""
    name = context.path["name"]
    if name not in SHIPPED:
        raise ApiError(404, "no-such-plan")
    return plan_message(shipped_plan(name), None)
