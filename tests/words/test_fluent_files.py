"""A language with a broken file is refused, rather than read aloud."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cafe.words import BrokenMessage, NoSuchMessage, fluent_files, messages, text

Lay = Callable[..., None]


@pytest.fixture
def lay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Lay]:
    """Put other files in the place of the English ones."""

    def lay_files(**sources: str) -> None:
        (tmp_path / "en").mkdir()
        for name, source in sources.items():
            (tmp_path / "en" / f"{name}.ftl").write_text(source, encoding="utf-8")
        monkeypatch.setattr(fluent_files, "files", lambda _package: tmp_path)
        forget()

    yield lay_files
    monkeypatch.undo()
    forget()


def forget() -> None:
    for remembered in (
        fluent_files._known,
        fluent_files._bundle,
        fluent_files._entries,
        fluent_files._resources,
    ):
        remembered.cache_clear()


def test_every_file_of_the_folder_is_read(lay: Lay) -> None:
    lay(one="hello = Hello\n    .loud = HELLO", other="bye = Bye, { $name }")
    assert messages("en") == ("bye", "hello", "hello.loud")
    assert (text("hello.loud", "en"), text("bye", "en", name="Ada")) == ("HELLO", "Bye, Ada")


def test_what_is_not_fluent_is_refused(lay: Lay) -> None:
    lay(one="hello = Hello\nnonsense here")
    with pytest.raises(BrokenMessage, match=r"one\.ftl in en: not Fluent: 'nonsense here'"):
        text("hello", "en")


def test_a_message_stands_in_one_file_only(lay: Lay) -> None:
    lay(one="hello = Hello", other="hello = Good day")
    with pytest.raises(BrokenMessage, match=r"other\.ftl in en: hello stands there twice"):
        text("hello", "en")


def test_a_message_that_lacks_what_it_speaks_of_is_refused(lay: Lay) -> None:
    lay(one="bye = Bye, { $name }")
    with pytest.raises(BrokenMessage, match="bye in en: Unknown external: name"):
        text("bye", "en")


def test_a_message_that_refers_to_none_is_refused(lay: Lay) -> None:
    lay(one="bye = Bye, { friend }")
    with pytest.raises(BrokenMessage, match="bye in en: Unknown message: friend"):
        text("bye", "en")


def test_a_message_of_attributes_only_has_no_text_of_its_own(lay: Lay) -> None:
    lay(one="hello =\n    .loud = HELLO")
    assert messages("en") == ("hello.loud",)
    with pytest.raises(NoSuchMessage):
        text("hello", "en")
