"""Facts in words: a fact's class names its message, and its fields fill it.

What a field `x` gives to the message:

- a number: `$x`, `$x_amount` (without its sign), `$x_signed` (+3, −4, 0), `$x_sign` (plus, minus, zero);
- a player's number: `$player`, their name;
- a guest, a nation or another name: `$x`, `$x_code`, and each attribute of its message, such as `$x_object`;
  a guest also `$x_sex`;
- a move or a line of a receipt inside another fact: `$x`, the attribute `.item` of its message;
- an objection or a flaw inside another fact: `$x`, the sentence; several of them follow each other;
- yes or no: `$x` as `yes` or `no`; what is unknown: `$x` as `none`;
- several of these: `$x` (a, b and c), `$x_or` (a, b or c), `$x_count`, and `$x_table` and the like;
  of pairs, or where some are unknown, `$x_count` alone;
- a chair or a table: `$x`, its cell, and where that is, as `$x_at`, `$x_start` and the like (places.ftl);
  `$x_known` is `yes` where that is a name;
  several tables also as `$x_at_or`;
- a table beside its nation: `$place` and its forms; tables beside nations: `$places`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import partial, reduce

from .fluent_files import Argument, forms, has, write

Names = Sequence[str] | None
MINUS = "\N{MINUS SIGN}"
CELLS = {"chair": "cell-chair", "table": "cell-table"}  # a field and the message that says where its cell is
LISTS_OF_CELLS = {"tables": "cell-tables", "one_nation": "cell-tables"}


def say(fact: object, language: str, names: Names = None) -> str:
    """A fact as a sentence or, of a guest, a nation or a move, as a phrase."""
    return write(message_for(fact, language), language, _arguments(_fields(fact), language, names))


def text(message_id: str, language: str, /, *, names: Names = None, **arguments: object) -> str:
    """A message by its id, or an attribute by `id.attribute`; arguments may be facts."""
    return write(message_id, language, _arguments(arguments, language, names))


def message_for(fact: object, language: str) -> str:
    """Which message says the fact: its class in kebab-case, and its code where it is a name."""
    kind = _kebab(type(fact).__name__)
    if isinstance(fact, Enum):
        option = f"option-{kind.replace('-', '_')}-{fact.value}"
        return option if has(option, language) else f"{kind}-{fact.value}"
    if kind == "guest":
        guest = _fields(fact)
        return f"guest-{_code(guest['nation'])}{_code(guest['sex'])}"
    return kind


def _arguments(values: Mapping[str, object], language: str, names: Names) -> dict[str, Argument]:
    spread = partial(_spread, language=language, names=names)
    arguments = dict(pair for name, value in values.items() for pair in spread(name, value))
    tables, nations = values.get("tables"), values.get("nations")
    if isinstance(tables, tuple) and isinstance(nations, tuple):
        pairs = [{"table": table, "nation": nation} for table, nation in zip(tables, nations, strict=True)]
        places = [str(_arguments(pair, language, names)["place"]) for pair in pairs]
        arguments["places"] = _listed(places, "and", language)
    if isinstance(values.get("table"), str) and isinstance(values.get("nation"), Enum):
        arguments.update(_worded("place", "place", language, dict(arguments)))
    return arguments


def _spread(name: str, value: object, *, language: str, names: Names) -> Iterator[tuple[str, Argument]]:
    """What one field gives to its message."""
    match value:
        case None:
            yield name, "none"
        case bool():
            yield name, "yes" if value else "no"
        case int() if name == "player":
            yield name, _player(value, language, names)
        case int():
            yield from _number(name, value)
        case Enum():
            yield f"{name}_code", str(value.value)
            yield from _named(name, value, language)
        case str() if name in CELLS:
            yield from _worded(name, CELLS[name], language, {"cell": value})
            yield f"{name}_known", "no"  # by a name: browser clients have some
            yield name, value
        case str():
            yield name, value
        case tuple() | list():
            yield from _several(name, value, language, names)
            if name in LISTS_OF_CELLS:
                yield from _cells(name, value, language)
        case _ if _is_guest(value):
            yield f"{name}_code", str(value)
            yield f"{name}_sex", _code(_fields(value)["sex"])
            yield from _named(name, value, language)
        case _:
            source = message_for(value, language)
            said = source if _is_sentence(value, language) else f"{source}.item"
            yield name, write(said, language, _arguments(_fields(value), language, names))


def _number(name: str, value: int) -> Iterator[tuple[str, Argument]]:
    sign, mark = ("plus", "+") if value > 0 else ("minus", MINUS) if value else ("zero", "")
    yield name, value
    yield f"{name}_amount", abs(value)
    yield f"{name}_signed", f"{mark}{abs(value)}"
    yield f"{name}_sign", sign


def _named(name: str, value: object, language: str) -> Iterator[tuple[str, Argument]]:
    """A guest's or nation's name, in each of its forms."""
    return _worded(name, message_for(value, language), language, {})


def _worded(
    name: str, source: str, language: str, arguments: Mapping[str, Argument]
) -> Iterator[tuple[str, Argument]]:
    """A message in each of its forms."""
    yield name, write(source, language, arguments)
    for form in forms(source, language):
        yield f"{name}_{form}", write(f"{source}.{form}", language, arguments)


def _cells(name: str, values: Sequence[object], language: str) -> Iterator[tuple[str, Argument]]:
    """Where several tables are, as `$tables_at` and `$tables_at_or`; `$tables` stays a list of cells."""
    for word, ending in (("and", ""), ("or", "_or")):
        cells = _listed([str(cell) for cell in values], word, language)
        said = _worded(name, LISTS_OF_CELLS[name], language, {"cells": cells, "count": len(values)})
        yield from ((f"{key}{ending}", text) for key, text in said if key != name)


def _several(
    name: str, values: Sequence[object], language: str, names: Names
) -> Iterator[tuple[str, Argument]]:
    """Several of a kind, each told once; only how many they are where some are unknown or pairs."""
    yield f"{name}_count", len(values)
    if any(value is None or isinstance(value, tuple) for value in values):
        return
    if values and all(_is_sentence(value, language) for value in values):
        yield name, " ".join(say(value, language, names) for value in values)
        return
    each = [dict(_spread("x", value, language=language, names=names)) for value in values]
    for key in each[0] if each else ("x",):
        items = list(dict.fromkeys(str(arguments[key]) for arguments in each))
        yield name + key[1:], _listed(items, "and", language)
        yield f"{name}{key[1:]}_or", _listed(items, "or", language)


def _listed(items: Sequence[str], word: str, language: str) -> str:
    """The list of a, b and c."""
    if len(items) < 2:
        return "".join(items)
    *most, last = items
    first = reduce(lambda some, item: write("list-comma", language, {"first": some, "last": item}), most)
    return write(f"list-{word}", language, {"first": first, "last": last})


def _is_sentence(value: object, language: str) -> bool:
    """Whether it is a fact that is no item of a list."""
    return (
        is_dataclass(value)
        and not has(f"{message_for(value, language)}.item", language)
        and not _is_guest(value)
    )


def _is_guest(value: object) -> bool:
    return _kebab(type(value).__name__) == "guest"


def _player(player: int, language: str, names: Names) -> str:
    if names is not None and player < len(names):
        return names[player]
    return write("player-name", language, {"number": player + 1})


def _fields(fact: object) -> dict[str, object]:
    if isinstance(fact, Enum) or not is_dataclass(fact):
        return {}
    return {field.name: getattr(fact, field.name) for field in fields(fact)}


def _code(value: object) -> str:
    """The letters of a nation or sex; a joker has no nation."""
    return "joker-" if value is None else str(value)


def _kebab(name: str) -> str:
    return re.sub(r"(?<=[a-zA-Z0-9])(?=[A-Z])", "-", name).lower()
