"""Values as plain JSON and back: a guest is a code, a dataclass an object, events name their type."""

from __future__ import annotations

import re
import types
import typing
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import StrEnum
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar

from cafe.rules import Event, Guest, Objection
from cafe.rules.flaws.ruleset import RulesetFlaw

Plain = Any  # what json knows: str, int, bool, None, lists and dicts of them
Value = TypeVar("Value")
AS_IT_IS = frozenset({str, int, bool, type(None)})
IN_UNIONS = frozenset({*typing.get_args(Event), *typing.get_args(Objection), *typing.get_args(RulesetFlaw)})


@cache
def type_name(kind: Any) -> str:
    """GuestSeated is `guest-seated`."""
    return re.sub(r"(?<=[a-zA-Z])(?=[A-Z])", "-", str(kind.__name__)).lower()


def plain(value: object) -> Plain:
    """A value as JSON knows it; events, objections and flaws of options with their type."""
    return _writer(type(value))(value)  # type: ignore[arg-type]  # types are hashable


@cache
def _writer(kind: Any) -> Callable[[Any], Plain]:
    """What makes plain JSON of the values of this very type."""
    if kind in AS_IT_IS:
        return lambda value: value
    if kind is Guest:
        return attrgetter("code")
    if issubclass(kind, StrEnum):
        return attrgetter("_value_")
    if issubclass(kind, tuple | list):
        return lambda items: [item if type(item) in AS_IT_IS else plain(item) for item in items]
    if issubclass(kind, Mapping):
        return lambda items: {str(key): plain(item) for key, item in items.items()}
    return _dataclass_writer(kind)


def _dataclass_writer(kind: Any) -> Callable[[Any], Plain]:
    names, tag = _field_names(kind), {"type": type_name(kind)} if kind in IN_UNIONS else {}

    def write(value: Any) -> Plain:
        payload: dict[str, Plain] = tag.copy()
        for name in names:
            item = getattr(value, name)
            payload[name] = item if type(item) in AS_IT_IS else plain(item)
        return payload

    return write


def tagged(value: object) -> Plain:
    """A member of another union, with its type."""
    kind: Any = type(value)
    return {"type": type_name(kind), **plain(value)}


def read(kind: type[Value], payload: Plain) -> Value:
    """The value of this kind that `plain` made this of; raises ValueError if there is none."""
    reader: Callable[[Plain], Value] = _reader(kind)  # type: ignore[arg-type]  # types are hashable
    return _read_or_refuse(reader, payload)


def read_tagged(union: Any, payload: Plain) -> Any:
    """The member of the union that `tagged` made this of; raises ValueError if there is none."""
    return _read_or_refuse(_tagged_reader(union), payload)


def _read_or_refuse(reader: Callable[[Plain], Value], payload: Plain) -> Value:
    """What the readers trip over when a payload has another shape is a ValueError like any other."""
    try:
        return reader(payload)
    except (AttributeError, KeyError, TypeError) as wrong:
        raise ValueError(f"this has another shape: {wrong}") from None


@cache
def _field_names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


@cache
def _tagged_reader(union: Any) -> Callable[[Plain], Any]:
    members = {type_name(member): _reader(member) for member in typing.get_args(union)}

    def read_member(payload: Plain) -> Any:
        own_fields = dict(payload)
        kind = own_fields.pop("type", None)
        if kind not in members:
            raise ValueError(f"{kind!r} is unknown here")
        return members[kind](own_fields)

    return read_member


@cache
def _reader(kind: Any) -> Callable[[Plain], Any]:
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if kind is Guest:
        return Guest.parse
    if isinstance(kind, typing.NewType):
        return _reader(kind.__supertype__)
    if origin in (types.UnionType, typing.Union):
        return _union_reader(arguments)
    if origin is tuple:
        return _tuple_reader(arguments)
    if is_dataclass(kind):
        return _dataclass_reader(kind)
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return kind
    return _exactly(kind)


def _exactly(kind: type) -> Callable[[Plain], Any]:
    def read_it(payload: Plain) -> Any:
        if type(payload) is not kind:
            raise ValueError(f"{payload!r} is no {kind.__name__}")
        return payload

    return read_it


def _union_reader(arguments: tuple[Any, ...]) -> Callable[[Plain], Any]:
    some = [argument for argument in arguments if argument is not type(None)]
    if len(some) > 1:
        return _tagged_reader(typing.Union[tuple(some)])  # noqa: UP007 built at run time
    inner = _reader(some[0])
    return lambda payload: None if payload is None else inner(payload)


def _tuple_reader(arguments: tuple[Any, ...]) -> Callable[[Plain], Any]:
    if arguments[-1] is Ellipsis:
        item = _reader(arguments[0])
        return lambda payload: tuple(map(item, payload))
    readers = [_reader(argument) for argument in arguments]
    return lambda payload: tuple(read_it(item) for read_it, item in zip(readers, payload, strict=True))


def _dataclass_reader(kind: Any) -> Callable[[Plain], Any]:
    hints = typing.get_type_hints(kind)
    readers = {field.name: _reader(hints[field.name]) for field in fields(kind)}

    def read_it(payload: Plain) -> Any:
        return kind(**{name: readers[name](value) for name, value in payload.items()})

    return read_it
