"""B1, C1: the guests, and the codes by which both games call them."""

import pytest

from cafe.rules import GENTLEMAN, LADY, Guest, Nation
from cafe.rules.guests import KINDS
from tests.cafe_table import refused_by, rule


@rule("B1")
@pytest.mark.parametrize("guest", KINDS, ids=str)
def test_every_guest_has_a_code_that_parses_back(guest: Guest) -> None:
    assert Guest.parse(str(guest)) == guest
    assert repr(guest) == str(guest)


@rule("B1", "C1")
def test_a_guest_is_a_nation_and_a_sex_and_a_joker_a_sex_only() -> None:
    assert Guest.parse("DEf") == Guest(Nation.DE, LADY)
    assert Guest.parse("**m") == Guest(None, GENTLEMAN)
    assert [str(guest) for guest in KINDS if guest.is_joker] == ["**f", "**m"]
    assert len(KINDS) == 12 * 2 + 2


@rule("B10")
@pytest.mark.parametrize("nation", [*Nation])
def test_a_joker_passes_for_any_nation_and_a_guest_for_their_own(nation: Nation) -> None:
    assert Guest.parse("**f").passes_for(nation)
    assert Guest.parse("ITf").passes_for(nation) is (nation is Nation.IT)


@refused_by("B1")
@pytest.mark.parametrize("code", ["", "IT", "ITx", "XXf", "itf", "ITf ", "*f", "***", "ITmm"])
def test_a_code_of_nobody_is_refused(code: str) -> None:
    with pytest.raises(ValueError, match="no guest"):
        Guest.parse(code)
