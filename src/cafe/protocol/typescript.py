"""python -m cafe.protocol.typescript [FILE]: the messages as TypeScript types, for the browser client."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from cafe.protocol.schemas import REF, Schema, components

TARGET = Path("web/src/lib/api.ts")
HEADER = "// Made by `python -m cafe.protocol.typescript` from the server's message types. Do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """The whole file."""
    return HEADER + "".join(f"\n{_declaration(name, schema)}" for name, schema in components().items())


def _declaration(name: str, schema: Schema) -> str:
    comment = f"/** {schema['description']} */\n" if _is_ours(schema) else ""
    if schema.get("type") == "object" and "properties" in schema:
        return f"{comment}export interface {name} {{\n{''.join(_members(schema))}}}\n"
    return f"{comment}export type {name} = {_type(schema)};\n"


def _is_ours(schema: Schema) -> bool:
    return "\n" not in schema.get("description", "\n")


def _members(schema: Schema) -> Iterator[str]:
    required = set(schema.get("required", ()))
    for name, member in schema["properties"].items():
        optional = "" if name in required else "?"
        yield f"  {name}{optional}: {_type(member)};\n"


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(map(_type, schema["anyOf"]))
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(map(_type, schema['prefixItems']))}]"
        case "array":
            return f"Array<{_type(schema['items'])}>"
        case "object" if isinstance(schema.get("additionalProperties"), dict):
            return f"Record<string, {_type(schema['additionalProperties'])}>"
        case "object":
            return "Record<string, never>"
        case str() as plain:
            return PLAIN[plain]
        case _:
            return "unknown"


def main(arguments: list[str]) -> int:
    target = Path(arguments[0]) if arguments else TARGET
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(typescript(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
