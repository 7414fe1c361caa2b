"""Reporting lines of chat and names, and what the operator's orders mean to whoever they are about."""

from __future__ import annotations

import asyncio

import pytest

from cafe.hosting.moderation import Ban, Close, Mute, Order, Rename, Unban
from cafe.hosting.storage.reports import Case, ReportKind
from cafe.server.operator.database import open_moderation
from cafe.server.settings import Settings, Timeouts

from .cafe import DEVICE, OPEN, RANDOM, Cafe, Guest, two_at_a_table
from .conftest import CafeFactory

HOUR_MS = 3_600_000


def cases_at(cafe: Cafe, match: str) -> list[Case]:
    """What is reported of a match."""
    found = cafe.run(cafe.context.moderation.reports.open_cases())
    return [case for case in found if case.reported.match == match]


def handle_of(guest: Guest, match: str) -> str:
    handle: str = guest.state(match)["you"]["handle"]
    return handle


def says(guest: Guest, match: str, text: str) -> int:
    """Say a line; its number in the log."""
    guest.post(f"/api/matches/{match}/say", {"text": text}, 204)
    seq: int = guest.get(f"/api/matches/{match}")["chat"][-1]["seq"]
    return seq


def person_of(cafe: Cafe, guest: Guest, match: str) -> str:
    """Whoever sits there, by the name that only the server knows."""
    (seat, *_) = guest.state(match)["you"]["seats"]
    person = cafe.run(cafe.context.matches.load(match)).match.seats[seat].person
    assert isinstance(person, str)
    return person


def order(cafe: Cafe, *orders: Order) -> None:
    """What the operator's page does."""
    for each in orders:
        cafe.run(cafe.context.moderation.carry_out(each))
    cafe.run(cafe.context.active_sanctions.refresh())


def test_a_line_of_chat_is_reported_as_it_was_said(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    seq = says(ben, match, "You are a fool")
    report = {"seq": seq, "reason": "  Not   nice "}
    assert anna.post(f"/api/matches/{match}/report", report, 204) is None
    (case,) = cases_at(cafe, match)
    assert (case.reported.kind, case.reported.seq) == (ReportKind.CHAT, seq)
    assert (case.reported.name, case.reported.text) == ("Ben", "You are a fool")
    assert case.reported.person == person_of(cafe, ben, match)
    assert (case.reporters, case.reasons) == (1, ("Not nice",))


def test_a_name_is_reported_as_it_is_now(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    anna.post(f"/api/matches/{match}/report", {"handle": handle_of(ben, match)}, 204)
    spectator = cafe.guest("Rude Cara")
    says(spectator, match, "Hi")
    spectator.patch("/api/me", {"name": "Cara"})
    anna.post(f"/api/matches/{match}/report", {"handle": handle_of(spectator, match)}, 204)
    reported = [(case.reported.kind, case.reported.name) for case in cases_at(cafe, match)]
    assert reported == [(ReportKind.NAME, "Ben"), (ReportKind.NAME, "Rude Cara")]


def test_all_names_of_one_device_are_reported_together(cafe: Cafe) -> None:
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    match = anna.starts({**DEVICE, "name": "Anna"}, {**DEVICE, "name": "Rude"}, RANDOM)
    ben.post(f"/api/matches/{match}/report", {"handle": handle_of(anna, match)}, 204)
    (case,) = cases_at(cafe, match)
    assert (case.reported.name, case.reported.text) == ("Anna", "Anna, Rude")


def test_a_thing_is_reported_once_by_each_person(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    seq = says(ben, match, "rude")
    spectator = cafe.guest("Cara")
    for guest in (anna, anna, spectator):
        guest.post(f"/api/matches/{match}/report", {"seq": seq}, 204)
    (case,) = cases_at(cafe, match)
    assert case.reporters == 2


def test_only_what_is_there_can_be_reported(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    seq = says(ben, match, "Hi")
    path = f"/api/matches/{match}/report"
    for nowhere in (1, seq + 1, 99_999):
        assert anna.post(path, {"seq": nowhere}, 404) == {"error": "no-such-line"}
    assert anna.post(path, {"handle": "0" * 12}, 404) == {"error": "no-such-speaker"}
    assert anna.post("/api/matches/nowhere/report", {"seq": 1}, 404) == {"error": "no-such-match"}
    for wrong in ({"seq": 0}, {"handle": "x"}, {"seq": seq, "why": ""}):
        assert anna.post(path, wrong, 400)["error"] == "bad-field"
    for neither_or_both in ({}, {"seq": seq, "handle": "0" * 12}):
        assert anna.post(path, neither_or_both, 422)["error"] == "bad-field"
    assert cases_at(cafe, match) == []


def test_reports_are_limited_per_person(new_cafe: CafeFactory) -> None:
    cafe = new_cafe(rate_factor=1.0)
    anna, ben, match = two_at_a_table(cafe)
    report = {"seq": says(ben, match, "rude")}
    statuses = [anna.http.post(f"/api/matches/{match}/report", json=report).status_code for _ in range(11)]
    assert statuses == [204] * 10 + [429]


def test_reporting_many_things_has_an_end(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    lines = [says(ben, match, f"rude {number}") for number in range(21)]
    for seq in lines[:20]:
        anna.post(f"/api/matches/{match}/report", {"seq": seq}, 204)
    last = anna.post(f"/api/matches/{match}/report", {"seq": lines[20]}, 409)
    assert last == {"error": "enough-reported"}


def test_whoever_is_reported_learns_nothing_of_it(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    seq = says(ben, match, "rude")
    before = ben.get(f"/api/matches/{match}"), ben.get("/api/me")
    anna.post(f"/api/matches/{match}/report", {"seq": seq, "reason": "secret"}, 204)
    assert (ben.get(f"/api/matches/{match}"), ben.get("/api/me")) == before


def test_whoever_is_silenced_plays_on_but_says_nothing_and_changes_no_name(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    order(cafe, Mute(person_of(cafe, ben, match), hours=1))
    assert ben.post(f"/api/matches/{match}/say", {"text": "Hi"}, 403) == {"error": "silenced"}
    assert ben.patch("/api/me", {"name": "Loud"}, 403) == {"error": "silenced"}
    other = anna.opens(DEVICE, OPEN)["match"]["id"]
    assert ben.post(f"/api/matches/{other}/join", {"name": "Loud"})["state"]["seats"][1]["name"] == "Ben"
    named = ben.opens({**DEVICE, "name": "Loud"}, {**DEVICE, "name": "Louder"})
    assert [seat["name"] for seat in named["match"]["state"]["seats"]] == ["Ben", ""]
    ben.post(f"/api/matches/{match}/resign", {"seat": 1})
    says(anna, match, "Still here")


def test_a_silence_ends_by_itself(new_cafe: CafeFactory) -> None:
    cafe = new_cafe()
    _, ben, match = two_at_a_table(cafe)
    order(cafe, Mute(person_of(cafe, ben, match), hours=1))
    ben.post(f"/api/matches/{match}/say", {"text": "Hi"}, 403)
    cafe.clock.at += HOUR_MS
    ben.post(f"/api/matches/{match}/say", {"text": "Hi"}, 204)


def test_whoever_is_banned_can_look_and_do_nothing(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    other = anna.opens(DEVICE, OPEN)["match"]["id"]
    token = ben.post("/api/me/tokens", {"label": "bot"})["token"]
    order(cafe, Ban(person_of(cafe, ben, match)))
    refused = {"error": "banned"}
    assert ben.post(f"/api/matches/{match}/say", {"text": "Hi"}, 403) == refused
    assert ben.post(f"/api/matches/{other}/join", {}, 403) == refused
    assert ben.opens(DEVICE, RANDOM, status=403) == refused
    assert ben.patch("/api/me", {"name": "New"}, 403) == refused
    assert ben.post("/api/me/link", {}, 403) == refused
    assert ben.post(f"/api/matches/{match}/report", {"seq": 1}, 403) == refused
    assert ben.get("/api/me")["name"] == "Ben"
    assert ben.state(match)["outcome"] == "resigned"
    with ben.follow(match) as listener:
        assert listener.hears()["state"]["status"] == "over"
    bot = cafe.guest()
    headers = {"Authorization": f"Bearer {token}"}
    assert bot.post(f"/api/matches/{other}/join", {}, 403, **headers) == refused


def test_a_banned_person_does_not_become_another_with_the_same_cookie(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    link = anna.post("/api/me/link")["token"]
    (device,) = ben.get("/api/me/devices")["devices"]
    person = person_of(cafe, ben, match)
    order(cafe, Ban(person))
    assert ben.post("/api/link", {"token": link}, 403) == {"error": "banned"}
    assert ben.http.delete(f"/api/me/devices/{device['id']}").status_code == 403
    order(cafe, Unban(person))
    ben.opens(DEVICE, RANDOM)


def test_a_closed_match_is_over_for_everybody_and_has_no_rematch(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    with ben.follow(match) as listener:
        listener.hears()
        order(cafe, Close(match))
        news = listener.hears()
    assert [entry["type"] for entry in news["entries"]] == ["match-over"]
    assert (news["state"]["status"], news["state"]["outcome"]) == ("over", "closed")
    assert anna.post(f"/api/matches/{match}/rematch", {}, 409) == {"error": "match-closed"}
    assert anna.get(f"/api/matches/{match}/export").startswith("Café")


def test_a_renamed_player_is_called_so_by_everybody_at_once(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    with anna.follow(match) as listener:
        listener.hears()
        order(cafe, Rename(person_of(cafe, ben, match)))
        news = listener.hears()
    assert [(entry["type"], entry["name"]) for entry in news["entries"]] == [("seat-renamed", "")]
    assert [seat["name"] for seat in news["state"]["seats"]] == ["Anna", ""]
    assert ben.get("/api/me")["name"] == ""


async def carry_out_beside(settings: Settings, *orders: Order) -> None:
    """What the operator's command does: it shares nothing with the server but the database."""
    async with open_moderation(settings) as moderation:
        for each in orders:
            await moderation.carry_out(each)


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_what_is_done_beside_a_running_server_takes_effect_there(
    new_cafe: CafeFactory, request: pytest.FixtureRequest, database: str
) -> None:
    shared = {"database_url": request.getfixturevalue(f"{database}_url")}
    cafe = new_cafe(timeouts=Timeouts(sanctions_s=0.05), **shared)
    anna, ben, match = two_at_a_table(cafe)
    other = anna.opens(DEVICE, OPEN)["match"]["id"]
    person = person_of(cafe, ben, match)
    with anna.follow(match) as listener, anna.follow(other) as waiting:
        listener.hears()
        waiting.hears()
        asyncio.run(carry_out_beside(cafe.settings, Ban(person), Close(other)))
        assert listener.hears()["state"]["outcome"] == "resigned"
        assert waiting.hears()["state"]["outcome"] == "closed"
    assert ben.post(f"/api/matches/{match}/say", {"text": "Hi"}, 403) == {"error": "banned"}


def test_bans_hold_from_the_first_request_of_a_new_start(new_cafe: CafeFactory, sqlite_url: str) -> None:
    cafe = new_cafe(database_url=sqlite_url)
    _, ben, match = two_at_a_table(cafe)
    order(cafe, Ban(person_of(cafe, ben, match)))
    cafe.stop()
    again = new_cafe(database_url=sqlite_url)
    back = again.guest()
    back.http.cookies.update(ben.http.cookies)
    assert back.post(f"/api/matches/{match}/say", {"text": "Hi"}, 403) == {"error": "banned"}
