"""Every sentence a person reads, in four languages; facts are known by the names of their fields only."""

from .facts import say, text
from .fluent_files import LANGUAGE_NAMES, LANGUAGES, BrokenMessage, NoSuchMessage, messages, read_all
from .rulebook import RULE_IDS, Rule, rule

__all__ = [
    "LANGUAGES",
    "LANGUAGE_NAMES",
    "RULE_IDS",
    "BrokenMessage",
    "NoSuchMessage",
    "Rule",
    "messages",
    "read_all",
    "rule",
    "say",
    "text",
]
