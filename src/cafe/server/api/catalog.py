"""What there is to choose from: bots and floor plans."""

from __future__ import annotations

from cafe.protocol import messages
from cafe.protocol.errors import ApiError
from cafe.protocol.views import plan_message
from cafe.rules import shipped_plan
from cafe.rules.floor import SHIPPED
from cafe.server.context import RequestContext


async def bots(context: RequestContext) -> messages.Bots:
    """The names of the bots that a seat can be given to."""
    return messages.Bots(bots=list(context.server.matches.bots))


async def plan(context: RequestContext) -> messages.Plan:
    """A shipped floor plan."""
    name = context.connection.path_params["name"]
    if name not in SHIPPED:
        raise ApiError(404, "no-such-plan")
    return plan_message(shipped_plan(name), None)
