"""A drawing is a plain SVG file: what is brought along takes its place, colours are those of the day."""

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from cafe import drawings
from cafe.drawings import colour, draw, elements, symbol
from cafe.rules import Nation

FOLDER = Path(drawings.__file__).parent
NAMES = sorted(file.stem for file in FOLDER.glob("*.svg"))
PLAIN = {"rect", "circle", "path", "text", "image"}
ABSOLUTE = re.compile(r"[A-LN-Y]")  # commands of a path that say where, not how far; Z only closes


def drawn(name: str, **slots: str | float | None) -> list[ET.Element]:
    """The elements of a drawing at a point."""
    group = ET.fromstring(draw(name, 10, 20, **slots))
    assert group.get("transform") == "translate(10 20)"
    return list(group)


def test_everything_that_both_draw_is_there() -> None:
    assert {"lady", "gentleman", "chair", "table", "bar", "bag"} <= set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_drawing_is_plain_enough_for_both(name: str) -> None:
    for element in elements(name):
        assert element.tag in PLAIN
        assert not element.attributes.keys() & {"style", "transform"}
        path = element.attributes.get("d", "")
        assert "{" in path or not ABSOLUTE.search(path), "only the first point of a path is moved"


@pytest.mark.parametrize("name", NAMES)
def test_a_drawing_has_a_viewbox_and_says_what_it_is(name: str) -> None:
    text = (FOLDER / f"{name}.svg").read_text("utf-8")
    assert 'viewBox="' in text
    assert "<!-- " in text


def test_colours_are_those_of_the_day() -> None:
    assert colour("guest-paper") == "#fffaf0"
    assert colour("floor") == "#efe2cc"  # not the night's


def test_every_nation_has_a_colour_of_its_own() -> None:
    colours = [colour(f"nation-{nation}") for nation in (*Nation, "joker")]
    assert len(set(colours)) == len(colours)


def test_a_guest_wears_letters_and_a_flag() -> None:
    found = drawn("lady", ink="#111111", paper="#222222", nation="FR", flag="flag-FR", joker=False)
    assert [element.text for element in found if element.tag == "text"] == ["FR"]
    (flag,) = (element for element in found if element.tag == "use")
    assert flag.attrib == {"href": "#flag-FR", "transform": "translate(24 25) scale(0.421875)"}


def test_a_joker_wears_a_star() -> None:
    joker = drawn("gentleman", ink="#111111", paper="#222222", nation=None, flag=None, joker=True)
    guest = drawn("gentleman", ink="#111111", paper="#222222", nation="FR", flag=None, joker=False)
    stars = [element.get("fill") for element in joker if element.get("fill") == colour("star")]
    assert len(stars) == 1
    assert colour("star") not in [element.get("fill") for element in guest]
    assert "text" not in [element.tag for element in joker]


def test_a_bar_is_as_large_as_its_spaces() -> None:
    front, top = drawn("bar", width=500, height=400)
    assert (front.get("width"), front.get("height")) == ("508", "414")
    assert (top.get("width"), top.get("height")) == ("508", "408")


def test_what_is_brought_along_is_escaped() -> None:
    text = draw("bar_space", 0, 0, ink='"/><script>', price="<&>", number=None)
    assert "<script>" not in text
    assert "&lt;&amp;&gt;" in text


def test_a_symbol_is_an_image_around_its_middle() -> None:
    (image,) = ET.fromstring(symbol("flag-FR", "fr.svg"))
    assert image.attrib == {
        "id": "flag-FR",
        "href": "fr.svg",
        "x": "-32",
        "y": "-32",
        "width": "64",
        "height": "64",
    }
