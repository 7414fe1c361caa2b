"""Options that several commands share, and what they say."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import click

from cafe.rules import BadRuleset, Edition, Ruleset, ruleset
from cafe.rules.floor import SHIPPED
from cafe.rules.ruleset import own_plan
from cafe.terminal.errors import Trouble
from cafe.terminal.io.files import read_text
from cafe.terminal.output.translator import Voice
from cafe.words import LANGUAGES

Command = TypeVar("Command", bound=Callable[..., Any])
OWN_PLAN = "own"  # what a drawing of one's own is called in a ruleset


class OneOf(click.ParamType[str, str]):
    """One of a few words; another is refused with all of them."""

    name = "text"

    def __init__(self, *words: str) -> None:
        self.words = words

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:  # noqa: ARG002 click's own form
        return f"[{'|'.join(self.words)}]"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:  # noqa: ARG002
        if value not in self.words:
            option = "" if param is None else param.opts[0]
            raise Trouble("cli-none-of", option=option, value=value[:40], words=", ".join(self.words))
        return value


class Number(click.ParamType[int, str]):
    """A whole number within bounds."""

    name = "number"

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most

    def convert(self, value: str | int, param: click.Parameter | None, ctx: click.Context | None) -> int:  # noqa: ARG002
        text = str(value)
        number = int(text) if text.removeprefix("-").isdecimal() and len(text) < 9 else None
        if number is None or not self.least <= number <= self.most:
            option = "" if param is None else param.opts[0]
            raise Trouble("cli-no-number", option=option, value=text[:40], least=self.least, most=self.most)
        return number


def language(voice: Voice) -> Callable[[Command], Command]:
    """--lang; which language it is was found out before any text was made."""
    return click.option(
        "--lang", type=OneOf(*LANGUAGES), expose_value=False, help=voice("cli-help-lang"), metavar="LANG"
    )


def rule_options(voice: Voice) -> Callable[[Command], Command]:
    """--plan and --set."""
    plan = click.option("--plan", metavar="NAME|FILE", help=voice("cli-help-plan"))
    setting = click.option(
        "--set", "settings", multiple=True, metavar="OPTION=VALUE", help=voice("cli-help-set")
    )
    return lambda command: plan(setting(command))


def agreed(edition: str, plan: str | None, settings: Iterable[str], **more: str) -> Ruleset:
    """The ruleset of the options, or Trouble with the option that is wrong."""
    options = dict(map(_pair, settings))
    if plan is not None:
        options["plan"] = plan if plan in SHIPPED else _drawn(edition, Path(plan))
    for option, value in more.items():
        if options.setdefault(option, value) != value:
            raise Trouble("cli-contradiction", option=option, value=options[option][:40], other=value)
    try:
        return ruleset(edition, options)
    except BadRuleset as bad:
        raise Trouble("bad-option", option=bad.option, flaw=bad.flaw.flaw) from None


def _pair(setting: str) -> tuple[str, str]:
    option, equals, value = setting.partition("=")
    if not equals:
        raise Trouble("cli-no-setting", setting=setting[:40])
    return option.strip(), value.strip()


def _drawn(edition: str, path: Path) -> str:
    """The plan that a file draws."""
    if "/" not in str(path) and not path.exists():
        raise Trouble("cli-no-plan", plan=str(path)[:40], plans=", ".join(SHIPPED))
    try:
        return own_plan(Edition(edition), OWN_PLAN, read_text(path))
    except BadRuleset as bad:
        raise Trouble("cli-bad-plan", file=str(path)[:200], flaw=bad.flaw.flaw) from None
