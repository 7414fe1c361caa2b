"""What the café has of a person: to take along as a file, and to delete."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from cafe.hosting.erasure import SECOND_LOOK_MS
from cafe.rules.notation import parse_record

from .cafe import DEVICE, OPEN, RANDOM, Cafe, Guest, two_at_a_table
from .listener import Json

LINE = "see you at the fountain"


def deletes(guest: Guest) -> None:
    answer = guest.http.delete("/api/me")
    assert answer.status_code == 204, answer.text
    assert "Max-Age=0" in answer.headers["set-cookie"]


def says(guest: Guest, match: str, text: str) -> None:
    guest.post(f"/api/matches/{match}/say", {"text": text}, 204)


def everything_about(guest: Guest, match: str) -> str:
    """All that a match shows, by every request that shows it."""
    paths = ("", "/events", "/replay?seat=open", "/export", "/replay")
    return "".join(guest.http.get(f"/api/matches/{match}{path}").text for path in paths)


def test_the_file_has_all_that_is_yours(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe, "card")
    token = anna.post("/api/me/tokens", {"label": "my bot"})
    says(anna, match, LINE)
    says(ben, match, "I shall")
    watched = ben.opens(DEVICE, OPEN)["match"]["id"]
    says(anna, watched, "good luck")
    speaker = ben.state(match)["you"]["handle"]
    anna.post(f"/api/matches/{match}/mute", {"speaker": speaker}, 204)
    answer = anna.http.get("/api/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="cafe-international.json"'
    assert answer.headers["cache-control"] == "no-store"
    file: Json = answer.json()
    assert (file["name"], file["seen_at"]) == ("Anna", cafe.clock.at)
    assert file["tokens"] == [{"id": token["id"], "label": "my bot"}]
    assert [device["current"] for device in file["devices"]] == [True]
    assert file["muted"] == {match: [speaker]}
    kept = {each["id"]: each for each in file["matches"]}
    assert set(kept) == {match, watched}
    assert kept[match]["seats"] == [0]
    assert kept[match]["said"] == [{"at": cafe.clock.at, "text": LINE}]
    assert kept[watched]["said"] == [{"at": cafe.clock.at, "text": "good luck"}]
    assert kept[match]["file"] is None, "it is not over"
    assert token["token"] not in answer.text
    assert anna.http.cookies["cafe"] not in answer.text


def test_the_file_shows_no_more_than_one_may_see(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe, "card")
    for _ in range(2):
        seat = anna.state(match)["view"]["player"]
        (anna, ben)[seat].plays(match, seat)
    [kept] = anna.get("/api/me/export")["matches"]
    seen = anna.get(f"/api/matches/{match}/events")["entries"]
    assert kept["entries"] == seen
    anna.post(f"/api/matches/{match}/resign", {"seat": 0})
    [kept] = anna.get("/api/me/export")["matches"]
    assert parse_record(kept["file"]).names == ("Anna", "Ben")


def test_a_stranger_takes_an_empty_file_along_and_deletes_nothing(cafe: Cafe) -> None:
    stranger = cafe.guest()
    assert stranger.get("/api/me/export")["matches"] == []
    assert stranger.http.delete("/api/me").status_code == 204
    assert "cafe" not in stranger.http.cookies


def test_whoever_deletes_themselves_is_a_stranger_on_all_devices_and_so_are_their_bots(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    phone, bot = cafe.guest(), cafe.guest()
    phone.post("/api/link", {"token": anna.post("/api/me/link")["token"]})
    bot.http.headers["Authorization"] = f"Bearer {anna.post('/api/me/tokens', {'label': 'bot'})['token']}"
    link, cookie = anna.post("/api/me/link")["token"], anna.http.cookies["cafe"]
    deletes(anna)
    assert phone.get("/api/me/devices") == {"devices": []}
    assert bot.get("/api/me", 401) == {"error": "bad-token"}
    assert phone.post("/api/link", {"token": link}, 404) == {"error": "no-such-link"}
    phone.http.cookies.set("cafe", cookie, domain="127.0.0.1", path="/")
    assert phone.get("/api/me/matches")["matches"] == []
    assert anna.get("/api/me")["name"] == ""


def test_others_no_longer_see_who_it_was_or_what_they_said(cafe: Cafe) -> None:
    name = "Rosalinde"
    rosa, ben = cafe.guest(name), cafe.guest("Ben")
    match = rosa.opens(DEVICE, OPEN, {**RANDOM, "name": f"{name}'s bot"})["match"]["id"]
    ben.post(f"/api/matches/{match}/join", {})
    says(rosa, match, LINE)
    says(ben, match, "I shall")
    rosa.post(f"/api/matches/{match}/start")
    handle = rosa.state(match)["you"]["handle"]
    ben.post(f"/api/matches/{match}/mute", {"speaker": handle}, 204)
    ben.post(f"/api/matches/{match}/unmute", {"speaker": handle}, 204)
    before = everything_about(ben, match)
    assert all(trace in before for trace in (name, LINE, handle))
    deletes(rosa)
    after = everything_about(ben, match)
    assert [trace for trace in (name, LINE, handle) if trace in after] == []
    assert "I shall" in after
    state = ben.state(match)
    assert (state["seats"][0]["name"], state["seats"][0]["resigned"]) == ("", True)
    assert state["you"]["seats"] == [1]
    ben.post(f"/api/matches/{match}/resign", {"seat": 1})
    assert parse_record(ben.get(f"/api/matches/{match}/export")).names[1] == "Ben"
    assert name not in ben.http.get("/api/me/matches").text


def test_who_follows_is_asked_to_read_the_match_anew(cafe: Cafe) -> None:
    anna, ben, match = two_at_a_table(cafe)
    says(anna, match, LINE)
    with ben.follow(match) as listener:
        listener.hears()
        deletes(anna)
        heard = listener.hears()
        while "bye" not in heard:  # that she resigned comes first
            heard = listener.hears()
        assert heard == {"bye": "rewritten"}
        with pytest.raises(ConnectionClosed) as closed:
            listener.text()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    assert LINE not in everything_about(ben, match)


def test_the_server_forgets_the_id_a_minute_later(cafe: Cafe) -> None:
    anna, ben, _ = two_at_a_table(cafe)
    session = cafe.run(cafe.context.identity.session_of(anna.http.cookies["cafe"]))
    assert session is not None
    deletes(anna)
    assert cafe.run(cafe.context.erasure.matches_of(session.person, 10))
    cafe.clock.at += SECOND_LOOK_MS
    cafe.run(cafe.context.erasure.finish())
    assert cafe.run(cafe.context.erasure.matches_of(session.person, 10)) == []
    assert ben.get("/api/me")["name"] == "Ben"
