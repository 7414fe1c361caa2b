"""The reader's language, and everything said in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from cafe.words import LANGUAGES, Rule, rule, say, text

DEFAULT = "en"
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


@dataclass(frozen=True, slots=True)
class Voice:
    """One language, and the names of the players."""

    language: str = DEFAULT
    names: tuple[str, ...] | None = None

    def __call__(self, message_id: str, /, **arguments: object) -> str:
        return text(message_id, self.language, names=self.names, **arguments)

    def say(self, fact: object) -> str:
        return say(fact, self.language, self.names)

    def rule(self, rule_id: str) -> Rule:
        return rule(rule_id, self.language)

    def knowing(self, names: Sequence[str]) -> Voice:
        """The same voice, which calls the players by their names."""
        return replace(self, names=tuple(names))


def language_of(arguments: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language asked for with --lang, else that of the environment, else English."""
    for at, argument in enumerate(arguments):
        option, equals, value = argument.partition("=")
        if option == "--lang":
            return _known(value if equals else "".join(arguments[at + 1 : at + 2]))
    return _known(next((environ[name] for name in LOCALE_VARIABLES if environ.get(name)), DEFAULT))


def _known(locale: str) -> str:
    """`de_CH.UTF-8` is German; what we do not speak is English."""
    language = locale[:2].lower()
    return language if language in LANGUAGES else DEFAULT
