"""`cafe engine`: a bot that answers the line protocol of docs/engine.md on stdin and stdout."""

from __future__ import annotations

import sys
import time
from importlib.metadata import version

import click

from cafe.bots import ALL_BOTS, bot
from cafe.engine.conversation import Engine
from cafe.engine.inbox import inbox_of
from cafe.terminal.output.screen import printable
from cafe.terminal.output.translator import Translator

from .about import PACKAGE
from .options import OneOf, language_option

DEFAULT_BOT = "greedy"


def command(translator: Translator) -> click.Command:
    @click.command("engine", help=translator("cli-engine-help"), short_help=translator("cli-engine-short"))
    @click.option(
        "--bot", "name", type=OneOf(*ALL_BOTS), default=DEFAULT_BOT, help=translator("cli-engine-help-bot")
    )
    @language_option(translator)
    def engine(name: str) -> None:
        inbox = inbox_of(sys.stdin.buffer)
        told = Engine(bot(name), ALL_BOTS, version(PACKAGE), inbox, translator.say, time.monotonic)
        for line in told.answers():
            click.echo(printable(line))  # which flushes

    return engine
