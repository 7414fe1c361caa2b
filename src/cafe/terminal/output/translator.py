"""The reader's language, and every text in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from cafe.terminal.errors import UserError
from cafe.words import LANGUAGES, Rule, rule, say, text

DEFAULT_LANGUAGE = "en"
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


@dataclass(frozen=True, slots=True)
class Translator:
    """Texts in one language, with the names of the players."""

    language: str = DEFAULT_LANGUAGE
    names: tuple[str, ...] | None = None

    def __call__(self, message_id: str, /, **arguments: object) -> str:
        return text(message_id, self.language, names=self.names, **arguments)

    def say(self, fact: object) -> str:
        """A move, event, objection or other value as a sentence."""
        return say(fact, self.language, self.names)

    def error(self, error: UserError) -> str:
        """The sentence of an error."""
        return self(error.message_id, **error.arguments)

    def rule(self, rule_id: str) -> Rule:
        return rule(rule_id, self.language)

    def with_names(self, names: Sequence[str]) -> Translator:
        """The same language, calling the players by these names."""
        return replace(self, names=tuple(names))


def detect_language(arguments: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language of --lang, else of the environment, else English."""
    for index, argument in enumerate(arguments):
        option, equals, value = argument.partition("=")
        if option == "--lang":
            return _supported(value if equals else "".join(arguments[index + 1 : index + 2]))
    return _supported(
        next((environ[name] for name in LOCALE_VARIABLES if environ.get(name)), DEFAULT_LANGUAGE)
    )


def _supported(locale: str) -> str:
    """`de_CH.UTF-8` is German; a language without texts falls back to English."""
    language = locale[:2].lower()
    return language if language in LANGUAGES else DEFAULT_LANGUAGE
