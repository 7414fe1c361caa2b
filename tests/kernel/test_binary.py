"""No stale or broken binary is ever used, and whoever lacks a compiler is told in one line."""

from __future__ import annotations

import platform
from pathlib import Path

import pytest

import build_kernel
from cafe import kernel
from cafe.kernel import binary
from cafe.kernel.binary import PURE, SETTING, Running, Why
from tests.terminal.command_line import output_of

PATH = ["where the sources are"]


@pytest.fixture(autouse=True)
def compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for binaries, empty; what is imported already stays so."""
    monkeypatch.delenv(SETTING, raising=False)
    monkeypatch.setattr(binary, "COMPILED", tmp_path)
    monkeypatch.setattr(binary, "PACKAGE", "tests.no_kernel")
    return tmp_path


def test_without_a_binary_plain_python_runs() -> None:
    assert binary.choose(PATH).why is Why.NOT_COMPILED


def test_a_binary_of_other_sources_is_not_used(compiled: Path) -> None:
    (compiled / f"{binary.platform_tag()}-0123456789abcdef").mkdir()
    assert binary.choose(PATH).why is Why.STALE


def test_a_binary_that_cannot_be_loaded_is_not_used(compiled: Path) -> None:
    binary.folder().mkdir()
    path = list(PATH)
    running = binary.choose(path)
    assert (running.why, path) == (Why.BROKEN, PATH)
    assert running.said


def test_a_setting_asks_for_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    binary.folder().mkdir()
    monkeypatch.setenv(SETTING, PURE)
    assert binary.choose(PATH).why is Why.CHOSEN


def test_every_change_of_a_source_changes_the_fingerprint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (*binary.MODULES, "numbers"):
        (tmp_path / f"{module}.py").write_bytes((binary.SOURCES / f"{module}.py").read_bytes())
    before = binary.fingerprint()
    monkeypatch.setattr(binary, "SOURCES", tmp_path)
    assert binary.fingerprint() == before
    for module in (*binary.MODULES, "numbers"):
        with (tmp_path / f"{module}.py").open("a") as file:
            file.write("# a comment\n")
        assert binary.fingerprint() != before
        before = binary.fingerprint()


def test_all_modules_of_the_kernel_are_compiled_but_its_edges() -> None:
    edges = {"__init__", "binary", "numbers", "translation"}
    assert {file.stem for file in binary.SOURCES.glob("*.py")} == {*binary.MODULES, *edges}


def test_without_a_compiler_the_builder_says_so_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build_kernel, "is_stale", lambda: True)
    monkeypatch.setattr("shutil.which", lambda _: None)
    assert not build_kernel.build()
    said = capsys.readouterr().err
    assert said.startswith("the kernel stays plain Python: there is no C compiler")
    assert said.count("\n") == 1


@pytest.mark.parametrize("language", ["en", "de", "fr", "nl"])
def test_about_tells_what_is_installed(language: str) -> None:
    assert f"CPython {platform.python_version()}" in output_of("about", "--lang", language)


def test_about_tells_which_kernel_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "running", Running(None))
    assert "The kernel is compiled." in output_of("about", "--lang", "en")
    said = set()
    for why in Why:
        monkeypatch.setattr(kernel, "running", Running(why, "no librt"))
        said.add(output_of("about", "--lang", "en").partition("plain Python: ")[2])
    assert len(said) == len(Why)
    assert any("(no librt)" in sentence for sentence in said)
