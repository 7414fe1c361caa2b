"""The messages as TypeScript types, and what the browser client knows before it asks as constants."""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cafe.protocol import constants
from cafe.protocol.schemas import REF, Schema, components
from cafe.rules import Edition

HEADER = "// Made by `./run fix` from what the server knows. Do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
INDENT, WIDTH = "  ", 100
CONSTANTS = """
import type { Edition } from './api';

export interface Range {
  readonly least: number;
  readonly most: number;
}
"""
TABLE_OPTIONS = """
import type { Clock, ClockKind, Edition, SeatKind } from './api';
import type { Range } from './constants';

/** Something to agree on before a game; among its values `value` is any number, and `own` a drawing. */
export interface Option {
  readonly name: string;
  readonly values: readonly string[];
  readonly usual: string;
  /** Whether the referee's answers depend on it. */
  readonly judged: boolean;
  /** Which numbers there are, where one of the values is a number. */
  readonly number?: Range & { readonly usual: number };
}

/** Options that are not the usual ones, and a clock: a table with one choice. */
export interface Preset {
  readonly name: string;
  readonly options: Readonly<Record<string, string>>;
  readonly clock: Clock;
}
"""


def api_types() -> str:
    """The types of all messages: api.ts."""
    return HEADER + "".join(f"\n{_declaration(name, schema)}" for name, schema in components().items())


def api_constants(
    languages: Mapping[str, str], rule_ids: Sequence[str], characters: Mapping[Edition, Sequence[str]]
) -> str:
    """Limits, languages, rules and characters: constants.ts."""
    return HEADER + CONSTANTS + "".join(_constants(languages, rule_ids, characters))


def table_options() -> str:
    """What can be agreed on before a game: options_table.ts, which only the forms fetch."""
    return HEADER + TABLE_OPTIONS + "".join(_table_options())


def _table_options() -> Iterator[str]:
    yield _constant("OPTIONS", constants.options(), "Record<Edition, readonly Option[]>")
    yield _constant("PRESETS", constants.presets(), "Record<Edition, readonly Preset[]>")
    yield _constant("SEAT_KINDS", constants.SEAT_KINDS, "readonly SeatKind[]")
    yield _constant("CLOCK_KINDS", constants.CLOCK_KINDS, "readonly ClockKind[]")
    yield _constant(
        "CLOCKS", constants.clocks(), "Record<ClockKind, Record<'seconds' | 'increment' | 'days', Range>>"
    )
    yield _constant(
        "ABSENCE", constants.ABSENCE, comment="How many seconds a table waits for somebody who is gone."
    )


def _constants(
    languages: Mapping[str, str], rule_ids: Sequence[str], characters: Mapping[Edition, Sequence[str]]
) -> Iterator[str]:
    yield _constant("LANGUAGE_NAMES", languages, comment="How each language calls itself.")
    yield "export type Language = keyof typeof LANGUAGE_NAMES;\n"
    yield _constant(
        "PAGES", constants.PAGES, comment="The paths of pages, besides the start and the matches."
    )
    yield _constant("RULE_IDS", rule_ids, "readonly string[]")
    yield _constant(
        "CHARACTERS",
        characters,
        "Record<Edition, readonly string[]>",
        "Whom the computer plays, from the weakest to the strongest: strength 1, 2, 3 …",
    )
    yield _constant("PLAYERS", constants.players(), "Record<Edition, Range>")
    yield _constant(
        "PLANS", constants.plans(), "Record<Edition, readonly [string, ...string[]]>", "The usual one first."
    )
    yield _constant(
        "SIGNS", constants.SIGNS, comment="What is said without words, in the order of the buttons."
    )
    yield _constant(
        "NUDGE",
        constants.NUDGE,
        comment="Milliseconds of a turn, and between two times, before one may ring the bell.",
    )
    yield _constant(
        "LIMITS", constants.LIMITS, comment="The longest texts, and the most of what one may send."
    )


def _constant(name: str, value: Any, kind: str = "", comment: str = "") -> str:
    """A constant of this type, or of exactly what it is."""
    remark = f"/** {comment} */\n" if comment else ""
    typed, exact = (f": {kind}", "") if kind else ("", " as const")
    return f"\n{remark}export const {name}{typed} = {_literal(value)}{exact};\n"


def _literal(value: Any, indent: str = "") -> str:
    """A value as TypeScript, on one line if it fits."""
    match value:
        case {} if not value:
            return "{}"
        case Mapping():
            parts = [f"{name}: {_literal(item, indent + INDENT)}" for name, item in value.items()]
            opening, closing, blank = "{", "}", " "
        case list() | tuple():
            parts = [_literal(item, indent + INDENT) for item in value]
            opening, closing, blank = "[", "]", ""
        case _:
            return json.dumps(value, ensure_ascii=False)
    line = f"{opening}{blank}{', '.join(parts)}{blank}{closing}"
    if len(line) <= WIDTH and "\n" not in line:
        return line
    inner = indent + INDENT
    if isinstance(value, Sequence) and all(isinstance(item, str) for item in value):
        filled = textwrap.fill(", ".join(parts), WIDTH, initial_indent=inner, subsequent_indent=inner)
        return f"{opening}\n{filled},\n{indent}{closing}"
    lines = "".join(f"{inner}{part},\n" for part in parts)
    return f"{opening}\n{lines}{indent}{closing}"


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
