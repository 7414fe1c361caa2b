"""The browser says every fact as Python says it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from cafe.match.codec import plain, type_name
from cafe.words import LANGUAGES, RULE_IDS, rule, say
from tests.words.samples import RECORDS, samples

from .conftest import Visit

NAMES = ("Ada", "Bo", "", "Zoë")  # the third has none
EACH = 40  # of a kind


@pytest.fixture(scope="module")
def facts() -> list[object]:
    made = (list(samples(record))[::7] for record in RECORDS)
    return [fact for some in made for fact in [one for one in some if getattr(one, "player", 0) >= 0][:EACH]]


def test_every_fact_sounds_the_same(visit: Visit, facts: list[object]) -> None:
    page = visit("/")
    for language in LANGUAGES:
        heard = spoken(page, language, [told(fact) for fact in facts])
        names = [name or say_player(index, language) for index, name in enumerate(NAMES)]
        assert heard == [say(fact, language, names) for fact in facts]


def test_every_rule_reads_the_same(visit: Visit) -> None:
    page = visit("/")
    page.wait_for_function("() => 'cafe' in window")
    for language in LANGUAGES:
        read = page.evaluate(
            """async ([language, ids]) => {
                await cafe.fetchRules(language);
                return ids.map(id => cafe.ruleIn(language, id));
            }""",
            [language, list(RULE_IDS)],
        )
        wanted = [rule(each, language) for each in RULE_IDS]
        assert read == [{"id": one.id, "title": one.title, "text": one.text} for one in wanted]


def spoken(page: Page, language: str, facts: list[Any]) -> list[str]:
    page.wait_for_function("() => 'cafe' in window")
    heard: list[str] = page.evaluate(
        """async ([language, facts, names]) => {
            await cafe.fetchWords(language);
            return facts.map(fact => cafe.sayIn(language, fact, names));
        }""",
        [language, facts, list(NAMES)],
    )
    return heard


def told(fact: object) -> Any:
    """A fact as it goes over the wire, with its type."""
    kind: Any = type(fact)
    return {"type": type_name(kind), **plain(fact)}


def say_player(index: int, language: str) -> str:
    from cafe.words import text

    return text("player-name", language, number=index + 1)
