"""The JSON Schemas of all messages, from their types."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from cafe.protocol import (
    deal_messages,
    messages,
    puzzle_messages,
    requests,
    review_messages,
    statistics_messages,
)

REF = "#/components/schemas/"
UNIONS = {
    "GameEvent": messages.EventMessage,
    "Objection": messages.ObjectionMessage,
    "Flaw": messages.FlawMessage,
    "Entry": messages.EntryMessage,
}
Schema = dict[str, Any]


@cache
def types() -> tuple[Any, ...]:
    """Every message type, in and out."""
    found = [
        kind
        for module in (
            messages,
            review_messages,
            deal_messages,
            puzzle_messages,
            statistics_messages,
            requests,
        )
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    ]
    return tuple(
        kind for kind in found if kind not in (messages.Message, messages.SharedState, requests.Request)
    )


@cache
def components() -> dict[str, Schema]:
    """The schemas by name; the unions have names of their own."""
    unions = tuple(UNIONS.values())
    (*_, event, objection, flaw, entry), found = msgspec.json.schema_components(
        (*types(), *unions), ref_template=f"{REF}{{name}}"
    )
    named = dict(zip(UNIONS, (event, objection, flaw, entry), strict=True))
    members = {name: _members(schema) for name, schema in named.items()}
    short = {name: _shortened(schema, members) for name, schema in found.items()}
    return dict(sorted({**short, **named}.items()))


def reference(kind: Any) -> Schema:
    """Where the schema of a message type is."""
    return {"$ref": f"{REF}{kind.__name__}"}


def _members(schema: Schema) -> list[Schema]:
    return list(schema["anyOf"])


def _shortened(schema: Any, members: dict[str, list[Schema]]) -> Any:
    """A union that is written out is replaced by its name."""
    if isinstance(schema, list):
        return [_shortened(item, members) for item in schema]
    if not isinstance(schema, dict):
        return schema
    for name, union in members.items():
        if schema.get("anyOf") == union:
            return {"$ref": f"{REF}{name}"}
    return {key: _shortened(value, members) for key, value in schema.items()}
