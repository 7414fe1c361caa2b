"""The options that several commands share, and what they mean."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import click

from cafe.rules import BadRuleset, Edition, Ruleset, ruleset
from cafe.rules.floor import SHIPPED
from cafe.rules.option_kinds import own_plan
from cafe.terminal.errors import UserError
from cafe.terminal.io.files import read_text
from cafe.terminal.output.translator import Translator
from cafe.words import LANGUAGES

Decorated = TypeVar("Decorated", bound=Callable[..., Any])
OWN_PLAN = "own"  # the name that a ruleset gives to a plan from a file


class OneOf(click.ParamType[str, str]):
    """One of a few words; anything else is refused with the list of them."""

    name = "text"

    def __init__(self, *words: str) -> None:
        self.words = words

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:  # noqa: ARG002 click's own form
        return f"[{'|'.join(self.words)}]"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:  # noqa: ARG002
        if value not in self.words:
            option = "" if param is None else param.opts[0]
            raise UserError("cli-none-of", option=option, value=value[:40], words=", ".join(self.words))
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
            raise UserError("cli-no-number", option=option, value=text[:40], least=self.least, most=self.most)
        return number


def language_option(translator: Translator) -> Callable[[Decorated], Decorated]:
    """--lang; its value was read before any text was made, here it is only checked and documented."""
    return click.option(
        "--lang",
        type=OneOf(*LANGUAGES),
        expose_value=False,
        help=translator("cli-help-lang"),
        metavar="LANG",
    )


def rule_options(translator: Translator) -> Callable[[Decorated], Decorated]:
    """--plan and --set."""
    plan = click.option("--plan", metavar="NAME|FILE", help=translator("cli-help-plan"))
    setting = click.option(
        "--set", "settings", multiple=True, metavar="OPTION=VALUE", help=translator("cli-help-set")
    )
    return lambda command: plan(setting(command))


def ruleset_of(edition: str, plan: str | None, settings: Iterable[str], **fixed: str) -> Ruleset:
    """The ruleset that the options describe, or UserError with the option that is wrong."""
    options = dict(map(_parse_setting, settings))
    if plan is not None:
        options["plan"] = plan if plan in SHIPPED else _read_plan(edition, Path(plan))
    for option, value in fixed.items():
        if options.setdefault(option, value) != value:
            raise UserError("cli-contradiction", option=option, value=options[option][:40], other=value)
    try:
        return ruleset(edition, options)
    except BadRuleset as bad:
        raise UserError("bad-option", option=bad.option, flaw=bad.flaw.flaw) from None


def _parse_setting(setting: str) -> tuple[str, str]:
    option, equals, value = setting.partition("=")
    if not equals:
        raise UserError("cli-no-setting", setting=setting[:40])
    return option.strip(), value.strip()


def _read_plan(edition: str, path: Path) -> str:
    """The plan that a file draws."""
    if "/" not in str(path) and not path.exists():
        raise UserError("cli-no-plan", plan=str(path)[:40], plans=", ".join(SHIPPED))
    try:
        return own_plan(Edition(edition), OWN_PLAN, read_text(path))
    except BadRuleset as bad:
        raise UserError("cli-bad-plan", file=str(path)[:200], flaw=bad.flaw.flaw) from None
