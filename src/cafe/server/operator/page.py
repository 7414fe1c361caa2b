"""The operator's page as HTML: reports, what can be done about each, and who is muted or banned."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape

from cafe.hosting.moderation import OUTCOMES
from cafe.hosting.storage.reports import Case
from cafe.hosting.storage.sanctions import Sanction
from cafe.match.limits import MAX_NAME_LENGTH
from cafe.server.operator.listing import KINDS, moment, name_or_none, standing
from cafe.server.site.html import page

PAGE, SIGN_IN, SIGN_OUT, ORDERS = "/operator", "/operator/sign-in", "/operator/sign-out", "/operator/orders"
MUTE_HOURS = {1: "1 hour", 24: "1 day", 24 * 7: "1 week", 24 * 30: "30 days"}
MAX_SHOWN = 100
TITLE = "Café International: operator"


def sign_in_page(trouble: str = "") -> str:
    """The token is asked for."""
    note = f'<p class="note" role="alert">{escape(trouble)}</p>' if trouble else ""
    return page(
        TITLE,
        f"<h1>Operator</h1>\n{note}"
        f'<form class="card" method="post" action="{SIGN_IN}">\n'
        '<p><label for="token">The operator’s token</label></p>\n'
        '<p><input id="token" name="token" type="password" autocomplete="current-password" required></p>\n'
        '<button class="main">Sign in</button>\n</form>',
    )


def operator_page(
    cases: list[Case], handled: Iterable[Case], sanctions: Mapping[str, Sanction], done: str = ""
) -> str:
    """Everything that the operator sees; what others wrote is escaped."""
    note = f'<p class="note" role="status">Done: {escape(done)}.</p>' if done in OUTCOMES.values() else ""
    shown = "".join(_case_card(case, sanctions.get(case.reported.person)) for case in cases[:MAX_SHOWN])
    more = f"<p>… and {len(cases) - MAX_SHOWN} more.</p>" if len(cases) > MAX_SHOWN else ""
    nothing = '<p class="faint">Nothing is waiting for you.</p>'
    return page(
        TITLE,
        f'<form class="corner" method="post" action="{SIGN_OUT}"><button>Sign out</button></form>\n'
        f"<h1>Operator</h1>\n{note}"
        f"<h2>Reports</h2>\n{shown or nothing}{more}\n"
        f"<h2>Muted and banned</h2>\n{_sanctions(sanctions.values())}\n"
        f"<h2>Handled lately</h2>\n{_handled(handled)}",
    )


def _case_card(case: Case, sanction: Sanction | None) -> str:
    reported = case.reported
    people = "1 person" if case.reporters == 1 else f"{case.reporters} people"
    reasons = "".join(f"<li>{escape(reason)}</li>" for reason in case.reasons)
    now = "" if sanction is None else f" Now {escape(standing(sanction))}."
    return (
        f'<section class="card" id="report-{case.id}">\n'
        f"<h3>{KINDS[reported.kind].capitalize()} of {escape(name_or_none(reported.name))}</h3>\n"
        f"<blockquote>{escape(reported.text)}</blockquote>\n"
        f"{f'<ul>{reasons}</ul>' if reasons else ''}"
        f'<p class="faint">Report {case.id}, {moment(case.at)}, by {people}.{now}<br>'
        f'<a href="/match/{escape(reported.match)}">The match</a> · '
        f"person <code>{escape(reported.person)}</code></p>\n"
        f'<div class="orders">{_orders(case)}</div>\n</section>\n'
    )


def _orders(case: Case) -> str:
    """One form each: the key Enter does what stands beside the field."""
    hours = "".join(f'<option value="{hours}">{words}</option>' for hours, words in MUTE_HOURS.items())
    name_id = f"name-{case.id}"
    return (
        _form(case, f"{_button('dismiss', 'Dismiss')}")
        + _form(
            case,
            f'{_button("mute", "Mute")}<label>for <select name="hours">{hours}</select></label>',
        )
        + _form(
            case,
            f'<label for="{name_id}" class="unseen">Another name</label>'
            f'<input id="{name_id}" name="name" maxlength="{MAX_NAME_LENGTH}" placeholder="no name" '
            f'autocomplete="off">{_button("rename", "Rename")}',
        )
        + _confirmed(case, "close", "Close the match", "The game ends for everybody at this table.")
        + _confirmed(case, "ban", "Ban", "They can look and do nothing more; bots play on at their seats.")
    )


def _confirmed(case: Case, order: str, words: str, consequence: str) -> str:
    """An order that takes a second click."""
    return (
        f"<details><summary>{words} …</summary>"
        f"{_form(case, f'<span>{consequence}</span>{_button(order, words)}')}</details>"
    )


def _form(case: Case, fields: str) -> str:
    return (
        f'<form method="post" action="{ORDERS}"><input type="hidden" name="report" value="{case.id}">'
        f"{fields}</form>"
    )


def _button(order: str, words: str) -> str:
    return f'<button name="order" value="{order}">{words}</button>'


def _sanctions(sanctions: Iterable[Sanction]) -> str:
    cards = "".join(map(_sanction_card, sanctions))
    return cards or '<p class="faint">Nobody.</p>'


def _sanction_card(sanction: Sanction) -> str:
    lifts = {"unban": sanction.banned_at, "unmute": sanction.silenced_until}
    buttons = "".join(_button(order, order.capitalize()) for order, at in lifts.items() if at is not None)
    return (
        f'<section class="card"><h3>{escape(name_or_none(sanction.name))}</h3>'
        f'<p class="faint">{escape(standing(sanction))} · person <code>{escape(sanction.person)}</code></p>'
        f'<div class="orders"><form method="post" action="{ORDERS}">'
        f'<input type="hidden" name="person" value="{escape(sanction.person)}">{buttons}'
        "</form></div></section>\n"
    )


def _handled(cases: Iterable[Case]) -> str:
    rows = "".join(
        f"<tr><td>{case.outcome}</td><td>{escape(name_or_none(case.reported.name))}: "
        f"{escape(case.reported.text)}</td><td>{moment(case.handled_at or 0)}</td></tr>"
        for case in cases
    )
    return f"<table>{rows}</table>" if rows else '<p class="faint">Nothing yet.</p>'
