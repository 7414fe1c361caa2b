"""The values of the rules are frozen, slotted dataclasses to whoever uses them: each is held beside one."""

from __future__ import annotations

import copy
import inspect
import pickle
from collections.abc import Callable
from dataclasses import MISSING, FrozenInstanceError, dataclass, fields, is_dataclass
from dataclasses import field as dataclass_field
from dataclasses import replace as dataclass_replace
from itertools import product
from typing import Any, ClassVar

import pytest

from cafe.rules.values import field, replace, value


@value
class Visit:
    """A guest at a table."""

    guest: str
    table: int = 4
    notes: list[str] = field(default_factory=list)
    code: str = field(init=False, compare=False)
    aside: object = field(default=None, compare=False, repr=False)

    KNOWN: ClassVar[int] = 3

    def __post_init__(self) -> None:
        object.__setattr__(self, "code", f"{self.guest}{self.table}")


@value
class Closing:
    pass


@value
class Named:
    name: str

    def __repr__(self) -> str:
        return self.name

    def __hash__(self) -> int:
        return 7


class Beside:
    """The same classes, made by dataclasses."""

    @dataclass(frozen=True, slots=True)
    class Visit:
        """A guest at a table."""

        guest: str
        table: int = 4
        notes: list[str] = dataclass_field(default_factory=list)
        code: str = dataclass_field(init=False, compare=False)
        aside: object = dataclass_field(default=None, compare=False, repr=False)

        KNOWN: ClassVar[int] = 3

        def __post_init__(self) -> None:
            object.__setattr__(self, "code", f"{self.guest}{self.table}")

    @dataclass(frozen=True, slots=True)
    class Closing:
        pass

    @dataclass(frozen=True, slots=True, repr=False)
    class Named:
        name: str

        def __repr__(self) -> str:
            return self.name

        def __hash__(self) -> int:
            return 7


PAIRS: list[tuple[Any, Any]] = [
    (Visit, Beside.Visit),
    (Closing, Beside.Closing),
    (Named, Beside.Named),
]
MAKINGS: list[Callable[[Any], Any]] = [
    lambda kind: kind(),
    lambda kind: kind("ITf"),
    lambda kind: kind("ITf", 5),
    lambda kind: kind("ITf", 5, ("late",)),
    lambda kind: kind("ITf", 5, ("late",), 9),
    lambda kind: kind("ITf", 5, ("late",), 9, 10),
    lambda kind: kind(guest="ITf", table=6),
    lambda kind: kind(name="Rudi"),
    lambda kind: kind("ITf", sex="f"),
]


def outcome(work: Callable[[], Any]) -> Any:
    """What comes of it, or the error with its words."""
    try:
        found = work()
    except Exception as error:  # noqa: BLE001 whichever it is, it is compared
        found = f"{type(error).__name__}: {error}"
    return found.replace("Beside.", "") if isinstance(found, str) else found


@pytest.mark.parametrize("made", MAKINGS)
@pytest.mark.parametrize(("mine", "theirs"), PAIRS)
def test_a_value_is_made_shown_and_hashed_like_a_dataclass(
    mine: Any, theirs: Any, made: Callable[[Any], Any]
) -> None:
    assert outcome(lambda: repr(made(mine))) == outcome(lambda: repr(made(theirs)))
    assert outcome(lambda: hash(made(mine))) == outcome(lambda: hash(made(theirs)))


@pytest.mark.parametrize(("mine", "theirs"), PAIRS)
def test_values_are_equal_when_dataclasses_are(mine: Any, theirs: Any) -> None:
    def equal(kind: Any, one: Any, other: Any) -> Any:
        return outcome(lambda: (one(kind) == other(kind), one(kind) != other(kind)))

    for one, other in product(MAKINGS, MAKINGS):
        assert equal(mine, one, other) == equal(theirs, one, other)


def test_values_of_other_classes_are_never_equal() -> None:
    others: list[Any] = [Beside.Named("ITf"), "ITf", ("ITf",), Visit("ITf")]
    assert Named("ITf") not in others


@pytest.mark.parametrize(("mine", "theirs"), PAIRS)
def test_dataclasses_takes_a_value_for_its_own(mine: Any, theirs: Any) -> None:
    def told(kind: Any) -> list[Any]:
        return [
            (one.name, one.type, one.default, one.default_factory, one.init, one.repr, one.compare)
            for one in fields(kind)
        ]

    assert told(mine) == told(theirs)
    assert mine.__match_args__ == theirs.__match_args__
    assert mine.__slots__ == theirs.__slots__
    assert mine.__doc__ == theirs.__doc__ or mine.__doc__ is None
    assert is_dataclass(mine)


@pytest.mark.parametrize("change", [{}, {"table": 6}, {"guest": "DEm", "notes": ["early"]}, {"aside": None}])
def test_a_value_is_changed_by_making_another(change: dict[str, Any]) -> None:
    visit, beside = Visit("ITf", 5, aside=7), Beside.Visit("ITf", 5, aside=7)
    theirs = dataclass_replace(beside, **change)
    for mine in (replace(visit, **change), dataclass_replace(visit, **change)):
        assert all(getattr(mine, one.name) == getattr(theirs, one.name) for one in fields(theirs))


@pytest.mark.parametrize("change", [{"sex": "f"}, {"code": "x"}])
def test_only_what_is_given_can_be_changed(change: dict[str, Any]) -> None:
    with pytest.raises(TypeError):
        replace(Visit("ITf"), **change)
    with pytest.raises((TypeError, ValueError)):
        dataclass_replace(Visit("ITf"), **change)


def test_a_value_cannot_be_changed() -> None:
    visit: Any = Visit("ITf")
    with pytest.raises(FrozenInstanceError, match=r"^cannot assign to field 'table'$"):
        visit.table = 5
    with pytest.raises(FrozenInstanceError, match=r"^cannot delete field 'table'$"):
        del visit.table
    with pytest.raises(FrozenInstanceError, match=r"^cannot assign to field 'elsewhere'$"):
        visit.elsewhere = 5
    assert not hasattr(visit, "__dict__")


def test_a_factory_makes_each_value_its_own() -> None:
    assert Visit("ITf").notes is not Visit("ITf").notes


def test_a_class_that_two_values_share_keeps_its_own_attributes() -> None:
    assert Visit.KNOWN == Visit("ITf").KNOWN == 3
    assert "KNOWN" not in {one.name for one in fields(Visit)}


def test_a_value_matches_by_place_and_by_name() -> None:
    match Visit("ITf", 5, ["late"]):
        case Visit(guest, 5, code=code):
            assert (guest, code) == ("ITf", "ITf5")
        case _:
            raise AssertionError


@pytest.mark.parametrize("visit", [Visit("ITf", 5, ["late"], aside=9), Closing(), Named("Rudi")])
def test_a_value_comes_back_from_a_pickle_and_a_copy(visit: Any) -> None:
    for back in (pickle.loads(pickle.dumps(visit)), copy.copy(visit), copy.deepcopy(visit)):
        assert back == visit
        assert type(back) is type(visit)
        assert all(getattr(back, one.name) == getattr(visit, one.name) for one in fields(visit))


def test_methods_are_written_once_when_the_first_value_is_made() -> None:
    @value
    class Fresh:
        name: str

    assert "__init__" not in vars(Fresh)
    first = Fresh("a")
    written = vars(Fresh)["__init__"]
    assert Fresh("a") == first
    assert vars(Fresh)["__init__"] is written
    assert inspect.signature(Fresh).parameters["name"].default is inspect.Parameter.empty
    assert fields(Fresh)[0].default is MISSING


@pytest.mark.parametrize(
    "use",
    [
        lambda one, other: one == other,
        lambda one, other: hash(one) == hash(other),
        lambda one, other: replace(one, name="b").name == "b" and other.name == "a",
    ],
)
def test_values_that_were_read_before_any_was_made_are_values(use: Callable[[Any, Any], bool]) -> None:
    @value
    class Fresh:
        name: str

    def read() -> Fresh:
        """As a decoder makes it: past `__init__`."""
        one = object.__new__(Fresh)
        object.__setattr__(one, "name", "a")
        return one

    assert use(read(), read())
    assert read() == Fresh("a")


def test_a_value_is_of_one_class_alone() -> None:
    with pytest.raises(AssertionError, match="one class alone"):
        value(type("Late", (Visit,), {}))
