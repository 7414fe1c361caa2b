"""Message types made from the dataclasses of the rules and the house, so that nothing is typed twice.

A mirrored type is what `codec.plain` tells of the value: a guest is his code, a member of a union has
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
def mirror(kind: Any, *, hidden: frozenset[str] = frozenset()) -> Any:
    """An output type with the fields of a dataclass, but for those that never leave the house."""
    return msgspec.defstruct(kind.__name__, _fields(kind, hidden), kw_only=True, frozen=True)


@cache
def mirror_of_input(kind: Any, name: str) -> Any:
    """An input type with the fields and defaults of a dataclass; unknown fields are refused."""
    hints = typing.get_type_hints(kind)
    wanted = [
        (one.name, told_type(hints[one.name]), one.default)
        if one.default is not MISSING
        else (one.name, told_type(hints[one.name]))
        for one in fields(kind)
    ]
    return msgspec.defstruct(name, wanted, kw_only=True, frozen=True, forbid_unknown_fields=True)


def mirror_of_union(
    union: Any,
    *,
    more: tuple[tuple[str, Any], ...] = NO_FIELDS,
    hidden: typing.Mapping[Any, frozenset[str]] = types.MappingProxyType({}),
) -> Any:
    """A union of output types, told apart by `type`."""
    members = [_tagged(kind, more, hidden.get(kind, frozenset())) for kind in typing.get_args(union)]
    return typing.Union[tuple(members)]  # noqa: UP007 made at run time


@cache
def told_type(kind: Any) -> Any:
    """The type of what `codec.plain` makes of a value of this type."""
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if kind is Guest:
        return str
    if isinstance(kind, typing.NewType):
        return told_type(kind.__supertype__)
    if origin in (types.UnionType, typing.Union):
        if all(is_dataclass(one) and one is not Guest for one in arguments):
            return mirror_of_union(kind)
        return typing.Union[tuple(map(told_type, arguments))]  # noqa: UP007
    if origin is tuple and arguments[-1] is Ellipsis:
        return list[told_type(arguments[0])]  # type: ignore[misc]  # made at run time
    if origin is tuple:
        return tuple[tuple(map(told_type, arguments))]  # type: ignore[misc]
    is_value: bool = is_dataclass(kind)
    return mirror(kind) if is_value else kind


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
    return [(one.name, told_type(hints[one.name])) for one in fields(kind) if one.name not in hidden]
