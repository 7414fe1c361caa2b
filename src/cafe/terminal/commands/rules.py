"""`cafe rules`: the rules by their ids."""

from __future__ import annotations

import click

from cafe.terminal.commands.options import language
from cafe.terminal.errors import Trouble
from cafe.terminal.output.narration import tell_rule
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Voice
from cafe.words import RULE_IDS


def command(voice: Voice) -> click.Command:
    @click.command("rules", help=voice("cli-rules-help"), short_help=voice("cli-rules-short"))
    @click.argument("rule_id", metavar="[ID]", required=False)
    @language(voice)
    def rules(rule_id: str | None) -> None:
        screen = Screen()
        if rule_id is None:
            tell_titles(screen, voice)
        else:
            tell_rule(screen, voice, known(rule_id))

    return rules


def tell_titles(screen: Screen, voice: Voice) -> None:
    """Every rule's id and title, chapter by chapter."""
    chapter = ""
    for rule_id in RULE_IDS:
        if rule_id[0] != chapter:
            chapter = rule_id[0]
            screen.line(voice(f"cli-rules-chapter-{chapter}"), "bold")
        screen.under(f"{rule_id:3} {voice.rule(rule_id).title}")


def known(rule_id: str) -> str:
    """The id as it is written, or Trouble with all there are."""
    if rule_id.upper() not in RULE_IDS:
        raise Trouble("cli-rules-unknown", id=rule_id[:20], ids=" ".join(RULE_IDS))
    return rule_id.upper()
