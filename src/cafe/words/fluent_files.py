"""The Fluent files: every .ftl of a language's folder, read once and held to be whole."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

LANGUAGE_NAMES = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "nl": "Nederlands",
}  # what each calls itself
LANGUAGES = tuple(LANGUAGE_NAMES)

Argument = str | int


class NoSuchMessage(KeyError):
    """A message that a language does not have."""

    def __init__(self, message_id: str, language: str) -> None:
        super().__init__(message_id, language)
        self.message_id, self.language = message_id, language

    def __str__(self) -> str:
        return f"there is no message {self.message_id!r} in {self.language!r}"


class BrokenMessage(ValueError):
    """A message that does not read as Fluent, stands there twice, or lacks what it speaks of."""


def read_all() -> None:
    """Read every language now, so that nobody waits for it later."""
    for language in LANGUAGES:
        _bundle(language)
        _known(language)


def messages(language: str) -> tuple[str, ...]:
    """The ids of all messages of a language; an attribute as `id.attribute`."""
    return tuple(sorted(name for entry in _entries(language).values() for name in _names(entry)))


def has(message_id: str, language: str) -> bool:
    return message_id in _known(language)


def forms(message_id: str, language: str) -> tuple[str, ...]:
    """The names of a message's attributes."""
    if message_id not in _entries(language):
        raise NoSuchMessage(message_id, language)
    return tuple(attribute.id.name for attribute in _entries(language)[message_id].attributes)


def write(message_id: str, language: str, arguments: Mapping[str, Argument]) -> str:
    """The text of a message, or of its attribute as `id.attribute`; never a half-filled one."""
    if not has(message_id, language):
        raise NoSuchMessage(message_id, language)
    name, _, attribute = message_id.partition(".")
    bundle = _bundle(language)
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, "only messages with a value are known by their bare id"
    written, errors = bundle.format_pattern(pattern, dict(arguments))
    if errors or not isinstance(written, str):
        raise BrokenMessage(f"{message_id} in {language}: {'; '.join(map(str, errors))}")
    return written


@cache
def _known(language: str) -> frozenset[str]:
    return frozenset(messages(language))


@cache
def _bundle(language: str) -> FluentBundle:
    _entries(language)
    bundle = FluentBundle([language], use_isolating=False)
    for _, resource in _resources(language):
        bundle.add_resource(resource)
    return bundle


@cache
def _entries(language: str) -> dict[str, ast.Message]:
    """The messages of all files of a language; none is in two of them."""
    entries: dict[str, ast.Message] = {}
    for file, resource in _resources(language):
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise BrokenMessage(
                    f"{file} in {language}: not Fluent: {(entry.content or '').strip()[:80]!r}"
                )
            if isinstance(entry, ast.Message):
                if entry.id.name in entries:
                    raise BrokenMessage(f"{file} in {language}: {entry.id.name} stands there twice")
                entries[entry.id.name] = entry
    return entries


@cache
def _resources(language: str) -> tuple[tuple[str, ast.Resource], ...]:
    if language not in LANGUAGES:
        raise ValueError(f"{language!r} is none of our languages: {', '.join(LANGUAGES)}")
    folder = files(__package__) / language
    found = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
    )
    return tuple((file.name, FluentResource(file.read_text(encoding="utf-8"))) for file in found)


def _names(entry: ast.Message) -> Iterator[str]:
    if entry.value is not None:
        yield entry.id.name
    for attribute in entry.attributes:
        yield f"{entry.id.name}.{attribute.id.name}"
