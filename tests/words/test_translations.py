"""The four languages say the same, and each in its own way."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import combinations

import pytest
from fluent.syntax import FluentParser, ast, visitor

from cafe.words import LANGUAGES, RULE_IDS, messages, rule

FORMS = (
    *("start", "object", "label", "sex", "code", "table", "amount", "signed", "sign", "count", "or"),
    *("at", "atstart", "onto", "spot", "weak", "known"),
)
LONG = 24  # letters; shorter texts may be alike by nature
GAP = "…"
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_translation = pytest.mark.parametrize("language", LANGUAGES[1:])
each_rule = pytest.mark.parametrize("rule_id", RULE_IDS)


@cache
def patterns_by_file(language: str) -> dict[str, dict[str, ast.Pattern]]:
    """Every text of a language by file and name."""
    folder = files("cafe.words") / language
    return {
        file.name: dict(texts(FluentParser().parse(file.read_text(encoding="utf-8"))))
        for file in folder.iterdir()
        if file.name.endswith(".ftl")
    }


def texts(resource: ast.Resource) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


@cache
def book(language: str) -> dict[str, ast.Pattern]:
    return {name: pattern for file in patterns_by_file(language).values() for name, pattern in file.items()}


class Reader(visitor.Visitor):
    """What a text speaks of, and what it says."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.words: list[str] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.variables.add(re.sub(rf"(_({'|'.join(FORMS)}))+$", "", node.id.name))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)


def variables(name: str, language: str) -> set[str]:
    """The fields a message speaks of, itself or in messages that it contains."""
    read = Reader(book(language)[name])
    return read.variables.union(*(variables(inner, language) for inner in read.references))


def spoken(name: str, language: str) -> str:
    """The words of a message alone, with a gap where something is filled in."""
    return GAP.join(Reader(book(language)[name]).words)


@each_translation
def test_every_language_has_the_same_files_with_the_same_messages(language: str) -> None:
    ours, theirs = patterns_by_file("en"), patterns_by_file(language)
    assert {file: sorted(ours[file]) for file in ours} == {file: sorted(theirs[file]) for file in theirs}


@each_language
def test_the_words_know_every_message_of_the_files(language: str) -> None:
    assert sorted(book(language)) == list(messages(language))


@each_translation
def test_every_language_speaks_of_the_same_fields(language: str) -> None:
    ours = {name: variables(name, "en") for name in book("en")}
    theirs = {name: variables(name, language) for name in book(language)}
    assert ours == theirs


@pytest.mark.parametrize(("one", "other"), list(combinations(LANGUAGES, 2)))
def test_no_text_is_left_in_another_language(one: str, other: str) -> None:
    alike = [
        name
        for name in book(one)
        if len(spoken(name, one)) > LONG and spoken(name, one) == spoken(name, other)
    ]
    assert alike == []


@each_language
def test_texts_have_real_apostrophes_minuses_and_quotes(language: str) -> None:
    bad = {
        name: said
        for name in book(language)
        if re.search(r"['\"]|-\d|\.\.\.| {2}", said := spoken(name, language))
    }
    assert bad == {}


def test_french_keeps_double_signs_on_the_line() -> None:
    bad = {
        name: said
        for name in book("fr")
        if re.search(r"[^\u00a0][:;!?»]|«[^\u00a0]", said := spoken(name, "fr"))
    }
    assert bad == {}


@each_language
def test_messages_need_no_functions_but_plain_fluent(language: str) -> None:
    class Caller(visitor.Visitor):
        def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
            assert node.id.name == "NUMBER", "the browser has no other"

    for pattern in book(language).values():
        Caller().visit(pattern)


@each_language
@each_rule
def test_every_rule_has_a_title_and_a_text(rule_id: str, language: str) -> None:
    told = rule(rule_id, language)
    assert told.id == rule_id
    assert told.title[0].isupper()
    assert not told.title.endswith(".")
    assert told.text.endswith(".")
    assert all(re.match(r"[A-ZÀÉÊ]", paragraph) for paragraph in told.text.split("\n\n"))
    assert not re.search(r"[{}]|(?<!\n)\n(?!\n)|\n{3}", told.title + told.text)


@each_translation
@each_rule
def test_every_language_cites_the_same_rules_and_numbers(rule_id: str, language: str) -> None:
    cited = re.compile(r"\b[ESBCV]\d+|[+−]?\d+")
    ours, theirs = rule(rule_id, "en"), rule(rule_id, language)
    assert sorted(cited.findall(theirs.text)) == sorted(cited.findall(ours.text))
    assert theirs.text.count("\n\n") == ours.text.count("\n\n")


@each_language
def test_only_rules_that_exist_are_cited(language: str) -> None:
    cited = {name: set(re.findall(r"\b[ESBCV]\d+", spoken(name, language))) for name in book(language)}
    assert {name: ids for name, ids in cited.items() if ids - set(RULE_IDS)} == {}
