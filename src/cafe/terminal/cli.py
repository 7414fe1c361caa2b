"""The `cafe` command: finds the language, the command and the words for whatever goes wrong."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import Any, NoReturn

import click

from cafe.terminal.commands.options import language
from cafe.terminal.errors import BAD_INPUT, INTERRUPTED, Trouble
from cafe.terminal.output import help_texts
from cafe.terminal.output.screen import harmless
from cafe.terminal.output.translator import Voice, language_of

COMMANDS = ("play", "ask", "rules", "show", "replay", "check")


class Cafe(click.Group):
    """The commands, each made in the reader's language when it is asked for."""

    context_class: type[click.Context] = help_texts.Context

    def main(self, args: Sequence[str] | None = None, *_: Any, **extra: Any) -> NoReturn:
        """Carry out one command and exit with its code; a mistake is one line, never a traceback."""
        _forgive_odd_letters()
        arguments = list(sys.argv[1:] if args is None else args)
        voice = Voice(language_of(arguments, os.environ))
        self.params = []
        language(voice)(self)  # it may also stand before the command
        extra |= {"obj": voice, "prog_name": "cafe", "standalone_mode": False}
        sys.exit(_exit_code(lambda: super(Cafe, self).main(arguments, **extra), voice, arguments))

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        make: Callable[[Voice], click.Command] = import_module(f"{__package__}.commands.{name}").command
        return help_texts.translated(make(ctx.obj), ctx.obj)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(ctx.obj("cli-help"))

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        return help_texts.help_option(super().get_help_option(ctx), ctx.obj)


def _exit_code(carry_out: Callable[[], Any], voice: Voice, arguments: Sequence[str]) -> int:
    try:
        code = carry_out()
        sys.stdout.flush()
    except Trouble as trouble:
        return _complain(trouble.told(voice), trouble.code, arguments)
    except click.exceptions.NoArgsIsHelpError as asked:
        click.echo(asked.format_message())
        return BAD_INPUT
    except click.UsageError as error:
        hint = "" if error.ctx is None else voice("cli-try", command=error.ctx.command_path)
        return _complain(f"{help_texts.usage_error(error, voice)} {hint}".strip(), BAD_INPUT, arguments)
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(
            os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno()
        )  # nothing more is said, not even at the exit
        return 1
    return code if isinstance(code, int) else 0


def _complain(sentence: str, code: int, arguments: Sequence[str]) -> int:
    """One line where the reader looks: a program at the output, a person beside it."""
    sentence = harmless(sentence).replace("\n", " ")
    if "--json" in arguments:
        click.echo(json.dumps({"error": sentence}, ensure_ascii=False))
    else:
        click.echo(f"cafe: {sentence}", err=True)
    return code


def _forgive_odd_letters() -> None:
    """A terminal that cannot show or send a letter gets a question mark instead of a crash."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


main = Cafe(name="cafe", no_args_is_help=True)
