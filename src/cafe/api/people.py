"""You: your name, and whom you muted."""

from __future__ import annotations

from cafe.api.clean_text import clean_name
from cafe.api.context import RequestContext
from cafe.protocol import messages, requests


async def me(context: RequestContext) -> messages.Me:
    """You; a stranger becomes a new person."""
    return await describe_person(context, await context.get_or_create_person())


async def rename(context: RequestContext, body: requests.NameWanted) -> messages.Me:
    """Change your name."""
    context.require_voice()
    name, person = clean_name(body.name), await context.get_or_create_person()
    await context.house.people.rename(person, name)
    return await describe_person(context, person)


async def describe_person(context: RequestContext, person: str) -> messages.Me:
    """A person as they see themselves."""
    found = await context.house.people.find(person)
    return messages.Me(
        name="" if found is None else found.name, muted=await context.house.people.all_muted(person)
    )
