"""Click's own texts (usage, headings, errors) in the reader's language."""

from __future__ import annotations

from typing import TypeVar

import click

from .translator import Translator

AnyCommand = TypeVar("AnyCommand", bound=click.Command)

HEADINGS = {"Options": "cli-options", "Commands": "cli-commands"}


class Formatter(click.HelpFormatter):
    """Help with translated headings."""

    translator = Translator()

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix or f"{self.translator('cli-usage')} ")

    def write_heading(self, heading: str) -> None:
        if heading in HEADINGS:
            self.write(f"{'':{self.current_indent}}{self.translator(HEADINGS[heading])}\n")
        else:
            super().write_heading(heading)


class Context(click.Context):
    """A command's context that formats help with the translator in `obj`."""

    def make_formatter(self) -> click.HelpFormatter:
        formatter = Formatter(width=self.terminal_width, max_width=self.max_content_width)
        formatter.translator = self.obj
        return formatter


def translated(command: AnyCommand, translator: Translator) -> AnyCommand:
    """The command with translated help."""
    command.context_class = Context
    help_option(command.get_help_option(click.Context(command)), translator)
    return command


def help_option(option: click.Option | None, translator: Translator) -> click.Option | None:
    if option is not None:
        option.help = translator("cli-help-help")
    return option


def usage_error(error: click.UsageError, translator: Translator) -> str:
    """What is wrong with the command line."""
    match error:
        case click.NoSuchOption():
            return translator("cli-no-option", option=error.option_name[:40])
        case click.exceptions.NoSuchCommand():
            return translator("cli-no-command", command=error.command_name[:40])
        case click.MissingParameter() if error.param is not None:
            return translator("cli-missing", option=(error.param.name or "").upper())
        case click.BadOptionUsage():
            return translator("cli-no-value", option=error.option_name)
        case _:
            return translator("cli-bad-usage")
