"""Message types derived from the dataclasses of the rules and of a match, so that no field is typed twice.

A derived type describes what `codec.plain` makes of a value: a guest is a code, a member of a union has
its `type`.
"""

from __future__ import annotations

import types
import typing
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from typing import Any

import msgspec

from cafe.match.codec import type_name
from cafe.rules import Guest

NO_FIELDS: tuple[tuple[str, Any], ...] = ()


@cache
def derived(kind: Any, *, hidden: frozenset[str] = frozenset()) -> Any:
    """An output type with the fields of a dataclass, except those that never leave the server."""
    return msgspec.defstruct(
        kind.__name__, _fields(kind, hidden), namespace=_documented(kind), kw_only=True, frozen=True
    )


@cache
def derived_input(kind: Any, name: str) -> Any:
    """An input type with the fields and defaults of a dataclass; unknown fields are refused."""
    hints = typing.get_type_hints(kind)
    wanted = [
        (field.name, message_type(hints[field.name]), field.default)
        if field.default is not MISSING
        else (field.name, message_type(hints[field.name]))
        for field in fields(kind)
    ]
    return msgspec.defstruct(name, wanted, kw_only=True, frozen=True, forbid_unknown_fields=True)


def derived_union(
    union: Any,
    *,
    more: tuple[tuple[str, Any], ...] = NO_FIELDS,
    hidden: typing.Mapping[Any, frozenset[str]] = types.MappingProxyType({}),
) -> Any:
    """A union of output types, told apart by `type`."""
    members = [_tagged(kind, more, hidden.get(kind, frozenset())) for kind in typing.get_args(union)]
    return typing.Union[tuple(members)]  # noqa: UP007 made at run time


@cache
def message_type(kind: Any) -> Any:
    """The type of what `codec.plain` makes of a value of this type."""
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if kind is Guest:
        return str
    if isinstance(kind, typing.NewType):
        return message_type(kind.__supertype__)
    if origin in (types.UnionType, typing.Union):
        if all(is_dataclass(argument) and argument is not Guest for argument in arguments):
            return derived_union(kind)
        return typing.Union[tuple(map(message_type, arguments))]  # noqa: UP007
    if origin is tuple and arguments[-1] is Ellipsis:
        return list[message_type(arguments[0])]  # type: ignore[misc]  # made at run time
    if origin is tuple:
        return tuple[tuple(map(message_type, arguments))]  # type: ignore[misc]
    is_value: bool = is_dataclass(kind)
    return derived(kind) if is_value else kind


@cache
def _tagged(kind: Any, more: tuple[tuple[str, Any], ...], hidden: frozenset[str]) -> Any:
    return msgspec.defstruct(
        kind.__name__,
        [*more, *_fields(kind, hidden)],
        tag_field="type",
        tag=type_name(kind),
        kw_only=True,
        frozen=True,
    )


def _fields(kind: Any, hidden: frozenset[str]) -> list[tuple[str, Any]]:
    hints = typing.get_type_hints(kind)
    return [
        (field.name, message_type(hints[field.name])) for field in fields(kind) if field.name not in hidden
    ]


def _documented(kind: Any) -> dict[str, Any]:
    """The docstring, where the dataclass has one that was written by hand."""
    made_up = kind.__doc__ is None or kind.__doc__.startswith(f"{kind.__name__}(")
    return {} if made_up else {"__doc__": kind.__doc__}
