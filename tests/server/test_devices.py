"""The devices of a person: sessions that are listed, that can be ended, and that nobody can make up."""

from __future__ import annotations

import threading
from hashlib import sha256

import httpx
import pytest
from itsdangerous import Signer
from websockets.exceptions import ConnectionClosed

from cafe.hosting.storage.sessions import SEEN_INTERVAL_MS, UNUSED_MS
from cafe.server.security.device import device_of

from .cafe import DEVICE, OPEN, Cafe, Guest
from .conftest import SECRET, CafeFactory
from .listener import Json

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/18.5 Mobile/15E148 Safari/604.1"
)


def with_cookie(cafe: Cafe, value: str) -> Guest:
    guest = cafe.guest()
    guest.http.cookies.set("cafe", value, domain="127.0.0.1", path="/")
    return guest


def linked(cafe: Cafe, guest: Guest) -> Guest:
    """A second device of the same person."""
    device = cafe.guest()
    device.http.headers["User-Agent"] = IPHONE
    device.post("/api/link", {"token": guest.post("/api/me/link")["token"]})
    return device


def devices(guest: Guest) -> list[Json]:
    listed: list[Json] = guest.get("/api/me/devices")["devices"]
    return listed


def current(guest: Guest) -> Json:
    [device] = [device for device in devices(guest) if device["current"]]
    return device


def ends(guest: Guest, device_id: str) -> httpx.Response:
    return guest.http.delete(f"/api/me/devices/{device_id}")


def test_a_person_sees_their_devices_and_which_one_this_is(cafe: Cafe) -> None:
    anna = cafe.guest()
    anna.http.headers["User-Agent"] = FIREFOX
    anna.patch("/api/me", {"name": "Anna"})
    begun = cafe.clock.at
    cafe.clock.at += 1
    phone = linked(cafe, anna)
    told = {"created_at": begun, "last_seen_at": begun, "shared": False}
    laptop = {**told, "id": current(anna)["id"], "browser": "Firefox", "system": "Linux", "current": True}
    assert devices(anna)[1] == laptop
    told = {"created_at": begun + 1, "last_seen_at": begun + 1, "shared": False}
    mine = {**told, "id": current(phone)["id"], "browser": "Safari", "system": "iPhone", "current": True}
    assert devices(phone) == [mine, {**laptop, "current": False}]


def test_an_ended_device_is_a_strangers_at_its_next_request(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    phone = linked(cafe, anna)
    match = phone.opens(DEVICE, OPEN)["match"]["id"]
    cookie = phone.http.cookies["cafe"]
    assert ends(anna, current(phone)["id"]).status_code == 204
    nobody: Json = {"handle": "", "seats": [], "seat": None, "host": False, "removed": False}
    assert phone.state(match)["you"] == nobody
    assert phone.get("/api/me/devices") == {"devices": []}
    assert phone.get("/api/me")["name"] == "", "somebody new"
    assert with_cookie(cafe, cookie).get("/api/me/matches") == {"matches": [], "next": None}
    assert [device["current"] for device in devices(anna)] == [True]
    assert anna.get("/api/me")["name"] == "Anna"


def test_its_listeners_are_sent_away_and_the_others_stay(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    phone = linked(cafe, anna)
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    with anna.follow(match) as mine, phone.follow(match) as there:
        assert mine.hears()["state"]["you"]["seats"] == there.hears()["state"]["you"]["seats"] == [0]
        ends(anna, current(phone)["id"])
        assert there.hears() == {"bye": "session-ended"}
        with pytest.raises(ConnectionClosed) as closed:
            there.text()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4001
        anna.post(f"/api/matches/{match}/say", {"text": "still here"}, 204)
        assert mine.hears()["entries"][0]["text"] == "still here"


def test_who_waits_for_news_is_told_them_as_a_stranger(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    phone = linked(cafe, anna)
    match = anna.starts(DEVICE, DEVICE, edition="card")
    state = anna.state(match)
    told: list[Json] = []
    after = state["seq"]
    waiting = threading.Thread(
        target=lambda: told.append(phone.get(f"/api/matches/{match}/events", after=after, wait=20))
    )
    pins = cafe.run(cafe.context.matches.load(match)).pins
    waiting.start()
    while cafe.run(cafe.context.matches.load(match)).pins == pins:
        pass
    ends(anna, current(phone)["id"])
    anna.commits(match, state["view"]["player"], ["draw"])
    waiting.join()
    [news] = told
    assert news["state"]["you"]["seats"] == []
    assert all(set(hand) == {None} for hand in news["state"]["view"]["hands"])


def test_whoever_ends_this_device_has_no_cookie_any_more(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    phone = linked(cafe, anna)
    answer = ends(phone, current(phone)["id"])
    assert answer.status_code == 204
    assert 'cafe=""' in answer.headers["set-cookie"]
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert "cafe" not in phone.http.cookies
    assert len(devices(anna)) == 1


def test_nobody_ends_the_device_of_somebody_else(cafe: Cafe) -> None:
    anna, ben, stranger = cafe.guest("Anna"), cafe.guest("Ben"), cafe.guest()
    device = current(anna)["id"]
    for guest in (ben, stranger):
        refused = ends(guest, device)
        assert (refused.status_code, refused.json()) == (404, {"error": "no-such-device"})
    for wrong in ("0" * 16, device[:3], device + "0", device.upper() + "Z", "%25", "é"):
        assert ends(anna, wrong).status_code == 404
    assert current(anna)["id"] == device
    assert stranger.get("/api/me/devices") == {"devices": []}
    assert "cafe" not in stranger.http.cookies


def forged(cookie: str, person: str, session: Json) -> dict[str, str]:
    """Cookies that look like one of ours."""
    token, _, signature = cookie.rpartition(".")

    def signed(text: str, salt: str, secret: str = SECRET) -> str:
        signer = Signer(secret, salt=salt, key_derivation="hmac", digest_method=sha256)
        return str(signer.sign(text).decode())

    return {
        "of another secret": signed(token, "cafe-session", "another secret of a café"),
        "signed for something else": signed(token, "cafe-derived"),
        "unsigned": token,
        "truncated": cookie[:-1],
        "truncated token": f"{token[:-1]}.{signature}",
        "longer": cookie + "A",
        "without its signature": f"{token}.",
        "another token": f"{'A' * len(token)}.{signature}",
        "the device's id": session["id"],
        "the device's id, signed": signed(session["id"], "cafe-session"),
        "the person, signed as a token": signed(person, "cafe-session"),
        "the person, signed as older versions did": signed(person, "cafe-person"),
        "empty": "",
        "huge": "x" * 5_000,
    }


def test_a_cookie_that_somebody_made_up_is_nobodys(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    cookie = anna.http.cookies["cafe"]
    session = cafe.run(cafe.context.identity.session_of(cookie))
    assert session is not None
    for what, made_up in forged(cookie, session.person, current(anna)).items():
        assert with_cookie(cafe, made_up).get("/api/me/devices") == {"devices": []}, what
    assert current(with_cookie(cafe, cookie)) == current(anna)


def test_a_cookie_of_another_cafe_is_nobodys_here(cafe: Cafe, new_cafe: CafeFactory) -> None:
    """Neither with another secret, nor with the same one and another database."""
    for elsewhere in (new_cafe(secret=""), new_cafe(secret=SECRET)):
        cookie = elsewhere.guest("Anna").http.cookies["cafe"]
        assert with_cookie(cafe, cookie).get("/api/me/devices") == {"devices": []}


@pytest.mark.parametrize("chosen", ["mine", "0" * 32, f"{'A' * 32}.{'B' * 43}"])
def test_a_stranger_cannot_choose_a_session(cafe: Cafe, chosen: str) -> None:
    stranger = with_cookie(cafe, chosen)
    stranger.patch("/api/me", {"name": "Anna"})
    assert stranger.http.cookies["cafe"] != chosen
    assert with_cookie(cafe, chosen).get("/api/me")["name"] == ""


def test_a_link_begins_a_session_of_its_own_and_ends_the_one_before(cafe: Cafe) -> None:
    """Whoever knew the cookie from before the link does not become the person of the link."""
    anna, ben = cafe.guest("Anna"), cafe.guest("Ben")
    before = ben.http.cookies["cafe"]
    ben.post("/api/link", {"token": anna.post("/api/me/link")["token"]})
    assert ben.http.cookies["cafe"] not in (before, anna.http.cookies["cafe"])
    assert ben.get("/api/me")["name"] == "Anna"
    assert with_cookie(cafe, before).get("/api/me/devices") == {"devices": []}
    again = ben.http.cookies["cafe"]
    ben.post("/api/link", {"token": anna.post("/api/me/link")["token"]})
    assert with_cookie(cafe, again).get("/api/me/devices") == {"devices": []}
    assert len(devices(anna)) == 2


def test_a_link_that_does_not_work_changes_nothing(cafe: Cafe) -> None:
    ben = cafe.guest("Ben")
    before = ben.http.cookies["cafe"]
    ben.post("/api/link", {"token": "guess"}, 404)
    assert ben.http.cookies["cafe"] == before
    assert ben.get("/api/me")["name"] == "Ben"


def signs_out(guest: Guest, which: str, **more: str) -> httpx.Response:
    return guest.http.post("/api/me/sign-out", json={"devices": which, **more})


def is_a_stranger(guest: Guest) -> None:
    """Nobody knows them: what one may do without a name is all they may do, and then as somebody new."""
    assert guest.get("/api/me/devices") == {"devices": []}
    assert guest.get("/api/me")["name"] == ""


def test_signing_out_elsewhere_ends_all_other_devices_and_links_and_keeps_this_one(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    phone, tablet = linked(cafe, anna), linked(cafe, anna)
    match, link = anna.opens(DEVICE, OPEN)["match"]["id"], anna.post("/api/me/link")["token"]
    with anna.follow(match) as mine, phone.follow(match) as there:
        mine.hears()
        there.hears()
        answer = signs_out(anna, "others")
        assert answer.status_code == 204
        assert "set-cookie" not in answer.headers
        assert there.hears() == {"bye": "session-ended"}
        anna.post(f"/api/matches/{match}/say", {"text": "still here"}, 204)
        assert mine.hears()["entries"][0]["text"] == "still here"
    for gone in (phone, tablet):
        is_a_stranger(gone)
    assert [device["current"] for device in devices(anna)] == [True]
    assert cafe.guest().post("/api/link", {"token": link}, 404) == {"error": "no-such-link"}


def test_signing_out_everywhere_leaves_no_device(cafe: Cafe) -> None:
    anna = cafe.guest("Anna")
    phone, cookie = linked(cafe, anna), anna.http.cookies["cafe"]
    answer = signs_out(anna, "all")
    assert answer.status_code == 204
    assert "Max-Age=0" in answer.headers["set-cookie"]
    for guest in (phone, with_cookie(cafe, cookie)):
        is_a_stranger(guest)


@pytest.mark.parametrize(("choice", "expected"), [("keep", 200), ("withdraw", 401)])
def test_who_signs_out_says_whether_the_bots_go_too(cafe: Cafe, choice: str, expected: int) -> None:
    anna, bot = cafe.guest("Anna"), cafe.guest()
    bot.http.headers["Authorization"] = f"Bearer {anna.post('/api/me/tokens', {'label': 'bot'})['token']}"
    assert signs_out(anna, "others", tokens=choice).status_code == 204
    bot.get("/api/me", expected)
    assert anna.get("/api/me")["name"] == "Anna"


def test_a_stranger_has_nothing_to_sign_out_of(cafe: Cafe) -> None:
    stranger = cafe.guest()
    assert signs_out(stranger, "all").status_code == 204
    assert signs_out(stranger, "some").status_code == 400
    assert "cafe" not in stranger.http.cookies


def test_bots_are_no_device_and_stay_when_all_are_ended(cafe: Cafe) -> None:
    anna, bot = cafe.guest("Anna"), cafe.guest()
    bot.http.headers["Authorization"] = f"Bearer {anna.post('/api/me/tokens', {'label': 'bot'})['token']}"
    assert [device["current"] for device in devices(anna)] == [True]
    ends(anna, current(anna)["id"])
    assert bot.get("/api/me")["name"] == "Anna"


def test_the_last_use_is_kept_to_the_hour_and_renews_the_cookie(new_cafe: CafeFactory) -> None:
    cafe = new_cafe()
    anna = cafe.guest("Anna")
    begun, cookie = cafe.clock.at, anna.http.cookies["cafe"]
    cafe.clock.at += SEEN_INTERVAL_MS - 1
    assert "set-cookie" not in anna.http.get("/api/me").headers
    assert current(anna)["last_seen_at"] == begun
    cafe.clock.at += 1
    renewed = anna.http.get("/api/me")
    assert f"cafe={cookie}; HttpOnly; Max-Age={UNUSED_MS // 1_000}" in renewed.headers["set-cookie"]
    assert "set-cookie" not in anna.http.get("/api/me").headers
    assert current(anna)["last_seen_at"] == begun + SEEN_INTERVAL_MS


def test_whoever_only_listens_uses_the_device_too(new_cafe: CafeFactory) -> None:
    cafe = new_cafe()
    anna = cafe.guest("Anna")
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    with anna.follow(match) as listener:
        listener.hears()
        cafe.clock.at += SEEN_INTERVAL_MS
        cafe.run(cafe.context.active_sessions.check())
        assert current(anna)["last_seen_at"] == cafe.clock.at


def test_a_device_that_is_not_used_for_400_days_is_forgotten(new_cafe: CafeFactory) -> None:
    cafe = new_cafe()
    anna = cafe.guest("Anna")
    phone = linked(cafe, anna)
    cafe.clock.at += UNUSED_MS - 1
    assert phone.get("/api/me")["name"] == "Anna"
    cafe.clock.at += 1
    cafe.context.identity.forget_all()
    assert len(devices(phone)) == 1
    cafe.run(cafe.context.active_sessions.check())
    assert anna.get("/api/me/devices") == {"devices": []}


def test_no_picture_brings_a_cookie(new_cafe: CafeFactory) -> None:
    """Caches on the way may keep pictures."""
    cafe = new_cafe()
    anna = cafe.guest("Anna")
    match = anna.opens(DEVICE, OPEN)["match"]["id"]
    cafe.clock.at += SEEN_INTERVAL_MS
    answer = anna.http.get(f"/api/matches/{match}/picture.png")
    assert answer.headers["cache-control"] != "no-store"
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    ("user_agent", "browser", "system"),
    [
        (FIREFOX, "Firefox", "Linux"),
        (IPHONE, "Safari", "iPhone"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) … Chrome/138.0.0.0 Safari/537.36", "Chrome", "Windows"),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) … Chrome/138.0 Safari/537.36 Edg/138.0",
            "Edge",
            "Windows",
        ),
        ("Mozilla/5.0 (X11; Linux x86_64) … HeadlessChrome/138.0.0.0 Safari/537.36", "Chrome", "Linux"),
        ("Mozilla/5.0 (Linux; Android 10; K) … Chrome/138.0 Mobile Safari/537.36", "Chrome", "Android"),
        (
            "Mozilla/5.0 (Linux; Android 15) … SamsungBrowser/28.0 Chrome/130 Safari",
            "Samsung Internet",
            "Android",
        ),
        ("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox", "Android"),
        ("Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) … FxiOS/140.0 Safari/605.1.15", "Firefox", "iPad"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) … Version/18.5 Safari/605.1.15", "Safari", "macOS"),
        ("Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) … Chrome/138.0.0.0 Safari/537.36", "Chrome", "ChromeOS"),
        ("Mozilla/5.0 (X11; Linux x86_64) … Chrome/138.0 Safari/537.36 OPR/120.0", "Opera", "Linux"),
        ("python-httpx/0.28.1", "", ""),
        ("", "", ""),
        ("<script>alert(1)</script>" * 500, "", ""),
    ],
)
def test_a_device_is_called_by_words_of_our_own(user_agent: str, browser: str, system: str) -> None:
    device = device_of(user_agent)
    assert (device.browser, device.system) == (browser, system)
