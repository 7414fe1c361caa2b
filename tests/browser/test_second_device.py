"""One person on two devices."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from .chromium import Complaints
from .conftest import Visit


def test_a_link_brings_name_and_games_to_a_second_device(visit: Visit) -> None:
    desk = visit("/me")
    desk.get_by_label("Your name").fill("Rosa")
    desk.get_by_label("Your name").press("Enter")
    expect(desk.get_by_text("Saved.").first).to_be_visible()
    desk.goto("/")
    desk.get_by_role("button", name="Play now").click()
    expect(desk).to_have_url(re.compile("/match/"))
    match = desk.url
    desk.goto("/link")
    desk.get_by_role("button", name="Make a link").click()
    link = desk.get_by_label("Open this on the other device").input_value()
    expect(desk.get_by_text("expires in 15 minutes")).to_be_visible()
    desk.get_by_role("button", name="QR code").click()
    expect(desk.get_by_role("img", name="QR code of the link")).to_be_visible()

    phone = visit(link, phone=True)
    phone.get_by_role("button", name="Go on playing here").click()
    expect(phone.get_by_text("Welcome back, Rosa").last).to_be_visible()
    phone.get_by_role("link", name="Start").last.click()
    phone.get_by_role("region", name="My games").get_by_role("link").first.click()
    expect(phone).to_have_url(match)


def test_a_link_works_only_once(visit: Visit, complaints: Complaints) -> None:
    complaints.forgive("404")
    desk = visit("/link")
    desk.get_by_role("button", name="Make a link").click()
    link = desk.get_by_label("Open this on the other device").input_value()
    for outcome in ("Welcome back", "no longer works"):
        phone = visit(link)
        phone.get_by_role("button", name="Go on playing here").click()
        expect(phone.get_by_text(outcome).last).to_be_visible()


def test_a_key_for_a_bot_is_made_and_taken_back(visit: Visit) -> None:
    page = visit("/me")
    page.get_by_label("What is it for?").fill("my bot")
    page.get_by_role("button", name="Make a key").click()
    key = page.get_by_label("Your new key").input_value()
    answer = visit("/").request.get("/api/me", headers={"Authorization": f"Bearer {key}"})
    assert answer.ok
    page.get_by_role("button", name="Take it back").click()
    expect(page.get_by_text("my bot")).to_be_hidden()


def device_link(page: Page) -> str:
    page.goto("/link")
    page.get_by_role("button", name="Make a link").click()
    return page.get_by_label("Open this on the other device").input_value()


def test_a_device_that_is_signed_out_plays_no_longer(visit: Visit) -> None:
    desk = visit("/me")
    desk.get_by_label("Your name").fill("Rosa")
    desk.get_by_label("Your name").press("Enter")
    expect(desk.get_by_text("Saved.").first).to_be_visible()
    phone = visit(device_link(desk), phone=True)
    phone.get_by_role("button", name="Go on playing here").click()
    expect(phone.get_by_text("Welcome back, Rosa").last).to_be_visible()
    phone.goto("/")
    phone.get_by_role("button", name="Play now").click()
    expect(phone).to_have_url(re.compile("/match/"))
    expect(phone.locator('[data-action="commit"]')).to_be_visible()

    desk.goto("/me")
    devices = desk.get_by_role("region", name="Your devices").get_by_role("listitem")
    expect(devices).to_have_count(2)
    expect(devices.first).to_contain_text("This device")
    expect(devices.last).to_contain_text("Used recently")
    devices.last.get_by_role("button").click()
    expect(devices).to_have_count(1)
    expect(desk.get_by_role("heading", name="Your devices")).to_be_focused()

    expect(phone.get_by_text("You are watching").first).to_be_visible()
    expect(phone.locator('[data-action="commit"]')).to_be_hidden()
    phone.goto("/me")
    expect(phone.get_by_label("Your name")).to_have_value("")


def test_whoever_signs_this_device_out_is_asked_and_begins_anew(visit: Visit) -> None:
    page = visit("/me")
    page.get_by_label("Your name").fill("Rosa")
    page.get_by_label("Your name").press("Enter")
    expect(page.get_by_text("Saved.").first).to_be_visible()
    leave = page.get_by_role("button", name="Sign out: Chrome")
    leave.click()
    question = page.get_by_role("dialog", name="Sign out on this device?")
    expect(question).to_contain_text("your games would be lost for good")
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_be_hidden()
    leave.click()
    question.get_by_role("button", name="Sign out").click()
    expect(page).to_have_url(re.compile("/$"))
    page.goto("/me")
    expect(page.get_by_label("Your name")).to_have_value("")


def test_signing_out_everywhere_keeps_this_device_if_one_says_so(visit: Visit) -> None:
    desk = visit("/me")
    desk.get_by_label("Your name").fill("Rosa")
    desk.get_by_label("Your name").press("Enter")
    expect(desk.get_by_text("Saved.").first).to_be_visible()
    desk.get_by_label("What is it for?").fill("my bot")
    desk.get_by_role("button", name="Make a key").click()
    expect(desk.get_by_role("button", name="Take it back")).to_be_visible()
    phone = visit(device_link(desk), phone=True)
    phone.get_by_role("button", name="Go on playing here").click()
    expect(phone.get_by_text("Welcome back, Rosa").last).to_be_visible()

    desk.goto("/me")
    devices = desk.get_by_role("region", name="Your devices").get_by_role("listitem")
    expect(devices).to_have_count(2)
    desk.get_by_role("button", name="Sign out everywhere").click()
    question = desk.get_by_role("dialog", name="Sign out everywhere?")
    question.get_by_role("switch", name="Stay signed in").uncheck()
    expect(question).to_contain_text("your games would be lost for good")
    question.get_by_role("switch", name="Stay signed in").check()
    question.get_by_role("switch", name="Take back the keys").check()
    question.get_by_role("button", name="Sign out").click()
    expect(question).to_be_hidden()
    expect(devices).to_have_count(1)
    expect(desk.get_by_text("my bot")).to_be_hidden()
    expect(desk.get_by_label("Your name")).to_have_value("Rosa")
    phone.goto("/me")
    expect(phone.get_by_label("Your name")).to_have_value("")


def test_everything_is_taken_along_as_a_file_and_then_deleted(visit: Visit) -> None:
    page = visit("/me")
    page.get_by_label("Your name").fill("Rosalinde")
    page.get_by_label("Your name").press("Enter")
    expect(page.get_by_text("Saved.").first).to_be_visible()
    with page.expect_download() as downloaded:
        page.get_by_role("link", name="Download everything").click()
    assert downloaded.value.suggested_filename == "cafe-international.json"
    assert json.loads(downloaded.value.path().read_text("utf-8"))["name"] == "Rosalinde"
    page.get_by_role("button", name="Delete me").click()
    question = page.get_by_role("dialog", name="Delete yourself for good?")
    expect(question).to_contain_text("This cannot be undone.")
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_be_hidden()
    page.get_by_role("button", name="Delete me").click()
    question.get_by_role("button", name="Delete me for good").click()
    expect(page).to_have_url(re.compile("/$"))
    page.goto("/me")
    expect(page.get_by_label("Your name")).to_have_value("")


def test_a_deleted_line_of_chat_says_so_to_who_is_still_there(visit: Visit) -> None:
    rosa = visit("/")
    opened = rosa.request.post(
        "/api/matches", data={"edition": "board", "seats": [{"kind": "device"}, {"kind": "open"}]}
    ).json()
    match = opened["match"]["id"]
    ben = visit("/")
    assert ben.request.post(f"/api/matches/{match}/join", data={}).ok
    assert rosa.request.post(f"/api/matches/{match}/start", data={}).ok
    assert rosa.request.post(f"/api/matches/{match}/say", data={"text": "my secret recipe"}).ok
    ben.goto(f"/match/{match}")
    chat = ben.locator("summary", has_text="Chat")
    chat.click()
    expect(ben.get_by_text("my secret recipe")).to_be_visible()
    with ben.expect_navigation():  # it reads the match anew
        assert rosa.request.delete("/api/me").ok
    chat.click()
    expect(ben.get_by_text("Somebody deleted themselves")).to_be_visible()
    expect(ben.get_by_text("my secret recipe")).to_be_hidden()
