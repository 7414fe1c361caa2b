"""Names, sayings and labels as they are kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cafe.api.clean_text import BadText, clean_chat, clean_label, clean_name
from cafe.rules.notation.record import bad_name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Anna", "Anna"),
        ("  Anna\t Maria ", "Anna Maria"),
        ("e\u0301va", "éva"),
        ("A|B", "A B"),
        ("\u202eannA", "annA"),
        ("Zo\u200be", "Zoe"),
        ("A\x00\x1b", "A"),
        ("日本 語", "日本 語"),
        ("An\u3164na\u2800", "An na"),
        ("a" + "\u0336" * 40, "a" + "\u0336" * 4),
    ],
)
def test_a_name_is_cleaned(text: str, name: str) -> None:
    assert clean_name(text) == name


INVISIBLE = [
    "\u3164",  # Hangul filler
    "\uffa0",  # the same, half as wide
    "\u115f\u1160",  # fillers for a missing consonant and vowel
    "\u2800",  # Braille without dots
    "\U0001d159",  # a note without a head
    "\u0301",  # an accent on nothing
    "\ufe0f",  # a variation of nothing
    "\u034f",  # joins nothing to nothing
    "\u200d",
    "\u2066\u3164 \u2800\u2069",
]


@pytest.mark.parametrize("text", INVISIBLE)
@pytest.mark.parametrize("clean", [clean_name, clean_chat, clean_label])
def test_a_text_of_which_nothing_is_seen_is_refused(clean: Callable[[str], str], text: str) -> None:
    with pytest.raises(BadText, match="nothing that can be read"):
        clean(text)


@pytest.mark.parametrize("text", ["?", "7", "·", "♥", "👩‍🚀", "अ", "é"])
def test_one_sign_that_is_seen_is_enough(text: str) -> None:
    assert clean_chat(text) == text


@pytest.mark.parametrize("text", ["", " ", "|", "\u202e", "\ud800", "x" * 31])
def test_what_is_no_name_is_refused(text: str) -> None:
    with pytest.raises(BadText, match="name"):
        clean_name(text)


@given(st.text(max_size=200))
def test_every_clean_name_fits_into_a_game_file(text: str) -> None:
    try:
        name = clean_name(text)
    except BadText:
        return
    assert bad_name(name) is None
    assert clean_name(name) == name


@given(st.text(max_size=600))
def test_cleaning_twice_is_cleaning_once(text: str) -> None:
    for clean in (clean_chat, clean_label):
        try:
            kept = clean(text)
        except BadText:
            continue
        assert clean(kept) == kept
        assert all(one.isprintable() or one in "\u200c\u200d" for one in kept)
