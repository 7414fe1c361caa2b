"""Names, sayings and labels as they are kept."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cafe.rules.notation.record import bad_name
from cafe.server.security.clean_text import BadText, clean_chat, clean_label, clean_name


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
        ("a" + "\u0336" * 40, "a" + "\u0336" * 4),
    ],
)
def test_a_name_is_cleaned(text: str, name: str) -> None:
    assert clean_name(text) == name


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
