"""Frozen, slotted values: dataclasses to whoever uses them, but cheap to import.

The rules have two hundred kinds of them. `dataclasses` would write six methods for each at every start of a
program that uses a few. Here a class writes its methods when its first value is made or used, and it becomes
a dataclass when somebody asks for its fields.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar, dataclass_transform

Class = TypeVar("Class")

METHODS = """
def __eq__(self, other):
    if other.__class__ is not self.__class__:
        return NotImplemented
    return {own} == {others}
def __hash__(self):
    return hash({own})
def __replace__(self, {changes}):
    return self.__class__({changed})
def __init__({parameters}):
    {steps}
"""


class Field:
    """A field, with those options of `dataclasses.field` that were told."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.options = options

    def is_part_of(self, what: str) -> bool:
        """Whether it belongs to `init`, `repr` or `compare`."""
        return bool(self.options.get(what, True))


def field(**options: Any) -> Any:
    """A field that is not like the others, told in the words of `dataclasses.field`."""
    return Field(options)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(kind: type[Class]) -> type[Class]:
    """A class of frozen, slotted values, as `@dataclass(frozen=True, slots=True)` would make it."""
    assert kind.__bases__ == (object,), "a value is of one class alone"
    namespace = {name: item for name, item in vars(kind).items() if name not in ("__dict__", "__weakref__")}
    fields = {
        name: _field(namespace, name)
        for name, annotation in namespace.get("__annotations__", {}).items()
        if not annotation.startswith("ClassVar")
    }
    namespace["__qualname__"] = kind.__qualname__
    namespace["__slots__"] = tuple(fields)
    namespace["__match_args__"] = tuple(name for name, one in fields.items() if one.is_part_of("init"))
    namespace["__value_fields__"] = fields
    return type(kind.__name__, (Value,), namespace)


def _field(namespace: dict[str, Any], name: str) -> Field:
    """The field of this name, taken out of the namespace, where its slot will be."""
    if name not in namespace:
        return Field({})
    told = namespace.pop(name)
    return told if isinstance(told, Field) else Field({"default": told})


class DataclassFields:
    """The attribute by which `dataclasses` knows its own; made for a class when it is asked for."""

    def __get__(self, _: object, kind: Any) -> Any:
        from dataclasses import field, make_dataclass  # noqa: PLC0415 it takes longer than all of the rules

        fields = [
            (name, kind.__annotations__[name], field(**one.options))
            for name, one in kind.__value_fields__.items()
        ]
        alike = make_dataclass(
            kind.__name__, fields, namespace={"__doc__": "Alike."}, init=False, repr=False, eq=False
        )
        kind.__dataclass_fields__ = vars(alike)["__dataclass_fields__"]
        return kind.__dataclass_fields__


class Value:
    """What all classes of values have in common."""

    __slots__ = ()
    __dataclass_fields__ = DataclassFields()

    def __init__(self, *values: Any, **named: Any) -> None:
        """Only the first value of a class comes here."""
        kind: Any = type(self)
        _write_methods(kind)
        kind.__init__(self, *values, **named)

    # Only values that were read before any was made come to these: a decoder sets fields without `__init__`.

    def __eq__(self, other: object) -> Any:
        return _written(self).__eq__(self, other)

    def __hash__(self) -> int:
        return int(_written(self).__hash__(self))

    def __replace__(self, /, **changes: Any) -> Any:
        return _written(self).__replace__(self, **changes)

    def __repr__(self) -> str:
        kind: Any = type(self)
        shown = [name for name, one in kind.__value_fields__.items() if one.is_part_of("repr")]
        return f"{kind.__qualname__}({', '.join(f'{name}={getattr(self, name)!r}' for name in shown)})"

    def __setattr__(self, name: str, _: object) -> None:
        raise _frozen(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> None:
        raise _frozen(f"cannot delete field {name!r}")

    def __reduce__(self) -> tuple[Any, ...]:
        kind: Any = type(self)
        return kind, tuple(getattr(self, name) for name in kind.__match_args__)


def _frozen(why: str) -> AttributeError:
    from dataclasses import FrozenInstanceError  # noqa: PLC0415 as above

    return FrozenInstanceError(why)


def _written(one: Value) -> Any:
    """The class of a value, with its methods."""
    kind = type(one)
    _write_methods(kind)
    return kind


def _write_methods(kind: Any) -> None:
    """Write what depends on the fields of a class, unless it has its own; `__init__` last, for threads."""
    fields: dict[str, Field] = kind.__value_fields__
    scope: dict[str, Any] = {"_unset": object()}
    parameters, steps = ["self"], []
    for name in kind.__match_args__:
        options, given = fields[name].options, name
        if "default" in options:
            scope[f"_default_{name}"] = options["default"]
            parameters.append(f"{name}=_default_{name}")
        elif "default_factory" in options:
            scope[f"_new_{name}"] = options["default_factory"]
            parameters.append(f"{name}=_unset")
            given = f"_new_{name}() if {name} is _unset else {name}"
        else:
            parameters.append(name)
        scope[f"_set_{name}"] = vars(kind)[name].__set__
        steps.append(f"_set_{name}(self, {given})")
    if hasattr(kind, "__post_init__"):
        steps.append("self.__post_init__()")
    compared = [name for name, one in fields.items() if one.is_part_of("compare")]
    source = METHODS.format(
        own=f"({''.join(f'self.{name}, ' for name in compared)})",
        others=f"({''.join(f'other.{name}, ' for name in compared)})",
        changes=", ".join(["/", *(f"{name}=_unset" for name in kind.__match_args__)]),
        changed=", ".join(f"self.{name} if {name} is _unset else {name}" for name in kind.__match_args__),
        parameters=", ".join(parameters),
        steps="\n    ".join(steps or ["pass"]),
    )
    exec(source, scope)  # noqa: S102 written above, of the names of fields
    for name in ("__eq__", "__hash__", "__replace__", "__init__"):
        if name not in vars(kind):
            scope[name].__qualname__ = f"{kind.__qualname__}.{name}"
            setattr(kind, name, scope[name])


if TYPE_CHECKING:
    from dataclasses import replace as replace  # noqa: PLC0414 so that the keywords are checked, too
else:

    def replace(value, /, **changes):
        """The value with these fields changed."""
        return value.__replace__(**changes)
