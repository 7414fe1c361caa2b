"""Values as the JSON Schemas of the messages have them, made of words that mean something at a table."""

from __future__ import annotations

from functools import cache
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from cafe.protocol.schemas import REF, Schema, components

LONGEST_TEXT, LONGEST_LIST = 60, 6
MANY = 2**40
WORDS = (
    "board",
    "card",
    "board players=2 clubs=on",
    "card players=3",
    "plan",
    "ring",
    "players",
    "2",
    "clubs",
    "on",
    "off",
    "greedy",
    "random",
    "DE",
    "ITm",
    "ITf",
    "RUm",
    "**f",
    "b2",
    "a2",
    "b1",
    "d2",
    "k13",
    "ITm@k13",
    "RUm@b1",
    "swap:INf@m13",
    "club:b2:RUf@a2+RUf@b1",
    "draw",
    "end",
    "birthday:DE",
    "lower:2",
    "Anna",
    "\u202e",
    "0" * 31,
)


def message_values(name: str) -> SearchStrategy[Any]:
    """Values of a message type of the document."""
    return values_of({"$ref": f"{REF}{name}"})


def values_of(schema: Schema) -> SearchStrategy[Any]:
    """Values of a schema, for the part of JSON Schema that our types come to."""
    if "$ref" in schema:
        return _component(schema["$ref"].removeprefix(REF))
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    if "anyOf" in schema:
        return st.one_of(*map(values_of, schema["anyOf"]))
    match schema.get("type"):
        case "string":
            return _texts(schema)
        case "integer":
            least, most = schema.get("minimum", -MANY), schema.get("maximum", MANY)
            return st.integers(max(least, 0), min(most, 4)) | st.integers(least, most)
        case "boolean":
            return st.booleans()
        case "null":
            return st.none()
        case "array":
            most = min(schema.get("maxItems", LONGEST_LIST), LONGEST_LIST)
            return st.lists(values_of(schema["items"]), min_size=schema.get("minItems", 0), max_size=most)
        case "object":
            return _objects(schema)
        case kind:
            raise NotImplementedError(f"no values for a schema of type {kind}")


@cache
def _component(name: str) -> SearchStrategy[Any]:
    return st.deferred(lambda: values_of(components()[name]))


def _texts(schema: Schema) -> SearchStrategy[str]:
    least, most = schema.get("minLength", 0), min(schema.get("maxLength", LONGEST_TEXT), LONGEST_TEXT)
    if "pattern" in schema:
        found: SearchStrategy[str] = st.from_regex(str(schema["pattern"]), fullmatch=True)
        return found.filter(lambda text: least <= len(text) <= schema.get("maxLength", most))
    return st.sampled_from(WORDS) | st.text(st.characters(codec="utf-8"), min_size=least, max_size=most)


def _objects(schema: Schema) -> SearchStrategy[dict[str, Any]]:
    fields = {name: values_of(field) for name, field in schema.get("properties", {}).items()}
    if not fields and isinstance(schema.get("additionalProperties"), dict):
        return st.dictionaries(
            st.sampled_from(WORDS), values_of(schema["additionalProperties"]), max_size=LONGEST_LIST
        )
    required = {name: fields[name] for name in schema.get("required", ())}
    optional = {name: values for name, values in fields.items() if name not in required}
    return st.fixed_dictionaries(required, optional=optional)
