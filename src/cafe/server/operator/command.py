"""The operator's command: reports, and what to do about them, on the database of the settings."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

import click

from cafe.api.clean_text import BadText, clean_name
from cafe.hosting.cache import NoSuchMatch
from cafe.hosting.moderation import (
    Ban,
    Close,
    Dismiss,
    Moderation,
    Mute,
    NobodyThere,
    Order,
    Rename,
    Unban,
    Unmute,
)
from cafe.hosting.storage.errors import DatabaseProblem
from cafe.hosting.storage.reports import Case
from cafe.server.operator.database import open_moderation
from cafe.server.operator.listing import case_lines, match_lines, sanction_line
from cafe.server.settings import BadSetting, Settings, read_settings

MAX_REPORT_DIGITS = 9
DEFAULT_HOURS, MAX_HOURS = 24, 24 * 366
OF_IDS = {"ignore_unknown_options": True}  # an id may begin with a dash, and is no option then
Result = TypeVar("Result")


class NoSuchReport(Exception):
    """A report was named by a number that none has."""


@dataclass(frozen=True, slots=True)
class Subject:
    """Whom an order is about, and the case that it closes."""

    person: str
    case: Case | None = None


def main(arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    """Carry out one command; the exit code."""
    try:
        operator.main(list(arguments), "operator", standalone_mode=False, obj=environment)
    except click.ClickException as misused:
        return _refuse(misused.format_message(), 2)
    except (BadSetting, DatabaseProblem, BadText) as bad:
        return _refuse(str(bad), 2)
    except NobodyThere:
        return _refuse("there is nobody with this id", 1)
    except NoSuchMatch:
        return _refuse("there is no such match", 1)
    except NoSuchReport:
        return _refuse("there is no report with this number", 1)
    return 0


@click.group(
    context_settings={"help_option_names": ["-h", "--help"]},
    no_args_is_help=False,
    invoke_without_command=True,
)
@click.option("--data", metavar="FOLDER", help="The folder of the SQLite file, as of the server.")
@click.pass_context
def operator(context: click.Context, data: str | None) -> None:
    """Reports of people, and what to do about them; also while the server runs.

    WHO is the number of a report, which is closed with it, or the id of a person.
    The database is that of the settings: CAFE_DATABASE_URL, else the file in CAFE_DATA.
    """
    context.obj = read_settings(context.obj, {} if data is None else {"data": data})
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@operator.command()
@click.option("--handled", is_flag=True, help="Those that were handled instead, the last first.")
@click.pass_obj
def reports(settings: Settings, *, handled: bool) -> None:
    """List what was reported, the oldest first."""

    async def read(moderation: Moderation) -> list[Case]:
        found = moderation.reports
        return await (found.handled_cases() if handled else found.open_cases())

    cases = _with_database(settings, read)
    for case in cases:
        click.echo("\n".join(case_lines(case)))
    if not cases:
        click.echo("Nothing was reported." if not handled else "Nothing was handled yet.")


@operator.command()
@click.pass_obj
def sanctions(settings: Settings) -> None:
    """List who is muted or banned."""

    async def read(moderation: Moderation) -> list[str]:
        return [sanction_line(one) for one in await moderation.sanctions.current(moderation.matches.clock())]

    click.echo("\n".join(_with_database(settings, read)) or "Nobody is muted or banned.")


@operator.command("match", context_settings=OF_IDS)
@click.argument("match_id", metavar="MATCH")
@click.pass_obj
def show_match(settings: Settings, match_id: str) -> None:
    """Show who sits at a match and what was said there, with the ids of the people."""

    async def read(moderation: Moderation) -> list[str]:
        return list(match_lines((await moderation.matches.load(match_id)).match))

    click.echo("\n".join(_with_database(settings, read)))


@operator.command(context_settings=OF_IDS)
@click.argument("who")
@click.option("--hours", type=click.IntRange(1, MAX_HOURS), default=DEFAULT_HOURS, show_default=True)
@click.pass_obj
def mute(settings: Settings, who: str, hours: int) -> None:
    """Let a person neither talk nor choose names for so many hours."""
    _carry_out(settings, who, lambda person: Mute(person, hours))


@operator.command(context_settings=OF_IDS)
@click.argument("who")
@click.pass_obj
def unmute(settings: Settings, who: str) -> None:
    """Let a person talk again."""
    _carry_out(settings, who, Unmute)


@operator.command(context_settings=OF_IDS)
@click.argument("who")
@click.argument("name", required=False)
@click.pass_obj
def rename(settings: Settings, who: str, name: str | None) -> None:
    """Give a person another name, or none, also at every match that is not over."""
    wanted = "" if name is None else clean_name(name)
    _carry_out(settings, who, lambda person: Rename(person, wanted))


@operator.command(context_settings=OF_IDS)
@click.argument("who")
@click.pass_obj
def ban(settings: Settings, who: str) -> None:
    """Let a person do nothing any more; bots play on at their seats."""
    _carry_out(settings, who, Ban)


@operator.command(context_settings=OF_IDS)
@click.argument("who")
@click.pass_obj
def unban(settings: Settings, who: str) -> None:
    """Let a person act again; seats that they lost stay lost."""
    _carry_out(settings, who, Unban)


@operator.command(context_settings=OF_IDS)
@click.argument("match_or_report", metavar="MATCH")
@click.pass_obj
def close(settings: Settings, match_or_report: str) -> None:
    """End a match where it stands; MATCH is its id, or the number of a report about it."""

    async def carry_out(moderation: Moderation) -> None:
        case = await _case(moderation, match_or_report)
        match_id = match_or_report if case is None else case.reported.match
        await moderation.carry_out(Close(match_id), case)

    _with_database(settings, carry_out)


@operator.command()
@click.argument("report")
@click.pass_obj
def dismiss(settings: Settings, report: str) -> None:
    """Close a report and do nothing about it."""

    async def carry_out(moderation: Moderation) -> None:
        case = await _case(moderation, report)
        if case is None:
            raise NoSuchReport
        await moderation.carry_out(Dismiss(), case)

    _with_database(settings, carry_out)


def _carry_out(settings: Settings, who: str, order: Callable[[str], Order]) -> None:
    async def carry_out(moderation: Moderation) -> None:
        case = await _case(moderation, who)
        subject = Subject(who) if case is None else Subject(case.reported.person, case)
        await moderation.carry_out(order(subject.person), subject.case)

    _with_database(settings, carry_out)


async def _case(moderation: Moderation, named: str) -> Case | None:
    """The case of a report's number; None for what is no number."""
    number = named.removeprefix("#")
    if not (number.isascii() and number.isdigit() and len(number) <= MAX_REPORT_DIGITS):
        return None
    case = await moderation.reports.find(int(number))
    if case is None:
        raise NoSuchReport
    return case


def _with_database(settings: Settings, use: Callable[[Moderation], Awaitable[Result]]) -> Result:
    async def run() -> Result:
        async with open_moderation(settings) as moderation:
            return await use(moderation)

    return asyncio.run(run())


def _refuse(reason: str, code: int) -> int:
    click.echo(f"cafe: {reason}", err=True)
    return code
