"""What every test may ask for."""

from pathlib import Path

import pytest

pytest_plugins = ["tests.databases", "tests.quick_option"]

HERE = Path(__file__).parent
TELL_THE_RULES = {"golden", "properties", "rulebook", "terminal"}
# They walk through whole games again and again, which takes many times as long while lines are counted;
# the others come to the same lines.
WALK_FAR = {
    "properties/test_clubs.py",
    "properties/test_course.py",
    "properties/test_endings.py",
    "properties/test_hostile_texts.py",
    "properties/test_imagination.py",
    "properties/test_material.py",
    "properties/test_offers.py",
    "terminal/test_puzzle.py",
    "terminal/test_review.py",
    "terminal/test_tournament.py",
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Coverage is asked of the rules: who tests something above them, or walks far, runs at full speed."""
    for item in items:
        file = item.path.relative_to(HERE)
        if file.parts[0] not in TELL_THE_RULES or file.as_posix() in WALK_FAR:
            item.add_marker(pytest.mark.no_cover)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests marked anyio run on asyncio, as the server does."""
    return "asyncio"
