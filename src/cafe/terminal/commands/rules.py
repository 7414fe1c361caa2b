"""`cafe rules`: the rules by their ids."""

from __future__ import annotations

import click

from cafe.terminal.output.rulebook import parse_rule_id, show_rule, show_rule_titles
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Translator

from .options import language_option


def command(translator: Translator) -> click.Command:
    @click.command("rules", help=translator("cli-rules-help"), short_help=translator("cli-rules-short"))
    @click.argument("rule_id", metavar="[ID]", required=False)
    @language_option(translator)
    def rules(rule_id: str | None) -> None:
        screen = Screen()
        if rule_id is None:
            show_rule_titles(screen, translator)
        else:
            show_rule(screen, translator, parse_rule_id(rule_id))

    return rules
