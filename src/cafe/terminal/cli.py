"""The `cafe` command: detects the language, loads the command, and reports what goes wrong."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import Any, NoReturn

import click

from .commands.options import language_option
from .errors import BAD_INPUT, INTERRUPTED, UserError
from .output import help_texts
from .output.screen import printable
from .output.translator import Translator, detect_language

COMMANDS = (
    "play",
    "ask",
    "rules",
    "show",
    "replay",
    "check",
    "review",
    "puzzle",
    "tournament",
    "engine",
    "about",
)


class Cafe(click.Group):
    """The commands; each is imported when it is called, and built in the reader's language."""

    context_class: type[click.Context] = help_texts.Context

    def main(self, args: Sequence[str] | None = None, *_: Any, **extra: Any) -> NoReturn:
        """Run a command and exit with its code; a mistake is reported in one line, without a traceback."""
        _replace_unknown_characters()
        arguments = list(sys.argv[1:] if args is None else args)
        translator = Translator(detect_language(arguments, os.environ))
        self.params = []
        language_option(translator)(self)  # it may also stand before the command
        extra |= {"obj": translator, "prog_name": "cafe", "standalone_mode": False}
        sys.exit(_exit_code(lambda: super(Cafe, self).main(arguments, **extra), translator, arguments))

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        module = import_module(f"{__package__}.commands.{name}")
        build: Callable[[Translator], click.Command] = module.command
        return help_texts.translated(build(ctx.obj), ctx.obj)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(ctx.obj("cli-help"))

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        return help_texts.help_option(super().get_help_option(ctx), ctx.obj)


def _exit_code(run: Callable[[], Any], translator: Translator, arguments: Sequence[str]) -> int:
    try:
        code = run()
        sys.stdout.flush()
    except UserError as error:
        return _report(translator.error(error), error.code, arguments)
    except click.exceptions.NoArgsIsHelpError as help_text:
        click.echo(help_text.format_message())
        return BAD_INPUT
    except click.UsageError as error:
        hint = "" if error.ctx is None else translator("cli-try", command=error.ctx.command_path)
        sentence = help_texts.usage_error(error, translator)
        return _report(f"{sentence} {hint}".strip(), BAD_INPUT, arguments)
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        # the interpreter flushes at exit: that must not fail a second time
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code if isinstance(code, int) else 0


def _report(sentence: str, code: int, arguments: Sequence[str]) -> int:
    """Print the error in one line: as JSON for a program, on stderr for a person."""
    sentence = printable(sentence).replace("\n", " ")
    if "--json" in arguments:
        click.echo(json.dumps({"error": sentence}, ensure_ascii=False))
    else:
        click.echo(f"cafe: {sentence}", err=True)
    return code


def _replace_unknown_characters() -> None:
    """A character that the terminal cannot encode becomes a question mark, not a crash."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


main = Cafe(name="cafe", no_args_is_help=True)
