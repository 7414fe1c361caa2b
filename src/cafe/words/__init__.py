"""Every sentence a person reads, in four languages; facts are known by the names of their fields only."""

from .facts import say, text
from .rulebook import RULE_IDS, Rule, rule
from .shelf import LANGUAGE_NAMES, LANGUAGES, BrokenMessage, NoSuchMessage, messages

__all__ = [
    "LANGUAGES",
    "LANGUAGE_NAMES",
    "RULE_IDS",
    "BrokenMessage",
    "NoSuchMessage",
    "Rule",
    "messages",
    "rule",
    "say",
    "text",
]
