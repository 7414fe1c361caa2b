"""One person on two devices."""

from __future__ import annotations

import re

from playwright.sync_api import expect

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
