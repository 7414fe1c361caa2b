"""What a step means is seen before it is played, and it can be taken back: also where it is no seating."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from cafe.words import text

from .conftest import Visit
from .files import birthday_file, clearing, closing_file, first_turn_file, full_hand_file
from .playing import Mouse, lay_on_the_table, seen

FILES = {
    "send-to-bar": first_turn_file,
    "lay-aside": full_hand_file,
    "close-cafe": closing_file,
    "name-birthday": birthday_file,
}


def take(page: Page, step: str) -> None:
    """Do what is no seating."""
    mouse = Mouse(page)
    if step in ("send-to-bar", "lay-aside"):
        hand = seen(page)["hand"]
        mouse.choose(next(index for index, guest in enumerate(hand) if not guest.startswith("*")))
        mouse.press("bar" if step == "send-to-bar" else step)
    elif step == "name-birthday":
        mouse.answer("birthday:FR")
    else:
        mouse.press(step)


@pytest.mark.parametrize("step", FILES)
def test_what_a_step_means_is_said_before_it_is_played_or_taken_back(visit: Visit, step: str) -> None:
    page = visit()
    lay_on_the_table(page, FILES[step]())
    before = seen(page)["seq"]
    this_turn = page.get_by_role("region", name="This turn")
    meaning = text(f"play-means-{step}", "en")
    for end in ("undo", "commit"):
        take(page, step)
        expect(this_turn).to_contain_text(meaning)
        expect(page.locator('[data-action="commit"]')).to_be_enabled()
        assert seen(page)["seq"] == before
        Mouse(page).press(end)
        expect(this_turn.filter(has_text=meaning)).to_have_count(0)
    page.wait_for_function("seq => document.querySelector('.match').dataset.seq > seq", arg=before)


def test_a_cleared_table_keeps_its_guests_until_the_new_one_is_laid_and_this_turn_keeps_its_points(
    visit: Visit,
) -> None:
    game, guest, chair = clearing()
    page = visit()
    lay_on_the_table(page, game)
    mouse = Mouse(page)
    mouse.choose(seen(page)["hand"].index(guest))
    mouse.sit(chair)
    leaving = page.locator("[data-leaving]")
    expect(leaving.and_(page.locator(f'[data-chair="{chair}"]'))).to_have_count(1)
    told = leaving.evaluate_all("all => all.map(one => [one.dataset.chair, one.dataset.guest ?? ''])")
    assert len(told) >= 4
    assert all(sitting for _, sitting in told), "whoever will leave is still there"
    total = page.get_by_role("region", name="This turn").locator(".total b")
    points = total.inner_text()
    assert int(points) > 0
    play = page.locator('[data-action="commit"]')
    expect(play).to_contain_text(text("play-commit-and-lay", "en"))
    play.click()
    expect(leaving).to_have_count(0)
    for left, _ in told:
        expect(page.locator(f'[data-chair="{left}"][data-guest]')).to_have_count(0)
    expect(page.locator('[data-my-turn="true"]')).to_be_visible()
    expect(total).to_have_text(points)
