"""Without a clock: whoever has waited long enough lets the computer play on."""

from __future__ import annotations

from playwright.sync_api import expect

from cafe.match.clock import COUNTDOWN_MS, PATIENCE_MS

from .conftest import Visit
from .playing import open_table, sit_down, turn_at
from .server import CafeProcess


def test_whoever_has_waited_long_lets_the_computer_play_on(visit: Visit, own_cafe: CafeProcess) -> None:
    host, guest = visit(at=own_cafe), visit(at=own_cafe)
    match = open_table(host, "board", "device:Ada", "open")
    sit_down(guest, match, "Bo")
    host.get_by_role("button", name="Start the game").click()
    slow = turn_at([host, guest])
    waiting = guest if slow is host else host
    expect(waiting.get_by_role("button", name="Let the computer play on")).to_have_count(0)
    own_cafe.later(PATIENCE_MS)
    for page in (slow, waiting):
        page.reload()
    expect(slow.get_by_role("button", name="Let the computer play on")).to_have_count(0)
    waiting.get_by_role("button", name="Let the computer play on").click()
    expect(waiting.get_by_text("The computer takes over in")).to_be_visible()
    expect(slow.get_by_text("The computer takes your place in")).to_be_visible()
    own_cafe.later(PATIENCE_MS + COUNTDOWN_MS)
    expect(waiting.locator('[data-my-turn="true"]')).to_be_visible()
    slow.get_by_role("button", name="Take the seat back").click()
    expect(slow.get_by_role("button", name="Take the seat back")).to_have_count(0)
