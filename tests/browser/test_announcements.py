"""What a screen reader is told: every seating, undo, refusal, draw and line of chat, each of them once."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESK, Visit
from .files import game_file
from .playing import Finger, Mouse, changed, of_nations, open_table, seen, settled, sit_down, take_up, turn_at
from .test_shell_of_a_match import SIZES, sized

RECORD = """() => {
    const drawn = region => region?.checkVisibility({ visibilityProperty: true });
    const LIVE = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"]';
    window.heard = [];
    const hear = text => text.trim() && window.heard.push(text.trim());
    new MutationObserver(changes => changes.forEach(({ type, target, addedNodes }) => {
        const inside = drawn((target.nodeType === 1 ? target : target.parentElement)?.closest(LIVE));
        if (type === 'characterData') inside && hear(target.textContent);
        else addedNodes.forEach(added => {
            if (inside) hear(added.textContent);
            else if (added.nodeType === 1)
                [added, ...added.querySelectorAll('*')]
                    .filter(one => one.matches(LIVE) && drawn(one)).forEach(one => hear(one.textContent));
        });
    })).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
ONE_TO_FILL = "/referee#game=board&seated=o13%3DINm%2Cn14%3DINm%2Cn12%3DINf&hand=**f%2CITm"
UNLIT = """() => [...document.querySelectorAll('[data-chair]:not([data-points], [data-guest])')]
    .map(one => one.dataset.chair)"""


class Ear:
    """Hears every change of the live regions of a page from now on; one that is not drawn says nothing."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.evaluate(RECORD)

    def hears(self, sentence: str) -> str:
        """Wait for the next lines: the first that match, and none besides; they are forgotten then."""
        self.page.wait_for_function(
            "wanted => window.heard.some(line => new RegExp(wanted).test(line))", arg=sentence
        )
        lines = self.silence()
        told = [line for line in lines if re.search(sentence, line)]
        assert len(lines) == len(told) == 1, lines
        return told[0]

    def silence(self) -> list[str]:
        """What was heard since, once two frames have passed without more."""
        lines: list[str] = self.page.evaluate(
            """async () => {
                const frame = () => new Promise(drawn => requestAnimationFrame(drawn));
                let before = -1;
                while (before !== window.heard.length) {
                    before = window.heard.length;
                    for (let count = 0; count < 6; count += 1) await frame();
                }
                return window.heard.splice(0);
            }"""
        )
        return lines


def two_people(visit: Visit, edition: str, *, phone: bool = False) -> tuple[Page, Page]:
    """Whoever is on turn, and the other."""
    ada, bo = visit(phone=phone), visit(phone=phone)
    match = open_table(ada, edition, "device:Ada", "open")
    sit_down(bo, match, "Bo")
    ada.get_by_role("button", name="Start the game").click()
    mover = turn_at([ada, bo])
    for page in (ada, bo):
        expect(page.locator(".room[data-settled='true']")).to_be_visible()
    return (ada, bo) if mover is ada else (bo, ada)


def name_of(page: Page) -> str:
    name: str = page.locator(".players .me .name").get_attribute("title") or ""
    return name


def choose_unlit(page: Page) -> tuple[int, str]:
    """Choose a guest of a nation, and a free chair that does not take them."""
    index = of_nations(seen(page))[0]
    Mouse(page).choose(index)
    expect(page.locator("[data-chair][data-points]").first).to_be_visible()
    return index, str(page.evaluate(UNLIT)[0])


def once(lines: list[str], sentence: str) -> bool:
    return sum(len(re.findall(sentence, line)) for line in lines) == 1


@pytest.fixture
def board(visit: Visit) -> tuple[Page, Page]:
    return two_people(visit, "board")


def test_refusals_seatings_and_undo_are_each_said_once(board: tuple[Page, Page]) -> None:
    mover, other = board
    ear, far = Ear(mover), Ear(other)
    _, chair = choose_unlit(mover)
    assert ear.silence() == [], "who is chosen is said by the button itself"
    Mouse(mover).sit(chair)
    refusal = ear.hears("not possible")
    assert "chair" in refusal
    assert not re.search(rf"\b{chair}\b", refusal), "chairs go by their nations"
    for size in SIZES:  # where it stands at the chair, and where on a sheet
        mover.set_viewport_size(sized(size))
        Mouse(mover).sit(chair)
        assert ear.hears("not possible") == refusal
    mover.set_viewport_size(DESK)  # type: ignore[arg-type]  # a plain dict will do
    Mouse(mover).sit(seen(mover)["lit"][0])
    seated = ear.hears(r"(waits for company|points?)\.$")
    Mouse(mover).press("undo")
    undone = ear.hears("^Undone: ")
    assert undone.removeprefix("Undone: ").rstrip(".") in seated
    assert far.silence() == [], "nobody hears what others try"


def test_a_turn_is_said_when_it_is_drafted_and_what_comes_of_it_when_it_is_played(
    board: tuple[Page, Page],
) -> None:
    mover, other = board
    ear, far = Ear(mover), Ear(other)
    who = name_of(mover)
    fingers, drafted = Mouse(mover), 0
    while not (now := settled(mover))["commit"]:
        take_up(fingers, now)
        changed(mover, now)
        ear.hears(r"(waits for company|points?)\.$")
        drafted += 1
    fingers.press("commit")
    expect(other.locator('[data-my-turn="true"]')).to_be_visible()
    played = ear.hears(r"turn\.$")
    assert f"{who} seats" not in played, "it was said step by step"
    assert played.count(f"{who} draws the ") == drafted, played
    told = far.hears("Your turn")
    assert told.count(f"{who} seats ") == drafted, told
    assert told.count(f"{who} draws the ") == drafted, told


def test_a_line_of_chat_is_said_once_whether_or_not_the_chat_is_open(board: tuple[Page, Page]) -> None:
    speaker, listener = board
    ear, far = Ear(speaker), Ear(listener)

    def say(line: str) -> None:
        speaker.get_by_label("Say something").fill(line)
        speaker.keyboard.press("Enter")

    speaker.locator("summary", has_text="Chat").click()
    say("Good evening")
    far.hears("Good evening")
    listener.locator("summary", has_text="Chat").click()
    say("A coffee, please")
    far.hears("A coffee, please")
    assert ear.silence() == [], "nobody is told what they said themselves"


def test_a_draw_is_said_once_to_each_as_far_as_they_may_know_it(visit: Visit) -> None:
    mover, other = two_people(visit, "card")
    ear, far = Ear(mover), Ear(other)
    who = name_of(mover)
    Mouse(mover).press("draw")
    ear.hears("^Draw a guest")
    Mouse(mover).press("commit")
    own = ear.hears(f"{who} draws the ")
    assert once([own], "draws")
    told = far.hears(f"{who} draws a guest")
    assert once([told], "draws")


def test_on_a_phone_a_refusal_is_seen_and_said_once(visit: Visit) -> None:
    mover, _ = two_people(visit, "board", phone=True)
    ear = Ear(mover)
    _, chair = choose_unlit(mover)
    Finger(mover).sit(chair)
    ear.hears("not possible")
    shown = mover.locator("[data-why-not]").filter(visible=True)
    expect(shown).to_have_count(1)
    expect(shown.locator("p")).not_to_have_count(0)


PHONE_OR_DESK = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])


def sit(fingers: Mouse, guest: str, chair: str) -> None:
    """Choose a guest, and a chair for them."""
    fingers.choose(seen(fingers.page)["hand"].index(guest))
    fingers.sit(chair)


@PHONE_OR_DESK
def test_in_a_lesson_each_step_each_refusal_and_its_end_are_said_once(visit: Visit, phone: bool) -> None:
    page = visit("/tutorial?course=board&lesson=1", phone=phone)
    expect(page.locator(".room[data-settled='true']")).to_be_visible()
    ear, fingers = Ear(page), Finger(page) if phone else Mouse(page)
    steps = []
    while (move := page.locator("[data-goal]").get_attribute("data-goal") or "") != "end":
        sit(fingers, *move.split("@"))
        steps.append(ear.hears(".+"))
    page.locator('[data-action="undo"]').click()
    assert ear.hears("^Undone: ").removeprefix("Undone: ").rstrip(".") in steps[-1]
    sit(fingers, *(page.locator("[data-goal]").get_attribute("data-goal") or "").split("@"))
    ear.silence()
    page.locator('[data-action="commit"]').click()
    done = page.locator("[data-lesson-done] p").first
    assert ear.hears(re.escape((done.text_content() or "").strip()))
    page.goto("/tutorial?course=board&lesson=4")
    expect(page.locator(".room[data-settled='true']")).to_be_visible()
    ear = Ear(page)
    sit(fingers, "INf", "m13")
    lines = ear.silence()
    page.wait_for_function("document.querySelector('[data-lesson-done]')")
    lines += ear.silence()
    assert len([line for line in lines if "not possible" in line]) == 1, lines
    assert len(lines) == 2, "the refusal, and what the lesson says to it"


@PHONE_OR_DESK
def test_the_referee_says_each_step_with_all_that_follows_and_each_refusal_once(
    visit: Visit, phone: bool
) -> None:
    page = visit(ONE_TO_FILL, phone=phone)
    page.get_by_role("radio", name="Ask").check()
    expect(page.locator(".room[data-settled='true']")).to_be_visible()
    page.wait_for_load_state("networkidle")
    ear, fingers = Ear(page), Finger(page) if phone else Mouse(page)
    page.locator('[data-hand="**f"]').click()
    assert ear.silence() == [], "who is chosen is said by the button itself"
    page.locator('[data-hand="**f"]').click()
    sit(fingers, "ITm", "m13")
    ear.hears("not possible")
    sit(fingers, "**f", "m13")
    ear.hears(r"\+8 points.*hand size may be lowered")
    page.locator('[data-action="undo"]').click()
    ear.hears("^Undone: ")


@PHONE_OR_DESK
def test_a_replay_says_each_turn_one_comes_to_once(visit: Visit, phone: bool) -> None:
    page = visit(phone=phone)
    answer = page.request.post("/api/import", data=game_file(), headers={"content-type": "text/plain"})
    page.goto(f"/match/{answer.json()['match']['id']}/replay")
    expect(page.locator(".room[data-settled='true']")).to_be_visible()
    page.wait_for_load_state("networkidle")
    ear = Ear(page)
    heard = []
    for turn in (1, 2):
        page.locator('[data-action="on"]').click()
        expect(page.get_by_role("slider")).to_have_value(str(turn))
        heard.append(ear.hears(r"in this turn, \S+ in all\.$"))
        first = page.get_by_role("region", name="This turn", include_hidden=True).locator("p").first
        assert (first.text_content() or "?") in heard[-1]
    page.locator('[data-action="back"]').click()
    assert ear.hears(".+") == heard[0]
    page.locator('[data-action="back"]').click()
    ear.hears("^The guests are dealt")


Act = Callable[[Page], None]


def test_focus_never_lands_on_something_that_means_another_thing(board: tuple[Page, Page]) -> None:
    mover, _ = board
    focused = (
        "() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.innerText ?? ''"
    )
    goes_on = "[data-hand], [data-status], [data-action=commit]"

    def stays(page: Page, act: Act) -> None:
        """Whatever had the focus has it still under the same name, or it went where the turn goes on."""
        name = page.evaluate(focused)
        act(page)
        page.wait_for_function(
            f"name => ({focused})() === name || document.activeElement.matches({goes_on!r})", arg=name
        )

    mover.keyboard.press("h")
    expect(mover.locator("[data-hand]:focus")).to_have_count(1)
    index, _ = choose_unlit(mover)
    mover.locator("[data-hand]").nth(index).focus()
    lit = seen(mover)["lit"][0]

    def seat(page: Page) -> None:
        page.locator(f'[data-chair="{lit}"]').dispatch_event("click")
        expect(page.locator(".match")).to_have_attribute("data-draft", "1")

    stays(mover, seat)
    mover.locator('[data-action="undo"]').focus()

    def undo(page: Page) -> None:
        page.keyboard.press("Enter")
        expect(page.locator(".match")).to_have_attribute("data-draft", "0")

    stays(mover, undo)
    mover.wait_for_function("place => document.activeElement.matches(place)", arg=goes_on)
