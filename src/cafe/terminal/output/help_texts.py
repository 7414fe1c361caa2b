"""What click says of itself, in the reader's language."""

from __future__ import annotations

from typing import TypeVar

import click

from cafe.terminal.output.translator import Voice

Made = TypeVar("Made", bound=click.Command)


HEADINGS = {"Options": "cli-options", "Commands": "cli-commands"}


class Formatter(click.HelpFormatter):
    """Help with headings in the reader's language."""

    voice = Voice()

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, prefix or f"{self.voice('cli-usage')} ")

    def write_heading(self, heading: str) -> None:
        if heading in HEADINGS:
            self.write(f"{'':{self.current_indent}}{self.voice(HEADINGS[heading])}\n")
        else:
            super().write_heading(heading)


class Context(click.Context):
    """A command's context whose help is in the reader's language."""

    def make_formatter(self) -> click.HelpFormatter:
        formatter = Formatter(width=self.terminal_width, max_width=self.max_content_width)
        formatter.voice = self.obj
        return formatter


def translated(command: Made, voice: Voice) -> Made:
    """The command with help in the reader's language."""
    command.context_class = Context
    help_option(command.get_help_option(click.Context(command)), voice)
    return command


def help_option(option: click.Option | None, voice: Voice) -> click.Option | None:
    if option is not None:
        option.help = voice("cli-help-help")
    return option


def usage_error(error: click.UsageError, voice: Voice) -> str:
    """What is wrong with the command line."""
    match error:
        case click.NoSuchOption():
            return voice("cli-no-option", option=error.option_name[:40])
        case click.exceptions.NoSuchCommand():
            return voice("cli-no-command", command=error.command_name[:40])
        case click.MissingParameter() if error.param is not None:
            return voice("cli-missing", option=(error.param.name or "").upper())
        case click.BadOptionUsage():
            return voice("cli-no-value", option=error.option_name)
        case _:
            return voice("cli-bad-usage")
