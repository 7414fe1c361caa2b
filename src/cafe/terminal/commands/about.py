"""`cafe about`: what is installed, and which kernel runs."""

from __future__ import annotations

import platform
from importlib.metadata import version

import click

from cafe import kernel
from cafe.terminal.output.screen import Screen
from cafe.terminal.output.translator import Translator

from .options import language_option

PACKAGE = "cafe-international"


def command(translator: Translator) -> click.Command:
    @click.command("about", help=translator("cli-about-help"), short_help=translator("cli-about-short"))
    @language_option(translator)
    def about() -> None:
        screen, python = Screen(), f"{platform.python_implementation()} {platform.python_version()}"
        screen.line(translator("cli-about-version", version=version(PACKAGE), python=python))
        screen.line(_kernel(translator))

    return about


def _kernel(translator: Translator) -> str:
    running = kernel.running
    if running.why is None:
        return translator("cli-about-compiled")
    return translator("cli-about-pure", why=running.why.value, said=running.said)
