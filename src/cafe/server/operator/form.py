"""What a form of the operator's page orders."""

from __future__ import annotations

from collections.abc import Mapping

from cafe.api.clean_text import BadText, clean_name
from cafe.hosting.moderation import Ban, Close, Dismiss, Mute, Order, Rename, Unban, Unmute
from cafe.hosting.storage.reports import Case, Reports
from cafe.server.operator.page import MUTE_HOURS

MAX_REPORT_DIGITS = 9


class BadForm(Exception):
    """A form that the page did not make, or about what is gone."""


async def read_order(fields: Mapping[str, str], reports: Reports) -> tuple[Order, Case | None]:
    """The order of a form, and the case that it closes."""
    wanted = fields.get("order", "")
    if wanted in ("unmute", "unban"):
        person = fields.get("person", "")
        return (Unmute(person) if wanted == "unmute" else Unban(person)), None
    case = await _case(fields.get("report", ""), reports)
    return _about(case, wanted, fields), case


def _about(case: Case, wanted: str, fields: Mapping[str, str]) -> Order:
    person = case.reported.person
    match wanted:
        case "mute":
            return Mute(person, _hours(fields.get("hours", "")))
        case "rename":
            return Rename(person, _name(fields.get("name", "")))
        case "close":
            return Close(case.reported.match)
        case "ban":
            return Ban(person)
        case "dismiss":
            return Dismiss()
        case _:
            raise BadForm


async def _case(number: str, reports: Reports) -> Case:
    if not (number.isascii() and number.isdigit() and len(number) <= MAX_REPORT_DIGITS):
        raise BadForm
    if (case := await reports.find(int(number))) is None:
        raise BadForm
    return case


def _hours(text: str) -> int:
    for hours in MUTE_HOURS:
        if text == str(hours):
            return hours
    raise BadForm


def _name(text: str) -> str:
    """The name for somebody; left empty, none."""
    try:
        return clean_name(text) if text.strip() else ""
    except BadText:
        raise BadForm from None
