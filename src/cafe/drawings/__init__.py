"""The café's drawings, the same for the browser and for link images: guest, chair, table, bar and bag as SVG.

A file draws around a point. In it, `{name}` stands for what is brought along, `var(--name)` for a colour of
colours.css, and an element with `data-if` is drawn only where that is brought along.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib import resources
from xml.etree import ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"
CONDITION = "data-if"
NOT_DRAWN = {CONDITION, "class", "id"}
SLOT = re.compile(r"\{(\w+)(?:\+(\d+))?\}")
COLOUR = re.compile(r"var\(--([\w-]+)\)")
DEFINITION = re.compile(r"--([\w-]+):\s*(?:light-dark\()?(#\w+)")
SYMBOL_SIZE = 64
Slots = Mapping[str, str | float | None]


@dataclass(frozen=True, slots=True)
class Element:
    """An element of a drawing, and what has to be there for it."""

    tag: str
    attributes: Mapping[str, str]
    text: str
    condition: str | None


def draw(name: str, x: float, y: float, **slots: str | float | None) -> str:
    """A drawing around a point, as SVG; its image is a symbol that stands before it."""
    drawn = (_written(element, slots) for element in elements(name) if _is_drawn(element, slots))
    return f'<g transform="translate({x:g} {y:g})">{"".join(drawn)}</g>'


def symbol(name: str, file: str) -> str:
    """An image that drawings can show any number of times."""
    corner = -SYMBOL_SIZE / 2
    return (
        f'<defs><image id="{name}" href="{file}" x="{corner:g}" y="{corner:g}" '
        f'width="{SYMBOL_SIZE}" height="{SYMBOL_SIZE}"/></defs>'
    )


@cache
def elements(name: str) -> tuple[Element, ...]:
    """What a drawing is made of, in the order in which it is drawn."""
    root = ET.fromstring(_read(f"{name}.svg"))  # noqa: S314 - our own file
    return tuple(
        Element(
            tag=child.tag.removeprefix(SVG),
            attributes={key: value for key, value in child.attrib.items() if key not in NOT_DRAWN},
            text=child.text or "",
            condition=child.get(CONDITION),
        )
        for child in root
    )


def colour(name: str) -> str:
    """A colour by day, such as `nation-FR`."""
    return _colours()[name]


@cache
def _colours() -> dict[str, str]:
    return dict(DEFINITION.findall(_read("colours.css")))


def _read(file: str) -> str:
    return resources.files(__package__).joinpath(file).read_text("utf-8")


def _is_drawn(element: Element, slots: Slots) -> bool:
    return element.condition is None or bool(slots.get(element.condition))


def _written(element: Element, slots: Slots) -> str:
    values = {key: _filled(value, slots) for key, value in element.attributes.items()}
    if element.tag == "image":
        return _image(values)
    attributes = "".join(f' {key}="{escape(value)}"' for key, value in values.items())
    return f"<{element.tag}{attributes}>{escape(_filled(element.text, slots))}</{element.tag}>"


def _image(values: Mapping[str, str]) -> str:
    x, y, width, height = (float(values[key]) for key in ("x", "y", "width", "height"))
    place = f"translate({x + width / 2:g} {y + height / 2:g}) scale({width / SYMBOL_SIZE:g})"
    return f'<use href="#{escape(values["href"])}" transform="{place}"/>'


def _filled(text: str, slots: Slots) -> str:
    """The text with colours, and with what was brought along."""
    coloured = COLOUR.sub(lambda found: colour(found[1]), text)
    return SLOT.sub(lambda found: _value(slots[found[1]], found[2]), coloured)


def _value(value: str | float | None, more: str | None) -> str:
    if isinstance(value, int | float):
        return f"{value + float(more or 0):g}"
    return value or ""
