"""Every message is built by its type, and no JSON is put together by hand."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import cafe
from cafe.protocol import messages, requests, review_messages
from cafe.protocol.schemas import types

PACKAGES = ("api", "hosting", "match", "protocol", "server")
SOURCES = tuple(
    path for folder in cafe.__path__ for name in PACKAGES for path in sorted(Path(folder, name).rglob("*.py"))
)
# a review was stored as JSON, and is read back by its type
READ_BACK = {kind for kind in types() if kind.__module__ == review_messages.__name__} - {
    review_messages.ReviewState
}
SENT = tuple(kind for kind in types() if issubclass(kind, messages.Message) and kind not in READ_BACK)


@cache
def syntax_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def called() -> frozenset[str]:
    """The names of everything that is called: `messages.News(…)` and `News(…)` alike."""
    return frozenset(_called())


def _called() -> Iterator[str]:
    for path in SOURCES:
        for node in ast.walk(syntax_of(path)):
            match node:
                case ast.Call(func=ast.Attribute(attr=name)) | ast.Call(func=ast.Name(id=name)):
                    yield name
                case _:
                    pass


@pytest.mark.parametrize("kind", SENT, ids=lambda kind: kind.__name__)
def test_every_message_is_constructed(kind: type) -> None:
    assert kind.__name__ in called()


def test_every_type_of_the_schema_is_a_message_or_a_request() -> None:
    assert all(issubclass(kind, messages.Message | requests.Request) for kind in types())


def test_nobody_writes_json_by_hand() -> None:
    """A brace beside a quotation mark, in bytes or text, is a message without a type."""
    written = [
        f"{path.name}:{node.lineno}"
        for path in SOURCES
        for node in ast.walk(syntax_of(path))
        if isinstance(node, ast.Constant) and _looks_like_json(node.value)
    ]
    assert written == []


def _looks_like_json(value: object) -> bool:
    text = value.decode("latin-1") if isinstance(value, bytes) else value
    return isinstance(text, str) and ('{"' in text or '":' in text) and "\n" not in text
