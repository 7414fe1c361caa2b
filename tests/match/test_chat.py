"""Players and spectators have budgets of their own: nobody can use up what others may say."""

from __future__ import annotations

import pytest

from cafe.match import actions
from cafe.match.chat import Sign
from cafe.match.limits import MAX_LINES_OF_A_JOINER, MAX_LINES_OF_A_SPECTATOR

from .in_memory_match import ANNA, BEN, OPEN, InMemoryMatch, declined, opened, running


def say(logged: InMemoryMatch, person: str, times: int = 1) -> None:
    for _ in range(times):
        logged.do(actions.say(logged.match, person, person.title(), "hello"))


def test_spectators_cannot_exhaust_the_chat_for_players() -> None:
    logged = running(OPEN, OPEN)
    spectators = [f"spectator-{number}" for number in range(1_000)]
    for spectator in spectators:
        say(logged, spectator)
    assert declined(lambda: say(logged, "one-more")) == "enough-said"
    say(logged, ANNA)
    say(logged, BEN)


def test_one_spectator_cannot_exhaust_the_chat_for_the_others() -> None:
    logged = running(OPEN, OPEN)
    say(logged, "loud", 100)
    assert declined(lambda: say(logged, "loud")) == "enough-said"
    say(logged, "quiet")


def test_one_player_cannot_exhaust_the_chat_for_the_others() -> None:
    logged = running(OPEN, OPEN)
    say(logged, ANNA, 500)
    assert declined(lambda: say(logged, ANNA)) == "enough-said"
    say(logged, BEN)


def test_spectators_cannot_exhaust_the_chat_for_the_host_and_for_joiners_before_the_start() -> None:
    logged = opened(OPEN, OPEN)
    logged.join(BEN)
    for spectator in range(10):
        say(logged, f"spectator-{spectator}", 100)
    assert declined(lambda: say(logged, "one-more")) == "enough-said"
    say(logged, ANNA, 500)
    say(logged, BEN, MAX_LINES_OF_A_JOINER)


def test_a_host_who_only_watches_talks_as_a_player() -> None:
    logged = opened(OPEN, OPEN)
    for person in (BEN, "cara"):
        logged.join(person)
    logged.start()
    say(logged, ANNA, 500)
    assert declined(lambda: say(logged, ANNA)) == "enough-said"


def test_who_sits_down_only_to_talk_uses_up_what_spectators_have() -> None:
    """Before the start a seat can be had by anybody, again and again."""
    logged = opened(OPEN, OPEN)
    logged.join(BEN)
    say(logged, BEN, MAX_LINES_OF_A_JOINER + 100)
    assert declined(lambda: say(logged, BEN)) == "enough-said"
    logged.leave(BEN, 0)
    logged.join(BEN)
    assert declined(lambda: say(logged, BEN)) == "enough-said", "and no more when they sit down again"
    logged.join(ANNA)
    logged.start()
    say(logged, BEN)


@pytest.mark.parametrize("speaker", [ANNA, "spectator"])
def test_the_last_lines_are_kept_for_newcomers(speaker: str) -> None:
    logged = running(OPEN, OPEN)
    say(logged, speaker, 3)
    assert len(logged.match.chat) == 3


@pytest.mark.parametrize(
    "sign", [Sign.CHEERS, Sign.BRAVO, Sign.LAUGH, Sign.SURPRISE, Sign.THINKING, Sign.APPLAUSE]
)
def test_a_sign_counts_as_a_line(sign: Sign) -> None:
    logged = running(OPEN, OPEN)
    say(logged, "loud", MAX_LINES_OF_A_SPECTATOR - 1)
    logged.do(actions.say(logged.match, "loud", "Loud", "", sign))
    assert declined(lambda: actions.say(logged.match, "loud", "Loud", "", sign)) == "enough-said"
